//! The one longest way between two ports without a bridge.

use super::super::options::Options;
use super::cell::Cell;
use super::water::{OUTLET, Place, Water};

/// Porty: 2 points for each tile of the longest way.
pub(crate) fn points(tiles: usize) -> i64 {
    i64::try_from(tiles).unwrap_or(0) * 2
}

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
struct Reached {
    at: usize,
    entered: Option<usize>,
    next: usize,
}

impl Search<'_, '_> {
    fn walk(&mut self, from: usize, best: &mut Option<Route>) {
        let mut way = vec![Reached { at: from, entered: None, next: 0 }];
        let mut tiles = self.visit(from, true);
        while let Some(reached) = way.last_mut() {
            let bed = &self.water.beds[reached.at];
            let blocked = bed.has_bridge() && reached.entered.is_some();
            let arm = reached.next;
            reached.next += 1;
            if blocked || arm >= bed.arms.len() {
                tiles -= self.visit(reached.at, false);
                way.pop();
                continue;
            }
            if reached.entered == Some(arm) || !self.passes(reached, arm) {
                continue;
            }
            let Some((next, entered)) = bed.arms[arm].joins else { continue };
            let end = self.is_end(next);
            if self.water.beds[next].has_bridge() && !end {
                continue;
            }
            tiles += self.visit(next, true);
            way.push(Reached { at: next, entered: Some(entered), next: 0 });
            if end && best.as_ref().is_none_or(|best| tiles > best.tiles) {
                let places = way.iter().map(|reached| self.water.beds[reached.at].place).collect();
                *best = Some(Route { places, tiles });
            }
        }
    }

    /// How many tiles a channel adds to the way, or takes from it when it is left: none if its tile
    /// is on the way with the other channel, too.
    fn visit(&mut self, at: usize, enters: bool) -> usize {
        let Some(cell) = self.water.beds[at].place.cell() else { return 1 };
        let visits = &mut self.visits[cell.index()];
        let others = if enters { *visits } else { *visits - 1 };
        *visits = if enters { others + 1 } else { others };
        usize::from(others == 0)
    }

    /// Whether a way may go through the start tile like this.
    fn passes(&self, reached: &Reached, arm: usize) -> bool {
        self.water.beds[reached.at].place != Place::Start
            || self.options.route_joins_tributaries
            || arm == OUTLET
            || reached.entered == Some(OUTLET)
    }

    /// Another port, on another tile.
    fn is_end(&self, at: usize) -> bool {
        let place = self.water.beds[at].place;
        is_port(self.water, at, self.options) && place.cell() != self.home.cell()
    }
}
