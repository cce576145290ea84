//! Iquazú against an oracle that compares every two players.

use std::sync::Arc;

use serde_json::json;
use tallystone_core::document::{self, Scored};
use tallystone_core::game::{Catalogue, Game as _, GameEvent};
use tallystone_core::games::iquazu::{
    Column, Event, How, Iquazu, Item, Kind, Options, Position, RockValues, Row,
};
use tallystone_core::score::Line;
use tallystone_core::seat::Seat;
use tallystone_core::session::{Correction, Step};
use tallystone_core::table::Table;
use tallystone_core::text::Language;
use tallystone_tests::{Player, Random, State, scaled, seeds};

fn seat(index: usize) -> Seat {
    Seat::new(u8::try_from(index).expect("a few"))
}

fn row(number: usize) -> Row {
    u8::try_from(number).ok().and_then(|number| Row::try_from(number).ok()).expect("1 to 5")
}

fn column(number: usize) -> Column {
    Column::from(u8::try_from(number).expect("a few"))
}

fn gem(column_number: usize, row_number: usize, owner: usize) -> Event {
    Event::Place {
        column: column(column_number),
        row: row(row_number),
        item: Item::Gem(seat(owner)),
    }
}

fn score(values: &[u16]) -> Event {
    Event::Score {
        column: column(1),
        how: How::Wall,
        rocks: vec![RockValues { column: column(1), values: values.to_vec() }],
    }
}

fn wall_score(number: usize) -> Event {
    Event::Score { column: column(number), how: How::Wall, rocks: Vec::new() }
}

fn table(players: usize) -> Table<Options> {
    Table::new(players, &[], Options::default())
}

fn play(table: &Table<Options>, events: &[Event]) -> Position {
    let mut position = Iquazu.begin(table);
    for event in events {
        Iquazu.check(table, &position, event).expect("it fits");
        Iquazu.apply(table, &mut position, event);
    }
    position
}

fn points(table: &Table<Options>, position: &Position) -> Vec<i64> {
    Iquazu.score(table, position).points().into_values()
}

fn tiles(position: &Position, scoring: usize) -> Vec<Option<usize>> {
    position.scorings[scoring].awards.iter().map(|award| award.seat.map(Seat::index)).collect()
}

const GREEN: usize = 0;
const YELLOW: usize = 1;
const RED: usize = 2;
const PURPLE: usize = 3;

/// The rulebook's example, as far as its words carry: the picture is lost.
fn rulebook_example() -> Vec<Event> {
    vec![
        gem(1, 1, YELLOW),
        gem(1, 1, RED),
        gem(3, 1, PURPLE),
        gem(1, 3, YELLOW),
        gem(2, 3, GREEN),
        gem(2, 3, YELLOW),
        gem(1, 4, PURPLE),
        gem(1, 4, GREEN),
        gem(1, 4, GREEN),
        gem(1, 5, RED),
        gem(1, 5, GREEN),
        gem(4, 5, RED),
        gem(4, 5, GREEN),
        score(&[8, 5, 2]),
    ]
}

#[test]
fn the_rulebooks_example_gives_8_5_2_and_nothing() {
    let table = table(4);
    let position = play(&table, &rulebook_example());
    let mut by_name = points(&table, &position);
    assert_eq!(by_name.remove(GREEN), 8);
    assert_eq!(by_name, [2, 5, 0], "yellow, red, purple");
}

#[test]
fn the_rulebooks_example_gives_its_five_tiles() {
    let position = play(&table(4), &rulebook_example());
    let expected = [Some(PURPLE), None, Some(YELLOW), Some(GREEN), Some(GREEN)];
    assert_eq!(tiles(&position, 0), expected, "furthest right; nobody; majority; majority; lower");
}

#[test]
fn when_all_are_level_the_lowest_gem_is_first() {
    let table = table(4);
    let mut events: Vec<Event> = (0..4).map(|owner| gem(1, owner + 1, owner)).collect();
    events.push(score(&[8, 5, 2]));
    assert_eq!(points(&table, &play(&table, &events)), [0, 2, 5, 8]);
}

#[test]
fn a_player_without_a_gem_gets_nothing_though_a_value_is_left() {
    let table = table(4);
    assert_eq!(points(&table, &play(&table, &[gem(1, 2, 1), score(&[8, 5, 2])])), [0, 8, 0, 0]);
}

#[test]
fn two_and_three_players_have_fewer_values() {
    for players in [2, 3] {
        let table = table(players);
        let mut events: Vec<Event> = (0..players).map(|owner| gem(1, owner + 1, owner)).collect();
        events.push(score(&[7, 3][..players - 1]));
        let position = play(&table, &events);
        assert_eq!(points(&table, &position)[0], 0, "the highest of all goes without");
        assert_eq!(points(&table, &position)[players - 1], 7);
    }
}

#[test]
fn the_frame_has_fewer_columns_at_its_last_positions() {
    let table = table(2);
    let mut position = Iquazu.begin(&table);
    let mut widths = Vec::new();
    for number in 1..=9 {
        widths.push(position.frame().len());
        Iquazu.apply(&table, &mut position, &wall_score(number));
    }
    assert_eq!(widths, [5, 5, 5, 5, 5, 5, 5, 4, 3]);
    assert_eq!(position.scorings.len(), 11, "the last two rocks follow at once");
    assert!(Iquazu.check(&table, &position, &wall_score(11)).is_err());
}

#[test]
fn without_the_values_the_places_are_still_said() {
    let table = table(3);
    let events = [gem(1, 2, 0), gem(1, 3, 0), gem(1, 4, 1), wall_score(1)];
    let position = play(&table, &events);
    assert_eq!(points(&table, &position), [0, 0, 0]);
    let score = Iquazu.score(&table, &position);
    let rocks = &score.seats[seat(0)].total.parts()[0];
    assert_eq!(rocks.parts().len(), 1, "first, without a value");
    let told = Event::Rock { column: column(1), values: vec![6, 2] };
    let position = play(&table, &[&events[..], &[told]].concat());
    assert_eq!(points(&table, &position), [6, 2, 0], "values told later count as well");
}

/// A frame as the oracle sees it: columns of (row, owner), each from top to bottom.
type Wall = Vec<Vec<(usize, usize)>>;

fn random_wall(random: &mut Random, players: usize, columns: usize) -> Wall {
    let column = |random: &mut Random| {
        let mut lying: Vec<(usize, usize)> =
            (0..random.below(9)).map(|_| (1 + random.below(5), random.below(players))).collect();
        lying.sort_by_key(|(row, _)| *row);
        lying
    };
    (0..columns).map(|_| column(random)).collect()
}

/// Whether one is ahead of another in a column, straight from the rule.
fn ahead_in_column(column: &[(usize, usize)], one: usize, other: usize) -> bool {
    let gems = |player: usize| column.iter().filter(|(_, owner)| *owner == player).count();
    let lowest = |player: usize| column.iter().rposition(|(_, owner)| *owner == player);
    if gems(one) == gems(other) { lowest(one) > lowest(other) } else { gems(one) > gems(other) }
}

fn oracle_points(column: &[(usize, usize)], players: usize, values: &[u16]) -> Vec<i64> {
    let has_gem = |player: usize| column.iter().any(|(_, owner)| *owner == player);
    (0..players)
        .map(|player| {
            if !has_gem(player) {
                return 0;
            }
            let ahead = (0..players)
                .filter(|other| *other != player && ahead_in_column(column, *other, player))
                .count();
            values.get(ahead).map_or(0, |value| i64::from(*value))
        })
        .collect()
}

fn oracle_tile(frame: &[Vec<(usize, usize)>], players: usize, row: usize) -> Option<usize> {
    let gems = |player: usize| frame.iter().flatten().filter(|gem| **gem == (row, player)).count();
    let right = |player: usize| frame.iter().rposition(|column| column.contains(&(row, player)));
    let low = |player: usize| {
        right(player).and_then(|at| frame[at].iter().rposition(|gem| *gem == (row, player)))
    };
    let ahead = |one: usize, other: usize| {
        if gems(one) != gems(other) {
            gems(one) > gems(other)
        } else if right(one) != right(other) {
            right(one) > right(other)
        } else {
            low(one) > low(other)
        }
    };
    (0..players)
        .filter(|player| gems(*player) > 0)
        .find(|player| (0..players).all(|other| other == *player || !ahead(other, *player)))
}

fn events_of(wall: &Wall) -> Vec<Event> {
    let columns = wall.iter().enumerate();
    columns
        .flat_map(|(at, gems)| gems.iter().map(move |(row, owner)| gem(at + 1, *row, *owner)))
        .collect()
}

#[test]
fn random_frames_agree_with_pairwise_comparison_and_relabelling() {
    let (seeds, count) = (seeds(), scaled(100_000));
    for seed in &seeds {
        let mut random = Random::new(*seed);
        for _ in 0..count / seeds.len() {
            let players = 2 + random.below(3);
            let table = table(players);
            let wall = random_wall(&mut random, players, 5);
            let values = &[9, 6, 2][..players - 1];
            let settle = |wall: &Wall| {
                let mut events = events_of(wall);
                events.push(score(values));
                let position = play(&table, &events);
                (points(&table, &position), tiles(&position, 0))
            };
            let (points, tiles) = settle(&wall);
            assert_eq!(points, oracle_points(&wall[0], players, values), "seed {seed}: {wall:?}");
            let expected: Vec<Option<usize>> =
                (1..=5).map(|row| oracle_tile(&wall, players, row)).collect();
            assert_eq!(tiles, expected, "seed {seed}: {wall:?}");

            let turned = |player: usize| (player + 1) % players;
            let relabel = |column: &Vec<(usize, usize)>| {
                column.iter().map(|(row, owner)| (*row, turned(*owner))).collect()
            };
            let (points_after, tiles_after) = settle(&wall.iter().map(relabel).collect());
            for player in 0..players {
                assert_eq!(points_after[turned(player)], points[player], "seed {seed}: relabelled");
            }
            let expected: Vec<Option<usize>> = tiles.iter().map(|tile| tile.map(turned)).collect();
            assert_eq!(tiles_after, expected, "seed {seed}: relabelled");
        }
    }
    println!("iquazu: {count} random frames agree with pairwise comparison");
}

fn assert_sums(line: &Line) {
    if !line.parts().is_empty() {
        assert_eq!(line.points(), line.parts().iter().map(Line::points).sum::<i64>());
    }
    line.parts().iter().for_each(assert_sums);
}

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

fn scored(events: &serde_json::Value) -> Scored {
    let document = json!({ "game": "iquazu", "players": ["Ann", "Ben"], "events": events });
    document::score(&Catalogue::standard(), Language::default(), &document.to_string())
        .expect("a fine document")
}

/// The drop falls onto the top-most free crevice, which may be above a gem of an earlier frame.
#[test]
fn a_drop_above_an_older_gem_is_beyond_doubt() {
    let rocks = json!([{ "column": 1, "values": [5] }]);
    let scored = scored(&json!([
        { "event": "place", "column": 1, "row": 1, "item": 0 },
        { "event": "place", "column": 2, "row": 1, "item": 0 },
        { "event": "score", "column": 1, "how": { "by": "wall" }, "rocks": rocks },
        { "event": "place", "column": 2, "row": 1, "item": "drop" },
        { "event": "raise", "column": 2, "row": 1, "index": 1 },
    ]));
    assert_eq!(scored.doubts, []);
}

#[test]
fn a_column_by_counts_may_be_full_of_drops() {
    let how = json!({ "by": "counts", "seats": [{}, {}], "tiles": [] });
    let scored = scored(&json!([{ "event": "score", "column": 1, "how": how }]));
    assert_eq!(scored.doubts, []);
}

/// Points tiles count only at the end of the game, so the marker is not where the total is.
#[test]
fn a_running_score_says_that_it_is_one_and_what_is_on_the_track() {
    let points = json!({ "by": "points", "points": [8, 0], "tiles": [{ "seat": 0 }] });
    let kind = json!({ "kind": "points", "points": 4 });
    let won = |columns: u8| {
        let mut events = vec![json!({ "event": "score", "column": 1, "how": points })];
        events.push(json!({ "event": "tell", "column": 1, "row": 1, "kind": kind }));
        let bare = json!({ "by": "points", "points": [0, 0], "tiles": [] });
        events.extend(
            (2..=columns).map(|column| json!({ "event": "score", "column": column, "how": bare })),
        );
        scored(&json!(events)).score
    };
    let (running, over) = (won(1), won(11));
    let (running, over) = (&running.seats[seat(0)], &over.seats[seat(0)]);
    assert_eq!((running.total.points(), over.total.points()), (12, 12));
    assert_eq!(running.total.text(), "Total of Ann, if the game ended now");
    let said = "If the game ended now: 12. On the track so far: 8; tiles count at the end: 4";
    assert_eq!(running.notes, [said, "Marker on field 8"]);
    assert_eq!(over.total.text(), "Total of Ann");
    assert_eq!(over.notes, ["Marker on field 12"]);
}

/// A position of three players, with what is given put in.
fn position_document(given: &serde_json::Value) -> String {
    let empty_columns = vec![json!([[], [], [], [], []]); 11];
    let mut position = json!({
        "rocks": [[8, 5], null, null, null, null, null, null, null, null, null, null],
        "wall": empty_columns,
        "held": [[], [], []],
        "boxes": { "gems": 0, "water": 2 },
    });
    for (field, value) in given.as_object().expect("fields") {
        position[field] = value.clone();
    }
    let players = ["Ann", "Ben", "Cem"];
    json!({ "game": "iquazu", "players": players, "position": position }).to_string()
}

fn read(document: &str) -> Result<Scored, String> {
    let scored = document::score(&Catalogue::standard(), Language::default(), document);
    scored.map_err(|error| error.to_string())
}

#[test]
fn a_ranking_out_of_order_is_refused() {
    let ranked = |standings: serde_json::Value| {
        let scoring = json!({ "column": 1, "outcome": { "ranked": standings } });
        read(&position_document(&json!({ "scorings": [scoring] })))
    };
    let standing =
        |seat: u8, gems: u8, depth: u8| json!({ "seat": seat, "gems": gems, "depth": depth });
    for (standings, sentence) in [
        (
            json!([standing(1, 1, 5), standing(0, 2, 4)]),
            "position: The ranking of column 1 has the best first: Ann, with 2 gems, comes before \
             Ben, with 1.",
        ),
        (
            json!([standing(2, 3, 1), standing(1, 2, 3), standing(0, 2, 4)]),
            "position: The ranking of column 1 has the best first: Ann and Ben are level with 2 gems, so \
             Ann, at depth 4, comes before Ben, at 3.",
        ),
    ] {
        assert_eq!(ranked(standings).map(|_| ()).expect_err("out of order"), sentence);
    }
    for fine in [
        json!([standing(0, 2, 4), standing(1, 2, 3), standing(2, 1, 9)]),
        json!([standing(1, 2, 0), standing(0, 2, 0)]),
        json!([standing(0, 2, 7), standing(1, 2, 0)]),
        json!([standing(1, 2, 0), standing(0, 2, 7)]),
    ] {
        ranked(fine).expect("the best first");
    }
}

#[test]
fn a_tile_that_fits_no_award_is_refused() {
    let held = |column: u8, scored: u8, awards: serde_json::Value| {
        let scoring = |column: u8| {
            let awards = if column == 1 { awards.clone() } else { json!([]) };
            json!({ "column": column, "outcome": { "stated": [8, 5, 0] }, "awards": awards })
        };
        let scorings: Vec<serde_json::Value> = (1..=scored).map(scoring).collect();
        let tile = json!({ "column": column, "row": 1, "kind": { "kind": "points", "points": 4 } });
        read(&position_document(&json!({ "scorings": scorings, "held": [[], [tile], []] }))).map(
            |scored| {
                scored.score.seats.values().map(|seat| seat.total.points()).collect::<Vec<_>>()
            },
        )
    };
    let award = |seat: serde_json::Value, reason: &str| json!([{ "row": 1, "seat": seat, "reason": reason }]);
    assert_eq!(held(1, 1, award(json!(1), "stated")), Ok(vec![8, 9, 0]));
    assert_eq!(held(1, 1, json!([])), Ok(vec![8, 9, 0]), "awards need not be told");
    for (refused, sentence) in [
        (
            held(1, 0, json!([])),
            "position: Ben holds the tile of row 1 from column 1, but that column is not among the \
             scorings: add its scoring, or leave the tile out.",
        ),
        (
            held(1, 1, award(json!(0), "stated")),
            "position: Ben holds the tile of row 1 from column 1, but by the award of that row it \
             went to Ann: name the same player in both.",
        ),
        (
            held(1, 1, award(json!(null), "unknown")),
            "position: Ben holds the tile of row 1 from column 1, but the award of that row names \
             nobody: name the same player in both.",
        ),
        (
            held(10, 11, json!([])),
            "position: Ben holds a tile from column 10, but the last two rocks give none.",
        ),
    ] {
        assert_eq!(refused, Err(sentence.to_owned()));
    }
}

/// A column by counts at a table of three: its lines for rock 1, and its doubts.
fn by_counts(counts: [(u8, u8); 3]) -> (Vec<String>, Vec<String>) {
    let seats = counts.map(|(gems, lowest)| json!({ "gems": gems, "lowest": lowest }));
    let how = json!({ "by": "counts", "seats": seats, "tiles": [] });
    let events = json!([
        { "event": "rock", "column": 1, "values": [8, 5] },
        { "event": "score", "column": 1, "how": how },
    ]);
    let document =
        json!({ "game": "iquazu", "players": ["Ann", "Ben", "Cem"], "events": events }).to_string();
    let scored = read(&document).expect("a fine document");
    let rock = |seat: Seat| scored.score.seats[seat].total.parts()[0].parts()[0].text().clone();
    (Seat::all(3).map(rock).collect(), scored.doubts.into_iter().map(|doubt| doubt.text).collect())
}

#[test]
fn who_is_lower_is_said_only_where_it_is_known() {
    let open = |seats: &str| {
        format!(
            "Column 1: {seats} are level, and what was said does not decide whose lowest gem is \
             lower. The order is by chance until it is said."
        )
    };
    let (lines, doubts) = by_counts([(2, 3), (2, 0), (1, 0)]);
    assert_eq!(
        lines[..2],
        [
            "rock 1: first (2 gems, level with Ben, and it is not known who is lower)",
            "rock 1: second (2 gems, level with Ann, and it is not known who is lower)",
        ]
    );
    assert_eq!(doubts, [open("Ann and Ben")]);

    let (lines, doubts) = by_counts([(2, 0), (2, 1), (1, 0)]);
    assert_eq!(
        lines[..2],
        [
            "rock 1: second (2 gems, level with Ben, who is lower)",
            "rock 1: first (2 gems, level with Ann, but lower)",
        ],
        "nothing is lower than the bottom place"
    );
    assert_eq!(doubts, [] as [&str; 0]);

    let (_, doubts) = by_counts([(2, 2), (2, 0), (1, 1)]);
    assert_eq!(doubts, [] as [&str; 0], "the only lower place is Cem’s");
    let (_, doubts) = by_counts([(2, 4), (2, 2), (2, 0)]);
    assert_eq!(doubts, [open("Ben, Ann and Cem")], "Cem may be before, between or after them");
}

#[test]
fn two_gems_at_one_place_are_a_contradiction() {
    let (lines, doubts) = by_counts([(2, 1), (2, 1), (1, 2)]);
    assert_eq!(
        lines[0],
        "rock 1: first (2 gems, level with Ben, and both are said to lie equally low)"
    );
    assert_eq!(
        doubts,
        ["Column 1: the lowest gems of Ann and Ben are said to lie at the same place, where \
          only one can. Of those who are level, the order is by chance until it is said."]
    );
    let (_, doubts) = by_counts([(3, 1), (2, 1), (0, 4)]);
    assert_eq!(
        doubts,
        ["Column 1: the lowest gems of Ann and Ben are said to lie at the same place, where \
          only one can."]
    );
}

#[test]
fn a_tile_whose_winner_nobody_named_cannot_be_told_yet() {
    let how = json!({ "by": "points", "points": [8, 0], "tiles": ["unknown", "nobody"] });
    let told = |row: u8| {
        let kind = json!({ "kind": "points", "points": 4 });
        let events = json!([
            { "event": "score", "column": 1, "how": how },
            { "event": "tell", "column": 1, "row": row, "kind": kind },
        ]);
        let document = json!({ "game": "iquazu", "players": ["Ann", "Ben"], "events": events });
        read(&document.to_string()).map(|_| ()).expect_err("no tile")
    };
    assert_eq!(
        told(1),
        "events[1]: It is not said who won the tile in the scoring of column 1, row 1: name its \
         winner in that scoring first."
    );
    assert_eq!(told(2), "events[1]: Nobody has won a tile in the scoring of column 1, row 2.");
}

#[test]
fn what_comes_to_a_column_that_was_scored_is_doubtful() {
    let before = [
        json!({ "event": "rock", "column": 1, "values": [8] }),
        json!({ "event": "rock", "column": 2, "values": [9] }),
        json!({ "event": "place", "column": 1, "row": 1, "item": 0 }),
        json!({ "event": "place", "column": 2, "row": 1, "item": 0 }),
        json!({ "event": "score", "column": 1, "how": { "by": "wall" } }),
    ];
    let doubts = |after: &[serde_json::Value]| {
        let events = [&before[..], after].concat();
        scored(&json!(events)).doubts.into_iter().map(|doubt| doubt.text).collect::<Vec<_>>()
    };
    let late = json!({ "event": "place", "column": 1, "row": 1, "item": 1 });
    let sentence = "Column 1, row 1: something was placed there after the column was scored.";
    let scored_again = json!({ "event": "score", "column": 2, "how": { "by": "wall" } });
    assert_eq!(doubts(&[]), [] as [&str; 0]);
    assert_eq!(doubts(std::slice::from_ref(&late)), [sentence]);
    assert_eq!(doubts(&[late.clone(), scored_again.clone()]), [sentence], "it stays so");
    let taken = json!({ "event": "take", "column": 1, "row": 1, "index": 1 });
    assert_eq!(doubts(&[late, taken, scored_again]), [] as [&str; 0], "it is not there after all");

    let mut wall = vec![json!([[], [], [], [], []]); 11];
    wall[0] = json!([[0], [], [], [], []]);
    let ranked = json!([{ "seat": 0, "gems": 1, "depth": 1, "row": 1 }]);
    let scorings = json!([{ "column": 1, "outcome": { "ranked": ranked } }]);
    let told = read(&position_document(&json!({ "wall": wall, "scorings": scorings })));
    assert_eq!(told.expect("a position").doubts, [], "what was carried over need not be told");
}

#[test]
fn what_lies_on_top_cannot_be_raised() {
    let raised = |index: u8| {
        let events = json!([
            { "event": "place", "column": 1, "row": 1, "item": 0 },
            { "event": "raise", "column": 1, "row": 1, "index": index },
        ]);
        let document = json!({ "game": "iquazu", "players": ["Ann", "Ben"], "events": events });
        read(&document.to_string()).map(|_| ()).expect_err("refused")
    };
    assert_eq!(raised(0), "events[1]: What lies on top cannot be raised.");
    assert_eq!(raised(1), "events[1]: There is nothing to take or raise at that place.");
}

#[test]
fn all_who_are_level_in_a_row_are_one_list() {
    let lying = [(1, 0), (2, 1), (2, 3), (2, 2)];
    let mut events: Vec<serde_json::Value> = lying
        .iter()
        .map(|(column, seat)| json!({ "event": "place", "column": column, "row": 1, "item": seat }))
        .collect();
    events.push(json!({ "event": "score", "column": 1, "how": { "by": "wall" } }));
    let players = ["Ann", "Ben", "Cem", "Dia"];
    let document = json!({ "game": "iquazu", "players": players, "events": events }).to_string();
    let scored = read(&document).expect("a fine document");
    let tiles = &scored.score.seats[seat(2)].total.parts()[1];
    assert_eq!(
        tiles.parts()[0].text(),
        "unknown tile. Row 1: Cem, level with Ann, Ben and Dia at 1, lies further right than Ann and \
         lower than Ben and Dia."
    );
}
