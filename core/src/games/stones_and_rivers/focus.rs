//! What is remembered between two taps in Stones & Rivers: the piece that is up, who calls, whether the
//! first move is still asked about, and from which edge the board is seen.

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
    /// Who goes first is settled at the table.
    pub(super) settled: bool,
    /// The board is seen from the square player's edge.
    pub(super) across: bool,
}

impl Focus {
    /// Where an event could have been entered.
    pub(super) fn of(event: &Event) -> Self {
        match event {
            Event::Act { action } => Self { selected: Some(action.by()), ..Self::default() },
            Event::Toss(toss) => Self { caller: Some(toss.caller), ..Self::default() },
            Event::First { .. } => Self::default(),
        }
    }

    /// The piece that is up, if it still may be.
    pub(super) fn selected(self, position: &Position, rules: Options) -> Option<Point> {
        let point = self.selected?;
        let piece = position.ground.piece(point)?;
        position.may_act(rules, piece).then_some(point)
    }

    /// Where a point is seen: the one that is there when the board is seen from the circle player's edge.
    pub(super) fn seen(self, point: Point) -> Point {
        if self.across { point.turned() } else { point }
    }

    /// The same without a piece that is up.
    pub(super) fn released(self) -> Self {
        Self { selected: None, onto: None, ..self }
    }

    /// Whether it is asked who goes first.
    pub(super) fn asks_first(self, position: &Position) -> bool {
        position.actions == 0 && !self.settled && !position.ground.is_won()
    }
}
