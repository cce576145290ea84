//! The text of JSON becomes a value, unless a key is there twice.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeSet;

use serde::de::{DeserializeSeed, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::de::StrRead;
use serde_json::{Map, Value};

use super::fault::Fault;
use super::place::Place;
use super::words::quoted;
use crate::text::{count_of, msg};

/// Reads JSON; a key that an object has twice is a fault, at every depth.
pub fn read(text: &str) -> Result<Value, Fault> {
    read_part(text, &Place::Whole(""))
}

/// The same for a part of something else, which has a name.
pub(crate) fn read_part(text: &str, whole: &Place<'_>) -> Result<Value, Fault> {
    strictly(text, whole, |json, twice| Strict { place: *whole, twice }.deserialize(json))
}

/// Whether a part could be read, without keeping anything of it.
pub(crate) fn judge_part(text: &str, whole: &Place<'_>) -> Result<(), Fault> {
    strictly(text, whole, |json, twice| Judged { place: *whole, twice }.deserialize(json))
}

fn strictly<'t, T>(
    text: &'t str,
    whole: &Place<'_>,
    read: impl FnOnce(
        &mut serde_json::Deserializer<StrRead<'t>>,
        &RefCell<Option<Fault>>,
    ) -> serde_json::Result<T>,
) -> Result<T, Fault> {
    let twice = RefCell::new(None);
    let mut json = serde_json::Deserializer::from_str(text);
    let read = read(&mut json, &twice);
    let error = match read.and_then(|value| json.end().map(|()| value)) {
        Ok(value) => return Ok(value),
        Err(error) => error,
    };
    if let Some(fault) = twice.into_inner() {
        return Err(fault);
    }
    // After a line's end the first column of the next is meant.
    let (line, column) = (count_of(error.line()), count_of(error.column().max(1)));
    let said = error.to_string();
    Err(Fault::new(
        whole,
        if text.trim().is_empty() {
            msg!(app_json_empty)
        } else if error.is_eof() {
            msg!(app_json_ends, line = line, column = column)
        } else if said.starts_with("recursion limit") {
            msg!(app_json_deep, line = line, column = column)
        } else if said.starts_with("number out of range") {
            msg!(app_json_large, line = line, column = column)
        } else {
            msg!(app_json_not, line = line, column = column)
        },
    ))
}

#[derive(Clone, Copy)]
struct Strict<'a> {
    place: Place<'a>,
    /// What was found twice; the error that stops the reading cannot carry it.
    twice: &'a RefCell<Option<Fault>>,
}

impl<'de> DeserializeSeed<'de> for Strict<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Strict<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, yes: bool) -> Result<Value, E> {
        Ok(yes.into())
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_string<E>(self, text: String) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut items = Vec::new();
        loop {
            let item = Place::Item(&self.place, items.len());
            match list.next_element_seed(Strict { place: item, twice: self.twice })? {
                Some(value) => items.push(value),
                None => return Ok(Value::Array(items)),
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let mut fields = Map::new();
        while let Some(key) = object.next_key::<String>()? {
            if fields.contains_key(&key) {
                self.twice.replace(Some(Fault::twice(&self.place, quoted(&key))));
                return Err(A::Error::custom("a key twice"));
            }
            let place = Place::Key(&self.place, &key);
            let value = object.next_value_seed(Strict { place, twice: self.twice })?;
            fields.insert(key, value);
        }
        Ok(Value::Object(fields))
    }
}

/// The same without a value.
#[derive(Clone, Copy)]
struct Judged<'a> {
    place: Place<'a>,
    twice: &'a RefCell<Option<Fault>>,
}

impl<'de> DeserializeSeed<'de> for Judged<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Judged<'_> {
    type Value = ();

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_bool<E>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E>(self, _: u64) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E>(self, _: f64) -> Result<(), E> {
        Ok(())
    }

    fn visit_str<E>(self, _: &str) -> Result<(), E> {
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        for index in 0.. {
            let item = Place::Item(&self.place, index);
            if list.next_element_seed(Judged { place: item, twice: self.twice })?.is_none() {
                break;
            }
        }
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<(), A::Error> {
        let mut keys = BTreeSet::new();
        while let Some(key) = object.next_key_seed(Key)? {
            if keys.contains(&key) {
                self.twice.replace(Some(Fault::twice(&self.place, quoted(&key))));
                return Err(A::Error::custom("a key twice"));
            }
            let place = Place::Key(&self.place, &key);
            object.next_value_seed(Judged { place, twice: self.twice })?;
            keys.insert(key);
        }
        Ok(())
    }
}

/// A key of an object, as it stands in the text wherever it can be.
struct Key;

impl<'de> DeserializeSeed<'de> for Key {
    type Value = Cow<'de, str>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl<'de> Visitor<'de> for Key {
    type Value = Cow<'de, str>;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a key")
    }

    fn visit_borrowed_str<E>(self, key: &'de str) -> Result<Self::Value, E> {
        Ok(Cow::Borrowed(key))
    }

    fn visit_str<E>(self, key: &str) -> Result<Self::Value, E> {
        Ok(Cow::Owned(key.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Language, Speaker};

    fn said(text: &str) -> String {
        let fault = read(text).expect_err("a fault").message();
        let judged = judge_part(text, &Place::Whole("")).expect_err("the same fault");
        assert_eq!(judged.message(), fault);
        Speaker::without_table(Language::default()).say(&fault)
    }

    #[test]
    fn a_key_that_is_there_twice_is_found_at_every_depth() {
        assert_eq!(said(r#"{"a": 1, "a": 2}"#), "The document: “a” is there twice. Leave one out.");
        assert_eq!(
            said(r#"{"a": [0, {"b": {"c": 1, "d": 2, "c": 1}}]}"#),
            "a[1].b: “c” is there twice. Leave one out."
        );
        assert_eq!(said(r#"{"a": 1, "\u0061": 2}"#), said(r#"{"a": 1, "a": 2}"#));
        let twice_apart = r#"[{"a": 1, "\u0062": null}, {"a": -1.5, "b": [true, "\n"]}]"#;
        assert!(read(twice_apart).is_ok() && judge_part(twice_apart, &Place::Whole("")).is_ok());
    }

    #[test]
    fn what_is_no_json_is_told_with_its_line() {
        assert!(said(" \n").contains("nothing"));
        assert!(said("{\n\"a\": ").contains("line 2"));
        assert!(said("{\n\"a\": 1,}").contains("Line 2"));
        assert!(said("{} {}").contains("column 4"));
        assert!(said(&"[".repeat(1_000)).contains("deep"));
        assert!(said("1e999").contains("large"));
    }
}
