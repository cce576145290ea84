//! What gives how many points, on one page: made of the same constants that score.

use serde::Serialize;

use crate::text::{Message, Say, Speaker};

/// Points of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PointsSection<T = Message> {
    pub title: T,
    /// The rule atom behind it.
    pub rule: String,
    pub rows: Vec<PointsRow<T>>,
}

/// What gives so much.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PointsRow<T = Message> {
    /// What lies there: a step, a number of stones, a place.
    pub what: T,
    /// So many points, with what they are multiplied by or bound to.
    pub points: T,
}

impl PointsSection {
    pub fn new(title: Message, rule: &str, rows: Vec<(Message, Message)>) -> Self {
        let row = |(what, points): (Message, Message)| PointsRow { what, points };
        Self { title, rule: rule.to_owned(), rows: rows.into_iter().map(row).collect() }
    }
}

impl Say for PointsSection {
    type Said = PointsSection<String>;

    fn say(&self, speaker: &Speaker) -> PointsSection<String> {
        let (title, rows) = (self.title.say(speaker), self.rows.say(speaker));
        PointsSection { title, rule: self.rule.clone(), rows }
    }
}

impl Say for PointsRow {
    type Said = PointsRow<String>;

    fn say(&self, speaker: &Speaker) -> PointsRow<String> {
        PointsRow { what: self.what.say(speaker), points: self.points.say(speaker) }
    }
}
