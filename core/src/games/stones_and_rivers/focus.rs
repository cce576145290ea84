//! What is remembered between two taps in Stones & Rivers: the piece that is up, and who calls.

use serde::{Deserialize, Serialize};

use super::event::Event;
use super::ground::{Point, Side};
use super::options::Options;
use super::position::Position;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Focus {
    /// The piece that is up.
    pub(super) selected: Option<Point>,
    /// The piece that it steps onto; where that goes is not said yet.
    pub(super) onto: Option<Point>,
    /// Who calls the flip, if somebody said.
    pub(super) caller: Option<Side>,
}

impl Focus {
    /// Where an event could have been entered.
    pub(super) fn of(event: &Event) -> Self {
        match event {
            Event::Act { action } => Self { selected: Some(action.by()), ..Self::default() },
            Event::Toss(_) | Event::First { .. } => Self::default(),
        }
    }

    /// The piece that is up, if it still may be.
    pub(super) fn selected(self, position: &Position, rules: Options) -> Option<Point> {
        let point = self.selected?;
        let piece = position.ground.piece(point)?;
        position.may_act(rules, piece).then_some(point)
    }

    /// Who calls the flip: the square player if nobody said.
    pub(super) fn caller(self) -> Side {
        self.caller.unwrap_or(Side::Square)
    }
}
