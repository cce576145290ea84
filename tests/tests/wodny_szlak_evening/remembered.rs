//! What is remembered of tiles, how few taps they take then, and how one is forgotten.

use tallystone_core::app::NewSession;
use tallystone_core::entry::EntryValue;
use tallystone_core::sheet::ControlKind;

use crate::evening::Evening;

impl Evening {
    /// What a table taught is remembered when it ends.
    fn next_table(&mut self) {
        if self.screen.can_press("session.finish") {
            self.press("session.finish");
        }
        self.screen = self.app.start(&NewSession::of("wodny_szlak", 2)).expect("another");
        self.choose("way", "river");
    }

    fn take_remembered_start(&mut self) {
        let starts = self.options("start.known");
        self.choose("start.known", &starts[0].id.clone());
    }

    fn labels(&self, control: &str) -> Vec<String> {
        if self.screen.control(control).is_none() {
            return Vec::new();
        }
        self.options(control).into_iter().map(|it| it.label).collect()
    }

    /// East of the start tile: a port, which the next tile lets the box remember.
    fn lay_a_port_and_another(&mut self) {
        self.lay(0, "P14", "ew");
        self.choose("port", "e");
        self.lay(0, "M14", "ew");
    }

    fn forget(&mut self, label: &str) {
        self.press("forget.begin");
        let items = self.options("forget.item");
        let item = items.iter().find(|it| it.label == label).expect("it is remembered").id.clone();
        self.choose("forget.item", &item);
        self.press("forget.yes");
    }
}

const PORT: &str = "river east, west, port";
/// As it is remembered, for all ways to lie.
const UPRIGHT: &str = "river north, south, port";

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
    evening.choose("sack.w", "1");
    evening.choose("axe.s", "2");
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
    assert!(evening.screen.control("known").is_none(), "the way of the river comes first");
    evening.choose("shape", "new");
    let known = evening.options("known");
    assert_eq!(known.len(), 1, "turned as the river runs");
    assert!(known[0].face.as_ref().is_some_and(|face| face.strokes.len() == 3));
    let id = known[0].id.clone();
    evening.choose("known", &id);
    println!("wodny szlak: a known tile takes {} taps", evening.taps);
    assert!(evening.taps <= 3, "{}", evening.taps);
    assert_eq!(evening.doubts(), Vec::<&str>::new());
    let tile = "river north, east, west, mill with 4 on its flag for 2 sacks";
    let spoken = evening.spoken(1, "P14");
    assert!(spoken.starts_with(&format!("P14: {tile}")), "{spoken}");
    assert!(evening.screen.control("known").is_none(), "sent only while a tile is chosen");
    evening.press("session.undo");
    assert_eq!(evening.options("known").len(), 1, "a wrong one is taken back in one tap");
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
    evening.next_table();
    evening.take_remembered_start();
    evening.lay(0, "P14", "ew");
    assert_eq!(evening.labels("known"), [PORT], "as it was in the end, and not before");
}

#[test]
fn tiles_that_cannot_be_in_a_hand_come_last() {
    let mut evening = Evening::of(4);
    evening.choose("way", "river");
    evening.describe_start();
    for (cell, herd, port) in [("P14", "cow", "none"), ("Q14", "plain", "e"), ("R14", "sheep", "e")]
    {
        evening.lay(0, cell, "ew");
        evening.choose("herd", herd);
        if port != "none" {
            evening.choose("port", port);
        }
    }
    evening.lay(0, "S14", "w");
    evening.next_table();
    evening.take_remembered_start();
    evening.lay(0, "P14", "ew");
    let cow = "river east, west, cow";
    let sheep = "river east, west, port, sheep";
    assert_eq!(evening.labels("known"), [PORT, sheep, cow], "two play without sheep and cows");
    let first = evening.options("known")[0].id.clone();
    evening.choose("known", &first);
    evening.lay(0, "Q14", "ew");
    assert_eq!(evening.labels("known"), [PORT, sheep, cow], "one lies there, others stay home");
}

#[test]
fn a_tile_that_was_described_wrongly_is_forgotten_for_good() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.describe_start();
    evening.lay_a_port_and_another();
    evening.tap(0, "Q14");
    assert!(evening.screen.control("forget.begin").is_none(), "what lies here cannot be forgotten");

    evening.next_table();
    evening.take_remembered_start();
    evening.tap(0, "P14");
    let revision = evening.screen.revision;
    evening.press("forget.begin");
    assert!(evening.prompt().starts_with("Choose what is remembered wrongly."));
    let items = evening.options("forget.item");
    let item = items.iter().find(|it| it.label == UPRIGHT).expect("it is remembered");
    evening.choose("forget.item", &item.id);
    assert!(evening.prompt().contains(UPRIGHT), "asked before: {}", evening.prompt());
    evening.press("forget.stop");
    assert!(evening.screen.control("shape").is_some(), "kept, and back to the tile");
    evening.forget(UPRIGHT);
    let told = evening.screen.announcement.as_deref();
    assert_eq!(told, Some("No longer remembered: river north, south, port."));
    assert_eq!(evening.screen.revision, revision, "it is about the box, not about this game");
    evening.choose("shape", "ew");
    assert_eq!(evening.labels("known"), Vec::<String>::new());

    evening.choose("port", "none");
    evening.next_table();
    evening.take_remembered_start();
    evening.lay(0, "P14", "ew");
    assert_eq!(evening.labels("known"), Vec::<String>::new(), "still forgotten");

    // Whoever describes it anew wants it remembered.
    evening.choose("port", "e");
    evening.lay(0, "M14", "ew");
    evening.next_table();
    evening.take_remembered_start();
    evening.lay(0, "P14", "ew");
    assert_eq!(evening.labels("known"), [PORT]);
}

#[test]
fn a_start_tile_that_was_described_wrongly_is_forgotten() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.describe_start();
    evening.lay(0, "P14", "ew");
    evening.next_table();
    assert_eq!(evening.options("start.known").len(), 4);
    evening.forget("in west of N14 and north of N14, out east of O14");
    assert!(evening.screen.control("start.known").is_none());
    assert!(evening.screen.control("start.one").is_some(), "it is described anew");
}

#[test]
fn a_second_press_finds_nothing_more_to_forget() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.describe_start();
    evening.lay_a_port_and_another();
    evening.next_table();
    evening.take_remembered_start();
    evening.tap(0, "P14");
    evening.press("forget.begin");
    let item = evening.options("forget.item")[0].id.clone();
    evening.choose("forget.item", &item);
    let asked = evening.screen.clone();
    evening.press("forget.yes");
    evening.screen = asked;
    assert!(evening.try_enter("forget.yes", EntryValue::Press).is_err());
}

/// A full river and a box of 60 tiles: pictures go along only while a tile is chosen.
#[test]
fn a_screen_of_a_full_river_stays_small() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.describe_start();
    for column in ["P", "Q", "R", "S", "T", "U", "V", "W", "X", "Y", "Z"] {
        evening.lay(0, &format!("{column}14"), "ew");
        evening.choose("meadows", &(column.as_bytes()[0] - b'O').to_string());
    }
    evening.tap(0, "M14");
    let pictures = |evening: &Evening| -> usize {
        let controls = evening.screen.sheet.controls();
        let options = controls.filter_map(|control| match &control.kind {
            ControlKind::Choice { options, .. } => Some(options),
            _ => None,
        });
        options.flatten().filter(|option| option.face.is_some()).count()
    };
    let shapes = evening.options("shape").len();
    assert_eq!(pictures(&evening), shapes, "none of the remembered tiles");
    evening.choose("shape", "ew");
    let offered = evening.options("known").len();
    assert!(offered > 10, "{offered}");
    evening.choose("port", "e");
    assert!(evening.screen.control("known").is_none());
    evening.press("open.1");
    evening.choose("way", "result");
    assert_eq!(pictures(&evening), 0);
}

/// How many different tiles the box and the table know.
fn described(evening: &Evening) -> String {
    let remarks = evening.screen.sheet.remarks.iter();
    let mut told = remarks.filter_map(|it| it.strip_prefix("Different tiles described: "));
    told.next().and_then(|it| it.split(' ').next()).expect("a remark").to_owned()
}

#[test]
fn a_tile_that_is_corrected_replaces_what_was_learnt_of_it() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.describe_start();
    evening.lay_a_port_and_another();
    evening.lay(0, "L14", "ew");
    evening.choose("meadows", "1");
    evening.tap(0, "P14");
    assert_eq!(described(&evening), "3", "the port, a bare one, a meadow");
    evening.choose("bridge", "mill.e");
    evening.choose("port", "none");
    evening.lay(0, "Q14", "ew");
    assert_eq!(described(&evening), "3", "the mill instead of the port");
    evening.next_table();
    evening.take_remembered_start();
    evening.lay(0, "P14", "ew");
    assert_eq!(evening.labels("known"), [MEADOWS[0], MEADOWS[1], "river east, west, mill"]);
}

const MEADOWS: [&str; 2] =
    ["river east, west, meadow south-west", "river east, west, meadow north-east"];

#[test]
fn a_known_tile_that_was_chosen_wrongly_stays_remembered() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.describe_start();
    evening.lay_a_port_and_another();
    evening.next_table();
    evening.take_remembered_start();
    evening.lay(0, "P14", "ew");
    let port = evening.options("known")[0].id.clone();
    evening.choose("known", &port);
    evening.lay(0, "M14", "e");
    evening.tap(0, "P14");
    evening.choose("meadows", "1");
    evening.choose("port", "none");
    evening.lay(0, "Q14", "ew");
    assert_eq!(evening.labels("known"), [PORT, MEADOWS[0], MEADOWS[1]]);
}

#[test]
fn remembered_start_tiles_tell_their_meadows_and_are_offered_once() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.describe_start();
    evening.lay(0, "P14", "ew");
    evening.next_table();
    evening.describe_start();
    evening.choose("start.meadows", "8");
    evening.lay(0, "P14", "ew");
    // The first one once more, described from its other end.
    evening.next_table();
    evening.choose("start.turned", "2");
    for (role, shore) in
        [("start.one", "right"), ("start.other", "lower_right"), ("start.outlet", "left")]
    {
        evening.choose(role, shore);
    }
    evening.lay(0, "P14", "ew");
    evening.next_table();
    let mut labels = evening.labels("start.known");
    assert_eq!(labels.len(), 8, "two tiles, four ways to lie: {labels:#?}");
    labels.sort();
    labels.dedup();
    assert_eq!(labels.len(), 8, "all are told apart");
    let rivers = "in west of N14 and north of N14, out east of O14";
    assert!(labels.contains(&rivers.to_owned()), "{labels:#?}");
    assert!(labels.contains(&format!("{rivers}, meadow north-west")), "{labels:#?}");
}
