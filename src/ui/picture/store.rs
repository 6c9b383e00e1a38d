//! The textures of all pictures on the screen.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use egui::{ColorImage, Context, Rect, TextureHandle, TextureId, TextureOptions, pos2};

use super::id::Picture;
use super::raster::rasterize;

/// Textures above this many bytes are given back, the longest unused first.
const ROOM: usize = 96 << 20;

/// When pictures are drawn.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Drawing {
    /// On a thread of its own; until then cards show a plain face.
    Later,
    /// At once, in the frame that asks: for tests and single images.
    AtOnce,
    /// Not at all; one white point stands for each picture: for tests that ask only where it lies.
    Blank,
}

/// A texture, as large as was asked for or the nearest there is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stock {
    /// The texture.
    pub texture: TextureId,
    /// Whether it has exactly the size asked for.
    pub exact: bool,
}

/// All pictures, each drawn once for each width in pixels it is shown at.
///
/// It belongs to the thread of the window. Nothing is drawn before it is asked for, and nothing
/// happens while the screen stays as it is.
pub struct Pictures {
    ctx: Context,
    stock: RefCell<Shelf>,
    painter: Option<Painter>,
    blank: bool,
}

#[derive(Default)]
struct Shelf {
    textures: BTreeMap<Picture, BTreeMap<u32, Texture>>,
    bytes: usize,
    paper: Option<TextureHandle>,
    missing: usize,
}

struct Texture {
    handle: TextureHandle,
    bytes: usize,
    used_in: u64,
}

impl Pictures {
    /// An empty store for the window of `ctx`.
    #[must_use]
    pub fn new(ctx: &Context, drawing: Drawing) -> Self {
        Self {
            ctx: ctx.clone(),
            stock: RefCell::default(),
            painter: match drawing {
                Drawing::Later => Some(Painter::start(ctx)),
                Drawing::AtOnce | Drawing::Blank => None,
            },
            blank: drawing == Drawing::Blank,
        }
    }

    /// Takes over what has been drawn since; call it once at the start of each frame.
    pub fn begin_frame(&self) {
        let mut stored = self.stock.borrow_mut();
        stored.missing = 0;
        if let Some(painter) = &self.painter {
            for (picture, width, image) in painter.take_finished() {
                stored.put(&self.ctx, picture, width, image);
            }
        }
        stored.give_back(self.ctx.cumulative_frame_nr());
    }

    /// Whether everything the last frame asked for was there in its exact size.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.stock.borrow().missing == 0
    }

    /// The texture of `picture` for a width in points; none if it is still being drawn.
    ///
    /// Ask for few different widths: each is drawn anew.
    pub fn get(&self, picture: Picture, width: f32) -> Option<Stock> {
        let pixels = if self.blank {
            1
        } else {
            self.pixels(picture, width)
        };
        let frame = self.ctx.cumulative_frame_nr();
        let mut stored = self.stock.borrow_mut();
        if let Some(texture) = stored.exact(picture, pixels, frame) {
            return Some(Stock {
                texture,
                exact: true,
            });
        }
        let exact = self.painter.is_none();
        let texture = if let Some(painter) = &self.painter {
            stored.missing += 1;
            painter.ask(picture, pixels, frame);
            stored.nearest(picture, pixels, frame)?
        } else {
            let image = if self.blank {
                ColorImage::from_gray([1, 1], &[u8::MAX])
            } else {
                rasterize(picture, pixels).ok()?
            };
            stored.put(&self.ctx, picture, pixels, image);
            stored.exact(picture, pixels, frame)?
        };
        Some(Stock { texture, exact })
    }

    /// How wide a picture is drawn for a width in points. A graphics card takes textures up to a certain
    /// size only: what is larger than that is stretched.
    fn pixels(&self, picture: Picture, width: f32) -> u32 {
        let side = self.ctx.input(|input| input.max_texture_side) as f32;
        let size = picture.size();
        let widest = side * (size.x / size.y).min(1.0);
        let wanted = (width * self.ctx.pixels_per_point()).round();
        wanted.clamp(1.0, widest.max(1.0)) as u32
    }

    /// The texture of paper: tile it with [`Self::paper_uv`] and tint it.
    pub fn paper(&self) -> TextureId {
        let mut stored = self.stock.borrow_mut();
        let ctx = &self.ctx;
        stored
            .paper
            .get_or_insert_with(|| {
                let options = TextureOptions::LINEAR_REPEAT;
                ctx.load_texture("paper", paper_image(), options)
            })
            .id()
    }

    /// Texture coordinates for paper in `rect`, so that one tile is 512 points and all panels
    /// continue one sheet.
    #[must_use]
    pub fn paper_uv(rect: Rect) -> Rect {
        Self::tile_uv(rect, 512.0)
    }

    /// Texture coordinates for tiles of `side` points, counted from the window's corner.
    #[must_use]
    pub fn tile_uv(rect: Rect, side: f32) -> Rect {
        Rect::from_min_max(
            pos2(rect.left() / side, rect.top() / side),
            pos2(rect.right() / side, rect.bottom() / side),
        )
    }

    /// Number of textures and their size in bytes, for diagnostics.
    #[must_use]
    pub fn usage(&self) -> (usize, usize) {
        let stored = self.stock.borrow();
        let count = stored.textures.values().map(BTreeMap::len).sum();
        (count, stored.bytes)
    }
}

/// The embedded sheet of paper; plain white if it could not be read.
fn paper_image() -> ColorImage {
    let bytes = include_bytes!("../../../assets/pictures/paper.png");
    match image::load_from_memory_with_format(bytes, image::ImageFormat::Png) {
        Ok(paper) => {
            let paper = paper.into_rgba8();
            let size = [paper.width() as usize, paper.height() as usize];
            ColorImage::from_rgba_unmultiplied(size, paper.as_raw())
        }
        Err(_) => ColorImage::from_gray([1, 1], &[u8::MAX]),
    }
}

impl Shelf {
    fn put(&mut self, ctx: &Context, picture: Picture, width: u32, image: ColorImage) {
        let bytes = image.pixels.len() * 4;
        let options = if picture.is_tile() {
            TextureOptions::LINEAR_REPEAT
        } else {
            TextureOptions::LINEAR
        };
        let handle = ctx.load_texture(format!("{picture:?} {width}"), image, options);
        self.bytes += bytes;
        let texture = Texture {
            handle,
            bytes,
            used_in: ctx.cumulative_frame_nr(),
        };
        let old = self
            .textures
            .entry(picture)
            .or_default()
            .insert(width, texture);
        self.bytes -= old.map_or(0, |old| old.bytes);
    }

    fn exact(&mut self, picture: Picture, width: u32, frame: u64) -> Option<TextureId> {
        let texture = self.textures.get_mut(&picture)?.get_mut(&width)?;
        texture.used_in = frame;
        Some(texture.handle.id())
    }

    fn nearest(&mut self, picture: Picture, width: u32, frame: u64) -> Option<TextureId> {
        let sizes = self.textures.get_mut(&picture)?;
        let (_, texture) = sizes
            .iter_mut()
            .min_by_key(|&(&size, _)| size.abs_diff(width))?;
        texture.used_in = frame;
        Some(texture.handle.id())
    }

    /// Gives textures back when there are too many, but none that the last frame showed.
    fn give_back(&mut self, frame: u64) {
        while self.bytes > ROOM {
            let oldest = self
                .textures
                .iter()
                .flat_map(|(&picture, sizes)| {
                    let entry = move |(&width, texture): (&u32, &Texture)| {
                        (texture.used_in, picture, width, texture.bytes)
                    };
                    sizes.iter().map(entry)
                })
                .min()
                .filter(|&(used_in, ..)| used_in + 1 < frame);
            let Some((_, picture, width, bytes)) = oldest else {
                return;
            };
            if let Some(sizes) = self.textures.get_mut(&picture) {
                sizes.remove(&width);
            }
            self.bytes -= bytes;
        }
    }
}

/// The thread that draws.
struct Painter {
    desk: Arc<Desk>,
}

#[derive(Default)]
struct Desk {
    work: Mutex<Work>,
    news: Condvar,
}

#[derive(Default)]
struct Work {
    /// What to draw, with the last frame that asked for it.
    wanted: BTreeMap<(Picture, u32), u64>,
    /// What is being drawn.
    current: Option<(Picture, u32)>,
    finished: Vec<(Picture, u32, ColorImage)>,
    closed: bool,
}

impl Desk {
    /// A panic elsewhere leaves the lists whole, so a poisoned lock is taken over.
    fn lock(&self) -> MutexGuard<'_, Work> {
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Painter {
    fn start(ctx: &Context) -> Self {
        let desk = Arc::new(Desk::default());
        let (theirs, ctx) = (Arc::clone(&desk), ctx.clone());
        let started = thread::Builder::new()
            .name("pictures".to_owned())
            .spawn(move || draw(&theirs, &ctx));
        if started.is_err() {
            // Without a thread the cards keep their plain faces; the game goes on.
            desk.lock().closed = true;
        }
        Self { desk }
    }

    fn ask(&self, picture: Picture, width: u32, frame: u64) {
        let mut work = self.desk.lock();
        let there = work
            .finished
            .iter()
            .any(|(other, size, _)| (*other, *size) == (picture, width));
        if !there && work.current != Some((picture, width)) {
            work.wanted.insert((picture, width), frame);
            self.desk.news.notify_one();
        }
    }

    fn take_finished(&self) -> Vec<(Picture, u32, ColorImage)> {
        std::mem::take(&mut self.desk.lock().finished)
    }
}

impl Drop for Painter {
    fn drop(&mut self) {
        self.desk.lock().closed = true;
        self.desk.news.notify_all();
    }
}

/// Draws what is wanted until the desk is closed.
fn draw(desk: &Desk, ctx: &Context) {
    let mut work = desk.lock();
    while !work.closed {
        // What no recent frame asked for was only passed through, as when the window is resized.
        let newest = work.wanted.values().copied().max().unwrap_or(0);
        work.wanted.retain(|_, asked| *asked + 2 > newest);
        let Some(((picture, width), _)) = work.wanted.pop_first() else {
            ctx.request_repaint();
            work = desk.news.wait(work).unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        work.current = Some((picture, width));
        drop(work);
        let image = rasterize(picture, width);
        work = desk.lock();
        work.current = None;
        if let Ok(image) = image {
            work.finished.push((picture, width, image));
            // A screen fills in a few steps instead of flickering card by card.
            if work.finished.len() >= 24 {
                ctx.request_repaint();
            }
        }
    }
}
