//! How many tiles lie open, are still face down, and have been used: when to turn up new ones.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::options::Reshuffled;

/// Tiles in the box.
pub(super) const TILES: u8 = 35;
/// Tiles that lie open at first, and are turned up together.
pub(super) const ROW: u8 = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tiles {
    pub open: u8,
    /// Face down.
    pub pile: u8,
    pub used: u8,
    /// The used tiles were shuffled for the row that lies open now.
    #[serde(default)]
    pub shuffled: bool,
}

impl Default for Tiles {
    fn default() -> Self {
        Self { open: ROW, pile: TILES - ROW, used: 0, shuffled: false }
    }
}

impl Tiles {
    /// Alternative way to start: one of the four tiles. They are shuffled in again, or lie with
    /// the used ones.
    pub(super) fn draw_for_quick_start(&mut self, reshuffled: Reshuffled) {
        if reshuffled == Reshuffled::Remaining {
            self.pile = self.pile.saturating_sub(1);
            self.used = self.used.saturating_add(1);
        }
    }

    /// Moving the location marker: the played tile is put away. Only when the last open one is
    /// gone, five new ones follow.
    pub(super) fn put_away(&mut self) {
        self.open = self.open.saturating_sub(1);
        self.used = self.used.saturating_add(1);
        if self.open == 0 {
            self.turn_up();
        }
    }

    /// The river runs out of stones: no open tile can be used, so all are put away.
    pub(super) fn replace_all(&mut self) {
        self.used = self.used.saturating_add(self.open);
        self.open = 0;
        self.turn_up();
    }

    /// What is left of the pile is turned up first; then the used tiles are shuffled.
    fn turn_up(&mut self) {
        self.open = ROW.min(self.pile);
        self.pile -= self.open;
        self.shuffled = self.open < ROW;
        if self.shuffled {
            let missing = (ROW - self.open).min(self.used);
            self.open += missing;
            self.pile = self.used - missing;
            self.used = 0;
        }
    }

    pub(super) fn all(self) -> u16 {
        u16::from(self.open) + u16::from(self.pile) + u16::from(self.used)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_new_tiles_come_only_when_the_last_open_one_is_gone() {
        let mut tiles = Tiles::default();
        let mut open = Vec::new();
        for _ in 0..6 {
            tiles.put_away();
            open.push(tiles.open);
        }
        assert_eq!(open, [4, 3, 2, 1, 5, 4]);
    }

    #[test]
    fn thirty_five_tiles_are_seven_rows_and_then_the_used_ones_are_shuffled() {
        let mut tiles = Tiles::default();
        for _ in 0..34 {
            tiles.put_away();
            assert!(!tiles.shuffled);
        }
        tiles.put_away();
        assert_eq!(tiles, Tiles { open: 5, pile: 30, used: 0, shuffled: true });
    }

    #[test]
    fn a_row_that_the_pile_cannot_fill_is_completed_from_the_used_tiles() {
        let mut tiles = Tiles::default();
        (0..4).for_each(|_| tiles.draw_for_quick_start(Reshuffled::Remaining));
        assert_eq!((tiles.open, tiles.pile, tiles.used), (5, 26, 4));
        (0..30).for_each(|_| tiles.put_away());
        assert_eq!(tiles, Tiles { open: 5, pile: 30, used: 0, shuffled: true }, "one and four");
        let mut all = Tiles::default();
        (0..4).for_each(|_| all.draw_for_quick_start(Reshuffled::All));
        assert_eq!(all, Tiles::default());
    }

    #[test]
    fn when_no_tile_can_be_used_the_row_is_replaced() {
        let mut tiles = Tiles::default();
        tiles.put_away();
        tiles.replace_all();
        assert_eq!(tiles, Tiles { open: 5, pile: 25, used: 5, shuffled: false });
    }

    #[test]
    fn no_tile_is_lost_whatever_happens() {
        let mut tiles = Tiles::default();
        for number in 0..500 {
            if number % 7 == 3 {
                tiles.replace_all();
            } else {
                tiles.put_away();
            }
            assert_eq!(tiles.all(), u16::from(TILES));
            assert!((1..=ROW).contains(&tiles.open));
        }
    }
}
