//! What can be entered in Stone Layer: the ring, the stone of the turn, the steps of its tile.

use super::apply::marker_rule;
use super::board;
use super::box_content::BoxContent;
use super::controls::Control as Part;
use super::focus::{Focus, Stage, steps_are_due};
use super::options::{Marker, Options};
use super::position::{Position, QUICK_STONES};
use super::remarks::remarks;
use super::ring::{Size, Steps};
use super::tell::{size_name, stack_list};
use super::tokens::{can_exchange, worth_to};
use crate::id::Id;
use crate::seat::Seat;
use crate::sheet::{ChoiceOption, Control, ControlKind, Group, Role, Sheet};
use crate::table::Table;
use crate::text::{Message, msg};

/// With fewer tokens in hand a player is running low: one stone can take four.
const RUNNING_LOW: u8 = 4;

pub(super) fn sheet(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    known: &BoxContent,
) -> Sheet {
    let stage = focus.stage(table, position);
    let ring = board::control(table, position, focus);
    let mut groups = vec![Group::new("ring", Role::Hero, vec![ring])];
    let active = focus.active(position);
    groups.extend((stage == Stage::Draft).then(|| collapse(table, position, focus)));
    for seat in table.in_turn() {
        let group = Group::of_seat(seat, seat_controls(table, position, stage, seat));
        groups.push(group.folded_if(seat != active));
    }
    let aside = aside(table, position, focus, known, stage);
    if !aside.is_empty() {
        groups.push(Group::new("turn", Role::Aside, aside));
    }
    if let Some(size) = size(table.options, position, known, focus, stage) {
        groups.push(Group::new("size", Role::Bar, vec![size]));
    }
    if steps_are_due(table.options, position, stage) {
        // The second tap of a turn. Above the other actions, so that these stay where they are.
        groups.push(Group::new("steps", Role::Bar, vec![steps()]));
    }
    if !matches!(stage, Stage::Over | Stage::Draft) {
        groups.push(Group::new("actions", Role::Bar, bar(table, position, focus, stage)));
    }
    let prompt = Some(prompt(table, position, focus, stage));
    let mut sheet = Sheet::new(prompt, groups).remarking(remarks(table, position, focus, known));
    sheet.next = next(table, position, focus, &sheet, stage).map(|part| part.to_id());
    sheet.up = (!matches!(stage, Stage::Over | Stage::QuickStart)).then_some(active);
    sheet
}

/// What is to be touched now: never that something fell, which is nobody's aim.
fn next(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    sheet: &Sheet,
    stage: Stage,
) -> Option<Part> {
    let size = sheet.control(&Part::Size.to_id()).filter(|size| !size.entered);
    Some(match stage {
        Stage::Over => return None,
        Stage::Draft if focus.preview(table, position).is_some() => Part::Settle,
        Stage::Draft | Stage::Source => Part::Ring,
        Stage::Stone if focus.moving => Part::Ring,
        Stage::QuickStart | Stage::Stone if size.is_some() => Part::Size,
        Stage::Stone => Part::Stood,
        Stage::QuickStart => Part::Steps,
        Stage::Steps if steps_are_due(table.options, position, stage) => Part::Steps,
        Stage::Steps => Part::Next,
    })
}

/// What is asked about a collapse: by whose doing, and what became of the stone.
fn collapse(table: &Table<Options>, position: &Position, focus: &Focus) -> Group {
    let by = who(Part::By, msg!(stone_layer_by), table, focus.causer(position));
    let mut controls = vec![by.rule("other-collapse")];
    controls.extend(of_the_stone(position, focus));
    let fits = focus.preview(table, position).is_some();
    let settle = Control::ending_action(Part::Settle, msg!(stone_layer_settle)).enabled_if(fits);
    controls.push(settle.rule("collapse"));
    let fell = focus.draft.as_ref().map(|draft| draft.stacks.bases(position.marker));
    let fell = fell.filter(|bases| !bases.is_empty());
    let title = match fell {
        Some(bases) => msg!(stone_layer_ask_fell, stacks = stack_list(bases)),
        None => msg!(stone_layer_ask_which),
    };
    Group::ask("collapse", title, controls)
}

fn prompt(table: &Table<Options>, position: &Position, focus: &Focus, stage: Stage) -> Message {
    let (active, stack) = (focus.active(position), position.marker.number());
    match stage {
        Stage::Over => msg!(app_game_over),
        Stage::Draft => msg!(stone_layer_prompt_draft),
        Stage::QuickStart => {
            let number = position.quick_stones.saturating_add(1);
            msg!(stone_layer_prompt_quick, n = number, of = QUICK_STONES, stack = stack)
        }
        Stage::Steps => prompt_steps(table.options, position, active),
        Stage::Source | Stage::Stone if focus.moving => msg!(stone_layer_prompt_moving),
        Stage::Source => msg!(stone_layer_prompt_source),
        Stage::Stone => prompt_stone(position, active),
    }
}

fn prompt_stone(position: &Position, active: Seat) -> Message {
    let stack = position.marker.number();
    let number = position.height(position.marker).saturating_add(1);
    let turn = match worth_to(position, active) {
        0 => msg!(stone_layer_prompt_no_token, seat = active, stack = stack),
        n => msg!(stone_layer_prompt_stone, stack = stack, number = number, n = n),
    };
    if position.is_untouched() {
        Message::sentences(vec![turn, msg!(stone_layer_prompt_marker)])
    } else {
        turn
    }
}

fn prompt_steps(options: Options, position: &Position, active: Seat) -> Message {
    let Some(laid) = position.turn.stone else { return msg!(app_game_over) };
    let stack = position.marker.number();
    let laid_out = match laid.tokens {
        0 => msg!(stone_layer_prompt_nothing_laid, seat = active),
        n => msg!(stone_layer_prompt_laid, seat = active, n = n, stack = stack),
    };
    let next = match marker_rule(options, laid) {
        Marker::Moves => msg!(stone_layer_prompt_steps),
        Marker::Stays => msg!(stone_layer_prompt_stays),
    };
    Message::sentences(vec![laid_out, next])
}

fn seat_controls(
    table: &Table<Options>,
    position: &Position,
    stage: Stage,
    seat: Seat,
) -> Vec<Control> {
    let running_low = position.in_hand(seat) < RUNNING_LOW;
    if stage == Stage::Over || !running_low || !can_exchange(table.options, position, seat) {
        return Vec::new();
    }
    let spoken = msg!(stone_layer_spoken_exchange, seat = seat);
    let exchange = Control::ending_action(Part::Exchange(seat), msg!(stone_layer_exchange));
    vec![exchange.spoken(spoken).rule("exchange")]
}

fn aside(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    known: &BoxContent,
    stage: Stage,
) -> Vec<Control> {
    let mut controls = Vec::new();
    if matches!(stage, Stage::Source | Stage::Stone) {
        let up = who(Part::Up, msg!(stone_layer_up), table, focus.active(position));
        controls.push(up.rule("turn"));
        if !position.is_untouched() {
            let moving = toggle(Part::Moving, msg!(stone_layer_moving), focus.moving);
            controls.push(moving.rule("setup-marker"));
        }
        if position.river() == 0 || table.options.new_tiles {
            let new = Control::ending_action(Part::NewTiles, msg!(stone_layer_new_tiles));
            controls.push(new.rule("no-usable-tile"));
        }
    }
    if table.options.sizes && matches!(stage, Stage::QuickStart | Stage::Stone) {
        controls.extend(Size::ALL.map(|size| count(position, known, size)));
    }
    controls
}

/// What became of the stone whose player toppled something: it lies there, unless its own stack
/// fell, or it was not placed yet.
fn of_the_stone(position: &Position, focus: &Focus) -> Vec<Control> {
    let Some(draft) = &focus.draft else { return Vec::new() };
    if draft.source_fell || !focus.can_be_about_the_stone(position) {
        return Vec::new();
    }
    let apart = toggle(Part::Apart, msg!(stone_layer_apart), draft.apart);
    let mut controls = vec![apart.rule("own-collapse")];
    if !draft.apart && !draft.stacks.at_marker {
        let label = msg!(stone_layer_lies, stack = position.marker.number());
        controls.push(toggle(Part::Lies, label, draft.lies()).rule("no-token"));
    }
    controls
}

fn toggle(part: Part, label: Message, on: bool) -> Control {
    Control::new(part, label, ControlKind::Toggle { on })
}

fn choice<T: Id>(
    part: Part,
    label: Message,
    offered: impl Iterator<Item = (T, Message)>,
    chosen: Option<T>,
) -> Control {
    let options = offered.map(|(it, label)| ChoiceOption::new(it.to_id(), label)).collect();
    let chosen = chosen.map(|it| it.to_id());
    Control::new(part, label, ControlKind::Choice { options, chosen })
}

/// One of the players.
fn who(part: Part, label: Message, table: &Table<Options>, chosen: Seat) -> Control {
    let here = table.order.iter().copied();
    let here = here.filter(|seat| !table.seats[*seat].left || *seat == chosen);
    choice(part, label, here.map(|seat| (seat, msg!(app_seat, seat = seat))), Some(chosen))
}

/// Sizes that the river may still have; one from a stack is known already.
fn size(
    options: Options,
    position: &Position,
    known: &BoxContent,
    focus: &Focus,
    stage: Stage,
) -> Option<Control> {
    let is_placed = matches!(stage, Stage::QuickStart | Stage::Stone);
    if !options.sizes || !is_placed || position.river() == 0 {
        return None;
    }
    let left = Size::ALL.into_iter().filter(|size| !known.is_used_up(position, *size));
    let option = |size: Size| {
        ChoiceOption::new(size.to_id(), size_name(size)).with_face(board::stone_face(size))
    };
    let chosen = focus.size.map(|size| size.to_id());
    let kind = ControlKind::Choice { options: left.map(option).collect(), chosen };
    let control = Control::new(Part::Size, msg!(stone_layer_size), kind);
    Some(control.entered(focus.size.is_some()).rule("select-tile"))
}

fn count(position: &Position, known: &BoxContent, size: Size) -> Control {
    let value = known.suggested(position, size).map(i64::from);
    let label = msg!(stone_layer_count, size = size_name(size));
    let entered = position.of_size[size.index()].is_some();
    let within = 0..=i64::from(position.most_of(size));
    let control = Control::number(Part::Count(size), label, value, within);
    control.usual(usual_counts(value)).entered(entered).rule("contents")
}

/// What was told, then about a third of all stones.
pub(super) fn usual_counts(told: Option<i64>) -> impl Iterator<Item = i64> {
    told.into_iter().chain([12, 13, 11, 14, 10, 15, 9])
}

fn bar(table: &Table<Options>, position: &Position, focus: &Focus, stage: Stage) -> Vec<Control> {
    let ready = stage == Stage::Stone;
    let (stood, rule) = match worth_to(position, focus.active(position)) {
        1 if ready => (msg!(stone_layer_stood_worth, n = 1), "token"),
        n @ 2.. if ready => (msg!(stone_layer_stood_worth, n = n), "high-stacks"),
        _ => (msg!(stone_layer_stood), "token"),
    };
    let can_fall = stage != Stage::QuickStart && position.standing().next().is_some();
    let mut controls = vec![
        // Each keeps its place while it cannot be pressed: nothing moves under a thumb.
        Control::ending_action(Part::Stood, stood).enabled_if(ready).rule(rule),
        Control::ending_action(Part::NoToken, msg!(stone_layer_no_token))
            .enabled_if(ready)
            .rule("no-token"),
        Control::action(Part::Fell, msg!(stone_layer_fell))
            .spoken(msg!(stone_layer_spoken_fell, stack = position.marker.number()))
            .enabled_if(can_fall)
            .rule("collapse"),
        Control::ending_action(Part::SlidOff, msg!(stone_layer_slid_off))
            .enabled_if(ready)
            .rule("no-token"),
    ];
    if ready && focus.source(position).is_some() {
        let fell = Control::action(Part::SourceFell, msg!(stone_layer_source_fell));
        controls.push(fell.rule("source-falls"));
    }
    if stage == Stage::Steps && !steps_are_due(table.options, position, stage) {
        let next = Control::ending_action(Part::Next, msg!(stone_layer_next));
        controls.push(next.rule("turn"));
    }
    controls
}

/// The steps of a tile, each always in its place.
fn steps() -> Control {
    let offered = Steps::all().map(|steps| (steps, msg!(app_number, n = steps.number())));
    let control = choice(Part::Steps, msg!(stone_layer_steps), offered, None);
    control.entered(false).rule("marker")
}
