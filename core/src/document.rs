//! Position documents: a table as JSON, from a file or a pipe, scored without a session.
//!
//! The format is described in `docs/positions.md`; `schema` gives its JSON Schema, by which documents
//! are judged as well.

mod schema;
pub use schema::schema;

use std::sync::Arc;

use serde::Serialize;
use serde_json::{Map, Value};

use crate::error::Error;
use crate::game::{AnyGame, Catalogue, Doubt, Play, ResultKind};
use crate::json::{self, Fault, Place};
use crate::refusal::Refusal;
use crate::score::Score;
use crate::seat::Seat;
use crate::table::{Table, TableChange};
use crate::text::{Language, Message, Say as _, Speaker, echo, msg};

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
    // A ground inside a document has the rows of a line, too: what looks like a document is one.
    let looks_like_json = text.trim_start_matches('\u{feff}').trim_start().starts_with(['{', '[']);
    let laid = if looks_like_json || text.trim().is_empty() {
        lay(catalogue, language, text)?
    } else if let Some(laid) = from_line(catalogue, language, text) {
        laid?
    } else {
        let text = msg!(app_refused_line, came = echo(text));
        let message = Speaker::without_table(language).say(&text);
        return Err(Error::InvalidImport { message });
    };
    let Laid { game, play, speaker, .. } = laid;
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
    let unread = |fault: Fault| Error::InvalidImport { message: speaker.say(&fault.message()) };
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let document = json::read(text).map_err(unread)?;
    let name = schema::game_of(&document).map_err(unread)?;
    let game = Arc::clone(find(catalogue, name, &speaker)?);
    schema::check(&*game, &document).map_err(unread)?;
    let Value::Object(document) = document else {
        return Err(Error::refused(&Refusal::new(msg!(app_refused_document)), &speaker));
    };
    let table =
        lay_table(&game, &document).map_err(|refusal| Error::refused(&refusal, &speaker))?;
    let speaker = Speaker::new(language, table.names());
    let play =
        lay_out(&game, &table, &document).map_err(|refusal| Error::refused(&refusal, &speaker))?;
    Ok(Laid { game, table, play, speaker })
}

/// A position in one line, of whichever game reads it.
fn from_line(catalogue: &Catalogue, language: Language, line: &str) -> Option<Result<Laid, Error>> {
    catalogue.games().find_map(|game| {
        let position = game.read_line(line)?;
        let lay = || -> Result<(Table, Box<dyn Play>), Refusal> {
            let options = game.resolve(&Value::Null)?;
            let seats = usize::from(*game.about().seats.start());
            let table = Table::new(seats, game.about().colours, options);
            let play = game.begin_with(&table, &position?)?;
            Ok((table, play))
        };
        let laid = lay().map(|(table, play)| {
            let speaker = Speaker::new(language, table.names());
            Laid { game: Arc::clone(game), table, play, speaker }
        });
        Some(laid.map_err(|refusal| Error::InvalidImport {
            message: Speaker::without_table(language).say(&refusal.text),
        }))
    })
}

fn find<'a>(
    catalogue: &'a Catalogue,
    game: &str,
    speaker: &Speaker,
) -> Result<&'a Arc<dyn AnyGame>, Error> {
    catalogue.find(game).ok_or_else(|| {
        let known: Vec<Message> =
            catalogue.games().map(|game| Message::verbatim(game.about().id)).collect();
        Error::not_found(&msg!(app_error_no_game, game = echo(game), known = known), speaker)
    })
}

fn lay_table(game: &Arc<dyn AnyGame>, document: &Map<String, Value>) -> Result<Table, Refusal> {
    let colours = game.about().colours;
    let options = game.resolve(document.get("options").unwrap_or(&Value::Null))?;
    let players = document.get("players").and_then(Value::as_array);
    let players = players.map_or(&[] as &[Value], Vec::as_slice);
    game.about().check_players(players.len()).map_err(|refusal| at("players", refusal))?;
    let mut table = Table::new(players.len(), colours, options);
    for (seat, player) in Seat::all(players.len()).zip(players) {
        let place = format!("players[{}]", seat.index());
        // A name alone, or an object with a name and a colour.
        let name = player.as_str().or_else(|| player.get("name")?.as_str()).map(str::to_owned);
        let named = table.change(&TableChange::Name { seat, name, player: None }, colours);
        named.map_err(|refusal| at(&place, refusal))?;
        if let Some(colour) = player.get("colour").filter(|colour| !colour.is_null()) {
            let colour = json::read_as(colour, &Place::Whole(&place))?;
            let coloured = table.change(&TableChange::Colour { seat, colour }, colours);
            coloured.map_err(|refusal| at(&place, refusal))?;
        }
    }
    Ok(table)
}

fn lay_out(
    game: &Arc<dyn AnyGame>,
    table: &Table,
    document: &Map<String, Value>,
) -> Result<Box<dyn Play>, Refusal> {
    match (document.get("position"), document.get("events").and_then(Value::as_array)) {
        (Some(position), None) => game.begin_with(table, position),
        (None, Some(events)) => {
            let mut play = game.begin(table)?;
            for (index, event) in events.iter().enumerate() {
                let place = format!("events[{index}]");
                let event = play.event(event, &place)?;
                play.play(&event).map_err(|refusal| at(&place, refusal))?;
            }
            Ok(play)
        }
        _ => Err(Refusal::new(msg!(app_refused_document))),
    }
}

/// A refusal of something that stands here in the document.
fn at(place: &str, refusal: Refusal) -> Refusal {
    Refusal { text: msg!(app_json_at, place = place, what = refusal.text), ..refusal }
}
