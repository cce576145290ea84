//! A value becomes one of our types; what does not fit is told with its place.

use std::fmt;

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Expected, MapAccess,
    SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::Value;

use super::fault::{Fault, Told};
use super::place::Place;
use super::words::{self, came, one_of, quoted};
use crate::text::{Message, msg};

/// Reads a value into a type. `place` is what the whole is called.
pub(crate) fn read_as<T: DeserializeOwned>(value: &Value, place: &Place<'_>) -> Result<T, Fault> {
    T::deserialize(Reader { value, place }).map_err(|unread| unread.at(value, place))
}

/// Whether a value is an object.
pub(crate) fn read_object(value: &Value, place: &Place<'_>) -> Result<(), Fault> {
    if value.is_object() {
        return Ok(());
    }
    Err(Fault::expected(place, msg!(app_json_object), came(value)).of_form(true))
}

/// What serde found wrong. The place is known to whoever handed the value in.
#[derive(Debug)]
enum Unread {
    Expected(Message, Message),
    Said(Message),
    /// Nobody said anything that people understand.
    Unfit,
    Form(Message, Message),
    Twice(&'static str),
    Found(Box<Fault>),
}

impl Unread {
    fn at(self, value: &Value, place: &Place<'_>) -> Fault {
        match self {
            Self::Expected(expected, came) => Fault::expected(place, expected, came),
            Self::Form(expected, came) => Fault::expected(place, expected, came).of_form(true),
            Self::Said(what) => Fault::new(place, what),
            Self::Unfit => Fault::new(place, msg!(app_json_unfit, came = came(value))),
            Self::Twice(field) => Fault::twice(place, quoted(field)),
            Self::Found(fault) => *fault,
        }
    }
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON that does not fit")
    }
}

impl std::error::Error for Unread {}

impl de::Error for Unread {
    fn custom<T: fmt::Display>(what: T) -> Self {
        match format!("{what:#}").strip_prefix(Told::MARK) {
            Some(said) => Self::Said(Message::verbatim(said)),
            None => Self::Unfit,
        }
    }

    fn invalid_type(came: Unexpected<'_>, expected: &dyn Expected) -> Self {
        let (said, came) = (words::expected(&expected.to_string()), words::unexpected(&came));
        said.zip(came).map_or(Self::Unfit, |(expected, came)| Self::Expected(expected, came))
    }

    fn invalid_value(came: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::invalid_type(came, expected)
    }

    fn unknown_variant(came: &str, expected: &'static [&'static str]) -> Self {
        Self::Expected(one_of(expected.iter().copied()), quoted(came))
    }

    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Self {
        let known: Vec<Message> = expected.iter().map(|known| quoted(known)).collect();
        Self::Said(msg!(app_json_unknown, key = quoted(field), known = known))
    }

    fn missing_field(field: &'static str) -> Self {
        Self::Said(msg!(app_json_missing, key = quoted(field)))
    }

    fn duplicate_field(field: &'static str) -> Self {
        Self::Twice(field)
    }
}

#[derive(Clone, Copy)]
struct Reader<'v, 'p> {
    value: &'v Value,
    place: &'p Place<'p>,
}

impl<'v> Reader<'v, '_> {
    /// Names what goes wrong in here, as nobody outside knows the place.
    fn named<T>(self, read: impl FnOnce(Reader<'v, '_>) -> Result<T, Unread>) -> Result<T, Unread> {
        read(self).map_err(|unread| Unread::Found(Box::new(unread.at(self.value, self.place))))
    }
}

impl<'de> Deserializer<'de> for Reader<'de, '_> {
    type Error = Unread;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        match self.value {
            Value::Null => visitor.visit_unit(),
            Value::Bool(yes) => visitor.visit_bool(*yes),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (None, Some(number)) => visitor.visit_i64(number),
                (None, None) => visitor.visit_f64(number.as_f64().unwrap_or_default()),
            },
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(items) => {
                visitor.visit_seq(Items { left: items.iter(), next: 0, place: self.place })
            }
            Value::Object(fields) => {
                visitor.visit_map(Fields { left: fields.iter(), last: None, place: self.place })
            }
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        if self.value.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_newtype_struct(self)
    }

    /// Serde would take a list of the fields' values, too.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        match self.value {
            Value::Array(_) => Err(Unread::Form(msg!(app_json_object), came(self.value))),
            _ => self.deserialize_any(visitor),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        let place = self.place;
        match self.value {
            Value::String(name) => visitor.visit_enum(Named { name, value: None, place }),
            Value::Object(fields) if fields.len() == 1 => {
                fields.iter().next().map_or(Err(Unread::Unfit), |(name, value)| {
                    visitor.visit_enum(Named { name, value: Some(value), place })
                })
            }
            other => Err(Unread::Form(one_of(variants.iter().copied()), came(other))),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit
        unit_struct seq tuple tuple_struct map identifier ignored_any
    }
}

struct Items<'v, 'p> {
    left: std::slice::Iter<'v, Value>,
    next: usize,
    place: &'p Place<'p>,
}

impl<'de> SeqAccess<'de> for Items<'de, '_> {
    type Error = Unread;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Unread> {
        let Some(value) = self.left.next() else {
            return Ok(None);
        };
        let place = Place::Item(self.place, self.next);
        self.next += 1;
        Reader { value, place: &place }.named(|item| seed.deserialize(item)).map(Some)
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.left.len())
    }
}

struct Fields<'v, 'p> {
    left: serde_json::map::Iter<'v>,
    last: Option<(&'v String, &'v Value)>,
    place: &'p Place<'p>,
}

impl<'de> MapAccess<'de> for Fields<'de, '_> {
    type Error = Unread;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Unread> {
        self.last = self.left.next();
        // A key that does not fit is told where the object is: it has no place of its own.
        self.last.map(|(key, _)| seed.deserialize(Key(key))).transpose()
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Unread> {
        let Some((key, value)) = self.last else {
            return Err(Unread::Unfit);
        };
        let place = Place::Key(self.place, key);
        Reader { value, place: &place }.named(|field| seed.deserialize(field))
    }
}

/// A key of an object; numbers are written as texts there.
#[derive(Clone, Copy)]
struct Key<'v>(&'v str);

macro_rules! numbers {
    ($($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
            match self.0.parse() {
                Ok(number) => visitor.visit_u64(number),
                Err(_) => visitor.visit_borrowed_str(self.0),
            }
        })*
    };
}

impl<'de> Deserializer<'de> for Key<'de> {
    type Error = Unread;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_borrowed_str(self.0)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_enum(BorrowedStrDeserializer::new(self.0))
    }

    numbers! { deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// One of several kinds, by its name alone or with what belongs to it.
struct Named<'v, 'p> {
    name: &'v str,
    value: Option<&'v Value>,
    place: &'p Place<'p>,
}

impl<'de> EnumAccess<'de> for Named<'de, '_> {
    type Error = Unread;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Unread> {
        seed.deserialize(BorrowedStrDeserializer::new(self.name)).map(|kind| (kind, self))
    }
}

impl<'v> Named<'v, '_> {
    fn content<T>(
        &self,
        read: impl FnOnce(Reader<'v, '_>) -> Result<T, Unread>,
    ) -> Result<T, Unread> {
        let Some(value) = self.value else {
            return Err(Unread::Expected(msg!(app_json_object), quoted(self.name)));
        };
        Reader { value, place: &Place::Key(self.place, self.name) }.named(read)
    }
}

impl<'de> VariantAccess<'de> for Named<'de, '_> {
    type Error = Unread;

    fn unit_variant(self) -> Result<(), Unread> {
        match self.value {
            None | Some(Value::Null) => Ok(()),
            Some(_) => Err(Unread::Expected(quoted(self.name), msg!(app_json_object))),
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Unread> {
        self.content(|content| seed.deserialize(content))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Unread> {
        self.content(|content| content.deserialize_any(visitor))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        self.content(|content| content.deserialize_struct("", fields, visitor))
    }
}
