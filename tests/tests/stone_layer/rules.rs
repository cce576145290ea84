//! Every sentence of the rules that changes a number, as a test; those about the end stand in
//! `winning`.

use tallystone_core::game::Game as _;
use tallystone_core::games::stone_layer::{Event, Outcome, StoneLayer};

use super::table::{
    BLUE, ENGLISH, GREEN, NORWEGIAN, RED, Trial, base, dry, fell, seat, stacks, steps,
};

#[test]
fn the_start_player_is_up_first_and_then_it_goes_clockwise() {
    let mut table = Trial::of(3, ENGLISH);
    let mut up = Vec::new();
    for player in [RED, BLUE, GREEN, RED] {
        up.push(table.position.up.index());
        table.builds(player);
    }
    assert_eq!(up, [RED, BLUE, GREEN, RED]);
    table.table.start = seat(BLUE);
    assert_eq!(StoneLayer.begin(&table.table).up, seat(BLUE));
}

#[test]
fn the_marker_moves_clockwise_by_the_steps_of_the_tile_over_six_base_stones() {
    let mut table = Trial::of(2, ENGLISH);
    let mut places = Vec::new();
    for number in [2, 3, 1, 6, 5] {
        table.stood(RED).steps(number);
        places.push(table.position.marker.number());
    }
    assert_eq!(places, [3, 6, 1, 1, 6]);
}

#[test]
fn a_stone_that_stands_gives_one_token_and_more_from_the_fourth_on() {
    let mut table = Trial::of(4, ENGLISH);
    let mut beside = Vec::new();
    for turn in 0..8 {
        table.builds(turn % 4);
        beside.push((0..4).map(|player| table.beside(1, player)).sum::<u8>());
    }
    assert_eq!(beside, [1, 2, 3, 5, 8, 12, 16, 20]);
    assert_eq!((0..4).map(|player| table.hand(player)).collect::<Vec<_>>(), [15, 14, 14, 13]);
}

/// The example in the rulebook.
#[test]
fn the_fourth_stone_gives_two_tokens_in_total() {
    let mut table = Trial::of(2, ENGLISH);
    table.builds(RED).builds(RED).builds(RED).stood(BLUE);
    assert_eq!(table.beside(1, BLUE), 2);
}

#[test]
fn a_leaning_stone_gives_no_token_but_stays_and_counts_in_the_height() {
    let mut table = Trial::of(2, ENGLISH);
    table.builds(RED).builds(BLUE).stone(RED, Outcome::NoToken).steps(6);
    assert_eq!((table.height(1), table.beside(1, RED)), (3, 1));
    table.stood(BLUE);
    assert_eq!(table.beside(1, BLUE), 1 + 2, "the fourth stone");
}

#[test]
fn a_stone_that_slides_off_goes_back_to_the_river() {
    let mut table = Trial::of(2, ENGLISH);
    table.builds(RED).stone(BLUE, Outcome::SlidOff);
    assert_eq!((table.height(1), table.position.river(), table.beside(1, BLUE)), (1, 36, 0));
}

#[test]
fn a_stack_that_falls_gives_all_its_stones_back_to_the_river() {
    let mut table = Trial::of(2, ENGLISH);
    table.builds(RED).builds(BLUE).builds(RED).stone(BLUE, fell(&[0], false));
    assert_eq!((table.height(1), table.position.river()), (0, 37));
}

#[test]
fn every_token_beside_a_fallen_stack_is_a_point_whichever_stack_it_is() {
    let mut table = Trial::of(3, ENGLISH);
    table.lay(1, 2, &[1, 1, 0]).lay(4, 4, &[2, 1, 2]);
    table.stone(GREEN, fell(&[4], true));
    assert_eq!(table.points(), [2, 1, 0], "another stack than the marker's");
    assert_eq!((table.height(1), table.height(4)), (3, 0), "the stone lies on its own stack");
    assert_eq!(table.beside(1, GREEN), 0, "and earns nothing");
    table.steps(6).stone(RED, fell(&[0], false));
    assert_eq!(table.points(), [2, 2, 0]);
}

#[test]
fn the_player_in_turn_scores_nothing_and_the_tokens_come_back() {
    let mut table = Trial::of(2, ENGLISH);
    table.builds(RED).builds(BLUE).stone(RED, fell(&[0], false));
    assert_eq!(table.points(), [0, 1]);
    assert_eq!((table.hand(RED), table.hand(BLUE)), (19, 18), "gold tokens are no hand");
}

#[test]
fn gold_points_are_never_lost_and_never_laid_again() {
    let mut table = Trial::of(2, r#"{"exchange":false}"#);
    table.gold(RED, 4).lay(1, 3, &[2, 1]).stone(RED, fell(&[0], false)).steps(6);
    assert_eq!((table.points()[RED], table.hand(RED)), (4, 15), "an own collapse costs no points");
    table.lay(2, 6, &[15, 0]).stone(RED, Outcome::Stood);
    assert_eq!((table.beside(1, RED), table.points()[RED]), (0, 4), "four gold, none in hand");
}

#[test]
fn a_turn_takes_one_open_tile_and_a_new_row_comes_after_the_fifth() {
    let mut table = Trial::of(2, ENGLISH);
    let mut open = Vec::new();
    for outcome in [Outcome::Stood, Outcome::NoToken, Outcome::SlidOff, fell(&[0], false)] {
        table.stone(RED, outcome).steps(6);
        open.push(table.position.tiles.open);
    }
    table.builds(BLUE);
    open.push(table.position.tiles.open);
    assert_eq!(open, [4, 3, 2, 1, 5], "whatever became of the stone");
}

/// The example of the fourteenth difference: Red has 3 and Blue 2, and Red topples the stack.
#[test]
fn an_own_collapse_returns_the_tokens_in_four_languages_and_leaves_them_in_norwegian() {
    for edition in ["fi", "sv", "da", "en"] {
        let mut table = Trial::of(2, &format!(r#"{{"edition":"{edition}"}}"#));
        table.lay(1, 4, &[3, 2]).stone(RED, fell(&[0], false)).steps(6);
        assert_eq!(table.points(), [0, 2], "{edition}");
        assert_eq!((table.beside(1, RED), table.hand(RED)), (0, 19), "{edition}");
        table.builds(BLUE).stone(BLUE, fell(&[0], false));
        assert_eq!(table.points(), [0, 2], "{edition}: nothing of Red is left there");
    }
    let mut table = Trial::of(2, NORWEGIAN);
    table.lay(1, 4, &[3, 2]).stone(RED, fell(&[0], false)).steps(6);
    assert_eq!(table.points(), [0, 2]);
    assert_eq!((table.beside(1, RED), table.hand(RED)), (3, 16));
    table.builds(RED).stone(RED, fell(&[0], false)).steps(6);
    assert_eq!(table.beside(1, RED), 4, "they stay again when Red topples the next one as well");
    table.builds(BLUE).stone(BLUE, fell(&[0], false));
    assert_eq!(table.points(), [4, 2], "until somebody else topples it");
}

#[test]
fn a_collapse_by_somebody_else_pays_all_but_the_causer_and_the_turn_goes_on() {
    let mut table = Trial::of(3, ENGLISH);
    table.lay(1, 4, &[2, 2, 1]).collapse(GREEN, &[0]);
    assert_eq!(table.points(), [2, 2, 0], "the player in turn among them");
    assert_eq!(table.hand(GREEN), 19, "the causer's tokens come back");
    table.stood(RED);
    assert_eq!((table.height(1), table.beside(1, RED)), (1, 1), "and may still earn a token");
}

#[test]
fn in_norwegian_the_tokens_of_another_causer_stay_as_well() {
    let mut table = Trial::of(3, NORWEGIAN);
    table.lay(1, 4, &[2, 2, 1]).collapse(GREEN, &[0]);
    assert_eq!((table.points(), table.beside(1, GREEN)), (vec![2, 2, 0], 1));
}

#[test]
fn tokens_that_were_just_laid_are_points_if_somebody_else_topples_the_stack() {
    let mut table = Trial::of(2, ENGLISH);
    table.lay(1, 3, &[0, 1]).stood(RED).collapse(BLUE, &[0]);
    assert_eq!(table.points(), [2, 0]);
    assert_eq!(table.position.turn.stone.map(|laid| laid.failed), Some(false));
}

#[test]
fn until_the_steps_are_given_a_fall_replaces_a_stone_that_stood() {
    let stood_first = |numbers: &[usize]| {
        let mut table = Trial::of(2, ENGLISH);
        table.lay(1, 3, &[1, 2]).lay(2, 2, &[1, 1]).stood(RED).collapse(RED, numbers);
        (table.points(), table.hand(RED), table.position.stacks)
    };
    let at_once = |numbers: &[usize], lies: bool| {
        let mut table = Trial::of(2, ENGLISH);
        table.lay(1, 3, &[1, 2]).lay(2, 2, &[1, 1]).stone(RED, fell(numbers, lies));
        (table.points(), table.hand(RED), table.position.stacks)
    };
    assert_eq!(stood_first(&[0]), at_once(&[0], false));
    assert_eq!(stood_first(&[2]), at_once(&[2], true));
    assert_eq!(stood_first(&[0, 2]), at_once(&[0, 2], false));
}

#[test]
fn a_stack_toppled_before_placing_costs_the_token_but_the_stone_may_lie() {
    let mut told_apart = Trial::of(2, ENGLISH);
    told_apart.lay(1, 2, &[0, 1]).collapse(RED, &[0]).stood(RED);
    assert_eq!((told_apart.height(1), told_apart.beside(1, RED)), (1, 0));
}

/// "All the stones from the stack are returned to the river", the one just added among them.
#[test]
fn a_stack_that_fell_at_the_marker_keeps_no_stone_though_one_is_told_as_lying() {
    for numbers in [&[0][..], &[1], &[0, 3]] {
        let mut table = Trial::of(2, ENGLISH);
        table.lay(1, 2, &[0, 1]).lay(3, 1, &[0, 0]).stone(RED, fell(numbers, true));
        let river = 37 - table.height(3);
        assert_eq!((table.height(1), table.position.river()), (0, river), "{numbers:?}");
    }
    let mut from_a_stack = dry(ENGLISH);
    from_a_stack.stone_from(RED, 2, fell(&[0], true));
    assert_eq!((from_a_stack.height(1), from_a_stack.height(2)), (0, 6));
    assert_eq!(from_a_stack.position.river(), 4, "three that lay there and the one in hand");
}

#[test]
fn five_gold_points_are_exchanged_when_tokens_run_out() {
    let mut table = Trial::of(2, ENGLISH);
    table.gold(RED, 6).lay(2, 6, &[12, 0]).lay(1, 3, &[0, 0]).stood(RED);
    assert_eq!(table.beside(1, RED), 2, "one in hand, and five more");
    let side = table.position.seats[seat(RED)];
    assert_eq!((side.gold, side.fives, table.hand(RED)), (1, 1, 4));
    assert_eq!(table.points()[RED], 6);
    let said = table.remarks();
    assert!(said.contains("Tokens ran out, so A exchanges five gold points"), "{said}");
    table.collapse(RED, &[2]);
    let side = table.position.seats[seat(RED)];
    assert_eq!((side.gold, side.fives), (6, 0), "a stone that earned nothing needed no exchange");
}

#[test]
fn without_points_to_exchange_only_what_is_left_is_laid() {
    let mut table = Trial::of(2, ENGLISH);
    table.gold(RED, 4).lay(2, 6, &[12, 0]).lay(3, 2, &[2, 0]).lay(1, 5, &[0, 0]).stood(RED);
    assert_eq!((table.beside(1, RED), table.hand(RED)), (1, 0), "worth four");
    let said = table.remarks();
    assert!(said.contains("worth 4, but A has only 1 left to lay"), "{said}");
    let mut by_hand = Trial::of(2, r#"{"exchange":false}"#);
    by_hand.gold(RED, 6).lay(2, 6, &[12, 0]).lay(1, 3, &[0, 0]).stood(RED);
    assert_eq!(by_hand.beside(1, RED), 1, "nobody asked for it");
    by_hand.steps(6).tell(&Event::Exchange { seat: seat(RED) });
    assert_eq!((by_hand.hand(RED), by_hand.points()[RED]), (5, 6));
    assert_eq!(by_hand.refused(&Event::Exchange { seat: seat(RED) }), Some("exchange"));
}

#[test]
fn a_quick_start_adds_steps_up_and_gives_no_tokens_but_height() {
    let mut table = Trial::of(2, r#"{"quick_start":true}"#);
    let quick = |number: usize| Event::QuickStone { steps: steps(number), size: None };
    for number in [2, 3, 1, 6] {
        table.tell(&quick(number));
    }
    assert_eq!([1, 2, 3, 4, 5, 6].map(|stack| table.height(stack)), [2, 0, 1, 0, 0, 1]);
    assert_eq!(table.position.marker, base(1), "where the fourth stone lies");
    assert_eq!((table.hand(RED), table.hand(BLUE)), (19, 19));
    assert_eq!(table.refused(&quick(1)), Some("quick-start"), "four stones");
    table.builds(RED).stood(BLUE);
    assert_eq!(table.beside(1, BLUE), 2, "the fourth stone of the stack");
}

#[test]
fn after_a_quick_start_31_or_35_tiles_are_shuffled() {
    for (edition, tiles) in [("fi", 35), ("sv", 35), ("da", 31), ("nb", 31), ("en", 31)] {
        let options = format!(r#"{{"edition":"{edition}","quick_start":true}}"#);
        let mut table = Trial::of(2, &options);
        for number in [1, 1, 1, 1] {
            table.tell(&Event::QuickStone { steps: steps(number), size: None });
        }
        let now = table.position.tiles;
        assert_eq!((now.open + now.pile, now.used), (tiles, 35 - tiles), "{edition}");
    }
}

#[test]
fn from_an_empty_river_the_stone_comes_from_the_top_of_another_stack() {
    let mut table = dry(ENGLISH);
    table.stone_from(RED, 2, Outcome::Stood);
    assert_eq!((table.height(1), table.height(2)), (4, 6));
    assert_eq!(table.beside(1, RED), 1 + 2);
    assert_eq!(table.beside(2, RED), 2, "tokens beside the lowered stack stay as they are");
}

#[test]
fn the_next_stone_on_a_lowered_stack_is_worth_what_its_height_then_says() {
    let mut table = dry(ENGLISH);
    table.lay(2, 5, &[2, 3]).lay(6, 8, &[0, 0]).stone_from(RED, 2, Outcome::Stood).steps(1);
    table.stone_from(BLUE, 3, Outcome::Stood);
    assert_eq!((table.height(2), table.beside(2, BLUE)), (5, 3 + 3), "the fifth stone again");
}

#[test]
fn a_source_that_falls_pays_the_others_and_ends_the_turn_with_the_marker_where_it_is() {
    let source_fell = Outcome::SourceFell { stacks: stacks(&[2]) };
    let mut table = dry(ENGLISH);
    table.stone_from(RED, 2, source_fell.clone());
    assert_eq!(table.points(), [0, 3]);
    assert_eq!((table.height(1), table.height(2)), (3, 0), "no stone was placed");
    table.tell(&Event::Tile { steps: None });
    assert_eq!((table.position.marker, table.position.up), (base(1), seat(BLUE)));
    let mut moving = dry(r#"{"marker_after_source_fall":"moves"}"#);
    moving.stone_from(RED, 2, source_fell).steps(2);
    assert_eq!(moving.position.marker, base(3));
}

#[test]
fn a_source_that_somebody_else_topples_leaves_the_turn_going() {
    let mut table = dry(ENGLISH);
    table.collapse(BLUE, &[2]);
    assert_eq!(table.points(), [2, 0], "the player in turn is paid, the causer is not");
    table.stood(RED);
    assert_eq!((table.height(1), table.beside(1, RED)), (4, 1 + 2), "from the river by now");
}

#[test]
fn the_marker_moves_after_a_failed_placement_unless_the_table_wants_otherwise() {
    for outcome in [Outcome::NoToken, Outcome::SlidOff, fell(&[0], false)] {
        for (rule, place) in [("moves", 3), ("stays", 1)] {
            let mut table = Trial::of(2, &format!(r#"{{"marker_after_failure":"{rule}"}}"#));
            table.builds(RED).stone(BLUE, outcome.clone()).steps(2);
            assert_eq!(table.position.marker, base(place), "{outcome:?} {rule}");
        }
    }
    let mut table = Trial::of(2, r#"{"marker_after_failure":"stays"}"#);
    table.builds(RED).stood(BLUE).collapse(RED, &[0]).steps(2);
    assert_eq!(table.position.marker, base(3), "the stone stood; somebody else toppled it");
}

#[test]
fn the_same_log_gives_other_points_under_another_edition() {
    let log = |options: &str| {
        let mut table = Trial::of(2, options);
        table.builds(RED).builds(BLUE).builds(RED);
        table.stone(RED, fell(&[0], false)).steps(6).builds(BLUE);
        table.stone(BLUE, fell(&[0], false));
        table.points()
    };
    assert_eq!(log(ENGLISH), [0, 1]);
    assert_eq!(log(NORWEGIAN), [2, 1]);
}

#[test]
fn a_player_who_leaves_takes_no_turns_but_keeps_those_that_were_played() {
    let mut table = Trial::of(3, ENGLISH);
    table.table.seats[seat(BLUE)].left = true;
    table.builds(RED);
    assert_eq!(table.position.up, seat(GREEN));
    table.builds(BLUE);
    assert_eq!((table.beside(1, BLUE), table.position.odd.len()), (1, 0));
    assert_eq!(table.position.up, seat(GREEN));
}
