//! What cannot be true at a real table of Stone Layer. Nothing here blocks anything.

use super::controls::Control;
use super::options::{Options, OwnTokens};
use super::position::{Odd, Position, QUICK_STONES, TOKENS};
use super::ring::{Base, STONES, Size};
use super::tell::{size_name, turn_number};
use super::tiles::TILES;
use super::tokens::most_beside;
use crate::game::Doubt;
use crate::id::Id as _;
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

/// Nine points, one a token and five in a five-point token, leave fifteen of the nineteen tokens; all
/// lie beside stacks that fall at once.
const MOST_POINTS: u16 = 24;

pub(super) fn doubts(table: &Table<Options>, position: &Position) -> Vec<Doubt> {
    let mut doubts = Vec::new();
    stones(position, &mut doubts);
    tokens(position, &mut doubts);
    beside_stacks(table.options, position, &mut doubts);
    five_point_tokens(table.options, position, &mut doubts);
    points(position, &mut doubts);
    tiles(position, &mut doubts);
    quick_start(table.options, position, &mut doubts);
    doubts.extend(position.odd.iter().copied().map(odd));
    doubts
}

fn at_ring(kind: &str, text: Message, rule: &str) -> Doubt {
    Doubt::at(kind, text, Control::Ring).rule(rule)
}

fn at_stack(kind: &str, text: Message, base: Base, rule: &str) -> Doubt {
    at_ring(kind, text, rule).on_cell(base.to_id())
}

/// There are 37 stones, and of a size as many as the players said.
fn stones(position: &Position, doubts: &mut Vec<Doubt>) {
    let all = position.stones();
    if all > u16::from(STONES) {
        let text = msg!(stone_layer_doubt_stones, n = all, most = STONES);
        doubts.push(at_ring("stones", text, "contents"));
    }
    for (size, told) in Size::ALL.into_iter().zip(position.of_size) {
        let n = count_of(position.on_stacks(size));
        if let Some(most) = told.filter(|most| n > i64::from(*most)) {
            let text = msg!(stone_layer_doubt_size, size = size_name(size), n = n, most = most);
            doubts.push(at_ring("size", text, "contents"));
        }
    }
    let sum: u16 = position.of_size.into_iter().flatten().map(u16::from).sum();
    let all_told = position.of_size.iter().all(Option::is_some);
    if sum > u16::from(STONES) || (all_told && sum < u16::from(STONES)) {
        let text = msg!(stone_layer_doubt_counts, n = sum, all = STONES);
        doubts.push(Doubt::at("counts", text, Control::Count(Size::Small)).rule("contents"));
    }
}

/// A colour has nineteen tokens: in hand, on the board, or gold.
fn tokens(position: &Position, doubts: &mut Vec<Doubt>) {
    for (seat, side) in position.seats.iter() {
        let shown = position.on_board(seat) + u16::from(side.gold);
        if shown > u16::from(TOKENS) {
            let text = msg!(stone_layer_doubt_tokens, seat = seat, n = shown, most = TOKENS);
            doubts.push(at_ring("tokens", text, "setup-tokens"));
        }
    }
}

/// A stack has at most the tokens that its stones gave, also when it falls. More can lie there if a
/// causer's tokens stay, or if a stone was taken from it.
fn beside_stacks(options: Options, position: &Position, doubts: &mut Vec<Doubt>) {
    if options.own_tokens == OwnTokens::Stay || position.river_ran_out {
        return;
    }
    let standing = Base::all().zip(&position.stacks);
    let standing = standing.map(|(base, it)| (None, base, it.stones.height(), &it.tokens));
    let fallen = position.falls.iter().flat_map(|fall| {
        let turn = Some(turn_number(fall.turn));
        fall.stacks.iter().map(move |it| (turn, it.base, it.stones, &it.tokens))
    });
    for (fell, base, height, tokens) in standing.chain(fallen) {
        let n: u16 = tokens.values().map(|tokens| u16::from(*tokens)).sum();
        let (stack, most) = (base.number(), most_beside(height));
        if n <= most {
            continue;
        }
        let text = match fell {
            None => {
                msg!(stone_layer_doubt_beside, stack = stack, n = n, height = height, most = most)
            }
            Some(turn) => msg!(
                stone_layer_doubt_fell_beside,
                turn = turn,
                stack = stack,
                n = n,
                height = height,
                most = most
            ),
        };
        doubts.push(at_stack("beside", text, base, "high-stacks"));
    }
}

/// Two of them would be ten points, and the game would have been over.
fn five_point_tokens(options: Options, position: &Position, doubts: &mut Vec<Doubt>) {
    for (seat, side) in position.seats.iter().filter(|(_, side)| side.fives > 1) {
        let text = msg!(stone_layer_doubt_fives, seat = seat, n = side.fives);
        doubts.push(at_ring("fives", text, "winning"));
    }
    let (taken, most) = (position.fives_taken(), u8::from(options.five_point_tokens));
    if taken > u16::from(most) {
        let text = msg!(stone_layer_doubt_fives_box, n = taken, most = most);
        doubts.push(at_ring("fives-box", text, "exchange"));
    }
}

fn points(position: &Position, doubts: &mut Vec<Doubt>) {
    for seat in position.seats.seats() {
        let points = position.points(seat);
        if points > MOST_POINTS {
            let text = msg!(stone_layer_doubt_points, seat = seat, n = points, most = MOST_POINTS);
            doubts.push(at_ring("points", text, "winning"));
        }
    }
    // Whoever caused the last collapse got nothing from it, and had less than ten before.
    if position.seats.seats().all(|seat| position.has_won(seat)) {
        doubts.push(at_ring("all-won", msg!(stone_layer_doubt_all_won), "own-collapse"));
    }
}

fn tiles(position: &Position, doubts: &mut Vec<Doubt>) {
    let all = position.tiles.all();
    if all != u16::from(TILES) {
        let text = msg!(stone_layer_doubt_tiles, n = all, all = TILES);
        doubts.push(Doubt::at("tiles", text, Control::Steps).rule("refill").soft());
    }
}

/// A quick start places four stones.
fn quick_start(options: Options, position: &Position, doubts: &mut Vec<Doubt>) {
    let placed = position.quick_stones;
    let begun = position.turns > 0 || position.turn.stone.is_some();
    let expected = if options.quick_start { QUICK_STONES } else { 0 };
    if placed > expected || (begun && placed < expected) {
        let text = msg!(stone_layer_doubt_quick, n = placed, expected = expected);
        doubts.push(at_ring("quick-start", text, "quick-start").soft());
    }
}

/// What was told and is unusual.
fn odd(odd: Odd) -> Doubt {
    match odd {
        Odd::NoSteps { turn } => {
            let text = msg!(stone_layer_doubt_no_steps, turn = turn_number(turn));
            Doubt::at("no-steps", text, Control::Steps).rule("marker").soft()
        }
        Odd::LiesOnFallen { turn, base } => {
            let (turn, stack) = (turn_number(turn), base.number());
            let text = msg!(stone_layer_doubt_lies, turn = turn, stack = stack);
            at_stack("lies", text, base, "stones-back")
        }
        Odd::NamedTwice { turn, base } => {
            let (turn, stack) = (turn_number(turn), base.number());
            let text = msg!(stone_layer_doubt_twice, turn = turn, stack = stack);
            at_stack("twice", text, base, "collapse")
        }
        Odd::OutOfTurn { turn, seat, expected } => {
            let turn = turn_number(turn);
            let text =
                msg!(stone_layer_doubt_out_of_turn, turn = turn, seat = seat, expected = expected);
            Doubt::at("out-of-turn", text, Control::Up).rule("turn").soft()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::position::Side;
    use super::super::ring::Stones;
    use super::*;
    use crate::seat::Seat;

    fn table(json: &str) -> Table<Options> {
        Table::new(3, &[], serde_json::from_str(json).expect("options"))
    }

    fn kinds(table: &Table<Options>, position: &Position) -> Vec<String> {
        doubts(table, position).into_iter().map(|doubt| doubt.kind).collect()
    }

    fn stand(position: &mut Position, stack: usize, height: u8, tokens: [u8; 3]) {
        let stones: Stones = serde_json::from_value(height.into()).expect("a height");
        position.stacks[stack].stones = stones;
        for (seat, count) in Seat::all(3).zip(tokens) {
            position.stacks[stack].tokens[seat] = count;
        }
    }

    /// A table and what is doubted about it.
    fn doubted(options: &str, lay: impl Fn(&mut Position)) -> Vec<String> {
        let table = table(options);
        let mut position = Position::new(&table);
        lay(&mut position);
        kinds(&table, &position)
    }

    #[test]
    fn an_empty_table_is_beyond_doubt() {
        assert!(doubted("{}", |_| {}).is_empty());
    }

    #[test]
    fn more_than_37_stones() {
        let lay = |heights: [u8; 2]| {
            doubted("{}", move |position| {
                stand(position, 0, heights[0], [0; 3]);
                stand(position, 1, heights[1], [0; 3]);
            })
        };
        assert!(lay([20, 17]).is_empty());
        assert_eq!(lay([20, 18]), ["stones"]);
    }

    #[test]
    fn more_than_19_tokens_of_a_colour() {
        let lay = |gold: u8| {
            doubted("{}", move |position| {
                stand(position, 0, 6, [12, 0, 0]);
                position.seats[Seat::new(0)].gold = gold;
            })
        };
        assert!(lay(7).is_empty());
        assert_eq!(lay(8), ["tokens"]);
    }

    #[test]
    fn more_tokens_than_the_stones_of_a_stack_can_have_given() {
        for (height, most) in [(0, 0), (1, 1), (3, 3), (4, 5), (5, 8), (6, 12), (7, 16)] {
            let lay = |tokens: u8, options: &str| {
                doubted(options, move |position| stand(position, 2, height, [0, tokens, 0]))
            };
            assert!(lay(most, "{}").is_empty(), "{height}");
            assert_eq!(lay(most + 1, "{}"), ["beside"], "{height}");
            assert!(lay(most + 1, r#"{"edition":"nb"}"#).is_empty(), "tokens may have stayed");
        }
        let lowered = doubted("{}", |position| {
            stand(position, 2, 1, [0, 2, 0]);
            position.river_ran_out = true;
        });
        assert!(lowered.is_empty(), "a stone was taken from it");
    }

    #[test]
    fn five_point_tokens_that_nobody_can_have() {
        let lay = |fives: [u8; 3]| {
            doubted("{}", move |position| {
                for (seat, fives) in Seat::all(3).zip(fives) {
                    position.seats[seat] = Side { gold: 0, fives };
                }
            })
        };
        assert!(lay([1, 1, 1]).is_empty());
        assert_eq!(lay([2, 0, 0]), ["fives"]);
        assert_eq!(lay([0, 0, 5]), ["fives", "fives-box", "points"]);
    }

    #[test]
    fn points_over_24_and_everybody_at_ten() {
        let lay = |points: [u8; 3]| {
            doubted("{}", move |position| {
                for (seat, gold) in Seat::all(3).zip(points) {
                    let fives = u8::from(gold > 19);
                    position.seats[seat] = Side { gold: gold - 5 * fives, fives };
                }
            })
        };
        assert!(lay([24, 10, 9]).is_empty());
        assert_eq!(lay([25, 0, 0]), ["tokens", "points"]);
        assert_eq!(lay([12, 10, 10]), ["all-won"]);
    }

    #[test]
    fn tiles_that_got_lost_and_a_quick_start_that_was_not_finished() {
        assert_eq!(doubted("{}", |position| position.tiles.used = 1), ["tiles"]);
        let begun = |options: &str, placed: u8| {
            doubted(options, move |position| {
                position.turns = 1;
                position.quick_stones = placed;
            })
        };
        assert_eq!(begun(r#"{"quick_start":true}"#, 3), ["quick-start"]);
        assert!(begun(r#"{"quick_start":true}"#, 4).is_empty());
        assert_eq!(begun("{}", 4), ["quick-start"]);
    }

    #[test]
    fn more_stones_of_a_size_than_the_box_has() {
        let lay = |counts: [Option<u8>; 3]| {
            doubted("{}", move |position| {
                position.of_size = counts;
                position.stacks[0].stones.push(Some(Size::Small));
                position.stacks[0].stones.push(Some(Size::Small));
            })
        };
        assert!(lay([Some(2), None, None]).is_empty());
        assert_eq!(lay([Some(1), None, None]), ["size"]);
        assert!(lay([Some(12), Some(12), Some(13)]).is_empty());
        assert_eq!(lay([Some(12), Some(12), Some(12)]), ["counts"]);
        assert_eq!(lay([Some(20), Some(18), None]), ["counts"], "too many already");
    }
}
