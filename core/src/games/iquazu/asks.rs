//! What is asked about the thing just touched: the order in a cell, what a tile is, what the rocks
//! are worth that are about to be scored.

use super::box_content::BoxContent;
use super::controls::{Control as Part, EnteredBy};
use super::event::{MOST_ROCK_POINTS, TileTo};
use super::faces;
use super::focus::{Asked, Focus};
use super::options::Options;
use super::position::{Kind, Position};
use super::tell::{name_if_told, name_of, name_of_item, number_of};
use super::wall::{Column, Row};
use crate::id::Id as _;
use crate::seat::Seat;
use crate::sheet::{ChoiceOption, Control, ControlKind, Group};
use crate::table::Table;
use crate::text::{Message, msg};

/// The first points that are offered for a tile that this box has not had: no source prints them.
const FIRST_TILE_POINTS: std::ops::RangeInclusive<i64> = 1..=8;
/// The only rock that the rulebook shows: one for four players.
const PRINTED_ROCK: [i64; 3] = [8, 5, 2];

/// Where nothing says more, numbers from 1 to this are offered.
const OFFERED_FROM_ONE: i64 = 8;
/// So many numbers are offered to choose from.
pub(super) const OFFERED: usize = crate::sheet::MOST_USUAL;

/// What is there, while it is judged what an entry means and what is to be asked.
#[derive(Clone, Copy)]
pub(super) struct Sight<'a> {
    pub(super) table: &'a Table<Options>,
    pub(super) position: &'a Position,
    pub(super) known: &'a BoxContent,
}

/// A question, and the control that answers it first.
pub(super) struct Question {
    pub(super) group: Group,
    pub(super) first: Part,
}

pub(super) fn question(sight: Sight<'_>, focus: &Focus) -> Option<Question> {
    let Sight { position, known, .. } = sight;
    if let Some(column) = asked_rock(sight, focus) {
        return Some(about_rock(sight, focus, column));
    }
    match focus.asked {
        Some(Asked::Tile(row)) if position.gives_tiles() => {
            let title = msg!(iquazu_ask_tile, row = row);
            Some(about_tile(title, position.open_tiles[row.index()], known))
        }
        Some(Asked::Held(column, row)) => {
            let (seat, held) = position.tile(column, row)?;
            let title = msg!(iquazu_ask_held, seat = seat, column = column, row = row);
            Some(about_tile(title, held.kind, known))
        }
        Some(Asked::Winners) => {
            untold_winner(sight, focus).map(|row| about_winner(sight, focus, row))
        }
        // A cell that was opened stays open while a scoring is entered otherwise, but nobody sees it.
        _ if is_wall_shown(position, focus) => about_cell(position, focus),
        _ => None,
    }
}

/// Whether the wall is on the sheet: it is while one plays on it, and when all is over.
pub(super) fn is_wall_shown(position: &Position, focus: &Focus) -> bool {
    focus.entered_by == EnteredBy::Wall || position.is_over()
}

/// The rock whose values are asked for now: when its column is known to be full, or when it was to
/// be scored without them.
pub(super) fn asked_rock(sight: Sight<'_>, focus: &Focus) -> Option<Column> {
    let current = sight.position.current();
    let is_due = if let Some(asked) = focus.asked {
        asked == Asked::Values
    } else {
        focus.opened.is_none()
            && focus.entered_by == EnteredBy::Wall
            && focus.put_off != current
            && current.is_some_and(|column| sight.position.is_known_full(column))
    };
    is_due.then(|| lacking(sight, focus)).flatten()
}

/// The first rock of those to be scored next that has a value to give which nobody has told.
pub(super) fn lacking(sight: Sight<'_>, focus: &Focus) -> Option<Column> {
    let Sight { table, position, known } = sight;
    let from_wall = focus.entered_by == EnteredBy::Wall;
    if focus.entered_by == EnteredBy::Points {
        return None;
    }
    let lacks = |column: &Column| {
        let told = position.rock(*column).or_else(|| known.rock(table.len(), *column));
        let has_gems = |seat: &Seat| {
            if from_wall { position.has_gem(*column, *seat) } else { focus.count(*seat).gems > 0 }
        };
        let taking = position.held.seats().filter(has_gems).count();
        let places = taking.min(position.places());
        (0..places).any(|place| value(told, place).is_none())
    };
    position.scored_next(from_wall).find(lacks)
}

/// The first row whose tile is about to go to a seat that nobody has told and the wall does not show.
pub(super) fn untold_winner(sight: Sight<'_>, focus: &Focus) -> Option<Row> {
    let is_shown = focus.entered_by == EnteredBy::Wall;
    let is_asked = !is_shown && !focus.without_tiles && sight.position.gives_tiles();
    Row::all().find(|row| is_asked && focus.tile_to(*row) == TileTo::Unknown)
}

fn about_winner(sight: Sight<'_>, focus: &Focus, row: Row) -> Question {
    let kind = sight.position.open_tiles[row.index()];
    let title = msg!(iquazu_tile_row, row = row, kind = name_if_told(kind));
    let anyway = Control::ending_action(Part::ScoreUntold, msg!(iquazu_score_untold));
    let controls = vec![winner(sight.table, focus, row), anyway.rule("tiles")];
    Question { group: Group::ask("winner", title, controls), first: Part::TileTo(row) }
}

/// Who gets the tile of a row.
pub(super) fn winner(table: &Table<Options>, focus: &Focus, row: Row) -> Control {
    let seats = table.order.iter().map(|seat| (TileTo::Seat(*seat), msg!(app_seat, seat = *seat)));
    let all = seats.chain([(TileTo::Nobody, msg!(iquazu_nobody))]);
    let options = all.map(|(to, label)| ChoiceOption::new(to.to_id(), label)).collect();
    let told = Some(focus.tile_to(row)).filter(|to| *to != TileTo::Unknown);
    let kind = ControlKind::Choice { options, chosen: told.map(|to| to.to_id()) };
    let control = Control::new(Part::TileTo(row), msg!(iquazu_tile_to, row = row), kind);
    control.entered(told.is_some()).rule("tiles")
}

/// A number on a rock. No rock gives 0: that is a place that nobody has told.
fn value(told: Option<&Vec<u16>>, place: usize) -> Option<i64> {
    let value = told.and_then(|values| values.get(place)).copied();
    value.filter(|value| *value > 0).map(i64::from)
}

fn about_rock(sight: Sight<'_>, focus: &Focus, column: Column) -> Question {
    let mut controls = values(sight, column);
    let open = controls.iter().find(|control| !control.entered && !control.is_suggested());
    let first = open.and_then(|control| Part::parse(&control.id)).unwrap_or(Part::Value(0));
    if focus.asked == Some(Asked::Values) {
        let anyway = Control::ending_action(Part::ScoreUntold, msg!(iquazu_score_untold));
        controls.push(anyway.rule("rock-points"));
    }
    let title = msg!(iquazu_ask_values, column = column);
    Question { group: Group::ask("values", title, controls), first }
}

/// The numbers on a rock: what the players said, or what the box suggests for those that are scored
/// next, whose suggestions will be used.
pub(super) fn values(sight: Sight<'_>, column: Column) -> Vec<Control> {
    let Sight { table, position, known } = sight;
    let told = position.rock(column);
    let is_next = position.scored_next(true).any(|next| next == column);
    let suggested = known.rock(table.len(), column).filter(|_| is_next);
    let control = |place: usize| {
        let shown = value(told.or(suggested), place);
        let number = u8::try_from(place).unwrap_or(u8::MAX);
        let within = 1..=i64::from(MOST_ROCK_POINTS);
        Control::number(
            Part::Value(number),
            msg!(iquazu_place, place = number_of(place)),
            shown,
            within,
        )
        .usual(usual_values(sight, column, place))
        .entered(value(told, place).is_some())
        .rule("rock-points")
    };
    (0..position.places()).map(control).collect()
}

/// What this place of a rock was in this box, then what it may be by the rocks before it and by the
/// higher values of the same rock.
fn usual_values(sight: Sight<'_>, column: Column, place: usize) -> Vec<i64> {
    let Sight { table, position, known } = sight;
    let own = known.rock(table.len(), column);
    let above =
        place.checked_sub(1).and_then(|before| value(position.rock(column).or(own), before));
    let earlier = column.index().and_then(|index| {
        position.rocks[..index.min(position.columns())].iter().rev().flatten().next()
    });
    let earlier = value(earlier, place);
    // Rocks are worth more and more along the wall.
    let rising = earlier.into_iter().flat_map(|earlier| earlier..=earlier + 3);
    let printed = PRINTED_ROCK.get(place).filter(|_| table.len() == 4).copied();
    let seen = known.seen_at(table.len(), place).map(i64::from);
    let most = above.map_or(i64::from(MOST_ROCK_POINTS), |above| above - 1);
    let all = value(own, place).into_iter().chain(rising).chain(seen).chain(printed);
    all.chain(1..=most.min(OFFERED_FROM_ONE)).filter(|number| *number <= most).collect()
}

/// What a tile is: chosen by its picture, or so many points.
fn about_tile(title: Message, told: Option<Kind>, known: &BoxContent) -> Question {
    let cards = (2..=4).map(|cards| Kind::Cards { cards });
    let kinds = cards.chain([Kind::AnyColour, Kind::DoubleMove]);
    let option =
        |kind: Kind| ChoiceOption::new(kind.to_id(), name_of(kind)).with_face(faces::tile(kind));
    let options: Vec<ChoiceOption> = kinds.map(option).collect();
    let chosen = told.filter(|kind| kind.points().is_none()).map(|kind| kind.to_id());
    let entered = chosen.is_some();
    let kind = Control::new(Part::Kind, msg!(iquazu_kind), ControlKind::Choice { options, chosen });
    let points = told.and_then(Kind::points).map(i64::from);
    let within = 1..=i64::from(MOST_ROCK_POINTS);
    let usual = known.point_tiles.iter().copied().map(i64::from).chain(FIRST_TILE_POINTS);
    let counting = Control::number(Part::TilePoints, msg!(iquazu_points_label), points, within);
    let controls = vec![
        kind.entered(entered).rule("tiles"),
        counting.usual(usual).entered(points.is_some()).rule("tile-points"),
    ];
    Question { group: Group::ask("tile", title, controls), first: Part::Kind }
}

/// The things in a cell from top to bottom, each to be raised or taken away.
fn about_cell(position: &Position, focus: &Focus) -> Option<Question> {
    let (column, row) = focus.opened?;
    let items = position.cell(column, row).filter(|items| !items.is_empty())?;
    let mut controls = Vec::new();
    for (index, item) in (0..).zip(items) {
        let what = name_of_item(*item);
        if index > 0 {
            let label = msg!(iquazu_raise, what = what.clone());
            controls.push(Control::action(Part::Raise(index), label).rule("rock-ties"));
        }
        let take = Control::action(Part::Take(index), msg!(iquazu_take, what = what));
        controls.push(take.rule("place"));
    }
    let title = msg!(iquazu_cell, column = column, row = row);
    // One thing alone has no order: another cell is meant, or nothing.
    let first = if items.len() > 1 { Part::Raise(1) } else { Part::Wall };
    Some(Question { group: Group::ask("cell", title, controls), first })
}

/// Where the tiles of a seat come from that nobody has told.
pub(super) fn untold(position: &Position, seat: Seat) -> impl Iterator<Item = (Column, Row)> {
    let held = position.held.get(seat).into_iter().flatten();
    held.filter(|tile| tile.kind.is_none()).map(|tile| (tile.column, tile.row))
}

/// What is asked after a tile was told: its owner's next one, and at the end everybody's.
pub(super) fn next_tile(position: &Position, told: Option<Asked>) -> Option<Asked> {
    let Some(Asked::Held(column, row)) = told else { return None };
    let (owner, _) = position.tile(column, row)?;
    let others = position.held.seats().filter(|seat| *seat != owner && position.is_over());
    let mut seats = [owner].into_iter().chain(others);
    let is_other = |tile: &(Column, Row)| *tile != (column, row);
    let next = seats.find_map(|seat| untold(position, seat).find(is_other));
    next.map(|(column, row)| Asked::Held(column, row))
}
