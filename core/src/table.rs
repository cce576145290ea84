//! A table: a game's chosen options and the seats, who plays, in which colour, in what order.

mod change;

use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use change::{Lot, TableChange};

use crate::look::{Colour, Shape};
use crate::outside::PlayerId;
use crate::seat::{PerSeat, Seat};
use crate::taken;
use crate::text::Names;
pub(crate) use crate::text::count_of;

/// The table as a game sees it (`O` is its own options type) and as the log keeps it (`Value`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table<O = Value> {
    pub seats: PerSeat<Seated>,
    /// The turn order, clockwise.
    pub order: Vec<Seat>,
    /// Who begins.
    pub start: Seat,
    pub options: O,
    /// Played to learn the game: statistics leave it out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seated {
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "taken::read_some_name"
    )]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<PlayerId>,
    pub colour: Colour,
    pub shape: Shape,
    /// The player has left; the pieces stay as they are.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
}

impl<O> Table<O> {
    /// A table of `count` nameless seats in the colours offered first.
    pub fn new(count: usize, colours: &[Colour], options: O) -> Self {
        let mut table = Self {
            seats: PerSeat::new(Vec::new()),
            order: Vec::new(),
            start: Seat::new(0),
            options,
            practice: false,
        };
        table.resize(count, colours);
        table
    }

    pub fn len(&self) -> usize {
        self.seats.len()
    }

    pub fn is_empty(&self) -> bool {
        self.seats.is_empty()
    }

    /// The seats that are still in the game.
    pub fn present(&self) -> impl Iterator<Item = Seat> {
        self.seats.iter().filter(|(_, seated)| !seated.left).map(|(seat, _)| seat)
    }

    /// The same in turn order.
    pub fn in_turn(&self) -> impl Iterator<Item = Seat> {
        self.order.iter().copied().filter(|seat| self.plays(*seat))
    }

    /// Whether there is such a seat, and its player has not left.
    pub fn plays(&self, seat: Seat) -> bool {
        self.seats.get(seat).is_some_and(|seated| !seated.left)
    }

    /// This player, or the next one clockwise if this one has left.
    pub fn present_from(&self, seat: Seat) -> Seat {
        if self.seats.get(seat).is_some_and(|seated| seated.left) {
            self.left_of(seat)
        } else {
            seat
        }
    }

    /// The next player clockwise, passing over those who have left; the same one where there is no other.
    pub fn left_of(&self, seat: Seat) -> Seat {
        self.neighbour(seat, 1)
    }

    /// The next player counter-clockwise.
    pub fn right_of(&self, seat: Seat) -> Seat {
        self.neighbour(seat, self.order.len().saturating_sub(1))
    }

    fn neighbour(&self, seat: Seat, stride: usize) -> Seat {
        let count = self.order.len();
        let Some(place) = self.order.iter().position(|other| *other == seat) else { return seat };
        let mut others = (1..=count).map(|step| self.order[(place + step * stride) % count]);
        others.find(|other| self.plays(*other)).unwrap_or(seat)
    }

    /// The seats whose players have left.
    pub(crate) fn away(&self) -> Vec<Seat> {
        self.seats.iter().filter(|(_, seated)| seated.left).map(|(seat, _)| seat).collect()
    }

    /// Lets these seats be those whose players have left, and says whether they were others before.
    pub(crate) fn set_away(&mut self, away: &[Seat]) -> bool {
        let changed = self.away() != away;
        for seat in Seat::all(self.len()) {
            self.seats[seat].left = away.contains(&seat);
        }
        changed
    }

    /// The same table with the options in another form.
    pub fn with_options<P>(&self, options: P) -> Table<P> {
        let Self { order, start, practice, .. } = self;
        let (seats, order) = (self.seats.clone(), order.clone());
        Table { seats, order, start: *start, options, practice: *practice }
    }

    /// What each seat is called: its name, or its letter.
    pub fn names(&self) -> Names {
        Names::new(self.seats.iter().map(|(seat, seated)| {
            let name = seated.name.clone().unwrap_or_else(|| seat.letter().to_string());
            (name, seated.colour)
        }))
    }

    /// One letter a seat, each different: from the name where one is free there.
    pub fn letters(&self) -> PerSeat<char> {
        let mut taken: Vec<char> = Vec::new();
        let mut letters = vec![None; self.len()];
        for (seat, seated) in self.seats.iter() {
            let own = seated.name.iter().flat_map(|name| name.chars());
            let own = own.filter(|letter| letter.is_alphanumeric()).flat_map(char::to_uppercase);
            let letter = own.into_iter().find(|letter| !taken.contains(letter));
            if let Some(letter) = letter {
                taken.push(letter);
                letters[seat.index()] = Some(letter);
            }
        }
        PerSeat::from_fn(self.len(), |seat| {
            letters[seat.index()].unwrap_or_else(|| {
                let free = std::iter::once(seat.letter())
                    .chain('A'..='Z')
                    .find(|letter| !taken.contains(letter));
                let letter = free.unwrap_or('?');
                taken.push(letter);
                letter
            })
        })
    }

    fn resize(&mut self, count: usize, colours: &[Colour]) {
        let mut seats: Vec<Seated> = self.seats.values().take(count).cloned().collect();
        while seats.len() < count {
            let colour = colours
                .iter()
                .chain(&Colour::ALL)
                .find(|colour| !seats.iter().any(|seated| seated.colour == **colour))
                .copied()
                .unwrap_or(Colour::Grey);
            let shape = free_shape(&seats, colour.shape());
            seats.push(Seated { name: None, player: None, colour, shape, left: false });
        }
        self.seats = PerSeat::new(seats);
        self.order.retain(|seat| seat.index() < count);
        for seat in Seat::all(count) {
            if !self.order.contains(&seat) {
                self.order.push(seat);
            }
        }
        if self.start.index() >= count {
            self.start = Seat::new(0);
        }
    }
}

fn free_shape(others: &[Seated], wished: Shape) -> Shape {
    std::iter::once(wished)
        .chain(Shape::ALL)
        .find(|shape| !others.iter().any(|seated| seated.shape == *shape))
        .unwrap_or(wished)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(names: &[&str]) -> Table {
        let mut table = Table::new(names.len(), &[], Value::Null);
        for (seat, name) in Seat::all(names.len()).zip(names) {
            let name = Some((*name).to_owned());
            table
                .change(&TableChange::Name { seat, name, player: None }, &[])
                .expect("a fine name");
        }
        table
    }

    #[test]
    fn letters_come_from_names_and_never_clash() {
        let letters =
            |names: &[&str]| table(names).letters().into_values().into_iter().collect::<String>();
        assert_eq!(letters(&["", "", ""]), "ABC");
        assert_eq!(letters(&["Ann", "Ben", "Cleo"]), "ABC");
        assert_eq!(letters(&["Ben", "", "Ann"]), "BCA");
        assert_eq!(letters(&["Ann", "Anna", "An"]), "ANC");
        assert_eq!(letters(&["Łucja", "李", "…"]), "Ł李C");
    }
}
