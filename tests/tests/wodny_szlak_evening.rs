//! Wodny szlak as it is entered: taps, ways that are mixed, the box, corrections, rounds.

use tallystone_core::app::{App, NewSession, Screen};
use tallystone_core::entry::{Entry, EntryValue, Focus, When};
use tallystone_core::game::Catalogue;
use tallystone_core::seat::Seat;
use tallystone_core::sheet::{ChoiceOption, ControlKind};
use tallystone_core::text::Language;
use tallystone_tests::Exact;

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
        let screen = app.start(&NewSession::of("wodny_szlak", players)).expect("a session");
        Self { app, screen, taps: 0 }
    }

    fn try_enter(&mut self, control: &str, value: EntryValue) -> Result<(), String> {
        let Screen { revision, focus, place, session, .. } = self.screen.clone();
        let entry = Entry { control: control.to_owned(), value, revision, focus, place };
        self.taps += 1;
        self.screen = self.app.enter(session, &entry).map_err(|error| format!("{error:?}"))?;
        Ok(())
    }

    fn enter(&mut self, control: &str, value: EntryValue) {
        self.try_enter(control, value).expect("a fine entry");
    }

    fn choose(&mut self, control: &str, option: &str) {
        self.enter(control, EntryValue::Choose { option: option.to_owned() });
    }

    fn press(&mut self, control: &str) {
        self.enter(control, EntryValue::Press);
    }

    fn tap(&mut self, seat: usize, cell: &str) {
        self.enter(&format!("river.{seat}"), EntryValue::Tap { cell: cell.to_owned() });
    }

    fn options(&self, control: &str) -> Vec<ChoiceOption<String>> {
        match self.screen.control(control).map(|control| &control.kind) {
            Some(ControlKind::Choice { options, .. }) => options.clone(),
            other => panic!("{control}: {other:?}"),
        }
    }

    /// West and north of N14 in, east of O14 out: three taps.
    fn describe_start(&mut self) {
        for (role, shore) in
            [("start.one", "left"), ("start.other", "upper_left"), ("start.outlet", "right")]
        {
            self.choose(role, shore);
        }
    }

    fn lay(&mut self, seat: usize, cell: &str, shape: &str) {
        self.tap(seat, cell);
        self.choose("shape", shape);
    }

    fn points(&self) -> Vec<Option<i64>> {
        self.screen.seats.iter().map(|seat| seat.points).collect()
    }

    fn doubts(&self) -> Vec<&str> {
        self.screen.doubts.iter().map(|doubt| doubt.kind.as_str()).collect()
    }

    fn reasons(&mut self, seat: u8) -> Vec<String> {
        let lines = self.app.explain(self.screen.session, Seat::new(seat)).expect("reasons");
        lines.into_iter().map(|line| line.text).collect()
    }

    fn prompt(&self) -> String {
        self.screen.sheet.prompt.clone().unwrap_or_default()
    }

    /// Two mills, a sawmill, a route of five, one meadow of each size.
    fn usual_result(&mut self, seat: usize) {
        self.choose(&format!("mill.{seat}.1.points"), "4");
        self.choose(&format!("mill.{seat}.2.points"), "3");
        self.choose(&format!("sawmill.{seat}.1.points"), "7");
        self.choose(&format!("route.{seat}"), "5");
        self.choose(&format!("threes.{seat}"), "1");
        self.choose(&format!("fours.{seat}"), "1");
    }
}

#[test]
fn a_usual_result_takes_under_twelve_taps_a_player() {
    let mut evening = Evening::of(3);
    for seat in 0..3 {
        evening.taps = 0;
        if seat > 0 {
            evening.press(&format!("open.{seat}"));
        }
        evening.usual_result(seat);
        println!("wodny szlak: a usual result takes {} taps", evening.taps);
        assert!(evening.taps < 12, "{}", evening.taps);
    }
    assert_eq!(evening.points(), [Some(14 + 10 + 9); 3]);
    let finish = evening.screen.control("session.finish").map(|it| it.label.clone());
    assert_eq!(finish.as_deref(), Some("Finish"), "nothing is missing");
    evening.press("session.finish");
    assert!(evening.screen.seats.iter().all(|seat| seat.winner), "a tie is shared");
}

#[test]
fn a_second_tap_takes_a_building_away() {
    let mut evening = Evening::of(2);
    evening.choose("mill.0.1.points", "4");
    evening.choose("mill.0.1.points", "5");
    assert_eq!(evening.points()[0], Some(5));
    evening.choose("mill.0.1.points", "5");
    assert_eq!(evening.points()[0], Some(0));
}

#[test]
fn with_loads_a_building_counts_when_enough_came() {
    let mut evening = Evening::of(2);
    evening.choose("way", "buildings");
    evening.choose("mill.0.1.points", "4");
    assert_eq!(evening.doubts(), ["no-loads"]);
    evening.enter("mill.0.1.needs", EntryValue::Step { by: 3 });
    evening.enter("mill.0.1.arrived", EntryValue::Step { by: 3 });
    assert_eq!(evening.points()[0], Some(0), "2 of 3 sacks");
    assert!(evening.reasons(0).iter().any(|line| line == "Mill 1: 2 of 3 sacks arrive"));
    evening.enter("mill.0.1.arrived", EntryValue::Step { by: 1 });
    assert_eq!((evening.points()[0], evening.doubts().len()), (Some(4), 0));
}

#[test]
fn a_mill_told_as_supplied_and_then_short_of_sacks_is_doubtful() {
    let mut evening = Evening::of(2);
    evening.choose("mill.0.1.points", "4");
    assert_eq!(evening.points()[0], Some(4));
    evening.choose("way", "buildings");
    evening.enter("mill.0.1.needs", EntryValue::Step { by: 3 });
    evening.enter("mill.0.1.arrived", EntryValue::Step { by: 2 });
    assert_eq!((evening.points()[0], evening.doubts()), (Some(0), vec!["unsupplied"]));
}

#[test]
fn a_new_tile_with_everything_on_it_takes_at_most_ten_taps_and_a_known_one_three() {
    let mut evening = Evening::of(3);
    evening.choose("way", "river");
    evening.describe_start();
    evening.taps = 0;
    evening.lay(0, "P14", "nsw");
    evening.choose("bridge", "mill.n");
    evening.choose("points", "4");
    evening.choose("needs", "2");
    evening.choose("sack", "1.w");
    evening.choose("axe", "2.s");
    evening.choose("port", "n");
    evening.choose("meadows", "9");
    evening.choose("herd", "sheep");
    println!("wodny szlak: a new tile with everything on it takes {} taps", evening.taps);
    assert!(evening.taps <= 10, "{}", evening.taps);

    evening.press("open.1");
    evening.choose("way", "river");
    evening.taps = 0;
    let remembered = evening.options("start.known");
    assert_eq!(remembered.len(), 4, "four ways to lie");
    evening.choose("start.known", "left.upper_left.right.0.0");
    assert_eq!(evening.taps, 1, "the start tile is entered once");
    evening.taps = 0;
    evening.tap(1, "P14");
    let known = evening.options("known");
    assert_eq!(known.len(), 1);
    assert!(known[0].face.as_ref().is_some_and(|face| face.strokes.len() == 3));
    let id = known[0].id.clone();
    evening.choose("known", &id);
    let turns = evening.options("turned");
    assert!(turns.len() == 4, "three of which fit");
    evening.choose("turned", &turns[1].id);
    println!("wodny szlak: a known tile takes {} taps", evening.taps);
    assert!(evening.taps <= 3, "{}", evening.taps);
    assert_eq!(evening.doubts(), Vec::<&str>::new(), "turned to fit, too");
}

#[test]
fn tiles_are_remembered_for_the_next_game_when_they_were_used() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.describe_start();
    evening.lay(0, "P14", "ew");
    evening.choose("bridge", "sawmill.e");
    evening.press("session.undo");
    evening.choose("port", "e");
    evening.lay(0, "M14", "ew");
    let screen = evening.app.start(&NewSession::of("wodny_szlak", 2)).expect("another");
    evening.screen = screen;
    evening.choose("way", "river");
    let starts = evening.options("start.known");
    evening.choose("start.known", &starts[0].id.clone());
    evening.tap(0, "P14");
    let known: Vec<String> = evening.options("known").into_iter().map(|it| it.label).collect();
    assert_eq!(known, ["river east, west, port"], "as it was in the end, and not before");
}

#[test]
fn only_what_fits_and_closes_no_ring_is_offered() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.describe_start();
    evening.tap(0, "P14");
    let fits = |options: &[ChoiceOption<String>]| options.iter().all(|it| it.id.contains('w'));
    assert!(fits(&evening.options("shape")));
    evening.enter("all", EntryValue::Flip);
    assert!(!fits(&evening.options("shape")), "a table may lie wrong");
    evening.choose("shape", "ns");
    assert_eq!(evening.doubts(), ["edge"]);
    let text = &evening.screen.doubts[0].text;
    assert_eq!(text, "A: the river of O14 meets land on P14.");
    assert_eq!(evening.screen.doubts[0].cell.as_deref(), Some("P14"));
}

#[test]
fn a_tile_is_turned_moved_and_taken_away() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.describe_start();
    evening.lay(0, "P14", "ew");
    evening.press("move");
    evening.tap(0, "M14");
    assert!(evening.screen.control("river.0").is_some_and(|control| match &control.kind {
        ControlKind::Board { board } =>
            board.cells.iter().any(|cell| cell.id == "M14" && !cell.face.strokes.is_empty()),
        _ => false,
    }));
    evening.press("remove");
    evening.press("session.undo");
    evening.tap(0, "M14");
    assert!(evening.screen.control("remove").is_some(), "it is back");
    let refused = evening.try_enter("river.0", EntryValue::Tap { cell: "Z99".to_owned() });
    assert!(refused.is_err());
}

#[test]
fn the_river_says_who_is_stopped_and_what_one_more_is_worth() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.describe_start();
    evening.lay(0, "P14", "ew");
    evening.choose("bridge", "mill.e");
    evening.choose("points", "4");
    evening.choose("needs", "3");
    evening.lay(0, "M14", "ew");
    evening.choose("sack", "2.e");
    evening.lay(0, "L14", "ew");
    evening.choose("bridge", "bridge.e");
    evening.lay(0, "K14", "e");
    evening.choose("sack", "1.e");
    let why = "mill on P14: 2 of 3 sacks arrive, the bridge on L14 stops 1";
    assert!(evening.reasons(0).iter().any(|line| line == why), "{:#?}", evening.reasons(0));
    let worth = "One more sack upstream of P14 is worth 4.";
    let remarks = &evening.screen.sheet.remarks;
    assert!(remarks.iter().any(|remark| remark == worth), "{remarks:#?}");
    evening.lay(0, "N13", "s");
    evening.choose("sack", "1.s");
    assert_eq!(evening.points()[0], Some(4));
}

#[test]
fn a_result_is_opened_up_into_a_river_and_the_differences_are_doubted() {
    let mut evening = Evening::of(2);
    evening.usual_result(0);
    evening.choose("way", "river");
    evening.describe_start();
    assert_eq!(evening.points()[0], Some(33), "until the first tile lies there");
    evening.lay(0, "P14", "ew");
    evening.choose("port", "e");
    assert_eq!(evening.points()[0], Some(0), "the river counts");
    assert_eq!(evening.doubts().iter().filter(|kind| **kind == "differs").count(), 5);
    evening.lay(0, "Q14", "ew");
    evening.choose("port", "e");
    assert_eq!(evening.points()[0], Some(4));
    let differs = &evening.screen.doubts;
    let route = "A: a port route of 5 was told, the river gives 2.";
    assert!(differs.iter().any(|doubt| doubt.text == route), "{differs:#?}");
}

#[test]
fn ways_may_be_mixed_between_players() {
    let mut evening = Evening::of(3);
    evening.usual_result(0);
    evening.press("open.1");
    evening.choose("way", "river");
    evening.describe_start();
    evening.lay(1, "P14", "ew");
    evening.choose("port", "e");
    evening.lay(1, "M14", "e");
    evening.choose("port", "e");
    evening.press("open.2");
    evening.choose("way", "buildings");
    evening.choose("sawmill.2.1.points", "8");
    evening.enter("sawmill.2.1.needs", EntryValue::Step { by: 1 });
    evening.enter("sawmill.2.1.arrived", EntryValue::Step { by: 2 });
    assert_eq!(evening.points(), [Some(33), Some(6), Some(8)]);
    evening.press("open.1");
    assert!(evening.screen.control("river.1").is_some(), "each seat keeps its way");
}

#[test]
fn a_slow_correction_of_a_tile_is_made_where_it_was_laid() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.describe_start();
    evening.lay(0, "P14", "ew");
    evening.lay(0, "Q14", "ew");
    let log = evening.app.log(evening.screen.session).expect("a log");
    let line = log.iter().find(|line| line.text.contains("P14")).expect("a line");
    let event = *line.events.first().expect("an event");
    let session = evening.screen.session;
    let place = When::InsteadOf { event };
    evening.screen = evening.app.screen(session, place, Focus::default()).expect("as it was");
    evening.choose("shape", "new");
    assert!(evening.screen.set_aside.is_empty(), "Q14 still touches");
    assert_eq!(evening.screen.revision, 5, "one correction");
    assert!(evening.doubts().is_empty(), "{:?}", evening.doubts());
}

#[test]
fn rounds_are_counted_and_say_who_has_not_placed() {
    let mut evening = Evening::of(3);
    let session = evening.screen.session;
    evening.screen = evening.app.choose(session, "round_helper", "yes").expect("an option");
    assert!(evening.prompt().starts_with("Round 1 of 13, 36 tiles left"), "{}", evening.prompt());
    assert!(evening.prompt().contains("Still to place: A, B and C."), "{}", evening.prompt());
    evening.enter("placed.0", EntryValue::Flip);
    evening.enter("placed.2", EntryValue::Flip);
    assert!(evening.prompt().contains("Still to place: B."), "{}", evening.prompt());
    evening.press("open.1");
    evening.choose("way", "river");
    evening.lay(1, "P14", "ew");
    let pass = "everybody passes two tiles to the left and draws one";
    assert!(evening.prompt().contains(pass), "{}", evening.prompt());
    for round in 1..=13 {
        assert!(evening.prompt().starts_with(&format!("Round {round} ")), "{}", evening.prompt());
        evening.press("round");
    }
    assert_eq!(evening.screen.ending.as_deref(), Some("13 rounds are played: the game is over."));
    assert!(evening.doubts().contains(&"few-tiles"));
}

#[test]
fn the_table_for_one_is_entered_once_and_remembered() {
    let mut evening = Evening::of(1);
    for (row, least, title) in [(1, "0", "Ferryman"), (2, "30", "Raftsman")] {
        let typed = EntryValue::Number { typed: least.to_owned() };
        evening.enter(&format!("least.{row}"), typed);
        let title = EntryValue::Write { text: title.to_owned() };
        evening.enter(&format!("title.{row}"), title);
    }
    evening.usual_result(0);
    let notes = evening.screen.seats[0].notes.clone();
    assert_eq!(notes, ["By your table: Raftsman (from 30 points)"]);
    evening.screen = evening.app.start(&NewSession::of("wodny_szlak", 1)).expect("another");
    evening.press("ratings");
    evening.choose("route.0", "2");
    let notes = evening.screen.seats[0].notes.clone();
    assert_eq!(notes, ["By your table: Ferryman (from 0 points)"]);
}
