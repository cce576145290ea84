//! Players who are remembered: found again, renamed, merged, forgotten. Old logs stay as they are.

use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;

use super::{App, Error};
use crate::look::{Colour, Shape};
use crate::name::clean_name;
use crate::outside::PlayerId;
use crate::refusal::Refusal;
use crate::store::{Merged, People, PlayerRecord};
use crate::text::{fold, msg};

/// Whoever played within this time is at the table now.
const GROUP: TimeDelta = TimeDelta::hours(12);

/// A player as a list shows them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    pub id: PlayerId,
    pub name: String,
    /// Played with last, in the game that was asked for if it was played.
    pub colour: Colour,
    pub shape: Shape,
    pub played_at: DateTime<Utc>,
    /// Whether they played in the last twelve hours.
    pub in_group: bool,
}

impl App {
    /// Everybody who is remembered, who played last first.
    pub fn players(&self) -> Result<Vec<PlayerView>, Error> {
        self.players_of(None)
    }

    /// The same, with what they play in a game.
    pub fn players_of(&self, game: Option<&str>) -> Result<Vec<PlayerView>, Error> {
        let people = self.people()?;
        let since = self.outside.now() - GROUP;
        let view = |record: PlayerRecord| {
            let look = game.and_then(|game| record.looks.get(game));
            PlayerView {
                id: record.id,
                name: record.name,
                colour: look.map_or(record.colour, |look| look.colour),
                shape: look.map_or(record.shape, |look| look.shape),
                played_at: record.used_at,
                in_group: record.used_at >= since,
            }
        };
        let mut players: Vec<PlayerView> =
            people.living().filter_map(|record| people.whole(record.id)).map(view).collect();
        players.sort_by_key(|player| (std::cmp::Reverse(player.played_at), player.id));
        Ok(players)
    }

    /// Gives a player another name, from now on.
    pub fn rename_player(&mut self, player: PlayerId, name: &str) -> Result<(), Error> {
        let people = self.people()?;
        let record = self.living(&people, player)?;
        let name = clean_name(name).map_err(|refusal| self.refused(&refusal))?;
        let Some(name) = name else {
            return Err(self.refused(&Refusal::new(msg!(app_refused_no_name))));
        };
        let taken = people.named(&name).filter(|other| *other != record.id);
        if taken.is_some() && fold(&name) != fold(&record.name) {
            let text = msg!(app_refused_name_taken, name = name, old = record.name);
            return Err(self.refused(&Refusal::new(text)));
        }
        let named_at = self.after(record.named_at);
        // Whoever stands for this player must not keep the old name alive.
        for alias in people.aliases(record.id) {
            if let Some(known) =
                people.get(alias).filter(|known| fold(&known.name) == fold(&record.name))
            {
                self.keep_player(&PlayerRecord { name: name.clone(), named_at, ..known.clone() })?;
            }
        }
        Ok(())
    }

    /// Says that two players are one; the second stays.
    pub fn merge_players(&mut self, from: PlayerId, into: PlayerId) -> Result<(), Error> {
        let people = self.people()?;
        let (from, into) = (self.living(&people, from)?, self.living(&people, into)?);
        if from.id == into.id {
            let text = msg!(app_refused_same_player, name = from.name);
            return Err(self.refused(&Refusal::new(text)));
        }
        let (some, others) = (people.aliases(from.id), people.aliases(into.id));
        if self.store.have_met(&some, &others).map_err(|error| self.stored(&error))? {
            let text = msg!(app_refused_two_people, name = from.name, other = into.name);
            return Err(self.refused(&Refusal::new(text)));
        }
        let at = self.after(from.merged.map_or(DateTime::UNIX_EPOCH, |merged| merged.at));
        for alias in people.aliases(from.id) {
            if let Some(known) = people.get(alias).cloned() {
                self.keep_player(&PlayerRecord {
                    merged: Some(Merged { at, into: into.id }),
                    ..known
                })?;
            }
        }
        Ok(())
    }

    /// Forgets a player: no list offers them any more. Their sessions keep the name.
    pub fn forget_player(&mut self, player: PlayerId) -> Result<(), Error> {
        let people = self.people()?;
        let record = self.living(&people, player)?;
        for alias in people.aliases(record.id) {
            if let Some(known) = people.get(alias).cloned() {
                let at = self.after(known.used_at);
                self.keep_player(&PlayerRecord { forgotten_at: Some(at), ..known })?;
            }
        }
        Ok(())
    }

    pub(super) fn people(&self) -> Result<People, Error> {
        self.store.people().map_err(|error| self.stored(&error))
    }

    fn living(&self, people: &People, player: PlayerId) -> Result<PlayerRecord, Error> {
        let known = people.get(people.stands_for(player)).filter(|known| !known.is_forgotten());
        known.cloned().ok_or_else(|| Error::not_found(&msg!(app_error_no_player), &self.speaker()))
    }

    fn keep_player(&mut self, record: &PlayerRecord) -> Result<(), Error> {
        self.store.keep_player(record).map_err(|error| self.stored(&error))
    }

    /// Now, but never before what it changes, even if the clock was set.
    fn after(&self, earlier: DateTime<Utc>) -> DateTime<Utc> {
        crate::moment::after(earlier, self.outside.now())
    }
}
