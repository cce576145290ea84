//! What can be entered in Keltis: one board for all figures, and a strip of counts a seat.

use serde::{Deserialize, Serialize};

use super::event::{Event, MOST_TRACK_POINTS, name_of};
use super::options::Options;
use super::position::{FIRST_GOAL_STEP, LAST_STEP, Path, Position, Side, Size, Step, Tile};
use super::score::value;
use crate::board::{Badge, Board, BoardStyle, Cell, Face, Mark, Pen as BoardPen, Region, Tone};
use crate::entry::Value;
use crate::look::Icon;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::sheet::{ChoiceOption, Control, ControlKind, Group, Role, Sheet};
use crate::table::Table;
use crate::text::{Message, msg};

pub(super) const BOARD: &str = "board";
const DECK: &str = "deck";
const TILES: &str = "tiles";

pub(super) const ICONS: &[Icon] = &[
    Icon { id: "keltis.points", path: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z", glyph: '•' },
    Icon {
        id: "keltis.clover",
        path: "M12 11C8 7 9 3 12 3s4 4 0 8zm1 1c4-4 8-3 8 0s-4 4-8 0zm-2 0c-4 4-8 3-8 0s4-4 8 0zm1 1h1.5l1.5 8h-2z",
        glyph: '♣',
    },
    Icon { id: "keltis.wish", path: "M12 2l8 7-3 11H7L4 9z", glyph: '◊' },
];

/// What a tap on the board means; kept between taps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Pen {
    Figure { seat: Seat, large: bool },
    Tile(Tile),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Focus {
    /// `None`: the first seat's small figures.
    pen: Option<Pen>,
}

impl Focus {
    /// The pen in hand, or the default if it does not fit this table.
    fn pen(self, table: &Table<Options>) -> Pen {
        let first = table.order.iter().copied().find(|seat| !table.seats[*seat].left);
        let default = Pen::Figure { seat: first.unwrap_or(Seat::new(0)), large: false };
        match self.pen {
            Some(Pen::Figure { seat, .. }) if seat.index() >= table.len() => default,
            Some(pen) => pen,
            None => default,
        }
    }
}

pub(super) fn sheet(table: &Table<Options>, position: &Position, focus: Focus) -> Sheet {
    let pen = focus.pen(table);
    let mut groups =
        vec![Group::new("board", Role::Hero, vec![board_control(table, position, pen)])];
    for seat in table.order.iter().copied().filter(|seat| !table.seats[*seat].left) {
        groups.push(Group::of_seat(seat, seat_controls(seat, &position.seats[seat])));
    }
    let aside = vec![
        Control::new(DECK, msg!(keltis_deck), ControlKind::Toggle { on: position.deck_empty }),
        Control::new(
            TILES,
            msg!(keltis_tiles),
            ControlKind::Toggle { on: matches!(pen, Pen::Tile(_)) },
        ),
    ];
    groups.push(Group::new("aside", Role::Aside, aside));
    Sheet { prompt: Some(prompt(position, pen)), groups }
}

fn prompt(position: &Position, pen: Pen) -> Message {
    match (position.free_step, pen) {
        (Some(seat), _) => msg!(keltis_prompt_free_step, seat = seat),
        (None, Pen::Figure { seat, large: false }) => msg!(keltis_prompt_small, seat = seat),
        (None, Pen::Figure { seat, large: true }) => msg!(keltis_prompt_large, seat = seat),
        (None, Pen::Tile(tile)) => msg!(keltis_prompt_tile, tile = name_of(tile)),
    }
}

fn seat_controls(seat: Seat, side: &Side) -> Vec<Control> {
    let points = i64::from(side.track_points());
    let told = side.track.is_some() || !side.tiles.is_empty();
    let track = ControlKind::Number {
        value: told.then_some(points),
        min: 0,
        max: i64::from(MOST_TRACK_POINTS),
    };
    let mut controls = vec![
        Control::new(id("track", seat), msg!(keltis_track), track)
            .spoken(msg!(keltis_spoken_track, seat = seat, points = points))
            .entered(told)
            .wanted(),
    ];
    for tile in [Tile::One, Tile::Two, Tile::Three] {
        let label = msg!(keltis_add, points = tile.points());
        let spoken = msg!(keltis_spoken_add, seat = seat, points = tile.points());
        controls.push(
            Control::action(id(&format!("tile{}", tile.points()), seat), label).spoken(spoken),
        );
    }
    let options = (0..=5).map(|count: u8| {
        let label =
            if count == 5 { msg!(keltis_five_or_more) } else { msg!(keltis_number, n = count) };
        ChoiceOption::new(count.to_string(), label)
    });
    let chosen = side.wish_stones.map(|count| count.min(5).to_string());
    let wish = ControlKind::Choice { options: options.collect(), chosen };
    let spoken = msg!(keltis_spoken_wish_stones, seat = seat, n = side.wish_stones.unwrap_or(0));
    let entered = side.wish_stones.is_some();
    controls.push(
        Control::new(id("wish", seat), msg!(keltis_wish_stones), wish)
            .spoken(spoken)
            .entered(entered)
            .wanted(),
    );
    controls
}

fn id(what: &str, seat: Seat) -> String {
    format!("{what}.{}", seat.index())
}

/// The control of a seat that a doubt about its wish stones or points refers to.
pub(super) fn wish_control(seat: Seat) -> String {
    id("wish", seat)
}

pub(super) fn track_control(seat: Seat) -> String {
    id("track", seat)
}

pub(super) fn cell_id(path: Path, step: Step) -> String {
    format!("{}.{}", path.number(), step.number())
}

fn board_control(table: &Table<Options>, position: &Position, pen: Pen) -> Control {
    let mut board = Board::new(5, u32::from(LAST_STEP) + 1, BoardStyle::Fields);
    board.column_labels = Path::all().map(|path| msg!(keltis_number, n = path.number())).collect();
    board.row_labels =
        Step::stones().rev().map(|step| msg!(keltis_number, n = value(step))).collect();
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
    board.pen = Some(pen_id(pen));
    Control::new(BOARD, msg!(keltis_board), ControlKind::Board { board })
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
    let (path_number, value) = (path.number(), value(step));
    let mut lying: Vec<Message> = seats
        .iter()
        .map(|seat| {
            if is_large(*seat) {
                msg!(keltis_spoken_large, seat = *seat)
            } else {
                msg!(keltis_spoken_small, seat = *seat)
            }
        })
        .collect();
    lying.extend(tile.map(name_of));
    let spoken = if lying.is_empty() {
        msg!(keltis_spoken_stone, path = path_number, value = value)
    } else {
        msg!(keltis_spoken_stone_with, path = path_number, value = value, lying = lying)
    };
    let column = u32::from(path.number()) - 1;
    let mut cell = Cell::new(cell_id(path, step), column, row(step.number()), face, spoken);
    cell.target = is_target(table.options, position, pen, path, step);
    cell
}

/// Where the figure of the pen's seat would go next; all those a free step may be made to while
/// one is due.
fn is_target(options: Options, position: &Position, pen: Pen, path: Path, step: Step) -> bool {
    let Pen::Figure { seat, .. } = pen else {
        return false;
    };
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
    let text = (tile.points() > 0).then(|| msg!(keltis_number, n = tile.points()));
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
            id: pen_id(Pen::Tile(tile)),
            label: name_of(tile),
            seat: None,
            icon: Some(icon_of(tile).to_owned()),
            large: false,
        };
        return Tile::ALL.into_iter().map(of_tile).collect();
    }
    let present = table.order.iter().copied().filter(|seat| !table.seats[*seat].left);
    present
        .flat_map(|seat| [(seat, false), (seat, true)])
        .map(|(seat, large)| BoardPen {
            id: pen_id(Pen::Figure { seat, large }),
            label: if large {
                msg!(keltis_pen_large, seat = seat)
            } else {
                msg!(keltis_pen_small, seat = seat)
            },
            seat: Some(seat),
            icon: None,
            large,
        })
        .collect()
}

fn pen_id(pen: Pen) -> String {
    match pen {
        Pen::Figure { seat, large: false } => id("small", seat),
        Pen::Figure { seat, large: true } => id("large", seat),
        Pen::Tile(Tile::One) => "tile.1".to_owned(),
        Pen::Tile(Tile::Two) => "tile.2".to_owned(),
        Pen::Tile(Tile::Three) => "tile.3".to_owned(),
        Pen::Tile(Tile::Clover) => "tile.clover".to_owned(),
        Pen::Tile(Tile::WishStone) => "tile.wish".to_owned(),
    }
}

/// What an entry means: a new pen, or an event.
pub(super) fn read(
    table: &Table<Options>,
    position: &Position,
    focus: Focus,
    control: &str,
    value: &Value,
) -> Result<(Focus, Option<Event>), Refusal> {
    let event = match (split(table, control), value) {
        (_, Value::Pen(pen)) => {
            return Ok((Focus { pen: find_pen(table, pen) }, None));
        }
        (Some(("board", _)), Value::Cell(cell)) => tap(position, focus.pen(table), cell),
        (Some(("track", Some(seat))), Value::Number(points)) => {
            u16::try_from(*points).ok().map(|points| Event::Track { seat, points })
        }
        (Some(("tile1", Some(seat))), Value::Pressed) => {
            Some(Event::TilePoints { seat, tile: Tile::One })
        }
        (Some(("tile2", Some(seat))), Value::Pressed) => {
            Some(Event::TilePoints { seat, tile: Tile::Two })
        }
        (Some(("tile3", Some(seat))), Value::Pressed) => {
            Some(Event::TilePoints { seat, tile: Tile::Three })
        }
        (Some(("wish", Some(seat))), Value::Option(count)) => {
            count.parse().ok().map(|count| Event::WishStones { seat, count })
        }
        (Some((DECK, _)), Value::On(empty)) => Some(Event::Deck { empty: *empty }),
        (Some((TILES, _)), Value::On(on)) => {
            return Ok((Focus { pen: on.then_some(Pen::Tile(Tile::WishStone)) }, None));
        }
        _ => None,
    };
    match event {
        Some(event) => Ok((focus, Some(event))),
        None => Err(Refusal::new(msg!(app_refused_control, control = control))),
    }
}

/// `track.2` → `("track", seat 2)`; `board` → `("board", None)`.
fn split<'a>(table: &Table<Options>, control: &'a str) -> Option<(&'a str, Option<Seat>)> {
    let Some((what, number)) = control.split_once('.') else {
        return Some((control, None));
    };
    let seat = number.parse().ok().map(Seat::new).filter(|seat| seat.index() < table.len())?;
    Some((what, Some(seat)))
}

fn find_pen(table: &Table<Options>, wished: &str) -> Option<Pen> {
    let seats = table.order.iter().flat_map(|seat| [(*seat, false), (*seat, true)]);
    let figures = seats.map(|(seat, large)| Pen::Figure { seat, large });
    figures.chain(Tile::ALL.map(Pen::Tile)).find(|pen| pen_id(*pen) == wished)
}

fn tap(position: &Position, pen: Pen, cell: &str) -> Option<Event> {
    let (path, step) = cell.split_once('.')?;
    let path = Path::try_from(path.parse::<u8>().ok()?).ok()?;
    let step = Step::try_from(step.parse::<u8>().ok()?).ok()?;
    Some(match pen {
        Pen::Tile(tile) => {
            let same = position.tile(path, step) == Some(tile);
            Event::Tile { path, step, tile: (!same).then_some(tile) }
        }
        Pen::Figure { seat, large } => move_figure(position, seat, large, path, step),
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
