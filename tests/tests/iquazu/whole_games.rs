//! Whole games: sums, and corrections that come late.

use std::sync::Arc;

use tallystone_core::game::{Catalogue, GameEvent};
use tallystone_core::games::iquazu::{Event, Kind};
use tallystone_core::session::{Correction, Step};
use tallystone_tests::{Player, Random, State, scaled, seeds};

use super::oracle::assert_sums;
use super::wall::{column, gem, row, wall_score};

/// A whole game: nine scorings with tiles, and the last two at once.
fn whole_game(random: &mut Random, players: usize) -> Vec<Event> {
    let mut events: Vec<Event> = (1..=11)
        .map(|number| {
            let high = u16::try_from(number).expect("a few") + 6;
            let values = [high, high - 3, high - 5][..players - 1].to_vec();
            Event::Rock { column: column(number), values }
        })
        .collect();
    for scoring in 1..=9_usize {
        for _ in 0..random.below(7) {
            let at = scoring + random.below(5.min(12 - scoring));
            events.push(gem(at, 1 + random.below(5), random.below(players)));
        }
        for number in 1..=5 {
            if random.chance(60) {
                let points = u16::try_from(1 + random.below(5)).expect("a few");
                events.push(Event::Tile { row: row(number), kind: Some(Kind::Points { points }) });
            }
        }
        events.push(wall_score(scoring));
    }
    events
}

fn as_step(event: &Event) -> GameEvent {
    GameEvent { version: 1, payload: serde_json::to_string(event).expect("JSON") }
}

#[test]
fn whole_games_sum_up_and_a_late_correction_equals_having_been_right_at_first() {
    let game = Arc::clone(Catalogue::standard().find("iquazu").expect("in the catalogue"));
    let (seeds, count) = (seeds(), scaled(2_000));
    for seed in &seeds {
        let mut random = Random::new(*seed);
        for number in 0..count / seeds.len() {
            let mut right = Player::sit_down(&game, seed.wrapping_add(number as u64));
            let mut wrong = Player::sit_down(&game, seed.wrapping_add(number as u64));
            let players = right.session.table().len();
            let events = whole_game(&mut random, players);
            let places: Vec<usize> =
                (0..events.len()).filter(|at| matches!(events[*at], Event::Place { .. })).collect();
            let forgotten = (!places.is_empty()).then(|| *random.pick(&places));
            for (at, event) in events.iter().enumerate() {
                assert!(right.take(Step::Event(as_step(event))), "{event:?}");
                if Some(at) != forgotten {
                    assert!(wrong.take(Step::Event(as_step(event))), "{event:?}");
                }
            }
            let score = right.session.score();
            score.seats.values().for_each(|seat| assert_sums(&seat.total));
            assert!(right.session.play().ended().is_some());
            if let Some(at) = forgotten {
                let next =
                    wrong.session.events().nth(at).expect("the event after the forgotten one");
                assert!(wrong.take(Step::Correct(Correction::insert(next, &as_step(&events[at])))));
            }
            let (right, wrong) = (State::of(&right.session), State::of(&wrong.session));
            assert_eq!(
                (&wrong.position, &wrong.score),
                (&right.position, &right.score),
                "seed {seed}"
            );
        }
    }
    println!("iquazu: {count} random whole games");
}
