//! What can be entered in Iquazú: the frame's window on the wall, the rock, the tiles.

use super::asks::{self, Question, Sight, is_wall_shown, question, untold, values};
use super::board;
use super::box_content::BoxContent;
use super::controls::{Control as Part, EnteredBy};
use super::event::{Count, MOST_CREVICES, MOST_GEMS, MOST_ROCK_POINTS};
use super::faces;
use super::focus::{Asked, Focus};
use super::options::Options;
use super::position::{Held, Kind, Position};
use super::score::{award_text, rock};
use super::tell::{name_if_told, name_of};
use super::wall::Row;
use crate::id::Id as _;
use crate::seat::Seat;
use crate::sheet::{ChoiceOption, Control, ControlKind, Group, Role, Sheet};
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

pub(super) fn sheet(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    known: &BoxContent,
) -> Sheet {
    let sight = Sight { table, position, known };
    let mut groups = Vec::new();
    if is_wall_shown(position, focus) {
        groups.push(Group::new("wall", Role::Hero, vec![board::control(table, position, focus)]));
    }
    let question = question(sight, focus);
    let next = next(sight, focus, question.as_ref());
    groups.extend(question.map(|question| question.group));
    for seat in table.in_turn() {
        let group = Group::of_seat(seat, seat_controls(sight, focus, seat));
        groups.push(group.folded_if(!is_looked_at(table, position, focus, seat)));
    }
    if !position.is_over() {
        groups.push(Group::new("ways", Role::Aside, vec![entered_by(focus)]));
    }
    groups.push(rock_group(sight, focus));
    if position.gives_tiles() && focus.entered_by != EnteredBy::Wall {
        groups.push(tile_group(sight, focus));
    }
    groups.push(Group::new("actions", Role::Bar, actions(table, position)));
    let mut sheet = Sheet::new(Some(prompt(table, position, focus)), groups);
    sheet.next = next.map(|part| part.to_id());
    sheet.up = (table.options.turn_helper && !position.is_over()).then_some(position.boxes.gems);
    sheet.remarking(remarks(position))
}

/// What is to be touched now. A column is scored when it is full: not before every row of it holds
/// something.
fn next(sight: Sight<'_>, focus: &Focus, question: Option<&Question>) -> Option<Part> {
    let Sight { table, position, .. } = sight;
    if let Some(question) = question {
        return Some(question.first);
    }
    let Some(column) = position.current() else {
        let mut seats = table.in_turn();
        let is_open = |seat: &Seat| untold(position, *seat).next().is_some();
        return seats.find(is_open).map(Part::Tell);
    };
    Some(match focus.entered_by {
        EnteredBy::Wall if position.may_be_full(column) => Part::Score,
        EnteredBy::Wall if table.options.turn_helper && position.boxes.completed > 0 => Part::Turn,
        EnteredBy::Wall => Part::Wall,
        EnteredBy::Counts => {
            let seats: Vec<Seat> = table.in_turn().collect();
            let last = seats.iter().rposition(|seat| focus.count(*seat).gems > 0);
            let next = seats.get(last.map_or(0, |last| last + 1));
            next.map_or(Part::Score, |seat| Part::Gems(*seat))
        }
        EnteredBy::Points => {
            let next = table.in_turn().find(|seat| focus.stated(*seat).is_none());
            next.map_or(Part::Score, Part::Points)
        }
    })
}

/// Whether something is entered about a seat now, or asked of it.
fn is_looked_at(table: &Table<Options>, position: &Position, focus: &Focus, seat: Seat) -> bool {
    if position.is_over() {
        return untold(position, seat).next().is_some();
    }
    focus.entered_by != EnteredBy::Wall || focus.pen(table).seat() == Some(seat)
}

fn prompt(table: &Table<Options>, position: &Position, focus: &Focus) -> Message {
    let Some(column) = position.current() else {
        let open = table.in_turn().any(|seat| untold(position, seat).next().is_some());
        return if open { msg!(iquazu_prompt_over_untold) } else { msg!(iquazu_prompt_over) };
    };
    let mut said = Vec::new();
    if table.options.turn_helper {
        said.push(if position.boxes.completed > 0 {
            msg!(iquazu_prompt_after_scoring)
        } else {
            msg!(iquazu_prompt_turn)
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

fn seat_controls(sight: Sight<'_>, focus: &Focus, seat: Seat) -> Vec<Control> {
    let Sight { position, .. } = sight;
    let mut controls = Vec::new();
    if !position.is_over() {
        controls.extend(drafts(position, focus, seat));
        let options = usable(&position.held[seat]);
        if !options.is_empty() {
            let kind = ControlKind::Choice { options, chosen: None };
            // Bonus tiles: any number of them in a turn.
            let control = Control::new(Part::Use(seat), msg!(iquazu_use), kind);
            controls.push(control.rule("tile-double-move"));
        }
    }
    let unknown = untold(position, seat).count();
    if unknown > 0 {
        let label = msg!(iquazu_tell, n = count_of(unknown));
        let control = Control::action(Part::Tell(seat), label).entered(false).rule("tiles");
        controls.push(if position.is_over() { control.wanted() } else { control });
    }
    controls
}

/// What a seat has in a scoring that is not entered by the wall.
fn drafts(position: &Position, focus: &Focus, seat: Seat) -> Vec<Control> {
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
                Control::new(Part::Gems(seat), msg!(iquazu_gems_label), stepper(gems))
                    .rule("rock-points"),
                Control::new(Part::Lowest(seat), msg!(iquazu_lowest_label), stepper(lowest))
                    .rule("rock-ties"),
            ]
        }
        EnteredBy::Points => {
            let value = focus.stated(seat).map(i64::from);
            let within = 0..=i64::from(MOST_ROCK_POINTS);
            let label = msg!(iquazu_points_label);
            let points = Control::number(Part::Points(seat), label, value, within);
            // Each value of the rock goes to one player; somebody goes without.
            let told = position.current().and_then(|column| position.rock(column));
            let usual = told.into_iter().flatten().copied().map(i64::from).chain(0..);
            let usual = usual.take(asks::OFFERED);
            vec![points.usual(usual).entered(value.is_some()).rule("rock-points")]
        }
    }
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
        ChoiceOption::new((tile.column, tile.row).to_id(), label).with_face(faces::tile(kind))
    };
    kinds.into_iter().map(option).collect()
}

/// The values on a rock: what the players said, or what the box suggests. While they are asked for
/// they are in the question.
fn rock_group(sight: Sight<'_>, focus: &Focus) -> Group {
    let Sight { position, .. } = sight;
    let asked = asks::asked_rock(sight, focus);
    let column = asked.unwrap_or_else(|| focus.rock(position));
    let columns = count_of(position.columns());
    let which = ControlKind::Stepper { value: column.into(), min: 1, max: columns };
    let mut controls = vec![Control::new(Part::Rock, msg!(iquazu_rock), which).rule("rock-points")];
    if asked.is_none() {
        controls.extend(values(sight, column));
        if position.rock(column).is_some() {
            let forget = Control::action(Part::Forget, msg!(iquazu_forget_values));
            controls.push(forget.rule("rock-points"));
        }
    }
    if focus.crevices {
        let rows = position.crevices_of(column);
        controls.extend(Row::all().map(|row| {
            let value = i64::from(rows.unwrap_or_default()[row.index()]);
            let kind = ControlKind::Stepper { value, min: 0, max: i64::from(MOST_CREVICES) };
            let label = msg!(iquazu_crevices_row, row = row);
            Control::new(Part::CrevicesOf(row), label, kind).entered(rows.is_some()).rule("place")
        }));
    }
    let toggle = ControlKind::Toggle { on: focus.crevices };
    let crevices = Control::new(Part::Crevices, msg!(iquazu_crevices), toggle);
    controls.push(crevices.rule("scoring"));
    Group::new("rock", Role::Aside, controls)
}

/// Where the wall is not entered: what the tiles are, and who gets them.
/// What is asked for above everything is not here, too.
fn tile_group(sight: Sight<'_>, focus: &Focus) -> Group {
    let Sight { table, position, .. } = sight;
    let is_asked = focus.asked == Some(Asked::Winners);
    let asked = asks::untold_winner(sight, focus).filter(|_| is_asked);
    let mut controls = Vec::new();
    for row in Row::all() {
        let kind = position.open_tiles[row.index()];
        let label = msg!(iquazu_tile_row, row = row, kind = name_if_told(kind));
        let tile = Control::action(Part::Tile(row), label).entered(kind.is_some());
        controls.push(tile.rule("tiles"));
        controls.extend((asked != Some(row)).then(|| asks::winner(table, focus, row)));
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
    let (label, rule) = if position.is_third_last_next() {
        (msg!(iquazu_score_last, column = column), "end")
    } else {
        (msg!(iquazu_score, column = column), "scoring")
    };
    let mut actions = vec![Control::ending_action(Part::Score, label).rule(rule)];
    if table.options.turn_helper {
        let turn = Control::ending_action(Part::Turn, msg!(iquazu_turn));
        actions.push(turn.rule("boxes-pass"));
    }
    actions
}
