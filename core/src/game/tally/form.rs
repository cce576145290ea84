//! The JSON Schemas of a tally, made from its categories: no other category and no other value.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};

use super::category::{Category, Takes};
use super::{Event, Position, Tally};
use crate::seat::Seat;

fn entered<T: Tally>() -> impl Iterator<Item = (&'static str, Value)> {
    let form = |category: Category<T>| {
        let form = match &category.takes {
            Takes::Count(within) | Takes::Number(within) => {
                json!({ "type": "integer", "minimum": within.start(), "maximum": within.end() })
            }
            Takes::YesNo => json!({ "type": "boolean" }),
            Takes::OneOf(choices) => {
                let ids: Vec<&str> = choices.iter().map(|(id, ..)| *id).collect();
                json!({ "type": "string", "enum": ids })
            }
            Takes::Nothing => return None,
        };
        Some((category.id, form))
    };
    T::categories().into_iter().filter_map(form)
}

impl<T: Tally> JsonSchema for Position<T> {
    fn schema_name() -> Cow<'static, str> {
        "Position".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let or_null = |(id, form): (&str, Value)| {
            (id.to_owned(), json!({ "anyOf": [form, { "type": "null" }] }))
        };
        let categories: Map<String, Value> = entered::<T>().map(or_null).collect();
        json_schema!({
            "type": "object",
            "required": ["seats"],
            "additionalProperties": false,
            "properties": {
                "seats": {
                    "type": "array",
                    "items": {
                        "type": "object",
                        "additionalProperties": false,
                        "properties": categories,
                    },
                },
            },
        })
    }
}

impl<T: Tally> JsonSchema for Event<T> {
    fn schema_name() -> Cow<'static, str> {
        "Event".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let seat = generator.subschema_for::<Seat>();
        // A kind of object for each category, which comes first: it tells them apart.
        let kind = |(id, form): (&str, Value)| {
            json!({
                "type": "object",
                "required": ["category", "event", "seat", "value"],
                "additionalProperties": false,
                "properties": {
                    "category": { "type": "string", "const": id },
                    "event": { "type": "string", "const": "entry" },
                    "seat": seat,
                    "value": form,
                },
            })
        };
        let kinds: Vec<Value> = entered::<T>().map(kind).collect();
        json_schema!({ "oneOf": kinds })
    }
}
