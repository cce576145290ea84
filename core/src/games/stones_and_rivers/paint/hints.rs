//! What can be done, and what was touched.

use std::collections::BTreeSet;

use super::Painting;
use super::parts::{self, Drawn, POINT};
use super::ways::{Edge, Ride};
use crate::drawing::{Ink, Layer, Path};
use crate::games::stones_and_rivers::board::Tap;
use crate::games::stones_and_rivers::ground::{Face, Point};
use crate::games::stones_and_rivers::notation::Action;

const DOT: i32 = 116;
/// Without a referee there are dots everywhere: they step back behind the pieces.
const SMALL_DOT: i32 = 64;

impl Painting<'_> {
    /// What pieces lie on top of: who may act, and the ways of a ride.
    pub(super) fn hints_below(&mut self) {
        match self.focus.selected(self.position, self.rules) {
            Some(up) => self.ways(up),
            None => self.ready(),
        }
        if !self.rules.referee {
            self.all_pushable();
        }
    }

    /// Without a referee a piece may step onto any other: rings around all of them would hide more
    /// than they show.
    fn all_pushable(&mut self) {
        for (point, tap) in self.taps.clone() {
            if tap == Tap::StepOnto {
                self.around(point, Drawn::Ready, Ink::Accent);
            }
        }
    }

    fn ready(&mut self) {
        let (ground, turn) = (&self.position.ground, self.position.turn);
        for (point, _) in self.taps.clone() {
            if ground.piece(point).is_some_and(|piece| piece.side == turn) {
                self.around(point, Drawn::Ready, Ink::Accent);
            }
        }
    }

    fn ways(&mut self, up: Point) {
        let (ground, rules) = (&self.position.ground, self.rules);
        // Without a referee everything is within reach, and no way is longer than another.
        let Some(piece) = ground.piece(up).filter(|_| rules.referee) else { return };
        let targets: Vec<Point> = self.targets().collect();
        let edges = match self.focus.onto.and_then(|onto| Some((onto, ground.piece(onto)?))) {
            None => {
                let keeps_out = Some(piece.side);
                Ride { ground, lifted: up, keeps_out, targets: &targets }.by_rivers_beside()
            }
            Some((onto, pushed)) => {
                let keeps_out = rules.pushed_keep_out.then_some(pushed.side);
                let Face::River(axis) = piece.face else { return };
                Ride { ground, lifted: up, keeps_out, targets: &targets }.along_pusher(onto, axis)
            }
        };
        let arrows: Vec<Edge> = self.single_pushes().collect();
        let is_way = |edge: &&Edge| !arrows.contains(edge) && !is_step(&edges, up, **edge);
        let dashes = self.dashes(edges.iter().filter(is_way));
        if dashes.bounds().is_some() {
            self.canvas.part("way", Layer::Hint, dashes.clone().stroked(Ink::Plate, 52));
            self.canvas.part("way", Layer::Hint, dashes.stroked(Ink::Accent, 28));
        }
    }

    pub(super) fn hints_above(&mut self) {
        if let Some(up) = self.focus.selected(self.position, self.rules) {
            self.around(up, Drawn::Taken, Ink::Accent);
            if let Some(onto) = self.focus.onto {
                self.around(onto, Drawn::Pushable, Ink::Accent);
                self.question(onto, Ink::Accent);
            }
        }
        self.targets_lit();
        for cell in self.scene.board.cells.iter().filter(|cell| cell.doubtful) {
            if let Ok(point) = cell.id.parse() {
                self.around(point, Drawn::Doubtful, Ink::Doubt);
                self.question(point, Ink::Doubt);
            }
        }
    }

    /// Dots where the piece may land, rings around what it may push.
    fn targets_lit(&mut self) {
        let (mut dots, mut arrows) = (Path::new(), Path::new());
        for (point, tap) in self.taps.clone() {
            match tap {
                Tap::StepOnto if self.rules.referee => {
                    self.around(point, Drawn::Pushable, Ink::Accent);
                }
                Tap::Act(Action::Push { onto, to, .. }) if onto == point => {
                    self.around(point, Drawn::Pushable, Ink::Accent);
                    arrows = arrows.and(&self.arrow(onto, to));
                }
                // Only a dot, by its round ends: there may be 150 of them.
                Tap::Act(_) => {
                    let (x, y) = self.place(point);
                    dots = dots.and(&Path::line((x - 1, y), (x + 1, y)));
                }
                Tap::StepOnto | Tap::Select | Tap::Release => {}
            }
        }
        let dot = if self.rules.referee { DOT } else { SMALL_DOT };
        for (path, stroke) in [(dots, dot), (arrows, 32)] {
            if path.bounds().is_none() {
                continue;
            }
            if stroke != SMALL_DOT {
                let below = path.clone().stroked(Ink::Plate, stroke + 36);
                self.canvas.part("target", Layer::Hint, below);
            }
            self.canvas.part("target", Layer::Hint, path.stroked(Ink::Accent, stroke));
        }
    }

    /// What can be pushed to one point only: from where to where.
    fn single_pushes(&self) -> impl Iterator<Item = Edge> {
        self.taps.iter().filter_map(|(point, tap)| match *tap {
            Tap::Act(Action::Push { onto, to, .. }) if onto == *point => {
                Some((onto.min(to), onto.max(to)))
            }
            _ => None,
        })
    }

    /// At the corner of a piece: where does it go, or how does it come here?
    fn question(&mut self, point: Point, ink: Ink) {
        let (x, y) = self.place(point);
        let (key, at) = (self.key(point), (x + 124, y - 124));
        let badge = Path::circle(at, 78);
        self.canvas.part(&key, Layer::Hint, badge.clone().filled(Ink::Plate));
        self.canvas.part(&key, Layer::Hint, badge.stroked(ink, 14));
        self.canvas.text(&key, Layer::Hint, "?", at, (134, 120), ink);
    }

    fn around(&mut self, point: Point, drawn: Drawn, ink: Ink) {
        let Some(piece) = self.position.ground.piece(point) else { return };
        let (key, picture) = (self.key(point), parts::number(drawn, piece.side));
        self.canvas.picture(&key, Layer::Hint, picture, self.place(point), 100, ink);
    }

    /// A dash from point to point: it leaves room for dots, and pieces cover its ends.
    fn dashes<'a>(&self, edges: impl Iterator<Item = &'a Edge>) -> Path {
        let mut path = Path::new();
        for (from, to) in edges {
            let ((x, y), (right, down)) = (self.place(*from), self.place(*to));
            let (across, along) = ((right - x) / POINT, (down - y) / POINT);
            let at = |far: i32| (x + across * far, y + along * far);
            path = path.and(&Path::line(at(144), at(256)));
        }
        path
    }

    /// Beside a piece, where it would be pushed to.
    fn arrow(&self, onto: Point, to: Point) -> Path {
        let ((x, y), (right, down)) = (self.place(onto), self.place(to));
        let (across, along) = ((right - x).signum(), (down - y).signum());
        if across != 0 && along != 0 {
            // It goes there around a corner, and which way it leaves is not said by where it lands.
            return Path::new();
        }
        let at = |far: i32, aside: i32| {
            (x + across * far - along * aside, y + along * far + across * aside)
        };
        Path::open(&[at(230, -52), at(280, 0), at(230, 52)])
    }
}

/// A ride back over where it began that ends beside it is a plain step: no way leads there.
fn is_step(edges: &BTreeSet<Edge>, up: Point, (one, other): Edge) -> bool {
    let end = match (one == up, other == up) {
        (true, _) => other,
        (_, true) => one,
        _ => return false,
    };
    edges.iter().filter(|(from, to)| *from == end || *to == end).count() == 1
}
