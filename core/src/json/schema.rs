//! A value is compared with the JSON Schema of its type: the first thing that does not fit.
//!
//! It knows what schemas of our own types are made of, and no more. What a schema cannot say, a
//! type says itself while it is read.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use super::fault::Fault;
use super::place::Place;
use super::words::{came, either, list, one_of, quoted, whole_number};
use crate::text::{Message, msg};

/// A schema, and the definitions that it refers to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Schema<'s> {
    schema: &'s Value,
    definitions: &'s Map<String, Value>,
}

impl<'s> Schema<'s> {
    pub(crate) fn new(schema: &'s Value, definitions: &'s Map<String, Value>) -> Self {
        Self { schema, definitions }
    }

    /// Whether a value fits.
    pub(crate) fn check(self, value: &Value, place: &Place<'_>) -> Result<(), Fault> {
        self.walk(value, place, &mut |fault| Err(fault))
    }

    /// Whether objects are objects and names are names, whatever they hold.
    pub(crate) fn check_form(self, value: &Value, place: &Place<'_>) -> Result<(), Fault> {
        self.walk(value, place, &mut |fault| if fault.is_form() { Err(fault) } else { Ok(()) })
    }

    fn with(self, schema: &'s Value) -> Self {
        let named = schema.get("$ref").and_then(Value::as_str);
        let name = named.and_then(|named| named.strip_prefix("#/$defs/"));
        let definition = name.and_then(|name| self.definitions.get(name));
        Self { schema: definition.unwrap_or(schema), ..self }
    }

    /// `found` says of each fault whether it counts.
    fn walk(self, value: &Value, place: &Place<'_>, found: &mut Found<'_>) -> Result<(), Fault> {
        let kinds = self.kinds();
        let alike: Vec<Self> = kinds.iter().copied().filter(|kind| kind.is_like(value)).collect();
        if alike.is_empty() {
            let objects = kinds.iter().any(|kind| kind.takes("object"));
            let names = kinds.iter().any(|kind| kind.names().is_some());
            let is_form = (value.is_array() && objects) || (value.is_number() && names);
            let fault = Fault::expected(place, self.expected(), came(value));
            return found(fault.of_form(is_form));
        }
        match value {
            Value::String(text) => {
                let fits = |kind: &Self| kind.names().is_none_or(|names| names.contains(&&**text));
                if alike.iter().any(fits) {
                    return Ok(());
                }
                found(Fault::expected(place, self.expected(), quoted(text)))
            }
            Value::Object(fields) => match choose(&alike, fields, place) {
                Ok(Some(kind)) => kind.walk_fields(fields, place, found),
                Ok(None) => found(Fault::expected(place, self.expected(), came(value))),
                Err(fault) => found(fault),
            },
            Value::Array(items) => alike[0].walk_items(items, place, found),
            Value::Number(number) => {
                let (least, most) = alike[0].range();
                let number = number.as_i64().map(i128::from).or(number.as_u64().map(i128::from));
                if number.is_some_and(|number| (least..=most).contains(&number)) {
                    return Ok(());
                }
                found(Fault::expected(place, self.expected(), came(value)))
            }
            Value::Null | Value::Bool(_) => Ok(()),
        }
    }

    fn walk_fields(
        self,
        fields: &Map<String, Value>,
        place: &Place<'_>,
        found: &mut Found<'_>,
    ) -> Result<(), Fault> {
        let known = self.schema.get("properties").and_then(Value::as_object);
        let field = |key: &str| known.and_then(|known| known.get(key));
        let others = self.schema.get("patternProperties").and_then(Value::as_object);
        let others = others.and_then(|others| others.iter().next());
        for key in fields.keys().filter(|key| field(key).is_none()) {
            let is_number = !key.is_empty() && key.bytes().all(|letter| letter.is_ascii_digit());
            let fault = match others {
                Some((pattern, _)) if pattern == NUMBERS && !is_number => {
                    Fault::expected(place, msg!(app_json_key_number), quoted(key))
                }
                Some(_) => continue,
                None if !self.is_closed() => continue,
                None => {
                    let known = known.into_iter().flat_map(Map::keys).map(|key| quoted(key));
                    let known: Vec<Message> = known.collect();
                    Fault::new(place, msg!(app_json_unknown, key = quoted(key), known = known))
                }
            };
            found(fault)?;
        }
        let required = self.schema.get("required").and_then(Value::as_array);
        for key in required.into_iter().flatten().filter_map(Value::as_str) {
            if !fields.contains_key(key) {
                let expected = field(key).map(|field| self.with(field).expected());
                let expected = expected.unwrap_or_else(|| msg!(app_json_nothing));
                let what = msg!(app_json_missing_here, key = quoted(key), expected = expected);
                found(Fault::new(place, what))?;
            }
        }
        for (key, value) in fields {
            if let Some(schema) = field(key).or(others.map(|(_, schema)| schema)) {
                self.with(schema).walk(value, &Place::Key(place, key), found)?;
            }
        }
        Ok(())
    }

    fn walk_items(
        self,
        items: &[Value],
        place: &Place<'_>,
        found: &mut Found<'_>,
    ) -> Result<(), Fault> {
        let (least, most) = self.lengths();
        if items.len() < least.unwrap_or(0) || most.is_some_and(|most| items.len() > most) {
            let came = msg!(app_json_came_list, n = crate::text::count_of(items.len()));
            found(Fault::expected(place, self.expected(), came))?;
        }
        let each = self.schema.get("items");
        let first = self.schema.get("prefixItems").and_then(Value::as_array);
        for (index, item) in items.iter().enumerate() {
            if let Some(schema) = first.and_then(|first| first.get(index)).or(each) {
                self.with(schema).walk(item, &Place::Item(place, index), found)?;
            }
        }
        if self.schema.get("uniqueItems") == Some(&Value::Bool(true)) {
            let again = |index: &usize| items[..*index].contains(&items[*index]);
            if let Some(index) = (0..items.len()).find(again) {
                found(Fault::twice(place, came(&items[index])).of_form(false))?;
            }
        }
        Ok(())
    }

    /// The kinds of value that it allows, each by itself.
    fn kinds(self) -> Vec<Self> {
        let any = self.schema.get("anyOf").or_else(|| self.schema.get("oneOf"));
        match any.and_then(Value::as_array) {
            Some(any) if self.schema.get("properties").is_none() => {
                any.iter().flat_map(|schema| self.with(schema).kinds()).collect()
            }
            _ => vec![self],
        }
    }

    fn takes(self, kind: &str) -> bool {
        match self.schema.get("type") {
            Some(Value::String(only)) => only == kind,
            Some(Value::Array(several)) => several.iter().any(|it| it == kind),
            // Names are texts, also where that is not said; all else that says nothing takes all.
            _ => self.names().is_none() || kind == "string",
        }
    }

    fn is_like(self, value: &Value) -> bool {
        self.takes(match value {
            Value::Null => "null",
            Value::Bool(_) => "boolean",
            Value::Number(number) if number.is_f64() => "number",
            Value::Number(_) => "integer",
            Value::String(_) => "string",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
        })
    }

    /// The names that it allows, if it does not allow every text.
    fn names(self) -> Option<Vec<&'s str>> {
        if let Some(name) = self.schema.get("const") {
            return Some(name.as_str().into_iter().collect());
        }
        let names = self.schema.get("enum")?.as_array()?;
        Some(names.iter().filter_map(Value::as_str).collect())
    }

    fn range(self) -> (i128, i128) {
        let bound = |key: &str| {
            let number = self.schema.get(key)?;
            number.as_i64().map(i128::from).or(number.as_u64().map(i128::from))
        };
        let (least, most) = match self.schema.get("format").and_then(Value::as_str) {
            Some("uint8") => (0, u8::MAX.into()),
            Some("uint16") => (0, u16::MAX.into()),
            Some("uint32") => (0, u32::MAX.into()),
            Some("uint64" | "uint") => (0, u64::MAX.into()),
            Some("int32") => (i32::MIN.into(), i32::MAX.into()),
            _ => (i64::MIN.into(), i64::MAX.into()),
        };
        (bound("minimum").unwrap_or(least), bound("maximum").unwrap_or(most))
    }

    /// Whether an object has no other fields.
    fn is_closed(self) -> bool {
        self.schema.get("additionalProperties") == Some(&Value::Bool(false))
    }

    /// The key that an object must have and can have, if that is one.
    fn only_key(self) -> Option<&'s str> {
        self.is_closed().then_some(())?;
        let known = self.schema.get("properties")?.as_object()?;
        let required = self.schema.get("required")?.as_array()?;
        if known.len() == 1 { required.first()?.as_str() } else { None }
    }

    fn lengths(self) -> (Option<usize>, Option<usize>) {
        let length = |key: &str| usize::try_from(self.schema.get(key)?.as_u64()?).ok();
        (length("minItems"), length("maxItems"))
    }

    /// In words. `null` is not told where there is something else to write.
    fn expected(self) -> Message {
        let kinds = self.kinds();
        let names: Vec<&str> = kinds.iter().filter_map(|kind| kind.names()).flatten().collect();
        let mut things = Vec::new();
        if !names.is_empty() {
            things.push(one_of(names.into_iter()));
        }
        let objects: Vec<&Self> = kinds.iter().filter(|kind| kind.takes("object")).collect();
        let keys: Option<Vec<&str>> = objects.iter().map(|kind| kind.only_key()).collect();
        let object = match keys.filter(|keys| !keys.is_empty()) {
            Some(keys) => msg!(app_json_object_with, keys = one_of(keys.into_iter())),
            None => msg!(app_json_object),
        };
        for kind in &kinds {
            let told = [
                (kind.takes("integer"), whole_number(kind.range().0, kind.range().1)),
                (kind.takes("string"), msg!(app_json_text)),
                (kind.takes("boolean"), msg!(app_json_true_or_false)),
                (kind.takes("array"), list(kind.lengths().0, kind.lengths().1)),
                (kind.takes("object"), object.clone()),
            ];
            let told = told.into_iter().filter(|(takes, _)| *takes && kind.names().is_none());
            things.extend(told.map(|(_, thing)| thing));
        }
        let mut seen = BTreeSet::new();
        things.retain(|thing| seen.insert(format!("{thing:?}")));
        if things.is_empty() { Message::verbatim("null") } else { either(things) }
    }
}

/// Whether a fault counts.
type Found<'f> = dyn FnMut(Fault) -> Result<(), Fault> + 'f;

/// The pattern of keys that are numbers.
const NUMBERS: &str = r"^\d+$";

/// Which of several kinds of object this is: by the field that names the kind in all of them, or by
/// the one field that each must have.
fn choose<'s>(
    kinds: &[Schema<'s>],
    fields: &Map<String, Value>,
    place: &Place<'_>,
) -> Result<Option<Schema<'s>>, Fault> {
    let [first, rest @ ..] = kinds else {
        return Ok(None);
    };
    if rest.is_empty() {
        return Ok(Some(*first));
    }
    let name_of = |kind: &Schema<'s>, key: &str| {
        kind.schema.get("properties")?.get(key)?.get("const")?.as_str()
    };
    let keys = first.schema.get("properties").and_then(Value::as_object);
    let tag = keys
        .into_iter()
        .flat_map(Map::keys)
        .find(|key| kinds.iter().all(|kind| name_of(kind, key).is_some()));
    let Some(tag) = tag else {
        let needs = |kind: &&Schema<'s>| {
            let required = kind.schema.get("required").and_then(Value::as_array);
            required.is_some_and(|keys| {
                keys.iter().filter_map(Value::as_str).all(|key| fields.contains_key(key))
            })
        };
        return Ok(kinds.iter().find(needs).copied());
    };
    let told = fields.get(tag);
    if let Some(kind) =
        kinds.iter().find(|kind| told == name_of(kind, tag).map(Value::from).as_ref())
    {
        return Ok(Some(*kind));
    }
    let names = one_of(kinds.iter().filter_map(|kind| name_of(kind, tag)));
    Err(match told {
        Some(value) => {
            let fault = Fault::expected(&Place::Key(place, tag), names, came(value));
            fault.of_form(value.is_number())
        }
        None => Fault::new(place, msg!(app_json_missing_here, key = quoted(tag), expected = names)),
    })
}
