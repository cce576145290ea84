//! What is refused, by which rule, and how it is said.

use tallystone_core::games::stone_layer::{Event, Outcome, Size};

use super::table::{BLUE, ENGLISH, RED, Trial, base, dry, fell, seat, stacks, steps};

#[test]
fn only_one_stone_is_placed_in_a_turn() {
    let mut table = Trial::of(2, ENGLISH);
    table.stood(RED);
    let again = Event::Stone { seat: seat(RED), outcome: Outcome::NoToken, size: None, from: None };
    assert_eq!(table.refused(&again), Some("one-stone"));
    let bare = Trial::of(2, ENGLISH);
    assert_eq!(bare.refused(&Event::Tile { steps: Some(steps(2)) }), Some("turn"));
}

#[test]
fn a_source_is_named_only_when_the_river_is_empty_and_is_another_stack() {
    let from = |source: Option<usize>| Event::Stone {
        seat: seat(RED),
        outcome: Outcome::Stood,
        size: None,
        from: source.map(base),
    };
    let table = dry(ENGLISH);
    assert_eq!(table.refused(&from(None)), Some("river-empty"));
    assert_eq!(table.refused(&from(Some(1))), Some("river-empty"));
    assert_eq!(table.refused(&from(Some(2))), None);
    let mut wet = Trial::of(2, ENGLISH);
    wet.lay(2, 3, &[0, 0]);
    assert_eq!(wet.refused(&from(Some(2))), Some("river-empty"));
}

#[test]
fn when_no_tile_fits_five_new_ones_are_turned_up_also_while_the_river_has_stones() {
    for (options, refused) in [(ENGLISH, None), (r#"{"new_tiles":false}"#, Some("no-usable-tile"))]
    {
        assert_eq!(Trial::of(2, options).refused(&Event::NewTiles), refused);
        assert_eq!(dry(options).refused(&Event::NewTiles), None);
    }
}

#[test]
fn a_bare_base_stone_cannot_fall() {
    let table = Trial::of(2, ENGLISH);
    let outcome = fell(&[0], false);
    let event = Event::Stone { seat: seat(RED), outcome, size: None, from: None };
    assert_eq!(table.refused(&event), Some("collapse"));
    let event = Event::Collapse { by: seat(BLUE), stacks: stacks(&[4]) };
    assert_eq!(table.refused(&event), Some("collapse"));
    let event = Event::Collapse { by: seat(BLUE), stacks: stacks(&[]) };
    assert_eq!(table.refused(&event), Some("no rule"), "something must have fallen");
}

/// A tile was chosen for the stone that lies: other reasons than that of a second stone.
#[test]
fn in_the_middle_of_a_turn_neither_tiles_nor_marker_change() {
    let mut table = Trial::of(2, ENGLISH);
    table.builds(RED).stood(BLUE);
    assert_eq!(table.refused(&Event::NewTiles), Some("no-usable-tile"));
    let said = table.objection(&Event::NewTiles).unwrap_or_default();
    assert!(
        said.starts_with("Turn 2: The stone of this turn has been told, so its tile"),
        "{said}"
    );
    let moved = Event::Marker { base: base(3) };
    assert_eq!(table.refused(&moved), Some("marker"));
    let said = table.objection(&moved).unwrap_or_default();
    assert!(said.contains("moves by the steps of its tile"), "{said}");
}

#[test]
fn stones_of_all_sizes_together_are_37() {
    let count = |size: Size, stones: u8| Event::Count { size, stones };
    let mut table = Trial::of(2, ENGLISH);
    assert_eq!(table.refused(&count(Size::Small, 38)), Some("contents"));
    table.tell(&count(Size::Small, 20));
    assert_eq!(table.refused(&count(Size::Medium, 18)), Some("contents"));
    let said = table.objection(&count(Size::Medium, 18)).unwrap_or_default();
    assert!(
        said.contains("Size medium: with the other sizes as told at most 17, not 18"),
        "{said}"
    );
    table.tell(&count(Size::Medium, 17)).tell(&count(Size::Large, 0));
    table.tell(&count(Size::Medium, 9)).tell(&count(Size::Large, 8));
}

#[test]
fn every_refusal_says_in_which_turn() {
    let mut table = Trial::of(2, ENGLISH);
    table.builds(RED).builds(BLUE);
    let said = table.objection(&Event::Tile { steps: None }).unwrap_or_default();
    assert_eq!(said, "Turn 3: Say first how the stone lies, then the steps.");
}
