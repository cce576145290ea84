//! Setup: the table for two, three or four players, with or without a quick start.

use super::options::{Options, Reshuffled};
use super::position::{QUICK_STONES, TOKENS};
use super::ring::{BASES, STONES};
use super::tiles::{ROW, TILES};
use crate::checklist::{Checklist, ChecklistSection, ChecklistStep};
use crate::table::Table;
use crate::text::msg;

pub(super) fn setup(table: &Table<Options>) -> Checklist {
    let players = u32::try_from(table.len()).unwrap_or(0);
    let begins = msg!(stone_layer_setup_start, seat = table.start);
    let start = vec![ChecklistStep::new("start", begins, "start-player")];
    let start = ChecklistSection::new(msg!(stone_layer_setup_section_start), start);
    let options = table.options;
    Checklist::new(vec![board(), tokens(options, players), tiles(options), start])
}

fn board() -> ChecklistSection {
    let bases = u32::try_from(BASES).unwrap_or(0);
    let steps = vec![
        ChecklistStep::new("board", msg!(stone_layer_setup_board), "setup-board")
            .takes(1, msg!(stone_layer_piece_board)),
        ChecklistStep::new("bases", msg!(stone_layer_setup_bases, n = bases), "setup-board")
            .takes(bases, msg!(stone_layer_piece_bases)),
        ChecklistStep::new("stones", msg!(stone_layer_setup_stones, n = STONES), "setup-board")
            .takes(u32::from(STONES), msg!(stone_layer_piece_stones)),
        ChecklistStep::new("marker", msg!(stone_layer_setup_marker), "setup-marker")
            .takes(1, msg!(stone_layer_piece_marker)),
    ];
    ChecklistSection::new(msg!(stone_layer_setup_section_board), steps)
}

fn tokens(options: Options, players: u32) -> ChecklistSection {
    let fives = u32::from(u8::from(options.five_point_tokens));
    let steps = vec![
        ChecklistStep::new("tokens", msg!(stone_layer_setup_tokens, n = TOKENS), "setup-tokens")
            .takes(players * u32::from(TOKENS), msg!(stone_layer_piece_tokens)),
        ChecklistStep::new("fives", msg!(stone_layer_setup_fives, n = fives), "exchange")
            .takes(fives, msg!(stone_layer_piece_fives)),
    ];
    ChecklistSection::new(msg!(stone_layer_setup_section_tokens), steps)
}

fn tiles(options: Options) -> ChecklistSection {
    let shuffle = msg!(stone_layer_setup_shuffle, n = TILES);
    let shuffle = ChecklistStep::new("shuffle", shuffle, "setup-tiles")
        .takes(u32::from(TILES), msg!(stone_layer_piece_tiles));
    let open = ChecklistStep::new("open", msg!(stone_layer_setup_open, n = ROW), "setup-tiles");
    if !options.quick_start {
        return ChecklistSection::new(msg!(stone_layer_setup_section_tiles), vec![shuffle, open]);
    }
    let steps = [shuffle].into_iter().chain(quick_start(options)).chain([open]).collect();
    ChecklistSection::new(msg!(stone_layer_setup_section_quick), steps)
}

/// Tiles that are shuffled after a quick start.
fn reshuffled(options: Options) -> u8 {
    match options.quick_start_tiles {
        Reshuffled::Remaining => TILES - QUICK_STONES,
        Reshuffled::All => TILES,
    }
}

/// Alternative way to start.
fn quick_start(options: Options) -> [ChecklistStep; 4] {
    let again = reshuffled(options);
    let again = match options.quick_start_tiles {
        Reshuffled::Remaining => msg!(stone_layer_setup_remaining, n = again),
        Reshuffled::All => msg!(stone_layer_setup_all, n = again),
    };
    let step = |id: &str, text| ChecklistStep::new(id, text, "quick-start");
    [
        step("quick-draw", msg!(stone_layer_setup_draw, n = QUICK_STONES)),
        step("quick-place", msg!(stone_layer_setup_place)),
        step("quick-marker", msg!(stone_layer_setup_quick_marker)),
        step("quick-shuffle", again),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(players: usize, options: &str) -> Checklist {
        let options = serde_json::from_str(options).expect("options");
        setup(&Table::new(players, &[], options))
    }

    #[test]
    fn everything_goes_back_into_the_box_for_every_number_of_players_and_edition() {
        for players in 2..=4_u32 {
            for (edition, fives) in [("fi", 4), ("sv", 4), ("da", 4), ("nb", 5), ("en", 4)] {
                for quick in [false, true] {
                    let options = format!(r#"{{"edition":"{edition}","quick_start":{quick}}}"#);
                    let list = list(usize::try_from(players).expect("a few"), &options);
                    let counts: Vec<u32> =
                        list.tidy_up().iter().map(|pieces| pieces.count).collect();
                    assert_eq!(counts, [35, fives, 19 * players, 1, 37, 6, 1]);
                }
            }
        }
    }

    #[test]
    fn a_quick_start_has_its_own_steps() {
        let ids = |options: &str| -> Vec<String> {
            list(2, options).steps().map(|step| step.id.clone()).collect()
        };
        assert!(!ids("{}").iter().any(|id| id.starts_with("quick")));
        let quick = ids(r#"{"quick_start":true}"#);
        assert_eq!(quick.iter().filter(|id| id.starts_with("quick")).count(), 4);
    }

    #[test]
    fn a_quick_start_shuffles_31_or_35_tiles() {
        let count = |edition: &str| {
            let text = format!(r#"{{"edition":"{edition}"}}"#);
            reshuffled(serde_json::from_str(&text).expect("options"))
        };
        assert_eq!(["fi", "sv", "da", "nb", "en"].map(count), [35, 35, 31, 31, 31]);
    }
}
