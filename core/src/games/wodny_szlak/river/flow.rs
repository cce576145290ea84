//! Which way the water flows: from the start tile's arrows, as far as water is joined to it.

use std::collections::BTreeMap;

use super::River;
use super::cell::Cell;
use super::compass::Side;
use super::water::{OUTLET, Place, Water};
use crate::board::Flow;

/// Where a channel lies as seen from the start tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// Nobody has said where the rivers of the start tile run, so nobody can say what joins them.
    Unknown,
    /// Not joined to the start tile: standing water.
    Oxbow,
    /// The start tile itself.
    Start,
    /// Flows towards the start tile, which lies beyond this arm.
    Above(usize),
    /// Flows away from the start tile, which lies beyond this arm.
    Below(usize),
}

impl Course {
    /// Whether water is known to flow here.
    pub fn flows(self) -> bool {
        !matches!(self, Self::Unknown | Self::Oxbow)
    }

    /// Which way water passes an arm; `None` on an oxbow, or where that is not known.
    pub fn through(self, arm: usize) -> Option<Flow> {
        let out = match self {
            Self::Unknown | Self::Oxbow => return None,
            Self::Start => arm == OUTLET,
            Self::Above(start) => arm == start,
            Self::Below(start) => arm != start,
        };
        Some(if out { Flow::Out } else { Flow::In })
    }

    /// The arms through which water leaves.
    pub fn leaves_by(self, arms: usize) -> impl Iterator<Item = usize> {
        (0..arms).filter(move |arm| self.through(*arm) == Some(Flow::Out))
    }
}

/// Przebieg gry, rys. 2: the course of every channel, in the order of `water.beds`. Water without
/// rings has one way to the start tile, so no channel gets two.
pub(super) fn courses(water: &Water<'_>) -> Vec<Course> {
    if water.beds.first().is_none_or(|bed| bed.place != Place::Start) {
        return vec![Course::Unknown; water.beds.len()];
    }
    let mut courses = vec![Course::Oxbow; water.beds.len()];
    courses[0] = Course::Start;
    let mut open = vec![0];
    while let Some(at) = open.pop() {
        for (arm, end) in water.beds[at].arms.iter().enumerate() {
            let Some((next, theirs)) = end.joins else { continue };
            if courses[next] != Course::Oxbow {
                continue;
            }
            courses[next] = match courses[at].through(arm) {
                Some(Flow::Out) => Course::Below(theirs),
                _ => Course::Above(theirs),
            };
            open.push(next);
        }
    }
    courses
}

/// Rys. 2: which way water passes each edge of a river, where it flows.
pub fn flows(river: &River) -> BTreeMap<(Cell, Side), Flow> {
    let river = river.sound();
    let water = Water::of(&river);
    let mut flows = BTreeMap::new();
    for (bed, course) in water.beds.iter().zip(courses(&water)) {
        for (at, arm) in bed.arms.iter().enumerate() {
            flows.extend(course.through(at).map(|flow| ((arm.cell, arm.side), flow)));
        }
    }
    flows
}
