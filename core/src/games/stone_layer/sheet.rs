//! What can be entered in Stone Layer: the ring, the stone of the turn, the steps of its tile.

use super::board;
use super::copy::Copy;
use super::draft::{Focus, Stage};
use super::options::{Marker, Options};
use super::position::{Position, QUICK_STONES};
use super::remarks::remarks;
use super::ring::{Base, Size, Steps};
use super::tell::size_name;
use super::tokens::{can_exchange, worth_of_next};
use super::turn::marker_rule;
use crate::seat::Seat;
use crate::sheet::{CANCEL, ChoiceOption, Control, ControlKind, Group, Role, Sheet};
use crate::table::Table;
use crate::text::{Message, msg};

/// With fewer tokens in hand a player is running low: one stone can take four.
const RUNNING_LOW: u8 = 4;

pub(super) fn sheet(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    copy: &Copy,
) -> Sheet {
    let stage = focus.stage(table, position);
    let ring = board::control(table, position, focus);
    let mut groups = vec![Group::new("ring", Role::Hero, vec![ring])];
    for seat in table.order.iter().copied().filter(|seat| !table.seats[*seat].left) {
        groups.push(Group::of_seat(seat, seat_controls(table, position, stage, seat)));
    }
    let aside = aside(table, position, focus, copy, stage);
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
    Sheet { prompt, remarks: remarks(table, position, focus, copy), groups }
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
        _ if focus.moving && stage != Stage::Steps => msg!(stone_layer_prompt_moving),
        Stage::Source => msg!(stone_layer_prompt_source, seat = active),
        Stage::Stone => {
            let number = position.height(position.marker).saturating_add(1);
            let worth = worth_of_next(position, position.marker);
            let turn = if position.turn.topplers.contains(&active) {
                msg!(stone_layer_prompt_no_token, seat = active, stack = stack)
            } else {
                msg!(
                    stone_layer_prompt_stone,
                    seat = active,
                    stack = stack,
                    number = number,
                    n = worth
                )
            };
            if position.is_untouched() {
                Message::sentences(vec![turn, msg!(stone_layer_prompt_marker)])
            } else {
                turn
            }
        }
        Stage::Steps => prompt_steps(table.options, position, active),
    }
}

fn prompt_steps(options: Options, position: &Position, active: Seat) -> Message {
    let Some(laid) = position.turn.stone else { return msg!(app_game_over) };
    let laid_out = if laid.tokens > 0 {
        msg!(
            stone_layer_prompt_laid,
            seat = active,
            n = laid.tokens,
            stack = position.marker.number()
        )
    } else {
        msg!(stone_layer_prompt_nothing_laid, seat = active)
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
    let id = format!("exchange.{}", seat.index());
    let spoken = msg!(stone_layer_spoken_exchange, seat = seat);
    vec![Control::ending_action(id, msg!(stone_layer_exchange)).spoken(spoken)]
}

fn aside(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    copy: &Copy,
    stage: Stage,
) -> Vec<Control> {
    let mut controls = Vec::new();
    match stage {
        Stage::Over | Stage::Steps => {}
        Stage::Draft => {
            let causer = focus.causer(position);
            controls.push(who("by", msg!(stone_layer_by), table, causer));
            controls.extend(of_the_stone(position, focus));
        }
        Stage::QuickStart => {
            controls.extend(size_choice(table, position, focus, copy));
        }
        Stage::Source | Stage::Stone => {
            controls.push(who("up", msg!(stone_layer_up), table, focus.active(position)));
            controls.extend(size_choice(table, position, focus, copy));
            if !position.is_untouched() {
                let moving = ControlKind::Toggle { on: focus.moving };
                controls.push(Control::new("moving", msg!(stone_layer_moving), moving));
            }
            if position.river() == 0 || table.options.new_tiles {
                controls.push(Control::ending_action("new_tiles", msg!(stone_layer_new_tiles)));
            }
        }
    }
    if table.options.sizes && matches!(stage, Stage::QuickStart | Stage::Stone) {
        controls.extend(Size::ALL.map(|size| count(position, copy, size)));
    }
    controls
}

/// What became of the stone whose player toppled something: it lies there, unless its own stack
/// fell, or it was not placed yet.
fn of_the_stone(position: &Position, focus: &Focus) -> Vec<Control> {
    let toggle = |id, label, on| Control::new(id, label, ControlKind::Toggle { on });
    let Some(draft) = &focus.draft else { return Vec::new() };
    if draft.source_fell || !focus.can_be_about_the_stone(position) {
        return Vec::new();
    }
    let mut controls = vec![toggle("apart", msg!(stone_layer_apart), draft.apart)];
    if !draft.apart && !draft.stacks.at_marker {
        let label = msg!(stone_layer_lies, stack = position.marker.number());
        controls.push(toggle("lies", label, draft.lies()));
    }
    controls
}

/// One of the players.
fn who(id: &str, label: Message, table: &Table<Options>, chosen: Seat) -> Control {
    let here = table.order.iter().copied();
    let here = here.filter(|seat| !table.seats[*seat].left || *seat == chosen);
    let option =
        |seat: Seat| ChoiceOption::new(seat.index().to_string(), msg!(app_seat, seat = seat));
    let chosen = Some(chosen.index().to_string());
    Control::new(id, label, ControlKind::Choice { options: here.map(option).collect(), chosen })
}

/// Sizes that the river may still have; one from a stack is known already.
fn size_choice(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    copy: &Copy,
) -> Option<Control> {
    if !table.options.sizes || position.river() == 0 {
        return None;
    }
    let left = Size::ALL.into_iter().filter(|size| !copy.is_used_up(position, *size));
    let options = left.map(|size| ChoiceOption::new(size_id(size), size_name(size))).collect();
    let chosen = focus.size.map(|size| size_id(size).to_owned());
    let entered = chosen.is_some();
    let kind = ControlKind::Choice { options, chosen };
    Some(Control::new("size", msg!(stone_layer_size), kind).entered(entered))
}

fn count(position: &Position, copy: &Copy, size: Size) -> Control {
    let value = copy.suggested(position, size).map(i64::from);
    let kind = ControlKind::Number { value, min: 0, max: i64::from(position.most_of(size)) };
    let label = msg!(stone_layer_count, size = size_name(size));
    let entered = position.of_size[size.index()].is_some();
    Control::new(format!("count.{}", size_id(size)), label, kind).entered(entered)
}

pub(super) fn size_id(size: Size) -> &'static str {
    match size {
        Size::Small => "small",
        Size::Medium => "medium",
        Size::Large => "large",
    }
}

fn bar(table: &Table<Options>, position: &Position, focus: &Focus, stage: Stage) -> Vec<Control> {
    if stage == Stage::Draft {
        let fits = focus.preview(table, position).is_some();
        let settle = Control::ending_action("settle", msg!(stone_layer_settle)).enabled_if(fits);
        return vec![settle, Control::action(CANCEL, msg!(stone_layer_cancel))];
    }
    let ready = stage == Stage::Stone;
    let worth = worth_of_next(position, position.marker);
    let stood = if ready && !position.turn.topplers.contains(&focus.active(position)) {
        msg!(stone_layer_stood_worth, n = worth)
    } else {
        msg!(stone_layer_stood)
    };
    let stands = Base::all().any(|base| position.height(base) > 0);
    let mut controls = vec![
        // Each keeps its place while it cannot be pressed: nothing moves under a thumb.
        Control::ending_action("stood", stood).enabled_if(ready),
        Control::ending_action("no_token", msg!(stone_layer_no_token)).enabled_if(ready),
        Control::action("fell", msg!(stone_layer_fell))
            .spoken(msg!(stone_layer_spoken_fell, stack = position.marker.number()))
            .enabled_if(stands && stage != Stage::QuickStart),
        Control::ending_action("slid_off", msg!(stone_layer_slid_off)).enabled_if(ready),
    ];
    if ready && focus.source(position).is_some() {
        controls.push(Control::action("source_fell", msg!(stone_layer_source_fell)));
    }
    if stage == Stage::Steps && !steps_are_due(table.options, position, stage) {
        controls.push(Control::ending_action("next", msg!(stone_layer_next)));
    }
    controls
}

fn steps_are_due(options: Options, position: &Position, stage: Stage) -> bool {
    let moves = |laid| marker_rule(options, laid) == Marker::Moves;
    match stage {
        Stage::QuickStart => true,
        Stage::Steps => position.turn.stone.is_some_and(moves),
        _ => false,
    }
}

/// The steps of a tile, each always in its place, the latest used marked.
fn steps(position: &Position) -> Control {
    let option = |steps: Steps| {
        let n = steps.number();
        ChoiceOption::new(n.to_string(), msg!(app_number, n = n))
    };
    let latest = position.last_steps.first().map(|steps| steps.number());
    let options = Steps::all().map(option).collect();
    let kind = ControlKind::Choice { options, chosen: latest.map(|n| n.to_string()) };
    let control = Control::new("steps", msg!(stone_layer_steps), kind).entered(false).wanted();
    match latest {
        Some(n) => control.spoken(msg!(stone_layer_spoken_steps, n = n)),
        None => control,
    }
}
