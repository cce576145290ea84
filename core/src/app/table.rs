//! Starting a session, setting it up, changing the table.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{App, Error, Screen, card, index};
use crate::checklist::{Checklist, Pieces};
use crate::entry::{Focus, When};
use crate::game::{AnyGame, Setting};
use crate::look::{Colour, Shape};
use crate::name::clean_name;
use crate::outside::{PlayerId, SessionId, StepId};
use crate::seat::{PerSeat, Seat};
use crate::session::{Row, Session, Step, Tick};
use crate::store::{LookRecord, NewRow, Player};
use crate::table::{Lot, Seated, Table, TableChange};
use crate::text::{Say as _, fold};

/// What a new session is made of. Names and colours may come later.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct NewSession {
    pub game: String,
    pub seats: Vec<NewSeat>,
    /// The game's options; `Null` where nobody chose any.
    #[serde(default)]
    pub options: Value,
    /// Statistics leave it out.
    #[serde(default)]
    pub practice: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewSeat {
    #[serde(default)]
    pub name: Option<String>,
    #[serde(default)]
    pub colour: Option<Colour>,
    #[serde(default)]
    pub shape: Option<Shape>,
}

impl NewSession {
    /// A table of nameless seats.
    pub fn of(game: &str, players: usize) -> Self {
        Self {
            game: game.to_owned(),
            seats: vec![NewSeat::default(); players],
            options: Value::Null,
            practice: false,
        }
    }
}

impl App {
    /// Starts a session: its table is laid, nothing has happened.
    pub fn start(&mut self, new: &NewSession) -> Result<Screen, Error> {
        let game = self.game(&new.game)?;
        let options = self.options_of_new(&*game, &new.options)?;
        // A list that is far too long is refused by the game, not laid out.
        let seats = new.seats.len().min(usize::from(*game.about().seats.end()) + 1);
        let mut table = Table::new(seats, game.about().colours, options);
        table.practice = new.practice;
        let people = self.people()?;
        let mut looks = Vec::new();
        for (seat, wished) in Seat::all(table.len()).zip(&new.seats) {
            let name = wished.name.as_deref().map_or(Ok(None), clean_name);
            let name = name.map_err(|refusal| self.refused(&refusal))?;
            let known = name.as_deref().and_then(|name| people.named(name));
            let look = known.and_then(|id| people.whole(id)?.looks.get(&new.game).copied());
            looks.push(look.filter(|_| wished.colour.is_none() && wished.shape.is_none()));
            table.seats[seat].player = known;
            table.seats[seat].name = name;
        }
        // What is wished goes before what was played with last time.
        for (seat, wished) in Seat::all(table.len()).zip(&new.seats) {
            let colour = wished.colour.map(|colour| TableChange::Colour { seat, colour });
            let shape = wished.shape.map(|shape| TableChange::Shape { seat, shape });
            for change in colour.into_iter().chain(shape) {
                let changed = table.change(&change, game.about().colours);
                changed.map_err(|refusal| self.refused(&refusal))?;
            }
        }
        let wished = |colour: Colour, shape: Shape| {
            new.seats.iter().any(|seat| seat.colour == Some(colour) || seat.shape == Some(shape))
        };
        let mut taken: Vec<LookRecord> = Vec::new();
        for (seat, look) in Seat::all(table.len()).zip(looks) {
            let Some(look) = look else { continue };
            let same =
                |other: &LookRecord| other.colour == look.colour || other.shape == look.shape;
            let offered = game.about().colours.contains(&look.colour);
            if offered && !taken.iter().any(same) && !wished(look.colour, look.shape) {
                for change in [
                    TableChange::Colour { seat, colour: look.colour },
                    TableChange::Shape { seat, shape: look.shape },
                ] {
                    let changed = table.change(&change, game.about().colours);
                    changed.map_err(|refusal| self.refused(&refusal))?;
                }
                taken.push(look);
            }
        }
        self.open_table(&game, table)
    }

    /// The same table again, the next player in turn order beginning. Players who left stay away,
    /// if enough are left without them.
    pub fn rematch(&mut self, session: SessionId) -> Result<Screen, Error> {
        let people = self.people()?;
        let played = self.session(session)?;
        let game = Arc::clone(played.game());
        let old = played.table().clone();
        let present: Vec<Seat> =
            old.order.iter().copied().filter(|seat| !old.seats[*seat].left).collect();
        let enough = present.len() >= usize::from(*game.about().seats.start());
        let order = if enough { present } else { old.order.clone() };
        let began = old.order.iter().position(|seat| *seat == old.start).unwrap_or(0);
        let later = (1..=old.order.len()).map(|step| old.order[(began + step) % old.order.len()]);
        let begins = later.into_iter().find(|seat| order.contains(seat)).unwrap_or(old.start);
        // Seats keep their numbers' order, whoever is missing.
        let mut seats = order.clone();
        seats.sort();
        let number = |seat: Seat| seats.iter().position(|other| *other == seat).unwrap_or(0);
        let now = |seat: Seat| Seat::all(seats.len()).nth(number(seat)).unwrap_or(seat);
        let seated = |seat: &Seat| {
            let mut seated = Seated { left: false, ..old.seats[*seat].clone() };
            let known = seated.player.and_then(|id| people.get(people.stands_for(id)));
            if let Some(known) = known.filter(|known| !known.is_forgotten()) {
                seated.name = Some(known.name.clone());
            }
            seated
        };
        let table = Table {
            seats: PerSeat::new(seats.iter().map(seated).collect()),
            order: order.iter().map(|seat| now(*seat)).collect(),
            start: now(begins),
            options: old.options,
            practice: old.practice,
        };
        self.open_table(&game, table)
    }

    /// Stores a new session with its table, and remembers who sits there.
    fn open_table(&mut self, game: &Arc<dyn AnyGame>, mut table: Table) -> Result<Screen, Error> {
        // Before those of its players: whoever is older than the session was known before it.
        let id = SessionId(self.new_id());
        let mut players: Vec<Player> = Vec::new();
        for seat in Seat::all(table.len()) {
            let Some(name) = table.seats[seat].name.clone() else { continue };
            let mut player = self.player(&name, &table.seats[seat])?;
            // Two of one name are one player to remember, who counts once.
            let same = |other: &&Player| fold(&other.name) == fold(&name);
            if let Some(known) = players.iter().find(same) {
                player.id = known.id;
            }
            table.seats[seat].player = Some(player.id);
            players.push(player);
        }
        let options = table.options.to_string();
        let row = Row {
            seq: 1,
            id: StepId(self.new_id()),
            at: self.outside.now(),
            offset_minutes: self.outside.offset_minutes(),
            step: Step::Opened(table),
        };
        let session = Session::open(id, Arc::clone(game), row.clone())
            .map_err(|refusal| self.refused(&refusal))?;
        let new = NewRow {
            session: id,
            game: game.about().id,
            row: &row,
            card: &card(&session),
            index: Some(&index(&session)),
            learned: None,
            players: &players,
            options: Some(&options),
        };
        self.store.create(&new).map_err(|error| self.stored(&error))?;
        self.in_hand.insert(id, session);
        self.screen(id, When::Now, Focus::default())
    }

    /// Names a seat, also of a session that is over; an empty name takes it away. The player is
    /// remembered.
    pub fn name(&mut self, session: SessionId, seat: Seat, name: &str) -> Result<Screen, Error> {
        let seated = self.session(session)?.table().seats.get(seat).cloned();
        let name = clean_name(name).map_err(|refusal| self.refused(&refusal))?;
        let player = match (&name, seated) {
            (Some(name), Some(seated)) => Some(self.player(name, &seated)?),
            _ => None,
        };
        let change =
            TableChange::Name { seat, name, player: player.as_ref().map(|player| player.id) };
        self.commit(session, &Step::Table(change), player.as_slice())?;
        self.screen(session, When::Now, Focus::default())
    }

    /// Changes the table in any other way.
    pub fn change_table(
        &mut self,
        session: SessionId,
        change: TableChange,
    ) -> Result<Screen, Error> {
        self.commit(session, &Step::Table(change), &[])?;
        self.screen(session, When::Now, Focus::default())
    }

    /// Draws the start player or the seating by lot.
    pub fn draw(&mut self, session: SessionId, lot: Lot) -> Result<Screen, Error> {
        let seed = self.seed();
        self.change_table(session, TableChange::Draw { lot, seed })
    }

    /// A seed for a draw: the low half of a random number.
    #[allow(clippy::cast_possible_truncation)]
    pub(super) fn seed(&self) -> u64 {
        self.outside.random() as u64
    }

    /// The options of a session, as the players see them.
    pub fn session_settings(&mut self, session: SessionId) -> Result<Vec<Setting<String>>, Error> {
        let speaker = self.speaker();
        let laid_out = self.session(session)?;
        let settings = laid_out.game().settings(&laid_out.table().options);
        settings.map(|settings| settings.say(&speaker)).map_err(|refusal| self.refused(&refusal))
    }

    /// Changes one option; it holds for the whole log.
    pub fn choose(
        &mut self,
        session: SessionId,
        setting: &str,
        choice: &str,
    ) -> Result<Screen, Error> {
        let laid_out = self.session(session)?;
        let options = laid_out.game().choose(&laid_out.table().options, setting, choice);
        let options = options.map_err(|refusal| self.refused(&refusal))?;
        self.change_table(session, TableChange::Options { options })
    }

    /// The set-up steps of a session, with its ticks.
    pub fn checklist(&mut self, session: SessionId) -> Result<Checklist<String>, Error> {
        let speaker = self.speaker_of(session)?;
        let laid_out = self.session(session)?;
        let list = laid_out.game().setup(laid_out.table());
        let mut list = list.map_err(|refusal| Error::refused(&refusal, &speaker))?;
        for step in list.steps_mut() {
            step.done = laid_out.ticks().get(&step.id).copied().unwrap_or(false);
        }
        Ok(list.say(&speaker))
    }

    /// What goes back into the box, last out first in.
    pub fn tidy_up(&mut self, session: SessionId) -> Result<Vec<Pieces<String>>, Error> {
        Ok(self.checklist(session)?.tidy_up())
    }

    /// Ticks a step of the checklist, or takes the tick away.
    pub fn tick(
        &mut self,
        session: SessionId,
        step: &str,
        done: bool,
    ) -> Result<Checklist<String>, Error> {
        self.commit(session, &Step::Tick(Tick { step: step.to_owned(), done }), &[])?;
        self.checklist(session)
    }

    /// The remembered player of that name, or a new one, with what they play now.
    fn player(&self, name: &str, seated: &Seated) -> Result<Player, Error> {
        let known = self.people()?.named(name);
        let id = known.unwrap_or_else(|| PlayerId(self.new_id()));
        Ok(Player { id, name: name.to_owned(), colour: seated.colour, shape: seated.shape })
    }
}
