//! Setup: two rows of stones each, across the board from each other.

use super::ground::{Ground, Side};
use crate::checklist::{Checklist, ChecklistSection, ChecklistStep};
use crate::text::msg;

/// How many pieces each player has: all of them stand on the board at the beginning.
pub(super) fn pieces() -> u32 {
    let all = Ground::start().pieces().filter(|(_, piece)| piece.side == Side::Circle).count();
    u32::try_from(all).unwrap_or(0)
}

pub(super) fn setup() -> Checklist {
    Checklist::new(vec![board(), circles(), squares(), beginning()])
}

fn board() -> ChecklistSection {
    let (circle, square) = (Side::Circle.seat(), Side::Square.seat());
    let sides = msg!(stones_and_rivers_setup_sides, circle = circle, square = square);
    let steps = vec![
        ChecklistStep::new("board", msg!(stones_and_rivers_setup_board), "board")
            .takes(1, msg!(stones_and_rivers_piece_board)),
        ChecklistStep::new("sides", sides, "setup-sides"),
        ChecklistStep::new("areas", msg!(stones_and_rivers_setup_areas), "layout").first_time(),
    ];
    ChecklistSection::new(msg!(stones_and_rivers_section_setup), steps).by(msg!(app_setup_together))
}

fn circles() -> ChecklistSection {
    let text = msg!(stones_and_rivers_setup_circles, n = pieces());
    let steps = vec![
        ChecklistStep::new("circles", text, "setup")
            .takes(pieces(), msg!(stones_and_rivers_piece_circles)),
        ChecklistStep::new("circle-rows", msg!(stones_and_rivers_setup_rows), "setup").first_time(),
    ];
    ChecklistSection::new(msg!(stones_and_rivers_setup_section_circles), steps)
        .by(msg!(app_seat, seat = Side::Circle.seat()))
}

fn squares() -> ChecklistSection {
    let text = msg!(stones_and_rivers_setup_squares, n = pieces());
    let steps = vec![
        ChecklistStep::new("squares", text, "setup")
            .takes(pieces(), msg!(stones_and_rivers_piece_squares)),
        ChecklistStep::new("square-rows", msg!(stones_and_rivers_setup_rows), "setup").first_time(),
    ];
    ChecklistSection::new(msg!(stones_and_rivers_setup_section_squares), steps)
        .by(msg!(app_seat, seat = Side::Square.seat()))
}

fn beginning() -> ChecklistSection {
    let first = msg!(stones_and_rivers_setup_first);
    let steps = vec![ChecklistStep::new("first", first, "first-player")];
    ChecklistSection::new(msg!(stones_and_rivers_section_first), steps).by(msg!(app_setup_together))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_players_have_as_many_pieces_and_all_go_back_into_the_box() {
        let counts: Vec<u32> = setup().tidy_up().iter().map(|pieces| pieces.count).collect();
        assert_eq!(counts, [14, 14, 1]);
    }

    #[test]
    fn whoever_knows_the_game_reads_less() {
        let short = setup().without_first_time();
        assert_eq!((setup().steps().count(), short.steps().count()), (8, 5));
    }
}
