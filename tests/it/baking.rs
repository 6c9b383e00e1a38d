//! Keeping triangles changes what a frame costs, not what it looks like.

use std::sync::{Arc, Mutex};

use eframe::App as _;
use egui::epaint::{ClippedPrimitive, ClippedShape, Primitive};
use egui::{Context, FullOutput, Plugin, Pos2, RawInput, Rect, Shape, vec2};
use tafelrunde::i18n::Language;
use tafelrunde::ui::app::{App, Start};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;

/// Sees the shapes of a frame as they were painted.
#[derive(Default)]
struct Watch(Arc<Mutex<Vec<ClippedShape>>>);

impl Plugin for Watch {
    fn debug_name(&self) -> &'static str {
        "watch"
    }

    fn output_hook(&mut self, _ctx: &Context, output: &mut FullOutput) {
        self.0.lock().unwrap().clone_from(&output.shapes);
    }
}

/// Corners of all triangles in the order in which they are painted, with their colours.
fn corners(primitives: &[ClippedPrimitive]) -> Vec<(Pos2, [u8; 4])> {
    let mut corners = Vec::new();
    for primitive in primitives {
        let Primitive::Mesh(mesh) = &primitive.primitive else {
            continue;
        };
        for &index in &mesh.indices {
            let vertex = mesh.vertices[index as usize];
            corners.push((vertex.pos, vertex.color.to_array()));
        }
    }
    corners
}

#[test]
fn what_is_kept_is_painted_as_it_was() {
    let ctx = Context::default();
    let painted = Arc::default();
    ctx.add_plugin(Watch(Arc::clone(&painted)));
    ctx.tessellation_options_mut(|options| options.prerasterized_discs = false);
    let start = Start {
        language: Some(Language::De),
        screen: Screen::Table,
        drawing: Drawing::AtOnce,
        ..Start::default()
    };
    let mut app = App::new(&ctx, start).expect("the theme can be read");
    let mut frame = eframe::Frame::_new_kittest();
    for round in 0..3 {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1440.0, 900.0))),
            time: Some(f64::from(round)),
            ..RawInput::default()
        };
        let mut output = ctx.run_ui(input, |ui| {
            app.logic(ui.ctx(), &mut frame);
            app.ui(ui, &mut frame);
        });
        output.textures_delta.clear();
        let plain = std::mem::take(&mut *painted.lock().unwrap());
        let noop = |shape: &&ClippedShape| matches!(shape.shape, Shape::Noop);
        let before = plain.iter().filter(noop).count();
        let kept = output.shapes.iter().filter(noop).count() - before;
        assert!(kept > 100, "{kept} shapes are part of a mesh");
        let expected = ctx.tessellate(plain, 1.0);
        let found = ctx.tessellate(output.shapes, 1.0);
        assert!(corners(&found) == corners(&expected), "frame {round}");
    }
}
