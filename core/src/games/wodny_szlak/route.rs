//! The one longest way between two ports without a bridge.

use super::compass::Cell;
use super::options::Options;
use super::water::{OUTLET, Place, Water};

/// Porty: 2 points for each tile of the longest way.
pub(super) const POINTS_A_TILE: i64 = 2;

/// A way from port to port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// The channels from one port to the other.
    pub places: Vec<Place>,
    /// Each tile counts once, the start tile as one.
    pub tiles: usize,
}

/// Porty, rys. 5: the longest of all ways between two port tiles. Which way the water flows, and
/// whether it flows at all, does not matter; a mill or sawmill anywhere on the way does. Water
/// without rings has one way at most between two ports, so all pairs can be looked at.
pub(super) fn longest(water: &Water<'_>, options: Options) -> Option<Route> {
    let mut best: Option<Route> = None;
    let mut visits = [0_u8; Cell::COUNT];
    for (at, bed) in water.beds.iter().enumerate() {
        if is_port(water, at, options) {
            let mut from = Search { water, options, home: bed.place, visits: &mut visits };
            from.walk(at, &mut best);
        }
    }
    best
}

/// A port with a bridge on its own channel begins no way, unless the players say so.
fn is_port(water: &Water<'_>, at: usize, options: Options) -> bool {
    let bed = &water.beds[at];
    bed.channel.is_some_and(|channel| channel.port)
        && (options.port_beside_bridge || !bed.has_bridge())
}

struct Search<'a, 'w> {
    water: &'a Water<'w>,
    options: Options,
    home: Place,
    /// How many channels of each field are on the way.
    visits: &'a mut [u8; Cell::COUNT],
}

/// A channel on the way: the arm it was entered by, and the next one to try.
struct Stop {
    at: usize,
    entered: Option<usize>,
    next: usize,
}

impl Search<'_, '_> {
    fn walk(&mut self, from: usize, best: &mut Option<Route>) {
        let mut way = vec![Stop { at: from, entered: None, next: 0 }];
        let mut tiles = self.enter(from);
        while let Some(stop) = way.last_mut() {
            let bed = &self.water.beds[stop.at];
            let blocked = bed.has_bridge() && stop.entered.is_some();
            let arm = stop.next;
            stop.next += 1;
            if blocked || arm >= bed.arms.len() {
                tiles -= self.leave(stop.at);
                way.pop();
                continue;
            }
            if stop.entered == Some(arm) || !self.passes(stop, arm) {
                continue;
            }
            let Some((next, entered)) = bed.arms[arm].joins else { continue };
            let end = self.is_end(next);
            if self.water.beds[next].has_bridge() && !end {
                continue;
            }
            tiles += self.enter(next);
            way.push(Stop { at: next, entered: Some(entered), next: 0 });
            if end && best.as_ref().is_none_or(|best| tiles > best.tiles) {
                let places = way.iter().map(|stop| self.water.beds[stop.at].place).collect();
                *best = Some(Route { places, tiles });
            }
        }
    }

    /// The tiles that a channel adds to the way: none if its tile is on it with the other one.
    fn enter(&mut self, at: usize) -> usize {
        let Some(cell) = self.water.beds[at].place.cell() else { return 1 };
        let visits = &mut self.visits[cell.index()];
        *visits += 1;
        usize::from(*visits == 1)
    }

    fn leave(&mut self, at: usize) -> usize {
        let Some(cell) = self.water.beds[at].place.cell() else { return 1 };
        let visits = &mut self.visits[cell.index()];
        *visits -= 1;
        usize::from(*visits == 0)
    }

    /// Whether a way may go through the start tile like this.
    fn passes(&self, stop: &Stop, arm: usize) -> bool {
        self.water.beds[stop.at].place != Place::Start
            || self.options.route_joins_tributaries
            || arm == OUTLET
            || stop.entered == Some(OUTLET)
    }

    /// Another port, on another tile.
    fn is_end(&self, at: usize) -> bool {
        let place = self.water.beds[at].place;
        is_port(self.water, at, self.options) && place.cell() != self.home.cell()
    }
}
