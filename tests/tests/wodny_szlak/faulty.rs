//! Rivers that lie wrong: only overlap and rings are refused, what else is wrong is doubted by name,
//! and what is sound is scored.

use std::collections::BTreeSet;

use tallystone_core::game::Game as _;
use tallystone_core::games::wodny_szlak::{
    Cell, Event, Options, Position, River, Sides, Survey, Turn, WodnySzlak,
};
use tallystone_tests::{Random, scaled, seeds};

use crate::oracle::{cell, oracle_clashes, oracle_ring, oracle_stray, pools, start_edges};
use crate::rivers::{Met, SEAT, TILES, agree, random_river, random_start, random_tile, table};

#[test]
fn faulty_rivers_get_the_right_doubts_or_refusals() {
    let (seeds, count) = (seeds(), scaled(10_000));
    let (mut refused, mut clashing, mut straying) = (0, 0, 0);
    for seed in &seeds {
        let mut random = Random::new(*seed ^ 0xBAD);
        for _ in 0..count / seeds.len() {
            let mut position = random_river(&mut random);
            for _ in 0..=random.below(3) {
                refused += usize::from(!spoil(&mut random, &mut position));
            }
            let river = &position.seats[SEAT].river;
            assert!(!oracle_ring(&pools(river)), "a ring never gets in");
            let all = WodnySzlak.doubts(&table(), &position);
            let of = |kind: &str| all.iter().filter(|doubt| doubt.kind == kind).count();
            let clashes = oracle_clashes(river);
            assert_eq!(of("edge"), clashes.len(), "{all:#?}");
            let stray = oracle_stray(river);
            let named: BTreeSet<String> = all
                .iter()
                .filter(|doubt| doubt.kind == "contact")
                .filter_map(|doubt| doubt.cell.clone())
                .collect();
            assert_eq!(named, stray.iter().map(ToString::to_string).collect(), "{all:#?}");
            assert_eq!(of("tiles"), usize::from(river.tiles.len() > TILES));
            clashing += usize::from(!clashes.is_empty());
            straying += usize::from(!stray.is_empty());
            // What is sound is still scored, as if the stray tiles were not there.
            let mut sound = River::clone(river);
            sound.tiles.retain(|cell, _| !stray.contains(cell));
            agree(&sound, &mut Met::default());
            let survey = Survey::of(river, Options::default());
            assert_eq!(survey, Survey::of(&sound, Options::default()));
            let score = WodnySzlak.score(&table(), &position);
            assert!(score.seats[SEAT].total.points() >= 0);
        }
    }
    println!("wodny szlak: {refused} refused, {clashing} clashing, {straying} with stray tiles");
    assert!(refused > 0 && clashing > 0 && straying > 0);
}

/// Does something to a river that a table may show by mistake; false if it was refused, which is
/// right for overlap and for a ring, and for nothing else.
fn spoil(random: &mut Random, position: &mut Position) -> bool {
    let river = position.seats[SEAT].river.clone();
    let laid: Vec<Cell> = river.tiles.keys().copied().collect();
    let at = *random.pick(&laid);
    let anywhere = |random: &mut Random| {
        let near = |random: &mut Random| u8::try_from(8 + random.below(12)).expect("small");
        Cell::at(near(random), near(random)).expect("on the grid")
    };
    let seat = SEAT;
    let sides = Sides::numbered(u8::try_from(random.below(16)).expect("small"));
    let event = match random.below(6) {
        0 => Event::Remove { seat, cell: at },
        1 => Event::Turn { seat, cell: at, quarters: Turn::ALL[1 + random.below(3)] },
        2 => Event::Move { seat, from: at, to: anywhere(random) },
        3 => Event::Describe { seat, cell: at, tile: random_tile(random, sides) },
        4 => {
            Event::Start { seat, start: random_start(random).0, turned: Turn::ALL[random.below(4)] }
        }
        _ => Event::Place { seat, cell: anywhere(random), tile: random_tile(random, sides) },
    };
    let start_cells = |river: &River| -> Vec<Cell> {
        start_edges(river.turned.quarters()).iter().map(|(name, _)| cell(name)).collect()
    };
    let taken = |at: &Cell| laid.contains(at) || start_cells(&river).contains(at);
    let mut after = River::clone(&river);
    let overlap = match &event {
        Event::Remove { cell, .. } => {
            after.tiles.remove(cell);
            false
        }
        Event::Turn { cell, quarters, .. } => {
            after.tiles.insert(*cell, river.tiles[cell].turned(*quarters));
            false
        }
        Event::Move { from, to, .. } => {
            let tile = after.tiles.remove(from).expect("it lies there");
            after.tiles.insert(*to, tile);
            from != to && taken(to)
        }
        Event::Place { cell, tile, .. } => {
            after.tiles.insert(*cell, tile.clone());
            taken(cell)
        }
        Event::Describe { cell, tile, .. } => {
            after.tiles.insert(*cell, tile.clone());
            false
        }
        Event::Start { start, turned, .. } => {
            after.start = Some(*start);
            after.turned = *turned;
            start_cells(&after).iter().any(|cell| laid.contains(cell))
        }
        other => panic!("{other:?} is not made here"),
    };
    let fine = !overlap && !oracle_ring(&pools(&after));
    let refusal = WodnySzlak.check(&table(), position, &event);
    assert_eq!(refusal.is_ok(), fine, "{event:?}: {refusal:?}");
    if let Err(refusal) = refusal {
        let rule = if overlap { "placing" } else { "ring" };
        assert_eq!(refusal.rule, Some(rule), "{event:?}");
        return false;
    }
    WodnySzlak.apply(&table(), position, &event);
    assert_eq!(position.seats[SEAT].river, after.into());
    true
}
