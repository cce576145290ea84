//! The ring as a board: six stacks as three above three, clockwise, and what a tap on one means.

use super::controls::Control as Part;
use super::focus::{Focus, Stage, can_be_source, steps_are_due};
use super::options::Options;
use super::position::Position;
use super::ring::{Base, Size};
use super::tokens::{worth_of_next, worth_to};
use crate::board::{Badge, Board, BoardStyle, Cell, Face, Link, Mark, Region, Tone};
use crate::id::Id as _;
use crate::look::Icon;
use crate::seat::Seat;
use crate::sheet::{Control, ControlKind};
use crate::table::Table;
use crate::text::{Message, msg};

const STACK: &str = "stone_layer.stack";
const MARKER: &str = "stone_layer.marker";
const STONES: [&str; 3] = ["stone_layer.small", "stone_layer.medium", "stone_layer.large"];

pub(super) const ICONS: &[Icon] = &[
    Icon { id: STACK, picture: 16, glyph: '≡' },
    Icon { id: MARKER, picture: 17, glyph: '▼' },
    Icon { id: STONES[0], picture: 36, glyph: '∙' },
    Icon { id: STONES[1], picture: 40, glyph: '•' },
    Icon { id: STONES[2], picture: 44, glyph: '●' },
];

/// A stone as it is chosen by.
pub(super) fn stone_face(size: Size) -> Face {
    let badge = Badge { icon: STONES[size.index()].to_owned(), text: None };
    Face { badges: vec![badge], ..Face::default() }
}

/// Which stone such a face shows.
pub(super) fn stone_of(face: &Face<String>) -> Option<Size> {
    let icon = &face.badges.first()?.icon;
    Size::ALL.into_iter().find(|size| STONES[size.index()] == icon)
}

/// What a tap on a stack means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tap {
    /// The marker stands here.
    Marker,
    /// The stone of the turn stands here.
    Stood,
    /// The tile's steps lead the marker here.
    Steps,
    /// The stone is taken from here.
    Source,
    /// This stack fell, or did not.
    Fell,
}

/// `None`: it cannot be tapped now.
pub(super) fn tap(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    base: Base,
) -> Option<Tap> {
    match focus.stage(table, position) {
        Stage::Over => None,
        Stage::QuickStart if position.quick_stones == 0 => Some(Tap::Marker),
        stage if steps_are_due(table.options, position, stage) => Some(Tap::Steps),
        Stage::QuickStart => None,
        // Where the next stone is outlined, that stone is meant.
        Stage::Stone if base == position.marker && !focus.moving => Some(Tap::Stood),
        Stage::Source | Stage::Stone if focus.moving || position.is_untouched() => {
            Some(Tap::Marker)
        }
        Stage::Source | Stage::Stone if position.river() == 0 => {
            can_be_source(position, base).then_some(Tap::Source)
        }
        Stage::Draft | Stage::Source | Stage::Stone | Stage::Steps => {
            (position.height(base) > 0).then_some(Tap::Fell)
        }
    }
}

pub(super) fn control(table: &Table<Options>, position: &Position, focus: &Focus) -> Control {
    let mut board = Board::new(3, 2, BoardStyle::Fields);
    let (column, row) = place(position.marker);
    let (label, tone) = (msg!(stone_layer_marker), Tone::Accent);
    board.regions = vec![Region { label, tone, column, row, width: 1, height: 1 }];
    board.cells = Base::all().map(|base| cell(table, position, focus, base)).collect();
    let next = Base::all().cycle().skip(1);
    let link = |(from, to): (Base, Base)| Link { from: from.to_id(), to: to.to_id() };
    board.links = Base::all().zip(next).map(link).collect();
    Control::new(Part::Ring, msg!(stone_layer_ring), ControlKind::Board { board }).rule("place")
}

/// Clockwise: 1 2 3 above, 6 5 4 below.
fn place(base: Base) -> (u32, u32) {
    match u32::from(base.number()) {
        above @ 1..=3 => (above - 1, 0),
        below => (6 - below, 1),
    }
}

fn cell(table: &Table<Options>, position: &Position, focus: &Focus, base: Base) -> Cell {
    let tokens = table.order.iter().map(|seat| (*seat, position.beside(base, *seat)));
    let tokens: Vec<(Seat, u8)> = tokens.filter(|(_, count)| *count > 0).collect();
    let worth = worth(table, position, focus, base);
    let face = face(position, base, &tokens, worth);
    let (column, row) = place(base);
    let spoken = spoken(position, base, &tokens, worth);
    let mut cell = Cell::new(base.to_id(), column, row, face, spoken);
    cell.can_tap = tap(table, position, focus, base).is_some();
    let draft = focus.draft.as_ref();
    let fell = draft.is_some_and(|draft| draft.stacks.bases(position.marker).contains(&base));
    cell.selected = fell || focus.source(position) == Some(base);
    cell
}

/// Tokens that the next stone on a stack would give; at the marker to whoever is up, which is none
/// after a collapse of their own. `None` where stones give nothing: in a quick start and at the end.
pub(super) fn worth(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    base: Base,
) -> Option<u8> {
    match focus.stage(table, position) {
        Stage::Over | Stage::QuickStart => None,
        Stage::Source | Stage::Stone if base == position.marker => {
            Some(worth_to(position, focus.active(position)))
        }
        Stage::Draft | Stage::Source | Stage::Stone | Stage::Steps => {
            Some(worth_of_next(position, base))
        }
    }
}

/// `worth`: of the next stone, if stones give something now.
fn face(position: &Position, base: Base, tokens: &[(Seat, u8)], worth: Option<u8>) -> Face {
    let badge = |icon: &str, text| Badge { icon: icon.to_owned(), text };
    let marker = (position.marker == base).then(|| badge(MARKER, None));
    let stones = badge(STACK, Some(msg!(app_number, n = position.height(base))));
    let mark = |(seat, count): &(Seat, u8)| Mark {
        seat: Some(*seat),
        icon: None,
        count: u32::from(*count),
        large: false,
    };
    let number = base.number();
    Face {
        badges: marker.into_iter().chain([stones]).collect(),
        marks: tokens.iter().map(mark).collect(),
        caption: Some(match worth {
            Some(worth) => msg!(stone_layer_caption, stack = number, n = worth),
            None => msg!(app_number, n = number),
        }),
        ..Face::default()
    }
}

fn spoken(position: &Position, base: Base, tokens: &[(Seat, u8)], worth: Option<u8>) -> Message {
    let (stack, height) = (base.number(), position.height(base));
    let mut said = vec![msg!(stone_layer_spoken_stack, stack = stack, n = height)];
    if position.marker == base {
        said.push(msg!(stone_layer_spoken_marker));
    }
    let lying = tokens.iter();
    let lying = lying.map(|(seat, n)| msg!(stone_layer_spoken_tokens, seat = *seat, n = *n));
    let lying: Vec<Message> = lying.collect();
    said.push(if lying.is_empty() {
        msg!(stone_layer_spoken_no_tokens)
    } else {
        msg!(stone_layer_spoken_lying, tokens = lying)
    });
    said.extend(worth.map(|worth| msg!(stone_layer_spoken_next, n = worth)));
    Message::sentences(said)
}
