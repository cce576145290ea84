//! Rivers drawn as they run: strokes from the edges of a cell to its middle, dots in its corners,
//! badges where there is room.

use ratatui::layout::Rect;
use ratatui::style::Style;
use tallystone_core::board::{Board, Cell, Corner, Edge, Flow, Stroke};

use super::Shell;
use super::canvas::{Canvas, Piece};
use crate::measure::width;

/// The lines of a picture, and the columns that it needs.
pub(crate) const LINES: u16 = 3;
const LEAST_COLUMNS: u16 = 5;

const EDGES: [Edge; 4] = [Edge::North, Edge::East, Edge::South, Edge::West];

/// By the edges that are reached: 1 for north, 2 for east, 4 for south, 8 for west.
const LIGHT: [char; 16] =
    [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];
const HEAVY: [char; 16] =
    [' ', '╹', '╺', '┗', '╻', '┃', '┏', '┣', '╸', '┛', '━', '┻', '┓', '┫', '┳', '╋'];

fn bits(edges: impl Iterator<Item = Edge>) -> usize {
    edges.fold(0, |bits, edge| bits | 1 << EDGES.iter().position(|it| *it == edge).unwrap_or(0))
}

/// One box-drawing letter for the edges that a river reaches; a way across the board is heavy.
pub(super) fn stroke_glyph(strokes: &[Stroke], way: &[Edge]) -> char {
    let on_way = bits(strokes.iter().map(|stroke| stroke.edge).filter(|it| way.contains(it)));
    if on_way.count_ones() > 0 {
        return HEAVY[on_way];
    }
    let of = |channel: u8| {
        bits(strokes.iter().filter(|it| it.channel == channel).map(|stroke| stroke.edge))
    };
    match (of(0), of(1)) {
        (all, 0) => LIGHT[all],
        // North and south pass over east and west; bends that do not touch are one slanting line.
        (5, 10) | (10, 5) => '╫',
        (3, 12) | (12, 3) => '╲',
        (6, 9) | (9, 6) => '╱',
        // The larger of the two; what is apart from it is seen in a picture only.
        (one, other) => {
            LIGHT[[one, other].into_iter().max_by_key(|it| it.count_ones()).unwrap_or(0)]
        }
    }
}

pub(super) fn arrow(edge: Edge) -> char {
    match edge {
        Edge::North => '↑',
        Edge::East => '→',
        Edge::South => '↓',
        Edge::West => '←',
    }
}

/// A stroke between the middle and an edge.
fn line(edge: Edge, heavy: bool) -> char {
    match (edge, heavy) {
        (Edge::North | Edge::South, false) => '│',
        (Edge::North | Edge::South, true) => '┃',
        (Edge::East | Edge::West, false) => '─',
        (Edge::East | Edge::West, true) => '━',
    }
}

/// The edges of a cell that a way across the board crosses.
pub(super) fn way_through(board: &Board<String>, cell: &Cell<String>) -> Vec<Edge> {
    let find = |id: &String| board.cells.iter().find(|cell| cell.id == *id);
    let mut edges = Vec::new();
    for overlay in &board.overlays {
        for pair in overlay.cells.windows(2) {
            let other = match pair {
                [one, other] if *one == cell.id => other,
                [other, one] if *one == cell.id => other,
                _ => continue,
            };
            let Some(other) = find(other) else { continue };
            edges.extend(EDGES.into_iter().filter(|edge| match edge {
                Edge::North => other.column == cell.column && other.row < cell.row,
                Edge::East => other.row == cell.row && other.column > cell.column,
                Edge::South => other.column == cell.column && other.row > cell.row,
                Edge::West => other.row == cell.row && other.column < cell.column,
            }));
        }
    }
    edges
}

impl Shell {
    /// A cell with strokes as a picture, where it is large enough and what is on it fits.
    pub(super) fn river_lines(
        &self,
        cell: &Cell<String>,
        spot: Rect,
        way: &[Edge],
    ) -> Option<Vec<Vec<Piece>>> {
        let face = &cell.face;
        let bare = face.strokes.is_empty() && face.corners.is_empty();
        if bare || spot.height < LINES || spot.width < LEAST_COLUMNS || !face.marks.is_empty() {
            return None;
        }
        let columns = usize::from(spot.width);
        let middle = columns / 2;
        let mut grid = vec![vec![(' ', Style::new()); columns]; usize::from(LINES)];
        let river =
            |edge: Edge| if way.contains(&edge) { self.ink.chosen() } else { self.ink.accent() };
        for stroke in &face.strokes {
            let (edge, style) = (stroke.edge, river(stroke.edge));
            let glyph = line(edge, way.contains(&edge));
            let end = if stroke.flow == Some(Flow::Out) { arrow(edge) } else { glyph };
            match edge {
                Edge::North => grid[0][middle] = (end, style),
                Edge::South => grid[2][middle] = (end, style),
                Edge::West => {
                    grid[1][..middle].fill((glyph, style));
                    grid[1][0] = (end, style);
                }
                Edge::East => {
                    grid[1][middle + 1..].fill((glyph, style));
                    grid[1][columns - 1] = (end, style);
                }
            }
        }
        let style = if way.is_empty() { self.ink.accent() } else { self.ink.chosen() };
        grid[1][middle] = (stroke_glyph(&face.strokes, way), style);
        for corner in &face.corners {
            let (row, column, glyph) = match corner {
                Corner::NorthWest => (0, 0, '▛'),
                Corner::NorthEast => (0, columns - 1, '▜'),
                Corner::SouthWest => (2, 0, '▙'),
                Corner::SouthEast => (2, columns - 1, '▟'),
            };
            grid[row][column] = (glyph, self.ink.gained());
        }
        // The first badge stands on the water, the others beside it.
        let rooms = [
            (1, 0, columns),
            (2, middle + 1, middle - 1),
            (0, middle + 1, middle - 1),
            (2, 1, middle - 1),
            (0, 1, middle - 1),
        ];
        let mut rooms = rooms.into_iter();
        for badge in &face.badges {
            let piece = self.badge(badge, true);
            let wide = width(&piece.text);
            let (row, first, room) = rooms.find(|(_, _, room)| wide <= *room)?;
            if wide != piece.text.chars().count() {
                return None;
            }
            let first = first + (room - wide) / 2;
            for (place, letter) in grid[row][first..].iter_mut().zip(piece.text.chars()) {
                *place = (letter, piece.style);
            }
        }
        if cell.doubtful {
            grid[0][middle - 1] = ('?', self.ink.doubt());
        }
        Some(grid.into_iter().map(|line| pieces(&line)).collect())
    }

    /// Water across the hairlines between cells.
    pub(super) fn draw_crossings(
        &self,
        canvas: &mut Canvas<'_>,
        cell: &Cell<String>,
        spot: Rect,
        way: &[Edge],
    ) {
        if spot.height < LINES || spot.width < LEAST_COLUMNS {
            return;
        }
        let (across, down) = (spot.x + spot.width / 2, spot.y + spot.height / 2);
        for stroke in &cell.face.strokes {
            let heavy = way.contains(&stroke.edge);
            let style = if heavy { self.ink.chosen() } else { self.ink.accent() };
            let (x, y) = match stroke.edge {
                Edge::North => continue,
                Edge::East => (spot.right(), down),
                Edge::South => (across, spot.bottom()),
                Edge::West => (spot.x - 1, down),
            };
            canvas.put(x, y, 1, &line(stroke.edge, heavy).to_string(), style);
        }
    }
}

/// Letters of one style side by side become one piece.
fn pieces(line: &[(char, Style)]) -> Vec<Piece> {
    let same = |one: &(char, Style), other: &(char, Style)| one.1 == other.1;
    let piece = |run: &[(char, Style)]| {
        let text: String = run.iter().map(|(letter, _)| *letter).collect();
        Piece::new(text, run[0].1)
    };
    line.chunk_by(same).map(piece).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strokes(channels: &[&[Edge]]) -> Vec<Stroke> {
        let of = |(channel, edges): (u8, &&[Edge])| {
            edges.iter().map(move |edge| Stroke { edge: *edge, channel, flow: None }).collect()
        };
        (0..).zip(channels).flat_map::<Vec<Stroke>, _>(of).collect()
    }

    #[test]
    fn joined_water_and_water_that_passes_look_different() {
        use Edge::{East, North, South, West};
        let glyph = |channels: &[&[Edge]], way: &[Edge]| stroke_glyph(&strokes(channels), way);
        assert_eq!(glyph(&[&[North, South, East, West]], &[]), '┼');
        assert_eq!(glyph(&[&[North, South], &[East, West]], &[]), '╫');
        assert_eq!(glyph(&[&[North, East], &[South, West]], &[]), '╲');
        assert_eq!(glyph(&[&[North, West], &[South, East]], &[]), '╱');
        assert_eq!(glyph(&[&[North], &[South, East]], &[]), '┌');
        assert_eq!(glyph(&[&[North, South, East]], &[North, East]), '┗', "the way is heavy");
    }
}
