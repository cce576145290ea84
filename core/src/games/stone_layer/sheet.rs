//! What can be entered in Stone Layer: the ring, the stone of the turn, the steps of its tile.

use super::apply::marker_rule;
use super::board;
use super::box_content::BoxContent;
use super::controls::Control as Part;
use super::focus::{Focus, Stage};
use super::options::{Marker, Options};
use super::position::{Position, QUICK_STONES};
use super::remarks::remarks;
use super::ring::{Size, Steps};
use super::tell::size_name;
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
    for seat in table.in_turn() {
        groups.push(Group::of_seat(seat, seat_controls(table, position, stage, seat)));
    }
    let aside = aside(table, position, focus, known, stage);
    if !aside.is_empty() {
        groups.push(Group::new("turn", Role::Aside, aside));
    }
    if steps_are_due(table.options, position, stage) {
        // The second tap of a turn. Above the other actions, so that these stay where they are.
        groups.push(Group::new("steps", Role::Bar, vec![steps(position)]));
    }
    if stage != Stage::Over {
        groups.push(Group::new("actions", Role::Bar, bar(table, position, focus, stage)));
    }
    let prompt = Some(prompt(table, position, focus, stage));
    Sheet::new(prompt, groups).remarking(remarks(table, position, focus, known))
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
        Stage::Source => msg!(stone_layer_prompt_source, seat = active),
        Stage::Stone => prompt_stone(position, active),
    }
}

fn prompt_stone(position: &Position, active: Seat) -> Message {
    let stack = position.marker.number();
    let number = position.height(position.marker).saturating_add(1);
    let turn = match worth_to(position, active) {
        0 => msg!(stone_layer_prompt_no_token, seat = active, stack = stack),
        n => msg!(stone_layer_prompt_stone, seat = active, stack = stack, number = number, n = n),
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
    vec![Control::ending_action(Part::Exchange(seat), msg!(stone_layer_exchange)).spoken(spoken)]
}

fn aside(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    known: &BoxContent,
    stage: Stage,
) -> Vec<Control> {
    let mut controls = Vec::new();
    match stage {
        Stage::Over | Stage::Steps => {}
        Stage::Draft => {
            controls.push(who(Part::By, msg!(stone_layer_by), table, focus.causer(position)));
            controls.extend(of_the_stone(position, focus));
        }
        Stage::QuickStart => controls.extend(size(table.options, position, focus, known)),
        Stage::Source | Stage::Stone => {
            controls.push(who(Part::Up, msg!(stone_layer_up), table, focus.active(position)));
            controls.extend(size(table.options, position, focus, known));
            if !position.is_untouched() {
                controls.push(toggle(Part::Moving, msg!(stone_layer_moving), focus.moving));
            }
            if position.river() == 0 || table.options.new_tiles {
                controls.push(Control::ending_action(Part::NewTiles, msg!(stone_layer_new_tiles)));
            }
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
    let mut controls = vec![toggle(Part::Apart, msg!(stone_layer_apart), draft.apart)];
    if !draft.apart && !draft.stacks.at_marker {
        let label = msg!(stone_layer_lies, stack = position.marker.number());
        controls.push(toggle(Part::Lies, label, draft.lies()));
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
    focus: &Focus,
    known: &BoxContent,
) -> Option<Control> {
    if !options.sizes || position.river() == 0 {
        return None;
    }
    let left = Size::ALL.into_iter().filter(|size| !known.is_used_up(position, *size));
    let left = left.map(|size| (size, size_name(size)));
    let control = choice(Part::Size, msg!(stone_layer_size), left, focus.size);
    Some(control.entered(focus.size.is_some()))
}

fn count(position: &Position, known: &BoxContent, size: Size) -> Control {
    let value = known.suggested(position, size).map(i64::from);
    let label = msg!(stone_layer_count, size = size_name(size));
    let entered = position.of_size[size.index()].is_some();
    let within = 0..=i64::from(position.most_of(size));
    Control::number(Part::Count(size), label, value, within).entered(entered)
}

fn bar(table: &Table<Options>, position: &Position, focus: &Focus, stage: Stage) -> Vec<Control> {
    if stage == Stage::Draft {
        let fits = focus.preview(table, position).is_some();
        return vec![
            Control::ending_action(Part::Settle, msg!(stone_layer_settle)).enabled_if(fits),
            Control::action(Part::Cancel, msg!(stone_layer_cancel)),
        ];
    }
    let ready = stage == Stage::Stone;
    let stood = match worth_to(position, focus.active(position)) {
        n @ 1.. if ready => msg!(stone_layer_stood_worth, n = n),
        _ => msg!(stone_layer_stood),
    };
    let can_fall = stage != Stage::QuickStart && position.standing().next().is_some();
    let mut controls = vec![
        // Each keeps its place while it cannot be pressed: nothing moves under a thumb.
        Control::ending_action(Part::Stood, stood).enabled_if(ready),
        Control::ending_action(Part::NoToken, msg!(stone_layer_no_token)).enabled_if(ready),
        Control::action(Part::Fell, msg!(stone_layer_fell))
            .spoken(msg!(stone_layer_spoken_fell, stack = position.marker.number()))
            .enabled_if(can_fall),
        Control::ending_action(Part::SlidOff, msg!(stone_layer_slid_off)).enabled_if(ready),
    ];
    if ready && focus.source(position).is_some() {
        controls.push(Control::action(Part::SourceFell, msg!(stone_layer_source_fell)));
    }
    if stage == Stage::Steps && !steps_are_due(table.options, position, stage) {
        controls.push(Control::ending_action(Part::Next, msg!(stone_layer_next)));
    }
    controls
}

fn steps_are_due(options: Options, position: &Position, stage: Stage) -> bool {
    let moves = |laid| marker_rule(options, laid) == Marker::Moves;
    match stage {
        Stage::QuickStart => true,
        Stage::Steps => position.turn.stone.is_some_and(moves),
        Stage::Over | Stage::Draft | Stage::Source | Stage::Stone => false,
    }
}

/// The steps of a tile, each always in its place, the latest used marked.
fn steps(position: &Position) -> Control {
    let offered = Steps::all().map(|steps| (steps, msg!(app_number, n = steps.number())));
    let latest = position.last_steps.first().copied();
    let control = choice(Part::Steps, msg!(stone_layer_steps), offered, latest);
    let control = control.entered(false).wanted();
    match latest {
        Some(latest) => control.spoken(msg!(stone_layer_spoken_steps, n = latest.number())),
        None => control,
    }
}
