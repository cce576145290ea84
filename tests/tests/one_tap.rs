//! What one stored tap does, counted: everything once.

use std::cell::Cell;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize};
use tallystone_core::app::App;
use tallystone_core::checklist::Checklist;
use tallystone_core::entry::{self, EntryValue, Focus, When};
use tallystone_core::game::{About, Catalogue, Doubt, Game, Read, SettingOf, Told};
use tallystone_core::games::{
    iquazu::Iquazu, keltis::Keltis, stone_layer::StoneLayer, stones_and_rivers::StonesAndRivers,
    wodny_szlak::WodnySzlak,
};
use tallystone_core::refusal::Refusal;
use tallystone_core::rules::RuleAtom;
use tallystone_core::score::Score;
use tallystone_core::seat::Seat;
use tallystone_core::sheet::Sheet;
use tallystone_core::table::Table;
use tallystone_core::text::{Language, Message};
use tallystone_tests::Exact;
use tallystone_tests::script::{Script, entry};

/// How often something was done since it was looked at last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Done {
    events_parsed: u32,
    checked: u32,
    applied: u32,
    scored: u32,
    sheets: u32,
    doubted: u32,
    told: u32,
}

thread_local! {
    static DONE: Cell<Done> = const { Cell::new(Done {
        events_parsed: 0, checked: 0, applied: 0, scored: 0, sheets: 0, doubted: 0, told: 0,
    }) };
}

fn count(what: fn(&mut Done) -> &mut u32) {
    DONE.with(|done| {
        let mut now = done.get();
        *what(&mut now) += 1;
        done.set(now);
    });
}

/// A game that counts what is asked of it.
struct Counted<G>(G);

/// An event that counts how often it is read.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(transparent)]
struct Event<E>(E);

impl<'de, E: Deserialize<'de>> Deserialize<'de> for Event<E> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        count(|done| &mut done.events_parsed);
        E::deserialize(deserializer).map(Self)
    }
}

impl<E: JsonSchema> JsonSchema for Event<E> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        E::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        E::json_schema(generator)
    }
}

impl<G: Game> Game for Counted<G> {
    type Options = G::Options;
    type Position = G::Position;
    type Event = Event<G::Event>;
    type Focus = G::Focus;
    type Box = G::Box;
    type Control = G::Control;

    const ID: &'static str = G::ID;

    fn about(&self) -> About {
        self.0.about()
    }

    fn settings(&self) -> Vec<SettingOf<G::Options>> {
        self.0.settings()
    }

    fn setup(&self, table: &Table<G::Options>) -> Checklist {
        self.0.setup(table)
    }

    fn begin(&self, table: &Table<G::Options>) -> G::Position {
        self.0.begin(table)
    }

    fn check_position(
        &self,
        table: &Table<G::Options>,
        position: &G::Position,
    ) -> Result<(), Refusal> {
        self.0.check_position(table, position)
    }

    fn seats_in(&self, event: &Event<G::Event>) -> impl IntoIterator<Item = Seat> {
        self.0.seats_in(&event.0)
    }

    fn check(
        &self,
        table: &Table<G::Options>,
        position: &G::Position,
        event: &Event<G::Event>,
    ) -> Result<(), Refusal> {
        count(|done| &mut done.checked);
        self.0.check(table, position, &event.0)
    }

    fn apply(
        &self,
        table: &Table<G::Options>,
        position: &mut G::Position,
        event: &Event<G::Event>,
    ) {
        count(|done| &mut done.applied);
        self.0.apply(table, position, &event.0);
    }

    fn score(&self, table: &Table<G::Options>, position: &G::Position) -> Score {
        count(|done| &mut done.scored);
        self.0.score(table, position)
    }

    fn doubts(&self, table: &Table<G::Options>, position: &G::Position) -> Vec<Doubt> {
        count(|done| &mut done.doubted);
        self.0.doubts(table, position)
    }

    fn ended(&self, table: &Table<G::Options>, position: &G::Position) -> Option<Message> {
        self.0.ended(table, position)
    }

    fn sheet(
        &self,
        table: &Table<G::Options>,
        position: &G::Position,
        focus: &G::Focus,
        known: &G::Box,
    ) -> Sheet {
        count(|done| &mut done.sheets);
        self.0.sheet(table, position, focus, known)
    }

    fn read(
        &self,
        table: &Table<G::Options>,
        position: &G::Position,
        focus: G::Focus,
        known: &G::Box,
        control: &G::Control,
        value: &entry::Value,
    ) -> Result<Read<Self>, Refusal> {
        let read = self.0.read(table, position, focus, known, control, value)?;
        Ok(Read { focus: read.focus, event: read.event.map(Event) })
    }

    fn tell(
        &self,
        table: &Table<G::Options>,
        before: &G::Position,
        event: &Event<G::Event>,
    ) -> Told {
        count(|done| &mut done.told);
        self.0.tell(table, before, &event.0)
    }

    fn teach(&self, table: &Table<G::Options>, position: &G::Position, known: &mut G::Box) {
        self.0.teach(table, position, known);
    }

    fn rules(&self, options: &G::Options) -> Vec<RuleAtom> {
        self.0.rules(options)
    }
}

fn games() -> Catalogue {
    Catalogue::empty()
        .with(Counted(Keltis))
        .with(Counted(Iquazu))
        .with(Counted(StoneLayer))
        .with(Counted(StonesAndRivers))
        .with(Counted(WodnySzlak))
}

/// A log that is laid out anew whenever somebody else was faster takes longer than they need for
/// their next entry, and whoever does it never comes to an end.
#[test]
fn what_others_entered_is_taken_in_without_laying_the_log_out_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let open = |seed| {
        let outside = Box::new(Exact::new(seed));
        App::open(Some(&path), games(), outside, Language::default()).expect("a database")
    };
    let (mut one, mut other) = (open(1), open(2));
    let script = Script::record(&mut one, "keltis", 4, 60);
    let newest = one.sessions(0, 1).expect("a list")[0].id;
    let mut screen = one.screen(newest, When::Now, Focus::default()).expect("a screen");
    let tap = |cell: &str| EntryValue::Tap { cell: cell.to_owned() };
    for cell in ["1.1", "1.2", "1.1"] {
        let before = screen.revision;
        let elsewhere = other.screen(newest, When::Now, Focus::default()).expect("a screen");
        let elsewhere =
            other.enter(newest, &entry(&elsewhere, "board", &tap(cell))).expect("an entry");
        assert_eq!(elsewhere.revision, before + 1);
        DONE.with(|done| done.set(Done::default()));
        screen = one.enter(newest, &entry(&screen, "board", &tap("2.1"))).expect("an entry");
        assert_eq!(screen.revision, before + 2);
        assert_eq!(
            DONE.with(Cell::get).applied,
            2,
            "theirs and ours of {} entries",
            script.entries.len()
        );
    }
}

#[test]
fn a_stored_tap_does_everything_once() {
    let outside = Box::new(Exact::new(1));
    let mut app = App::open(None, games(), outside, Language::default()).expect("in memory");
    let once = Done {
        events_parsed: 0,
        checked: 1,
        applied: 1,
        scored: 1,
        sheets: 1,
        doubted: 1,
        told: 1,
    };
    for game in app.games() {
        let script = Script::record(&mut app, &game.id, game.most_players.into(), 60);
        let mut screen = script.start(&mut app);
        let (mut stored, mut undone) = (0, false);
        for (control, value) in &script.entries {
            let entry = entry(&screen, control, value);
            DONE.with(|done| done.set(Done::default()));
            let after = app.enter(screen.session, &entry).expect("what was taken once");
            let done = DONE.with(Cell::get);
            if after.revision > screen.revision && !control.starts_with("session.") {
                assert_eq!(done, once, "{}: {control} {value:?}", game.id);
                stored += 1;
            } else if !control.starts_with("session.") {
                // What an undo has brought to the end of the log is told when it is looked at.
                let told = if undone { done.told.min(1) } else { 0 };
                let looked = Done { sheets: 1, events_parsed: told, told, ..Done::default() };
                assert_eq!(done, looked, "{}: {control} {value:?}", game.id);
            }
            undone = control == "session.undo" || (undone && after.revision == screen.revision);
            screen = after;
        }
        assert!(stored > 30, "{}: {stored}", game.id);
    }
}
