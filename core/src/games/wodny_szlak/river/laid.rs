//! A river that lies on a table, with what was found out about it.

use std::collections::BTreeMap;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize, Serializer};

use super::super::options::Options;
use super::River;
use super::cell::Cell;
use super::compass::Side;
use super::flow::flows;
use super::survey::Survey;
use crate::board::Flow;

/// It is never changed, only replaced by another one. So what is found out about it once holds, and
/// is shared by all positions in which it lies.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(from = "River")]
pub struct LaidRiver(Arc<Found>);

#[derive(Debug, Default)]
struct Found {
    river: River,
    /// By the options of the table it lies on.
    survey: OnceLock<(Options, Arc<Survey>)>,
    flows: OnceLock<BTreeMap<(Cell, Side), Flow>>,
}

impl LaidRiver {
    pub(crate) fn survey(&self, options: Options) -> Arc<Survey> {
        let fresh = || Arc::new(Survey::of(&self.0.river, options));
        let (kept_for, survey) = self.0.survey.get_or_init(|| (options, fresh()));
        if *kept_for == options { Arc::clone(survey) } else { fresh() }
    }

    /// Which way water passes each edge, where it flows.
    pub(crate) fn flows(&self) -> &BTreeMap<(Cell, Side), Flow> {
        self.0.flows.get_or_init(|| flows(&self.0.river))
    }
}

impl Deref for LaidRiver {
    type Target = River;

    fn deref(&self) -> &River {
        &self.0.river
    }
}

impl From<River> for LaidRiver {
    fn from(river: River) -> Self {
        Self(Arc::new(Found { river, ..Found::default() }))
    }
}

impl PartialEq for LaidRiver {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.river == other.0.river
    }
}

impl Eq for LaidRiver {}

impl Serialize for LaidRiver {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.river.serialize(serializer)
    }
}
