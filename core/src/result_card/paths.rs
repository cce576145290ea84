//! The card's own pictures, on a grid of 2,400 × 2,400.

use crate::drawing::Path;

/// Flat river stones to be piled up, the lowest first; each lies in the upper third of its grid: where
/// it begins, and three points for each of its curves.
const STONES: [[(i32, i32); 13]; 3] = [
    [
        (100, 500),
        (0, 200),
        (400, 40),
        (1100, 20),
        (1800, 0),
        (2400, 100),
        (2360, 460),
        (2320, 760),
        (1800, 800),
        (1160, 800),
        (540, 800),
        (200, 780),
        (100, 500),
    ],
    [
        (40, 400),
        (60, 100),
        (600, 0),
        (1300, 20),
        (2000, 40),
        (2440, 200),
        (2360, 500),
        (2280, 780),
        (1800, 800),
        (1200, 800),
        (500, 800),
        (20, 740),
        (40, 400),
    ],
    [
        (60, 440),
        (20, 140),
        (540, 40),
        (1140, 10),
        (1800, -20),
        (2360, 120),
        (2370, 420),
        (2380, 740),
        (1840, 800),
        (1240, 800),
        (600, 800),
        (100, 780),
        (60, 440),
    ],
];

/// How high a stone is, on a grid of 24.
pub(super) const STONE_HEIGHT: f64 = 8.0;

pub(super) fn stone(number: usize) -> Path {
    let [begin, curves @ ..] = STONES[number % STONES.len()];
    let path = Path::new().move_to(begin);
    curves.chunks_exact(3).fold(path, |path, it| path.curve_to(it[0], it[1], it[2])).close()
}

/// A river across the whole grid, as thin as it is to be drawn.
pub(super) fn river() -> Path {
    let mut path = Path::new().move_to((0, 30));
    for wave in [0, 1200] {
        path = path.curve_to((wave + 200, 0), (wave + 400, 0), (wave + 600, 30)).curve_to(
            (wave + 800, 60),
            (wave + 1000, 60),
            (wave + 1200, 30),
        );
    }
    path = path.line_to((2400, 42));
    for wave in [2400, 1200] {
        path = path.curve_to((wave - 200, 72), (wave - 400, 72), (wave - 600, 42)).curve_to(
            (wave - 800, 12),
            (wave - 1000, 12),
            (wave - 1200, 42),
        );
    }
    path.close()
}

/// What the seats that won or are ahead are marked with, beside the word.
pub(super) fn crown() -> Path {
    let spikes = [
        (300, 700),
        (750, 1150),
        (1200, 400),
        (1650, 1150),
        (2100, 700),
        (1940, 1700),
        (460, 1700),
    ];
    let band = [(460, 1850), (1940, 1850), (1940, 2050), (460, 2050)];
    Path::polygon(&spikes).and(&Path::polygon(&band))
}
