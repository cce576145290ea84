//! What is remembered of tiles, how few taps they take then, and how one is forgotten.

use tallystone_core::app::NewSession;
use tallystone_core::entry::EntryValue;
use tallystone_core::sheet::ControlKind;

use crate::evening::Evening;

impl Evening {
    /// What a table taught is remembered when it ends.
    fn next_table(&mut self) {
        if self.screen.can_press("session.finish") {
            let (session, revision) = (self.screen.session, self.screen.revision);
            self.screen = self.app.finish(session, revision).expect("an end");
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
        self.choose("thing", "port.e");
        self.lay(0, "M14", "ew");
    }

    fn forget(&mut self, label: &str) {
        let page = self.app.remembered("wodny_szlak").expect("a page");
        let items = page.iter().flat_map(|section| &section.items);
        let item = items.into_iter().find(|it| it.label == label).expect("it is remembered");
        assert!(item.face.is_some(), "with its picture");
        self.app.forget_remembered("wodny_szlak", &item.id).expect("forgotten");
        let (session, place) = (self.screen.session, self.screen.place);
        let focus = self.screen.focus.clone();
        self.screen = self.app.screen(session, place, focus).expect("the same table");
    }

    /// How many different tiles the box has been told of.
    fn described(&self) -> usize {
        let page = self.app.remembered("wodny_szlak").expect("a page");
        let tiles = page.iter().flat_map(|section| &section.items);
        tiles.filter(|item| item.id.starts_with("tile ")).count()
    }
}

const PORT: &str = "river east, west, port";
/// As it is remembered, for all ways to lie.
const UPRIGHT: &str = "river north, south, port";

/// A plain tile, one with contents, one with all that can be on it, and one that is known.
#[test]
fn tiles_take_few_taps() {
    let mut evening = Evening::of(3);
    evening.choose("way", "river");
    assert_eq!(evening.next(), "start.tile");
    evening.describe_start();
    assert_eq!(evening.next(), "river.0");
    evening.taps = 0;
    evening.tap(0, "M14");
    assert_eq!(evening.next(), "shape");
    evening.choose("shape", "ew");
    assert_eq!(evening.next(), "thing");
    println!("wodny szlak: a plain tile takes {} taps", evening.taps);
    assert!(evening.taps < 3, "the next field goes on, or the panel is closed");
    evening.press("cancel");
    assert!(evening.screen.sheet.asked().is_none());
    assert_eq!(evening.next(), "river.0");

    evening.taps = 0;
    evening.lay(0, "L14", "ew");
    evening.choose("thing", "mill.e");
    assert_eq!(evening.next(), "points");
    evening.number("points", 4);
    assert_eq!(evening.next(), "needs");
    evening.number("needs", 2);
    assert_eq!(evening.next(), "river.0");
    evening.choose("load.w", "of.sack.2");
    evening.corner("ne");
    println!("wodny szlak: a new tile with contents takes {} taps", evening.taps);
    assert!(evening.taps <= 7, "{}", evening.taps);

    evening.taps = 0;
    evening.lay(0, "P14", "nsw");
    evening.choose("thing", "mill.n");
    evening.number("points", 4);
    evening.number("needs", 2);
    evening.choose("load.w", "of.sack.1");
    evening.choose("load.s", "of.axe.2");
    evening.corner("ne");
    evening.corner("nw");
    evening.more();
    evening.choose("port", "n");
    evening.choose("herd", "sheep");
    println!("wodny szlak: a new tile with everything on it takes {} taps", evening.taps);
    assert!(evening.taps <= 12, "{}", evening.taps);

    evening.press("open.1");
    evening.choose("way", "river");
    evening.taps = 0;
    assert_eq!(evening.next(), "start.known");
    let remembered = evening.options("start.known");
    assert_eq!(remembered.len(), 4, "four ways to lie");
    assert!(remembered.iter().all(|it| it.face.is_some()), "as pictures");
    evening.choose("start.known", "left.upper_left.right.0.0");
    assert_eq!(evening.taps, 1, "the start tile is entered once");
    evening.taps = 0;
    evening.tap(1, "P14");
    assert!(evening.screen.control("known").is_none(), "the way of the river comes first");
    evening.choose("shape", "new");
    assert_eq!(evening.next(), "known");
    let known = evening.options("known");
    assert_eq!(known.len(), 1, "turned as the river runs");
    assert!(known[0].face.as_ref().is_some_and(|face| face.strokes.len() == 3));
    let id = known[0].id.clone();
    evening.choose("known", &id);
    println!("wodny szlak: a known tile takes {} taps", evening.taps);
    assert!(evening.taps <= 3, "{}", evening.taps);
    assert_eq!(evening.doubts(), Vec::<&str>::new());
    let tile = "river north, east, west, mill, flag 4, 2 sacks";
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
    evening.choose("thing", "sawmill.e");
    evening.press("session.undo");
    evening.choose("thing", "port.e");
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
        evening.more();
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
    evening.next_table();
    evening.take_remembered_start();
    evening.tap(0, "P14");
    let revision = evening.screen.revision;
    evening.forget(UPRIGHT);
    assert_eq!(evening.screen.revision, revision, "it is about the box, not about this game");
    evening.choose("shape", "ew");
    assert_eq!(evening.labels("known"), Vec::<String>::new());

    evening.next_table();
    evening.take_remembered_start();
    evening.lay(0, "P14", "ew");
    assert_eq!(evening.labels("known"), Vec::<String>::new(), "still forgotten");

    // Whoever describes it anew wants it remembered.
    evening.choose("thing", "port.e");
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
    assert_eq!(evening.next(), "start.tile", "it is described anew");
}

#[test]
fn what_is_remembered_is_corrected_on_its_page() {
    let mut evening = Evening::of(1);
    evening.number("least.1", 20);
    evening.choose("way", "river");
    evening.describe_start();
    evening.lay(0, "P14", "ew");
    evening.choose("thing", "mill.e");
    evening.number("points", 4);
    evening.number("needs", 3);
    evening.next_table();
    let page = evening.app.remembered("wodny_szlak").expect("a page");
    let titles: Vec<&str> = page.iter().map(|section| section.title.as_str()).collect();
    let counted = "1 tile of 60: plain 1, sheep 0, cow 0";
    assert_eq!(titles, [counted, "Start tiles", "Table of results"]);
    let item = page[0].items[0].id.clone();
    let five = EntryValue::Number { typed: "5".to_owned() };
    let changed = evening.app.correct_remembered("wodny_szlak", &item, "points", &five);
    let page = changed.expect("corrected");
    assert_eq!(page[0].items[0].label, "river north, south, mill, flag 5, 3 sacks");
    let gone = evening.app.correct_remembered("wodny_szlak", &item, "points", &five);
    assert!(gone.is_err(), "it is another one now");
    let row = page[2].items[0].id.clone();
    let title = EntryValue::Write { text: "Ferryman".to_owned() };
    evening.app.correct_remembered("wodny_szlak", &row, "title.1", &title).expect("a row");
    let page = evening.app.forget_remembered("wodny_szlak", &row).expect("forgotten");
    assert_eq!(page.len(), 2);
}

/// A full river and a box of 60 tiles: pictures go along only while a tile is chosen.
#[test]
fn a_screen_of_a_full_river_stays_small() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.describe_start();
    for column in ["P", "Q", "R", "S", "T", "U", "V", "W", "X", "Y", "Z"] {
        evening.lay(0, &format!("{column}14"), "ew");
        let corners = column.as_bytes()[0] - b'O';
        for (bit, corner) in ["ne", "se", "sw", "nw"].into_iter().enumerate() {
            if corners & 1 << bit != 0 {
                evening.corner(corner);
            }
        }
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
    evening.choose("thing", "port.e");
    assert!(evening.screen.control("known").is_none());
    evening.press("open.1");
    evening.choose("way", "result");
    assert_eq!(pictures(&evening), 0);
}

#[test]
fn a_tile_that_is_corrected_replaces_what_was_learnt_of_it() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.describe_start();
    evening.lay_a_port_and_another();
    evening.lay(0, "L14", "ew");
    evening.corner("ne");
    evening.tap(0, "P14");
    evening.choose("thing", "none");
    evening.choose("thing", "mill.e");
    evening.lay(0, "Q14", "ew");
    evening.next_table();
    assert_eq!(evening.described(), 3, "the mill instead of the port, a bare one, a meadow");
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
    evening.corner("ne");
    evening.choose("thing", "none");
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
    evening.start_corner("nw");
    evening.lay(0, "P14", "ew");
    // The first one once more, described from its other end.
    evening.next_table();
    evening.choose("start.turned", "2");
    evening.edges(["right", "lower_right", "left"]);
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
