//! Where figures and a tile are on a stone, so that none of them hides another.

/// Something around a place on a stone, from its middle; from side to side it has `side`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) at: (i32, i32),
    pub(super) side: i32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    /// One a figure, in their order: those behind first.
    pub(super) figures: Vec<Place>,
    pub(super) tile: Place,
}

/// `large`: of how many figures; there are at most four, one a seat, and the large ones come first:
/// they stand behind.
///
/// A path has one figure of each seat: where three or four stand on a stone, its neighbours have at
/// most one, and the crowd may reach a little over its edge.
pub(super) fn standing(figures: usize, large: usize, has_tile: bool) -> Standing {
    let [small, one, two, more] = sizes(figures, has_tile);
    let larger = match large {
        0 | 1 => one,
        2 => two,
        _ => more,
    };
    let (places, tile) = places(figures, large > 0, has_tile);
    let place = |(number, (x, y)): (usize, &(i32, i32))| {
        let side = if number < large { larger } else { small };
        // The larger stand on the same ground as the others.
        let higher = (side - small) * 2 / 5;
        Place { at: (*x, y - higher), side }
    };
    Standing { figures: places.iter().enumerate().map(place).collect(), tile }
}

/// Of a small figure; of one large one, of two and of more on one stone, without their second outline.
/// The letter of a small one is never smaller than letters may be on a phone.
fn sizes(figures: usize, has_tile: bool) -> [i32; 4] {
    match (figures, has_tile) {
        (0 | 1, false) => [290, 340, 340, 340],
        (0 | 1, true) => [290, 350, 350, 350],
        (2, false) => [272, 300, 284, 284],
        (2, true) => [262, 290, 276, 276],
        (3, false) => [260, 284, 276, 270],
        (3, true) => [260, 284, 276, 262],
        _ => [256, 288, 280, 256],
    }
}

fn places(figures: usize, large: bool, has_tile: bool) -> (&'static [(i32, i32)], Place) {
    let tile = |at: (i32, i32), side: i32| Place { at, side };
    let none = tile((0, 0), 0);
    match (figures, has_tile) {
        (0, _) => (&[], tile((0, -14), 270)),
        (1, false) => (&[(0, -34)], none),
        (1, true) => (&[(-132, -34)], tile((170, 24), 214)),
        (2, false) if large => (&[(-160, -66), (158, 10)], none),
        (2, false) => (&[(-150, -32), (150, -32)], none),
        (2, true) => (&[(-160, -112), (160, -112)], tile((0, 90), 172)),
        // The large ones reach down to those before them: they stand further back.
        (3, false) if large => (&[(-166, -116), (166, -116), (-130, 134)], none),
        // One on the next stone would stand right before a single one in front.
        (3, false) => (&[(0, -128), (-152, 94), (152, 94)], none),
        (3, true) if large => (&[(-164, -116), (164, -116), (-164, 134)], tile((156, 134), 200)),
        (3, true) => (&[(-164, -114), (164, -114), (-164, 134)], tile((156, 134), 200)),
        (_, false) if large => (&[(-164, -116), (164, -116), (-164, 136), (164, 136)], none),
        (_, true) if large => {
            (&[(-198, -126), (198, -126), (-188, 140), (188, 140)], tile((0, 66), 152))
        }
        (_, false) => (&[(-164, -114), (164, -114), (-164, 134), (164, 134)], none),
        (_, true) => (&[(-186, -114), (186, -114), (-186, 134), (186, 134)], tile((0, 10), 152)),
    }
}
