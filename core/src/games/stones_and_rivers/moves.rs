//! How to play: every action that the rules allow, found once for play, hints and tests.

use super::ground::{Axis, Face, Ground, Piece, Point, Side, Spot, steps};
use super::notation::Action;
use super::options::Options;

/// A set of places of the grid.
#[derive(Clone, Copy, Default)]
struct Places([u64; 4]);

impl Places {
    /// True if the place was not in the set.
    fn add(&mut self, index: usize) -> bool {
        let (word, bit) = (index / 64, 1_u64 << (index % 64));
        let is_new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        is_new
    }

    fn each(self) -> impl Iterator<Item = Point> {
        (0..4)
            .flat_map(move |word| {
                let mut bits = self.0[word];
                std::iter::from_fn(move || {
                    let bit = usize::try_from(bits.trailing_zeros()).ok().filter(|_| bits != 0)?;
                    bits &= bits - 1;
                    Some(word * 64 + bit)
                })
            })
            .filter_map(Point::at)
    }
}

/// Every legal action of a side.
pub fn actions(ground: &Ground, side: Side, rules: Options) -> Vec<Action> {
    let mut found = Vec::with_capacity(96);
    for (point, piece) in ground.pieces().filter(|(_, piece)| piece.side == side) {
        find(ground, point, piece, rules, &mut found);
    }
    found
}

/// The legal actions of one piece.
pub(super) fn actions_of(ground: &Ground, point: Point, rules: Options) -> Vec<Action> {
    let mut found = Vec::new();
    if let Some(piece) = ground.piece(point) {
        find(ground, point, piece, rules, &mut found);
    }
    found
}

/// All that one piece may do.
fn find(ground: &Ground, from: Point, piece: Piece, rules: Options, found: &mut Vec<Action>) {
    // Flip a piece, or rotate a river: all ways to lie but the one it has.
    let others = Face::ALL.into_iter().filter(|face| *face != piece.face);
    found.extend(others.map(|to| Action::Turn { at: from, to }));
    let mut lifted = ground.clone();
    lifted.put(from, None);
    Walk { ground: &lifted, from, piece, rules }.find(found);
}

/// A piece that has been lifted off the ground and looks where it may come down.
struct Walk<'a> {
    ground: &'a Ground,
    from: Point,
    piece: Piece,
    rules: Options,
}

impl Walk<'_> {
    fn find(&self, found: &mut Vec<Action>) {
        let mut landings = Places::default();
        let mut ridden = Places::default();
        let mut rivers = Vec::new();
        let mut pushes = Vec::new();
        for step in steps() {
            let index = self.from.index().wrapping_add_signed(step);
            if !may_enter(self.piece.side, index) {
                continue;
            }
            match self.ground.spot(index) {
                Spot::Wall => {}
                Spot::Empty => drop(landings.add(index)),
                Spot::Taken(other) => {
                    if let Some(axis) = other.axis()
                        && ridden.add(index)
                    {
                        rivers.push((index, axis));
                    }
                    self.push(index, other, step, &mut pushes);
                }
            }
        }
        let own = Some(self.piece.side);
        self.ride(rivers, ridden, own, &mut landings, |index, other, step| {
            if self.rules.push_after_ride {
                let mut more = Vec::new();
                self.push(index, other, step, &mut more);
                more.retain(|push| !pushes.contains(push));
                pushes.append(&mut more);
            }
        });
        let from = self.from;
        // A ride may pass its starting point, but to end there would be no move.
        let moved = landings.each().filter(|to| *to != from);
        found.extend(moved.map(|to| Action::Move { from, to }));
        found.append(&mut pushes);
    }

    /// River movement: along each river any number of spaces both ways until another piece; if that
    /// is a river, along it, too. `visit` gets every such piece.
    fn ride(
        &self,
        mut rivers: Vec<(usize, Axis)>,
        mut ridden: Places,
        keeps_out: Option<Side>,
        landings: &mut Places,
        mut visit: impl FnMut(usize, Piece, isize),
    ) {
        while let Some((river, axis)) = rivers.pop() {
            for step in axis.steps() {
                let met = slide(self.ground, river, step, keeps_out, landings);
                let Some((index, other)) = met else { continue };
                if let Some(axis) = other.axis()
                    && ridden.add(index)
                {
                    rivers.push((index, axis));
                }
                visit(index, other, step);
            }
        }
    }

    /// Push a piece: what happens to the one that this piece would land on.
    fn push(&self, onto: usize, other: Piece, step: isize, pushes: &mut Vec<Action>) {
        let is_river = other.axis().is_some();
        if !self.rules.push_own && other.side == self.piece.side {
            return;
        }
        let keeps_out = self.rules.pushed_keep_out.then_some(other.side);
        let mut landings = Places::default();
        match self.piece.face {
            // Pushing with a stone: one space in the direction of the move, to an empty point.
            Face::Stone => {
                if !self.rules.stones_push || (is_river && !self.rules.stones_push_rivers) {
                    return;
                }
                let to = onto.wrapping_add_signed(step);
                let allowed = keeps_out.is_none_or(|side| may_enter(side, to));
                if allowed && self.ground.spot(to) == Spot::Empty {
                    landings.add(to);
                }
            }
            // Pushing with a river: any number of spaces along it, and on along other rivers; the
            // pushed piece cannot push, and the pusher stands on the point that it left.
            Face::River(axis) => {
                if is_river && !self.rules.rivers_push_rivers {
                    return;
                }
                let mut ridden = Places::default();
                ridden.add(onto);
                self.ride(vec![(onto, axis)], ridden, keeps_out, &mut landings, |_, _, _| {});
            }
        }
        let (from, Some(onto)) = (self.from, Point::at(onto)) else { return };
        pushes.extend(landings.each().map(|to| Action::Push { from, onto, to }));
    }
}

/// Over empty points as far as it goes; the piece that ends it, if one does. `keeps_out`: whose
/// piece it is that may not enter the opponent's score area.
fn slide(
    ground: &Ground,
    from: usize,
    step: isize,
    keeps_out: Option<Side>,
    landings: &mut Places,
) -> Option<(usize, Piece)> {
    let mut index = from;
    loop {
        index = index.wrapping_add_signed(step);
        if keeps_out.is_some_and(|side| !may_enter(side, index)) {
            return None;
        }
        match ground.spot(index) {
            Spot::Empty => drop(landings.add(index)),
            Spot::Taken(piece) => return Some((index, piece)),
            Spot::Wall => return None,
        }
    }
}

/// You cannot move your piece in or through the other player's score area.
fn may_enter(side: Side, index: usize) -> bool {
    Point::at(index).is_none_or(|point| !side.other().owns(point))
}

/// Carries an action out, whether the rules allow it or not. A point without a piece stays as it
/// is.
pub fn carry_out(ground: &mut Ground, action: Action) {
    match action {
        Action::Turn { at, to } => {
            if let Some(piece) = ground.piece(at) {
                ground.put(at, Some(Piece { face: to, ..piece }));
            }
        }
        Action::Move { from, to } => {
            let piece = ground.piece(from);
            ground.put(from, None);
            ground.put(to, piece);
        }
        Action::Push { from, onto, to } => {
            let (pusher, other) = (ground.piece(from), ground.piece(onto));
            ground.put(from, None);
            ground.put(to, other);
            // After the push the pushing river flips to its stone side; a stone is one already.
            ground.put(onto, pusher.map(|piece| Piece { face: Face::Stone, ..piece }));
        }
    }
}

/// An action with which a side wins at once, if there is one.
pub fn winning_action(ground: &Ground, side: Side, rules: Options) -> Option<Action> {
    // One action changes at most two pieces, so three stones must be there already.
    if ground.scored(side) < 3 {
        return None;
    }
    actions(ground, side, rules).into_iter().find(|action| {
        let mut after = ground.clone();
        carry_out(&mut after, *action);
        after.has_won(side)
    })
}

/// How many lines of play of so many actions there are; none go on after a win.
pub fn count_lines(ground: &Ground, side: Side, rules: Options, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if ground.is_won() {
        return 0;
    }
    let actions = actions(ground, side, rules);
    if depth == 1 {
        return u64::try_from(actions.len()).unwrap_or(u64::MAX);
    }
    let count = |action: Action| {
        let mut after = ground.clone();
        carry_out(&mut after, action);
        count_lines(&after, side.other(), rules, depth - 1)
    };
    actions.into_iter().map(count).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_play_from_the_first_position() {
        let start = Ground::start();
        let count = |rules, depth| count_lines(&start, Side::Circle, rules, depth);
        let newer = Options::default();
        assert_eq!([1, 2, 3].map(|depth| count(newer, depth)), [54, 2_916, 175_336]);
        let older = Options { stones_push: false, ..newer };
        assert_eq!([1, 2, 3].map(|depth| count(older, depth)), [41, 1_681, 81_579]);
    }
}
