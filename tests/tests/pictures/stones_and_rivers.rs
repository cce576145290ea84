use serde_json::Value;

use crate::tabletop::{Situation, Tabletop};

pub(crate) fn situations() -> Vec<Situation> {
    vec![Tabletop::laid("stones_and_rivers", &["Ann", "Ben"], &Value::Null).seen("empty")]
}
