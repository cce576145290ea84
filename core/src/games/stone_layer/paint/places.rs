//! Where everything is: two rows of three stacks with the river between them. All of it is fixed, also
//! for a stack that grows.

use super::super::ring::Base;
use crate::drawing::Rect;

pub(super) type Point = (i32, i32);

pub(super) const FRAME: Rect = Rect::new(0, 0, 1440, 1566);
/// A phone of 360 dp shows all of it; on anything narrower it is moved about.
pub(super) const LEAST: i32 = 232;

/// How thick a stone is, and how much higher the next one lies.
pub(super) const THICK: i32 = 70;
const STEP: i32 = 52;
/// What a stack may take: in a higher one the stones lie closer.
const ROOM: i32 = 315;
/// Above that many stones only the figure says how many there are.
const MOST_DRAWN: u8 = 16;
/// The lowest stone lies so far above the middle of its base stone's top.
const LOWEST: i32 = 23;

/// Tokens lie so far below the middle of the base stone's top.
pub(super) const TOKENS_BELOW: i32 = 222;
pub(super) const TOKEN: i32 = 112;

/// The water, between the banks.
pub(super) const RIVER: Rect = Rect::new(0, 696, 1440, 184);

/// The middle of a base stone's top. Clockwise: 1 2 3 above the river, 6 5 4 below it.
pub(super) fn spot(base: Base) -> Point {
    match i32::from(base.number()) {
        above @ 1..=3 => (260 + 460 * (above - 1), 386),
        below => (260 + 460 * (6 - below), 1274),
    }
}

/// Where a stack can be touched: all the land around it.
pub(super) fn land(base: Base) -> Rect {
    let (x, y) = spot(base);
    let left = if x < 400 { 0 } else { x - 230 };
    let right = if x > 1000 { FRAME.right() } else { x + 230 };
    let (top, bottom) =
        if y < RIVER.y { (0, RIVER.y - 16) } else { (RIVER.bottom() + 16, FRAME.bottom()) };
    Rect::new(left, top, right - left, bottom - top)
}

/// How many stones of a stack are drawn.
pub(super) fn drawn(height: u8) -> i32 {
    i32::from(height.min(MOST_DRAWN))
}

/// The middle of a stone, counted from 0 at the bottom, above the middle of the base stone's top.
pub(super) fn rise(number: i32, height: i32) -> i32 {
    let step = if height > 1 { STEP.min((ROOM - THICK) / (height - 1)) } else { STEP };
    LOWEST + number * step
}

/// The upper edge of a stack.
pub(super) fn top(height: i32) -> i32 {
    if height == 0 { 0 } else { rise(height - 1, height) + THICK / 2 }
}

/// Natural stones do not lie in a line: how far one is beside the middle.
pub(super) fn offset(base: Base, number: i32) -> i32 {
    const OFFSETS: [i32; 7] = [-6, 9, -13, 4, 13, -9, 6];
    let place = (i32::from(base.number()) * 3 + number).rem_euclid(7);
    usize::try_from(place).ok().and_then(|place| OFFSETS.get(place)).copied().unwrap_or(0)
}

/// Which of the outlines a stone has: by its number only, as nobody tells shapes.
pub(super) fn outline_of(base: Base, number: i32) -> u16 {
    u16::try_from((i32::from(base.number()) + number * 3).rem_euclid(4)).unwrap_or(0)
}
