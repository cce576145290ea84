//! An evening by taps, and what holds after each of them: what is asked can be left, what is next is
//! there, and a rule stands behind everything.

use std::collections::BTreeSet;

use tallystone_core::app::{App, NewSeat, NewSession, Screen};
use tallystone_core::entry::{Entry, EntryValue};
use tallystone_core::game::Catalogue;
use tallystone_core::sheet::{ControlKind, Group, Role};
use tallystone_core::text::Language;
use tallystone_tests::{Exact, Random, valid_entry};

pub(crate) struct Evening {
    pub(crate) app: App,
    pub(crate) screen: Screen,
    pub(crate) taps: u32,
}

impl Evening {
    pub(crate) fn of(game: &str, names: &[&str]) -> Self {
        let outside = Box::new(Exact::new(1));
        let mut app = App::open(None, Catalogue::standard(), outside, Language::default())
            .expect("in memory");
        let seat = |name: &&str| NewSeat { name: Some((*name).to_owned()), ..NewSeat::default() };
        let seats = names.iter().map(seat).collect();
        let new = NewSession { seats, ..NewSession::of(game, 0) };
        let screen = app.start(&new).expect("a session");
        Self { app, screen, taps: 0 }
    }

    pub(crate) fn enter(&mut self, control: &str, value: EntryValue) -> &Screen {
        let Screen { revision, focus, place, session, .. } = self.screen.clone();
        let entry = Entry { control: control.to_owned(), value, revision, focus, place };
        self.screen = self.app.enter(session, &entry).expect("a fine entry");
        self.taps += 1;
        &self.screen
    }

    pub(crate) fn tap(&mut self, cell: &str) -> &Screen {
        self.enter("board", EntryValue::Tap { cell: cell.to_owned() })
    }

    pub(crate) fn press(&mut self, control: &str) -> &Screen {
        self.enter(control, EntryValue::Press)
    }

    pub(crate) fn choose(&mut self, control: &str, option: &str) -> &Screen {
        self.enter(control, EntryValue::Choose { option: option.to_owned() })
    }

    pub(crate) fn next(&self) -> &str {
        self.screen.sheet.next.as_deref().unwrap_or_default()
    }

    pub(crate) fn asked(&self) -> Option<&Group<String>> {
        self.screen.sheet.asked()
    }
}

/// Plays at random, and looks at each screen.
pub(crate) fn play_and_look(game: &str, names: &[&str], seed: u64, entries: usize) {
    let mut random = Random::new(seed);
    let mut evening = Evening::of(game, names);
    let catalogue = Catalogue::standard();
    let rules = catalogue.find(game).expect("a game").rules(&serde_json::Value::Null);
    let rules: BTreeSet<&str> = rules.iter().map(|atom| &*atom.id).collect();
    for _ in 0..entries {
        look(&mut evening, &rules);
        let (control, value) = valid_entry(&mut random, &evening.screen.sheet).expect("an entry");
        // Undo and redo are welcome; an end is not.
        let ends = ["session.finish", "session.end", "session.give_up"];
        if !ends.contains(&control.as_str()) {
            evening.enter(&control, value);
        }
    }
}

fn look(evening: &mut Evening, rules: &BTreeSet<&str>) {
    let sheet = &evening.screen.sheet;
    let mut ids = BTreeSet::new();
    for control in sheet.controls() {
        assert!(ids.insert(control.id.clone()), "{} is there twice", control.id);
        let needs_none = control.id == "cancel" || control.id.starts_with("session.");
        let known = control.rule.as_ref().is_some_and(|rule| rules.contains(rule.as_str()));
        assert!(known || needs_none, "{} has the rule {:?}", control.id, control.rule);
        if let ControlKind::Number { usual, .. } = &control.kind {
            assert!(usual.len() <= 8, "{}: {usual:?}", control.id);
        }
    }
    for doubt in &evening.screen.doubts {
        let known = doubt.rule.as_ref().is_some_and(|rule| rules.contains(rule.as_str()));
        assert!(known, "{} has the rule {:?}", doubt.kind, doubt.rule);
    }
    if let Some(next) = &sheet.next {
        let control = sheet.control(next).unwrap_or_else(|| panic!("{next} is next and not there"));
        let off = matches!(control.kind, ControlKind::Action { enabled: false, .. });
        assert!(!off, "{next} is next and cannot be pressed");
    }
    let asked: Vec<&Group<String>> =
        sheet.groups.iter().filter(|group| group.role == Role::Ask).collect();
    assert!(asked.len() <= 1, "one question at a time");
    if let Some(group) = asked.first().copied().cloned() {
        let last = group.controls.last().expect("a way out");
        assert_eq!(last.id, "cancel");
        let before = (evening.screen.revision, evening.screen.clone());
        let after = evening.press("cancel");
        assert_eq!(after.revision, before.0, "a way out tells nothing");
        assert_ne!(after.sheet.asked(), Some(&group), "it is closed");
        evening.screen = before.1;
    }
}
