//! Stone Layer written once more, straight down from the rulebook, as plain counters. It shares
//! nothing with the game but the words of its events.

use tallystone_core::games::stone_layer::{Event, Outcome, Stacks};

/// What the table has agreed on, as plain answers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct House {
    /// Norwegian: the toppler's tokens stay on the board.
    pub(crate) own_tokens_stay: bool,
    /// Norwegian: tokens beside bare base stones count in a tie.
    pub(crate) tie_counts_all: bool,
    pub(crate) fives_in_box: i32,
    pub(crate) moves_after_failure: bool,
    pub(crate) moves_after_source_fall: bool,
    pub(crate) exchanges: bool,
    pub(crate) new_tiles_any_time: bool,
    /// Finnish and Swedish: the four tiles of a quick start are shuffled in again.
    pub(crate) quick_tiles_shuffled_in: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Oracle {
    pub(crate) house: House,
    pub(crate) players: usize,
    pub(crate) hand: Vec<i32>,
    pub(crate) gold: Vec<i32>,
    pub(crate) fives: Vec<i32>,
    /// Base stones 0 to 5, then players.
    pub(crate) beside: Vec<Vec<i32>>,
    pub(crate) stones: [i32; 6],
    pub(crate) river: i32,
    pub(crate) marker: usize,
    pub(crate) up: usize,
    pub(crate) tiles_open: i32,
    pub(crate) tiles_down: i32,
    pub(crate) tiles_used: i32,
    /// How many stones of each size there are, as told.
    sizes: [i32; 3],
    quick_stones: usize,
    turns: usize,
    fallen_before: bool,
    turn: OfTurn,
}

#[derive(Clone, Debug, Default)]
struct OfTurn {
    player: Option<usize>,
    /// Tokens laid for the stone that still lie there.
    laid: i32,
    swapped: bool,
    spoilt: bool,
    source_fell: bool,
    topplers: Vec<usize>,
}

impl Oracle {
    pub(crate) fn new(players: usize, house: House) -> Self {
        Self {
            house,
            players,
            hand: vec![19; players],
            gold: vec![0; players],
            fives: vec![0; players],
            beside: vec![vec![0; players]; 6],
            stones: [0; 6],
            river: 37,
            marker: 0,
            up: 0,
            tiles_open: 5,
            tiles_down: 30,
            tiles_used: 0,
            sizes: [0; 3],
            quick_stones: 0,
            turns: 0,
            fallen_before: false,
            turn: OfTurn::default(),
        }
    }

    pub(crate) fn points(&self, player: usize) -> i32 {
        self.gold[player] + 5 * self.fives[player]
    }

    pub(crate) fn is_won(&self) -> bool {
        (0..self.players).any(|player| self.points(player) >= 10)
    }

    /// Whether the rulebook lets this happen now.
    pub(crate) fn allows(&self, event: &Event) -> bool {
        if self.is_won() {
            return false;
        }
        let before_the_stone = self.turn.player.is_none();
        match event {
            Event::Marker { .. } => before_the_stone,
            Event::QuickStone { .. } => {
                self.turns == 0
                    && before_the_stone
                    && !self.fallen_before
                    && self.quick_stones < 4
                    && self.river > 0
            }
            Event::Stone { outcome, from, .. } => {
                let from = from.map(|base| usize::from(base.number()) - 1);
                let source_is_right = match from {
                    None => self.river > 0,
                    Some(source) => {
                        self.river == 0 && source != self.marker && self.stones[source] > 0
                    }
                };
                let fall_is_right = match outcome {
                    Outcome::Stood | Outcome::NoToken | Outcome::SlidOff => true,
                    Outcome::Fell { stacks, .. } => self.can_fall(stacks, from),
                    Outcome::SourceFell { stacks } => {
                        from.is_some_and(|source| self.fallen(stacks).contains(&source))
                            && self.can_fall(stacks, None)
                    }
                };
                before_the_stone && source_is_right && fall_is_right
            }
            Event::Collapse { stacks, .. } => self.can_fall(stacks, None),
            Event::Tile { .. } => !before_the_stone,
            Event::NewTiles => {
                before_the_stone && (self.river == 0 || self.house.new_tiles_any_time)
            }
            Event::Exchange { seat } => self.can_swap(seat.index()),
            Event::Count { size, stones } => {
                let others = (0..3).filter(|other| *other != size.index());
                i32::from(*stones) + others.map(|other| self.sizes[other]).sum::<i32>() <= 37
            }
        }
    }

    fn fallen(&self, stacks: &Stacks) -> Vec<usize> {
        let marked = |base: &usize| stacks.at_marker && *base == self.marker;
        let named = |base: &usize| {
            stacks.others.iter().any(|other| usize::from(other.number()) == base + 1)
        };
        (0..6).filter(|base| marked(base) || named(base)).collect()
    }

    fn can_fall(&self, stacks: &Stacks, lowered: Option<usize>) -> bool {
        let fallen = self.fallen(stacks);
        let left = |base: usize| self.stones[base] - i32::from(lowered == Some(base));
        !fallen.is_empty() && fallen.iter().all(|base| left(*base) > 0)
    }

    fn can_swap(&self, player: usize) -> bool {
        self.gold[player] >= 5 && self.fives.iter().sum::<i32>() < self.house.fives_in_box
    }

    pub(crate) fn happen(&mut self, event: &Event) {
        match event {
            Event::Marker { base } => self.marker = usize::from(base.number()) - 1,
            Event::QuickStone { steps, .. } => {
                self.marker = (self.marker + usize::from(steps.number())) % 6;
                self.river -= 1;
                self.stones[self.marker] += 1;
                self.quick_stones += 1;
                if !self.house.quick_tiles_shuffled_in {
                    self.tiles_down -= 1;
                    self.tiles_used += 1;
                }
            }
            Event::Stone { seat, outcome, from, .. } => {
                let from = from.map(|base| usize::from(base.number()) - 1);
                self.place(seat.index(), outcome, from);
            }
            Event::Collapse { by, stacks } => {
                let by = by.index();
                if self.turn.player == Some(by) {
                    self.take_back(by);
                    self.turn.spoilt = true;
                }
                self.topple(by, stacks);
            }
            Event::Tile { steps } => {
                let moves = if self.turn.source_fell {
                    self.house.moves_after_source_fall
                } else {
                    !self.turn.spoilt || self.house.moves_after_failure
                };
                if let (true, Some(steps)) = (moves, steps) {
                    self.marker = (self.marker + usize::from(steps.number())) % 6;
                }
                self.up = (self.turn.player.unwrap_or(self.up) + 1) % self.players;
                self.turn = OfTurn::default();
                self.turns += 1;
                self.tiles_open -= 1;
                self.tiles_used += 1;
                if self.tiles_open == 0 {
                    self.turn_up_tiles();
                }
            }
            Event::Exchange { seat } => self.swap(seat.index()),
            Event::NewTiles => {
                self.tiles_used += std::mem::take(&mut self.tiles_open);
                self.turn_up_tiles();
            }
            Event::Count { size, stones } => self.sizes[size.index()] = i32::from(*stones),
        }
    }

    /// Five new tiles, one by one; when there is none to turn up, the used ones are shuffled.
    fn turn_up_tiles(&mut self) {
        while self.tiles_open < 5 {
            if self.tiles_down == 0 {
                self.tiles_down = std::mem::take(&mut self.tiles_used);
            }
            self.tiles_down -= 1;
            self.tiles_open += 1;
        }
    }

    fn place(&mut self, player: usize, outcome: &Outcome, from: Option<usize>) {
        self.turn.player = Some(player);
        self.turn.spoilt = self.turn.topplers.contains(&player);
        if let Outcome::SourceFell { stacks } = outcome {
            self.turn.spoilt = true;
            self.turn.source_fell = true;
            return self.topple(player, stacks);
        }
        // The stone is in the player's hand now.
        match from {
            Some(source) => self.stones[source] -= 1,
            None => self.river -= 1,
        }
        match outcome {
            Outcome::Stood => {
                self.stones[self.marker] += 1;
                if !self.turn.spoilt {
                    self.lay_tokens(player);
                }
            }
            Outcome::NoToken => {
                self.stones[self.marker] += 1;
                self.turn.spoilt = true;
            }
            Outcome::SlidOff => {
                self.river += 1;
                self.turn.spoilt = true;
            }
            // A fallen stack returns all its stones to the river, the one just added among them.
            // On a stack that did not fall the stone stays where it is, whatever fell elsewhere
            // and whoever wins by it: the tie is about what lies on the board.
            Outcome::Fell { stacks, lies } => {
                self.turn.spoilt = true;
                let own_stack_fell = self.fallen(stacks).contains(&self.marker);
                self.topple(player, stacks);
                if own_stack_fell || !lies {
                    self.river += 1;
                } else {
                    self.stones[self.marker] += 1;
                }
            }
            Outcome::SourceFell { .. } => {}
        }
    }

    /// One token; one, two or three more for the fourth, the fifth and every further stone.
    fn lay_tokens(&mut self, player: usize) {
        let extra = match self.stones[self.marker] {
            4 => 1,
            5 => 2,
            height if height >= 6 => 3,
            _ => 0,
        };
        let wanted = 1 + extra;
        if self.hand[player] < wanted && self.house.exchanges && self.can_swap(player) {
            self.swap(player);
            self.turn.swapped = true;
        }
        self.turn.laid = wanted.min(self.hand[player]);
        self.hand[player] -= self.turn.laid;
        self.beside[self.marker][player] += self.turn.laid;
    }

    /// What was laid this turn is taken back, and so is the swap it needed.
    fn take_back(&mut self, player: usize) {
        self.beside[self.marker][player] -= self.turn.laid;
        self.hand[player] += self.turn.laid;
        self.turn.laid = 0;
        if self.turn.swapped {
            self.turn.swapped = false;
            if self.fives[player] > 0 {
                self.fives[player] -= 1;
                self.hand[player] -= 5;
                self.gold[player] += 5;
            }
        }
    }

    fn swap(&mut self, player: usize) {
        self.gold[player] -= 5;
        self.hand[player] += 5;
        self.fives[player] += 1;
    }

    fn topple(&mut self, by: usize, stacks: &Stacks) {
        self.fallen_before = true;
        self.turn.topplers.push(by);
        for base in self.fallen(stacks) {
            self.river += self.stones[base];
            self.stones[base] = 0;
            for player in 0..self.players {
                let tokens = self.beside[base][player];
                if player != by {
                    self.gold[player] += tokens;
                } else if self.house.own_tokens_stay {
                    continue;
                } else {
                    self.hand[player] += tokens;
                }
                self.beside[base][player] = 0;
            }
            if base == self.marker {
                self.turn.laid = 0;
                self.turn.swapped = false;
            }
        }
    }

    /// Who has won: ten points, then most points, then most tokens out there, or all of those left.
    pub(crate) fn winners(&self) -> Vec<usize> {
        let mut left: Vec<usize> =
            (0..self.players).filter(|player| self.points(*player) >= 10).collect();
        let most = left.iter().map(|player| self.points(*player)).max().unwrap_or(0);
        left.retain(|player| self.points(*player) == most);
        let out = |player: usize| -> i32 {
            let counts = |base: &usize| self.house.tie_counts_all || self.stones[*base] > 0;
            (0..6).filter(counts).map(|base| self.beside[base][player]).sum()
        };
        let most = left.iter().map(|player| out(*player)).max().unwrap_or(0);
        left.retain(|player| out(*player) == most);
        left
    }
}
