//! Tokens beside a stack, and where they go when it falls.

use super::super::position::{Fall, Position};
use super::super::ring::Base;
use super::places::{Point, TOKEN, TOKENS_BELOW, spot};
use super::shapes::{BACK, TAG, token};
use super::stack::View;
use crate::drawing::{Canvas, Ink, Layer, SeatLook};
use crate::seat::Seat;

/// More than these cannot be counted at a glance: they lie in a pile with a figure.
const MOST_SHOWN: u8 = 2;
/// How much of a token is seen below the next one.
const SEEN: i32 = 26;

/// What becomes of a seat's tokens beside a stack.
#[derive(Clone, Copy)]
enum Goes {
    /// So many points.
    Points(u8),
    /// So many go back into the hand.
    Back(u8),
    /// So many stay, and give nothing.
    Stays(u8),
}

pub(super) fn tokens(canvas: &mut Canvas, view: &View<'_>, base: Base) {
    let (x, y) = spot(base);
    for seat in view.position.seats.seats() {
        let look = view.scene.look(seat);
        let key = format!("tokens.{}.{}", base.number(), seat.index());
        let column = x + beside(view.position, seat);
        let at = (column, y + TOKENS_BELOW);
        let count = view.position.beside(base, seat);
        let goes = view.preview.as_ref().and_then(|after| goes(view, after, base, seat));
        match (count, goes) {
            (0, _) => {}
            (_, Some(goes)) => {
                pile(canvas, &key, look, at, 1);
                tag(canvas, &key, at, goes);
            }
            (_, None) => pile(canvas, &key, look, at, count),
        }
    }
    if view.preview.is_none() {
        just_fallen(canvas, view, base);
    }
}

/// Every seat has its place before a stack, also when nothing of it lies there.
fn beside(position: &Position, seat: Seat) -> i32 {
    let (seats, seat) = (position.seats.len(), seat.index());
    let number = |count: usize| i32::try_from(count).unwrap_or(0);
    (2 * number(seat) + 1 - number(seats)) * TOKEN / 2
}

/// One on the other, each to be seen; many with their number.
fn pile(canvas: &mut Canvas, key: &str, look: SeatLook, (x, y): Point, count: u8) {
    let (picture, ink) = (token(look.shape), Ink::Seat(look.colour));
    let scale = TOKEN * 100 / 240;
    let is_large = count > MOST_SHOWN;
    let shown = if is_large { 2 } else { i32::from(count) };
    let seen = if is_large { SEEN / 2 } else { SEEN };
    for number in (0..shown).rev() {
        canvas.picture(key, Layer::Piece, picture, (x, y - number * seen), scale, ink);
    }
    canvas.pebble(key, Layer::Piece, look, (x, y), TOKEN);
    if is_large {
        let at = (x, y - TOKEN / 2 - seen - 26);
        canvas.text(key, Layer::Piece, format!("×{count}"), at, (54, TOKEN - 4), Ink::Text);
    }
}

/// Collecting the score tokens, as it would be.
fn goes(view: &View<'_>, after: &Position, base: Base, seat: Seat) -> Option<Goes> {
    let (now, then) = (view.position.beside(base, seat), after.beside(base, seat));
    let points = points_at(after.falls.last()?, base, seat);
    match (points, now.saturating_sub(then)) {
        (points @ 1.., _) => Some(Goes::Points(points)),
        (0, back @ 1..) => Some(Goes::Back(back)),
        (0, 0) => view.falls(base).then_some(Goes::Stays(now)),
    }
}

fn points_at(fall: &Fall, base: Base, seat: Seat) -> u8 {
    let stack = fall.stacks.iter().find(|stack| stack.base == base && fall.by != seat);
    stack.map_or(0, |stack| stack.tokens_of(seat))
}

fn tag(canvas: &mut Canvas, key: &str, (x, y): Point, goes: Goes) {
    let at = (x, y - TOKEN / 2 - 30);
    let (ink, text, shift) = match goes {
        Goes::Points(points) => (Ink::Gain, format!("+{points}"), 0),
        Goes::Back(tokens) => (Ink::Quiet, tokens.to_string(), 20),
        Goes::Stays(tokens) => (Ink::Quiet, format!("={tokens}"), 0),
    };
    canvas.picture(key, Layer::Hint, TAG, at, 100, ink);
    if shift > 0 {
        canvas.picture(key, Layer::Hint, BACK, (at.0 - 27, at.1), 86, ink);
    }
    let (size, width) = (50, if shift > 0 { 58 } else { 94 });
    canvas.text(key, Layer::Hint, text, (at.0 + shift, at.1), (size, width), ink);
}

/// What a stack gave that fell in this turn: above its bare base stone.
fn just_fallen(canvas: &mut Canvas, view: &View<'_>, base: Base) {
    let position = view.position;
    let is_here = |fall: &&Fall| fall.bases().any(|other| other == base);
    let Some(fall) = position.falls_now().filter(is_here).last() else { return };
    if position.height(base) > 0 {
        return;
    }
    let (x, y) = spot(base);
    for seat in position.seats.seats() {
        let points = points_at(fall, base, seat);
        if points == 0 {
            continue;
        }
        let key = format!("gold.{}.{}", base.number(), seat.index());
        let at = (x + beside(position, seat), y - 180);
        canvas.pebble(&key, Layer::Hint, view.scene.look(seat), at, TOKEN);
        tag(canvas, &key, at, Goes::Points(points));
    }
}
