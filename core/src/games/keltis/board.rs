//! The board of Keltis: five paths of nine stones above one start stone, pens, and what a tap
//! means.

use super::controls::{Control as Part, Pen, Stone};
use super::event::Event;
use super::options::Options;
use super::position::{FIRST_GOAL_STEP, LAST_STEP, Path, Position, Size, Step, Tile};
use super::score::value;
use super::tell::{name_of, place_of};
use crate::board::{Badge, Board, BoardStyle, Cell, Face, Mark, Pen as BoardPen, Region, Tone};
use crate::id::Id as _;
use crate::look::Icon;
use crate::seat::Seat;
use crate::sheet::{Control, ControlKind};
use crate::table::Table;
use crate::text::{Message, msg};

pub(super) const ICONS: &[Icon] = &[
    Icon { id: "keltis.points", picture: 16, glyph: '•' },
    Icon { id: "keltis.clover", picture: 17, glyph: '♣' },
    Icon { id: "keltis.wish", picture: 18, glyph: '◊' },
];

pub(super) fn control(table: &Table<Options>, position: &Position, pen: Pen) -> Control {
    let mut board = Board::new(5, u32::from(LAST_STEP) + 1, BoardStyle::Fields);
    board.column_labels = Path::all().map(|path| msg!(app_number, n = path.number())).collect();
    board.row_labels = Step::stones().rev().map(|step| msg!(app_number, n = value(step))).collect();
    board.row_labels.push(msg!(keltis_start));
    board.regions = vec![
        region(msg!(keltis_region_goal), Tone::Gain, LAST_STEP, FIRST_GOAL_STEP),
        region(msg!(keltis_region_minus), Tone::Loss, 3, 1),
    ];
    for step in Step::stones().rev() {
        for path in Path::all() {
            board.cells.push(stone(table, position, pen, path, step));
        }
    }
    board.cells.push(start_stone(table, position));
    board.pens = pens(table, pen);
    board.pen = Some(pen.to_id());
    Control::new(Part::Board, msg!(keltis_board), ControlKind::Board { board })
}

fn row(step: u8) -> u32 {
    u32::from(LAST_STEP - step)
}

fn region(label: Message, tone: Tone, highest: u8, lowest: u8) -> Region {
    let height = u32::from(highest - lowest) + 1;
    Region { label, tone, column: 0, row: row(highest), width: 5, height }
}

fn stone(table: &Table<Options>, position: &Position, pen: Pen, path: Path, step: Step) -> Cell {
    let here = |seat: &&Seat| position.seats[**seat].figures.step(path) == step;
    let seats: Vec<Seat> = table.order.iter().filter(here).copied().collect();
    let is_large = |seat: Seat| position.seats[seat].figures.large() == Some(path);
    let tile = position.tile(path, step);
    let face = Face {
        marks: seats.iter().map(|seat| mark(*seat, 1, is_large(*seat))).collect(),
        badges: tile.into_iter().map(badge).collect(),
        ..Face::default()
    };
    let (path_number, place) = (path.number(), place_of(step));
    let mut lying: Vec<Message> = seats
        .iter()
        .map(|seat| {
            if is_large(*seat) {
                msg!(keltis_spoken_large, seat = *seat)
            } else {
                msg!(app_seat, seat = *seat)
            }
        })
        .collect();
    lying.extend(tile.map(name_of));
    let spoken = if lying.is_empty() {
        msg!(keltis_spoken_stone, path = path_number, place = place)
    } else {
        msg!(keltis_spoken_stone_with, path = path_number, place = place, lying = lying)
    };
    let column = u32::from(path.number()) - 1;
    let mut cell = Cell::new((path, step).to_id(), column, row(step.number()), face, spoken);
    cell.target = is_target(table.options, position, pen, path, step);
    cell
}

/// Where the figure of the pen's seat would go next; all those a free step may be made to while
/// one is due.
fn is_target(options: Options, position: &Position, pen: Pen, path: Path, step: Step) -> bool {
    let Some(seat) = pen.seat() else { return false };
    let from = position.seats[seat].figures.step(path);
    let may_enter = position.free_step != Some(seat) || options.free_step_enters;
    position.end.is_none() && step.follows(from) && (may_enter || !from.is_start())
}

/// The one large stone on which all figures begin.
fn start_stone(table: &Table<Options>, position: &Position) -> Cell {
    let waiting = |seat: Seat| {
        u32::try_from(5 - position.seats[seat].figures.on_paths().count()).unwrap_or(0)
    };
    let marks: Vec<Mark> = table
        .order
        .iter()
        .filter(|seat| waiting(**seat) > 0)
        .map(|seat| mark(*seat, waiting(*seat), false))
        .collect();
    let said = table
        .order
        .iter()
        .map(|seat| msg!(keltis_spoken_waiting, seat = *seat, n = waiting(*seat)));
    let spoken = msg!(keltis_spoken_start, waiting = said.collect::<Vec<_>>());
    let mut cell = Cell::new("start", 0, row(0), Face { marks, ..Face::default() }, spoken);
    cell.width = 5;
    cell.can_tap = false;
    cell
}

fn mark(seat: Seat, count: u32, large: bool) -> Mark {
    Mark { seat: Some(seat), icon: None, count, large }
}

fn badge(tile: Tile) -> Badge {
    let text = (tile.points() > 0).then(|| msg!(app_number, n = tile.points()));
    Badge { icon: icon_of(tile).to_owned(), text }
}

fn icon_of(tile: Tile) -> &'static str {
    match tile {
        Tile::One | Tile::Two | Tile::Three => ICONS[0].id,
        Tile::Clover => ICONS[1].id,
        Tile::WishStone => ICONS[2].id,
    }
}

/// The seats' figures, or the tiles while those are being entered.
fn pens(table: &Table<Options>, pen: Pen) -> Vec<BoardPen> {
    if matches!(pen, Pen::Tile(_)) {
        let of_tile = |tile: Tile| BoardPen {
            id: Pen::Tile(tile).to_id(),
            label: name_of(tile),
            seat: None,
            icon: Some(icon_of(tile).to_owned()),
            large: false,
        };
        return Tile::ALL.into_iter().map(of_tile).collect();
    }
    table
        .in_turn()
        .flat_map(|seat| {
            [
                (Pen::Small(seat), msg!(app_seat, seat = seat)),
                (Pen::Large(seat), msg!(keltis_pen_large, seat = seat)),
            ]
        })
        .map(|(pen, label)| BoardPen {
            id: pen.to_id(),
            label,
            seat: pen.seat(),
            icon: None,
            large: matches!(pen, Pen::Large(_)),
        })
        .collect()
}

pub(super) fn tap(position: &Position, pen: Pen, cell: &str) -> Option<Event> {
    let (path, step) = Stone::parse(cell)?;
    Some(match pen {
        Pen::Tile(tile) => {
            let same = position.tile(path, step) == Some(tile);
            Event::Tile { path, step, tile: (!same).then_some(tile) }
        }
        Pen::Small(seat) => move_figure(position, seat, false, path, step),
        Pen::Large(seat) => move_figure(position, seat, true, path, step),
    })
}

/// A tap on a stone puts the figure there; on its own stone it takes it back, or makes it the
/// other size if the other pen is in hand. The small pen moves a large figure as it is.
fn move_figure(position: &Position, seat: Seat, large: bool, path: Path, step: Step) -> Event {
    let figures = &position.seats[seat].figures;
    let from = figures.step(path);
    let was_large = figures.large() == Some(path);
    if from == step {
        let step = if was_large == large { Step::START } else { step };
        let size = if large { Size::Large } else { Size::Small };
        return Event::Figure { seat, path, step, size: Some(size), tile: None };
    }
    // A step forward carries out the tile, if it is known; a longer way is told, not moved.
    let tile = step.follows(from).then(|| position.tile(path, step)).flatten();
    Event::Figure { seat, path, step, size: large.then_some(Size::Large), tile }
}
