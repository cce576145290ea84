//! Iquazú against an oracle that compares every two players, and its scorings as people see them.

use std::sync::Arc;

use tallystone_core::app::{App, NewSession, Screen};
use tallystone_core::entry::{Entry, EntryValue, Focus, When};
use tallystone_core::game::{Catalogue, Game as _, GameEvent};
use tallystone_core::games::iquazu::{
    Column, Event, How, Iquazu, Item, Kind, Options, Position, RockValues, Row,
};
use tallystone_core::score::Line;
use tallystone_core::seat::Seat;
use tallystone_core::session::{Correction, Step};
use tallystone_core::table::Table;
use tallystone_core::text::Language;
use tallystone_tests::{Exact, Player, Random, State, scaled, seeds};

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
        how: How::Wall,
        rocks: vec![RockValues { column: column(1), values: values.to_vec() }],
    }
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
    for _ in 0..9 {
        widths.push(position.frame().len());
        Iquazu.apply(&table, &mut position, &Event::Score { how: How::Wall, rocks: Vec::new() });
    }
    assert_eq!(widths, [5, 5, 5, 5, 5, 5, 5, 4, 3]);
    assert_eq!(position.scorings.len(), 11, "the last two rocks follow at once");
    assert!(
        Iquazu
            .check(&table, &position, &Event::Score { how: How::Wall, rocks: Vec::new() })
            .is_err()
    );
}

#[test]
fn without_the_values_the_places_are_still_said() {
    let table = table(3);
    let events = [
        gem(1, 2, 0),
        gem(1, 3, 0),
        gem(1, 4, 1),
        Event::Score { how: How::Wall, rocks: Vec::new() },
    ];
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
        events.push(Event::Score { how: How::Wall, rocks: Vec::new() });
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

struct Evening {
    app: App,
    screen: Screen,
    taps: usize,
}

impl Evening {
    fn of(players: usize) -> Self {
        let outside = Box::new(Exact::new(1));
        let mut app = App::open(None, Catalogue::standard(), outside, Language::default())
            .expect("in memory");
        let screen = app.start(&NewSession::of("iquazu", players)).expect("a session");
        Self { app, screen, taps: 0 }
    }

    fn enter(&mut self, control: &str, value: EntryValue) {
        let Screen { revision, focus, place, session, .. } = self.screen.clone();
        let entry = Entry { control: control.to_owned(), value, revision, focus, place };
        self.screen = self.app.enter(session, &entry).expect("a fine entry");
        self.taps += 1;
    }

    fn choose(&mut self, control: &str, option: &str) {
        self.enter(control, EntryValue::Choose { option: option.to_owned() });
    }

    fn type_in(&mut self, control: &str, typed: &str) {
        self.enter(control, EntryValue::Number { typed: typed.to_owned() });
    }

    fn tap(&mut self, cell: &str) {
        self.enter("wall", EntryValue::Tap { cell: cell.to_owned() });
    }

    fn pen(&mut self, pen: &str) {
        self.enter("wall", EntryValue::Pen { pen: pen.to_owned() });
    }

    fn points(&self) -> Vec<Option<i64>> {
        self.screen.seats.iter().map(|seat| seat.points).collect()
    }

    /// Six new gems of four players, five tiles, and the scoring.
    fn usual_scoring(&mut self, column: usize) {
        for (player, rows) in [(0, &[1, 4][..]), (1, &[2, 3]), (2, &[5]), (3, &[3])] {
            self.pen(&format!("gem.{player}"));
            for row in rows {
                self.tap(&format!("{column}.{row}"));
            }
        }
        for (row, kind) in (1..).zip(["cards.2", "points.3", "any", "double", "cards.4"]) {
            self.choose(&format!("tile.{row}"), kind);
        }
        self.enter("score", EntryValue::Press);
    }
}

#[test]
fn a_usual_scoring_takes_at_most_17_taps_and_a_forgotten_gem_5() {
    let mut evening = Evening::of(4);
    for (place, value) in [8, 5, 2].into_iter().enumerate() {
        evening.type_in(&format!("value.{place}"), &value.to_string());
    }
    evening.taps = 0;
    evening.usual_scoring(1);
    println!("iquazu: a usual scoring takes {} taps", evening.taps);
    assert!(evening.taps <= 6 + 4 + 5 + 2, "{}", evening.taps);
    assert_eq!(evening.points(), [Some(8), Some(5 + 3), Some(2), Some(0)]);

    evening.usual_scoring(2);
    evening.taps = 0;
    let log = evening.app.log(evening.screen.session).expect("a log");
    let scoring = log
        .iter()
        .find(|line| line.text.contains("Column 1 scored"))
        .and_then(|line| line.events.first().copied());
    let place = When::Before { event: scoring.expect("the scoring") };
    evening.screen =
        evening.app.screen(evening.screen.session, place, Focus::default()).expect("as it was");
    evening.taps += 2; // the log, and its line
    evening.pen("gem.3");
    evening.tap("1.5");
    assert!(evening.taps <= 5, "{}", evening.taps);
    assert_eq!(evening.points()[3], Some(8), "purple now has two, the lowest of them all");
}

#[test]
fn the_values_on_the_rocks_are_asked_once_and_remembered() {
    let mut evening = Evening::of(3);
    evening.type_in("value.0", "7");
    evening.type_in("value.1", "3");
    let session = evening.app.start(&NewSession::of("iquazu", 3)).expect("another session");
    evening.screen = session;
    evening.pen("gem.1");
    evening.tap("1.2");
    evening.enter("score", EntryValue::Press);
    assert_eq!(evening.points()[1], Some(7), "from the box, copied into the event");
    assert!(evening.app.forget_box("iquazu").expect("forgotten"));
    let again =
        evening.app.screen(evening.screen.session, When::Now, Focus::default()).expect("a screen");
    assert_eq!(again.seats[1].points, Some(7), "the log needs no box");
}

#[test]
fn ways_of_entering_may_be_mixed() {
    let mut evening = Evening::of(4);
    for (place, value) in [8, 5, 2].into_iter().enumerate() {
        evening.type_in(&format!("value.{place}"), &value.to_string());
    }
    evening.choose("way", "counts");
    for (control, by) in
        [("gems.0", 2), ("lowest.0", 3), ("gems.1", 2), ("lowest.1", 1), ("gems.2", 1)]
    {
        evening.enter(control, EntryValue::Step { by });
    }
    evening.choose("to.1", "2");
    evening.choose("to.2", "none");
    evening.enter("score", EntryValue::Press);
    assert_eq!(
        evening.points(),
        [Some(5), Some(8), Some(2), Some(0)],
        "the lower of the two is ahead"
    );
    evening.choose("way", "points");
    for (place, points) in [3, 0, 9, 1].into_iter().enumerate() {
        evening.type_in(&format!("points.{place}"), &points.to_string());
    }
    evening.enter("score", EntryValue::Press);
    assert_eq!(evening.points(), [Some(8), Some(8), Some(11), Some(1)]);
    evening.choose("way", "wall");
    evening.pen("gem.3");
    evening.tap("3.1");
    evening.enter("score", EntryValue::Press);
    let reasons = evening.app.explain(evening.screen.session, seat(0)).expect("reasons");
    assert!(reasons.iter().any(|line| line.text.contains("who is lower")), "{reasons:#?}");
}

#[test]
fn the_order_in_a_cell_can_be_changed() {
    let mut evening = Evening::of(2);
    evening.type_in("value.0", "4");
    for pen in ["gem.0", "gem.1"] {
        evening.pen(pen);
        evening.tap("1.3");
    }
    evening.pen("open");
    evening.tap("1.3");
    evening.enter("raise.1", EntryValue::Press);
    evening.enter("score", EntryValue::Press);
    assert_eq!(evening.points(), [Some(4), Some(0)], "the first seat's gem is the lower one now");
}

#[test]
fn the_boxes_pass_once_after_a_scoring() {
    let mut evening = Evening::of(4);
    let session = evening.screen.session;
    evening.screen = evening.app.choose(session, "turn_helper", "yes").expect("an option");
    let said = |evening: &Evening| evening.screen.sheet.prompt.clone().unwrap_or_default();
    assert!(said(&evening).starts_with("A is up"), "{}", said(&evening));
    assert!(said(&evening).contains("D has the water box"));
    evening.enter("turn", EntryValue::Press);
    assert!(
        said(&evening).starts_with("B is up") && said(&evening).contains("D has the water box")
    );
    // Two columns are full in the same turn: the boxes pass only once.
    evening.enter("score", EntryValue::Press);
    evening.enter("score", EntryValue::Press);
    evening.enter("turn", EntryValue::Press);
    assert!(
        said(&evening).starts_with("C is up") && said(&evening).contains("C has the water box"),
        "{}",
        said(&evening)
    );
}
