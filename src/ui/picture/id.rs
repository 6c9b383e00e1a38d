//! Names of all pictures, by layer.

use egui::Vec2;

use super::art;
use crate::rules::kings_errand::{ActionCard, Location, Side, TaskId, Virtue, VirtueCard};
use crate::ui::theme::KnightColour;

/// One embedded picture. Cards are made of several: the art, the frame, the plate.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Picture {
    /// Landscape of a location.
    Location(Location),
    /// Art of an action card.
    Action(ActionCard),
    /// Art of a task card.
    Task(TaskId),
    /// Art of a virtue card.
    Virtue(VirtueCard),
    /// Art of a knight's card.
    Knight(KnightColour),
    /// Art of the tent card with this number, 1 to 4.
    Tent(u8),
    /// Back of a card.
    Back(Back),
    /// Frame of a card.
    Frame(CardFrame),
    /// Small figure.
    Token(Token),
    /// One-colour sign; tint it.
    Icon(Icon),
    /// Decoration of panels.
    Ornament(Ornament),
    /// The title scene.
    Title,
    /// The same by night, for dark themes.
    TitleAtNight,
    /// The sign of the app, for windows and task bars.
    AppIcon,
}

/// Backs of cards.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[expect(missing_docs, reason = "named after the cards")]
pub enum Back {
    Action,
    Task,
    Virtue,
}

/// Frames of cards and the title plate.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum CardFrame {
    /// Yellow wall.
    Wall,
    /// Green leaves.
    Leaves,
    /// Half wall, half leaves.
    Both,
    /// Plain gold.
    Gold,
    /// Task card.
    Task,
    /// Virtue card.
    Virtue(Virtue),
    /// Knight's card.
    Knight(KnightColour),
    /// The plate for the title.
    Plate,
}

impl CardFrame {
    /// The frame that says where a card works.
    #[must_use]
    pub const fn of(side: Side) -> Self {
        match side {
            Side::Camelot => Self::Wall,
            Side::Countryside => Self::Leaves,
            Side::Anywhere => Self::Both,
        }
    }
}

/// Small figures.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Token {
    /// Sign of a virtue.
    Virtue(Virtue),
    /// Coat of arms.
    Knight(KnightColour),
    /// Ground of an action card's initial.
    Initial(Side),
    /// Shield: a point.
    Shield,
    /// Tent.
    Tent,
    /// Seal: it works.
    Works,
    /// Seal: it expires.
    Expires,
    /// The guide of the lessons.
    Guide,
}

/// One-colour signs.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[expect(missing_docs, reason = "named after what they show")]
pub enum Icon {
    Book,
    Castle,
    Crown,
    Gear,
    Help,
    Glass,
    Helm,
    Hourglass,
    Leaf,
    Lock,
    Lyre,
    Oak,
    Redo,
    Scroll,
    Speaker,
    SpeakerOff,
    Swords,
    Undo,
}

/// Decorations.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Ornament {
    /// Vine for the upper left corner of the map.
    Vine,
    /// Tile of the tray's diamond pattern; one-colour.
    Diaper,
    /// Two gold branches round the arms of whoever wins.
    Laurel,
}

impl Picture {
    /// Every picture there is art for.
    pub fn all() -> impl Iterator<Item = Self> {
        let locations = Location::ALL.into_iter().map(Self::Location);
        let actions = ActionCard::all().map(Self::Action);
        let tasks = TaskId::all().map(Self::Task);
        let virtues = VirtueCard::all().map(Self::Virtue);
        let knights = KnightColour::ALL.into_iter().flat_map(|knight| {
            [
                Self::Knight(knight),
                Self::Frame(CardFrame::Knight(knight)),
                Self::Token(Token::Knight(knight)),
            ]
        });
        let signs = Virtue::ALL.into_iter().flat_map(|virtue| {
            [
                Self::Frame(CardFrame::Virtue(virtue)),
                Self::Token(Token::Virtue(virtue)),
            ]
        });
        let sides = [Side::Camelot, Side::Countryside, Side::Anywhere]
            .into_iter()
            .flat_map(|side| {
                [
                    Self::Frame(CardFrame::of(side)),
                    Self::Token(Token::Initial(side)),
                ]
            });
        let tents = (1..=4).map(Self::Tent);
        let backs = [Back::Action, Back::Task, Back::Virtue].map(Self::Back);
        let frames = [CardFrame::Gold, CardFrame::Task, CardFrame::Plate].map(Self::Frame);
        let tokens = [
            Token::Shield,
            Token::Tent,
            Token::Works,
            Token::Expires,
            Token::Guide,
        ]
        .map(Self::Token);
        let icons = Icon::ALL.map(Self::Icon);
        let ornaments = [Ornament::Vine, Ornament::Diaper, Ornament::Laurel].map(Self::Ornament);
        locations
            .chain(actions)
            .chain(tasks)
            .chain(virtues)
            .chain(knights)
            .chain(signs)
            .chain(sides)
            .chain(tents)
            .chain(backs)
            .chain(frames)
            .chain(tokens)
            .chain(icons)
            .chain(ornaments)
            .chain([Self::Title, Self::TitleAtNight, Self::AppIcon])
    }

    /// The embedded SVG.
    #[must_use]
    pub fn svg(self) -> &'static [u8] {
        art::svg(self)
    }

    /// Size in the units of the drawing; only the ratio matters.
    #[must_use]
    pub const fn size(self) -> Vec2 {
        match self {
            Self::Location(_)
            | Self::Action(_)
            | Self::Task(_)
            | Self::Virtue(_)
            | Self::Knight(_)
            | Self::Tent(_)
            | Self::Back(_)
            | Self::Frame(_) => Vec2::new(240.0, 336.0),
            Self::Token(Token::Knight(_)) => Vec2::new(96.0, 112.0),
            Self::Token(Token::Shield) => Vec2::new(64.0, 72.0),
            Self::Token(Token::Tent) => Vec2::new(72.0, 72.0),
            Self::Token(Token::Guide) => Vec2::new(96.0, 96.0),
            Self::Token(Token::Virtue(_) | Token::Initial(_) | Token::Works | Token::Expires) => {
                Vec2::new(64.0, 64.0)
            }
            Self::Icon(_) | Self::AppIcon => Vec2::new(512.0, 512.0),
            Self::Ornament(Ornament::Vine) => Vec2::new(120.0, 120.0),
            Self::Ornament(Ornament::Diaper) => Vec2::new(48.0, 48.0),
            Self::Ornament(Ornament::Laurel) => Vec2::new(240.0, 240.0),
            Self::Title | Self::TitleAtNight => Vec2::new(1440.0, 900.0),
        }
    }

    /// Whether the picture is laid out side by side without a seam.
    #[must_use]
    pub const fn is_tile(self) -> bool {
        matches!(self, Self::Ornament(Ornament::Diaper))
    }
}

impl Icon {
    /// Every sign.
    pub const ALL: [Self; 18] = [
        Self::Book,
        Self::Castle,
        Self::Crown,
        Self::Gear,
        Self::Help,
        Self::Glass,
        Self::Helm,
        Self::Hourglass,
        Self::Leaf,
        Self::Lock,
        Self::Lyre,
        Self::Oak,
        Self::Redo,
        Self::Scroll,
        Self::Speaker,
        Self::SpeakerOff,
        Self::Swords,
        Self::Undo,
    ];
}
