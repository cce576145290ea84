//! A tally with every kind of category, played through the face of all games.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tallystone_core::checklist::Checklist;
use tallystone_core::document;
use tallystone_core::entry::{EntryValue, Focus};
use tallystone_core::game::tally::{Category, Pad, Tally, Tie};
use tallystone_core::game::{
    About, AnyGame, Ask, Catalogue, Doubt, Entered, GameEvent, Play, Printed, ResultKind,
    SettingOf, no_yes,
};
use tallystone_core::look::Colour;
use tallystone_core::refusal::Refusal;
use tallystone_core::rules::RuleAtom;
use tallystone_core::score::Line;
use tallystone_core::seat::Seat;
use tallystone_core::session::Session;
use tallystone_core::sheet::ControlKind;
use tallystone_core::table::Table;
use tallystone_core::text::{Language, Message, Names, Speaker};
use tallystone_tests::{Player, State, scaled};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Fair;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
struct Options {
    music: bool,
}

const GEESE: &str = "geese";
const PIES: &str = "pies";
const COINS: &str = "coins";
const HAT: &str = "hat";
const TENT: &str = "tent";
const SETS: &str = "sets";
const BAND: &str = "band";

fn say(text: &str) -> Message {
    Message::verbatim(text)
}

impl Tally for Fair {
    type Options = Options;

    const ID: &'static str = "fair";

    fn about() -> About {
        About {
            id: "fair",
            name: say("Fair"),
            summary: say("Geese and pies."),
            seats: 1..=4,
            printed: Printed::default(),
            colours: &[],
            has_start_player: true,
            result: ResultKind::Points,
            icons: &[],
        }
    }

    fn settings() -> Vec<SettingOf<Options>> {
        let (label, source) = (say("Music"), say("Made up."));
        vec![no_yes("music", |it| &mut it.music, label, source, say("None"), say("A band"))]
    }

    fn setup(_: &Table<Options>) -> Checklist {
        Checklist::new(Vec::new())
    }

    fn categories() -> Vec<Category<Self>> {
        let tents = [("red", say("Red"), 4), ("blue", say("Blue"), -1)];
        vec![
            Category::count(GEESE, say("Geese"), "geese", 0..=9).places(&[5, 2]),
            Category::count(PIES, say("Pies"), "pies", 0..=9).table(&[-2, 0, 3, 7]),
            Category::number(COINS, say("Coins"), "coins", -20..=20).each(2),
            Category::yes_no(HAT, say("Hat"), "hat").each(3),
            Category::one_of(TENT, say("Tent"), "tent", tents).under(say("Tents")),
            Category::derived(SETS, say("Sets"), "sets", |look| {
                look.count(GEESE).min(look.count(PIES)).saturating_mul(10)
            }),
            Category::count(BAND, say("Band"), "band", 1..=3)
                .by(|look| {
                    let bands = look.pad.seats().map(|other| i64::from(other.is_told(BAND)));
                    look.count(BAND) * bands.sum::<i64>() / look.alike(BAND)
                })
                .only_if(|options: &Options| options.music),
        ]
    }

    fn ties() -> Vec<Tie<Self>> {
        vec![
            Tie::new(say("fewer geese"), "ties", |look| -look.count(GEESE)),
            Tie::new(say("The red tent"), "ties", |look| {
                i64::from(look.chosen(TENT) == Some("red"))
            }),
        ]
    }

    fn doubts(pad: &Pad<'_, Self>) -> Vec<Doubt> {
        let hats = pad.seats().filter(|look| look.count(HAT) > 0).skip(1);
        hats.map(|look| Doubt::at("hats", say("There is one hat."), look.control(HAT))).collect()
    }

    fn ended(pad: &Pad<'_, Self>) -> Option<Message> {
        pad.seats().any(|look| look.count(COINS) == 20).then(|| say("The purse is full."))
    }

    fn rules() -> Vec<RuleAtom> {
        Vec::new()
    }
}

fn game() -> Arc<dyn AnyGame> {
    let games = Catalogue::empty().with(Fair);
    Arc::clone(games.find("fair").expect("a game"))
}

fn begin(seats: usize, options: Value) -> Arc<dyn Play> {
    game().begin(&Table::new(seats, &[], options)).expect("a table")
}

fn enter(play: &Arc<dyn Play>, control: &str, value: &EntryValue) -> Result<Entered, Refusal> {
    let (sheet, focus) = (play.sheet(&Focus::default(), ""), Focus::default());
    play.enter(&Ask { sheet: &sheet, focus: &focus, known: "", control, value, lot: 0 })
}

fn after(play: &Arc<dyn Play>, control: &str, value: &EntryValue) -> Arc<dyn Play> {
    match enter(play, control, value) {
        Ok(Entered::Event { after, .. }) => after,
        other => panic!("{control}: {other:?}"),
    }
}

fn type_in(typed: &str) -> EntryValue {
    EntryValue::Number { typed: typed.to_owned() }
}

fn choose(option: &str) -> EntryValue {
    EntryValue::Choose { option: option.to_owned() }
}

fn spoken(message: &Message) -> String {
    let names = ["Ann", "Ben", "Cleo"].map(|name| (name.to_owned(), Colour::Red));
    Speaker::new(Language::default(), Names::new(names)).say(message)
}

fn lines(play: &dyn Play, seat: u8) -> Vec<(&'static str, i64, String, Option<&'static str>)> {
    let line = |line: &Line| (line.kind(), line.points(), spoken(line.text()), line.rule());
    play.score().seats[Seat::new(seat)].total.parts().iter().map(line).collect()
}

fn laid(seats: &Value) -> Arc<dyn Play> {
    let table = Table::new(seats.as_array().map_or(0, Vec::len), &[], Value::Null);
    game().begin_with(&table, &json!({ "seats": seats })).expect("a position")
}

#[test]
fn what_was_not_told_is_not_0_and_gives_nothing() {
    let play = begin(2, Value::Null);
    assert_eq!(play.position(), json!({ "seats": [{}, {}] }));
    assert_eq!(lines(&*play, 0), [("sets", 0, "Sets".to_owned(), Some("sets"))]);
    let sheet = play.sheet(&Focus::default(), "");
    assert!(sheet.controls().all(|control| control.wanted && !control.entered));
    assert_eq!(sheet.missing().count(), 10);
    // A loss is not taken for granted: none of the pies is -2 only once somebody says so.
    let play = after(&play, "pies.0", &EntryValue::Step { by: 1 });
    assert_eq!(play.position(), json!({ "seats": [{ "pies": 0 }, {}] }));
    assert_eq!(lines(&*play, 0)[0], ("pies", -2, "Pies: 0".to_owned(), Some("pies")));
}

#[test]
fn every_kind_of_entry_is_read_told_and_shown() {
    let mut play = begin(2, Value::Null);
    for (control, value, said, ear) in [
        ("geese.0", EntryValue::Step { by: 4 }, "Geese: not entered → 3", "Ann, Geese: 3"),
        ("geese.0", EntryValue::Step { by: -1 }, "Geese: 3 → 2", "Ann, Geese: 2"),
        ("coins.1", type_in("3-5"), "Coins: not entered → −2", "Ben, Coins: −2"),
        ("hat.0", choose("no"), "Hat: not entered → No", "Ann, Hat: No"),
        ("hat.0", choose("yes"), "Hat: No → Yes", "Ann, Hat: Yes"),
        ("tent.1", choose("blue"), "Tent: not entered → Blue", "Ben, Tent: Blue"),
    ] {
        let Ok(Entered::Event { after, told, .. }) = enter(&play, control, &value) else {
            panic!("{control} is an event");
        };
        let (from, to) = told.change.expect("a change");
        assert_eq!(format!("{}: {} → {}", spoken(&told.what), spoken(&from), spoken(&to)), said);
        assert_eq!(told.subject, control);
        let sheet = after.sheet(&Focus::default(), "");
        let shown = sheet.control(control).expect("the same control");
        assert!(shown.entered);
        assert_eq!(spoken(&shown.spoken), ear);
        play = after;
    }
    let sheet = play.sheet(&Focus::default(), "");
    let kind = |id: &str| sheet.control(id).map(|control| control.kind.clone());
    assert_eq!(kind("geese.0"), Some(ControlKind::Stepper { value: 2, min: 0, max: 9 }));
    assert_eq!(kind("geese.1"), Some(ControlKind::Stepper { value: -1, min: -1, max: 9 }));
    let Some(ControlKind::Choice { options, chosen }) = kind("hat.0") else {
        panic!("yes and no are chips");
    };
    assert_eq!((options.len(), chosen.as_deref()), (2, Some("yes")));
    assert_eq!(
        play.position(),
        json!({ "seats": [{ "geese": 2, "hat": true }, { "coins": -2, "tent": "blue" }] })
    );
    assert!(enter(&play, "sets.0", &EntryValue::Step { by: 1 }).is_err(), "it follows from others");
    assert!(enter(&play, "geese.2", &EntryValue::Step { by: 1 }).is_err());
    assert!(enter(&play, "geese.0.0", &EntryValue::Step { by: 1 }).is_err());
}

#[test]
fn each_rule_gives_its_points_with_a_reason() {
    let play = laid(&json!([
        { "geese": 4, "pies": 2, "coins": -3, "hat": true, "tent": "red" },
        { "geese": 4, "pies": 9, "coins": 20, "hat": false, "tent": "blue" },
        { "geese": 1, "pies": null },
        { "geese": 0 },
    ]));
    let facts = |seat| -> Vec<(i64, String)> {
        lines(&*play, seat).into_iter().map(|(_, points, text, _)| (points, text)).collect()
    };
    let told = |told: &[(i64, &str)]| -> Vec<(i64, String)> {
        told.iter().map(|(points, text)| (*points, (*text).to_owned())).collect()
    };
    assert_eq!(
        facts(0),
        told(&[
            (5, "Geese: 4 (place 1)"),
            (3, "Pies: 2"),
            (-6, "Coins: −3 (2 each)"),
            (3, "Hat: Yes"),
            (4, "Tent: Red"),
            (20, "Sets"),
        ])
    );
    assert_eq!(facts(1)[..2], told(&[(5, "Geese: 4 (place 1)"), (7, "Pies: 9")]));
    assert_eq!(facts(1)[3..5], told(&[(0, "Hat: No"), (-1, "Tent: Blue")]));
    assert_eq!(facts(2), told(&[(0, "Geese: 1 (place 3)"), (0, "Sets")]), "two share the first");
    assert_eq!(facts(3)[0], (0, "Geese: 0".to_owned()), "who has none has no place");
    assert_eq!(play.ended().map(spoken).as_deref(), Some("The purse is full."));
    let headings: Vec<String> = game().kinds().iter().map(|(_, heading)| spoken(heading)).collect();
    assert_eq!(headings, ["Geese", "Pies", "Coins", "Hat", "Tents", "Sets", "Band"]);
}

#[test]
fn the_order_of_the_seats_does_not_matter() {
    let mut seats = vec![
        json!({ "geese": 3, "pies": 1, "coins": 4 }),
        json!({ "geese": 5, "hat": true }),
        json!({ "geese": 3, "tent": "red", "pies": 4 }),
    ];
    let points = laid(&json!(seats)).score().points().into_values();
    seats.reverse();
    let mut reversed = laid(&json!(seats)).score().points().into_values();
    reversed.reverse();
    assert_eq!(points, reversed);
}

#[test]
fn random_logs_of_every_kind_of_entry_are_replayed_to_the_same() {
    for seed in 0..scaled(2_000) {
        let mut player = Player::sit_down(&game(), seed as u64);
        for _ in 0..40 {
            if let Some(step) = player.any_step() {
                player.take(step);
            }
        }
        let session = &player.session;
        let rows = session.rows().to_vec();
        let replayed = Session::replay(session.id, game(), rows).expect("a table to begin with");
        assert_eq!(State::of(&replayed), State::of(session));
    }
}

#[test]
fn ties_are_decided_by_the_chain() {
    let play = laid(&json!([
        { "geese": 0, "tent": "blue", "coins": 2 },
        { "geese": 0, "coins": 2, "hat": false, "tent": "blue" },
        { "geese": 0, "tent": "red", "pies": 1, "coins": -1, "hat": false },
    ]));
    // 3, 3 and 2: the first two share, as no criterion tells them apart.
    assert_eq!(play.score().winners(), [Seat::new(0), Seat::new(1)]);
    let play = laid(&json!([{ "tent": "blue", "coins": 1 }, { "coins": -1, "hat": true }]));
    assert_eq!(play.score().points().into_values(), [1, 1]);
    assert_eq!(play.score().tie_breaks.len(), 2);
    let play = laid(&json!([{ "coins": 2 }, { "tent": "red" }]));
    assert_eq!(play.score().winners(), [Seat::new(1)]);
    let said: Vec<String> = play.score().tie_breaks.iter().map(|tie| spoken(&tie.text)).collect();
    assert_eq!(said[1], "Level: Ben and Ann. The red tent: Ben is ahead.");
}

#[test]
fn a_category_of_an_option_is_there_only_with_it() {
    let play = begin(2, Value::Null);
    assert!(play.sheet(&Focus::default(), "").control("band.0").is_none());
    let event = json!({ "event": "entry", "seat": 0, "category": "band", "value": 2 });
    let event = play.event(&event, "event").expect("a form");
    let refusal = play.after(&event).expect_err("no band");
    assert_eq!(
        spoken(&refusal.text),
        "Band is not played with these options. Choose others, or leave it out."
    );
    let play = begin(2, json!({ "music": true })).after(&event).expect("a band");
    let play = after(&play, "band.1", &EntryValue::Step { by: 1 });
    assert_eq!(play.score().points().into_values(), [4, 2]);
    let play = after(&play, "band.1", &EntryValue::Step { by: 1 });
    assert_eq!(play.score().points().into_values(), [2, 2], "they are alike, and share");
}

#[test]
fn doubts_point_at_a_control_and_whoever_has_left_enters_nothing() {
    let play = laid(&json!([{ "hat": true }, { "hat": true }]));
    let doubt = &play.doubts()[0];
    let sheet = play.sheet(&Focus::default(), "");
    assert!(sheet.control(doubt.control.as_ref().expect("a control")).is_some());
    let play = play.reseated(&[Seat::new(0)]).expect("another table");
    let sheet = play.sheet(&Focus::default(), "");
    assert!(sheet.control("hat.0").is_none() && sheet.control("hat.1").is_some());
    assert_eq!(play.score().winners(), [Seat::new(1)]);
}

#[test]
fn refusals_say_what_was_expected_what_came_and_what_to_do() {
    let play = begin(1, Value::Null);
    for (category, value, sentence) in [
        ("geese", json!(10), "Geese: a number from 0 to 9 is expected, 10 came."),
        ("geese", json!(true), "Geese: a number from 0 to 9 is expected, Yes came."),
        ("hat", json!(1), "Hat: one of Yes, No is expected, 1 came."),
        ("tent", json!("green"), "Tent: one of Red, Blue is expected, green came."),
    ] {
        let event = json!({ "event": "entry", "seat": 0, "category": category, "value": value });
        let event = play.event(&event, "event").expect("an event of some version");
        let refusal = play.after(&event).expect_err(sentence);
        assert_eq!(
            spoken(&refusal.text),
            format!("{sentence} Look at the table and enter it again.")
        );
        assert_eq!(refusal.rule, Some(category));
    }
}

#[test]
fn documents_are_judged_strictly() {
    let games = Catalogue::empty().with(Fair);
    let refused = |what: &str, content: &str| {
        let document =
            format!(r#"{{ "game": "fair", "players": ["Ann", "Ben"], "{what}": {content} }}"#);
        document::score(&games, Language::default(), &document).expect_err(content).to_string()
    };
    for (position, sentence) in [
        (
            r#"{ "seats": [{ "geeze": 1 }, {}] }"#,
            "position.seats[0]: “geeze” is not known here. Known are “band”, “coins”, ",
        ),
        (r#"{ "seats": [{ "sets": 1 }, {}] }"#, "position.seats[0]: “sets” is not known here."),
        (
            r#"{ "seats": [{}, { "geese": 10 }] }"#,
            "position.seats[1].geese: a whole number from 0 to 9 is expected, 10 came.",
        ),
        (
            r#"{ "seats": [{}, { "hat": 1 }] }"#,
            "position.seats[1].hat: true or false is expected, 1 came.",
        ),
        (
            r#"{ "seats": [{}, { "tent": "green" }] }"#,
            "position.seats[1].tent: one of “red”, “blue” is expected, “green” came.",
        ),
        (r#"{ "seats": [{}, {}], "more": 1 }"#, "position: “more” is not known here."),
        (r#"{ "seats": [[], {}] }"#, "position.seats[0]: an object is expected, an empty list"),
        (r"{ }", "position: “seats” is missing"),
        (r#"{ "seats": [{}] }"#, "position: The table has 2 players, the position 1"),
        (r#"{ "seats": [{ "band": 1 }, {}] }"#, "position: Band is not played"),
    ] {
        let said = refused("position", position);
        assert!(said.starts_with(sentence), "{said}");
    }
    for (event, sentence) in [
        (r#""seat": 0, "category": "geeze", "value": 1"#, "events[0].category: one of “geese”, "),
        (
            r#""seat": 0, "category": "geese", "value": -1"#,
            "events[0].value: a whole number from 0",
        ),
        (r#""seat": 0, "category": "hat", "value": 1"#, "events[0].value: true or false is"),
        (r#""seat": 2, "category": "geese", "value": 1"#, "events[0]: Seat 2 is not at the table"),
        (r#""seat": 0, "category": "geese""#, "events[0]: “value” is missing"),
        (r#""seat": 0, "category": "geese", "value": 1, "by": 1"#, "events[0]: “by” is not known"),
    ] {
        let said = refused("events", &format!(r#"[{{ "event": "entry", {event} }}]"#));
        assert!(said.starts_with(sentence), "{said}");
    }
}

#[test]
fn an_unreadable_event_of_a_log_is_refused_in_words() {
    let play = begin(1, Value::Null);
    let of = |payload: &str| {
        let event = GameEvent { version: 1, payload: payload.to_owned() };
        spoken(&play.after(&event).expect_err(payload).text)
    };
    let said = of(r#"{"event":"entry","seat":0,"category":"geeze","value":1}"#);
    assert!(said.starts_with("event.category: one of “geese”, "), "{said}");
    let said = of(r#"{"event":"entry","seat":0,"category":"geese","value":[]}"#);
    assert!(said.starts_with("event.value: a whole number from 0 to 9 is expected"), "{said}");
}
