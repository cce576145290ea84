//! A river that lies on a table, with what was found out about it.

use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::compass::{Cell, Side};
use super::flow::Way;
use super::options::Options;
use super::river::River;
use super::survey::{Survey, flows};

/// It is never changed, only replaced by another one. So what is found out about it once holds, and
/// is shared by all positions in which it lies.
#[derive(Clone, Debug, Default)]
pub struct Surveyed(Arc<Lying>);

#[derive(Debug, Default)]
struct Lying {
    river: River,
    /// By the options of the table it lies on.
    survey: OnceLock<(Options, Arc<Survey>)>,
    flows: OnceLock<Vec<((Cell, Side), Way)>>,
}

impl Surveyed {
    pub(super) fn survey(&self, options: Options) -> Arc<Survey> {
        let fresh = || Arc::new(Survey::of(&self.0.river, options));
        let (kept_for, survey) = self.0.survey.get_or_init(|| (options, fresh()));
        if *kept_for == options { Arc::clone(survey) } else { fresh() }
    }

    /// Which way water passes each edge, where it flows.
    pub(super) fn flows(&self) -> &[((Cell, Side), Way)] {
        self.0.flows.get_or_init(|| flows(&self.0.river))
    }
}

impl Deref for Surveyed {
    type Target = River;

    fn deref(&self) -> &River {
        &self.0.river
    }
}

impl From<River> for Surveyed {
    fn from(river: River) -> Self {
        Self(Arc::new(Lying { river, ..Lying::default() }))
    }
}

impl PartialEq for Surveyed {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.river == other.0.river
    }
}

impl Eq for Surveyed {}

impl Serialize for Surveyed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.river.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Surveyed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        River::deserialize(deserializer).map(Self::from)
    }
}

impl JsonSchema for Surveyed {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        River::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        River::json_schema(generator)
    }
}
