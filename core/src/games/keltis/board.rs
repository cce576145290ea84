//! The board of Keltis: five paths of nine stones above one start stone, pens, and what a tap
//! means.

use super::colours::Colours;
use super::controls::{Control as Part, Pen, PenId, Stone};
use super::event::Event;
use super::focus::Focus;
use super::options::Options;
use super::position::{
    FIRST_GOAL_STEP, LAST_STEP, Path, Position, SMALL_FIGURES, Size, Step, Tile,
};
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

/// The cell of the start stone; all others are [`Stone`]s.
pub(super) const START: &str = "start";

pub(super) fn control(
    table: &Table<Options>,
    position: &Position,
    focus: Focus,
    known: &Colours,
) -> Control {
    let pen = focus.pen(table);
    let mut board = Board::new(5, u32::from(LAST_STEP) + 1, BoardStyle::Fields);
    board.column_labels = Path::all().map(|path| msg!(app_number, n = path.number())).collect();
    board.column_colours = Path::all().map(|path| known.of(path)).collect();
    board.row_labels = Step::stones().rev().map(|step| msg!(app_number, n = value(step))).collect();
    board.row_labels.push(msg!(keltis_start));
    board.regions = vec![
        region(msg!(keltis_region_goal), Tone::Gain, LAST_STEP, FIRST_GOAL_STEP),
        region(msg!(keltis_region_minus), Tone::Loss, 3, 1),
    ];
    for step in Step::stones().rev() {
        for path in Path::all() {
            let mut cell = stone(table, position, pen, path, step);
            cell.selected = focus.at == Some((path, step));
            board.cells.push(cell);
        }
    }
    board.cells.push(start_stone(table, position, pen));
    board.pens = pens(table, pen);
    board.pen = Some(pen.id().to_id());
    Control::new(Part::Board, msg!(keltis_board), ControlKind::Board { board }).rule("paths")
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

/// The one large stone on which all figures begin. The large figure that waits there is taken by a
/// tap, as by a second tap on the pen.
fn start_stone(table: &Table<Options>, position: &Position, pen: Pen) -> Cell {
    let waiting = |seat: Seat| {
        let figures = position.seats[seat].figures;
        let all = u32::try_from(5 - figures.on_paths().count()).unwrap_or(0);
        let large = u32::from(figures.large().is_none()).min(all);
        (all - large, large)
    };
    let marks = table.order.iter().flat_map(|seat| {
        let (small, large) = waiting(*seat);
        [mark(*seat, small, false), mark(*seat, large, true)]
    });
    let marks: Vec<Mark> = marks.filter(|mark| mark.count > 0).collect();
    let said = table.order.iter().map(|seat| match waiting(*seat) {
        (n, 0) => msg!(keltis_spoken_waiting, seat = *seat, n = n),
        (n, _) => msg!(keltis_spoken_waiting_large, seat = *seat, n = n),
    });
    let spoken = msg!(keltis_spoken_start, waiting = said.collect::<Vec<_>>());
    let mut cell = Cell::new(START, 0, row(0), Face { marks, ..Face::default() }, spoken);
    cell.width = 5;
    cell.can_tap = pen.seat().is_some_and(|seat| waiting(seat).1 > 0);
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

/// One a seat, for its figures of both sizes; or the tiles while those are being entered.
fn pens(table: &Table<Options>, pen: Pen) -> Vec<BoardPen> {
    if matches!(pen, Pen::Tile(_)) {
        let of_tile = |tile: Tile| BoardPen {
            id: PenId::Tile(tile).to_id(),
            label: pen_label(tile),
            seat: None,
            icon: Some(icon_of(tile).to_owned()),
            large: false,
        };
        return Tile::ALL.into_iter().map(of_tile).collect();
    }
    let of_seat = |seat: Seat| {
        let large = pen == Pen::Large(seat);
        let label =
            if large { msg!(keltis_pen_large, seat = seat) } else { msg!(app_seat, seat = seat) };
        BoardPen { id: PenId::Seat(seat).to_id(), label, seat: Some(seat), icon: None, large }
    };
    table.in_turn().map(of_seat).collect()
}

/// Tiles of points have one picture: told apart by what they give.
fn pen_label(tile: Tile) -> Message {
    if tile.points() > 0 { msg!(app_signed, points = tile.points()) } else { name_of(tile) }
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
/// other size if the other pen is in hand. The small pen moves a large figure as it is, and once all
/// small ones are on paths, it is the large one that leaves the start stone.
fn move_figure(position: &Position, seat: Seat, large: bool, path: Path, step: Step) -> Event {
    let figures = &position.seats[seat].figures;
    let from = figures.step(path);
    let is_last_left = from.is_start() && figures.large().is_none();
    let large = large || is_last_left && figures.on_paths().count() == usize::from(SMALL_FIGURES);
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
