//! Przygotowanie: setting the game up for one to four players. One hand sorts and deals the tiles,
//! another gives out what everybody has.

use super::options::Options;
use super::position::ROUNDS;
use super::river::{Herd, TILES_A_PLAYER};
use crate::checklist::{Checklist, ChecklistSection, ChecklistStep};
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

/// Tiles in hand.
pub(super) const HAND: u8 = 3;
/// One player alone sets so many tiles aside.
pub(super) const SET_ASIDE_ALONE: usize = 6;

pub(super) fn setup(table: &Table<Options>) -> Checklist {
    let players = table.len();
    let mut sections = vec![tiles(players), start(players), rounds(players)];
    if players > 1 {
        let who = [msg!(app_setup_one), msg!(app_setup_another), msg!(app_setup_together)];
        sections = sections.into_iter().zip(who).map(|(section, who)| section.by(who)).collect();
    }
    Checklist::new(sections)
}

/// Przygotowanie 1 and 2: which tiles leave their compartments, hands and stock.
fn tiles(players: usize) -> ChecklistSection {
    let shuffle = msg!(wodny_szlak_setup_shuffle, n = count_of(tiles_taken(players)));
    let mut steps = herds(players).to_vec();
    steps.push(ChecklistStep::new("shuffle", shuffle, "setup-deal"));
    let stock = count_of(stock_left(players, 1));
    if players == 1 {
        let (n, left) = (count_of(SET_ASIDE_ALONE), count_of(tiles_used(players)));
        let text = msg!(wodny_szlak_setup_six, n = n, left = left);
        steps.push(ChecklistStep::new("six", text, "solo"));
        let hand = msg!(wodny_szlak_setup_draw, n = HAND, stock = stock);
        steps.push(ChecklistStep::new("deal", hand, "solo"));
    } else {
        let hand = msg!(wodny_szlak_setup_deal, n = HAND, stock = stock);
        steps.push(ChecklistStep::new("deal", hand, "setup-deal"));
    }
    ChecklistSection::new(msg!(wodny_szlak_setup_section_tiles), steps)
}

/// Przygotowanie 1.
fn herds(players: usize) -> [ChecklistStep; 4] {
    let step = |id: &str, herd: Herd, used: Message, piece: Message, unused: Message| {
        if !herd.is_used_by(players) {
            return ChecklistStep::new(id, unused, "setup-tiles");
        }
        let count = u32::try_from(herd.in_box()).unwrap_or(0);
        ChecklistStep::new(id, used, "setup-tiles").takes(count, piece)
    };
    let count = |herd: Herd| count_of(herd.in_box());
    let (plain, piece) =
        (msg!(wodny_szlak_setup_plain, n = count(Herd::Plain)), msg!(wodny_szlak_piece_plain));
    let n = count(Herd::Sheep);
    let (sheep, no_sheep) =
        (msg!(wodny_szlak_setup_sheep, n = n), msg!(wodny_szlak_setup_no_sheep, n = n));
    let n = count(Herd::Cow);
    let (cows, no_cows) =
        (msg!(wodny_szlak_setup_cows, n = n), msg!(wodny_szlak_setup_no_cows, n = n));
    [
        step("plain", Herd::Plain, plain.clone(), piece, plain),
        ChecklistStep::new("rabbits", msg!(wodny_szlak_setup_rabbits), "rabbits").first_time(),
        step("sheep", Herd::Sheep, sheep, msg!(wodny_szlak_piece_sheep), no_sheep),
        step("cows", Herd::Cow, cows, msg!(wodny_szlak_piece_cow), no_cows),
    ]
}

/// Przygotowanie 3: start tile and aid card.
fn start(players: usize) -> ChecklistSection {
    let each = u32::try_from(players).unwrap_or(0);
    let (start, aid) = if players == 1 {
        (msg!(wodny_szlak_setup_start_alone), msg!(wodny_szlak_setup_aid_alone))
    } else {
        (msg!(wodny_szlak_setup_start), msg!(wodny_szlak_setup_aid))
    };
    let room = msg!(wodny_szlak_setup_room, n = count_of(TILES_A_PLAYER));
    let steps = vec![
        ChecklistStep::new("start", start, "setup-start")
            .takes(each, msg!(wodny_szlak_piece_start, n = each)),
        ChecklistStep::new("room", room, "flow").first_time(),
        ChecklistStep::new("aid", aid, "setup-start")
            .takes(each, msg!(wodny_szlak_piece_aid, n = each)),
    ];
    ChecklistSection::new(msg!(wodny_szlak_setup_section_start), steps)
}

fn rounds(players: usize) -> ChecklistSection {
    let rounds = msg!(wodny_szlak_setup_rounds, n = ROUNDS);
    let mut steps = vec![ChecklistStep::new("rounds", rounds, "end")];
    if players > 1 {
        let text = msg!(wodny_szlak_setup_together);
        steps.insert(0, ChecklistStep::new("together", text, "simultaneous"));
    }
    ChecklistSection::new(msg!(wodny_szlak_section_play), steps)
}

/// Przygotowanie 1: the tiles that leave the box.
fn tiles_taken(players: usize) -> usize {
    Herd::ALL.into_iter().filter(|herd| herd.is_used_by(players)).map(Herd::in_box).sum()
}

/// Przygotowanie 1: so many square tiles are used; for one player six of the rest are taken out.
pub(super) fn tiles_used(players: usize) -> usize {
    let all = tiles_taken(players);
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
            let at = |id: &str| list.steps().position(|step| step.id == id);
            assert_eq!(at("six").is_some(), players == 1);
            assert_eq!(at("together").is_some(), players > 1, "nobody to wait for");
            assert!(at("six").is_none_or(|six| Some(six) > at("shuffle")), "at random");
        }
    }

    #[test]
    fn whoever_knows_the_game_reads_no_explanations() {
        let list = setup(&Table::new(4, &[], Options::default())).without_first_time();
        let ids: Vec<&str> = list.steps().map(|step| step.id.as_str()).collect();
        let known =
            ["plain", "sheep", "cows", "shuffle", "deal", "start", "aid", "together", "rounds"];
        assert_eq!(ids, known);
    }

    /// The rulebook's numbers, and the check that twelve draws empty the stock.
    #[test]
    fn so_many_tiles_are_used_and_the_stock_is_empty_in_the_last_round() {
        assert_eq!([1, 2, 3, 4].map(tiles_used), [39, 30, 45, 60]);
        assert_eq!([1, 2, 3, 4].map(|players| stock_left(players, 1)), [36, 24, 36, 48]);
        assert_eq!([1, 2, 3, 4].map(|players| stock_left(players, 13)), [0, 0, 0, 0]);
    }
}
