//! What can be entered in Iquazú: the frame's window on the wall, the rock, the tiles.

use super::board;
use super::box_content::BoxContent;
use super::controls::{Control as Part, EnteredBy};
use super::event::{Count, MOST_CREVICES, MOST_GEMS, MOST_ROCK_POINTS, TileTo};
use super::focus::Focus;
use super::options::Options;
use super::position::{Held, Kind, Position};
use super::score::{award_text, rock};
use super::tell::{name_of, name_of_item, ordinal};
use super::wall::Row;
use crate::id::Id as _;
use crate::seat::Seat;
use crate::sheet::{ChoiceOption, Control, ControlKind, Group, Role, Sheet};
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

/// Points tiles are offered up to this value; a rulebook that prints them has not been seen.
const MOST_TILE_POINTS: u16 = 12;

pub(super) fn sheet(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    known: &BoxContent,
) -> Sheet {
    let mut groups = Vec::new();
    if focus.entered_by == EnteredBy::Wall || position.is_over() {
        groups.push(Group::new("wall", Role::Hero, vec![board::control(table, position, focus)]));
        groups.extend(opened_cell(position, focus));
    }
    for seat in table.in_turn() {
        groups.push(Group::of_seat(seat, seat_controls(position, focus, known, seat)));
    }
    groups.push(rock_group(table, position, focus, known));
    if position.gives_tiles() {
        groups.push(tile_group(table, position, focus, known));
    }
    if !position.is_over() {
        groups.push(Group::new("ways", Role::Aside, vec![entered_by(focus)]));
    }
    groups.push(Group::new("actions", Role::Bar, actions(table, position)));
    Sheet::new(Some(prompt(table, position, focus)), groups).remarking(remarks(position))
}

fn prompt(table: &Table<Options>, position: &Position, focus: &Focus) -> Message {
    let Some(column) = position.current() else { return msg!(iquazu_prompt_over) };
    let mut said = Vec::new();
    if table.options.turn_helper {
        let boxes = position.boxes;
        said.push(if boxes.completed > 0 {
            msg!(iquazu_prompt_after_scoring)
        } else {
            msg!(iquazu_prompt_turn, gems = boxes.gems, water = boxes.water)
        });
    }
    said.push(match focus.entered_by {
        EnteredBy::Wall => msg!(iquazu_prompt_wall, column = column),
        EnteredBy::Counts => msg!(iquazu_prompt_counts, column = column),
        EnteredBy::Points => msg!(iquazu_prompt_points, column = column),
    });
    Message::sentences(said)
}

/// What the last scoring gave and why, until something new lies on the wall.
fn remarks(position: &Position) -> Vec<Message> {
    if !position.is_untouched() {
        return Vec::new();
    }
    // The last three rocks are scored together.
    let together = if position.is_over() { 3 } else { 1 };
    let first = position.scorings.len().saturating_sub(together);
    let mut said = Vec::new();
    for scoring in &position.scorings[first..] {
        said.extend(position.held.seats().map(|seat| {
            let line = rock(position, scoring, seat);
            msg!(iquazu_remark_rock, seat = seat, points = line.points(), why = line.text().clone())
        }));
        said.extend(scoring.awards.iter().map(award_text));
    }
    said
}

/// The things in a cell from top to bottom, each to be raised or taken away.
fn opened_cell(position: &Position, focus: &Focus) -> Option<Group> {
    let (column, row) = focus.opened?;
    let items = position.cell(column, row).filter(|items| !items.is_empty())?;
    let mut controls = Vec::new();
    for (index, item) in (0..).zip(items) {
        let what = name_of_item(*item);
        if index > 0 {
            let label = msg!(iquazu_raise, what = what.clone());
            controls.push(Control::action(Part::Raise(index), label));
        }
        controls.push(Control::action(Part::Take(index), msg!(iquazu_take, what = what)));
    }
    let title = msg!(iquazu_cell, column = column, row = row);
    Some(Group::new("cell", Role::Aside, controls).titled(title))
}

fn seat_controls(
    position: &Position,
    focus: &Focus,
    known: &BoxContent,
    seat: Seat,
) -> Vec<Control> {
    let held = &position.held[seat];
    let mut controls = Vec::new();
    if !position.is_over() {
        controls.extend(drafts(focus, seat));
        let options = usable(held);
        if !options.is_empty() {
            let kind = ControlKind::Choice { options, chosen: None };
            controls.push(Control::new(Part::Use(seat), msg!(iquazu_use), kind));
        }
    }
    let unknown = held.iter().filter(|held| held.kind.is_none()).count();
    if unknown > 0 {
        let kind = ControlKind::Choice { options: kinds(known), chosen: None };
        let label = msg!(iquazu_tell, n = count_of(unknown));
        let control = Control::new(Part::Tell(seat), label, kind).entered(false);
        controls.push(if position.is_over() { control.wanted() } else { control });
    }
    controls
}

/// What a seat has in a scoring that is not entered by the wall.
fn drafts(focus: &Focus, seat: Seat) -> Vec<Control> {
    match focus.entered_by {
        EnteredBy::Wall => Vec::new(),
        EnteredBy::Counts => {
            let Count { gems, lowest } = focus.count(seat);
            let stepper = |value: u8| ControlKind::Stepper {
                value: i64::from(value),
                min: 0,
                max: i64::from(MOST_GEMS),
            };
            vec![
                Control::new(Part::Gems(seat), msg!(iquazu_gems_label), stepper(gems)),
                Control::new(Part::Lowest(seat), msg!(iquazu_lowest_label), stepper(lowest)),
            ]
        }
        EnteredBy::Points => {
            let value = focus.points.get(seat.index()).map(|points| i64::from(*points));
            let points = rock_points(Part::Points(seat), msg!(iquazu_points_label), value);
            vec![points.entered(value.is_some())]
        }
    }
}

fn rock_points(part: Part, label: Message, value: Option<i64>) -> Control {
    Control::number(part, label, value, 0..=i64::from(MOST_ROCK_POINTS))
}

/// The tiles that can be given back, each kind once.
fn usable(held: &[Held]) -> Vec<ChoiceOption> {
    let open = held.iter().filter(|tile| !tile.used);
    let mut kinds: Vec<(&Held, Kind, i64)> = Vec::new();
    for (tile, kind) in open.filter_map(|tile| Some((tile, tile.kind?))) {
        match kinds.iter_mut().find(|(_, known, _)| *known == kind) {
            Some((_, _, count)) => *count += 1,
            None if kind.points().is_some() => {}
            None => kinds.push((tile, kind, 1)),
        }
    }
    let option = |(tile, kind, count): (&Held, Kind, i64)| {
        let label = match count {
            1 => name_of(kind),
            _ => msg!(iquazu_several, n = count, kind = name_of(kind)),
        };
        ChoiceOption::new((tile.column, tile.row).to_id(), label)
    };
    kinds.into_iter().map(option).collect()
}

/// The kinds of tiles to choose from; among points tiles those first that this box is known to
/// have.
fn kinds(known: &BoxContent) -> Vec<ChoiceOption> {
    let others = (1..=MOST_TILE_POINTS).filter(|points| !known.point_tiles.contains(points));
    let values = known.point_tiles.iter().copied().chain(others);
    let cards = (2..=4).map(|cards| Kind::Cards { cards });
    cards
        .chain([Kind::AnyColour, Kind::DoubleMove])
        .chain(values.map(|points| Kind::Points { points }))
        .map(|kind| ChoiceOption::new(kind.to_id(), name_of(kind)))
        .collect()
}

/// The values on a rock: what the players said, or what the box suggests.
fn rock_group(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    known: &BoxContent,
) -> Group {
    let column = focus.rock(position);
    let columns = count_of(position.columns());
    let which = ControlKind::Stepper { value: column.into(), min: 1, max: columns };
    let mut controls = vec![Control::new(Part::Rock, msg!(iquazu_rock), which)];
    let told = position.rock(column);
    let is_current = position.current() == Some(column);
    // What the box suggests is used by the next scoring, so it is shown for its column only.
    let suggested = known.rock(table.len(), column).filter(|_| is_current);
    for (number, place) in (0..).zip(0..table.len().saturating_sub(1)) {
        let entered = told.is_some_and(|values| values.len() > place);
        let value = told.or(suggested).and_then(|values| values.get(place)).copied();
        let value = value.map(i64::from);
        let control = rock_points(Part::Value(number), ordinal(place), value).entered(entered);
        let is_wanted = is_current || position.is_scored(column);
        controls.push(if is_wanted { control.wanted() } else { control });
    }
    if told.is_some() {
        controls.push(Control::action(Part::Forget, msg!(iquazu_forget_values)));
    }
    if focus.crevices {
        let rows = position.crevices_of(column);
        controls.extend(Row::all().map(|row| {
            let value = i64::from(rows.unwrap_or_default()[row.index()]);
            let kind = ControlKind::Stepper { value, min: 0, max: i64::from(MOST_CREVICES) };
            let label = msg!(iquazu_crevices_row, row = row);
            Control::new(Part::CrevicesOf(row), label, kind).entered(rows.is_some())
        }));
    }
    let toggle = ControlKind::Toggle { on: focus.crevices };
    controls.push(Control::new(Part::Crevices, msg!(iquazu_crevices), toggle));
    Group::new("rock", Role::Aside, controls)
}

fn tile_group(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    known: &BoxContent,
) -> Group {
    let seats = table.order.iter().map(|seat| (TileTo::Seat(*seat), msg!(app_seat, seat = *seat)));
    let winners: Vec<ChoiceOption> = seats
        .chain([(TileTo::Nobody, msg!(iquazu_nobody))])
        .map(|(to, label)| ChoiceOption::new(to.to_id(), label))
        .collect();
    let choice =
        |part: Part, label: Message, options: Vec<ChoiceOption>, chosen: Option<String>| {
            let entered = chosen.is_some();
            Control::new(part, label, ControlKind::Choice { options, chosen }).entered(entered)
        };
    let mut controls = Vec::new();
    for row in Row::all() {
        let kind = position.open_tiles[row.index()].map(|kind| kind.to_id());
        let label = msg!(iquazu_tile_row, row = row);
        controls.push(choice(Part::Tile(row), label, kinds(known), kind));
        if focus.entered_by != EnteredBy::Wall {
            let to = Some(focus.tile_to(row)).filter(|to| *to != TileTo::Unknown);
            let (label, to) = (msg!(iquazu_tile_to, row = row), to.map(|to| to.to_id()));
            controls.push(choice(Part::TileTo(row), label, winners.clone(), to));
        }
    }
    Group::new("tiles", Role::Aside, controls).titled(msg!(iquazu_tiles))
}

fn entered_by(focus: &Focus) -> Control {
    let options = [
        (EnteredBy::Wall, msg!(iquazu_entered_by_wall)),
        (EnteredBy::Counts, msg!(iquazu_entered_by_counts)),
        (EnteredBy::Points, msg!(iquazu_entered_by_points)),
    ];
    let options = options.map(|(by, label)| ChoiceOption::new(by, label)).into();
    let chosen = Some(focus.entered_by.to_id());
    let kind = ControlKind::Choice { options, chosen };
    Control::new(Part::EnteredBy, msg!(iquazu_entered_by), kind)
}

fn actions(table: &Table<Options>, position: &Position) -> Vec<Control> {
    let Some(column) = position.current() else { return Vec::new() };
    let label = if position.is_third_last_next() {
        msg!(iquazu_score_last, column = column)
    } else {
        msg!(iquazu_score, column = column)
    };
    // A game that is not over has a column left to score: a finish says so.
    let mut actions = vec![Control::ending_action(Part::Score, label).entered(false).wanted()];
    if table.options.turn_helper {
        actions.push(Control::ending_action(Part::Turn, msg!(iquazu_turn)));
    }
    actions
}
