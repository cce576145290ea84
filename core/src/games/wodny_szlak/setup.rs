//! Przygotowanie: setting the game up for one to four players.

use super::options::Options;
use super::position::{stock_left, tiles_used};
use super::tile::Herd;
use crate::checklist::{Checklist, ChecklistSection, ChecklistStep};
use crate::table::{Table, count_of};
use crate::text::msg;

const HAND: u32 = 3;
const SET_ASIDE_ALONE: u32 = 6;

pub(super) fn setup(table: &Table<Options>) -> Checklist {
    let players = table.len();
    Checklist { sections: vec![tiles(players), deal(players)] }
}

/// Przygotowanie 1: which tiles leave their compartments.
fn tiles(players: usize) -> ChecklistSection {
    let count = |herd: Herd| u32::try_from(herd.in_box()).unwrap_or(0);
    let mut steps = vec![
        ChecklistStep::new("plain", msg!(wodny_szlak_setup_plain), "setup-tiles")
            .takes(count(Herd::Plain), msg!(wodny_szlak_piece_plain)),
    ];
    steps.push(if Herd::Sheep.is_used_by(players) {
        ChecklistStep::new("sheep", msg!(wodny_szlak_setup_sheep), "setup-tiles")
            .takes(count(Herd::Sheep), msg!(wodny_szlak_piece_sheep))
    } else {
        ChecklistStep::new("sheep", msg!(wodny_szlak_setup_no_sheep), "setup-tiles")
    });
    steps.push(if Herd::Cow.is_used_by(players) {
        ChecklistStep::new("cows", msg!(wodny_szlak_setup_cows), "setup-tiles")
            .takes(count(Herd::Cow), msg!(wodny_szlak_piece_cow))
    } else {
        ChecklistStep::new("cows", msg!(wodny_szlak_setup_no_cows), "setup-tiles")
    });
    if players == 1 {
        let text = msg!(wodny_szlak_setup_six, n = SET_ASIDE_ALONE);
        steps.push(ChecklistStep::new("six", text, "solo"));
    }
    let text = msg!(wodny_szlak_setup_shuffle, n = count_of(tiles_used(players)));
    steps.push(ChecklistStep::new("shuffle", text, "setup-tiles"));
    ChecklistSection::new(msg!(wodny_szlak_setup_section_tiles), steps)
}

/// Przygotowanie 2 and 3: hands, stock, start tile and aid card.
fn deal(players: usize) -> ChecklistSection {
    let each = u32::try_from(players).unwrap_or(0);
    let stock = count_of(stock_left(players, 1));
    let hand = if players == 1 {
        msg!(wodny_szlak_setup_draw, n = HAND, stock = stock)
    } else {
        msg!(wodny_szlak_setup_deal, n = HAND, stock = stock)
    };
    let rule = if players == 1 { "solo" } else { "setup-deal" };
    let (start, aid) = if players == 1 {
        (msg!(wodny_szlak_setup_start_alone), msg!(wodny_szlak_setup_aid_alone))
    } else {
        (msg!(wodny_szlak_setup_start), msg!(wodny_szlak_setup_aid))
    };
    let steps = vec![
        ChecklistStep::new("start", start, "setup-start")
            .takes(each, msg!(wodny_szlak_piece_start)),
        ChecklistStep::new("aid", aid, "setup-start").takes(each, msg!(wodny_szlak_piece_aid)),
        ChecklistStep::new("deal", hand, rule),
        ChecklistStep::new("rounds", msg!(wodny_szlak_setup_rounds), "round"),
    ];
    ChecklistSection::new(msg!(wodny_szlak_setup_section_deal), steps)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(players: usize) -> Vec<u32> {
        let list = setup(&Table::new(players, &[], Options::default()));
        list.tidy_up().iter().map(|pieces| pieces.count).collect()
    }

    #[test]
    fn tiles_leave_the_box_by_the_number_of_players() {
        assert_eq!(pieces(4), [4, 4, 15, 15, 30]);
        assert_eq!(pieces(3), [3, 3, 15, 30]);
        assert_eq!(pieces(2), [2, 2, 30]);
        assert_eq!(pieces(1), [1, 1, 15, 30], "six of the 45 are set aside again");
    }

    #[test]
    fn only_one_player_alone_sets_six_aside() {
        for players in 1..=4 {
            let list = setup(&Table::new(players, &[], Options::default()));
            assert_eq!(list.steps().any(|step| step.id == "six"), players == 1);
        }
    }
}
