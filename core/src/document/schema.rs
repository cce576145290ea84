//! The JSON Schema of position documents: for people who write them, so not in the phones' library.

use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

use super::find;
use crate::error::Error;
use crate::game::Catalogue;
use crate::look::Colour;
use crate::text::{Language, Speaker};

/// The JSON Schema of a game's documents.
pub fn schema(catalogue: &Catalogue, language: Language, game: &str) -> Result<Value, Error> {
    let game = find(catalogue, game, &Speaker::without_table(language))?;
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let schemas = game.schemas(&mut generator);
    let colours = generator.subschema_for::<Colour>();
    let about = game.about();
    Ok(json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": format!("Tallystone position document: {}", about.id),
        "type": "object",
        "required": ["game", "players"],
        "additionalProperties": false,
        "oneOf": [{ "required": ["position"] }, { "required": ["events"] }],
        "properties": {
            "game": { "const": about.id },
            "options": { "anyOf": [schemas.options, { "type": "null" }] },
            "players": {
                "type": "array",
                "minItems": about.seats.start(),
                "maxItems": about.seats.end(),
                "items": { "anyOf": [
                    { "type": "string" },
                    { "type": "object", "additionalProperties": false, "properties": {
                        "name": { "type": ["string", "null"] },
                        "colour": { "anyOf": [colours, { "type": "null" }] },
                    } },
                ] },
            },
            "position": schemas.position,
            "events": { "type": "array", "items": schemas.event },
        },
        "$defs": generator.definitions(),
    }))
}
