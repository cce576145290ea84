//! Setup: two rows of stones each, across the board from each other.

use super::ground::Side;
use crate::checklist::{Checklist, ChecklistSection, ChecklistStep};
use crate::text::msg;

pub(super) fn setup() -> Checklist {
    let (circle, square) = (Side::Circle.seat(), Side::Square.seat());
    Checklist::new(vec![
        ChecklistSection::new(
            msg!(stones_and_rivers_section_setup),
            vec![
                ChecklistStep::new("board", msg!(stones_and_rivers_setup_board), "board")
                    .takes(1, msg!(stones_and_rivers_piece_board)),
                ChecklistStep::new(
                    "sides",
                    msg!(stones_and_rivers_setup_sides, circle = circle, square = square),
                    "setup-sides",
                ),
                ChecklistStep::new(
                    "circles",
                    msg!(stones_and_rivers_setup_circles, seat = circle),
                    "setup",
                )
                .takes(14, msg!(stones_and_rivers_piece_circles)),
                ChecklistStep::new(
                    "squares",
                    msg!(stones_and_rivers_setup_squares, seat = square),
                    "setup",
                )
                .takes(14, msg!(stones_and_rivers_piece_squares)),
            ],
        ),
        ChecklistSection::new(
            msg!(stones_and_rivers_section_first),
            vec![ChecklistStep::new("first", msg!(stones_and_rivers_setup_first), "first-player")],
        ),
    ])
}
