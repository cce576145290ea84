//! Entering rivers and results: the editors, and what they say.

pub(super) mod describe;
pub(super) mod editor;
pub(super) mod next;
pub(super) mod prompt;
pub(super) mod ratings;
pub(super) mod remembered;
pub(super) mod start_editor;
pub(super) mod stated;
pub(super) mod unfinished;
pub(super) mod words;

use super::board;
use super::controls::Control as Part;
use super::river::Tile;
use crate::id::Id;
use crate::sheet::{ChoiceOption, Control, ControlKind};
use crate::text::Message;

fn choice(
    part: Part,
    label: Message,
    options: Vec<ChoiceOption>,
    chosen: Option<String>,
) -> Control {
    Control::new(part, label, ControlKind::Choice { options, chosen })
}

fn option(id: impl Id + Copy, label: Message) -> ChoiceOption {
    ChoiceOption::new(id.to_id(), label)
}

fn pictured(id: String, tile: &Tile, label: Message) -> ChoiceOption {
    ChoiceOption::new(id, label).with_face(board::face(tile, |_| None))
}
