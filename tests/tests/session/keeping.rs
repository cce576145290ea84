//! A session around its game: time, results alone, changes of the table, the bin.

use chrono::TimeDelta;
use serde_json::Value;
use tallystone_core::app::control;
use tallystone_core::entry::EntryValue;
use tallystone_core::game::{Catalogue, GameEvent};
use tallystone_core::look::Colour;
use tallystone_core::seat::{PerSeat, Seat};
use tallystone_core::session::{Phase, StatedResult, StatedSeat};
use tallystone_core::table::{Lot, Table, TableChange};
use tallystone_tests::stranger::Stranger;

use super::evening::{ANN, BEN, Evening};

#[test]
fn time_played_leaves_out_long_pauses() {
    let mut evening = Evening::of("stranger", &["Ann"]);
    evening.step("pebbles.0", 1);
    evening.clock.pass(TimeDelta::minutes(30) - TimeDelta::seconds(2));
    evening.step("pebbles.0", 1);
    evening.clock.pass(TimeDelta::minutes(31));
    evening.step("pebbles.0", 1);
    assert_eq!(evening.screen.played_seconds, 30 * 60);
}

#[test]
fn a_result_alone_is_enough() {
    let mut evening = Evening::of("keltis", &["Ann", "Ben", "Cleo"]);
    let points = |points: i64| StatedSeat { points: Some(points), winner: false };
    let seats = PerSeat::new(vec![points(41), points(41), points(-3)]);
    let played_on = chrono::NaiveDate::from_ymd_opt(2026, 10, 31);
    let result = StatedResult { seats, played_on };
    evening.screen = evening.app.state_result(evening.session, result).expect("a result");
    let ranks: Vec<_> = evening.screen.seats.iter().map(|seat| seat.rank).collect();
    assert_eq!(ranks, [Some(1), Some(1), Some(3)]);
    assert!(
        evening.refusal("track.0", EntryValue::Number { typed: "3".to_owned() }).contains("Undo")
    );
    evening.press(control::FINISH);
    let listed = evening.app.sessions(0, 10).expect("a list");
    assert_eq!((listed[0].card.played_on, listed[0].card.phase), (played_on, Phase::Finished));

    let mut bare = Evening::of("keltis", &["Ann", "Ben"]);
    let winner = |winner: bool| StatedSeat { points: None, winner };
    let result =
        StatedResult { seats: PerSeat::new(vec![winner(false), winner(true)]), played_on: None };
    bare.screen = bare.app.state_result(bare.session, result).expect("a result");
    let seats: Vec<_> =
        bare.screen.seats.iter().map(|seat| (seat.points, seat.rank, seat.winner)).collect();
    assert_eq!(seats, [(None, Some(2), false), (None, Some(1), true)]);
}

#[test]
fn the_table_can_be_changed_at_any_time_but_for_the_number_of_seats() {
    let mut evening = Evening::of("keltis", &["Ann", "Ben"]);
    let more = TableChange::Seats { count: 3 };
    evening.screen =
        evening.app.change_table(evening.session, more.clone()).expect("before the first entry");
    assert_eq!(evening.screen.seats.len(), 3);
    evening.tap("1.4");
    let error = evening.app.change_table(evening.session, more).expect_err("too late");
    assert!(error.to_string().contains("may leave"));
    evening.screen = evening.app.name(evening.session, Seat::new(2), "  Cleo ").expect("a name");
    assert_eq!(evening.screen.seats[2].name, "Cleo");
    let blue = TableChange::Colour { seat: ANN, colour: Colour::Blue };
    evening.screen = evening.app.change_table(evening.session, blue).expect("a colour");
    assert_eq!(evening.screen.seats[0].colour, Colour::Blue);
    let leave = TableChange::Leave { seat: BEN };
    evening.screen = evening.app.change_table(evening.session, leave).expect("gone");
    assert_eq!(evening.screen.seats[1].rank, None);
    assert!(evening.screen.control("wish.1").is_none());
    let players: Vec<String> =
        evening.app.players().expect("players").into_iter().map(|player| player.name).collect();
    assert_eq!(players[0], "Cleo");
    assert_eq!(players.len(), 3);
}

#[test]
fn a_draw_by_lot_is_an_event_with_its_seed() {
    let mut evening = Evening::of("keltis", &["Ann", "Ben", "Cleo", "Dan"]);
    evening.screen = evening.app.draw(evening.session, Lot::Seating).expect("drawn");
    let order: Vec<Seat> = evening.screen.seats.iter().map(|seat| seat.seat).collect();
    assert!(evening.screen.seats[0].begins);
    let again =
        evening.app.screen_as_of(evening.session, evening.screen.revision).expect("replayed");
    assert_eq!(again.seats.iter().map(|seat| seat.seat).collect::<Vec<_>>(), order);
    let first = evening.app.screen_as_of(evening.session, 1).expect("as it was");
    assert_eq!(first.seats.iter().map(|seat| seat.seat.index()).collect::<Vec<_>>(), [0, 1, 2, 3]);
}

#[test]
fn a_deleted_session_can_be_taken_out_of_the_bin_for_30_days() {
    let mut evening = Evening::of("stranger", &["Ann"]);
    evening.app.delete(evening.session).expect("deleted");
    assert!(evening.app.sessions(0, 10).expect("a list").is_empty());
    assert_eq!(evening.app.bin().expect("the bin").len(), 1);
    evening.app.restore(evening.session).expect("restored");
    assert_eq!(evening.app.sessions(0, 10).expect("a list").len(), 1);
}

/// The made-up game called pebbles stones in the first form of its events.
#[test]
fn an_event_of_an_older_form_is_read_and_one_of_a_newer_form_is_refused() {
    let catalogue = Catalogue::empty().with(Stranger);
    let game = catalogue.find("stranger").expect("the game");
    let play = game.begin(&Table::new(1, &[], Value::Null)).expect("a table");
    let event = |version, name: &str| GameEvent {
        version,
        payload: format!(r#"{{"event":"{name}","seat":0,"by":3}}"#),
    };
    for fine in [event(1, "stones"), event(2, "pebbles")] {
        let after = play.after(&fine).expect("three pebbles");
        assert_eq!(after.score().points().into_values(), [3]);
    }
    assert!(play.after(&event(2, "stones")).is_err());
    assert!(play.after(&event(3, "pebbles")).is_err());
}
