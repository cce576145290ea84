//! The JSON Schema of position documents: for people who write them, and to judge what they wrote.

use schemars::JsonSchema as _;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use super::find;
use crate::error::Error;
use crate::game::{AnyGame, Catalogue};
use crate::json::{Fault, Place, Schema};
use crate::look::Colour;
use crate::text::{Language, Speaker};

/// The JSON Schema of a game's documents.
pub fn schema(catalogue: &Catalogue, language: Language, game: &str) -> Result<Value, Error> {
    let game = find(catalogue, game, &Speaker::without_table(language))?;
    let about = game.about();
    let mut schema = of(&**game);
    schema["properties"]["players"]["minItems"] = (*about.seats.start()).into();
    schema["properties"]["players"]["maxItems"] = (*about.seats.end()).into();
    schema["oneOf"] = json!([{ "required": ["position"] }, { "required": ["events"] }]);
    schema["$defs"] = Value::Object(game.forms().definitions.clone());
    Ok(schema)
}

/// The game that a document names.
pub(super) fn game_of(document: &Value) -> Result<&str, Fault> {
    let named = json!({
        "type": "object",
        "required": ["game"],
        "properties": { "game": { "type": "string" } },
    });
    Schema::new(&named, &Map::new()).check(document, &Place::Whole(""))?;
    Ok(document.get("game").and_then(Value::as_str).unwrap_or_default())
}

/// Whether a document is written as those of a game are. How many can play and what a document
/// must have is said elsewhere, in better words.
pub(super) fn check(game: &dyn AnyGame, document: &Value) -> Result<(), Fault> {
    Schema::new(&of(game), &game.forms().definitions).check(document, &Place::Whole(""))
}

fn of(game: &dyn AnyGame) -> Value {
    let forms = game.forms();
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let colours = Colour::json_schema(&mut generator).to_value();
    let id = game.about().id;
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": format!("Tallystone position document: {id}"),
        "type": "object",
        "required": ["game", "players"],
        "additionalProperties": false,
        "properties": {
            "game": { "const": id },
            "options": { "anyOf": [forms.options, { "type": "null" }] },
            "players": {
                "type": "array",
                "items": { "anyOf": [
                    { "type": "string" },
                    { "type": "object", "additionalProperties": false, "properties": {
                        "name": { "type": ["string", "null"] },
                        "colour": { "anyOf": [colours, { "type": "null" }] },
                    } },
                ] },
            },
            "position": forms.position,
            "events": { "type": "array", "items": forms.event },
        },
    })
}
