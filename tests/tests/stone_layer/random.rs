//! Random games over all editions and options, event by event against the oracle.

use serde_json::json;
use tallystone_core::game::Game as _;
use tallystone_core::games::stone_layer::{
    Counted, Event, Marker, Options, Outcome, OwnTokens, Reshuffled, Size, Stacks, StoneLayer,
};
use tallystone_core::score::Line;
use tallystone_core::seat::Seat;
use tallystone_core::table::Table;
use tallystone_tests::{Random, scaled, seeds};

use super::oracle::{House, Oracle};
use super::table::{Trial, base, seat, steps};

const MOST_TURNS: u16 = 200;

fn random_options(random: &mut Random) -> Options {
    let mut told = json!({ "edition": random.pick(&["fi", "sv", "da", "nb", "en"]) });
    let mut sometimes = |name: &str, values: &[serde_json::Value]| {
        if random.chance(30) {
            told[name] = random.pick(values).clone();
        }
    };
    sometimes("own_tokens", &[json!("returned"), json!("stay")]);
    sometimes("tie_break", &[json!("beside_stacks"), json!("on_board")]);
    sometimes("five_point_tokens", &[json!(4), json!(5)]);
    sometimes("quick_start_tiles", &[json!("remaining"), json!("all")]);
    sometimes("quick_start", &[json!(false), json!(true)]);
    sometimes("marker_after_failure", &[json!("moves"), json!("stays")]);
    sometimes("marker_after_source_fall", &[json!("moves"), json!("stays")]);
    sometimes("exchange", &[json!(false), json!(true)]);
    sometimes("new_tiles", &[json!(false), json!(true)]);
    sometimes("sizes", &[json!(false), json!(true)]);
    serde_json::from_value(told).expect("options")
}

fn house(options: Options) -> House {
    House {
        own_tokens_stay: options.own_tokens == OwnTokens::Stay,
        tie_counts_all: options.tie_break == Counted::OnBoard,
        fives_in_box: i32::from(u8::from(options.five_point_tokens)),
        moves_after_failure: options.marker_after_failure == Marker::Moves,
        moves_after_source_fall: options.marker_after_source_fall == Marker::Moves,
        exchanges: options.exchange,
        new_tiles_any_time: options.new_tiles,
        quick_tiles_shuffled_in: options.quick_start_tiles == Reshuffled::All,
    }
}

/// How a game is played: how often stones stand, and how often anything else happens.
struct Temper {
    steady: usize,
    meddling: usize,
}

fn any_stacks(random: &mut Random) -> Stacks {
    Stacks {
        at_marker: random.chance(70),
        others: (1..=6).filter(|_| random.chance(12)).map(base).collect(),
    }
}

fn any_stone(random: &mut Random, oracle: &Oracle, temper: &Temper) -> Event {
    let player = if random.chance(98) { oracle.up } else { random.below(oracle.players) };
    let from = (oracle.river == 0 && random.chance(97) || random.chance(1))
        .then(|| base(1 + random.below(6)));
    let outcome = if random.chance(temper.steady) {
        Outcome::Stood
    } else {
        match random.below(5) {
            0 => Outcome::NoToken,
            1 => Outcome::SlidOff,
            2 if from.is_some() => {
                let mut stacks = any_stacks(random);
                stacks.others.extend(from);
                Outcome::SourceFell { stacks }
            }
            _ => Outcome::Fell { stacks: any_stacks(random), lies: random.chance(30) },
        }
    };
    let size = random.chance(20).then(|| *random.pick(&Size::ALL));
    Event::Stone { seat: seat(player), outcome, size, from }
}

/// Something that may or may not be possible now.
fn any_event(random: &mut Random, oracle: &Oracle, told: bool, temper: &Temper) -> Event {
    if random.chance(temper.meddling) {
        return match random.below(7) {
            0 => Event::Marker { base: base(1 + random.below(6)) },
            1 => Event::NewTiles,
            2 => Event::Exchange { seat: seat(random.below(oracle.players)) },
            3 => Event::QuickStone { steps: steps(1 + random.below(6)), size: None },
            4 => Event::Count {
                size: *random.pick(&Size::ALL),
                stones: u8::try_from(random.below(40)).expect("a small number"),
            },
            _ => Event::Collapse {
                by: seat(random.below(oracle.players)),
                stacks: any_stacks(random),
            },
        };
    }
    if told {
        let steps = random.chance(97).then(|| steps(1 + random.below(6)));
        Event::Tile { steps }
    } else {
        any_stone(random, oracle, temper)
    }
}

fn compare(trial: &Trial, oracle: &Oracle, context: &str) {
    let position = &trial.position;
    assert_eq!(usize::from(position.marker.number()), oracle.marker + 1, "{context}");
    assert_eq!(i32::from(position.river()), oracle.river, "{context}");
    assert_eq!(position.up.index(), oracle.up, "{context}");
    let tiles = [position.tiles.open, position.tiles.pile, position.tiles.used].map(i32::from);
    assert_eq!(tiles, [oracle.tiles_open, oracle.tiles_down, oracle.tiles_used], "{context}");
    for stack in 0..6 {
        assert_eq!(i32::from(trial.height(stack + 1)), oracle.stones[stack], "{context}");
    }
    for player in 0..oracle.players {
        let beside: Vec<i32> =
            (1..=6).map(|stack| i32::from(trial.beside(stack, player))).collect();
        let expected: Vec<i32> = oracle.beside.iter().map(|stack| stack[player]).collect();
        assert_eq!(beside, expected, "{context}");
        let side = position.seats[seat(player)];
        let collected = (i32::from(side.gold), i32::from(side.fives));
        assert_eq!(collected, (oracle.gold[player], oracle.fives[player]), "{context}");
        assert_eq!(i32::from(trial.hand(player)), oracle.hand[player], "{context}");
        let all = i32::from(trial.hand(player)) + i32::from(side.gold) + beside.iter().sum::<i32>();
        assert_eq!(all, 19, "{context}: a colour has nineteen tokens");
    }
    assert_eq!(trial.is_over(), oracle.is_won(), "{context}");
}

fn assert_sums(line: &Line) {
    if !line.parts().is_empty() {
        assert_eq!(line.points(), line.parts().iter().map(Line::points).sum::<i64>());
    }
    line.parts().iter().for_each(assert_sums);
}

fn compare_scores(trial: &Trial, oracle: &Oracle, context: &str) {
    let score = StoneLayer.score(&trial.table, &trial.position);
    for (player, of_seat) in score.seats.values().enumerate() {
        assert_eq!(of_seat.total.points(), i64::from(oracle.points(player)), "{context}");
        assert_eq!(of_seat.total.parts().len(), 1, "{context}: every point has its collapse");
        assert_sums(&of_seat.total);
    }
    if oracle.is_won() {
        let winners: Vec<usize> = score.winners().into_iter().map(Seat::index).collect();
        assert_eq!(winners, oracle.winners(), "{context}");
        assert!(oracle.players > 2 || winners.len() == 1, "{context}: two never share");
        assert!((0..oracle.players).all(|player| oracle.points(player) <= 24), "{context}");
        assert!((0..oracle.players).any(|player| oracle.points(player) < 10), "{context}");
    }
}

/// What a run of random games came across, to see that it went everywhere.
#[derive(Debug, Default)]
struct Seen {
    games: usize,
    events: usize,
    refused: usize,
    won: usize,
    shared: usize,
    collapses: usize,
    by_others: usize,
    swaps: usize,
    sources: usize,
    sources_fell: usize,
}

fn play(random: &mut Random, seen: &mut Seen, context: &str) {
    let players = 2 + random.below(3);
    let options = random_options(random);
    let table = Table::new(players, &[], options);
    let position = StoneLayer.begin(&table);
    let mut trial = Trial { table, position };
    let mut oracle = Oracle::new(players, house(options));
    let temper =
        Temper { steady: *random.pick(&[50, 80, 93, 99]), meddling: *random.pick(&[2, 8, 20]) };
    while trial.position.turns < MOST_TURNS && !oracle.is_won() {
        let told = trial.position.turn.stone.is_some();
        let event = any_event(random, &oracle, told, &temper);
        let taken = trial.take(&event).is_ok();
        let context = || format!("{context}, {options:?}, {event:?}");
        assert_eq!(taken, oracle.allows(&event), "{}", context());
        seen.events += 1;
        if !taken {
            seen.refused += 1;
            continue;
        }
        let swapped: i32 = oracle.fives.iter().sum();
        oracle.happen(&event);
        compare(&trial, &oracle, &context());
        seen.swaps += usize::from(oracle.fives.iter().sum::<i32>() > swapped);
        match &event {
            Event::Collapse { by, .. } => {
                seen.collapses += 1;
                seen.by_others += usize::from(by.index() != oracle.up);
                compare_scores(&trial, &oracle, &context());
            }
            Event::Stone { outcome, from, .. } => {
                seen.sources += usize::from(from.is_some());
                let fell = matches!(outcome, Outcome::Fell { .. } | Outcome::SourceFell { .. });
                seen.collapses += usize::from(fell);
                seen.sources_fell += usize::from(matches!(outcome, Outcome::SourceFell { .. }));
                if fell {
                    compare_scores(&trial, &oracle, &context());
                }
            }
            _ => {}
        }
    }
    compare_scores(&trial, &oracle, context);
    seen.games += 1;
    if oracle.is_won() {
        seen.won += 1;
        seen.shared += usize::from(oracle.winners().len() > 1);
        goes_no_further(random, &mut trial, &oracle, &temper, context);
    }
    let doubts = StoneLayer.doubts(&trial.table, &trial.position);
    // Counts of stones and the names of what fell are made up here; everything else was played.
    let played = |kind: &str| !["size", "counts", "lies", "twice"].contains(&kind);
    assert!(doubts.iter().all(|it| it.soft || !played(&it.kind)), "{context}: {doubts:?}");
}

/// No game continues after a win.
fn goes_no_further(
    random: &mut Random,
    trial: &mut Trial,
    oracle: &Oracle,
    temper: &Temper,
    context: &str,
) {
    for told in [false, true, false, true] {
        let event = any_event(random, oracle, told, temper);
        assert!(trial.take(&event).is_err(), "{context}: {event:?}");
    }
}

#[test]
fn random_games_agree_with_the_oracle_event_by_event() {
    let (seeds, count) = (seeds(), scaled(20_000));
    let mut seen = Seen::default();
    for fixed in &seeds {
        for number in 0..count / seeds.len() {
            let own = fixed.wrapping_add((number as u64).wrapping_mul(0x9E37_79B9));
            play(&mut Random::new(own), &mut seen, &format!("seed {own}"));
        }
    }
    println!("stone layer: {seen:?}");
    let everywhere = [
        seen.won,
        seen.refused,
        seen.by_others,
        seen.swaps,
        seen.sources,
        seen.sources_fell,
        seen.games - seen.won,
    ];
    assert!(everywhere.iter().all(|count| *count > 0), "{seen:?}");
}
