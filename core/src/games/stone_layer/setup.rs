//! Setup: the table for two, three or four players, with or without a quick start. The board, the
//! tiles and everybody's tokens are different hands' work.

use super::editions::Edition;
use super::options::{Options, Reshuffled};
use super::position::{QUICK_STONES, TOKENS};
use super::ring::{BASES, STONES};
use super::tiles::{ROW, TILES};
use crate::checklist::{Advice, Checklist, ChecklistSection, ChecklistStep};
use crate::table::Table;
use crate::text::msg;

pub(super) fn setup(table: &Table<Options>) -> Checklist {
    let players = u32::try_from(table.len()).unwrap_or(0);
    let options = table.options;
    let mut sections = vec![board(options), tiles(options), tokens(players)];
    if options.quick_start {
        sections.push(quick_start(options));
    }
    sections.push(start());
    let advice = advice(options, players).into_iter().collect();
    Checklist { advice, ..Checklist::new(sections) }
}

/// Alternative way to start: above all for two players.
fn advice(options: Options, players: u32) -> Option<Advice> {
    (players == 2 && !options.quick_start).then(|| Advice {
        text: msg!(stone_layer_advice_quick),
        setting: "quick_start".to_owned(),
        choice: "yes".to_owned(),
    })
}

fn board(options: Options) -> ChecklistSection {
    let bases = u32::try_from(BASES).unwrap_or(0);
    let fives = u32::from(u8::from(options.five_point_tokens));
    let marker = match options.edition {
        Edition::Swedish => msg!(stone_layer_setup_marker_sv),
        _ => msg!(stone_layer_setup_marker),
    };
    let edition = msg!(stone_layer_setup_edition, edition = options.edition.name());
    let steps = vec![
        ChecklistStep::new("edition", edition, "editions").first_time(),
        ChecklistStep::new("assemble", msg!(stone_layer_setup_assemble), "setup-board")
            .first_time(),
        ChecklistStep::new("board", msg!(stone_layer_setup_board), "setup-board")
            .takes(1, msg!(stone_layer_piece_board)),
        ChecklistStep::new("bases", msg!(stone_layer_setup_bases, n = bases), "setup-board")
            .takes(bases, msg!(stone_layer_piece_bases)),
        ChecklistStep::new("stones", msg!(stone_layer_setup_stones, n = STONES), "setup-board")
            .takes(u32::from(STONES), msg!(stone_layer_piece_stones)),
        ChecklistStep::new("sizes", msg!(stone_layer_setup_sizes), "select-tile").first_time(),
        ChecklistStep::new("marker", marker, "setup-marker")
            .takes(1, msg!(stone_layer_piece_marker)),
        ChecklistStep::new("fives", msg!(stone_layer_setup_fives, n = fives), "exchange")
            .takes(fives, msg!(stone_layer_piece_fives, n = fives)),
    ];
    ChecklistSection::new(msg!(stone_layer_setup_section_board), steps).by(msg!(app_setup_one))
}

fn tiles(options: Options) -> ChecklistSection {
    let shuffle = msg!(stone_layer_setup_shuffle, n = TILES);
    let shuffle = ChecklistStep::new("shuffle", shuffle, "setup-tiles")
        .takes(u32::from(TILES), msg!(stone_layer_piece_tiles));
    let mut steps = vec![shuffle];
    if !options.quick_start {
        steps.push(open());
    }
    steps.push(
        ChecklistStep::new("read-tile", msg!(stone_layer_setup_read), "select-tile").first_time(),
    );
    ChecklistSection::new(msg!(stone_layer_setup_section_tiles), steps).by(msg!(app_setup_another))
}

fn open() -> ChecklistStep {
    ChecklistStep::new("open", msg!(stone_layer_setup_open, n = ROW), "setup-tiles")
}

fn tokens(players: u32) -> ChecklistSection {
    let steps = vec![
        ChecklistStep::new("tokens", msg!(stone_layer_setup_tokens, n = TOKENS), "setup-tokens")
            .takes(
                players * u32::from(TOKENS),
                msg!(stone_layer_piece_tokens, n = players * u32::from(TOKENS)),
            ),
    ];
    ChecklistSection::new(msg!(stone_layer_setup_section_tokens), steps)
        .by(msg!(app_setup_everybody))
}

/// Tiles that are shuffled after a quick start.
pub(super) fn reshuffled(which: Reshuffled) -> u8 {
    match which {
        Reshuffled::Remaining => TILES - QUICK_STONES,
        Reshuffled::All => TILES,
    }
}

/// Alternative way to start, before the row of tiles is opened.
fn quick_start(options: Options) -> ChecklistSection {
    let again = reshuffled(options.quick_start_tiles);
    let again = match options.quick_start_tiles {
        Reshuffled::Remaining => {
            msg!(stone_layer_setup_remaining, drawn = QUICK_STONES, n = again)
        }
        Reshuffled::All => msg!(stone_layer_setup_all, n = again),
    };
    let step = |id: &str, text| ChecklistStep::new(id, text, "quick-start");
    let steps = vec![
        step("quick-draw", msg!(stone_layer_setup_draw, n = QUICK_STONES)),
        step("quick-place", msg!(stone_layer_setup_place)),
        step("quick-marker", msg!(stone_layer_setup_quick_marker)),
        ChecklistStep::new("quick-shuffle", again, "quick-tiles"),
        open(),
    ];
    ChecklistSection::new(msg!(stone_layer_setup_section_quick), steps).by(msg!(app_setup_together))
}

fn start() -> ChecklistSection {
    let steps = vec![ChecklistStep::new("start", msg!(stone_layer_setup_start), "start-player")];
    ChecklistSection::new(msg!(stone_layer_setup_section_start), steps).by(msg!(app_setup_together))
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
                    assert_eq!(counts, [19 * players, 35, fives, 1, 37, 6, 1]);
                }
            }
        }
    }

    fn ids(list: &Checklist) -> Vec<&str> {
        list.steps().map(|step| step.id.as_str()).collect()
    }

    #[test]
    fn a_quick_start_has_its_own_steps_before_the_row_is_opened() {
        assert!(!ids(&list(2, "{}")).iter().any(|id| id.starts_with("quick")));
        let quick = list(2, r#"{"quick_start":true}"#);
        let ids = ids(&quick);
        let at = |id: &str| ids.iter().position(|other| *other == id).expect("a step");
        assert_eq!(ids.iter().filter(|id| id.starts_with("quick")).count(), 4);
        assert!(at("shuffle") < at("quick-draw") && at("quick-shuffle") < at("open"));
    }

    #[test]
    fn a_quick_start_is_offered_to_two_players_only() {
        let offered = |players, options| list(players, options).advice.len();
        assert_eq!([2, 3, 4].map(|players| offered(players, "{}")), [1, 0, 0]);
        assert_eq!(offered(2, r#"{"quick_start":true}"#), 0);
    }

    #[test]
    fn whoever_knows_the_game_reads_no_explanations() {
        let short = list(3, "{}").without_first_time();
        let known =
            ["board", "bases", "stones", "marker", "fives", "shuffle", "open", "tokens", "start"];
        assert_eq!(ids(&short), known);
    }

    #[test]
    fn a_quick_start_shuffles_31_or_35_tiles() {
        let count = |edition: Edition| reshuffled(edition.rules().quick_start_tiles);
        assert_eq!(Edition::ALL.map(count), [35, 35, 31, 31, 31]);
    }
}
