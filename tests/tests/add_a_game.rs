//! The short way to a game: the one that `docs/add-a-game.md` shows, played from set-up to result, and
//! one with every kind of category.

#[path = "add_a_game/kinds.rs"]
mod kinds;

use std::collections::BTreeSet;

use chrono::TimeDelta;
use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use serde_json::Value;
use tallystone_core::app::{App, LineView, NewSeat, NewSession, Screen};
use tallystone_core::document::{self, Scored};
use tallystone_core::entry::{EntryValue, Focus, When};
use tallystone_core::game::Catalogue;
use tallystone_core::score::Line;
use tallystone_core::seat::Seat;
use tallystone_core::table::Table;
use tallystone_core::text::Language;
use tallystone_tests::script::entry;
use tallystone_tests::windfall::Windfall;
use tallystone_tests::{Exact, text};

const DOCUMENT: &str = include_str!("../../docs/add-a-game.md");
const GAME: &str = include_str!(concat!(env!("OUT_DIR"), "/windfall.rs"));
const POSITION: &str = include_str!(concat!(env!("OUT_DIR"), "/windfall.json"));

fn catalogue() -> Catalogue {
    Catalogue::standard().with(Windfall)
}

struct Evening {
    app: App,
    clock: Exact,
    screen: Screen,
}

impl Evening {
    fn of(names: &[&str]) -> Self {
        let clock = Exact::new(1);
        let outside = Box::new(clock.clone());
        let app = App::open(None, catalogue(), outside, Language::default());
        let mut app = app.expect("in memory");
        let seat = |name: &&str| NewSeat { name: Some((*name).to_owned()), ..NewSeat::default() };
        let seats = names.iter().map(seat).collect();
        let new = NewSession { seats, ..NewSession::of("windfall", 0) };
        let screen = app.start(&new).expect("a session");
        Self { app, clock, screen }
    }

    fn try_enter(&mut self, control: &str, value: &EntryValue) -> Result<(), String> {
        let entry = entry(&self.screen, control, value);
        self.clock.pass(TimeDelta::seconds(20));
        let entered = self.app.enter(self.screen.session, &entry);
        self.screen = entered.map_err(|error| error.to_string())?;
        Ok(())
    }

    fn enter(&mut self, control: &str, value: &EntryValue) {
        self.try_enter(control, value).expect("a fine entry");
    }

    /// What a seat has: typed, stepped to from nothing, chosen.
    fn count(&mut self, seat: usize, apples: &str, nuts: i64, basket: &str) {
        self.enter(&format!("apples.{seat}"), &EntryValue::Number { typed: apples.to_owned() });
        self.enter(&format!("nuts.{seat}"), &EntryValue::Step { by: nuts + 1 });
        self.enter(&format!("basket.{seat}"), &EntryValue::Choose { option: basket.to_owned() });
    }

    fn points(&self) -> Vec<Option<i64>> {
        self.screen.seats.iter().map(|seat| seat.points).collect()
    }

    fn places(&self) -> Vec<Option<u32>> {
        self.screen.seats.iter().map(|seat| seat.rank).collect()
    }

    fn log(&mut self) -> Vec<String> {
        let lines = self.app.log(self.screen.session).expect("a log");
        lines.into_iter().map(|line| line.text).collect()
    }
}

#[test]
fn the_document_says_how_the_game_gets_into_the_catalogue() {
    // As `catalogue` does here.
    assert!(DOCUMENT.contains("\n.with(windfall::Windfall)\n"));
    let game = GAME.lines().count();
    assert!(game <= 120, "a tally is one short file, this has {game} lines");
}

#[test]
fn its_texts_are_those_of_the_document_and_all_are_used() {
    let resource = parser::parse(text::TEXTS).expect("Fluent");
    let mut there = BTreeSet::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { panic!("only messages") };
        assert!(message.id.name.starts_with("windfall_"));
        assert!(there.insert(message.id.name), "{} is there twice", message.id.name);
    }
    let used = GAME.split("msg!(").skip(1).filter_map(|rest| rest.split([')', ',']).next());
    assert_eq!(there, used.collect());
}

#[test]
fn a_whole_session_is_played() {
    let mut evening = Evening::of(&["Ann", "Ben", "Cleo"]);
    let setup = evening.app.checklist(evening.screen.session).expect("a checklist");
    let steps: Vec<&str> = setup.steps().map(|step| step.text.as_str()).collect();
    assert_eq!(steps, ["Give every player a basket, 3 in all."]);
    assert_eq!(evening.screen.sheet.prompt.as_deref(), Some("Enter what everybody has."));
    assert_eq!(evening.screen.sheet.missing().count(), 9);

    evening.count(0, "3+4", 4, "yes");
    assert_eq!(evening.points(), [Some(25), Some(0), Some(0)]);
    evening.count(1, "11", 2, "no");
    evening.count(2, "2", 4, "no");
    // Ann and Cleo share the most nuts, so that there is no second.
    assert_eq!(evening.points(), [Some(25), Some(22), Some(10)]);
    assert_eq!(evening.places(), [Some(1), Some(2), Some(3)]);
    assert_eq!(evening.screen.sheet.missing().count(), 0);

    // One of Cleo's nuts is taken back and given again.
    evening.enter("nuts.2", &EntryValue::Step { by: -3 });
    assert_eq!(evening.points(), [Some(25), Some(25), Some(4)]);
    evening.enter("session.undo", &EntryValue::Press);
    assert_eq!(evening.points(), [Some(25), Some(22), Some(10)]);
    evening.enter("session.redo", &EntryValue::Press);
    assert_eq!(evening.points(), [Some(25), Some(25), Some(4)]);
    assert_eq!(evening.places(), [Some(1), Some(2), Some(3)], "the nuts decide");

    assert_eq!(
        evening.screen.verdict,
        ["Ann is ahead with 25 points.", "Level: Ann and Ben. Nuts: Ann is ahead."]
    );
    let lines = evening.app.explain(evening.screen.session, Seat::new(0)).expect("lines");
    let reason = |line: &LineView| (line.points, line.text.clone(), line.rule.clone());
    assert_eq!(
        lines.iter().skip(1).map(reason).collect::<Vec<_>>(),
        [
            (14, "Apples: 7 (2 each)", "apples"),
            (6, "Nuts: 4 (place 1)", "most-nuts"),
            (5, "Basket full: Yes", "full-basket"),
        ]
        .map(|(points, text, rule)| (points, text.to_owned(), Some(rule.to_owned())))
    );
    let table = evening.app.score_table(evening.screen.session).expect("a table");
    let headings: Vec<&str> = table.rows.iter().map(|row| row.heading.as_str()).collect();
    assert_eq!(headings, ["Apples", "Nuts", "Basket full", "Total"]);

    let refused = EntryValue::Number { typed: "61".to_owned() };
    let said = evening.try_enter("apples.0", &refused).expect_err("too many");
    assert_eq!(said, "Apples: 0 to 60 is possible, 61 is not.");
    assert!(evening.log().contains(&"Cleo: Nuts: 4 → 1".to_owned()));
    assert!(evening.log().contains(&"Ann: Apples: not entered → 7".to_owned()));

    evening.enter("session.finish", &EntryValue::Press);
    assert_eq!(evening.screen.verdict[0], "Ann won with 25 points.");
    assert_eq!(evening.places(), [Some(1), Some(2), Some(3)]);
    let entered = evening.try_enter("nuts.2", &EntryValue::Step { by: 1 });
    assert!(entered.is_err(), "it is finished");
    let session = evening.screen.session;
    let ending = evening.app.decided(session).expect("an answer").expect("another ending");
    assert!(!ending.text.is_empty());
}

#[test]
fn a_place_is_shared_where_the_chain_ends() {
    let mut evening = Evening::of(&["Ann", "Ben"]);
    evening.count(0, "5", 3, "no");
    evening.count(1, "5", 3, "no");
    assert_eq!(evening.points(), [Some(16), Some(16)]);
    assert_eq!(evening.places(), [Some(1), Some(1)]);
    let tie = "Level: Ann and Ben. Nuts: level as well; the place is shared.";
    assert_eq!(evening.screen.verdict.last().map(String::as_str), Some(tie));
}

#[test]
fn an_earlier_entry_is_corrected() {
    let mut evening = Evening::of(&["Ann", "Ben"]);
    evening.count(0, "5", 3, "no");
    let log = evening.app.log(evening.screen.session).expect("a log");
    let apples = log.iter().find(|line| line.text.contains("Apples")).expect("apples");
    let place = When::InsteadOf { event: apples.events[0] };
    let screen = evening.app.screen(evening.screen.session, place, Focus::default());
    evening.screen = screen.expect("the table as it was");
    evening.enter("apples.0", &EntryValue::Number { typed: "6".to_owned() });
    let now = evening.app.screen(evening.screen.session, When::Now, Focus::default());
    evening.screen = now.expect("the table");
    assert_eq!(evening.points(), [Some(18), Some(0)]);
}

fn scored(document: &str) -> Result<Scored, String> {
    let scored = document::score(&catalogue(), Language::default(), document);
    scored.map_err(|error| error.to_string())
}

#[test]
fn the_document_of_the_document_is_scored() {
    let scored = scored(POSITION).expect("a document");
    assert_eq!(scored.names, ["Ann", "Ben", "Cleo"]);
    assert_eq!(scored.score.seats.map(|_, seat| seat.total.points()).into_values(), [25, 25, 0]);
}

#[test]
fn its_documents_are_judged_by_its_schema() {
    let schema = document::schema(&catalogue(), Language::default(), "windfall");
    let schema = jsonschema::validator_for(&schema.expect("a schema")).expect("a JSON Schema");
    for (from, to, sentence) in [
        ("\"apples\": 7", "\"apple\": 7", Some("position.seats[0]: “apple” is not known here.")),
        ("\"apples\": 7", "\"apples\": 61", Some("position.seats[0].apples: a whole number from")),
        ("\"basket\": true", "\"basket\": 1", Some("position.seats[0].basket: true or false")),
        ("\"apples\": 7", "\"apples\": null", None),
    ] {
        let document = POSITION.replace(from, to);
        assert_ne!(document, POSITION);
        let value: Value = serde_json::from_str(&document).expect("JSON");
        assert_eq!(schema.is_valid(&value), sentence.is_none(), "{to}");
        match (scored(&document), sentence) {
            (Err(said), Some(sentence)) => assert!(said.starts_with(sentence), "{said}"),
            (said, sentence) => assert_eq!(said.is_ok(), sentence.is_none(), "{to}"),
        }
    }
}

#[test]
fn every_rule_that_it_names_is_there() {
    let catalogue = catalogue();
    let game = catalogue.find("windfall").expect("the game");
    let rules = game.rules(&Value::Null);
    let is_there = |id: &str| rules.iter().any(|rule| rule.id == id);
    assert!(rules.iter().flat_map(|rule| &rule.related).all(|id| is_there(id)));
    let options = game.resolve(&Value::Null).expect("the default options");
    let setup = game.setup(&Table::new(4, &[], options)).expect("a checklist");
    assert!(setup.steps().all(|step| step.rule.as_deref().is_some_and(is_there)));
    let scored = scored(POSITION).expect("a document").score;
    let lines = scored.seats.values().flat_map(|seat| seat.total.parts());
    assert!(lines.filter_map(Line::rule).all(is_there));
    assert!(scored.tie_breaks.iter().all(|tie| is_there(tie.rule)));
}
