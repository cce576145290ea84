//! Przygotowanie: setting the game up for one to four players.

use super::options::Options;
use super::river::Herd;
use crate::checklist::{Checklist, ChecklistSection, ChecklistStep};
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

const HAND: u32 = 3;
/// One player alone sets so many tiles aside.
const SET_ASIDE_ALONE: usize = 6;

pub(super) fn setup(table: &Table<Options>) -> Checklist {
    let players = table.len();
    Checklist::new(vec![tiles(players), deal(players)])
}

/// Przygotowanie 1: which tiles leave their compartments.
fn tiles(players: usize) -> ChecklistSection {
    let step = |id: &str, herd: Herd, used: Message, piece: Message, unused: Message| {
        if !herd.is_used_by(players) {
            return ChecklistStep::new(id, unused, "setup-tiles");
        }
        let count = u32::try_from(herd.in_box()).unwrap_or(0);
        ChecklistStep::new(id, used, "setup-tiles").takes(count, piece)
    };
    let (plain, piece) = (msg!(wodny_szlak_setup_plain), msg!(wodny_szlak_piece_plain));
    let (sheep, no_sheep) = (msg!(wodny_szlak_setup_sheep), msg!(wodny_szlak_setup_no_sheep));
    let (cows, no_cows) = (msg!(wodny_szlak_setup_cows), msg!(wodny_szlak_setup_no_cows));
    let mut steps = vec![
        step("plain", Herd::Plain, plain.clone(), piece, plain),
        step("sheep", Herd::Sheep, sheep, msg!(wodny_szlak_piece_sheep), no_sheep),
        step("cows", Herd::Cow, cows, msg!(wodny_szlak_piece_cow), no_cows),
    ];
    if players == 1 {
        let text = msg!(wodny_szlak_setup_six, n = count_of(SET_ASIDE_ALONE));
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
    let (start, aid, hand, rule) = if players == 1 {
        let hand = msg!(wodny_szlak_setup_draw, n = HAND, stock = stock);
        (msg!(wodny_szlak_setup_start_alone), msg!(wodny_szlak_setup_aid_alone), hand, "solo")
    } else {
        let hand = msg!(wodny_szlak_setup_deal, n = HAND, stock = stock);
        (msg!(wodny_szlak_setup_start), msg!(wodny_szlak_setup_aid), hand, "setup-deal")
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

/// Przygotowanie 1: so many square tiles are used; for one player six of the rest are taken out.
pub(super) fn tiles_used(players: usize) -> usize {
    let used = Herd::ALL.into_iter().filter(|herd| herd.is_used_by(players));
    let all: usize = used.map(Herd::in_box).sum();
    if players == 1 { all - SET_ASIDE_ALONE } else { all }
}

/// What is left to draw while a round is played: everybody has been dealt three and has drawn one
/// since in each round; one player alone draws three for each.
pub(super) fn stock_left(players: usize, round: u8) -> usize {
    let drawn = match players {
        1 => 3 * usize::from(round),
        _ => players * (2 + usize::from(round)),
    };
    tiles_used(players).saturating_sub(drawn)
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

    /// The rulebook's numbers, and the check that twelve draws empty the stock.
    #[test]
    fn so_many_tiles_are_used_and_the_stock_is_empty_in_the_last_round() {
        assert_eq!([1, 2, 3, 4].map(tiles_used), [39, 30, 45, 60]);
        assert_eq!([1, 2, 3, 4].map(|players| stock_left(players, 1)), [36, 24, 36, 48]);
        assert_eq!([1, 2, 3, 4].map(|players| stock_left(players, 13)), [0, 0, 0, 0]);
    }
}
