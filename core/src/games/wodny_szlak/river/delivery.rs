//! Which load reaches which building, and which bridge stopped the others.

use super::super::options::Options;
use super::channel::{Bridge, Load, Works};
use super::flow::Course;
use super::water::{Place, Water};
use crate::board::Flow;

/// A mill or sawmill with what comes down to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Supply {
    pub place: Place,
    pub works: Works,
    pub bridge: Bridge,
    pub course: Course,
    /// Loads of its kind that reach it.
    pub arrived: u32,
    /// Loads of its kind from above that a bridge on the way stopped.
    pub stopped: Vec<Stopped>,
}

/// Loads that got no further than a bridge, or than a fork where the players say so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped {
    pub place: Place,
    pub by: Stop,
    pub count: u32,
}

/// What stops a load.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// A bridge, and what stands at it.
    Bridge(Option<Works>),
    Fork,
}

impl Supply {
    /// Młyny: enough sacks came, and more than enough is worth no more.
    pub fn is_supplied(&self) -> bool {
        self.course.flows() && self.bridge.needs.is_some_and(|needs| self.arrived >= needs.into())
    }

    pub fn points(&self) -> u8 {
        if self.is_supplied() { self.bridge.points.unwrap_or(0) } else { 0 }
    }

    /// How many loads are missing on flowing water, where that is known.
    pub fn missing(&self) -> Option<u32> {
        let needs = u32::from(self.bridge.needs?);
        (self.course.flows() && self.arrived < needs).then(|| needs - self.arrived)
    }
}

/// Młyny, tartaki, rys. 4: follows every load downstream to the first bridge on each branch.
pub(super) fn supplies(water: &Water<'_>, courses: &[Course], options: Options) -> Vec<Supply> {
    let mut supplies: Vec<Option<Supply>> = water
        .beds
        .iter()
        .zip(courses)
        .map(|(bed, course)| {
            let (works, bridge) = bed.channel?.building()?;
            let (place, course) = (bed.place, *course);
            Some(Supply { place, works, bridge, course, arrived: 0, stopped: Vec::new() })
        })
        .collect();
    for (at, bed) in water.beds.iter().enumerate() {
        for load in bed.channel.iter().flat_map(|channel| &channel.loads) {
            let mut voyage = Voyage { water, courses, options, load, supplies: &mut supplies };
            voyage.begin(at);
        }
    }
    supplies.into_iter().flatten().collect()
}

struct Voyage<'a, 'w> {
    water: &'a Water<'w>,
    courses: &'a [Course],
    options: Options,
    load: &'a Load,
    supplies: &'a mut [Option<Supply>],
}

impl Voyage<'_, '_> {
    /// A load before the bridge of its own tile reaches it; one behind it floats on.
    fn begin(&mut self, at: usize) {
        let (bed, course) = (&self.water.beds[at], self.courses[at]);
        if !course.flows() {
            return;
        }
        let at_side = |side| bed.arms.iter().position(|arm| arm.side == side);
        let begin = match self.load.at.and_then(at_side) {
            _ if !bed.has_bridge() => Some(at),
            // Nobody has said on which side of the bridge it lies: it goes nowhere.
            None => None,
            Some(arm) if course.through(arm) == Some(Flow::In) => Some(at),
            Some(arm) => bed.arms[arm].joins.map(|(next, _)| next),
        };
        self.float(begin.map(|at| (at, None)).into_iter().collect());
    }

    /// Goes downstream. What was stopped goes on as stopped, so that buildings below can say by what.
    fn float(&mut self, mut open: Vec<(usize, Option<usize>)>) {
        while let Some((at, mut stopped_by)) = open.pop() {
            let bed = &self.water.beds[at];
            if bed.has_bridge() {
                self.arrive(at, stopped_by);
                stopped_by = stopped_by.or(Some(at));
            }
            let leaves: Vec<usize> = self.courses[at].leaves_by(bed.arms.len()).collect();
            if leaves.len() > 1 && !self.options.loads_pass_forks {
                stopped_by = stopped_by.or(Some(at));
            }
            let next = leaves.into_iter().filter_map(|arm| bed.arms[arm].joins);
            open.extend(next.map(|(next, _)| (next, stopped_by)));
        }
    }

    fn arrive(&mut self, at: usize, stopped_by: Option<usize>) {
        let Some(supply) = &mut self.supplies[at] else { return };
        if supply.works.takes() != self.load.cargo {
            return;
        }
        let count = u32::from(self.load.count);
        let Some(bed) = stopped_by.map(|stop| &self.water.beds[stop]) else {
            supply.arrived += count;
            return;
        };
        if let Some(stopped) = supply.stopped.iter_mut().find(|it| it.place == bed.place) {
            stopped.count += count;
        } else {
            let bridge = bed.channel.and_then(|it| it.bridge);
            let by = bridge.map_or(Stop::Fork, |bridge| Stop::Bridge(bridge.works));
            supply.stopped.push(Stopped { place: bed.place, by, count });
        }
    }
}
