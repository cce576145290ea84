//! Aufbau: setting the game up for two, three or four players.

use super::options::Options;
use super::wall::ROWS;
use crate::checklist::{Checklist, ChecklistSection, ChecklistStep};
use crate::table::Table;
use crate::text::{Message, msg};

pub(super) const CARDS: u32 = 60;
pub(super) const FIRST_HAND: u32 = 4;
pub(super) const GEMS_OF_A_COLOUR: u32 = 35;
pub(super) const DROPS: u32 = 50;
pub(super) const LIGHT_TILES: u32 = 35;
pub(super) const DARK_TILES: u32 = 10;
pub(super) const WATER_STRIPS: u32 = 8;
const COLOURS: u32 = 4;

/// The start player gets four cards, each next one clockwise one more.
fn hands(players: u32) -> impl Iterator<Item = u32> {
    (0..players).map(|place| FIRST_HAND + place)
}

fn pile(players: u32) -> u32 {
    CARDS - hands(players).sum::<u32>()
}

/// In the order of somebody who does it alone; others can do the boxes and cards meanwhile.
pub(super) fn setup(table: &Table<Options>) -> Checklist {
    let players = u32::try_from(table.len()).unwrap_or(0);
    Checklist::new(vec![
        beginning(),
        wall(players),
        tiles(),
        each_player(),
        boxes(),
        cards(players),
    ])
}

fn beginning() -> ChecklistSection {
    let steps = vec![ChecklistStep::new("start", msg!(iquazu_setup_start), "start-player")];
    ChecklistSection::new(msg!(iquazu_setup_section_start), steps).by(msg!(app_setup_together))
}

fn wall(players: u32) -> ChecklistSection {
    let steps = vec![
        ChecklistStep::new("board", msg!(iquazu_setup_board), "setup-wall")
            .takes(4, msg!(iquazu_piece_board)),
        ChecklistStep::new("rails", msg!(iquazu_setup_rails), "rails")
            .takes(2, msg!(iquazu_piece_rails)),
        ChecklistStep::new("rails-edge", msg!(iquazu_setup_rails_edge), "rails").first_time(),
        ChecklistStep::new("strips", msg!(iquazu_setup_strips), "strip-order")
            .takes(5, msg!(iquazu_piece_strips)),
        ChecklistStep::new("points", msg!(iquazu_setup_points, n = players), "setup-wall")
            .takes(1, msg!(iquazu_piece_points)),
    ];
    ChecklistSection::new(msg!(iquazu_setup_section_wall), steps).by(msg!(app_setup_one))
}

fn tiles() -> ChecklistSection {
    let open = u32::try_from(ROWS).unwrap_or(0);
    let steps = vec![
        ChecklistStep::new("dark", msg!(iquazu_setup_dark), "setup-tiles")
            .takes(DARK_TILES, msg!(iquazu_piece_dark)),
        ChecklistStep::new("light", msg!(iquazu_setup_light), "setup-tiles")
            .takes(LIGHT_TILES, msg!(iquazu_piece_light)),
        ChecklistStep::new("frame", msg!(iquazu_setup_frame), "setup-frame")
            .takes(1, msg!(iquazu_piece_frame)),
        ChecklistStep::new("water", msg!(iquazu_setup_water), "setup-frame")
            .takes(WATER_STRIPS, msg!(iquazu_piece_water)),
        ChecklistStep::new("open", msg!(iquazu_setup_open, n = open), "setup-tiles"),
    ];
    ChecklistSection::new(msg!(iquazu_setup_section_tiles), steps).by(msg!(app_setup_one))
}

fn each_player() -> ChecklistSection {
    let steps = vec![
        ChecklistStep::new("colours", msg!(iquazu_setup_colours), "setup-gems").first_time(),
        ChecklistStep::new("markers", msg!(iquazu_setup_markers), "setup-gems"),
    ];
    ChecklistSection::new(msg!(iquazu_setup_section_players), steps).by(msg!(app_setup_everybody))
}

fn boxes() -> ChecklistSection {
    let gems = msg!(iquazu_piece_gems, n = GEMS_OF_A_COLOUR);
    let steps = vec![
        ChecklistStep::new("fold", msg!(iquazu_setup_fold), "fold-boxes").first_time(),
        ChecklistStep::new("gems", msg!(iquazu_setup_gems), "boxes")
            .takes(COLOURS * GEMS_OF_A_COLOUR, gems)
            .takes(1, msg!(iquazu_piece_gem_box)),
        ChecklistStep::new("drops", msg!(iquazu_setup_drops), "boxes")
            .takes(DROPS, msg!(iquazu_piece_drops))
            .takes(1, msg!(iquazu_piece_water_box)),
    ];
    ChecklistSection::new(msg!(iquazu_setup_section_boxes), steps).by(msg!(app_setup_another))
}

fn cards(players: u32) -> ChecklistSection {
    let dealt: Vec<Message> = hands(players).map(|cards| msg!(app_number, n = cards)).collect();
    let steps = vec![
        ChecklistStep::new("shuffle", msg!(iquazu_setup_shuffle, n = CARDS), "setup-cards")
            .takes(CARDS, msg!(iquazu_piece_cards)),
        ChecklistStep::new("deal", msg!(iquazu_setup_deal, hands = dealt), "setup-cards"),
        ChecklistStep::new("pile", msg!(iquazu_setup_pile, n = pile(players)), "setup-cards"),
        ChecklistStep::new("discards", msg!(iquazu_setup_discards), "pay-discard").first_time(),
    ];
    ChecklistSection::new(msg!(iquazu_setup_section_cards), steps).by(msg!(app_setup_another))
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
    fn everything_goes_back_into_the_box() {
        let list = setup(&Table::new(3, &[], Options::default()));
        let counts: Vec<u32> = list.tidy_up().iter().map(|pieces| pieces.count).collect();
        assert_eq!(counts, [60, 1, 50, 1, 140, 8, 1, 35, 10, 1, 5, 2, 4]);
    }

    #[test]
    fn whoever_knows_the_game_reads_less() {
        let list = setup(&Table::new(2, &[], Options::default()));
        let short = list.clone().without_first_time();
        assert_eq!((list.steps().count(), short.steps().count()), (20, 16));
    }
}
