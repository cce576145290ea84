//! How many meadows a river can have at all: every way in which tiles can lie together.

use std::collections::BTreeSet;

use serde_json::json;
use tallystone_core::game::Game as _;
use tallystone_core::games::wodny_szlak::{Position, WodnySzlak};

use crate::rivers::table;

/// 13 tiles and the start tile can lie in 27,394,666 ways, which take minutes without optimizing;
/// the ways of up to nine tiles go through the same search in seconds.
const TILES: usize = 9;
const WIDTH: usize = 2 * (TILES + 4);
const GRID: usize = WIDTH * (TILES + 5);

/// Grows every set of cells that touch, each once: a cell is tried with all that comes after it,
/// and then never again.
struct Search {
    cells: Vec<usize>,
    reached: Vec<bool>,
    /// How many cells meet at a crossing of grid lines.
    meeting: Vec<usize>,
    /// By the number of cells: most fours, and most meadows.
    most: Vec<(usize, usize)>,
}

/// The crossings at the corners of a cell.
fn corners(cell: usize) -> [usize; 4] {
    [cell, cell + 1, cell + WIDTH, cell + WIDTH + 1]
}

impl Search {
    fn run() -> Vec<(usize, usize)> {
        let first = WIDTH + WIDTH / 2;
        let mut search = Self {
            cells: Vec::new(),
            reached: (0..GRID).map(|cell| cell <= first).collect(),
            meeting: vec![0; GRID + WIDTH + 2],
            most: vec![(0, 0); TILES + 3],
        };
        search.grow(vec![first]);
        search.most
    }

    fn grow(&mut self, mut untried: Vec<usize>) {
        while let Some(cell) = untried.pop() {
            self.cells.push(cell);
            for point in corners(cell) {
                self.meeting[point] += 1;
            }
            self.look();
            if self.cells.len() < TILES + 2 {
                let next = [cell + 1, cell - 1, cell + WIDTH, cell - WIDTH];
                let new: Vec<usize> = next.into_iter().filter(|it| !self.reached[*it]).collect();
                for it in &new {
                    self.reached[*it] = true;
                }
                self.grow([untried.clone(), new.clone()].concat());
                for it in &new {
                    self.reached[*it] = false;
                }
            }
            for point in corners(cell) {
                self.meeting[point] -= 1;
            }
            self.cells.pop();
        }
    }

    /// Any two neighbours may be the start tile. The crossings in the middle of its long sides are
    /// no corners of it, so that at most two fragments meet there.
    fn look(&mut self) {
        let meeting = &self.meeting;
        let points: BTreeSet<usize> = self.cells.iter().flat_map(|cell| corners(*cell)).collect();
        let of = |count: usize| points.iter().filter(|it| meeting[**it] == count).count();
        let (threes, fours) = (of(3), of(4));
        let mut most = self.most[self.cells.len()];
        for cell in &self.cells {
            let [_, right, below, across] = corners(*cell);
            for (other, middle) in [(cell + 1, [right, across]), (cell + WIDTH, [below, across])] {
                if self.cells.contains(&other) {
                    let lost = |count: usize| {
                        middle.iter().filter(|point| meeting[**point] == count).count()
                    };
                    let (threes, fours) = (threes - lost(3), fours - lost(4));
                    most = (most.0.max(fours), most.1.max(threes + fours));
                }
            }
        }
        self.most[self.cells.len()] = most;
    }
}

/// Whether so many meadows are doubted when so many rounds are over and one more tile may lie.
fn is_doubted(rounds: usize, threes: usize, fours: usize) -> bool {
    let seat = json!({ "threes": threes, "fours": fours });
    let position = json!({ "seats": [seat, {}], "rounds": rounds });
    let position: Position = serde_json::from_value(position).expect("a position");
    WodnySzlak.doubts(&table(), &position).iter().any(|doubt| doubt.kind == "meadows")
}

#[test]
fn as_many_meadows_as_tiles_can_make_are_not_doubted_and_one_more_is() {
    let most = Search::run();
    for tiles in 2..=TILES {
        let (fours, meadows) = most[tiles + 2];
        let doubted = |threes: usize, fours: usize| is_doubted(tiles - 1, threes, fours);
        assert!(!doubted(meadows, 0) && doubted(meadows + 1, 0), "{tiles}: {meadows} meadows");
        assert!(!doubted(0, fours) && doubted(0, fours + 1), "{tiles}: {fours} of four");
        assert!(!doubted(meadows - fours, fours) && doubted(meadows - fours + 1, fours));
    }
    assert!(!is_doubted(0, 13, 0) && is_doubted(0, 14, 0), "all 13 tiles");
    assert!(!is_doubted(0, 0, 7) && is_doubted(0, 0, 8), "all 13 tiles");
}
