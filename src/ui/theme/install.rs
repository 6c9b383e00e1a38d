//! Handing the tokens over to egui's own widgets.

use egui::style::{WidgetVisuals, Widgets};
use egui::{Color32, Context, CornerRadius, Stroke, Style, TextStyle, Visuals};

use super::typography::Text;
use super::{Tokens, fonts, with_opacity};

/// Sets fonts, text sizes and colours of everything egui draws itself.
///
/// Call it at the start, and again when theme, text size or speed of motion change.
pub fn install(ctx: &Context, tokens: &Tokens) {
    ctx.set_fonts(fonts::definitions());
    restyle(ctx, tokens);
}

/// All but the fonts.
fn restyle(ctx: &Context, tokens: &Tokens) {
    let theme = if tokens.theme.is_dark() {
        egui::Theme::Dark
    } else {
        egui::Theme::Light
    };
    ctx.set_theme(theme);
    let visuals = visuals(tokens);
    // Both of egui's themes get ours, so that no other can show for a moment.
    ctx.all_styles_mut(|style| {
        style.visuals = visuals.clone();
        text_and_space(style, tokens);
    });
}

fn text_and_space(style: &mut Style, tokens: &Tokens) {
    let styles = [
        (TextStyle::Body, tokens.font(Text::Body)),
        (TextStyle::Button, tokens.bold(Text::Body)),
        (TextStyle::Small, tokens.font(Text::Label)),
        (TextStyle::Monospace, tokens.font(Text::Body)),
        (TextStyle::Heading, tokens.font(Text::Display3)),
    ];
    style.text_styles = styles.into_iter().collect();
    style.animation_time = tokens.seconds(tokens.motion.hover_lift);
    style.spacing.item_spacing = egui::vec2(tokens.space.m, tokens.space.s);
    style.spacing.button_padding = egui::vec2(tokens.space.l, tokens.space.s);
    style.interaction.tooltip_delay = 0.35;
    style.interaction.selectable_labels = false;
}

fn visuals(tokens: &Tokens) -> Visuals {
    let colour = &tokens.colour;
    let mut visuals = if tokens.theme.is_dark() {
        Visuals::dark()
    } else {
        Visuals::light()
    };
    visuals.override_text_color = None;
    visuals.panel_fill = colour.ground;
    visuals.window_fill = colour.paper_raised;
    visuals.window_stroke = Stroke::new(tokens.stroke.panel, colour.line);
    visuals.window_corner_radius = CornerRadius::same(tokens.radius.panel as u8);
    visuals.menu_corner_radius = CornerRadius::same(tokens.radius.button as u8);
    visuals.window_shadow = tokens.soft_shadow(tokens.shadow.bubble);
    visuals.popup_shadow = tokens.soft_shadow(tokens.shadow.ticket);
    visuals.extreme_bg_color = colour.paper;
    visuals.faint_bg_color = colour.paper_sunk;
    visuals.code_bg_color = colour.paper_sunk;
    visuals.hyperlink_color = colour.link;
    visuals.warn_fg_color = colour.expires;
    visuals.error_fg_color = colour.expires;
    visuals.selection.bg_fill = with_opacity(colour.link, 0.35);
    visuals.selection.stroke = Stroke::new(tokens.stroke.focus, colour.focus);
    visuals.widgets = widgets(tokens);
    visuals
}

fn widgets(tokens: &Tokens) -> Widgets {
    let colour = &tokens.colour;
    let with = |fill: Color32, rim: Color32, text: Color32, expansion: f32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(tokens.stroke.field, rim),
        corner_radius: CornerRadius::same(tokens.radius.field as u8),
        fg_stroke: Stroke::new(tokens.stroke.panel, text),
        expansion,
    };
    Widgets {
        noninteractive: with(colour.panel, colour.line_soft, colour.ink, 0.0),
        inactive: with(colour.paper, colour.line, colour.ink, 0.0),
        hovered: with(colour.paper_raised, colour.gold, colour.ink, 1.0),
        active: with(colour.paper_sunk, colour.gold, colour.ink, 0.0),
        open: with(colour.paper_raised, colour.gold, colour.ink, 0.0),
    }
}
