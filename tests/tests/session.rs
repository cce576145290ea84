//! What a session does, told as people would see it.

use chrono::TimeDelta;
use tallystone_core::app::{App, Error, NewSeat, NewSession, Screen, control};
use tallystone_core::entry::{Entry, EntryValue, Focus, When};
use tallystone_core::game::Catalogue;
use tallystone_core::look::Colour;
use tallystone_core::outside::SessionId;
use tallystone_core::seat::{PerSeat, Seat};
use tallystone_core::session::{LogStatus, Phase, StatedResult, StatedSeat};
use tallystone_core::table::{Lot, TableChange};
use tallystone_core::text::Language;
use tallystone_tests::Exact;

const ANN: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

struct Evening {
    app: App,
    clock: Exact,
    session: SessionId,
    screen: Screen,
}

impl Evening {
    fn of(game: &str, names: &[&str]) -> Self {
        let clock = Exact::new(1);
        let catalogue = Catalogue::standard().with(tallystone_tests::stranger::Stranger);
        let mut app = App::open(None, catalogue, Box::new(clock.clone()), Language::default())
            .expect("in memory");
        let seats = names
            .iter()
            .map(|name| NewSeat { name: Some((*name).to_owned()), ..NewSeat::default() });
        let new = NewSession { seats: seats.collect(), ..NewSession::of(game, 0) };
        let screen = app.start(&new).expect("a session");
        Self { app, clock, session: screen.session, screen }
    }

    fn entry(&self, control: &str, value: EntryValue) -> Entry {
        Entry {
            control: control.to_owned(),
            value,
            revision: self.screen.revision,
            focus: self.screen.focus.clone(),
            place: self.screen.place,
        }
    }

    fn try_enter(&mut self, control: &str, value: EntryValue) -> Result<&Screen, Error> {
        let entry = self.entry(control, value);
        self.clock.pass(TimeDelta::seconds(2));
        self.screen = self.app.enter(self.session, &entry)?;
        Ok(&self.screen)
    }

    fn enter(&mut self, control: &str, value: EntryValue) -> &Screen {
        self.try_enter(control, value).expect("a fine entry")
    }

    fn press(&mut self, control: &str) -> &Screen {
        self.enter(control, EntryValue::Press)
    }

    fn step(&mut self, control: &str, by: i64) -> &Screen {
        self.enter(control, EntryValue::Step { by })
    }

    fn tap(&mut self, cell: &str) -> &Screen {
        self.enter("board", EntryValue::Tap { cell: cell.to_owned() })
    }

    fn pen(&mut self, pen: &str) -> &Screen {
        self.enter("board", EntryValue::Pen { pen: pen.to_owned() })
    }

    fn points(&self, seat: Seat) -> i64 {
        let view = self.screen.seats.iter().find(|view| view.seat == seat).expect("a seat");
        view.points.expect("points")
    }

    fn log(&mut self) -> Vec<String> {
        let lines = self.app.log(self.session).expect("a log");
        lines.into_iter().map(|line| line.text).collect()
    }

    fn refusal(&mut self, control: &str, value: EntryValue) -> String {
        let before = self.screen.revision;
        let error = self.try_enter(control, value).expect_err("a refusal");
        let now = self.app.screen(self.session, When::Now, Focus::default()).expect("a screen");
        assert_eq!(now.revision, before, "a refusal changes nothing");
        error.to_string()
    }
}

#[test]
fn keltis_is_entered_at_the_end_with_few_taps_and_explained() {
    let mut evening = Evening::of("keltis", &["Ann", "Ben"]);
    let mut taps = 0;
    for cell in ["1.9", "2.6", "3.1"] {
        evening.tap(cell);
        taps += 1;
    }
    evening.pen("large.0");
    evening.tap("4.7");
    evening.enter("wish.0", EntryValue::Choose { option: "2".to_owned() });
    evening.enter("track.0", EntryValue::Number { typed: "3+2".to_owned() });
    taps += 4;
    assert_eq!(taps, 7, "four figures, one change of pen, one for wish stones, one number");
    assert_eq!(evening.points(ANN), 28);
    assert_eq!(evening.screen.sheet.missing().count(), 2, "Ben's wish stones and track");
    let reasons = evening.app.explain(evening.session, ANN).expect("reasons");
    let total: i64 = reasons.iter().filter(|line| line.depth == 1).map(|line| line.points).sum();
    assert_eq!(total, 28);
    assert!(reasons.iter().any(|line| line.text.contains("large figure") && line.points == 12));
    assert!(
        reasons
            .iter()
            .filter(|line| line.depth > 0)
            .all(|line| line.rule.is_some() || line.kind == "track-read")
    );
}

#[test]
fn the_fifth_figure_in_the_goal_is_announced_and_offered_as_the_end() {
    let mut evening = Evening::of("keltis", &["Ann", "Ben"]);
    for cell in ["1.7", "2.7", "3.8", "4.9"] {
        evening.tap(cell);
    }
    assert_eq!(evening.screen.ending, None);
    evening.pen("small.1");
    let screen = evening.tap("1.7");
    assert!(screen.ending.as_deref().is_some_and(|ending| ending.contains("Ben")));
    assert!(screen.announcement.as_deref().is_some_and(|said| said.contains("fifth figure")));
    assert!(screen.can_press(control::FINISH));
    let screen = evening.press(control::FINISH);
    assert_eq!(screen.phase, Phase::Finished);
    assert!(screen.verdict[0].starts_with("Ann won"), "{:?}", screen.verdict);
}

#[test]
fn a_known_tile_is_carried_out_with_the_same_tap() {
    let mut evening = Evening::of("keltis", &["Ann", "Ben"]);
    evening.enter("tiles", EntryValue::Flip);
    evening.pen("tile.2");
    evening.tap("1.1");
    evening.enter("tiles", EntryValue::Flip);
    evening.pen("small.0");
    let before = evening.points(ANN);
    let screen = evening.tap("1.1");
    assert_eq!(screen.seats[0].change, Some(-4 + 2));
    assert_eq!(evening.points(ANN), before - 2);
    evening.press(control::UNDO);
    assert_eq!(evening.points(ANN), before, "one tap, one undo");
}

#[test]
fn a_repeated_ending_is_ignored_and_fast_taps_all_count() {
    let mut evening = Evening::of("stranger", &["Ann", "Ben"]);
    let twice = evening.entry("pebbles.0", EntryValue::Step { by: 1 });
    evening.app.enter(evening.session, &twice).expect("a tap");
    evening.screen =
        evening.app.enter(evening.session, &twice).expect("a tap from the same screen");
    assert_eq!(evening.points(ANN), 2);
    let call = evening.entry("call.0", EntryValue::Press);
    let first = evening.app.enter(evening.session, &call).expect("a call");
    assert!(!first.ignored);
    let second = evening.app.enter(evening.session, &call).expect("no error");
    assert!(second.ignored);
    assert_eq!(second.revision, first.revision);
    let finish =
        Entry { revision: first.revision, ..evening.entry(control::FINISH, EntryValue::Press) };
    let first = evening.app.enter(evening.session, &finish).expect("finished");
    let second = evening.app.enter(evening.session, &finish).expect("no error");
    assert!(second.ignored);
    assert_eq!(second.revision, first.revision);
}

#[test]
fn a_held_stepper_is_one_entry_and_one_undo() {
    let mut evening = Evening::of("stranger", &["Ann"]);
    evening.step("pebbles.0", 7);
    assert_eq!(evening.points(ANN), 7);
    evening.press(control::UNDO);
    assert_eq!(evening.points(ANN), 0);
}

#[test]
fn what_does_not_fit_is_refused_with_a_reason() {
    let mut evening = Evening::of("stranger", &["Ann", "Ben"]);
    for (control, value, expected) in [
        ("pebbles.0", EntryValue::Step { by: 21 }, "0 to 20"),
        ("pebbles.0", EntryValue::Step { by: -1 }, "0 to 20"),
        ("pebbles.0", EntryValue::Press, "cannot be used that way"),
        ("pebbles.7", EntryValue::Step { by: 1 }, "pebbles.7"),
        ("value", EntryValue::Number { typed: "10".to_owned() }, "1 to 9"),
        ("value", EntryValue::Number { typed: "many".to_owned() }, "many"),
        ("weather", EntryValue::Choose { option: "snow".to_owned() }, "sun, rain"),
        ("said", EntryValue::Write { text: "x".repeat(21) }, "20 characters"),
        (control::REDO, EntryValue::Press, "nothing to do again"),
    ] {
        let message = evening.refusal(control, value);
        assert!(message.contains(expected), "{message}");
    }
}

#[test]
fn a_focus_that_does_not_fit_is_dropped() {
    let mut evening = Evening::of("keltis", &["Ann", "Ben"]);
    for focus in
        ["", "nonsense", r#"{"game":"other","version":1,"focus":{"pen":{"tile":"clover"}}}"#]
    {
        evening.screen.focus = Focus(focus.to_owned());
        let screen = evening.tap("1.4");
        assert!(screen.seats[0].change.is_some(), "the first seat's pen is the default");
        evening.press(control::UNDO);
    }
}

#[test]
fn an_earlier_entry_is_replaced_inserted_and_removed() {
    let mut evening = Evening::of("stranger", &["Ann", "Ben"]);
    evening.step("pebbles.0", 3);
    evening.step("pebbles.1", 4);
    let log = evening.app.log(evening.session).expect("a log");
    let first = log[1].events[0];

    evening.screen = evening
        .app
        .screen(evening.session, When::InsteadOf { event: first }, Focus::default())
        .expect("as it was");
    assert_eq!(evening.points(BEN), 0, "as it was before");
    evening.step("pebbles.0", 9);
    assert_eq!(evening.screen.place, When::Now);
    assert_eq!((evening.points(ANN), evening.points(BEN)), (9, 4));

    evening.screen = evening
        .app
        .screen(evening.session, When::Before { event: first }, Focus::default())
        .expect("as it was");
    evening.step("pebbles.1", 2);
    assert_eq!((evening.points(ANN), evening.points(BEN)), (9, 6));

    let revision = evening.screen.revision;
    evening.screen = evening.app.remove(evening.session, first, revision).expect("removed");
    assert_eq!((evening.points(ANN), evening.points(BEN)), (0, 6));
    for expected in [(9, 6), (9, 4), (3, 4), (3, 0), (0, 0)] {
        evening.press(control::UNDO);
        assert_eq!((evening.points(ANN), evening.points(BEN)), expected);
    }
    let log = evening.log();
    assert!(
        log.iter().any(|line| line == "Corrected: Ann: pebbles: 0 → 3 ⇒ Ann: pebbles: 0 → 9"),
        "{log:#?}"
    );
}

#[test]
fn an_event_that_no_longer_fits_is_set_aside_and_comes_back() {
    let mut evening = Evening::of("stranger", &["Ann"]);
    evening.step("pebbles.0", 3);
    evening.step("pebbles.0", 4);
    evening.screen = evening.app.choose(evening.session, "small_piles", "yes").expect("an option");
    assert_eq!(evening.points(ANN), 3, "options hold for the whole log");
    assert_eq!(evening.screen.set_aside.len(), 1);
    assert!(evening.screen.set_aside[0].reason.contains("7 pebbles"));
    let log = evening.app.log(evening.session).expect("a log");
    assert!(log.iter().any(|line| line.status == LogStatus::SetAside));
    evening.press(control::UNDO);
    assert_eq!(evening.points(ANN), 7);
    assert!(evening.screen.set_aside.is_empty());
}

#[test]
fn undo_passes_over_ticks_notes_and_finish() {
    let mut evening = Evening::of("stranger", &["Ann"]);
    evening.step("pebbles.0", 1);
    evening.app.tick(evening.session, "pebbles", true).expect("a tick");
    evening.app.note(evening.session, "a fine evening").expect("a note");
    evening.screen =
        evening.app.screen(evening.session, When::Now, Focus::default()).expect("a screen");
    evening.press(control::FINISH);
    assert!(evening.refusal(control::UNDO, EntryValue::Press).contains("Reopen"));
    evening.press(control::REOPEN);
    let screen = evening.press(control::UNDO);
    assert_eq!((screen.notes.len(), screen.phase), (1, Phase::SettingUp));
    assert!(evening.app.checklist(evening.session).expect("a list").steps().all(|step| step.done));
}

#[test]
fn quick_taps_on_one_thing_are_one_line_in_the_log() {
    let mut evening = Evening::of("stranger", &["Ann", "Ben"]);
    for _ in 0..3 {
        evening.step("pebbles.0", 1);
    }
    evening.step("pebbles.1", 1);
    evening.step("pebbles.0", 1);
    evening.clock.pass(TimeDelta::seconds(11));
    evening.step("pebbles.0", 1);
    assert_eq!(
        evening.log(),
        [
            "The table was laid",
            "Ann: pebbles: 0 → 3",
            "Ben: pebbles: 0 → 1",
            "Ann: pebbles: 3 → 4",
            "Ann: pebbles: 4 → 5"
        ]
    );
}

#[test]
fn a_line_of_several_taps_is_corrected_as_a_whole_and_marked() {
    let mut evening = Evening::of("stranger", &["Ann"]);
    for _ in 0..3 {
        evening.step("pebbles.0", 1);
    }
    let line = |evening: &mut Evening| evening.app.log(evening.session).expect("a log")[1].clone();
    let first = line(&mut evening).events[0];
    let revision = evening.screen.revision;
    evening.screen = evening.app.remove(evening.session, first, revision).expect("removed");
    assert_eq!(evening.points(ANN), 0, "all three taps are gone");
    assert_eq!(line(&mut evening).status, LogStatus::Corrected);
    let said = evening.press(control::UNDO).announcement.clone().unwrap_or_default();
    assert!(said.contains("Ann: pebbles"), "{said}");
    assert_eq!((evening.points(ANN), line(&mut evening).status), (3, LogStatus::Holds));

    evening.screen = evening
        .app
        .screen(evening.session, When::InsteadOf { event: first }, Focus::default())
        .expect("as it was before the three");
    assert_eq!(evening.points(ANN), 0);
    evening.step("pebbles.0", 8);
    assert_eq!(evening.points(ANN), 8, "instead of all three");
}

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
fn the_box_remembers_and_only_suggests() {
    let mut evening = Evening::of("stranger", &["Ann"]);
    evening.enter("value", EntryValue::Number { typed: "4".to_owned() });
    let new = NewSession::of("stranger", 1);
    let other = evening.app.start(&new).expect("another session");
    assert!(other.control("value").expect("a number").label.contains("last time 4"));
    assert!(!other.control("value").expect("a number").entered, "a suggestion is not an entry");
    assert!(evening.app.forget_box("stranger").expect("forgotten"));
    let again = evening.app.screen(other.session, When::Now, Focus::default()).expect("a screen");
    assert!(again.control("value").expect("a number").label.contains("last time ?"));
}

#[test]
fn a_tie_break_is_said() {
    let mut evening = Evening::of("stranger", &["Ann", "Ben"]);
    evening.step("pebbles.0", 3);
    evening.step("pebbles.1", 3);
    assert!(evening.screen.verdict[0].contains("level"));
    evening.press("call.1");
    assert_eq!(
        evening.screen.verdict,
        ["Ben is ahead with 3 points.", "Level between Ben and Ann: the call decides for Ben."]
    );
    let ranks: Vec<_> = evening.screen.seats.iter().map(|seat| seat.rank).collect();
    assert_eq!(ranks, [Some(2), Some(1)]);
}

#[test]
fn events_after_the_end_are_kept_as_such() {
    let mut evening = Evening::of("stranger", &["Ann"]);
    evening.press("call.0");
    evening.step("pebbles.0", 2);
    assert_eq!(evening.points(ANN), 2);
    let log = evening.app.log(evening.session).expect("a log");
    assert_eq!(log.last().expect("a line").status, LogStatus::AfterEnd);
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
