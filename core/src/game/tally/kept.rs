//! What logs and documents keep of a tally: what was entered, by seat and category.

use std::borrow::Borrow;
use std::collections::BTreeMap;
use std::marker::PhantomData;

use serde::de::{Deserializer, Error as _};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

use super::{Category, Tally};
use crate::id::Id;
use crate::json;
use crate::refusal::Refusal;
use crate::seat::{PerSeat, Seat};
use crate::table::Table;
use crate::text::{Message, echo, msg};

/// The id of a category that is there and can be entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Name<T: Tally> {
    id: &'static str,
    game: PhantomData<T>,
}

/// What was entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Amount {
    Number(i64),
    Answer(bool),
    Choice(String),
}

/// What a seat has told. What is not there was not told, which is not 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "BTreeMap<Name<T>, Option<Amount>>", bound = "")]
pub struct Column<T: Tally>(BTreeMap<Name<T>, Amount>);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Position<T: Tally> {
    pub seats: PerSeat<Column<T>>,
}

/// One kind only: whatever is entered in the place of an entry replaces it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields, bound = "")]
pub enum Event<T: Tally> {
    Entry { seat: Seat, category: Name<T>, value: Amount },
}

/// Whether this can be entered at this table.
pub(super) fn check<T: Tally>(
    table: &Table<T::Options>,
    name: Name<T>,
    amount: &Amount,
) -> Result<(), Refusal> {
    let category = name.category()?;
    let what = category.label.clone();
    let text = if !category.is_played(&table.options) {
        msg!(app_tally_refused_unplayed, what = what)
    } else if category.fits(amount) {
        return Ok(());
    } else {
        let (expected, came) = (category.expected(), category.words(amount));
        msg!(app_tally_refused, what = what, expected = expected, came = came)
    };
    Err(Refusal::by_rule(text, category.rule))
}

impl<T: Tally> Name<T> {
    pub(super) fn of(id: &'static str) -> Self {
        Self { id, game: PhantomData }
    }

    fn find(id: &str) -> Option<Self> {
        let mut categories = T::categories().into_iter().filter(Category::is_entered);
        categories.find(|category| category.id == id).map(|category| category.name())
    }

    pub(super) fn category(self) -> Result<Category<T>, Refusal> {
        let category = T::categories().into_iter().find(|category| category.id == self.id);
        category.ok_or_else(|| Refusal::no_control(self.id))
    }
}

impl<T: Tally> Borrow<str> for Name<T> {
    fn borrow(&self) -> &str {
        self.id
    }
}

impl<T: Tally> Id for Name<T> {
    fn write(&self, id: &mut String) {
        id.push_str(self.id);
    }

    fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        Self::find(parts.next()?)
    }
}

impl<T: Tally> Serialize for Name<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id)
    }
}

impl<'de, T: Tally> Deserialize<'de> for Name<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let came = String::deserialize(deserializer)?;
        Self::find(&came).ok_or_else(|| {
            let categories = T::categories().into_iter().filter(Category::is_entered);
            let known: Vec<Message> = categories.map(|it| Message::verbatim(it.id)).collect();
            let text = msg!(app_tally_no_category, category = echo(&came), known = known);
            D::Error::custom(json::Told(text))
        })
    }
}

impl<T: Tally> From<BTreeMap<Name<T>, Option<Amount>>> for Column<T> {
    fn from(told: BTreeMap<Name<T>, Option<Amount>>) -> Self {
        Self(told.into_iter().filter_map(|(name, amount)| Some((name, amount?))).collect())
    }
}

impl<T: Tally> Column<T> {
    pub(super) fn blank() -> Self {
        Self(BTreeMap::new())
    }

    pub(super) fn get(&self, id: &str) -> Option<&Amount> {
        self.0.get(id)
    }

    pub(super) fn put(&mut self, name: Name<T>, amount: Amount) {
        self.0.insert(name, amount);
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (Name<T>, &Amount)> {
        self.0.iter().map(|(name, amount)| (*name, amount))
    }
}
