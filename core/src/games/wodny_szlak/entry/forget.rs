//! Forgetting a remembered tile that was described wrongly.

use std::collections::BTreeSet;

use super::super::box_content::{BoxContent, Item};
use super::super::controls::{Control as Part, ForgetStep};
use super::super::focus::{Focus, Selected};
use super::super::position::Position;
use super::super::river::{Start, Turn};
use super::{choice, pictured, remembered, words};
use crate::id::Id as _;
use crate::sheet::{ChoiceOption, Control};
use crate::text::{Message, msg};

pub(crate) fn name(item: &Item) -> Message {
    match item {
        Item::Tile(tile) => words::tile(tile),
        Item::Start(start) => words::start(*start, Turn::NONE),
    }
}

fn option(item: &Item) -> ChoiceOption {
    match item {
        Item::Tile(tile) => pictured(code(item), tile, name(item)),
        Item::Start(_) => ChoiceOption::new(code(item), name(item)),
    }
}

fn code(item: &Item) -> String {
    match item {
        Item::Tile(tile) => remembered::code(tile),
        Item::Start(start) => (*start, Turn::NONE).to_id(),
    }
}

/// Tiles, or start tiles where one is selected. What lies on this table is left out: it would be
/// remembered again at once.
pub(crate) fn items(known: &BoxContent, position: &Position, selected: Selected) -> Vec<Item> {
    match selected {
        Selected::Start => {
            let lying: BTreeSet<Start> = position.rivers().filter_map(|it| it.start).collect();
            known.starts.difference(&lying).copied().map(Item::Start).collect()
        }
        Selected::Field(_) => {
            let lying = remembered::lying(position);
            known.tiles.difference(&lying).cloned().map(Item::Tile).collect()
        }
    }
}

pub(crate) fn chosen(items: Vec<Item>, option: &str) -> Option<Item> {
    items.into_iter().find(|item| code(item) == option)
}

/// What was chosen to be forgotten, if it still can be.
pub(crate) fn wished<'a>(items: &[Item], focus: &'a Focus) -> Option<&'a Item> {
    focus.forgets.as_ref().filter(|item| items.contains(item))
}

/// The way in, where there is something to forget.
pub(crate) fn action(items: &[Item]) -> Option<Control> {
    let begin = || Control::action(Part::Forget(ForgetStep::Begin), msg!(wodny_szlak_forget));
    (!items.is_empty()).then(begin)
}

/// All that can be forgotten. Undo does not reach into the box: so what is chosen goes only when
/// that is said once more.
pub(crate) fn controls(items: &[Item], focus: &Focus) -> Vec<Control> {
    let (label, options) = (msg!(wodny_szlak_known), items.iter().map(option).collect());
    let wished = wished(items, focus);
    let item = choice(Part::Forget(ForgetStep::Item), label, options, wished.map(code));
    let yes = || Control::action(Part::Forget(ForgetStep::Yes), msg!(wodny_szlak_forget_yes));
    let stop = Control::action(Part::Forget(ForgetStep::Stop), msg!(wodny_szlak_forget_stop));
    [Some(item), wished.map(|_| yes()), Some(stop)].into_iter().flatten().collect()
}
