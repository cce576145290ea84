//! A session of Stone Layer in the hands of somebody who taps.

use tallystone_core::app::{App, NewSession, Screen};
use tallystone_core::entry::{Entry, EntryValue, Focus, When};
use tallystone_core::game::Catalogue;
use tallystone_core::outside::StepId;
use tallystone_core::sheet::ControlKind;
use tallystone_core::text::Language;
use tallystone_tests::Exact;

pub(crate) struct Evening {
    pub(crate) app: App,
    pub(crate) screen: Screen,
    taps: usize,
}

impl Evening {
    pub(crate) fn of(players: usize) -> Self {
        let outside = Box::new(Exact::new(1));
        let mut app = App::open(None, Catalogue::standard(), outside, Language::default())
            .expect("in memory");
        let screen = app.start(&NewSession::of("stone_layer", players)).expect("a session");
        Self { app, screen, taps: 0 }
    }

    pub(crate) fn with(players: usize, settings: &[(&str, &str)]) -> Self {
        let mut evening = Self::of(players);
        for (setting, choice) in settings {
            let session = evening.screen.session;
            evening.screen = evening.app.choose(session, setting, choice).expect("an option");
        }
        evening
    }

    pub(crate) fn enter(&mut self, control: &str, value: EntryValue) {
        let Screen { revision, focus, place, session, .. } = self.screen.clone();
        let entry = Entry { control: control.to_owned(), value, revision, focus, place };
        self.screen = self.app.enter(session, &entry).expect("a fine entry");
        self.taps += 1;
    }

    /// What a game refuses is no entry.
    pub(crate) fn enter_if_fine(&mut self, control: &str, value: EntryValue) {
        let Screen { revision, focus, place, session, .. } = self.screen.clone();
        let entry = Entry { control: control.to_owned(), value, revision, focus, place };
        if let Ok(screen) = self.app.enter(session, &entry) {
            self.screen = screen;
        }
    }

    pub(crate) fn press(&mut self, control: &str) -> &mut Self {
        self.enter(control, EntryValue::Press);
        self
    }

    pub(crate) fn choose(&mut self, control: &str, option: &str) -> &mut Self {
        self.enter(control, EntryValue::Choose { option: option.to_owned() });
        self
    }

    pub(crate) fn tap(&mut self, stack: usize) -> &mut Self {
        self.enter("ring", EntryValue::Tap { cell: stack.to_string() });
        self
    }

    pub(crate) fn flip(&mut self, control: &str) -> &mut Self {
        self.enter(control, EntryValue::Flip);
        self
    }

    pub(crate) fn steps(&mut self, steps: usize) -> &mut Self {
        self.choose("steps", &steps.to_string())
    }

    /// So many usual turns that leave the marker where it is.
    pub(crate) fn builds(&mut self, turns: usize) -> &mut Self {
        for _ in 0..turns {
            self.press("stood").steps(6);
        }
        self
    }

    pub(crate) fn taps_of(&mut self, play: impl Fn(&mut Self)) -> usize {
        self.taps = 0;
        play(self);
        self.taps
    }

    /// Opens the screen of the line of the log that says this, to replace it.
    pub(crate) fn correct(&mut self, text: &str) {
        let log = self.app.log(self.screen.session).expect("a log");
        let line = log.iter().rfind(|line| line.text.contains(text) && !line.events.is_empty());
        let event: StepId = *line
            .and_then(|line| line.events.first())
            .unwrap_or_else(|| panic!("{text}: {log:#?}"));
        let (session, place) = (self.screen.session, When::InsteadOf { event });
        self.screen = self.app.screen(session, place, Focus::default()).expect("as it was");
    }

    pub(crate) fn offered(&self, control: &str) -> Vec<String> {
        match self.screen.control(control).map(|control| &control.kind) {
            Some(ControlKind::Choice { options, .. }) => {
                options.iter().map(|option| option.id.clone()).collect()
            }
            other => panic!("{control}: {other:?}"),
        }
    }

    pub(crate) fn points(&self) -> Vec<Option<i64>> {
        self.screen.seats.iter().map(|seat| seat.points).collect()
    }

    pub(crate) fn prompt(&self) -> String {
        self.screen.sheet.prompt.clone().unwrap_or_default()
    }

    /// Who is up, by the letter of the seat.
    pub(crate) fn up(&self) -> &str {
        self.screen.seats.iter().find(|seat| seat.up).map_or("", |seat| &seat.letter)
    }

    pub(crate) fn next(&self) -> Option<&str> {
        self.screen.sheet.next.as_deref()
    }

    /// The question on the screen, by the ids of its controls.
    pub(crate) fn asked(&self) -> Vec<&str> {
        let controls = self.screen.sheet.asked().map(|group| &group.controls[..]);
        controls.unwrap_or_default().iter().map(|control| control.id.as_str()).collect()
    }

    pub(crate) fn remarks(&self) -> String {
        self.screen.sheet.remarks.join("\n")
    }

    /// What a cell says for the ear.
    pub(crate) fn spoken(&self, stack: usize) -> String {
        let Some(ControlKind::Board { board }) =
            self.screen.control("ring").map(|control| &control.kind)
        else {
            panic!("a ring")
        };
        board.cells[stack - 1].spoken.clone()
    }

    pub(crate) fn kinds_of_doubts(&self) -> Vec<&str> {
        self.screen.doubts.iter().map(|doubt| doubt.kind.as_str()).collect()
    }
}
