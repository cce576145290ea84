//! The one object-safe face of all games: JSON outside, the game's own types inside.

use std::fmt::Debug;
use std::sync::Arc;

#[cfg(feature = "schema")]
use schemars::{JsonSchema as _, Schema, SchemaGenerator};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{About, Doubt, Game, Read, Setting, Told};
use crate::checklist::Checklist;
use crate::entry::{self, Focus};
use crate::refusal::Refusal;
use crate::rules::RuleAtom;
use crate::score::Score;
use crate::sheet::Sheet;
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

/// A game event as it is kept: the exact text, and the version that wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameEvent {
    pub version: u32,
    pub payload: String,
}

/// What an entry turned out to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    pub focus: Focus,
    pub event: Option<GameEvent>,
}

/// A game, whichever it is.
pub trait AnyGame: Send + Sync + Debug {
    fn about(&self) -> &About;

    fn rules_version(&self) -> u32;

    fn event_version(&self) -> u32;

    /// Options from outside, fully resolved; `Null` for the default.
    fn resolve(&self, options: &Value) -> Result<Value, Refusal>;

    fn settings(&self, options: &Value) -> Result<Vec<Setting>, Refusal>;

    /// The options with one setting changed.
    fn choose(&self, options: &Value, setting: &str, choice: &str) -> Result<Value, Refusal>;

    fn setup(&self, table: &Table) -> Result<Checklist, Refusal>;

    fn begin(&self, table: &Table) -> Result<Box<dyn Play>, Refusal>;

    /// A table on which everything already lies as a position from outside says.
    fn begin_with(&self, table: &Table, position: Value) -> Result<Box<dyn Play>, Refusal>;

    /// A position from one line of text, as JSON, for games that have such a form.
    fn read_line(&self, line: &str) -> Option<Value>;

    fn rules(&self) -> Vec<RuleAtom>;

    /// What two devices remember of one copy, put together.
    fn join_boxes(&self, newer: &str, older: &str) -> String;

    /// JSON Schemas of options, position and event.
    #[cfg(feature = "schema")]
    fn schemas(&self, generator: &mut SchemaGenerator) -> Schemas;
}

#[cfg(feature = "schema")]
#[derive(Clone, Debug)]
pub struct Schemas {
    pub options: Schema,
    pub position: Schema,
    pub event: Schema,
}

/// A game being played at a table: the position and what can be asked of it.
pub trait Play: Send + Debug {
    /// A copy to come back to.
    fn fork(&self) -> Box<dyn Play>;

    /// Takes an event in, or says why it does not fit; then nothing has changed.
    fn play(&mut self, event: &GameEvent) -> Result<(), Refusal>;

    fn score(&self) -> Score;

    fn doubts(&self) -> Vec<Doubt>;

    fn ended(&self) -> Option<Message>;

    fn sheet(&self, focus: &Focus, copy: &str) -> Sheet;

    fn read(
        &self,
        focus: &Focus,
        copy: &str,
        control: &str,
        value: &entry::Value,
    ) -> Result<Reading, Refusal>;

    fn tell(&self, event: &GameEvent) -> Result<Told, Refusal>;

    /// The focus from which an event could have been entered.
    fn focus_of(&self, event: &GameEvent) -> Focus;

    /// Whether two events are of one kind, so that one can stand for the other.
    fn are_alike(&self, one: &GameEvent, other: &GameEvent) -> bool;

    /// The box after an event, if there is anything new to remember.
    fn learn(&self, copy: &str, event: &GameEvent) -> Option<String>;

    /// What the rules allow now, for games that know it.
    fn moves(&self) -> Option<Vec<String>>;

    /// How many lines of play of so many moves there are, for games that know it.
    fn count_lines(&self, depth: u32) -> Option<u64>;

    fn position(&self) -> Value;

    /// Events from a document, in the form the log keeps.
    fn event(&self, event: &Value) -> Result<GameEvent, Refusal>;
}

pub(super) fn erase<G: Game>(game: G) -> Arc<dyn AnyGame> {
    let about = game.about();
    Arc::new(Erased { game: Arc::new(game), about })
}

struct Erased<G> {
    game: Arc<G>,
    about: About,
}

impl<G> Debug for Erased<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.about.id)
    }
}

impl<G: Game> Erased<G> {
    fn options(options: &Value) -> Result<G::Options, Refusal> {
        if options.is_null() {
            return Ok(G::Options::default());
        }
        parse(options.clone(), || msg!(app_part_options))
    }

    fn table(&self, table: &Table) -> Result<Table<G::Options>, Refusal> {
        let (least, most) = (*self.about.seats.start(), *self.about.seats.end());
        if !(usize::from(least)..=usize::from(most)).contains(&table.len()) {
            if least == most {
                let (game, n) = (self.about.name.clone(), count_of(table.len()));
                let text = msg!(app_refused_players_exactly, game = game, most = most, n = n);
                return Err(Refusal::new(text));
            }
            let text = msg!(
                app_refused_players,
                game = self.about.name.clone(),
                least = least,
                most = most,
                n = count_of(table.len())
            );
            return Err(Refusal::new(text));
        }
        Ok(table.with_options(Self::options(&table.options)?))
    }

    fn running(&self, table: Table<G::Options>, position: G::Position) -> Box<dyn Play> {
        Box::new(Running { game: Arc::clone(&self.game), table, position })
    }
}

impl<G: Game> AnyGame for Erased<G> {
    fn about(&self) -> &About {
        &self.about
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn event_version(&self) -> u32 {
        G::EVENT_VERSION
    }

    fn resolve(&self, options: &Value) -> Result<Value, Refusal> {
        Ok(to_value(&Self::options(options)?))
    }

    fn settings(&self, options: &Value) -> Result<Vec<Setting>, Refusal> {
        Ok(self.game.settings(&Self::options(options)?))
    }

    fn choose(&self, options: &Value, setting: &str, choice: &str) -> Result<Value, Refusal> {
        let options = Self::options(options)?;
        let settings = self.game.settings(&options);
        let Some(known) = settings.iter().find(|known| known.id == setting) else {
            let known: Vec<Message> =
                settings.iter().map(|known| Message::verbatim(known.id.as_str())).collect();
            return Err(Refusal::new(msg!(app_refused_setting, setting = setting, known = known)));
        };
        if !known.choices.iter().any(|offered| offered.id == choice) {
            let offered: Vec<Message> = known
                .choices
                .iter()
                .map(|offered| Message::verbatim(offered.id.as_str()))
                .collect();
            return Err(Refusal::new(msg!(
                app_refused_option,
                option = choice,
                control = known.label.clone(),
                offered = offered
            )));
        }
        Ok(to_value(&self.game.choose(&options, setting, choice)))
    }

    fn setup(&self, table: &Table) -> Result<Checklist, Refusal> {
        Ok(self.game.setup(&self.table(table)?))
    }

    fn begin(&self, table: &Table) -> Result<Box<dyn Play>, Refusal> {
        let table = self.table(table)?;
        let position = self.game.begin(&table);
        Ok(self.running(table, position))
    }

    fn begin_with(&self, table: &Table, position: Value) -> Result<Box<dyn Play>, Refusal> {
        let table = self.table(table)?;
        let position: G::Position = parse(position, || msg!(app_part_position))?;
        self.game.admit(&table, &position)?;
        Ok(self.running(table, position))
    }

    fn read_line(&self, line: &str) -> Option<Value> {
        self.game.read_line(line).map(|position| to_value(&position))
    }

    fn join_boxes(&self, newer: &str, older: &str) -> String {
        let known = read_copy::<G>(newer);
        let mut joined = known.clone();
        self.game.join(&mut joined, read_copy::<G>(older));
        if joined == known { newer.to_owned() } else { to_text(&joined) }
    }

    fn rules(&self) -> Vec<RuleAtom> {
        self.game.rules()
    }

    #[cfg(feature = "schema")]
    fn schemas(&self, generator: &mut SchemaGenerator) -> Schemas {
        Schemas {
            options: G::Options::json_schema(generator),
            position: G::Position::json_schema(generator),
            event: G::Event::json_schema(generator),
        }
    }
}

struct Running<G: Game> {
    game: Arc<G>,
    table: Table<G::Options>,
    position: G::Position,
}

impl<G: Game> Debug for Running<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&to_text(&self.position))
    }
}

impl<G: Game> Play for Running<G> {
    fn fork(&self) -> Box<dyn Play> {
        Box::new(Running {
            game: Arc::clone(&self.game),
            table: self.table.clone(),
            position: self.position.clone(),
        })
    }

    fn play(&mut self, event: &GameEvent) -> Result<(), Refusal> {
        let event: G::Event = read_event(&*self.game, event)?;
        self.game.check(&self.table, &self.position, &event)?;
        self.game.apply(&self.table, &mut self.position, &event);
        Ok(())
    }

    fn score(&self) -> Score {
        self.game.score(&self.table, &self.position)
    }

    fn doubts(&self) -> Vec<Doubt> {
        self.game.doubts(&self.table, &self.position)
    }

    fn ended(&self) -> Option<Message> {
        self.game.ended(&self.table, &self.position)
    }

    fn sheet(&self, focus: &Focus, copy: &str) -> Sheet {
        self.game.sheet(&self.table, &self.position, &read_focus::<G>(focus), &read_copy::<G>(copy))
    }

    fn read(
        &self,
        focus: &Focus,
        copy: &str,
        control: &str,
        value: &entry::Value,
    ) -> Result<Reading, Refusal> {
        let (focus, copy) = (read_focus::<G>(focus), read_copy::<G>(copy));
        let read = self.game.read(&self.table, &self.position, focus, &copy, control, value)?;
        let Read { focus, event } = read;
        Ok(Reading {
            focus: write_focus(G::ID, &focus),
            event: event
                .map(|event| GameEvent { version: G::EVENT_VERSION, payload: to_text(&event) }),
        })
    }

    fn tell(&self, event: &GameEvent) -> Result<Told, Refusal> {
        let event: G::Event = read_event(&*self.game, event)?;
        Ok(self.game.tell(&self.table, &self.position, &event))
    }

    fn focus_of(&self, event: &GameEvent) -> Focus {
        let event = read_event(&*self.game, event);
        event.map_or_else(
            |_| Focus::default(),
            |event| write_focus(G::ID, &self.game.focus_of(&event)),
        )
    }

    fn are_alike(&self, one: &GameEvent, other: &GameEvent) -> bool {
        let kind =
            |event| read_event(&*self.game, event).ok().map(|event| std::mem::discriminant(&event));
        kind(one) == kind(other)
    }

    fn learn(&self, copy: &str, event: &GameEvent) -> Option<String> {
        let event: G::Event = read_event(&*self.game, event).ok()?;
        let before = read_copy::<G>(copy);
        let mut after = before.clone();
        self.game.learn(&self.table, &self.position, &mut after, &event);
        (after != before).then(|| to_text(&after))
    }

    fn moves(&self) -> Option<Vec<String>> {
        self.game.moves(&self.table, &self.position)
    }

    fn count_lines(&self, depth: u32) -> Option<u64> {
        self.game.count_lines(&self.table, &self.position, depth)
    }

    fn position(&self) -> Value {
        to_value(&self.position)
    }

    fn event(&self, event: &Value) -> Result<GameEvent, Refusal> {
        let event: G::Event = parse(event.clone(), || msg!(app_part_event))?;
        Ok(GameEvent { version: G::EVENT_VERSION, payload: to_text(&event) })
    }
}

fn read_event<G: Game>(game: &G, event: &GameEvent) -> Result<G::Event, Refusal> {
    let unreadable = |error: serde_json::Error| wrong(msg!(app_part_event), &error);
    match event.version {
        newer if newer > G::EVENT_VERSION => {
            Err(Refusal::new(msg!(app_refused_newer_event, version = newer)))
        }
        current if current == G::EVENT_VERSION => {
            serde_json::from_str(&event.payload).map_err(unreadable)
        }
        older => {
            let old: Value = serde_json::from_str(&event.payload).map_err(unreadable)?;
            serde_json::from_value(game.upcast(older, old)?).map_err(unreadable)
        }
    }
}

/// The text that shells carry around: which game and version wrote the focus, and the focus.
#[derive(Serialize, Deserialize)]
struct KeptFocus<'a, F> {
    game: &'a str,
    version: u32,
    focus: F,
}

const FOCUS_VERSION: u32 = 1;

/// A box that cannot be read has nothing to suggest.
fn read_copy<G: Game>(copy: &str) -> G::Box {
    serde_json::from_str(copy).unwrap_or_default()
}

/// A focus that does not fit is dropped, not refused.
fn read_focus<G: Game>(focus: &Focus) -> G::Focus {
    serde_json::from_str::<KeptFocus<'_, G::Focus>>(&focus.0)
        .ok()
        .filter(|kept| kept.version == FOCUS_VERSION && kept.game == G::ID)
        .map(|kept| kept.focus)
        .unwrap_or_default()
}

fn write_focus<F: Serialize>(game: &str, focus: &F) -> Focus {
    Focus(to_text(&KeptFocus { game, version: FOCUS_VERSION, focus }))
}

fn parse<T: DeserializeOwned>(value: Value, part: impl Fn() -> Message) -> Result<T, Refusal> {
    serde_json::from_value(value).map_err(|error| wrong(part(), &error))
}

fn wrong(part: Message, error: &serde_json::Error) -> Refusal {
    Refusal::new(msg!(app_refused_json, part = part, error = error.to_string()))
}

/// Our own types always have a JSON form: string keys only, no floats.
fn to_text<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn to_value<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
