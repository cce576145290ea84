//! The forms of a game's own types: JSON Schemas made from them, once.

use schemars::JsonSchema as _;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value};

use super::Game;
use crate::json::{Fault, Place, Schema};

/// JSON Schemas of options, position and event, with the definitions that they share.
#[derive(Clone, Debug)]
pub struct Forms {
    pub options: Value,
    pub position: Value,
    pub event: Value,
    pub definitions: Map<String, Value>,
}

impl Forms {
    pub(super) fn of<G: Game>() -> Self {
        let mut generator = SchemaSettings::draft2020_12().into_generator();
        Self {
            options: G::Options::json_schema(&mut generator).to_value(),
            position: G::Position::json_schema(&mut generator).to_value(),
            event: G::Event::json_schema(&mut generator).to_value(),
            definitions: generator.take_definitions(true),
        }
    }

    /// Options that are called `options` where they came from.
    pub(super) fn check_options(&self, options: &Value) -> Result<(), Fault> {
        self.schema(&self.options).check(options, &Place::Whole("options"))
    }

    pub(super) fn check_event(&self, event: &Value, place: &Place<'_>) -> Result<(), Fault> {
        self.schema(&self.event).check(event, place)
    }

    /// Whether objects are objects and names are names; what they hold is judged by replay.
    pub(super) fn check_form_of_event(&self, event: &Value) -> Result<(), Fault> {
        self.schema(&self.event).check_form(event, &Place::Whole("event"))
    }

    pub(super) fn check_form_of_options(&self, options: &Value) -> Result<(), Fault> {
        self.schema(&self.options).check_form(options, &Place::Whole("options"))
    }

    fn schema<'s>(&'s self, schema: &'s Value) -> Schema<'s> {
        Schema::new(schema, &self.definitions)
    }
}
