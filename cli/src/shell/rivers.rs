//! Rivers drawn as they run: strokes from the edges of a cell to its middle, dots in its corners,
//! a sign for what stands there, and a legend of the signs.

use ratatui::layout::Rect;
use ratatui::style::Style;
use tallystone_core::board::{Board, Cell, Corner, Edge, Flow, Stroke};

use super::Shell;
use super::board::cell_name;
use super::canvas::{Canvas, Chunk, Piece, Row, flow};
use super::face::corner_glyph;

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
    /// A cell with strokes as a picture in three lines, or its water through the only one. What
    /// stands on it is one sign each; the legend has the numbers.
    pub(super) fn river_lines(
        &self,
        cell: &Cell<String>,
        spot: Rect,
        way: &[Edge],
    ) -> Option<Vec<Vec<Piece>>> {
        let face = &cell.face;
        let bare = face.strokes.is_empty() && face.corners.is_empty();
        if bare || spot.width < LEAST_COLUMNS || !face.marks.is_empty() {
            return None;
        }
        let columns = usize::from(spot.width);
        let middle = columns / 2;
        let lines = if spot.height < LINES { 1 } else { usize::from(LINES) };
        let water = lines / 2;
        let mut grid = vec![vec![(' ', Style::new()); columns]; lines];
        let river =
            |edge: Edge| if way.contains(&edge) { self.ink.chosen() } else { self.ink.accent() };
        for stroke in &face.strokes {
            let (edge, style) = (stroke.edge, river(stroke.edge));
            let glyph = line(edge, way.contains(&edge));
            let end = if stroke.flow == Some(Flow::Out) { arrow(edge) } else { glyph };
            match edge {
                Edge::North if water > 0 => grid[0][middle] = (end, style),
                Edge::South if water > 0 => grid[lines - 1][middle] = (end, style),
                Edge::North | Edge::South => {}
                Edge::West => {
                    grid[water][..middle].fill((glyph, style));
                    grid[water][0] = (end, style);
                }
                Edge::East => {
                    grid[water][middle + 1..].fill((glyph, style));
                    grid[water][columns - 1] = (end, style);
                }
            }
        }
        let style = if way.is_empty() { self.ink.accent() } else { self.ink.chosen() };
        grid[water][middle] = (stroke_glyph(&face.strokes, way), style);
        if water > 0 {
            for corner in &face.corners {
                let (row, column, glyph) = match corner {
                    Corner::NorthWest => (0, 0, '▛'),
                    Corner::NorthEast => (0, columns - 1, '▜'),
                    Corner::SouthWest => (lines - 1, 0, '▙'),
                    Corner::SouthEast => (lines - 1, columns - 1, '▟'),
                };
                grid[row][column] = (glyph, self.ink.gained());
            }
        } else if !face.corners.is_empty() {
            let dry = |edge: Edge| face.strokes.iter().all(|stroke| stroke.edge != edge);
            let place = if dry(Edge::East) || !dry(Edge::West) { columns - 1 } else { 0 };
            grid[0][place] = (corner_glyph(&face.corners), self.ink.gained());
        }
        // Signs stand beside where the water meets, so that it is seen how it runs.
        let first = if face.strokes.is_empty() { middle } else { middle + 1 };
        let places = [first, middle - 1, middle + 2, middle - 2];
        for (badge, place) in face.badges.iter().zip(places) {
            let sign = self.badge(badge, false).text.chars().next();
            if let (Some(sign), Some(at)) = (sign, grid[water].get_mut(place)) {
                *at = (sign, self.ink.strong());
            }
        }
        if cell.doubtful {
            // Beside the end of the water, which says which way it runs.
            let place = if water > 0 { middle - 1 } else { columns - 2 };
            grid[0][place] = ('?', self.ink.doubt());
        }
        Some(grid.into_iter().map(|line| pieces(&line)).collect())
    }

    /// Water from cell to cell, across what is between them.
    pub(super) fn draw_crossings(
        &self,
        canvas: &mut Canvas<'_>,
        cell: &Cell<String>,
        spot: Rect,
        has_rule: bool,
        way: &[Edge],
    ) {
        if spot.width < LEAST_COLUMNS {
            return;
        }
        let (across, down) = (spot.x + spot.width / 2, spot.y + spot.height / 2);
        for stroke in &cell.face.strokes {
            let heavy = way.contains(&stroke.edge);
            let style = if heavy { self.ink.chosen() } else { self.ink.accent() };
            // Between pictures there is only the line; between lines the way that the water runs.
            let glyph = match (stroke.edge, stroke.flow) {
                (Edge::South, Some(Flow::Out)) if spot.height < LINES => '↓',
                (Edge::South, Some(Flow::In)) if spot.height < LINES => '↑',
                (edge, _) => line(edge, heavy),
            };
            let (x, y) = match stroke.edge {
                Edge::East => (spot.right(), down),
                Edge::South if has_rule => (across, spot.bottom()),
                Edge::West => (spot.x - 1, down),
                Edge::North | Edge::South => continue,
            };
            canvas.put(x, y, 1, &glyph.to_string(), style);
        }
    }

    /// What the signs on a river stand for, cell by cell: there is no room for it in the cells. In
    /// words it is said of the cell at the cursor, and of all on the page of what is to be known.
    pub(super) fn legend_rows(&self, board: &Board<String>, columns: u16) -> Vec<Row> {
        let named = !board.column_labels.is_empty() && !board.row_labels.is_empty();
        let runs = board.cells.iter().any(|cell| !cell.face.strokes.is_empty());
        if !named || !runs {
            return Vec::new();
        }
        let entry = |cell: &Cell<String>| {
            let badges = cell.face.badges.iter().filter(|badge| badge.text.is_some());
            let badges: Vec<Piece> =
                badges.flat_map(|badge| [Piece::gap(1), self.badge(badge, true)]).collect();
            let name = cell_name(board, cell.column, cell.row);
            let pieces = [vec![Piece::new(name, self.ink.dim())], badges].concat();
            (pieces.len() > 1).then_some(Chunk { control: None, pieces })
        };
        flow(board.cells.iter().filter_map(entry).collect(), usize::from(columns), 0, 3)
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
