//! Stones & Rivers once more, slowly and straight from the rules: what the core's generator is
//! compared with.

use std::collections::{BTreeMap, BTreeSet};

use tallystone_core::games::stones_and_rivers::{
    Action, Axis, Face, Ground, Options, Piece, Point, Side,
};

/// Column and row, from 1.
type Place = (i8, i8);
type Men = BTreeMap<Place, Piece>;

const WAYS: [Place; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

fn ways(axis: Axis) -> [Place; 2] {
    match axis {
        Axis::Horizontal => [(1, 0), (-1, 0)],
        Axis::Vertical => [(0, 1), (0, -1)],
    }
}

fn is_on_board((column, row): Place) -> bool {
    (1..=13).contains(&column) && (1..=14).contains(&row)
}

fn is_area_of(side: Side, (column, row): Place) -> bool {
    let of_side = if side == Side::Circle { 11 } else { 4 };
    row == of_side && (5..=9).contains(&column)
}

fn next((column, row): Place, way: Place) -> Place {
    (column + way.0, row + way.1)
}

fn point((column, row): Place) -> Point {
    let small = |number: i8| u8::try_from(number).expect("on the board");
    Point::new(small(column), small(row)).expect("on the board")
}

/// Every legal action of a side.
pub fn naive_actions(ground: &Ground, side: Side, rules: Options) -> BTreeSet<Action> {
    let place = |at: Point| (at.column().cast_signed(), at.row().cast_signed());
    let men: Men = ground.pieces().map(|(at, piece)| (place(at), piece)).collect();
    let mut found = BTreeSet::new();
    for (at, piece) in men.iter().filter(|(_, piece)| piece.side == side) {
        let mut others = men.clone();
        others.remove(at);
        for to in [Face::Stone, Face::River(Axis::Horizontal), Face::River(Axis::Vertical)] {
            if to != piece.face {
                found.insert(Action::Turn { at: point(*at), to });
            }
        }
        for way in WAYS {
            step(&others, *at, *piece, way, rules, &mut found);
        }
    }
    found
}

fn step(
    others: &Men,
    from: Place,
    piece: Piece,
    way: Place,
    rules: Options,
    found: &mut BTreeSet<Action>,
) {
    let to = next(from, way);
    if !is_on_board(to) || is_area_of(piece.side.other(), to) {
        return;
    }
    let Some(other) = others.get(&to) else {
        found.insert(Action::Move { from: point(from), to: point(to) });
        return;
    };
    push(others, from, piece, to, *other, way, rules, found);
    if let Face::River(_) = other.face {
        let (ends, met) = ride(others, to, Some(piece.side));
        for end in ends.into_iter().filter(|end| *end != from) {
            found.insert(Action::Move { from: point(from), to: point(end) });
        }
        if rules.push_after_ride {
            for (at, way) in met {
                push(others, from, piece, at, others[&at], way, rules, found);
            }
        }
    }
}

/// Where a ride that begins on a river can end, and which pieces it runs into, in which way.
fn ride(
    others: &Men,
    river: Place,
    keeps_out: Option<Side>,
) -> (BTreeSet<Place>, BTreeSet<(Place, Place)>) {
    let (mut ends, mut met) = (BTreeSet::new(), BTreeSet::new());
    let mut open = vec![river];
    let mut seen = BTreeSet::from([river]);
    while let Some(river) = open.pop() {
        let Face::River(axis) = others[&river].face else { continue };
        for way in ways(axis) {
            let mut at = next(river, way);
            while is_on_board(at) && !keeps_out.is_some_and(|side| is_area_of(side.other(), at)) {
                if let Some(other) = others.get(&at) {
                    met.insert((at, way));
                    if matches!(other.face, Face::River(_)) && seen.insert(at) {
                        open.push(at);
                    }
                    break;
                }
                ends.insert(at);
                at = next(at, way);
            }
        }
    }
    (ends, met)
}

#[allow(clippy::too_many_arguments)]
fn push(
    others: &Men,
    from: Place,
    piece: Piece,
    onto: Place,
    pushed: Piece,
    way: Place,
    rules: Options,
    found: &mut BTreeSet<Action>,
) {
    let onto_river = matches!(pushed.face, Face::River(_));
    if pushed.side == piece.side && !rules.push_own {
        return;
    }
    let keeps_out = rules.pushed_keep_out.then_some(pushed.side);
    let ends: BTreeSet<Place> = match piece.face {
        Face::Stone if !rules.stones_push || (onto_river && !rules.stones_push_rivers) => return,
        Face::Stone => {
            let to = next(onto, way);
            let out = keeps_out.is_some_and(|side| is_area_of(side.other(), to));
            if is_on_board(to) && !out && !others.contains_key(&to) {
                BTreeSet::from([to])
            } else {
                BTreeSet::new()
            }
        }
        Face::River(_) if onto_river && !rules.rivers_push_rivers => return,
        Face::River(_) => {
            // The pusher lies where the pushed piece lay, and that one rides along it.
            let mut after = others.clone();
            after.insert(onto, piece);
            ride(&after, onto, keeps_out).0
        }
    };
    for to in ends {
        found.insert(Action::Push { from: point(from), onto: point(onto), to: point(to) });
    }
}

/// How many lines of play of so many actions there are.
pub fn naive_lines(ground: &Ground, side: Side, rules: Options, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if ground.is_won() {
        return 0;
    }
    let after = |action: Action| {
        let mut after = ground.clone();
        tallystone_core::games::stones_and_rivers::carry_out(&mut after, action);
        naive_lines(&after, side.other(), rules, depth - 1)
    };
    naive_actions(ground, side, rules).into_iter().map(after).sum()
}
