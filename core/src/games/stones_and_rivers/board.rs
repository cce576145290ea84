//! The ground as a board of points: pieces, lit targets, and what a tap means.

use super::controls::Control as Part;
use super::focus::Focus;
use super::ground::{Axis, COLUMNS, Face, Ground, Piece, Point, ROWS, Side};
use super::moves::actions_of;
use super::notation::Action;
use super::options::Options;
use super::position::Position;
use crate::board::{Board, BoardStyle, Cell, Edge, Face as CellFace, Mark, Region, Stroke, Tone};
use crate::sheet::{Control, ControlKind};
use crate::text::{Message, msg};

/// What a tap on a point would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tap {
    /// Take this piece up.
    Select,
    /// Put the piece that is up down again.
    Release,
    /// Step onto this piece; where it goes is asked next.
    StepOnto,
    Act(Action),
}

/// Everything that can be tapped now; of two taps on one point the first counts.
pub(super) fn taps(position: &Position, rules: Options, focus: Focus) -> Vec<(Point, Tap)> {
    let ground = &position.ground;
    let movable = ground.pieces().filter(|(_, piece)| position.may_act(rules, *piece));
    let others = movable.map(|(point, _)| (point, Tap::Select));
    let Some(selected) = focus.selected(position, rules) else { return others.collect() };
    let on_offer = on_offer(ground, selected, rules);
    let pushes = |onto: Point| {
        on_offer.iter().filter_map(move |action| match *action {
            Action::Push { onto: other, to, .. } if other == onto => Some((to, Tap::Act(*action))),
            _ => None,
        })
    };
    if let Some(onto) = focus.onto {
        // The pushed piece may land where the pusher stood: that counts before putting it down.
        let down = [selected, onto].map(|point| (point, Tap::Release));
        return pushes(onto).chain(down).collect();
    }
    let mut taps = vec![(selected, Tap::Release)];
    taps.extend(on_offer.iter().filter_map(|action| match *action {
        Action::Move { to, .. } => Some((to, Tap::Act(*action))),
        Action::Push { .. } | Action::Turn { .. } => None,
    }));
    for (onto, _) in ground.pieces() {
        let mut acts = pushes(onto).map(|(_, act)| act);
        match (acts.next(), acts.next()) {
            (Some(only), None) => taps.push((onto, only)),
            (Some(_), Some(_)) => taps.push((onto, Tap::StepOnto)),
            (None, _) => {}
        }
    }
    taps.extend(others);
    taps
}

/// Where a piece goes and what it pushes: by the rules, or without a referee whatever can be done by
/// hand.
fn on_offer(ground: &Ground, point: Point, rules: Options) -> Vec<Action> {
    if rules.referee {
        return actions_of(ground, point, rules);
    }
    let free: Vec<Point> = Point::all().filter(|to| ground.piece(*to).is_none()).collect();
    let mut offer: Vec<Action> =
        free.iter().map(|to| Action::Move { from: point, to: *to }).collect();
    for (onto, _) in ground.pieces().filter(|(onto, _)| *onto != point) {
        let landing = free.iter().copied().chain([point]);
        offer.extend(landing.map(|to| Action::Push { from: point, onto, to }));
    }
    offer
}

pub(super) fn control(position: &Position, rules: Options, focus: Focus) -> Control {
    let mut board = Board::new(u32::from(COLUMNS), u32::from(ROWS), BoardStyle::Points);
    let letters = (0..COLUMNS).map(|column| char::from(b'a' + column).to_string());
    board.column_labels = letters.map(Message::verbatim).collect();
    board.row_labels = (1..=ROWS).rev().map(|row| Message::verbatim(row.to_string())).collect();
    if focus.across {
        board.column_labels.reverse();
        board.row_labels.reverse();
    }
    board.regions = Side::BOTH.into_iter().filter_map(|side| region(side, focus)).collect();
    let taps = taps(position, rules, focus);
    for point in Point::all() {
        let tap = taps.iter().find(|(other, _)| *other == point).map(|(_, tap)| *tap);
        let piece = position.ground.piece(point);
        if piece.is_some() || tap.is_some() {
            let mut cell = cell(focus, point, piece, tap);
            // Where pushed pieces may go anywhere, no piece is in a wrong place.
            cell.doubtful &= rules.pushed_keep_out;
            board.cells.push(cell);
        }
    }
    Control::new(Part::Board, msg!(stones_and_rivers_board), ControlKind::Board { board })
        .rule("turn")
}

fn region(side: Side, focus: Focus) -> Option<Region> {
    let first = side.score_area().map(|point| focus.seen(point)).min()?;
    Some(Region {
        label: msg!(stones_and_rivers_region, seat = side.seat()),
        tone: if side == Side::Circle { Tone::Accent } else { Tone::Gain },
        column: u32::from(first.column()) - 1,
        row: u32::from(ROWS - first.row()),
        width: 5,
        height: 1,
    })
}

fn cell(focus: Focus, point: Point, piece: Option<Piece>, tap: Option<Tap>) -> Cell {
    let face = piece.map_or_else(CellFace::default, face);
    let seen = focus.seen(point);
    let (column, row) = (u32::from(seen.column()) - 1, u32::from(ROWS - seen.row()));
    let mut cell = Cell::new(point.to_string(), column, row, face, spoken(point, piece));
    cell.can_tap = tap.is_some();
    cell.selected = focus.selected == Some(point) || focus.onto == Some(point);
    cell.target = matches!(tap, Some(Tap::Act(_) | Tap::StepOnto));
    cell.doubtful = piece.is_some_and(|piece| piece.side.other().owns(point));
    cell
}

/// What a piece looks like.
pub(super) fn face(piece: Piece) -> CellFace {
    CellFace {
        strokes: piece.axis().map_or_else(Vec::new, strokes),
        marks: vec![Mark { seat: Some(piece.side.seat()), icon: None, count: 1, large: false }],
        ..CellFace::default()
    }
}

/// The piece that looks like this.
pub(super) fn piece_of<T>(face: &CellFace<T>) -> Option<Piece> {
    let side = Side::of(face.marks.first()?.seat?);
    let face = match face.strokes.first().map(|stroke| stroke.edge) {
        None => Face::Stone,
        Some(Edge::West | Edge::East) => Face::ACROSS,
        Some(Edge::North | Edge::South) => Face::ALONG,
    };
    Some(Piece { side, face })
}

fn strokes(axis: Axis) -> Vec<Stroke> {
    let edges = match axis {
        Axis::Horizontal => [Edge::West, Edge::East],
        Axis::Vertical => [Edge::North, Edge::South],
    };
    edges.map(|edge| Stroke { edge, channel: 0, flow: None }).to_vec()
}

fn spoken(at: Point, piece: Option<Piece>) -> Message {
    match piece.map(|piece| (piece.side.seat(), piece.face)) {
        None => msg!(stones_and_rivers_spoken_empty, point = at),
        Some((seat, Face::Stone)) => msg!(stones_and_rivers_spoken_stone, seat = seat, point = at),
        Some((seat, Face::ACROSS)) => {
            msg!(stones_and_rivers_spoken_across, seat = seat, point = at)
        }
        Some((seat, Face::ALONG)) => {
            msg!(stones_and_rivers_spoken_along, seat = seat, point = at)
        }
    }
}
