//! A table to try things at: events in a few words, and what came of them.

use tallystone_core::game::Game;
use tallystone_core::games::stone_layer::{
    Base, Event, Options, Outcome, Position, Stacks, Steps, StoneLayer,
};
use tallystone_core::refusal::Refusal;
use tallystone_core::seat::Seat;
use tallystone_core::table::Table;
use tallystone_core::text::{Language, Speaker};

pub(crate) const RED: usize = 0;
pub(crate) const BLUE: usize = 1;
pub(crate) const GREEN: usize = 2;

pub(crate) const NORWEGIAN: &str = r#"{"edition":"nb"}"#;
pub(crate) const ENGLISH: &str = r#"{"edition":"en"}"#;

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(u8::try_from(index).expect("a few"))
}

pub(crate) fn base(number: usize) -> Base {
    u8::try_from(number).ok().and_then(|number| Base::try_from(number).ok()).expect("1 to 6")
}

pub(crate) fn steps(number: usize) -> Steps {
    u8::try_from(number).ok().and_then(|number| Steps::try_from(number).ok()).expect("1 to 6")
}

/// Stacks by number; 0 is the one at the marker.
pub(crate) fn stacks(numbers: &[usize]) -> Stacks {
    Stacks {
        at_marker: numbers.contains(&0),
        others: numbers.iter().filter(|number| **number > 0).map(|number| base(*number)).collect(),
    }
}

pub(crate) fn fell(numbers: &[usize], lies: bool) -> Outcome {
    Outcome::Fell { stacks: stacks(numbers), lies }
}

pub(crate) struct Trial {
    pub(crate) table: Table<Options>,
    pub(crate) position: Position,
}

impl Trial {
    pub(crate) fn of(players: usize, options: &str) -> Self {
        let options: Options = serde_json::from_str(options).expect("options");
        let table = Table::new(players, &[], options);
        let position = StoneLayer.begin(&table);
        Self { table, position }
    }

    pub(crate) fn take(&mut self, event: &Event) -> Result<(), Refusal> {
        StoneLayer.check(&self.table, &self.position, event)?;
        StoneLayer.apply(&self.table, &mut self.position, event);
        Ok(())
    }

    pub(crate) fn tell(&mut self, event: &Event) -> &mut Self {
        self.take(event).unwrap_or_else(|refusal| panic!("{event:?}: {refusal:?}"));
        self
    }

    pub(crate) fn stone(&mut self, player: usize, outcome: Outcome) -> &mut Self {
        self.tell(&Event::Stone { seat: seat(player), outcome, size: None, from: None })
    }

    pub(crate) fn stone_from(&mut self, player: usize, from: usize, outcome: Outcome) -> &mut Self {
        let from = Some(base(from));
        self.tell(&Event::Stone { seat: seat(player), outcome, size: None, from })
    }

    pub(crate) fn stood(&mut self, player: usize) -> &mut Self {
        self.stone(player, Outcome::Stood)
    }

    pub(crate) fn collapse(&mut self, by: usize, numbers: &[usize]) -> &mut Self {
        self.tell(&Event::Collapse { by: seat(by), stacks: stacks(numbers) })
    }

    pub(crate) fn steps(&mut self, number: usize) -> &mut Self {
        self.tell(&Event::Tile { steps: Some(steps(number)) })
    }

    /// A stone that stands, and the marker stays: six steps.
    pub(crate) fn builds(&mut self, player: usize) -> &mut Self {
        self.stood(player).steps(6)
    }

    /// Lays a stack with tokens as a file would; for tables that take long to reach.
    pub(crate) fn lay(&mut self, number: usize, height: u8, tokens: &[u8]) -> &mut Self {
        let stack = &mut self.position.stacks[number - 1];
        stack.stones = serde_json::from_value(height.into()).expect("a height");
        for (player, count) in tokens.iter().enumerate() {
            stack.tokens[seat(player)] = *count;
        }
        self
    }

    pub(crate) fn gold(&mut self, player: usize, gold: u8) -> &mut Self {
        self.position.seats[seat(player)].gold = gold;
        self
    }

    pub(crate) fn points(&self) -> Vec<i64> {
        StoneLayer.score(&self.table, &self.position).points().into_values()
    }

    pub(crate) fn winners(&self) -> Vec<usize> {
        let score = StoneLayer.score(&self.table, &self.position);
        score.winners().into_iter().map(Seat::index).collect()
    }

    pub(crate) fn ranks(&self) -> Vec<Option<u32>> {
        let score = StoneLayer.score(&self.table, &self.position);
        score.seats.values().map(|seat| seat.rank).collect()
    }

    pub(crate) fn is_over(&self) -> bool {
        StoneLayer.ended(&self.table, &self.position).is_some()
    }

    pub(crate) fn height(&self, number: usize) -> u8 {
        self.position.height(base(number))
    }

    pub(crate) fn beside(&self, number: usize, player: usize) -> u8 {
        self.position.beside(base(number), seat(player))
    }

    pub(crate) fn hand(&self, player: usize) -> u8 {
        self.position.in_hand(seat(player))
    }

    fn speaker(&self) -> Speaker {
        Speaker::new(Language::default(), self.table.names())
    }

    /// What is said against an event.
    pub(crate) fn objection(&self, event: &Event) -> Option<String> {
        let refusal = StoneLayer.check(&self.table, &self.position, event).err()?;
        Some(self.speaker().say(&refusal.text))
    }

    /// What is good to know now.
    pub(crate) fn remarks(&self) -> String {
        let focus = <StoneLayer as Game>::Focus::default();
        let known = <StoneLayer as Game>::Box::default();
        let sheet = StoneLayer.sheet(&self.table, &self.position, &focus, &known);
        let said = sheet.remarks.iter().map(|remark| self.speaker().say(remark));
        said.collect::<Vec<_>>().join("\n")
    }

    /// Which rule refuses an event.
    pub(crate) fn refused(&self, event: &Event) -> Option<&'static str> {
        let refusal = StoneLayer.check(&self.table, &self.position, event).err();
        refusal.map(|refusal| refusal.rule.unwrap_or("no rule"))
    }
}

/// A table with an empty river: the marker's stack is 1.
pub(crate) fn dry(options: &str) -> Trial {
    let mut table = Trial::of(2, options);
    table.lay(1, 3, &[1, 2]).lay(2, 7, &[2, 3]).lay(3, 7, &[1, 1]).lay(4, 7, &[0, 0]);
    table.lay(5, 7, &[0, 0]).lay(6, 6, &[0, 0]);
    table
}
