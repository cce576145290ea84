//! The board as a drawing.

use super::focus::Focus;
use super::options::Options;
use super::position::Position;
use crate::drawing::{Drawing, Scene, plain};
use crate::table::Table;

pub(super) fn paint(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    scene: &Scene<'_>,
) -> Drawing {
    let _ = (table, position, focus);
    plain::paint(scene)
}
