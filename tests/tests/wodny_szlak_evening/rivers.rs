//! Rivers as they are entered: what is offered, changed, explained and corrected.

use tallystone_core::board::Corner;
use tallystone_core::entry::{EntryValue, Focus, When};
use tallystone_core::sheet::{ChoiceOption, ControlKind};

use crate::evening::Evening;

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
    evening.more();
    evening.press("move");
    evening.tap(0, "M14");
    assert!(evening.screen.control("river.0").is_some_and(|control| match &control.kind {
        ControlKind::Board { board } =>
            board.cells.iter().any(|cell| cell.id == "M14" && !cell.face.strokes.is_empty()),
        _ => false,
    }));
    evening.more();
    evening.press("remove");
    evening.press("session.undo");
    evening.tap(0, "M14");
    assert!(evening.screen.control("thing").is_some(), "it is back");
    let refused = evening.try_enter("river.0", EntryValue::Tap { cell: "Z99".to_owned() });
    assert!(refused.is_err());
}

#[test]
fn the_river_says_who_is_stopped_and_what_one_more_is_worth() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.describe_start();
    evening.lay(0, "P14", "ew");
    evening.choose("thing", "mill.e");
    evening.number("points", 4);
    evening.number("needs", 3);
    evening.lay(0, "M14", "ew");
    evening.choose("thing", "sack.2.e");
    evening.lay(0, "L14", "ew");
    evening.choose("thing", "bridge.e");
    evening.lay(0, "K14", "e");
    evening.choose("thing", "sack.1.e");
    let why = "mill on P14: 2 of 3 sacks arrive, the bridge on L14 stops 1";
    assert!(evening.reasons(0).iter().any(|line| line == why), "{:#?}", evening.reasons(0));
    let worth = "One more sack upstream of P14 is worth 4.";
    let remarks = &evening.screen.sheet.remarks;
    assert!(remarks.iter().any(|remark| remark == worth), "{remarks:#?}");
    evening.lay(0, "N13", "s");
    evening.choose("thing", "sack.1.s");
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
    evening.choose("thing", "port.e");
    assert_eq!(evening.points()[0], Some(0), "the river counts");
    assert_eq!(evening.doubts().iter().filter(|kind| **kind == "differs").count(), 5);
    evening.lay(0, "Q14", "ew");
    evening.choose("thing", "port.e");
    assert_eq!(evening.points()[0], Some(4));
    let differs = &evening.screen.doubts;
    let told = "A: points of supplied mills were told as 4, 3, the river gives none.";
    assert!(differs.iter().any(|doubt| doubt.text == told), "{differs:#?}");
    let route = "A: a port route of 5 was told, the river gives 2.";
    assert!(differs.iter().any(|doubt| doubt.text == route), "{differs:#?}");
}

#[test]
fn a_slow_correction_of_a_tile_is_made_where_it_was_laid() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.describe_start();
    evening.lay(0, "P14", "ew");
    evening.choose("thing", "mill.e");
    evening.number("points", 4);
    evening.lay(0, "Q14", "ew");
    let log = evening.app.log(evening.screen.session).expect("a log");
    let lines: Vec<_> = log.iter().filter(|line| line.text.contains("P14")).collect();
    assert_eq!(lines.len(), 1, "one line for one tile");
    let line = lines[0];
    assert!(line.text.ends_with("river east, west, mill, flag 4"), "{}", line.text);
    let event = *line.events.first().expect("an event");
    let session = evening.screen.session;
    let place = When::InsteadOf { event };
    evening.screen = evening.app.screen(session, place, Focus::default()).expect("as it was");
    evening.choose("shape", "new");
    assert!(evening.screen.set_aside.is_empty(), "Q14 still touches");
    assert_eq!(evening.screen.revision, 7, "one correction");
    assert_eq!(evening.spoken(0, "P14"), "P14: river north, east, west", "the mill went with it");
    assert!(evening.doubts().is_empty(), "{:?}", evening.doubts());
}

#[test]
fn loads_lie_on_both_sides_of_a_bridge() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.describe_start();
    evening.lay(0, "P14", "ew");
    evening.choose("thing", "sack.2.e");
    evening.choose("thing", "mill.e");
    assert_eq!(evening.doubts(), ["no-value", "load-side"], "the bridge parts them");
    evening.number("points", 4);
    evening.number("needs", 1);
    assert_eq!(evening.next(), "load.e");
    evening.choose("load.e", "of.sack.2");
    evening.choose("load.w", "of.sack.1");
    assert_eq!((evening.points()[0], evening.doubts().len()), (Some(4), 0));
    let spoken = evening.spoken(0, "P14");
    let loads = "2 sacks (east), 1 sack (west)";
    assert!(spoken.ends_with(loads), "{spoken}");
}

#[test]
fn a_tile_is_moved_beside_the_others_only() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.describe_start();
    evening.lay(0, "P14", "ew");
    evening.lay(0, "Q14", "ew");
    evening.more();
    evening.press("move");
    assert_eq!(evening.next(), "river.0");
    let targets = |evening: &Evening| -> Vec<String> {
        match evening.screen.control("river.0").map(|control| &control.kind) {
            Some(ControlKind::Board { board }) => {
                let lit = board.cells.iter().filter(|cell| cell.target);
                lit.map(|cell| cell.id.clone()).collect()
            }
            other => panic!("{other:?}"),
        }
    };
    let lit = targets(&evening);
    assert!(lit.contains(&"P13".to_owned()), "{lit:?}");
    assert!(!lit.contains(&"R14".to_owned()), "it would touch only itself: {lit:?}");
}

#[test]
fn a_correction_that_later_entries_put_back_says_so() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.describe_start();
    evening.lay(0, "P14", "ew");
    evening.lay(0, "Q14", "ew");
    evening.tap(0, "P14");
    evening.choose("thing", "port.e");
    evening.tap(0, "Q14");
    evening.choose("thing", "port.e");
    evening.tap(0, "P14");
    evening.corner("ne");
    let log = evening.app.log(evening.screen.session).expect("a log");
    let line = log.iter().find(|line| line.text.ends_with("P14: river east, west, port"));
    let event = *line.and_then(|line| line.events.first()).expect("a line of its own");
    let (session, place) = (evening.screen.session, When::InsteadOf { event });
    evening.screen = evening.app.screen(session, place, Focus::default()).expect("as it was");
    evening.choose("thing", "mill.e");
    let said = evening.screen.announcement.clone().unwrap_or_default();
    assert!(said.ends_with("what was told later says otherwise."), "{said}");
}

/// The dots in the corners of a field.
fn dots(evening: &Evening, cell: &str) -> Vec<Corner> {
    let board = evening.board(0);
    board.cells.iter().find(|it| it.id == cell).expect("a field").face.corners.clone()
}

/// The example of a start tile that lies down after half a turn, and all other ways to lie: what is
/// picked is what is seen, and it stays on the tile when that turns.
#[test]
fn meadows_of_a_start_tile_are_picked_as_they_lie() {
    use Corner::{NorthEast, NorthWest, SouthEast, SouthWest};
    // The fields are those of the tile's first and second half, from the left or from above.
    let across =
        [("ne", 1, NorthEast), ("se", 1, SouthEast), ("sw", 0, SouthWest), ("nw", 0, NorthWest)];
    let down =
        [("ne", 0, NorthEast), ("se", 1, SouthEast), ("sw", 1, SouthWest), ("nw", 0, NorthWest)];
    let ways = [("0", across), ("1", down), ("2", across), ("3", down)];
    for (turned, corners) in ways {
        let fields = if ["0", "2"].contains(&turned) { ["N14", "O14"] } else { ["N14", "N15"] };
        for (touched, half, corner) in corners {
            let mut evening = Evening::of(2);
            evening.choose("way", "river");
            evening.choose("start.turned", turned);
            // Said before the rivers or after them.
            evening.start_corner(touched);
            assert_eq!(start_dots(&evening), [corner], "{turned}");
            evening.describe_start();
            assert_eq!(start_dots(&evening), [corner], "{turned}");
            assert_eq!(dots(&evening, fields[half]), [corner], "{turned} {touched}");
            assert_eq!(dots(&evening, fields[1 - half]), [], "{turned} {touched}");
            evening.start_corner(touched);
            assert_eq!(start_dots(&evening), [], "a second touch takes it away");
            evening.start_corner(touched);
            assert_eq!(dots(&evening, fields[half]), [corner], "{turned} {touched}");
        }
    }
}

/// The corners that are lit on the start tile in the panel.
fn start_dots(evening: &Evening) -> Vec<Corner> {
    match evening.screen.control("start.tile").map(|control| &control.kind) {
        Some(ControlKind::Board { board }) => {
            board.cells.iter().flat_map(|cell| cell.face.corners.clone()).collect()
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_start_tile_keeps_its_meadows_when_it_is_turned_and_the_log_names_them() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.describe_start();
    evening.start_corner("nw");
    assert_eq!(dots(&evening, "N14"), [Corner::NorthWest]);
    evening.choose("start.turned", "1");
    assert_eq!(dots(&evening, "N14"), [Corner::NorthEast], "a quarter clockwise");
    assert_eq!(start_dots(&evening), [Corner::NorthEast]);
    let log = evening.app.log(evening.screen.session).expect("a log");
    let told = &log.last().expect("a line").text;
    assert!(told.ends_with("out south of N15, meadow north-east"), "{told}");
    let spoken = evening.spoken(0, "N14");
    assert!(spoken.ends_with("outlet south of N15, meadow north-east"), "{spoken}");
}

/// As it was found: the corner where the tiles meet, on the lower half of the start tile.
#[test]
fn a_meadow_of_four_is_closed_by_a_turned_start_tile() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.choose("start.turned", "3");
    evening.edges(["left", "upper_right", "lower_right"]);
    for (cell, shape, corner) in [("M15", "-", "se"), ("M16", "-", "ne"), ("N16", "n", "nw")] {
        evening.lay(0, cell, shape);
        evening.corner(corner);
    }
    assert_eq!(evening.points()[0], Some(3), "three corners meet");
    evening.tap(0, "N15");
    evening.start_corner("sw");
    assert_eq!(evening.points()[0], Some(6), "south-west of N15 is the fourth");
}

#[test]
fn a_tile_without_water_does_not_look_like_a_free_field() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.describe_start();
    evening.lay(0, "N15", "-");
    let board = evening.board(0);
    let face = |id: &str| board.cells.iter().find(|it| it.id == id).expect("a field").face.clone();
    assert_ne!(face("N15"), face("O15"));
    let icons: Vec<String> = face("N15").badges.into_iter().map(|badge| badge.icon).collect();
    assert_eq!(icons, ["wodny_szlak.land"]);
    let known = &evening.app.games()[..];
    let icons = known.iter().flat_map(|game| &game.icons);
    assert!(icons.into_iter().any(|icon| icon.id == "wodny_szlak.land"), "a shell can draw it");
}

#[test]
fn a_finish_says_how_many_tiles_of_a_river_are_laid() {
    let mut evening = Evening::of(2);
    evening.choose("way", "river");
    evening.describe_start();
    for column in ["P", "Q", "R"] {
        evening.lay(0, &format!("{column}14"), "ew");
    }
    evening.press("open.1");
    evening.choose("way", "result");
    evening.usual_result(1);
    evening.press("session.finish");
    let asked = evening.screen.sheet.asked().expect("a question");
    assert_eq!(asked.title.as_deref(), Some("A’s river has 3 of 13 tiles."));
    evening.press("session.keep");
    assert!(evening.screen.sheet.asked().is_none());
}

#[test]
fn a_river_is_taken_away_so_that_the_told_result_counts_again() {
    let mut evening = Evening::of(2);
    evening.usual_result(0);
    assert!(evening.screen.control("clear").is_none(), "nothing lies there");
    evening.choose("way", "river");
    evening.describe_start();
    evening.lay(0, "P14", "ew");
    evening.lay(0, "Q14", "ew");
    evening.choose("way", "result");
    assert_eq!(evening.points()[0], Some(0));
    let why = "The river counts as long as tiles lie there (2 of 13); what is told here is only \
               compared with it.";
    assert_eq!(evening.screen.sheet.remarks, [why]);
    evening.press("clear");
    assert_eq!(evening.points()[0], Some(33), "what was told");
    assert_eq!((evening.doubts().len(), evening.screen.sheet.remarks.len()), (0, 0));
    let log = evening.app.log(evening.screen.session).expect("a log");
    assert_eq!(log.last().expect("a line").text, "A: all tiles of the river taken away");
    evening.press("session.undo");
    assert_eq!(evening.points()[0], Some(0), "the river is back");
    evening.choose("way", "river");
    assert_eq!(evening.spoken(0, "Q14"), "Q14: river east, west");
}
