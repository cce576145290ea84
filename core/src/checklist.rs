//! Set-up steps, every number resolved for the table at hand, and the same list backwards for
//! tidying up.

use serde::Serialize;

use crate::text::{Message, Say, Speaker};

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Checklist<T = Message> {
    pub sections: Vec<ChecklistSection<T>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChecklistSection<T = Message> {
    pub title: T,
    pub steps: Vec<ChecklistStep<T>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChecklistStep<T = Message> {
    pub id: String,
    pub text: T,
    /// The rule atom behind the step.
    pub rule: Option<String>,
    pub done: bool,
    /// What it takes out of the box: how many of what. The tidy-up list counts them back in.
    pub pieces: Vec<Pieces<T>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pieces<T = Message> {
    pub count: u32,
    pub text: T,
}

impl ChecklistSection {
    pub fn new(title: Message, steps: Vec<ChecklistStep>) -> Self {
        Self { title, steps }
    }
}

impl ChecklistStep {
    pub fn new(id: &str, text: Message, rule: &str) -> Self {
        Self {
            id: id.to_owned(),
            text,
            rule: Some(rule.to_owned()),
            done: false,
            pieces: Vec::new(),
        }
    }

    pub fn takes(mut self, count: u32, text: Message) -> Self {
        self.pieces.push(Pieces { count, text });
        self
    }
}

impl<T: Clone> Checklist<T> {
    pub fn steps(&self) -> impl Iterator<Item = &ChecklistStep<T>> {
        self.sections.iter().flat_map(|section| &section.steps)
    }

    pub(crate) fn steps_mut(&mut self) -> impl Iterator<Item = &mut ChecklistStep<T>> {
        self.sections.iter_mut().flat_map(|section| &mut section.steps)
    }

    /// What goes back into the box, last out first in.
    pub fn tidy_up(&self) -> Vec<Pieces<T>> {
        let mut pieces: Vec<Pieces<T>> =
            self.steps().flat_map(|step| step.pieces.clone()).collect();
        pieces.reverse();
        pieces
    }
}

impl Say for Checklist {
    type Said = Checklist<String>;

    fn say(&self, speaker: &Speaker) -> Checklist<String> {
        Checklist { sections: self.sections.say(speaker) }
    }
}

impl Say for ChecklistSection {
    type Said = ChecklistSection<String>;

    fn say(&self, speaker: &Speaker) -> ChecklistSection<String> {
        ChecklistSection { title: self.title.say(speaker), steps: self.steps.say(speaker) }
    }
}

impl Say for ChecklistStep {
    type Said = ChecklistStep<String>;

    fn say(&self, speaker: &Speaker) -> ChecklistStep<String> {
        ChecklistStep {
            id: self.id.clone(),
            text: self.text.say(speaker),
            rule: self.rule.clone(),
            done: self.done,
            pieces: self.pieces.say(speaker),
        }
    }
}

impl Say for Pieces {
    type Said = Pieces<String>;

    fn say(&self, speaker: &Speaker) -> Pieces<String> {
        Pieces { count: self.count, text: self.text.say(speaker) }
    }
}
