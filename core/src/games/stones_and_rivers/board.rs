//! The ground as a board of points: pieces, lit targets, and what a tap means.

use super::ground::{Axis, COLUMNS, Face, Ground, Piece, Point, ROWS, Side};
use super::moves::{actions, actions_of};
use super::notation::Action;
use super::options::Options;
use super::position::Position;
use super::sheet::Focus;
use crate::board::{Board, BoardStyle, Cell, Edge, Face as CellFace, Mark, Region, Stroke, Tone};
use crate::sheet::{Control, ControlKind};
use crate::text::{Message, msg};

pub(super) const BOARD: &str = "board";

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

/// Everything that can be tapped now.
pub(super) fn taps(position: &Position, rules: Options, focus: Focus) -> Vec<(Point, Tap)> {
    let ground = &position.ground;
    let is_over = rules.referee && ground.is_won();
    let Some(selected) = focus.selected(position, rules).filter(|_| !is_over) else {
        let movable = ground.pieces().filter(|(_, piece)| may_act(position, rules, *piece));
        return movable.map(|(point, _)| (point, Tap::Select)).filter(|_| !is_over).collect();
    };
    let on_offer = on_offer(ground, selected, rules);
    if let Some(onto) = focus.onto {
        // The pushed piece may land where the pusher stood: that counts before putting it down.
        let mut taps = Vec::new();
        let pushes = on_offer
            .iter()
            .filter(|action| matches!(action, Action::Push { onto: other, .. } if *other == onto));
        taps.extend(pushes.map(|action| (target(*action), Tap::Act(*action))));
        for point in [selected, onto] {
            if !taps.iter().any(|(other, _)| *other == point) {
                taps.push((point, Tap::Release));
            }
        }
        return taps;
    }
    let mut taps = vec![(selected, Tap::Release)];
    for action in &on_offer {
        match *action {
            Action::Move { to, .. } => taps.push((to, Tap::Act(*action))),
            Action::Push { onto, .. } if !taps.iter().any(|(point, _)| *point == onto) => {
                let same = |other: &&Action| matches!(other, Action::Push { onto: there, .. } if *there == onto);
                let alone = on_offer.iter().filter(same).count() == 1;
                taps.push((onto, if alone { Tap::Act(*action) } else { Tap::StepOnto }));
            }
            Action::Push { .. } | Action::Turn { .. } => {}
        }
    }
    for (point, piece) in ground.pieces() {
        if may_act(position, rules, piece) && !taps.iter().any(|(other, _)| *other == point) {
            taps.push((point, Tap::Select));
        }
    }
    taps
}

/// With a referee only whose turn it is; without, everybody.
fn may_act(position: &Position, rules: Options, piece: Piece) -> bool {
    !rules.referee || piece.side == position.turn
}

/// The actions of a piece: by the rules, or without a referee whatever can be done by hand.
pub(super) fn on_offer(ground: &Ground, point: Point, rules: Options) -> Vec<Action> {
    if rules.referee {
        return actions_of(ground, point, rules);
    }
    let turns = actions_of(ground, point, rules).into_iter();
    let mut offer: Vec<Action> = turns.filter(|it| matches!(it, Action::Turn { .. })).collect();
    let free: Vec<Point> = Point::all().filter(|to| ground.piece(*to).is_none()).collect();
    offer.extend(free.iter().map(|to| Action::Move { from: point, to: *to }));
    for (onto, _) in ground.pieces().filter(|(onto, _)| *onto != point) {
        let landing = free.iter().copied().chain([point]);
        offer.extend(landing.map(|to| Action::Push { from: point, onto, to }));
    }
    offer
}

fn target(action: Action) -> Point {
    match action {
        Action::Turn { at, .. } => at,
        Action::Move { to, .. } | Action::Push { to, .. } => to,
    }
}

pub(super) fn control(position: &Position, rules: Options, focus: Focus) -> Control {
    let mut board = Board::new(u32::from(COLUMNS), u32::from(ROWS), BoardStyle::Points);
    let letters = (0..COLUMNS).map(|column| char::from(b'a' + column).to_string());
    board.column_labels = letters.map(Message::verbatim).collect();
    board.row_labels = (1..=ROWS).rev().map(|row| Message::verbatim(row.to_string())).collect();
    board.regions = Side::BOTH.into_iter().filter_map(region).collect();
    let taps = taps(position, rules, focus);
    for point in Point::all() {
        let tap = taps.iter().find(|(other, _)| *other == point).map(|(_, tap)| *tap);
        let piece = position.ground.piece(point);
        if piece.is_some() || tap.is_some() {
            board.cells.push(cell(focus, point, piece, tap));
        }
    }
    Control::new(BOARD, msg!(stones_and_rivers_board), ControlKind::Board { board })
}

fn region(side: Side) -> Option<Region> {
    let first = side.score_area().next()?;
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
    let at = point.to_string();
    let face = piece.map_or_else(CellFace::default, |piece| CellFace {
        strokes: piece.axis().map_or_else(Vec::new, strokes),
        marks: vec![Mark { seat: Some(piece.side.seat()), icon: None, count: 1, large: false }],
        ..CellFace::default()
    });
    let spoken = spoken(&at, piece);
    let (column, row) = (u32::from(point.column()) - 1, u32::from(ROWS - point.row()));
    let mut cell = Cell::new(at, column, row, face, spoken);
    cell.can_tap = tap.is_some();
    cell.selected = focus.selected == Some(point) || focus.onto == Some(point);
    cell.target = matches!(tap, Some(Tap::Act(_) | Tap::StepOnto));
    cell.doubtful = piece.is_some_and(|piece| piece.side.other().owns(point));
    cell
}

fn strokes(axis: Axis) -> Vec<Stroke> {
    let edges = match axis {
        Axis::Horizontal => [Edge::West, Edge::East],
        Axis::Vertical => [Edge::North, Edge::South],
    };
    edges.map(|edge| Stroke { edge, channel: 0, flow: None }).to_vec()
}

fn spoken(at: &str, piece: Option<Piece>) -> Message {
    match piece.map(|piece| (piece.side.seat(), piece.face)) {
        None => msg!(stones_and_rivers_spoken_empty, point = at),
        Some((seat, Face::Stone)) => msg!(stones_and_rivers_spoken_stone, seat = seat, point = at),
        Some((seat, Face::River(Axis::Horizontal))) => {
            msg!(stones_and_rivers_spoken_across, seat = seat, point = at)
        }
        Some((seat, Face::River(Axis::Vertical))) => {
            msg!(stones_and_rivers_spoken_along, seat = seat, point = at)
        }
    }
}

/// How many actions the rules allow now.
pub(super) fn count(position: &Position, rules: Options) -> usize {
    actions(&position.ground, position.turn, rules).len()
}
