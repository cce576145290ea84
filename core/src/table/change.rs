//! What can be changed about a table, and how it is carried out.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Seated, Table, count_of, free_shape};
use crate::look::{Colour, Shape};
use crate::name::clean_name;
use crate::outside::{PlayerId, Seeded};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::taken;
use crate::text::msg;

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

#[cfg(test)]
mod tests {
    use super::*;

    fn laid(seats: usize) -> Table {
        Table::new(seats, &[], Value::Null)
    }

    #[test]
    fn a_colour_that_is_taken_is_exchanged() {
        let mut table = laid(2);
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
        let mut table = laid(4);
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
        let mut table = laid(3);
        let seats = |order: &[u8]| TableChange::Order {
            order: order.iter().map(|seat| Seat::new(*seat)).collect(),
        };
        assert!(table.change(&seats(&[2, 0, 1]), &[]).is_ok());
        for wrong in [&[0, 1][..], &[0, 1, 1], &[0, 1, 3], &[0, 1, 2, 2]] {
            assert!(table.change(&seats(wrong), &[]).is_err(), "{wrong:?}");
        }
    }
}
