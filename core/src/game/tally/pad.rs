//! The whole score pad, for rules that look at more than one number.

use super::kept::{Amount, Position};
use super::{Category, Tally};
use crate::id::Id as _;
use crate::seat::Seat;
use crate::table::Table;

/// All that was told at a table.
#[derive(Debug)]
pub struct Pad<'a, T: Tally> {
    pub table: &'a Table<T::Options>,
    position: &'a Position<T>,
    /// Those that are played under these options.
    pub(super) categories: Vec<Category<T>>,
}

/// The same as one seat looks at it.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a, T: Tally> {
    pub pad: &'a Pad<'a, T>,
    pub seat: Seat,
}

impl<'a, T: Tally> Pad<'a, T> {
    pub(super) fn new(table: &'a Table<T::Options>, position: &'a Position<T>) -> Self {
        let mut categories = T::categories();
        categories.retain(|category| category.is_played(&table.options));
        Self { table, position, categories }
    }

    /// Every seat, also of those who have left: what they have stays as it is.
    pub fn seats(&self) -> impl Iterator<Item = Look<'_, T>> {
        self.position.seats.seats().map(|seat| self.of(seat))
    }

    pub fn of(&self, seat: Seat) -> Look<'_, T> {
        Look { pad: self, seat }
    }
}

impl<T: Tally> Look<'_, T> {
    /// What this seat has: 0 if it was not told, 1 for yes, and for a choice the number that it counts
    /// as.
    pub fn count(&self, category: &str) -> i64 {
        let known = self.pad.categories.iter().find(|known| known.id == category);
        known.zip(self.told(category)).map_or(0, |(known, amount)| known.number_of(amount))
    }

    pub fn is_told(&self, category: &str) -> bool {
        self.told(category).is_some()
    }

    /// The id of the choice that this seat has made.
    pub fn chosen(&self, category: &str) -> Option<&str> {
        match self.told(category) {
            Some(Amount::Choice(id)) => Some(id),
            _ => None,
        }
    }

    /// 1 for the most, 2 if one has more, and so on; `None` for who has none.
    pub fn place(&self, category: &str) -> Option<usize> {
        let own = self.count(category);
        let ahead = self.pad.seats().filter(|other| other.count(category) > own).count();
        (own > 0).then_some(ahead + 1)
    }

    /// How many seats have as many, this one among them: 1 if it is alone.
    pub fn alike(&self, category: &str) -> i64 {
        let own = self.count(category);
        self.pad.seats().map(|other| i64::from(other.count(category) == own)).sum()
    }

    /// The id of the control where this seat enters it, for a doubt.
    pub fn control(&self, category: &'static str) -> String {
        (super::Name::<T>::of(category), self.seat).to_id()
    }

    pub(super) fn told(&self, category: &str) -> Option<&Amount> {
        self.pad.position.seats.get(self.seat)?.get(category)
    }
}
