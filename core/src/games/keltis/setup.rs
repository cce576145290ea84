//! Spelvoorbereiding: setting the game up for two, three or four players.

use super::options::Options;
use super::position::{SMALL_FIGURES, Tile};
use crate::checklist::{Checklist, ChecklistSection, ChecklistStep};
use crate::table::Table;
use crate::text::msg;

pub(super) const CARDS: u32 = 110;
pub(super) const HAND: u32 = 8;
/// Two players: so many cards go back into the box unseen.
pub(super) const REMOVED_FOR_TWO: u32 = 30;
const COLOURS: u32 = 4;

/// Cards left in the face-down pile after the deal.
fn pile(players: u32) -> u32 {
    CARDS - removed(players) - HAND * players
}

fn removed(players: u32) -> u32 {
    if players == 2 { REMOVED_FOR_TWO } else { 0 }
}

/// How many tiles of a kind there are.
pub(super) fn in_box(tile: Tile) -> u32 {
    u32::try_from(tile.in_box()).unwrap_or(0)
}

pub(super) fn tiles_in_box() -> u32 {
    Tile::ALL.into_iter().map(in_box).sum()
}

pub(super) fn setup(table: &Table<Options>) -> Checklist {
    let players = u32::try_from(table.len()).unwrap_or(0);
    Checklist::new(vec![board(), each_player(players), cards(players), beginning()])
}

fn board() -> ChecklistSection {
    let points = [Tile::One, Tile::Two, Tile::Three].map(in_box);
    let [ones, twos, threes] = points;
    let steps = vec![
        ChecklistStep::new("punch", msg!(keltis_setup_punch), "setup-tiles").first_time(),
        ChecklistStep::new("board", msg!(keltis_setup_board), "paths")
            .takes(1, msg!(keltis_piece_board)),
        ChecklistStep::new("tiles", msg!(keltis_setup_tiles, n = tiles_in_box()), "setup-tiles")
            .takes(in_box(Tile::WishStone), msg!(keltis_piece_wish_stones))
            .takes(in_box(Tile::Clover), msg!(keltis_piece_clovers))
            .takes(
                points.iter().sum(),
                msg!(keltis_piece_point_tiles, ones = ones, twos = twos, threes = threes),
            ),
        ChecklistStep::new("end-stones", msg!(keltis_setup_end_stones), "setup-tiles").first_time(),
        ChecklistStep::new("tiles-up", msg!(keltis_setup_tiles_up), "setup-tiles"),
    ];
    ChecklistSection::new(msg!(keltis_setup_section_board), steps).by(msg!(app_setup_one))
}

fn each_player(players: u32) -> ChecklistSection {
    let figures = players * (u32::from(SMALL_FIGURES) + 1);
    let mut steps = vec![
        ChecklistStep::new("figures", msg!(keltis_setup_figures, n = figures), "setup-figures")
            .takes(players * u32::from(SMALL_FIGURES), msg!(keltis_piece_small_figures))
            .takes(players, msg!(keltis_piece_large_figures)),
        ChecklistStep::new("markers", msg!(keltis_setup_markers), "scoring-stone-start")
            .takes(players, msg!(keltis_piece_markers)),
        ChecklistStep::new("leaves", msg!(keltis_setup_leaves), "colour-clover")
            .takes(players, msg!(keltis_piece_leaves)),
    ];
    let left = COLOURS.saturating_sub(players);
    if left > 0 {
        steps.push(ChecklistStep::new("left", msg!(keltis_setup_left, n = left), "left-in-box"));
    }
    ChecklistSection::new(msg!(keltis_setup_section_players), steps).by(msg!(app_setup_everybody))
}

fn cards(players: u32) -> ChecklistSection {
    let mut steps = vec![
        ChecklistStep::new("shuffle", msg!(keltis_setup_shuffle, n = CARDS), "setup-cards")
            .takes(CARDS, msg!(keltis_piece_cards)),
        ChecklistStep::new("deal", msg!(keltis_setup_deal, n = HAND), "setup-cards"),
    ];
    if removed(players) > 0 {
        let text = msg!(keltis_setup_remove, n = removed(players));
        steps.push(ChecklistStep::new("remove", text, "two-players"));
    }
    let text = msg!(keltis_setup_pile, n = pile(players));
    steps.push(ChecklistStep::new("pile", text, "setup-cards"));
    let discards = ChecklistStep::new("discards", msg!(keltis_setup_discards), "discard");
    steps.push(discards.first_time());
    ChecklistSection::new(msg!(keltis_setup_section_cards), steps).by(msg!(app_setup_another))
}

fn beginning() -> ChecklistSection {
    let steps = vec![ChecklistStep::new("start", msg!(keltis_setup_start), "start-player")];
    ChecklistSection::new(msg!(keltis_setup_section_start), steps).by(msg!(app_setup_together))
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
            assert_eq!(list.steps().any(|step| step.id == "left"), players < 4);
        }
    }

    #[test]
    fn the_tidy_up_list_counts_everything_back_in() {
        let list = setup(&Table::new(3, &[], Options::default()));
        let counts: Vec<u32> = list.tidy_up().iter().map(|pieces| pieces.count).collect();
        assert_eq!(counts, [110, 3, 3, 3, 12, 7, 9, 9, 1]);
    }

    #[test]
    fn whoever_knows_the_game_reads_less() {
        let list = setup(&Table::new(4, &[], Options::default()));
        let short = list.clone().without_first_time();
        assert_eq!((list.steps().count(), short.steps().count()), (13, 10));
    }
}
