use serde_json::Value;

use crate::tabletop::{Situation, Tabletop};

pub(crate) fn situations() -> Vec<Situation> {
    vec![Tabletop::laid("iquazu", &["Ann", "Ben"], &Value::Null).seen("empty")]
}
