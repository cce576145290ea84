//! A table: a game's chosen options and the seats, who plays, in which colour, in what order.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::look::{Colour, Shape};
use crate::name::clean_name;
use crate::outside::{PlayerId, Seeded};
use crate::refusal::Refusal;
use crate::seat::{PerSeat, Seat};
use crate::taken;
use crate::text::{Names, msg};

/// The table as a game sees it (`O` is its own options type) and as the log keeps it (`Value`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table<O = Value> {
    pub seats: PerSeat<Seated>,
    /// The turn order, clockwise.
    pub order: Vec<Seat>,
    /// Who begins.
    pub start: Seat,
    pub options: O,
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

/// A change of the table. It holds for the whole log, never from now on, but for who has left: what
/// was told before that was played with that player at the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "change", rename_all = "snake_case")]
pub enum TableChange {
    Name {
        seat: Seat,
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "taken::read_some_name"
        )]
        name: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<PlayerId>,
    },
    /// A colour that another seat has is exchanged with it.
    Colour {
        seat: Seat,
        colour: Colour,
    },
    Shape {
        seat: Seat,
        shape: Shape,
    },
    Order {
        order: Vec<Seat>,
    },
    Start {
        seat: Seat,
    },
    /// All options of the game, fully resolved.
    Options {
        options: Value,
    },
    Leave {
        seat: Seat,
    },
    Return {
        seat: Seat,
    },
    /// Only before the first game event.
    Seats {
        count: u8,
    },
    /// A draw by lot, with its seed.
    Draw {
        lot: Lot,
        seed: u64,
    },
}

/// What is drawn by lot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lot {
    StartPlayer,
    /// The turn order, and with it the start player.
    Seating,
}

impl<O> Table<O> {
    /// A table of `count` nameless seats in the colours offered first.
    pub fn new(count: usize, colours: &[Colour], options: O) -> Self {
        let mut table = Self {
            seats: PerSeat::new(Vec::new()),
            order: Vec::new(),
            start: Seat::new(0),
            options,
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
        Table { seats: self.seats.clone(), order: self.order.clone(), start: self.start, options }
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

    fn seated(&mut self, seat: Seat) -> Result<&mut Seated, Refusal> {
        let count = self.len();
        if seat.index() < count {
            Ok(&mut self.seats[seat])
        } else {
            Err(Refusal { missing: true, ..Refusal::no_seat(seat, count) })
        }
    }

    fn draw(&mut self, lot: Lot, seed: u64) {
        let mut seeded = Seeded::new(seed);
        if lot == Lot::Seating {
            self.order.sort();
            seeded.shuffle(&mut self.order);
            if let Some(first) = self.order.iter().find(|seat| !self.seats[**seat].left) {
                self.start = *first;
            }
        } else {
            let present: Vec<Seat> = self.present().collect();
            if let Some(drawn) = present.get(seeded.below(present.len())) {
                self.start = *drawn;
            }
        }
    }

    fn recolour(&mut self, seat: Seat, colour: Colour) -> Result<(), Refusal> {
        let (old_colour, old_shape) = {
            let seated = self.seated(seat)?;
            (seated.colour, seated.shape)
        };
        let owner =
            self.seats.iter().find(|(other, seated)| *other != seat && seated.colour == colour);
        if let Some((other, seated)) = owner.map(|(other, seated)| (other, seated.clone())) {
            self.seats[other].colour = old_colour;
            self.seats[other].shape = old_shape;
            self.seats[seat].colour = seated.colour;
            self.seats[seat].shape = seated.shape;
        } else {
            let others: Vec<Seated> = self
                .seats
                .iter()
                .filter(|(other, _)| *other != seat)
                .map(|(_, seated)| seated.clone())
                .collect();
            self.seats[seat].colour = colour;
            self.seats[seat].shape = free_shape(&others, colour.shape());
        }
        Ok(())
    }

    fn reshape(&mut self, seat: Seat, shape: Shape) -> Result<(), Refusal> {
        let old = self.seated(seat)?.shape;
        let owner =
            self.seats.iter().find(|(_, seated)| seated.shape == shape).map(|(other, _)| other);
        if let Some(other) = owner {
            self.seats[other].shape = old;
        }
        self.seats[seat].shape = shape;
        Ok(())
    }
}

impl Table {
    /// Carries a change out. `colours` are those the game offers first; whether options and the
    /// number of seats fit the game has been judged before.
    pub(crate) fn change(
        &mut self,
        change: &TableChange,
        colours: &[Colour],
    ) -> Result<(), Refusal> {
        match change {
            TableChange::Name { seat, name, player } => {
                let name = match name {
                    Some(name) => clean_name(name)?,
                    None => None,
                };
                let seated = self.seated(*seat)?;
                seated.name = name;
                seated.player = *player;
            }
            TableChange::Colour { seat, colour } => self.recolour(*seat, *colour)?,
            TableChange::Shape { seat, shape } => self.reshape(*seat, *shape)?,
            TableChange::Order { order } => {
                let mut sorted = order.clone();
                sorted.sort();
                if !sorted.into_iter().eq(Seat::all(self.len())) {
                    return Err(Refusal::new(msg!(app_refused_order, n = count_of(self.len()))));
                }
                self.order.clone_from(order);
            }
            TableChange::Start { seat } => {
                self.seated(*seat)?;
                self.start = *seat;
            }
            TableChange::Options { options } => self.options = options.clone(),
            TableChange::Leave { seat } => {
                self.seated(*seat)?;
                if self.present().all(|present| present == *seat) {
                    return Err(Refusal::new(msg!(app_refused_last_player)));
                }
                self.seats[*seat].left = true;
            }
            TableChange::Return { seat } => self.seated(*seat)?.left = false,
            TableChange::Seats { count } => self.resize(usize::from(*count), colours),
            TableChange::Draw { lot, seed } => self.draw(*lot, *seed),
        }
        Ok(())
    }
}

/// A count of things on a table is always small.
pub(crate) fn count_of(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
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

    #[test]
    fn a_colour_that_is_taken_is_exchanged() {
        let mut table = table(&["Ann", "Ben"]);
        let (ann, ben) = (table.seats[Seat::new(0)].clone(), table.seats[Seat::new(1)].clone());
        table
            .change(&TableChange::Colour { seat: Seat::new(0), colour: ben.colour }, &[])
            .expect("two seats");
        assert_eq!(
            (table.seats[Seat::new(0)].colour, table.seats[Seat::new(0)].shape),
            (ben.colour, ben.shape)
        );
        assert_eq!(
            (table.seats[Seat::new(1)].colour, table.seats[Seat::new(1)].shape),
            (ann.colour, ann.shape)
        );
    }

    #[test]
    fn shapes_stay_different_whatever_is_chosen() {
        let mut table = table(&["", "", "", ""]);
        for (seat, colour) in
            Seat::all(4).zip([Colour::Beige, Colour::Black, Colour::Red, Colour::Yellow])
        {
            table.change(&TableChange::Colour { seat, colour }, &[]).expect("four seats");
        }
        let mut shapes: Vec<Shape> = table.seats.values().map(|seated| seated.shape).collect();
        shapes.sort();
        shapes.dedup();
        assert_eq!(shapes.len(), 4);
    }

    #[test]
    fn an_order_names_every_seat_once() {
        let mut table = table(&["", "", ""]);
        let seats = |order: &[u8]| TableChange::Order {
            order: order.iter().map(|seat| Seat::new(*seat)).collect(),
        };
        assert!(table.change(&seats(&[2, 0, 1]), &[]).is_ok());
        for wrong in [&[0, 1][..], &[0, 1, 1], &[0, 1, 3], &[0, 1, 2, 2]] {
            assert!(table.change(&seats(wrong), &[]).is_err(), "{wrong:?}");
        }
    }
}
