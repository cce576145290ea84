//! Forgetting a remembered tile that was described wrongly.

use super::compass::Turn;
use super::copy::Copy;
use super::editor::{choice, code, pictured};
use super::focus::Selected;
use super::position::Position;
use super::remembered::{starts_of, tiles_of};
use super::start::Start;
use super::start_editor;
use super::tile::Tile;
use super::words;
use crate::sheet::{ChoiceOption, Control};
use crate::text::{Message, msg};

/// Something that the box remembers of a copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Item {
    /// The way up that is the same for all.
    Tile(Tile),
    Start(Start),
}

impl Item {
    fn code(&self) -> String {
        match self {
            Self::Tile(tile) => code(tile),
            Self::Start(start) => start_editor::code(*start, Turn::NONE),
        }
    }

    pub(super) fn name(&self) -> Message {
        match self {
            Self::Tile(tile) => words::tile(tile),
            Self::Start(start) => start_editor::label(*start, Turn::NONE),
        }
    }

    fn option(&self) -> ChoiceOption {
        match self {
            Self::Tile(tile) => pictured(self.code(), tile, self.name()),
            Self::Start(_) => ChoiceOption::new(self.code(), self.name()),
        }
    }
}

/// Tiles, or start tiles where one is selected. What lies on this table is left out: it would be
/// remembered again at once.
fn items(copy: &Copy, position: &Position, selected: Selected) -> Vec<Item> {
    match selected {
        Selected::Start => {
            let lying = starts_of(position);
            copy.starts.difference(&lying).copied().map(Item::Start).collect()
        }
        Selected::Field(_) => {
            let lying = tiles_of(position);
            copy.tiles.difference(&lying).cloned().map(Item::Tile).collect()
        }
    }
}

/// What was chosen to be forgotten.
pub(super) fn chosen(
    copy: &Copy,
    position: &Position,
    selected: Selected,
    wished: Option<&str>,
) -> Option<Item> {
    let wished = wished?;
    items(copy, position, selected).into_iter().find(|item| item.code() == wished)
}

/// The way in, where there is something to forget.
pub(super) fn action(copy: &Copy, position: &Position, selected: Selected) -> Option<Control> {
    let any = !items(copy, position, selected).is_empty();
    any.then(|| Control::action("forget", msg!(wodny_szlak_forget)))
}

/// All that can be forgotten. Undo does not reach into the box: so what is chosen goes only when
/// that is said once more.
pub(super) fn controls(
    copy: &Copy,
    position: &Position,
    selected: Selected,
    wished: Option<&str>,
) -> Vec<Control> {
    let options = items(copy, position, selected).iter().map(Item::option).collect();
    let chosen = chosen(copy, position, selected, wished).map(|item| item.code());
    let sure = chosen.as_ref().map(|_| Control::action("forget.yes", msg!(wodny_szlak_forget_yes)));
    let mut controls = vec![choice("forget.item", msg!(wodny_szlak_known), options, chosen)];
    controls.extend(sure);
    controls.push(Control::action("forget.stop", msg!(wodny_szlak_forget_stop)));
    controls
}
