//! Keltis against an oracle that was written from the rulebook alone, in a straight line.

use serde_json::{Value, json};
use tallystone_core::app::{App, NewSession};
use tallystone_core::document;
use tallystone_core::entry::{Entry, EntryValue};
use tallystone_core::game::Catalogue;
use tallystone_core::score::Line;
use tallystone_core::sheet::ControlKind;
use tallystone_core::text::Language;
use tallystone_tests::{Exact, Random, scaled, seeds};

/// What a player has, as the oracle sees it.
struct Hand {
    track: i64,
    wish_stones: i64,
    /// Step of each path's figure (0: at the start), and which path has the large one.
    steps: [i64; 5],
    large: Option<usize>,
}

/// No tables shared with the core, no clever code.
fn oracle(hand: &Hand) -> i64 {
    let mut total = hand.track;
    for path in 0..5 {
        let mut value = 0;
        if hand.steps[path] == 1 {
            value = -4;
        }
        if hand.steps[path] == 2 {
            value = -3;
        }
        if hand.steps[path] == 3 {
            value = -2;
        }
        if hand.steps[path] == 4 {
            value = 1;
        }
        if hand.steps[path] == 5 {
            value = 2;
        }
        if hand.steps[path] == 6 {
            value = 3;
        }
        if hand.steps[path] == 7 {
            value = 6;
        }
        if hand.steps[path] == 8 {
            value = 7;
        }
        if hand.steps[path] == 9 {
            value = 10;
        }
        total += value;
        if hand.large == Some(path) {
            total += value;
        }
    }
    if hand.wish_stones == 0 {
        total - 4
    } else if hand.wish_stones == 1 {
        total - 3
    } else if hand.wish_stones == 2 {
        total + 2
    } else if hand.wish_stones == 3 {
        total + 3
    } else if hand.wish_stones == 4 {
        total + 6
    } else {
        total + 10
    }
}

fn random_hand(random: &mut Random) -> Hand {
    let steps: [i64; 5] =
        std::array::from_fn(|_| if random.chance(25) { 0 } else { random.within(1..=9) });
    let out: Vec<usize> = (0..5).filter(|path| steps[*path] > 0).collect();
    let large = if out.is_empty() || random.chance(20) { None } else { Some(*random.pick(&out)) };
    Hand { track: random.within(0..=60), wish_stones: random.within(0..=9), steps, large }
}

fn as_json(hand: &Hand) -> Value {
    let figures: Vec<Value> = (0..5)
        .filter(|path| hand.steps[*path] > 0)
        .map(|path| json!({ "path": path + 1, "step": hand.steps[path], "large": hand.large == Some(path) }))
        .collect();
    json!({ "track": hand.track, "wish_stones": hand.wish_stones, "figures": figures })
}

fn assert_sums<T>(line: &Line<T>) {
    if !line.parts().is_empty() {
        assert_eq!(line.points(), line.parts().iter().map(Line::points).sum::<i64>());
    }
    line.parts().iter().for_each(assert_sums);
}

fn names(count: usize) -> Vec<String> {
    (0..count).map(|index| format!("player {index}")).collect()
}

#[test]
fn random_positions_agree_with_the_oracle_and_their_parts_sum_up() {
    let catalogue = Catalogue::standard();
    let (seeds, count) = (seeds(), scaled(100_000));
    for seed in &seeds {
        let mut random = Random::new(*seed);
        for _ in 0..count / seeds.len() {
            let players = 2 + random.below(3);
            let hands: Vec<Hand> = (0..players).map(|_| random_hand(&mut random)).collect();
            let sides: Vec<Value> = hands.iter().map(as_json).collect();
            let document = json!({ "game": "keltis", "players": names(players), "position": { "seats": sides } });
            let scored = document::score(&catalogue, Language::default(), &document.to_string())
                .expect("a fine document");
            let totals: Vec<i64> = hands.iter().map(oracle).collect();
            let best = totals.iter().max().copied().unwrap_or(0);
            for ((total, hand), seat) in totals.iter().zip(&hands).zip(scored.score.seats.values())
            {
                assert_eq!(seat.total.points(), *total, "seed {seed}: {}", as_json(hand));
                assert_eq!(
                    seat.winner,
                    *total == best,
                    "seed {seed}: everybody with the most points wins"
                );
                let ahead = totals.iter().filter(|other| *other > total).count();
                assert_eq!(
                    seat.rank,
                    u32::try_from(ahead + 1).ok(),
                    "seed {seed}: shared places leave a gap"
                );
                assert_sums(&seat.total);
            }
        }
    }
    println!("keltis: {count} random positions agree with the oracle");
}

#[test]
fn the_order_of_the_seats_does_not_matter() {
    let catalogue = Catalogue::standard();
    let mut random = Random::new(7);
    for _ in 0..scaled(2_000) {
        let mut sides: Vec<Value> = (0..4).map(|_| as_json(&random_hand(&mut random))).collect();
        let score = |sides: &[Value]| {
            let document =
                json!({ "game": "keltis", "players": names(4), "position": { "seats": sides } });
            let scored = document::score(&catalogue, Language::default(), &document.to_string())
                .expect("fine");
            scored
                .score
                .seats
                .values()
                .map(|seat| (seat.total.points(), seat.rank))
                .collect::<Vec<_>>()
        };
        let mut forwards = score(&sides);
        sides.reverse();
        let backwards = score(&sides);
        forwards.reverse();
        assert_eq!(forwards, backwards);
    }
}

#[test]
fn the_worked_example_gives_28() {
    let text = include_str!("../../examples/keltis/worked-example.json");
    let scored = document::score(&Catalogue::standard(), Language::default(), text)
        .expect("a fine document");
    let totals: Vec<i64> = scored.score.seats.values().map(|seat| seat.total.points()).collect();
    assert_eq!(totals[0], 28);
}

/// In the reasons, the log, for the ear, in doubts and in refusals.
#[test]
fn a_place_on_a_path_has_one_name_everywhere() {
    let place = "step 4 (worth 1)";
    let tile = json!({ "path": 2, "step": 4, "tile": "two" });
    let other = json!({ "seat": 0, "path": 2, "step": 4, "tile": "three" });
    let position = json!({
        "seats": [{ "figures": [{ "path": 1, "step": 4 }] }, {}],
        "tiles": [tile], "carried_out": [other],
    });
    let catalogue = Catalogue::standard();
    let answer = |position: &Value| {
        let document = json!({ "game": "keltis", "players": ["A", "B"], "position": position });
        document::score(&catalogue, Language::default(), &document.to_string())
    };
    let scored = answer(&position).expect("a fine document");
    let figures = &scored.score.seats.values().next().expect("a seat").total.parts()[1];
    assert_eq!(figures.parts()[0].text(), &format!("path 1: on {place}"));
    let doubt = scored.doubts.iter().find(|it| it.kind == "tile-changed").expect("another tile");
    assert!(doubt.text.contains(&format!("Path 2, {place}")), "{}", doubt.text);
    let twice = json!({ "seats": [{}, {}], "tiles": [tile, tile] });
    let refused = answer(&twice).map(|_| ()).expect_err("two tiles").to_string();
    assert!(refused.contains(&format!("path 2, {place}")), "{refused}");
    let start = json!({ "seats": [{}, {}], "tiles": [{ "path": 2, "step": 0, "tile": "two" }] });
    let refused = answer(&start).map(|_| ()).expect_err("the start stone").to_string();
    assert!(refused.contains("a step from 1 to 9"), "{refused}");
    let outside = Box::new(Exact::new(1));
    let mut app =
        App::open(None, catalogue.clone(), outside, Language::default()).expect("in memory");
    let screen = app.start(&NewSession::of("keltis", 2)).expect("a session");
    let board = screen.sheet.groups.iter().flat_map(|group| &group.controls).find_map(|control| {
        match &control.kind {
            ControlKind::Board { board } => Some((control.id.clone(), board.clone())),
            _ => None,
        }
    });
    let (control, board) = board.expect("a board");
    let cell = board.cells.iter().find(|cell| cell.spoken.contains(place)).expect("the place");
    let (revision, focus, at) = (screen.revision, screen.focus.clone(), screen.place);
    let value = EntryValue::Tap { cell: cell.id.clone() };
    let entry = Entry { control, value, revision, focus, place: at };
    app.enter(screen.session, &entry).expect("a figure");
    let log = app.log(screen.session).expect("a log");
    assert!(log.iter().any(|line| line.text.contains(place)), "{log:#?}");
}

#[test]
fn nonsense_is_refused_with_what_was_expected() {
    let catalogue = Catalogue::standard();
    let refused = |document: Value| {
        let error = document::score(&catalogue, Language::default(), &document.to_string())
            .expect_err("nonsense");
        error.to_string()
    };
    let side = json!({ "figures": [] });
    let with = |figures: Value| json!({ "game": "keltis", "players": ["A", "B"], "position": { "seats": [side, { "figures": figures }] } });
    for (document, expected) in [
        (json!({ "game": "chess", "players": [], "events": [] }), "keltis"),
        (json!({ "game": "keltis", "players": ["A"], "events": [] }), "2 to 4"),
        (json!({ "game": "keltis", "players": ["A", "B"] }), "events"),
        (
            json!({ "game": "keltis", "players": ["A", "B"], "position": { "seats": [side] } }),
            "2 players",
        ),
        (with(json!([{ "path": 6, "step": 1 }])), "1 to 5"),
        (with(json!([{ "path": 1, "step": 10 }])), "0 to 9"),
        (with(json!([{ "path": 1, "step": 1 }, { "path": 1, "step": 2 }])), "one figure on a path"),
        (
            with(
                json!([{ "path": 1, "step": 1, "large": true }, { "path": 2, "step": 2, "large": true }]),
            ),
            "one large",
        ),
        (
            json!({ "game": "keltis", "players": ["A", "B"], "events": [{ "event": "deck", "empty": true },
            { "event": "wish_stones", "seat": 7, "count": 1 }] }),
            "events[1]: Seat 7",
        ),
    ] {
        let message = refused(document.clone());
        assert!(message.contains(expected), "{document}: {message}");
    }
}

fn doubts(events: &Value) -> Vec<String> {
    let document = json!({ "game": "keltis", "players": ["Ann", "Ben", "Cem"], "events": events });
    let scored =
        document::score(&Catalogue::standard(), Language::default(), &document.to_string());
    scored.expect("a document").doubts.into_iter().map(|doubt| doubt.text).collect()
}

/// De steenpadfiches: a tile that is carried out stays on its stone, but for a wish stone.
#[test]
fn two_different_tiles_on_one_stone_are_doubtful() {
    let figure = |seat: u8, tile: &str| json!({ "event": "figure", "seat": seat, "path": 1, "step": 1, "size": "large", "tile": tile });
    let sentence = "Path 1, step 1 (worth −4): another tile was carried out here before.";
    for tiles in [["one", "two"], ["clover", "wish_stone"]] {
        let events = json!([figure(0, tiles[0]), figure(1, tiles[1])]);
        assert_eq!(doubts(&events), [sentence], "{tiles:?}");
    }
    let more = json!([figure(0, "one"), figure(1, "two"), figure(2, "three")]);
    assert_eq!(doubts(&more), [sentence], "once for a stone");
    assert!(doubts(&json!([figure(0, "two"), figure(1, "two")])).is_empty(), "it stays");
}

#[test]
fn everybody_who_has_more_than_they_reached_is_named() {
    let figure = |seat: u8, path: u8| json!({ "event": "figure", "seat": seat, "path": path, "step": 1, "size": "large" });
    let wishes =
        |seat: u8, count: u8| json!({ "event": "wish_stones", "seat": seat, "count": count });
    let said = |seats: &str, has: u8| {
        format!(
            "{seats}: wish stones and point tiles from at least {has} stones, but only 1 was reached."
        )
    };
    let both = [figure(0, 1), figure(1, 1), wishes(0, 1), wishes(1, 1)];
    assert_eq!(doubts(&json!(both)), [said("Ann and Ben", 2)]);
    let each = [figure(0, 1), figure(1, 2), wishes(0, 2), wishes(1, 3)];
    assert_eq!(doubts(&json!(each)), [said("Ann", 2), said("Ben", 3)]);
}
