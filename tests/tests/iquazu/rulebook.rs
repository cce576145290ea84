//! What the rulebook of Iquazú prints.

use tallystone_core::game::Game as _;
use tallystone_core::games::iquazu::{Event, Iquazu};

use super::wall::{
    GREEN, PURPLE, RED, YELLOW, column, gem, play, points, score, seat, table, tiles, wall_score,
};

/// The rulebook's example, as far as its words carry: the picture is lost.
fn rulebook_example() -> Vec<Event> {
    vec![
        gem(1, 1, YELLOW),
        gem(1, 1, RED),
        gem(3, 1, PURPLE),
        gem(1, 3, YELLOW),
        gem(2, 3, GREEN),
        gem(2, 3, YELLOW),
        gem(1, 4, PURPLE),
        gem(1, 4, GREEN),
        gem(1, 4, GREEN),
        gem(1, 5, RED),
        gem(1, 5, GREEN),
        gem(4, 5, RED),
        gem(4, 5, GREEN),
        score(&[8, 5, 2]),
    ]
}

#[test]
fn the_rulebooks_example_gives_8_5_2_and_nothing() {
    let table = table(4);
    let position = play(&table, &rulebook_example());
    let mut by_name = points(&table, &position);
    assert_eq!(by_name.remove(GREEN), 8);
    assert_eq!(by_name, [2, 5, 0], "yellow, red, purple");
}

#[test]
fn the_rulebooks_example_gives_its_five_tiles() {
    let position = play(&table(4), &rulebook_example());
    let expected = [Some(PURPLE), None, Some(YELLOW), Some(GREEN), Some(GREEN)];
    assert_eq!(tiles(&position, 0), expected, "furthest right; nobody; majority; majority; lower");
}

#[test]
fn when_all_are_level_the_lowest_gem_is_first() {
    let table = table(4);
    let mut events: Vec<Event> = (0..4).map(|owner| gem(1, owner + 1, owner)).collect();
    events.push(score(&[8, 5, 2]));
    assert_eq!(points(&table, &play(&table, &events)), [0, 2, 5, 8]);
}

#[test]
fn a_player_without_a_gem_gets_nothing_though_a_value_is_left() {
    let table = table(4);
    assert_eq!(points(&table, &play(&table, &[gem(1, 2, 1), score(&[8, 5, 2])])), [0, 8, 0, 0]);
}

#[test]
fn two_and_three_players_have_fewer_values() {
    for players in [2, 3] {
        let table = table(players);
        let mut events: Vec<Event> = (0..players).map(|owner| gem(1, owner + 1, owner)).collect();
        events.push(score(&[7, 3][..players - 1]));
        let position = play(&table, &events);
        assert_eq!(points(&table, &position)[0], 0, "the highest of all goes without");
        assert_eq!(points(&table, &position)[players - 1], 7);
    }
}

#[test]
fn the_frame_has_fewer_columns_at_its_last_positions() {
    let table = table(2);
    let mut position = Iquazu.begin(&table);
    let mut widths = Vec::new();
    for number in 1..=9 {
        widths.push(position.frame().len());
        Iquazu.apply(&table, &mut position, &wall_score(number));
    }
    assert_eq!(widths, [5, 5, 5, 5, 5, 5, 5, 4, 3]);
    assert_eq!(position.scorings.len(), 11, "the last two rocks follow at once");
    assert!(Iquazu.check(&table, &position, &wall_score(11)).is_err());
}

#[test]
fn without_the_values_the_places_are_still_said() {
    let table = table(3);
    let events = [gem(1, 2, 0), gem(1, 3, 0), gem(1, 4, 1), wall_score(1)];
    let position = play(&table, &events);
    assert_eq!(points(&table, &position), [0, 0, 0]);
    let score = Iquazu.score(&table, &position);
    let rocks = &score.seats[seat(0)].total.parts()[0];
    assert_eq!(rocks.parts().len(), 1, "first, without a value");
    let told = Event::Rock { column: column(1), values: vec![6, 2] };
    let position = play(&table, &[&events[..], &[told]].concat());
    assert_eq!(points(&table, &position), [6, 2, 0], "values told later count as well");
}
