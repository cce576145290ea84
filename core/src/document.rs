//! Position documents: a table as JSON, from a file or a pipe, scored without a session.
//!
//! The format is described in `docs/positions.md`; `schema` gives its JSON Schema, where the feature
//! of that name is on.

#[cfg(feature = "schema")]
mod schema;
#[cfg(feature = "schema")]
pub use schema::schema;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::error::Error;
use crate::game::{AnyGame, Catalogue, Doubt, Play, ResultKind};
use crate::look::Colour;
use crate::refusal::Refusal;
use crate::score::Score;
use crate::seat::Seat;
use crate::table::{Table, TableChange, count_of};
use crate::text::{Language, Message, Say as _, Speaker, msg};

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    game: String,
    #[serde(default)]
    options: Value,
    players: Vec<Player>,
    #[serde(default)]
    position: Option<Value>,
    #[serde(default)]
    events: Option<Vec<Value>>,
}

/// `"Ann"`, or `{"name": "Ann", "colour": "red"}`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(try_from = "Value")]
struct Player {
    name: Option<String>,
    colour: Option<Colour>,
}

impl TryFrom<Value> for Player {
    type Error = String;

    fn try_from(value: Value) -> Result<Self, String> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Full {
            #[serde(default)]
            name: Option<String>,
            #[serde(default)]
            colour: Option<Colour>,
        }
        match value {
            Value::String(name) => Ok(Self { name: Some(name), colour: None }),
            full @ Value::Object(_) => serde_json::from_value(full)
                .map(|Full { name, colour }| Self { name, colour })
                .map_err(|error| error.to_string()),
            other => Err(format!("a player is a name or {{name, colour}}, not {other}")),
        }
    }
}

/// A scored document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Scored {
    pub game: String,
    pub game_name: String,
    /// By seat, as the score is.
    pub names: Vec<String>,
    pub score: Score<String>,
    /// False where the game has a winner but no points.
    pub has_points: bool,
    pub doubts: Vec<Doubt<String>>,
    pub ending: Option<String>,
}

/// Scores a document.
pub fn score(catalogue: &Catalogue, language: Language, text: &str) -> Result<Scored, Error> {
    let Laid { game, table, play, speaker } = lay(catalogue, language, text)?;
    Ok(Scored {
        game: game.about().id.to_owned(),
        game_name: speaker.say(&game.about().name),
        names: table.seats.seats().map(|seat| speaker.name(seat)).collect(),
        score: play.score().say(&speaker),
        has_points: game.about().result != ResultKind::WinOnly,
        doubts: play.doubts().say(&speaker),
        ending: play.ended().say(&speaker),
    })
}

/// What the rules allow in a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Moves {
    pub game: String,
    pub game_name: String,
    /// In the game's own notation.
    pub moves: Vec<String>,
    /// How many lines of play there are of one move, of two, and so on, as far as was asked.
    pub lines: Vec<u64>,
    /// Why the game is over, if it is.
    pub ending: Option<String>,
}

/// What the rules allow in the position of a document, or of one line of text for games that have
/// such a form. Counts lines of play up to a depth.
pub fn moves(
    catalogue: &Catalogue,
    language: Language,
    text: &str,
    depth: u32,
) -> Result<Moves, Error> {
    let Laid { game, play, speaker, .. } = match from_line(catalogue, language, text) {
        Some(laid) => laid,
        None if text.trim_start().starts_with('{') => lay(catalogue, language, text)?,
        None => {
            let message = Speaker::without_table(language).say(&msg!(app_refused_line));
            return Err(Error::InvalidImport { message });
        }
    };
    let Some(moves) = play.moves() else {
        let text = msg!(app_refused_moves, game = game.about().name.clone());
        return Err(Error::refused(&Refusal::new(text), &speaker));
    };
    Ok(Moves {
        game: game.about().id.to_owned(),
        game_name: speaker.say(&game.about().name),
        moves,
        lines: (1..=depth).map_while(|depth| play.count_lines(depth)).collect(),
        ending: play.ended().say(&speaker),
    })
}

/// A document on its table.
struct Laid {
    game: Arc<dyn AnyGame>,
    table: Table,
    play: Box<dyn Play>,
    speaker: Speaker,
}

fn lay(catalogue: &Catalogue, language: Language, text: &str) -> Result<Laid, Error> {
    let speaker = Speaker::without_table(language);
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let document: Document = read_object(text).map_err(|error| {
        let text =
            msg!(app_refused_json, part = msg!(app_part_document), error = error.to_string());
        Error::InvalidImport { message: speaker.say(&text) }
    })?;
    let game = Arc::clone(find(catalogue, &document.game, &speaker)?);
    let table =
        lay_table(&game, &document).map_err(|refusal| Error::refused(&refusal, &speaker))?;
    let speaker = Speaker::new(language, table.names());
    let play =
        lay_out(&game, &table, document).map_err(|refusal| Error::refused(&refusal, &speaker))?;
    Ok(Laid { game, table, play, speaker })
}

/// A position in one line, of whichever game reads it.
fn from_line(catalogue: &Catalogue, language: Language, line: &str) -> Option<Laid> {
    catalogue.games().find_map(|game| {
        let position = game.read_line(line)?;
        let options = game.resolve(&Value::Null).ok()?;
        let seats = usize::from(*game.about().seats.start());
        let table = Table::new(seats, game.about().colours, options);
        let play = game.begin_with(&table, position).ok()?;
        let speaker = Speaker::new(language, table.names());
        Some(Laid { game: Arc::clone(game), table, play, speaker })
    })
}

/// An object, and not a list of its fields' values.
fn read_object(text: &str) -> Result<Document, serde_json::Error> {
    if text.trim_start().starts_with('{') {
        serde_json::from_str(text)
    } else {
        serde_json::from_str::<serde_json::Map<String, Value>>(text)
            .and_then(|object| serde_json::from_value(Value::Object(object)))
    }
}

fn find<'a>(
    catalogue: &'a Catalogue,
    game: &str,
    speaker: &Speaker,
) -> Result<&'a Arc<dyn AnyGame>, Error> {
    catalogue.find(game).ok_or_else(|| {
        let known: Vec<Message> =
            catalogue.games().map(|game| Message::verbatim(game.about().id)).collect();
        Error::not_found(&msg!(app_error_no_game, game = game, known = known), speaker)
    })
}

fn lay_table(game: &Arc<dyn AnyGame>, document: &Document) -> Result<Table, Refusal> {
    let colours = game.about().colours;
    let options = game.resolve(&document.options)?;
    // A list that is far too long is refused by the game in `begin`, not laid out.
    let seats = document.players.len().min(usize::from(*game.about().seats.end()) + 1);
    let mut table = Table::new(seats, colours, options);
    for (seat, player) in Seat::all(seats).zip(&document.players) {
        let Player { name, colour } = player.clone();
        table.change(&TableChange::Name { seat, name, player: None }, colours)?;
        if let Some(colour) = colour {
            table.change(&TableChange::Colour { seat, colour }, colours)?;
        }
    }
    Ok(table)
}

fn lay_out(
    game: &Arc<dyn AnyGame>,
    table: &Table,
    document: Document,
) -> Result<Box<dyn Play>, Refusal> {
    match (document.position, document.events) {
        (Some(position), None) => game.begin_with(table, position),
        (None, Some(events)) => {
            let mut play = game.begin(table)?;
            for (index, event) in events.iter().enumerate() {
                let played = play.event(event).and_then(|event| play.play(&event));
                played.map_err(|refusal| Refusal {
                    text: msg!(app_refused_event, n = count_of(index + 1), why = refusal.text),
                    ..refusal
                })?;
            }
            Ok(play)
        }
        _ => Err(Refusal::new(msg!(app_refused_document))),
    }
}
