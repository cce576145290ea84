//! Aufbau: setting the game up for two, three or four players.

use super::options::Options;
use crate::checklist::{Checklist, ChecklistSection, ChecklistStep};
use crate::seat::Seat;
use crate::table::Table;
use crate::text::{Message, msg};

const CARDS: u32 = 60;
const FIRST_HAND: u32 = 4;

/// The start player gets four cards, each next one clockwise one more.
fn hands(players: u32) -> impl Iterator<Item = u32> {
    (0..players).map(|place| FIRST_HAND + place)
}

fn pile(players: u32) -> u32 {
    CARDS - hands(players).sum::<u32>()
}

/// The seats in turn order, from the start player on.
fn from_start(table: &Table<Options>) -> impl Iterator<Item = Seat> {
    let start = table.order.iter().position(|seat| *seat == table.start).unwrap_or(0);
    table.order.iter().copied().cycle().skip(start).take(table.order.len())
}

pub(super) fn setup(table: &Table<Options>) -> Checklist {
    let players = u32::try_from(table.len()).unwrap_or(0);
    Checklist::new(vec![wall(players), tiles(), boxes(table), cards(table, players)])
}

fn wall(players: u32) -> ChecklistSection {
    let steps = vec![
        ChecklistStep::new("board", msg!(iquazu_setup_board), "setup-wall")
            .takes(4, msg!(iquazu_piece_board)),
        ChecklistStep::new("rails", msg!(iquazu_setup_rails), "setup-wall")
            .takes(2, msg!(iquazu_piece_rails)),
        ChecklistStep::new("strips", msg!(iquazu_setup_strips), "setup-wall")
            .takes(5, msg!(iquazu_piece_strips)),
        ChecklistStep::new("points", msg!(iquazu_setup_points, n = players), "rock-points")
            .takes(1, msg!(iquazu_piece_points)),
    ];
    ChecklistSection::new(msg!(iquazu_setup_section_wall), steps)
}

fn tiles() -> ChecklistSection {
    let steps = vec![
        ChecklistStep::new("dark", msg!(iquazu_setup_dark), "setup-tiles")
            .takes(10, msg!(iquazu_piece_dark)),
        ChecklistStep::new("light", msg!(iquazu_setup_light), "setup-tiles")
            .takes(35, msg!(iquazu_piece_light)),
        ChecklistStep::new("frame", msg!(iquazu_setup_frame), "setup-frame")
            .takes(1, msg!(iquazu_piece_frame)),
        ChecklistStep::new("water", msg!(iquazu_setup_water), "setup-frame")
            .takes(8, msg!(iquazu_piece_water)),
        ChecklistStep::new("open", msg!(iquazu_setup_open), "setup-tiles"),
    ];
    ChecklistSection::new(msg!(iquazu_setup_section_tiles), steps)
}

fn boxes(table: &Table<Options>) -> ChecklistSection {
    let (start, right) = (table.start, table.right_of(table.start));
    let steps = vec![
        ChecklistStep::new("colours", msg!(iquazu_setup_colours), "setup-gems"),
        ChecklistStep::new("markers", msg!(iquazu_setup_markers), "setup-gems"),
        ChecklistStep::new("gems", msg!(iquazu_setup_gems, seat = start), "boxes")
            .takes(140, msg!(iquazu_piece_gems))
            .takes(1, msg!(iquazu_piece_gem_box)),
        ChecklistStep::new("drops", msg!(iquazu_setup_drops, seat = right), "boxes")
            .takes(50, msg!(iquazu_piece_drops))
            .takes(1, msg!(iquazu_piece_water_box)),
    ];
    ChecklistSection::new(msg!(iquazu_setup_section_boxes), steps)
}

fn cards(table: &Table<Options>, players: u32) -> ChecklistSection {
    let dealt: Vec<Message> = from_start(table)
        .zip(hands(players))
        .map(|(seat, cards)| msg!(iquazu_setup_hand, seat = seat, n = cards))
        .collect();
    let steps = vec![
        ChecklistStep::new("shuffle", msg!(iquazu_setup_shuffle, n = CARDS), "setup-cards")
            .takes(CARDS, msg!(iquazu_piece_cards)),
        ChecklistStep::new("deal", msg!(iquazu_setup_deal, hands = dealt), "setup-cards"),
        ChecklistStep::new("pile", msg!(iquazu_setup_pile, n = pile(players)), "setup-cards"),
    ];
    ChecklistSection::new(msg!(iquazu_setup_section_cards), steps)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_grow_from_the_start_player_on_and_the_rest_is_the_pile() {
        assert_eq!(hands(4).collect::<Vec<_>>(), [4, 5, 6, 7]);
        assert_eq!([pile(2), pile(3), pile(4)], [51, 45, 38]);
    }

    #[test]
    fn the_water_box_goes_to_the_right_of_the_start_player() {
        let mut table = Table::new(4, &[], Options::default());
        assert_eq!(table.right_of(table.start), Seat::new(3));
        table.start = Seat::new(2);
        assert_eq!(table.right_of(table.start), Seat::new(1));
        assert_eq!(from_start(&table).map(Seat::index).collect::<Vec<_>>(), [2, 3, 0, 1]);
    }

    #[test]
    fn everything_goes_back_into_the_box() {
        let list = setup(&Table::new(3, &[], Options::default()));
        let counts: Vec<u32> = list.tidy_up().iter().map(|pieces| pieces.count).collect();
        assert_eq!(counts, [60, 1, 50, 1, 140, 8, 1, 35, 10, 1, 5, 2, 4]);
    }
}
