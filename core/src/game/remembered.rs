//! What is remembered of the players' box of a game, as a page to look through and correct.

use serde::Serialize;

use crate::board::Face;
use crate::sheet::Control;
use crate::text::{Message, Say, Speaker};

/// Things of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoxSection<T = Message> {
    pub title: T,
    pub items: Vec<BoxItem<T>>,
}

/// One thing that is remembered. It can be forgotten as a whole, or corrected by its controls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoxItem<T = Message> {
    /// The same as long as it is remembered.
    pub id: String,
    pub label: T,
    /// What it looks like, for things that have a picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<Face<T>>,
    pub controls: Vec<Control<T>>,
}

impl BoxItem {
    pub fn new(id: impl Into<String>, label: Message, controls: Vec<Control>) -> Self {
        Self { id: id.into(), label, face: None, controls }
    }

    pub fn with_face(self, face: Face) -> Self {
        Self { face: Some(face), ..self }
    }
}

impl Say for BoxSection {
    type Said = BoxSection<String>;

    fn say(&self, speaker: &Speaker) -> BoxSection<String> {
        BoxSection { title: self.title.say(speaker), items: self.items.say(speaker) }
    }
}

impl Say for BoxItem {
    type Said = BoxItem<String>;

    fn say(&self, speaker: &Speaker) -> BoxItem<String> {
        BoxItem {
            id: self.id.clone(),
            label: self.label.say(speaker),
            face: self.face.say(speaker),
            controls: self.controls.say(speaker),
        }
    }
}
