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

/// `large`: whether each figure is; there are at most four, one a seat.
///
/// A path has one figure of each seat: where three or four stand on a stone, its neighbours have at
/// most one, and the crowd may reach a little over its edge.
pub(super) fn standing(large: &[bool], has_tile: bool) -> Standing {
    let only_one = large.iter().filter(|large| **large).count() == 1;
    let (small, one_large, several_large) = sizes(large.len(), has_tile);
    let size = |large: bool| match (large, only_one) {
        (false, _) => small,
        (true, true) => one_large,
        (true, false) => several_large,
    };
    let (places, tile) = places(large.len(), has_tile);
    let place = |(large, (x, y)): (&bool, &(i32, i32))| {
        // The larger stand on the same ground as the others.
        let higher = (size(*large) - small) * 2 / 5;
        Place { at: (*x, y - higher), side: size(*large) }
    };
    Standing { figures: large.iter().zip(places).map(place).collect(), tile }
}

/// Of a small figure, of a large one, and of large ones if there are several. The letter of a small one
/// is as small as letters get on a phone.
fn sizes(figures: usize, has_tile: bool) -> (i32, i32, i32) {
    match (figures, has_tile) {
        (0 | 1, false) => (306, 420, 420),
        (0 | 1, true) => (296, 376, 376),
        (2, false) => (282, 346, 328),
        (2, true) => (266, 326, 308),
        (3, _) => (260, 316, 296),
        _ => (256, 308, 288),
    }
}

fn places(figures: usize, has_tile: bool) -> (&'static [(i32, i32)], Place) {
    let tile = |at: (i32, i32), side: i32| Place { at, side };
    match (figures, has_tile) {
        (0, _) => (&[], tile((0, -14), 300)),
        (1, false) => (&[(0, -34)], tile((0, 0), 0)),
        (1, true) => (&[(-128, -40)], tile((176, 30), 232)),
        (2, false) => (&[(-150, -66), (150, 18)], tile((0, 0), 0)),
        (2, true) => (&[(-158, -96), (158, -96)], tile((0, 116), 196)),
        (3, false) => (&[(-160, -160), (160, -160), (0, 76)], tile((0, 0), 0)),
        (3, true) => (&[(-160, -182), (160, -182), (-160, 92)], tile((156, 92), 216)),
        (_, false) => (&[(-162, -186), (162, -186), (-162, 92), (162, 92)], tile((0, 0), 0)),
        (_, true) => (&[(-180, -190), (180, -190), (-180, 98), (180, 98)], tile((0, -46), 152)),
    }
}
