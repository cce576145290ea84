//! The end of the game: ten points, ties, and what does not happen any more.

use tallystone_core::games::stone_layer::{Event, Outcome};

use super::table::{BLUE, ENGLISH, GREEN, RED, Trial, base, fell, seat, stacks, steps};

#[test]
fn the_first_with_ten_points_wins_and_nothing_goes_on() {
    let mut table = Trial::of(2, ENGLISH);
    table.gold(BLUE, 7).lay(1, 5, &[2, 5]).stone(RED, fell(&[0], true));
    assert_eq!((table.points(), table.winners()), (vec![0, 12], vec![BLUE]));
    assert!(table.is_over());
    assert_eq!(table.height(1), 0, "after a win nothing is placed");
    for event in [
        Event::Tile { steps: Some(steps(1)) },
        Event::Stone { seat: seat(BLUE), outcome: Outcome::Stood, size: None, from: None },
        Event::Marker { base: base(2) },
        Event::NewTiles,
    ] {
        assert_eq!(table.refused(&event), Some("winning"), "{event:?}");
    }
    assert_eq!(table.position.marker, base(1), "and nothing moves");
}

#[test]
fn of_several_with_ten_the_one_with_the_most_points_wins() {
    let mut table = Trial::of(3, ENGLISH);
    table.gold(RED, 8).gold(BLUE, 8).lay(1, 5, &[2, 3, 0]).lay(2, 3, &[3, 0, 0]);
    table.stone(GREEN, fell(&[0], false));
    assert_eq!((table.points(), table.winners()), (vec![10, 11, 0], vec![BLUE]));
}

#[test]
fn of_several_with_equal_points_the_one_with_the_most_tokens_beside_stacks_wins() {
    let mut table = Trial::of(3, ENGLISH);
    table.gold(RED, 8).gold(BLUE, 8).lay(1, 5, &[2, 2, 0]).lay(2, 3, &[1, 2, 0]);
    table.stone(GREEN, fell(&[0], false));
    assert_eq!((table.points(), table.winners()), (vec![10, 10, 0], vec![BLUE]));
    assert_eq!(table.ranks(), [Some(2), Some(1), Some(3)]);
}

#[test]
fn if_that_is_equal_too_the_win_is_shared() {
    let mut table = Trial::of(3, ENGLISH);
    table.gold(RED, 8).gold(BLUE, 8).lay(1, 5, &[2, 2, 0]).lay(2, 3, &[1, 0, 0]);
    table.lay(3, 3, &[0, 1, 0]).stone(GREEN, fell(&[0], false));
    assert_eq!(table.winners(), [RED, BLUE]);
}

/// The thirty-fourth difference: a bare base stone is no stack.
#[test]
fn a_tie_counts_tokens_beside_stacks_or_all_on_the_board() {
    for (tie_break, winner) in [("beside_stacks", BLUE), ("on_board", RED)] {
        let options = format!(r#"{{"own_tokens":"stay","tie_break":"{tie_break}"}}"#);
        let mut table = Trial::of(3, &options);
        table.gold(RED, 8).gold(BLUE, 8).lay(1, 5, &[2, 2, 0]);
        table.lay(2, 0, &[3, 0, 0]).lay(3, 3, &[0, 1, 0]).stone(GREEN, fell(&[0], false));
        assert_eq!(table.winners(), [winner], "{tie_break}");
    }
}

/// Red's token stayed beside a bare base stone; the stone of the last turn makes a stack of it.
#[test]
fn a_stone_that_lies_after_the_collapse_that_wins_makes_its_token_count() {
    let tied = |lies: bool| {
        let mut table = Trial::of(3, r#"{"own_tokens":"stay"}"#);
        table.gold(RED, 8).gold(BLUE, 8).lay(2, 4, &[2, 2, 0]).lay(1, 0, &[1, 0, 0]);
        table.stone(GREEN, fell(&[2], lies));
        assert_eq!((table.points(), table.is_over()), (vec![10, 10, 0], true));
        (table.height(1), table.winners())
    };
    assert_eq!(tied(true), (1, vec![RED]));
    assert_eq!(tied(false), (0, vec![RED, BLUE]), "a bare base stone is no stack");
}

/// The same by the English text alone: a stack was emptied while the river had run out.
#[test]
fn a_stone_from_another_stack_makes_its_token_count_too() {
    let mut table = Trial::of(3, ENGLISH);
    table.gold(RED, 8).gold(BLUE, 8).lay(1, 0, &[1, 0, 0]).lay(2, 4, &[2, 2, 0]);
    table.lay(3, 11, &[0; 3]).lay(4, 11, &[0; 3]).lay(5, 11, &[0; 3]);
    table.stone_from(GREEN, 3, fell(&[2], true));
    assert_eq!((table.height(1), table.height(3)), (1, 10));
    assert_eq!((table.points(), table.winners()), (vec![10, 10, 0], vec![RED]));
}

#[test]
fn below_ten_nobody_has_won_and_nobody_has_a_place() {
    let mut table = Trial::of(3, ENGLISH);
    table.lay(2, 3, &[0, 3, 0]).lay(3, 2, &[1, 1, 0]).stone(GREEN, fell(&[3], true));
    assert_eq!(table.points(), [1, 1, 0]);
    assert_eq!((table.ranks(), table.winners()), (vec![None; 3], vec![]));
}

#[test]
fn stacks_that_fall_together_are_settled_together() {
    let mut table = Trial::of(3, ENGLISH);
    table.gold(RED, 7).gold(BLUE, 6).lay(1, 3, &[3, 0, 0]).lay(2, 4, &[0, 5, 0]);
    table.stone(GREEN, fell(&[0, 2], false));
    assert_eq!((table.points(), table.winners()), (vec![10, 11, 0], vec![BLUE]));
}

#[test]
fn of_two_collapses_in_one_turn_the_first_that_gives_ten_ends_the_game() {
    let mut table = Trial::of(3, ENGLISH);
    table.gold(RED, 7).gold(BLUE, 6).lay(1, 3, &[3, 0, 0]).lay(2, 4, &[0, 5, 0]);
    table.stone(GREEN, fell(&[0], false));
    let second = Event::Collapse { by: seat(GREEN), stacks: stacks(&[2]) };
    assert_eq!(table.refused(&second), Some("winning"));
    assert_eq!((table.points(), table.winners()), (vec![10, 6, 0], vec![RED]));
}

#[test]
fn the_tie_break_counts_tokens_after_the_collapse_is_settled() {
    let mut table = Trial::of(3, ENGLISH);
    table.gold(RED, 6).gold(BLUE, 7).lay(1, 6, &[4, 3, 0]).lay(2, 2, &[0, 1, 0]);
    table.stone(GREEN, fell(&[0], false));
    assert_eq!(table.winners(), [BLUE], "Red's four tokens are gold now");
}

#[test]
fn two_players_never_share_a_win() {
    let mut table = Trial::of(2, ENGLISH);
    table.gold(RED, 9).gold(BLUE, 9).lay(1, 6, &[6, 6]).stone(RED, fell(&[0], false));
    assert_eq!(table.winners(), [BLUE]);
}
