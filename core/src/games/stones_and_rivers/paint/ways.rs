//! The ways of a ride: over the rivers that it takes, as far as it may end.

use std::collections::BTreeSet;

use crate::games::stones_and_rivers::ground::{Axis, Ground, Point, Side, steps};

/// From a point to the one beside it, the lower first.
pub(super) type Edge = (Point, Point);

/// River movement, of a piece that steps off its point or of one that is pushed.
pub(super) struct Ride<'a> {
    pub(super) ground: &'a Ground,
    /// Where the acting piece stood: free, once it is up.
    pub(super) lifted: Point,
    /// Whose piece it is that may not enter the other player's score area.
    pub(super) keeps_out: Option<Side>,
    /// Where it may end.
    pub(super) targets: &'a [Point],
}

impl Ride<'_> {
    /// Of the piece that is up: by the rivers beside it.
    pub(super) fn by_rivers_beside(&self) -> BTreeSet<Edge> {
        let beside = steps().into_iter().filter_map(|step| self.stepped(self.lifted, step));
        let rivers = beside.filter_map(|point| Some((point, self.river(point)?)));
        self.along(rivers.collect())
    }

    /// Of a piece that is pushed, from where it stands: along the river that pushes it.
    pub(super) fn along_pusher(&self, onto: Point, axis: Axis) -> BTreeSet<Edge> {
        self.along(vec![(onto, axis)])
    }

    fn along(&self, mut rivers: Vec<(Point, Axis)>) -> BTreeSet<Edge> {
        let mut seen: BTreeSet<Point> = rivers.iter().map(|(point, _)| *point).collect();
        let mut edges = BTreeSet::new();
        while let Some((river, axis)) = rivers.pop() {
            for step in axis.steps() {
                let (way, met) = self.slide(river, step);
                edges.extend(way.windows(2).map(|it| (it[0].min(it[1]), it[0].max(it[1]))));
                if let Some((point, axis)) = met
                    && seen.insert(point)
                {
                    rivers.push((point, axis));
                }
            }
        }
        edges
    }

    /// As far as it goes, and the river that ends it, if one does.
    fn slide(&self, from: Point, step: isize) -> (Vec<Point>, Option<(Point, Axis)>) {
        let mut way = vec![from];
        let mut at = from;
        while let Some(next) = self.stepped(at, step) {
            if let Some(axis) = self.river(next) {
                way.push(next);
                return (way, Some((next, axis)));
            }
            // A ride may pass where it began without ending there.
            if next != self.lifted && !self.targets.contains(&next) {
                break;
            }
            way.push(next);
            at = next;
        }
        (way, None)
    }

    fn river(&self, point: Point) -> Option<Axis> {
        let other = self.ground.piece(point).filter(|_| point != self.lifted)?;
        other.axis()
    }

    fn stepped(&self, from: Point, step: isize) -> Option<Point> {
        let point = Point::at(from.index().wrapping_add_signed(step))?;
        let closed = self.keeps_out.is_some_and(|side| side.other().owns(point));
        (!closed).then_some(point)
    }
}
