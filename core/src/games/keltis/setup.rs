//! Spelvoorbereiding: setting the game up for two, three or four players.

use super::options::Options;
use crate::checklist::{Checklist, ChecklistSection, ChecklistStep};
use crate::table::Table;
use crate::text::msg;

const CARDS: u32 = 110;
const HAND: u32 = 8;
/// Two players: so many cards go back into the box unseen.
const REMOVED_FOR_TWO: u32 = 30;

/// Cards left in the face-down pile after the deal.
fn pile(players: u32) -> u32 {
    CARDS - removed(players) - HAND * players
}

fn removed(players: u32) -> u32 {
    if players == 2 { REMOVED_FOR_TWO } else { 0 }
}

pub(super) fn setup(table: &Table<Options>) -> Checklist {
    let players = u32::try_from(table.len()).unwrap_or(0);
    Checklist::new(vec![board(), each_player(players), cards(players), beginning(table)])
}

fn board() -> ChecklistSection {
    let steps = vec![
        ChecklistStep::new("board", msg!(keltis_setup_board), "paths")
            .takes(1, msg!(keltis_piece_board)),
        ChecklistStep::new("tiles", msg!(keltis_setup_tiles), "setup-tiles")
            .takes(9, msg!(keltis_piece_wish_stones))
            .takes(9, msg!(keltis_piece_clovers))
            .takes(7, msg!(keltis_piece_point_tiles)),
        ChecklistStep::new("tiles-up", msg!(keltis_setup_tiles_up), "setup-tiles"),
    ];
    ChecklistSection::new(msg!(keltis_setup_section_board), steps)
}

fn each_player(players: u32) -> ChecklistSection {
    let steps = vec![
        ChecklistStep::new("figures", msg!(keltis_setup_figures, n = players * 5), "setup-figures")
            .takes(players * 4, msg!(keltis_piece_small_figures))
            .takes(players, msg!(keltis_piece_large_figures)),
        ChecklistStep::new("markers", msg!(keltis_setup_markers), "score-track")
            .takes(players, msg!(keltis_piece_markers)),
        ChecklistStep::new("leaves", msg!(keltis_setup_leaves), "setup-figures")
            .takes(players, msg!(keltis_piece_leaves)),
    ];
    ChecklistSection::new(msg!(keltis_setup_section_players), steps)
}

fn cards(players: u32) -> ChecklistSection {
    let mut steps = vec![
        ChecklistStep::new("shuffle", msg!(keltis_setup_shuffle, n = CARDS), "setup-cards")
            .takes(CARDS, msg!(keltis_piece_cards)),
    ];
    if removed(players) > 0 {
        let text = msg!(keltis_setup_remove, n = removed(players));
        steps.push(ChecklistStep::new("remove", text, "two-players"));
    }
    steps.push(ChecklistStep::new("deal", msg!(keltis_setup_deal, n = HAND), "setup-cards"));
    steps.push(ChecklistStep::new(
        "pile",
        msg!(keltis_setup_pile, n = pile(players)),
        "setup-cards",
    ));
    ChecklistSection::new(msg!(keltis_setup_section_cards), steps)
}

fn beginning(table: &Table<Options>) -> ChecklistSection {
    let text = msg!(keltis_setup_start, seat = table.start);
    ChecklistSection::new(
        msg!(keltis_setup_section_start),
        vec![ChecklistStep::new("start", text, "start-player")],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pile_is_what_is_left_after_the_deal() {
        assert_eq!([pile(2), pile(3), pile(4)], [64, 86, 78]);
    }

    #[test]
    fn only_two_players_take_cards_out() {
        for players in 2..=4 {
            let list = setup(&Table::new(players, &[], Options::default()));
            assert_eq!(list.steps().any(|step| step.id == "remove"), players == 2);
        }
    }

    #[test]
    fn the_tidy_up_list_counts_everything_back_in() {
        let list = setup(&Table::new(3, &[], Options::default()));
        let counts: Vec<u32> = list.tidy_up().iter().map(|pieces| pieces.count).collect();
        assert_eq!(counts, [110, 3, 3, 3, 12, 7, 9, 9, 1]);
    }
}
