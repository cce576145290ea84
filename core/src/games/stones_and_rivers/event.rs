//! What happens in Stones & Rivers, as the players told it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ground::Side;
use super::notation::Action;
use super::position::Toss;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A piece is flipped for the first move, with its seed.
    Toss(Toss),
    /// Who goes first, as the winner of the flip chose.
    First { side: Side },
    /// One action with one piece.
    Act { action: Action },
}
