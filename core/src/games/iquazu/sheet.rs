//! What can be entered in Iquazú: the frame's window on the wall, the rock, the tiles.

use super::board::{self, cell_id};
use super::copy::Copy;
use super::event::{Count, MOST_CREVICES, MOST_GEMS, MOST_ROCK_POINTS, TileTo};
use super::focus::{Focus, Way};
use super::options::Options;
use super::position::{Held, Kind, Position, Row};
use super::score::{award_text, rock};
use super::tell::name_of;
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
    copy: &Copy,
) -> Sheet {
    let mut groups = Vec::new();
    if focus.way == Way::Wall || position.is_over() {
        groups.push(Group::new("wall", Role::Hero, vec![board::control(table, position, focus)]));
        groups.extend(opened_cell(position, focus));
    }
    for seat in table.order.iter().copied().filter(|seat| !table.seats[*seat].left) {
        groups.push(Group::of_seat(seat, seat_controls(position, focus, copy, seat)));
    }
    groups.push(rock_group(table, position, focus, copy));
    if position.gives_tiles() {
        groups.push(tile_group(table, position, focus, copy));
    }
    if !position.is_over() {
        groups.push(Group::new("ways", Role::Aside, way_controls(focus)));
    }
    groups.push(Group::new("actions", Role::Bar, actions(table, position)));
    Sheet { prompt: Some(prompt(table, position, focus)), remarks: remarks(position), groups }
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
    said.push(match focus.way {
        Way::Wall => msg!(iquazu_prompt_wall, column = column.number()),
        Way::Counts => msg!(iquazu_prompt_counts, column = column.number()),
        Way::Points => msg!(iquazu_prompt_points, column = column.number()),
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
    for (index, item) in items.iter().enumerate() {
        let what = item
            .seat()
            .map_or_else(|| msg!(iquazu_spoken_drop), |seat| msg!(app_seat, seat = seat));
        if index > 0 {
            controls.push(Control::action(
                format!("raise.{index}"),
                msg!(iquazu_raise, what = what.clone()),
            ));
        }
        controls.push(Control::action(format!("take.{index}"), msg!(iquazu_take, what = what)));
    }
    let title = msg!(iquazu_cell, column = column.number(), row = row.number());
    Some(Group::new("cell", Role::Aside, controls).titled(title))
}

fn seat_controls(position: &Position, focus: &Focus, copy: &Copy, seat: Seat) -> Vec<Control> {
    let mut controls = Vec::new();
    let id = |what: &str| format!("{what}.{}", seat.index());
    if !position.is_over() {
        match focus.way {
            Way::Wall => {}
            Way::Counts => {
                let Count { gems, lowest } = focus.count(seat);
                let stepper = |value: u8| ControlKind::Stepper {
                    value: i64::from(value),
                    min: 0,
                    max: i64::from(MOST_GEMS),
                };
                controls.push(Control::new(id("gems"), msg!(iquazu_gems_label), stepper(gems)));
                controls.push(Control::new(
                    id("lowest"),
                    msg!(iquazu_lowest_label),
                    stepper(lowest),
                ));
            }
            Way::Points => {
                let value = focus.points.get(seat.index()).map(|points| i64::from(*points));
                let kind = ControlKind::Number { value, min: 0, max: i64::from(MOST_ROCK_POINTS) };
                controls.push(
                    Control::new(id("points"), msg!(iquazu_points_label), kind)
                        .entered(value.is_some()),
                );
            }
        }
    }
    let held = &position.held[seat];
    let usable = usable(held);
    if !usable.is_empty() && !position.is_over() {
        let kind = ControlKind::Choice { options: usable, chosen: None };
        controls.push(Control::new(id("use"), msg!(iquazu_use), kind));
    }
    let unknown = held.iter().filter(|held| held.kind.is_none()).count();
    if unknown > 0 {
        let kind = ControlKind::Choice { options: kinds(copy), chosen: None };
        let label = msg!(iquazu_tell, n = count_of(unknown));
        let mut control = Control::new(id("tell"), label, kind).entered(false);
        if position.is_over() {
            control = control.wanted();
        }
        controls.push(control);
    }
    controls
}

/// The tiles that can be given back, each kind once.
fn usable(held: &[Held]) -> Vec<ChoiceOption> {
    let open = held.iter().filter(|tile| !tile.used);
    let mut kinds: Vec<(&Held, Kind, i64)> = Vec::new();
    for (tile, kind) in open.filter_map(|tile| Some((tile, tile.kind?))) {
        match kinds.iter_mut().find(|(_, known, _)| *known == kind) {
            Some((_, _, count)) => *count += 1,
            None if matches!(kind, Kind::Points { .. }) => {}
            None => kinds.push((tile, kind, 1)),
        }
    }
    let option = |(tile, kind, count): (&Held, Kind, i64)| {
        let label = match count {
            1 => name_of(kind),
            _ => msg!(iquazu_several, n = count, kind = name_of(kind)),
        };
        ChoiceOption::new(cell_id(tile.column, tile.row), label)
    };
    kinds.into_iter().map(option).collect()
}

/// The kinds of tiles to choose from; among points tiles those first that this copy is known to
/// have.
fn kinds(copy: &Copy) -> Vec<ChoiceOption> {
    let others = (1..=MOST_TILE_POINTS).filter(|points| !copy.point_tiles.contains(points));
    let values = copy.point_tiles.iter().copied().chain(others);
    let points = values.map(|points| Kind::Points { points });
    let others = [
        Kind::Cards { cards: 2 },
        Kind::Cards { cards: 3 },
        Kind::Cards { cards: 4 },
        Kind::AnyColour,
        Kind::DoubleMove,
    ];
    others
        .into_iter()
        .chain(points)
        .map(|kind| ChoiceOption::new(kind_id(kind), name_of(kind)))
        .collect()
}

fn kind_id(kind: Kind) -> String {
    match kind {
        Kind::Points { points } => format!("points.{points}"),
        Kind::Cards { cards } => format!("cards.{cards}"),
        Kind::AnyColour => "any".to_owned(),
        Kind::DoubleMove => "double".to_owned(),
    }
}

/// The values on a rock: what the players said, or what the box suggests.
fn rock_group(table: &Table<Options>, position: &Position, focus: &Focus, copy: &Copy) -> Group {
    let column = focus.rock(position);
    let columns = count_of(position.columns());
    let which = ControlKind::Stepper { value: i64::from(column.number()), min: 1, max: columns };
    let mut controls = vec![Control::new("rock", msg!(iquazu_rock), which)];
    let told = position.rock(column);
    let suggested = copy.rock(table.len(), column);
    let current = position.current() == Some(column);
    for place in 0..table.len().saturating_sub(1) {
        let value =
            told.or(suggested).and_then(|values| values.get(place)).map(|value| i64::from(*value));
        let label = match place {
            0 => msg!(iquazu_first),
            1 => msg!(iquazu_second),
            _ => msg!(iquazu_third),
        };
        let entered = told.is_some_and(|values| values.len() > place);
        // A suggestion of the box is used when the column is scored; for others it is none.
        let value = value.filter(|_| entered || current);
        let kind = ControlKind::Number { value, min: 0, max: i64::from(MOST_ROCK_POINTS) };
        let scored = column.index().is_some_and(|index| index < position.scorings.len());
        let mut control = Control::new(format!("value.{place}"), label, kind).entered(entered);
        if current || scored {
            control = control.wanted();
        }
        controls.push(control);
    }
    if told.is_some() {
        controls.push(Control::action("forget", msg!(iquazu_forget_values)));
    }
    if focus.crevices {
        let rows = column.index().and_then(|index| position.crevices.get(index)).copied().flatten();
        for row in Row::all() {
            let value = i64::from(rows.unwrap_or_default()[row.index()]);
            let kind = ControlKind::Stepper { value, min: 0, max: i64::from(MOST_CREVICES) };
            let label = msg!(iquazu_crevices_row, row = row.number());
            controls.push(
                Control::new(format!("crevice.{}", row.number()), label, kind)
                    .entered(rows.is_some()),
            );
        }
    }
    let toggle = ControlKind::Toggle { on: focus.crevices };
    controls.push(Control::new("crevices", msg!(iquazu_crevices), toggle));
    Group::new("rock", Role::Aside, controls)
}

fn tile_group(table: &Table<Options>, position: &Position, focus: &Focus, copy: &Copy) -> Group {
    let mut controls = Vec::new();
    for row in Row::all() {
        let chosen = position.open_tiles[row.index()].map(kind_id);
        let entered = chosen.is_some();
        let kind = ControlKind::Choice { options: kinds(copy), chosen };
        let label = msg!(iquazu_tile_row, row = row.number());
        controls.push(Control::new(format!("tile.{}", row.number()), label, kind).entered(entered));
        if focus.way != Way::Wall {
            let mut options: Vec<ChoiceOption> = table
                .order
                .iter()
                .map(|seat| {
                    ChoiceOption::new(seat.index().to_string(), msg!(app_seat, seat = *seat))
                })
                .collect();
            options.push(ChoiceOption::new("none", msg!(iquazu_nobody)));
            let chosen = match focus.tile_to(row) {
                TileTo::Unknown => None,
                TileTo::Nobody => Some("none".to_owned()),
                TileTo::Seat(seat) => Some(seat.index().to_string()),
            };
            let entered = chosen.is_some();
            let kind = ControlKind::Choice { options, chosen };
            let label = msg!(iquazu_tile_to, row = row.number());
            controls
                .push(Control::new(format!("to.{}", row.number()), label, kind).entered(entered));
        }
    }
    Group::new("tiles", Role::Aside, controls).titled(msg!(iquazu_tiles))
}

fn way_controls(focus: &Focus) -> Vec<Control> {
    let options = [
        ("wall", msg!(iquazu_way_wall)),
        ("counts", msg!(iquazu_way_counts)),
        ("points", msg!(iquazu_way_points)),
    ];
    let chosen = match focus.way {
        Way::Wall => "wall",
        Way::Counts => "counts",
        Way::Points => "points",
    };
    let options = options.into_iter().map(|(id, label)| ChoiceOption::new(id, label)).collect();
    vec![Control::new(
        "way",
        msg!(iquazu_way),
        ControlKind::Choice { options, chosen: Some(chosen.to_owned()) },
    )]
}

fn actions(table: &Table<Options>, position: &Position) -> Vec<Control> {
    let mut actions = Vec::new();
    if let Some(column) = position.current() {
        let last = position.scorings.len() + 3 == position.columns();
        let label = if last {
            msg!(iquazu_score_last, column = column.number())
        } else {
            msg!(iquazu_score, column = column.number())
        };
        // A game that is not over has a column left to score: a finish says so.
        actions.push(Control::ending_action("score", label).entered(false).wanted());
        if table.options.turn_helper {
            actions.push(Control::ending_action("turn", msg!(iquazu_turn)));
        }
    }
    actions
}
