//! Which piece is which: pieces look alike, but one that moves is still the same one.

use std::collections::BTreeMap;

use super::ground::Point;
use super::notation::Action;

/// Where the pieces that have moved stood at first, by where they stand now. All others stand there
/// still.
#[derive(Clone, Debug, Default)]
pub(super) struct Origins(BTreeMap<Point, Point>);

/// Which piece is which makes no difference to the game.
impl PartialEq for Origins {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Origins {}

impl Origins {
    /// Where the piece that stands here now stood at first.
    pub(super) fn of(&self, point: Point) -> Point {
        self.0.get(&point).copied().unwrap_or(point)
    }

    /// An action that has just been carried out.
    pub(super) fn follow(&mut self, action: Action) {
        match action {
            Action::Turn { .. } => {}
            Action::Move { from, to } => self.go(from, to),
            Action::Push { from, onto, to } => {
                self.go(onto, to);
                self.go(from, onto);
            }
        }
    }

    fn go(&mut self, from: Point, to: Point) {
        let origin = self.0.remove(&from).unwrap_or(from);
        self.0.insert(to, origin);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_stays_the_same_one_wherever_it_goes_or_is_pushed() {
        let point = |column, row| Point::new(column, row).expect("a point");
        let (a, b, c, d) = (point(4, 6), point(4, 7), point(4, 9), point(5, 6));
        let mut origins = Origins::default();
        origins.follow(Action::Move { from: a, to: b });
        assert_eq!(origins.of(b), a);
        origins.follow(Action::Move { from: d, to: a });
        assert_eq!((origins.of(a), origins.of(b)), (d, a), "another one where it stood");
        origins.follow(Action::Push { from: a, onto: b, to: c });
        assert_eq!((origins.of(b), origins.of(c)), (d, a));
        origins.follow(Action::Move { from: c, to: a });
        assert_eq!(origins.of(a), a, "back home");
        assert_eq!(origins.of(point(13, 14)), point(13, 14), "one that never moved");
    }
}
