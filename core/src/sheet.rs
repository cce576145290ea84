//! A sheet: what to show and what may be entered now, as groups of controls.
//!
//! Games fill sheets with messages (`Sheet`), shells get them with text (`Sheet<String>`): the
//! shape is the same. A shell lays groups out by their role; it never knows the game.

use serde::Serialize;

use crate::board::{Board, Face};
use crate::seat::Seat;
use crate::text::{Message, Say, Speaker, msg};

/// The id of an action that drops what is being drafted: what Esc and "back" mean while it is
/// there.
pub const CANCEL: &str = "cancel";

/// So many numbers are offered beside the keypad.
pub const MOST_USUAL: usize = 8;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sheet<T = Message> {
    /// What is to be done now, in a sentence.
    pub prompt: Option<T>,
    /// Good to know now, a line each: what a scoring gave, what is at risk.
    pub remarks: Vec<T>,
    pub groups: Vec<Group<T>>,
    /// The control that is to be touched next, by its id: the only one that stands out.
    pub next: Option<String>,
    /// Whose turn it is, where the game knows.
    pub up: Option<Seat>,
}

/// Where a group belongs on a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// The board: fills what is free.
    Hero,
    /// What is asked about the thing just touched: in sight above everything else until it is
    /// answered or closed by [`CANCEL`]. At most one on a sheet.
    Ask,
    /// One strip or card a seat, its counts with it.
    Seats,
    /// Values needed now and then.
    Aside,
    /// What is done most, in thumb's reach; undo among it.
    Bar,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Group<T = Message> {
    pub id: String,
    pub role: Role,
    pub title: Option<T>,
    pub seat: Option<Seat>,
    /// One line until it is opened: it is about somebody who is not up.
    pub folded: bool,
    pub controls: Vec<Control<T>>,
}

/// Something that can be touched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Control<T = Message> {
    /// Stable: the same thing has the same id on every screen of the session.
    pub id: String,
    pub label: T,
    /// The control and its value for the ear, in a sentence.
    pub spoken: T,
    /// False while nobody has said anything about it, which is not the same as 0. A value that is
    /// there all the same is a suggestion, which is used if nothing else is said.
    pub entered: bool,
    /// Needed for a complete result: a finish says what of these is missing.
    pub wanted: bool,
    /// The rule atom behind it.
    pub rule: Option<String>,
    pub kind: ControlKind<T>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ControlKind<T = Message> {
    /// A small count: − and +, held to repeat.
    Stepper {
        value: i64,
        min: i64,
        max: i64,
    },
    /// One of a few: chips.
    Choice {
        options: Vec<ChoiceOption<T>>,
        chosen: Option<String>,
    },
    /// On or off.
    Toggle {
        on: bool,
    },
    /// A number: one of the usual ones by a chip, all others from the keypad, which also takes a
    /// minus and sums such as 3+6+2.
    Number {
        value: Option<i64>,
        min: i64,
        max: i64,
        /// At most [`MOST_USUAL`] of the likeliest, from the least on.
        usual: Vec<i64>,
    },
    Board {
        board: Board<T>,
    },
    /// Something to do. `ends`: it ends something, so that it must carry the current revision
    /// and a second one is ignored.
    Action {
        enabled: bool,
        ends: bool,
    },
    /// Free text.
    Note {
        text: String,
        longest: u32,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChoiceOption<T = Message> {
    pub id: String,
    pub label: T,
    /// What it looks like, for things that are chosen by their picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<Face<T>>,
}

impl ChoiceOption {
    pub fn new(id: impl Into<String>, label: Message) -> Self {
        Self { id: id.into(), label, face: None }
    }

    pub fn with_face(self, face: Face) -> Self {
        Self { face: Some(face), ..self }
    }
}

impl Control {
    /// The label and the value, for the ear.
    fn with_value(&self) -> Message {
        let label = self.label.clone();
        let value = match &self.kind {
            ControlKind::Stepper { value, .. } => Some(msg!(app_number, n = *value)),
            ControlKind::Number { value, .. } => value.map(|value| msg!(app_number, n = value)),
            ControlKind::Choice { options, chosen } => {
                let chosen = options.iter().find(|option| Some(&option.id) == chosen.as_ref());
                chosen.map(|option| option.label.clone())
            }
            ControlKind::Toggle { on: true } => Some(msg!(app_on)),
            ControlKind::Toggle { on: false } => Some(msg!(app_off)),
            ControlKind::Note { text, .. } if !text.is_empty() => {
                Some(Message::verbatim(text.as_str()))
            }
            ControlKind::Note { .. } => None,
            ControlKind::Board { .. } | ControlKind::Action { .. } => return label,
        };
        match value.filter(|_| self.entered || self.is_suggested()) {
            Some(value) => msg!(app_spoken_value, label = label, value = value),
            None => msg!(app_spoken_unentered, label = label),
        }
    }
}

impl Group {
    pub fn new(id: impl Into<String>, role: Role, controls: Vec<Control>) -> Self {
        Self { id: id.into(), role, title: None, seat: None, folded: false, controls }
    }

    /// What is asked about the thing just touched, with the way out of it.
    pub fn ask(id: impl Into<String>, title: Message, mut controls: Vec<Control>) -> Self {
        controls.push(Control::action(CANCEL, msg!(app_close)));
        Self::new(id, Role::Ask, controls).titled(title)
    }

    /// The group of a seat, titled by its name.
    pub fn of_seat(seat: Seat, controls: Vec<Control>) -> Self {
        Self {
            id: format!("seat.{}", seat.index()),
            role: Role::Seats,
            title: None,
            seat: Some(seat),
            folded: false,
            controls,
        }
    }

    pub fn folded_if(mut self, condition: bool) -> Self {
        self.folded = condition;
        self
    }

    pub fn titled(mut self, title: Message) -> Self {
        self.title = Some(title);
        self
    }
}

impl Control {
    /// A control that has been entered, is not needed for a result, and speaks its label.
    pub fn new(id: impl Into<String>, label: Message, kind: ControlKind) -> Self {
        let spoken = label.clone();
        Self { id: id.into(), spoken, label, entered: true, wanted: false, rule: None, kind }
    }

    /// A number from the keypad alone.
    pub fn number(
        id: impl Into<String>,
        label: Message,
        value: Option<i64>,
        within: std::ops::RangeInclusive<i64>,
    ) -> Self {
        let (min, max) = within.into_inner();
        Self::new(id, label, ControlKind::Number { value, min, max, usual: Vec::new() })
    }

    pub fn action(id: impl Into<String>, label: Message) -> Self {
        Self::new(id, label, ControlKind::Action { enabled: true, ends: false })
    }

    pub fn ending_action(id: impl Into<String>, label: Message) -> Self {
        Self::new(id, label, ControlKind::Action { enabled: true, ends: true })
    }

    pub fn spoken(mut self, spoken: Message) -> Self {
        self.spoken = spoken;
        self
    }

    pub fn entered(mut self, entered: bool) -> Self {
        self.entered = entered;
        self
    }

    pub fn wanted(mut self) -> Self {
        self.wanted = true;
        self
    }

    /// The rule that says what it is about.
    pub fn rule(mut self, atom: &str) -> Self {
        self.rule = Some(atom.to_owned());
        self
    }

    /// Numbers to be offered at once: the first ones, each once, that the control takes. They stand
    /// in their order, so that none moves under a thumb when one of them becomes the likeliest.
    pub fn usual(mut self, numbers: impl IntoIterator<Item = i64>) -> Self {
        if let ControlKind::Number { min, max, usual, .. } = &mut self.kind {
            for number in numbers {
                if (*min..=*max).contains(&number) && !usual.contains(&number) {
                    usual.push(number);
                }
                if usual.len() == MOST_USUAL {
                    break;
                }
            }
            usual.sort_unstable();
        }
        self
    }

    pub fn enabled_if(mut self, condition: bool) -> Self {
        if let ControlKind::Action { enabled, .. } = &mut self.kind {
            *enabled = condition;
        }
        self
    }
}

impl<T> Control<T> {
    /// Whether it has a value that nobody entered.
    pub fn is_suggested(&self) -> bool {
        !self.entered && matches!(self.kind, ControlKind::Number { value: Some(_), .. })
    }
}

impl<T> Sheet<T> {
    pub fn new(prompt: Option<T>, groups: Vec<Group<T>>) -> Self {
        Self { prompt, remarks: Vec::new(), groups, next: None, up: None }
    }

    pub fn remarking(mut self, remarks: Vec<T>) -> Self {
        self.remarks = remarks;
        self
    }

    /// What is to be touched next.
    pub fn next(mut self, control: impl Into<String>) -> Self {
        self.next = Some(control.into());
        self
    }

    /// Whose turn it is.
    pub fn up(mut self, seat: Seat) -> Self {
        self.up = Some(seat);
        self
    }

    /// What is asked about the thing just touched.
    pub fn asked(&self) -> Option<&Group<T>> {
        self.groups.iter().find(|group| group.role == Role::Ask)
    }

    pub fn controls(&self) -> impl Iterator<Item = &Control<T>> {
        self.groups.iter().flat_map(|group| &group.controls)
    }

    pub fn control(&self, id: &str) -> Option<&Control<T>> {
        self.controls().find(|control| control.id == id)
    }

    /// Marks a cell of a board that a doubt points at.
    pub(crate) fn mark_doubtful(&mut self, control: &str, cell: &str) {
        let controls = self.groups.iter_mut().flat_map(|group| &mut group.controls);
        for board in controls.filter(|it| it.id == control).filter_map(|it| match &mut it.kind {
            ControlKind::Board { board } => Some(board),
            _ => None,
        }) {
            for doubted in board.cells.iter_mut().filter(|it| it.id == cell) {
                doubted.doubtful = true;
            }
        }
    }

    /// What is still missing for a complete result, each with its group.
    pub fn missing(&self) -> impl Iterator<Item = (&Group<T>, &Control<T>)> {
        let all = self
            .groups
            .iter()
            .flat_map(|group| group.controls.iter().map(move |control| (group, control)));
        all.filter(|(_, control)| control.wanted && !control.entered && !control.is_suggested())
    }
}

impl Say for Sheet {
    type Said = Sheet<String>;

    fn say(&self, speaker: &Speaker) -> Sheet<String> {
        Sheet {
            prompt: self.prompt.say(speaker),
            remarks: self.remarks.say(speaker),
            groups: self.groups.say(speaker),
            next: self.next.clone(),
            up: self.up,
        }
    }
}

impl Say for Group {
    type Said = Group<String>;

    fn say(&self, speaker: &Speaker) -> Group<String> {
        let title = self.title.say(speaker).or_else(|| self.seat.map(|seat| speaker.name(seat)));
        Group {
            id: self.id.clone(),
            role: self.role,
            title,
            seat: self.seat,
            folded: self.folded,
            controls: self.controls.say(speaker),
        }
    }
}

impl Say for Control {
    type Said = Control<String>;

    fn say(&self, speaker: &Speaker) -> Control<String> {
        // Where a game has no sentence of its own, the label and the value make one.
        let spoken = if self.spoken == self.label {
            speaker.say(&self.with_value())
        } else {
            speaker.say(&self.spoken)
        };
        Control {
            id: self.id.clone(),
            label: self.label.say(speaker),
            spoken,
            entered: self.entered,
            wanted: self.wanted,
            rule: self.rule.clone(),
            kind: self.kind.say(speaker),
        }
    }
}

impl Say for ControlKind {
    type Said = ControlKind<String>;

    fn say(&self, speaker: &Speaker) -> ControlKind<String> {
        match self {
            Self::Stepper { value, min, max } => {
                ControlKind::Stepper { value: *value, min: *min, max: *max }
            }
            Self::Choice { options, chosen } => {
                ControlKind::Choice { options: options.say(speaker), chosen: chosen.clone() }
            }
            Self::Toggle { on } => ControlKind::Toggle { on: *on },
            Self::Number { value, min, max, usual } => {
                ControlKind::Number { value: *value, min: *min, max: *max, usual: usual.clone() }
            }
            Self::Board { board } => ControlKind::Board { board: board.say(speaker) },
            Self::Action { enabled, ends } => {
                ControlKind::Action { enabled: *enabled, ends: *ends }
            }
            Self::Note { text, longest } => {
                ControlKind::Note { text: text.clone(), longest: *longest }
            }
        }
    }
}

impl Say for ChoiceOption {
    type Said = ChoiceOption<String>;

    fn say(&self, speaker: &Speaker) -> ChoiceOption<String> {
        ChoiceOption {
            id: self.id.clone(),
            label: self.label.say(speaker),
            face: self.face.say(speaker),
        }
    }
}
