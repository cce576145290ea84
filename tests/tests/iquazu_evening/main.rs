//! Iquazú as it is played: taps, ways of entry, corrections, boxes.

mod asked;

use tallystone_core::app::{App, NewSession, Screen};
use tallystone_core::board::Board;
use tallystone_core::entry::{Entry, EntryValue, Focus, When};
use tallystone_core::game::Catalogue;
use tallystone_core::outside::StepId;
use tallystone_core::seat::Seat;
use tallystone_core::sheet::ControlKind;
use tallystone_core::table::TableChange;
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
        let screen = app.start(&NewSession::of("iquazu", players)).expect("a session");
        Self { app, screen, taps: 0 }
    }

    fn enter(&mut self, control: &str, value: EntryValue) {
        let Screen { revision, focus, place, session, .. } = self.screen.clone();
        let entry = Entry { control: control.to_owned(), value, revision, focus, place };
        self.screen = self.app.enter(session, &entry).expect("a fine entry");
        self.taps += 1;
    }

    /// A scoring of which nobody tells who gets the tiles.
    fn score_without_tiles(&mut self) {
        self.press("score");
        if self.asked().contains(&"score_untold") {
            self.press("score_untold");
        }
    }

    /// What a game refuses is no entry.
    fn enter_if_fine(&mut self, control: &str, value: EntryValue) {
        let Screen { revision, focus, place, session, .. } = self.screen.clone();
        let entry = Entry { control: control.to_owned(), value, revision, focus, place };
        if let Ok(screen) = self.app.enter(session, &entry) {
            self.screen = screen;
        }
    }

    fn board(&self) -> &Board<String> {
        match self.screen.control("wall").map(|control| &control.kind) {
            Some(ControlKind::Board { board }) => board,
            other => panic!("{other:?}"),
        }
    }

    fn pen_in_hand(&self) -> String {
        self.board().pen.clone().unwrap_or_default()
    }

    fn selected(&self) -> Vec<&str> {
        let cells = self.board().cells.iter().filter(|cell| cell.selected);
        cells.map(|cell| cell.id.as_str()).collect()
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

    fn press(&mut self, control: &str) {
        self.enter(control, EntryValue::Press);
    }

    /// Says what the open tile of a row is.
    fn tile(&mut self, row: u8, kind: &str) {
        self.tap(&format!("tile.{row}"));
        self.tell_kind(kind);
    }

    /// Answers what a tile is.
    fn tell_kind(&mut self, kind: &str) {
        match kind.strip_prefix("points.") {
            Some(points) => self.type_in("tile_points", points),
            None => self.choose("kind", kind),
        }
    }

    /// The question on the screen, by the ids of its controls.
    fn asked(&self) -> Vec<&str> {
        let controls = self.screen.sheet.asked().map(|group| &group.controls[..]);
        controls.unwrap_or_default().iter().map(|control| control.id.as_str()).collect()
    }

    fn next(&self) -> Option<&str> {
        self.screen.sheet.next.as_deref()
    }

    /// Opens the screen of the line of the log that says this, to replace it.
    fn correct(&mut self, text: &str) {
        let place = When::InsteadOf { event: self.logged(text) };
        let session = self.screen.session;
        self.screen = self.app.screen(session, place, Focus::default()).expect("as it was");
    }

    fn logged(&mut self, text: &str) -> StepId {
        let log = self.app.log(self.screen.session).expect("a log");
        let line = log.iter().find(|line| line.text.contains(text));
        *line.and_then(|line| line.events.first()).unwrap_or_else(|| panic!("{text}: {log:#?}"))
    }

    fn reasons(&mut self, seat: u8) -> Vec<String> {
        let lines = self.app.explain(self.screen.session, Seat::new(seat)).expect("reasons");
        lines.into_iter().map(|line| line.text).collect()
    }

    fn doubts(&self) -> Vec<&str> {
        self.screen.doubts.iter().map(|doubt| doubt.kind.as_str()).collect()
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
            self.tile(row, kind);
        }
        self.enter("score", EntryValue::Press);
    }
}

#[test]
fn a_usual_scoring_with_five_tiles_takes_at_most_21_taps_and_a_forgotten_gem_5() {
    let mut evening = Evening::of(4);
    for (place, value) in [8, 5, 2].into_iter().enumerate() {
        evening.type_in(&format!("value.{place}"), &value.to_string());
    }
    evening.taps = 0;
    evening.usual_scoring(1);
    println!("iquazu: a usual scoring takes {} taps", evening.taps);
    assert!(evening.taps <= 6 + 4 + 2 * 5 + 1, "{}", evening.taps);
    assert_eq!(evening.points(), [Some(8), Some(5 + 3), Some(2), Some(0)]);

    evening.usual_scoring(2);
    evening.taps = 0;
    evening.correct("Column 1 scored");
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
    evening.enter("score", EntryValue::Press);
    evening.enter("session.end", EntryValue::Press);
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
    assert_eq!(evening.asked(), ["to.3", "score_untold", "cancel"], "whose tile is it?");
    assert_eq!(evening.next(), Some("to.3"));
    evening.choose("to.3", "1");
    assert_eq!(evening.asked(), ["to.4", "score_untold", "cancel"]);
    evening.press("score_untold");
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
    let why = "who does not tell whose the tiles are is not asked again";
    assert_eq!(evening.points(), [Some(8), Some(8), Some(11), Some(1)], "{why}");
    evening.choose("way", "wall");
    evening.pen("gem.3");
    evening.tap("3.1");
    evening.press("score");
    evening.press("score_untold");
    let reasons = evening.reasons(0);
    assert!(reasons.iter().any(|text| text.contains("who is lower")), "{reasons:#?}");
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
    let holders = |evening: &Evening| {
        let (gems, water) = holders(evening);
        format!("{gems}{water}")
    };
    assert_eq!(holders(&evening), "AD");
    evening.enter("turn", EntryValue::Press);
    assert_eq!(holders(&evening), "BD");
    // Two columns are full in the same turn: the boxes pass only once.
    evening.enter("score", EntryValue::Press);
    evening.enter("score", EntryValue::Press);
    evening.enter("turn", EntryValue::Press);
    assert_eq!(holders(&evening), "CC");
}

#[test]
fn a_column_that_a_double_move_completes_is_another_scoring() {
    let mut evening = Evening::of(4);
    let session = evening.screen.session;
    evening.screen = evening.app.choose(session, "turn_helper", "yes").expect("an option");
    evening.enter("score", EntryValue::Press);
    evening.pen("drop");
    evening.tap("2.1");
    evening.enter("score", EntryValue::Press);
    evening.enter("turn", EntryValue::Press);
    assert_eq!(holders(&evening), ("B".to_owned(), "B".to_owned()));
}

#[test]
fn a_value_that_was_undone_is_not_remembered() {
    let mut evening = Evening::of(3);
    evening.type_in("value.0", "50");
    evening.enter("session.undo", EntryValue::Press);
    evening.tap("1.1");
    evening.press("score");
    assert_eq!(evening.asked(), ["value.0", "value.1", "score_untold", "cancel"]);
    evening.press("score_untold");
    assert_eq!(evening.points(), [Some(0), Some(0), Some(0)]);
    assert_eq!(evening.doubts(), ["no-value"]);
    assert_eq!(evening.app.box_of("iquazu").expect("a box"), "");
}

#[test]
fn a_scoring_that_was_undone_teaches_nothing() {
    let mut evening = Evening::of(3);
    evening.type_in("value.0", "11");
    evening.enter("score", EntryValue::Press);
    evening.enter("session.undo", EntryValue::Press);
    evening.enter("session.undo", EntryValue::Press);
    evening.tap("1.1");
    evening.enter("session.end", EntryValue::Press);
    evening.screen = evening.app.start(&NewSession::of("iquazu", 3)).expect("another session");
    let first = evening.screen.control("value.0").map(|control| control.kind.clone());
    assert!(matches!(first, Some(ControlKind::Number { value: None, .. })), "{first:?}");
}

#[test]
fn what_a_correction_changed_is_learnt_as_it_is_in_the_end() {
    let mut evening = Evening::of(3);
    evening.type_in("value.0", "11");
    evening.enter("score", EntryValue::Press);
    evening.correct("11");
    evening.type_in("value.0", "12");
    evening.enter("session.end", EntryValue::Press);
    evening.screen = evening.app.start(&NewSession::of("iquazu", 3)).expect("another session");
    let first = evening.screen.control("value.0").map(|control| control.kind.clone());
    assert!(matches!(first, Some(ControlKind::Number { value: Some(12), .. })), "{first:?}");
}

#[test]
fn what_a_tile_is_stays_with_the_tile_when_an_earlier_frame_is_corrected() {
    let mut evening = Evening::of(2);
    evening.tap("1.1");
    evening.tile(1, "points.5");
    evening.press("score");
    evening.press("score_untold");
    evening.tap("2.1");
    evening.press("score");
    evening.press("score_untold");
    evening.press("tell.0");
    evening.tell_kind("cards.4");
    let before = evening.points();
    evening.correct("Column 1 scored");
    evening.tap("1.3");
    assert_eq!(evening.points(), before, "one tile more, and the same points");
    let reasons = evening.reasons(0);
    let is_told = |row: &str, tile: &str| {
        reasons.iter().any(|text| text.starts_with(row) && text.ends_with(tile))
    };
    assert!(is_told("Row 1", "Tile: 4 cards."), "{reasons:#?}");
    assert!(is_told("Row 3", "Tile: unknown tile."), "{reasons:#?}");
}

#[test]
fn a_gem_entered_instead_of_a_scoring_is_one_that_was_forgotten_before_it() {
    let mut evening = Evening::of(2);
    evening.choose("way", "counts");
    evening.enter("gems.0", EntryValue::Step { by: 2 });
    evening.press("score");
    evening.press("score_untold");
    evening.choose("way", "wall");
    evening.correct("scored by counts");
    let way = evening.screen.control("gems.0").map(|control| control.kind.clone());
    assert!(format!("{way:?}").contains("value: 2"), "as it was entered: {way:?}");
    evening.choose("way", "wall");
    evening.tap("1.4");
    let log = evening.app.log(evening.screen.session).expect("a log");
    assert!(log.iter().any(|line| line.text.starts_with("Put in later")), "{log:#?}");
    assert!(evening.screen.set_aside.is_empty(), "the scoring is still there");
}

#[test]
fn later_scorings_do_not_slide_when_one_is_taken_out() {
    let mut evening = Evening::of(2);
    for points in ["4", "7"] {
        evening.choose("way", "points");
        evening.type_in("points.0", points);
        evening.score_without_tiles();
    }
    let first = evening.logged("Column 1 scored");
    let Screen { session, revision, .. } = evening.screen;
    evening.screen = evening.app.remove(session, first, revision).expect("taken out");
    assert_eq!(evening.screen.set_aside.len(), 1, "column 2 cannot be scored before column 1");
    assert_eq!(evening.points(), [Some(0), Some(0)]);
}

#[test]
fn a_tie_that_nobody_decided_is_doubtful() {
    let mut evening = Evening::of(3);
    evening.choose("way", "counts");
    for seat in 0..2 {
        evening.enter(&format!("gems.{seat}"), EntryValue::Step { by: 2 });
    }
    evening.press("score");
    evening.press("score_untold");
    assert!(evening.doubts().contains(&"undecided"), "{:?}", evening.doubts());
    let remarks = evening.screen.sheet.remarks.join(" ");
    assert!(remarks.contains("Row 1: not said"), "{remarks}");
}

/// Who is up and who has the water box, by the letters of their seats.
fn holders(evening: &Evening) -> (String, String) {
    let seats = &evening.screen.seats;
    let up = seats.iter().find(|seat| seat.up).expect("who is up");
    let has_water = |notes: &[String]| notes.iter().any(|note| note.contains("water box"));
    let wet = seats.iter().find(|seat| has_water(&seat.notes)).expect("who has the water box");
    (up.letter.clone(), wet.letter.clone())
}

#[test]
fn whoever_is_up_stays_up_when_somebody_else_leaves_or_comes_back() {
    for turns in 0..=6 {
        let mut evening = Evening::of(4);
        let session = evening.screen.session;
        evening.screen = evening.app.choose(session, "turn_helper", "yes").expect("an option");
        for turn in 0..turns {
            if turn == 2 {
                evening.enter("score", EntryValue::Press);
            }
            evening.enter("turn", EntryValue::Press);
        }
        let (gems, water) = holders(&evening);
        for leaver in ["A", "B", "C", "D"] {
            let at = "ABCD".find(leaver).and_then(|at| u8::try_from(at).ok()).expect("a seat");
            let seat = Seat::new(at);
            let leave = TableChange::Leave { seat };
            evening.screen = evening.app.change_table(session, leave).expect("gone");
            let (up, wet) = holders(&evening);
            let next = |by: usize| "ABCD".chars().nth((usize::from(at) + by) % 4).map(String::from);
            let expected = if gems == leaver { next(1).expect("clockwise") } else { gems.clone() };
            assert_eq!(up, expected, "{turns} turns, {leaver} leaves");
            let expected = if water == leaver { next(3).expect("counter") } else { water.clone() };
            assert_eq!(wet, expected, "{turns} turns, {leaver} leaves");
            evening.screen =
                evening.app.change_table(session, TableChange::Return { seat }).expect("back");
            assert_eq!(holders(&evening), (gems.clone(), water.clone()), "as if nobody had left");
        }
    }
}

#[test]
fn turns_that_were_over_stay_as_they_were_when_somebody_comes_back() {
    let mut evening = Evening::of(3);
    let session = evening.screen.session;
    evening.screen = evening.app.choose(session, "turn_helper", "yes").expect("an option");
    let seat = Seat::new(1);
    evening.screen = evening.app.change_table(session, TableChange::Leave { seat }).expect("gone");
    evening.enter("turn", EntryValue::Press);
    assert_eq!(holders(&evening).0, "C", "B is passed over");
    evening.screen = evening.app.change_table(session, TableChange::Return { seat }).expect("back");
    assert_eq!(holders(&evening).0, "C");
    evening.enter("turn", EntryValue::Press);
    evening.enter("turn", EntryValue::Press);
    assert_eq!(holders(&evening).0, "B", "and takes part again");
    evening.enter("session.undo", EntryValue::Press);
    evening.enter("session.undo", EntryValue::Press);
    assert_eq!(holders(&evening).0, "C");
    evening.enter("session.undo", EntryValue::Press);
    evening.enter("session.undo", EntryValue::Press);
    assert_eq!(holders(&evening).0, "A", "the return and the turn are undone");
}
