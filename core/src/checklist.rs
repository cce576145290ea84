//! Set-up steps, every number resolved for the table at hand, and the same list backwards for
//! tidying up.

use serde::Serialize;

use crate::text::{Message, Say, Speaker};

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Checklist<T = Message> {
    pub sections: Vec<ChecklistSection<T>>,
    /// Options that fit this table.
    pub advice: Vec<Advice<T>>,
}

/// An option that fits a table and would change how it is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Advice<T = Message> {
    /// What it would do, in a sentence.
    pub text: T,
    /// The option and the answer, by their ids.
    pub setting: String,
    pub choice: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChecklistSection<T = Message> {
    pub title: T,
    /// Who does it: sections that name different people can be done at the same time.
    pub who: Option<T>,
    pub steps: Vec<ChecklistStep<T>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChecklistStep<T = Message> {
    pub id: String,
    pub text: T,
    /// The rule atom behind the step.
    pub rule: Option<String>,
    pub done: bool,
    /// Only for those who set the game up for the first time.
    pub first_time: bool,
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
        Self { title, who: None, steps }
    }

    /// Who does it.
    #[must_use]
    pub fn by(mut self, who: Message) -> Self {
        self.who = Some(who);
        self
    }
}

impl ChecklistStep {
    pub fn new(id: &str, text: Message, rule: &str) -> Self {
        Self {
            id: id.to_owned(),
            text,
            rule: Some(rule.to_owned()),
            done: false,
            first_time: false,
            pieces: Vec::new(),
        }
    }

    /// Whoever knows the game does not need it: assembly, or the booklet's pictures in words.
    #[must_use]
    pub fn first_time(mut self) -> Self {
        self.first_time = true;
        self
    }

    pub fn takes(mut self, count: u32, text: Message) -> Self {
        self.pieces.push(Pieces { count, text });
        self
    }
}

impl<T> Checklist<T> {
    pub fn new(sections: Vec<ChecklistSection<T>>) -> Self {
        Self { sections, advice: Vec::new() }
    }

    /// The short list, for those who know the game.
    #[must_use]
    pub fn without_first_time(mut self) -> Self {
        for section in &mut self.sections {
            section.steps.retain(|step| !step.first_time);
        }
        self.sections.retain(|section| !section.steps.is_empty());
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
        Checklist { sections: self.sections.say(speaker), advice: self.advice.say(speaker) }
    }
}

impl Say for Advice {
    type Said = Advice<String>;

    fn say(&self, speaker: &Speaker) -> Advice<String> {
        let (setting, choice) = (self.setting.clone(), self.choice.clone());
        Advice { text: self.text.say(speaker), setting, choice }
    }
}

impl Say for ChecklistSection {
    type Said = ChecklistSection<String>;

    fn say(&self, speaker: &Speaker) -> ChecklistSection<String> {
        let (title, who) = (self.title.say(speaker), self.who.say(speaker));
        ChecklistSection { title, who, steps: self.steps.say(speaker) }
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
            first_time: self.first_time,
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
