//! The rules of Stones & Rivers in our own words, in the order of the rulebook. What its text leaves
//! open stands in atoms of its own, each with the option that changes it.

use super::ground::{COLUMNS, Ground, ROWS, Side};
use super::options::Options;
use super::setup::pieces;
use crate::rules::{RuleAtom, rule, section};
use crate::text::{Message, msg};

pub(super) fn rules(options: Options) -> Vec<RuleAtom> {
    [aim(), setup(), turn(), rivers(), pushing(options), pushed(), end()].concat()
}

fn number(count: usize) -> Message {
    msg!(app_number, n = u32::try_from(count).unwrap_or(0))
}

fn aim() -> Vec<RuleAtom> {
    section(
        &msg!(stones_and_rivers_section_aim),
        [
            RuleAtom::new(
                "aim",
                msg!(stones_and_rivers_rule_aim),
                msg!(stones_and_rivers_rule_aim_text, stones = number(area())),
                &["end", "score-area"],
            ),
            RuleAtom::new(
                "board",
                msg!(stones_and_rivers_rule_board),
                msg!(
                    stones_and_rivers_rule_board_text,
                    columns = COLUMNS,
                    rows = ROWS,
                    starting = pieces(),
                    area = number(area())
                ),
                &["layout", "score-area", "setup"],
            ),
            layout(),
            rule!(
                "point-names",
                stones_and_rivers_rule_point_names,
                stones_and_rivers_rule_point_names_text,
                "board"
            )
            .our_ruling(),
            RuleAtom::new(
                "pieces",
                msg!(stones_and_rivers_rule_pieces),
                msg!(stones_and_rivers_rule_pieces_text, n = pieces()),
                &["flip", "ride"],
            ),
        ],
    )
}

/// How many points a score area has, and stones win.
fn area() -> usize {
    Side::Circle.score_area().count()
}

/// Where everything lies, read off the ground itself.
fn layout() -> RuleAtom {
    let ground = Ground::start();
    let starting = |side: Side| {
        let mut points =
            ground.pieces().filter(|(_, piece)| piece.side == side).map(|(point, _)| point);
        let first = points.next().map_or_else(String::new, |point| point.to_string());
        (first, points.last().map_or_else(String::new, |point| point.to_string()))
    };
    let areas = |side: Side| {
        let mut points = side.score_area().map(|point| point.to_string());
        (points.next().unwrap_or_default(), points.last().unwrap_or_default())
    };
    let (circle_first, circle_last) = starting(Side::Circle);
    let (square_first, square_last) = starting(Side::Square);
    let (circle_area_first, circle_area_last) = areas(Side::Circle);
    let (square_area_first, square_area_last) = areas(Side::Square);
    let text = msg!(
        stones_and_rivers_rule_layout_text,
        circle_first = circle_first,
        circle_last = circle_last,
        square_first = square_first,
        square_last = square_last,
        circle_area_first = circle_area_first,
        circle_area_last = circle_area_last,
        square_area_first = square_area_first,
        square_area_last = square_area_last
    );
    RuleAtom::new("layout", msg!(stones_and_rivers_rule_layout), text, &["board", "point-names"])
}

fn setup() -> Vec<RuleAtom> {
    section(
        &msg!(stones_and_rivers_section_setup),
        [
            rule!(
                "setup-sides",
                stones_and_rivers_rule_sides,
                stones_and_rivers_rule_sides_text,
                "score-area"
            ),
            rule!(
                "first-player",
                stones_and_rivers_rule_first,
                stones_and_rivers_rule_first_text,
                "caller",
                "turn"
            ),
            rule!(
                "caller",
                stones_and_rivers_rule_caller,
                stones_and_rivers_rule_caller_text,
                "first-player"
            )
            .our_ruling(),
            rule!(
                "setup",
                stones_and_rivers_rule_setup,
                stones_and_rivers_rule_setup_text,
                "layout"
            ),
        ],
    )
}

fn turn() -> Vec<RuleAtom> {
    section(
        &msg!(stones_and_rivers_section_turn),
        [
            rule!(
                "turn",
                stones_and_rivers_rule_turn,
                stones_and_rivers_rule_turn_text,
                "flip",
                "rotate",
                "move",
                "push-river"
            ),
            rule!("flip", stones_and_rivers_rule_flip, stones_and_rivers_rule_flip_text, "rotate"),
            rule!(
                "rotate",
                stones_and_rivers_rule_rotate,
                stones_and_rivers_rule_rotate_text,
                "flip"
            ),
            rule!(
                "move",
                stones_and_rivers_rule_move,
                stones_and_rivers_rule_move_text,
                "one-piece",
                "keep-out",
                "ride",
                "push-stone"
            ),
            rule!(
                "no-jumping",
                stones_and_rivers_rule_no_jumping,
                stones_and_rivers_rule_no_jumping_text,
                "move",
                "ride"
            ),
            rule!(
                "one-piece",
                stones_and_rivers_rule_one_piece,
                stones_and_rivers_rule_one_piece_text,
                "push-stone"
            ),
            rule!(
                "keep-out",
                stones_and_rivers_rule_keep_out,
                stones_and_rivers_rule_keep_out_text,
                "score-area",
                "pushed-area"
            ),
            rule!(
                "not-allowed",
                stones_and_rivers_rule_not_allowed,
                stones_and_rivers_rule_not_allowed_text,
                "turn"
            )
            .our_ruling()
            .changed_by("referee"),
        ],
    )
}

fn rivers() -> Vec<RuleAtom> {
    section(
        &msg!(stones_and_rivers_section_rivers),
        [
            rule!(
                "ride",
                stones_and_rivers_rule_ride,
                stones_and_rivers_rule_ride_text,
                "river-directions",
                "chain",
                "keep-out"
            ),
            rule!(
                "river-directions",
                stones_and_rivers_rule_directions,
                stones_and_rivers_rule_directions_text,
                "ride"
            ),
            rule!(
                "chain",
                stones_and_rivers_rule_chain,
                stones_and_rivers_rule_chain_text,
                "ride",
                "ride-back"
            ),
            rule!(
                "ride-back",
                stones_and_rivers_rule_ride_back,
                stones_and_rivers_rule_ride_back_text,
                "chain"
            )
            .our_ruling(),
            rule!(
                "ride-push",
                stones_and_rivers_rule_ride_push,
                stones_and_rivers_rule_ride_push_text,
                "ride",
                "push-river"
            )
            .our_ruling()
            .changed_by("push_after_ride"),
        ],
    )
}

fn pushing(options: Options) -> Vec<RuleAtom> {
    let newer =
        (msg!(stones_and_rivers_edition_newer), msg!(stones_and_rivers_rule_push_stone_text));
    let older =
        (msg!(stones_and_rivers_edition_2023), msg!(stones_and_rivers_rule_push_stone_2023_text));
    let (played, other) = if options.stones_push { (newer, older) } else { (older, newer) };
    let push_stone = RuleAtom::new(
        "push-stone",
        msg!(stones_and_rivers_rule_push_stone),
        played.1,
        &["stone-onto-river", "push-own", "push-river"],
    );
    section(
        &msg!(stones_and_rivers_section_push),
        [
            push_stone.differing(vec![other]).changed_by("stones_push"),
            rule!(
                "stone-onto-river",
                stones_and_rivers_rule_stone_river,
                stones_and_rivers_rule_stone_river_text,
                "push-stone",
                "ride"
            )
            .our_ruling()
            .changed_by("stones_push_rivers"),
            rule!(
                "push-river",
                stones_and_rivers_rule_push_river,
                stones_and_rivers_rule_push_river_text,
                "pushed",
                "river-onto-river"
            ),
            rule!(
                "river-onto-river",
                stones_and_rivers_rule_river_river,
                stones_and_rivers_rule_river_river_text,
                "push-river",
                "ride"
            )
            .our_ruling()
            .changed_by("rivers_push_rivers"),
        ],
    )
}

fn pushed() -> Vec<RuleAtom> {
    section(
        &msg!(stones_and_rivers_section_push),
        [
            rule!(
                "pushed",
                stones_and_rivers_rule_pushed,
                stones_and_rivers_rule_pushed_text,
                "push-river",
                "pushed-area"
            ),
            rule!(
                "pushed-back",
                stones_and_rivers_rule_pushed_back,
                stones_and_rivers_rule_pushed_back_text,
                "pushed"
            )
            .our_ruling(),
            rule!(
                "push-own",
                stones_and_rivers_rule_push_own,
                stones_and_rivers_rule_push_own_text,
                "push-stone",
                "push-river"
            )
            .our_ruling()
            .changed_by("push_own"),
            rule!(
                "pushed-area",
                stones_and_rivers_rule_pushed_area,
                stones_and_rivers_rule_pushed_area_text,
                "keep-out",
                "pushed"
            )
            .our_ruling()
            .changed_by("pushed_keep_out"),
            RuleAtom::new(
                "no-capture",
                msg!(stones_and_rivers_rule_no_capture),
                msg!(stones_and_rivers_rule_no_capture_text, n = 2 * pieces()),
                &["push-stone", "pushed"],
            ),
        ],
    )
}

fn end() -> Vec<RuleAtom> {
    section(
        &msg!(stones_and_rivers_section_end),
        [
            rule!(
                "score-area",
                stones_and_rivers_rule_area,
                stones_and_rivers_rule_area_text,
                "area-push",
                "end"
            ),
            rule!(
                "area-push",
                stones_and_rivers_rule_area_push,
                stones_and_rivers_rule_area_push_text,
                "score-area",
                "pushed"
            )
            .our_ruling(),
            RuleAtom::new(
                "end",
                msg!(stones_and_rivers_rule_end),
                msg!(stones_and_rivers_rule_end_text, stones = number(area())),
                &["score-area", "both-at-once", "no-draw"],
            ),
            rule!(
                "both-at-once",
                stones_and_rivers_rule_both,
                stones_and_rivers_rule_both_text,
                "end",
                "pushed-area"
            )
            .our_ruling()
            .changed_by("pushed_keep_out"),
            rule!(
                "no-draw",
                stones_and_rivers_rule_no_draw,
                stones_and_rivers_rule_no_draw_text,
                "end"
            )
            .our_ruling(),
            rule!(
                "no-warning",
                stones_and_rivers_rule_no_warning,
                stones_and_rivers_rule_no_warning_text,
                "end"
            )
            .our_ruling()
            .changed_by("threats"),
        ],
    )
}
