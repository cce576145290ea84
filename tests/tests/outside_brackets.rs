//! Nothing goes around the messages: in a language whose every message stands in brackets, whole random
//! sessions are walked through, and whatever stands outside of brackets is a name, a number or a sign.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};
use tallystone_core::app::{Error, Screen, SessionQuery, StatsQuery};
use tallystone_core::document;
use tallystone_core::entry::{Entry, EntryValue, Focus, When};
use tallystone_core::game::Catalogue;
use tallystone_core::seat::Seat;
use tallystone_core::text::{Language, labels};
use tallystone_tests::device::Device;
use tallystone_tests::{Random, of_each_seed, scaled, valid_entry, wild_entry};

const NAMES: [&str; 4] = ["Qwx", "Zvk", "Łżź", "Jqh"];
/// What random entries write into a note.
const TYPED: &str = "fine";

/// Fields that hold ids, moments and the like: what programs read, and people never.
#[rustfmt::skip]
const FOR_PROGRAMS: &[&str] = &[
    "at", "chosen", "choice", "code", "colour", "colours", "corners", "control", "default", "edge", "event",
    "events", "flow", "focus", "game", "icon", "id", "kind", "next", "option", "pen", "phase",
    "player", "related", "result", "role", "rule", "session", "setting", "shape", "standing",
    "started_at", "state", "status", "style", "tone", "topic", "type", "updated_at",
];

/// Where something stands outside of brackets, with the first of what does there.
type Found = BTreeMap<String, String>;

#[derive(Debug, Default)]
struct Walk {
    texts: usize,
    found: Found,
}

impl Walk {
    fn take(&mut self, what: &str, seen: &impl Serialize) {
        let value = serde_json::to_value(seen).expect("JSON");
        self.value(what, &value);
    }

    fn value(&mut self, place: &str, value: &Value) {
        let is_for_programs = |name: &str| FOR_PROGRAMS.contains(&name);
        match value {
            Value::String(text) => self.text(place, text),
            Value::Array(values) => values.iter().for_each(|value| self.value(place, value)),
            Value::Object(fields) => {
                for (name, value) in fields {
                    let place = format!("{place}.{name}");
                    match value {
                        Value::String(_) if is_for_programs(name) => {}
                        Value::Array(values) if is_for_programs(name) => {
                            let others = values.iter().filter(|value| !value.is_string());
                            others.for_each(|value| self.value(&place, value));
                        }
                        value => self.value(&place, value),
                    }
                }
            }
            _ => {}
        }
    }

    fn text(&mut self, place: &str, text: &str) {
        self.texts += 1;
        if let Some(outside) = outside_of_brackets(text) {
            self.found
                .entry(place.to_owned())
                .or_insert_with(|| format!("{outside:?} of {text:?}"));
        }
    }

    fn error<T>(&mut self, what: &str, answer: Result<T, Error>) -> Option<T> {
        match answer {
            Ok(answer) => Some(answer),
            Err(error) => {
                self.text(what, &error.to_string());
                None
            }
        }
    }
}

/// The first word outside of brackets that is no name and no number.
fn outside_of_brackets(text: &str) -> Option<String> {
    let mut depth = 0_usize;
    let mut outside = String::new();
    for letter in text.chars() {
        match letter {
            '⟦' => depth += 1,
            '⟧' => depth = depth.saturating_sub(1),
            _ if depth == 0 => outside.push(letter),
            _ => {}
        }
        if matches!(letter, '⟦' | '⟧') {
            outside.push(' ');
        }
    }
    let words = outside.split(|letter: char| !letter.is_alphanumeric());
    let is_known = |word: &&str| {
        NAMES.contains(word)
            || *word == TYPED
            || word.chars().count() <= 1
            || is_field(word)
            || word.chars().all(char::is_numeric)
    };
    words.filter(|word| !word.is_empty()).find(|word| !is_known(word)).map(str::to_owned)
}

/// A field of a board, such as C4 or AB28.
fn is_field(word: &str) -> bool {
    let digits = word.trim_start_matches(|letter: char| letter.is_ascii_uppercase());
    digits.len() < word.len()
        && word.len() - digits.len() <= 2
        && digits.chars().all(|it| it.is_ascii_digit())
}

fn pseudo() -> Language {
    let language = Language::find("en-XA").expect("built for the tests");
    assert_eq!(language.tag(), "en-XA", "the feature is on");
    language
}

#[test]
fn every_text_of_whole_sessions_stands_in_brackets() {
    let walks = of_each_seed(|seed| {
        let mut walk = Walk::default();
        let mut device = Device::speaking(seed, pseudo());
        let mut random = Random::new(seed);
        for game in device.app.games() {
            walk.take("games", &game);
            for players in [game.least_players, game.most_players] {
                for _ in 0..scaled(10) {
                    let names = &NAMES[..usize::from(players)];
                    evening(&mut walk, &mut device, &game.id, names, &mut random);
                }
            }
            library(&mut walk, &mut device, &game.id);
        }
        everything_else(&mut walk, &mut device);
        walk
    });
    for walk in walks {
        assert!(walk.texts > 10_000, "only {} texts were seen", walk.texts);
        let found: Vec<String> =
            walk.found.iter().map(|it| format!("{}: {}", it.0, it.1)).collect();
        assert!(found.is_empty(), "outside of brackets:\n{}", found.join("\n"));
    }
}

fn evening(walk: &mut Walk, device: &mut Device, game: &str, names: &[&str], random: &mut Random) {
    let mut screen = device.start(game, names);
    let session = screen.session;
    for setting in device.app.session_settings(session).expect("settings") {
        walk.take("settings", &setting);
        if random.chance(30) && !setting.choices.is_empty() {
            let choice = random.pick(&setting.choices).id.clone();
            let chosen = device.app.choose(session, &setting.id, &choice);
            if let Some(after) = walk.error("choose", chosen) {
                screen = after;
            }
        }
    }
    let list = device.app.checklist(session).expect("a checklist");
    walk.take("checklist", &list);
    walk.take("tidy_up", &device.app.tidy_up(session).expect("pieces"));
    for number in 0..120 {
        walk.take("screen", &screen);
        screen = next(walk, device, &screen, random);
        if number % 30 == 29 {
            looked_at(walk, device, &screen);
        }
    }
    let finished = device.app.finish(session, screen.revision);
    if let Some(screen) = walk.error("finish", finished) {
        looked_at(walk, device, &screen);
        let decided = device.app.decided(session);
        let decided = walk.error("decided", decided);
        walk.take("decided", &decided);
        walk.take("verify", &device.app.verify(session).expect("a proof"));
    }
}

fn next(walk: &mut Walk, device: &mut Device, now: &Screen, random: &mut Random) -> Screen {
    let session = now.session;
    let (control, value, focus) = match valid_entry(random, &now.sheet) {
        Some((control, value)) if random.chance(90) && !control.starts_with("session.") => {
            (control, value, now.focus.clone())
        }
        _ => match wild_entry(random, &now.sheet) {
            // A note is shown as it was written.
            (control, EntryValue::Write { .. }, focus) => (control, EntryValue::Flip, focus),
            other => other,
        },
    };
    let entry = Entry { control, value, revision: now.revision, focus, place: When::Now };
    let entered = device.app.enter(session, &entry);
    match walk.error("enter", entered) {
        Some(screen) => screen,
        None => device.app.screen(session, When::Now, Focus::default()).expect("a screen"),
    }
}

fn looked_at(walk: &mut Walk, device: &mut Device, screen: &Screen) {
    let session = screen.session;
    let app = &mut device.app;
    for seat in 0..screen.seats.len() {
        let seat = Seat::new(u8::try_from(seat).expect("few seats"));
        walk.take("explain", &app.explain(session, seat).expect("lines"));
    }
    walk.take("log", &app.log(session).expect("a log"));
    walk.take("score_table", &app.score_table(session).expect("a table"));
    walk.take("difference", &app.difference(session).expect("a difference"));
    let card = app.result_card(session, Some("16.11.2026")).expect("a card");
    walk.text("card.alt", &card.alt);
    walk.text("card.chat", &card.text);
    for rule in app.rules_of(session, "").expect("rules") {
        walk.take("rules", &rule);
    }
    walk.take("points", &app.points_page_of(session).expect("a page"));
}

fn library(walk: &mut Walk, device: &mut Device, game: &str) {
    let app = &mut device.app;
    walk.take("settings", &app.settings(game, &json!(null)).expect("settings"));
    for players in 1..=4 {
        let list = app.set_up(game, players, &json!(null));
        if let Some(list) = walk.error("set_up", list) {
            walk.take("set_up", &list);
        }
    }
    walk.take("remembered", &app.remembered(game).expect("a box"));
    walk.take("points", &app.points_page(game).expect("a page"));
}

fn everything_else(walk: &mut Walk, device: &mut Device) {
    let app = &mut device.app;
    walk.take("sessions", &app.sessions(0, 100).expect("a list"));
    walk.take("search", &app.search(&SessionQuery::default(), 0, 50).expect("a list"));
    walk.take("statistics", &app.statistics(&StatsQuery::default()).expect("statistics"));
    let bundle = app.export_all().expect("a bundle");
    walk.take("preview", &app.preview_import(&bundle).expect("a preview"));
    for wrong in ["", "{", "[]", "{\"format\": 7}"] {
        let refused = app.preview_import(wrong);
        walk.error("import", refused);
    }
    for wrong in ["", "{", "7", "{\"game\": \"keltis\"}", "{\"game\": \"keltis\", \"position\": 3}"]
    {
        let refused = document::score(&Catalogue::standard(), pseudo(), wrong);
        if let Err(error) = refused {
            let text = error.to_string();
            walk.text("document", &text);
        }
    }
    for (name, text) in labels(pseudo()) {
        walk.text(&name, &text);
    }
}

#[test]
fn a_planted_word_is_found() {
    let mut walk = Walk::default();
    walk.take(
        "screen",
        &json!({ "id": "wish.0", "label": "⟦Wíšh ⟦štöñéš⟧ ··⟧: 3 + 4", "seats": [
        { "name": "Qwx", "spoken": "Qwx · −3 · C4" },
    ] }),
    );
    assert!(walk.found.is_empty(), "{:?}", walk.found);
    walk.take("screen", &json!({ "seats": [{ "spoken": "⟦Wíšh⟧ stones" }, { "label": "Undo" }] }));
    let places: Vec<&str> = walk.found.keys().map(String::as_str).collect();
    assert_eq!(places, ["screen.seats.label", "screen.seats.spoken"]);
}

#[test]
fn messages_are_longer_than_in_english() {
    let (english, pseudo) = (labels(Language::default()), labels(pseudo()));
    assert_eq!(english.len(), pseudo.len());
    for (name, text) in english {
        let (short, long) = (text.chars().count(), pseudo[&name].chars().count());
        assert!(long * 100 >= short * 130, "{name}: {text}, {}", pseudo[&name]);
    }
}
