//! Players who are remembered: found again, offered, renamed, merged, forgotten, and that taken back.
//! Old logs stay as they are.

use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;

use super::{App, Error};
use crate::look::{Colour, Shape};
use crate::moment::after;
use crate::name::clean_name;
use crate::outside::PlayerId;
use crate::refusal::Refusal;
use crate::store::{Merged, People, PlayerRecord};
use crate::text::{Message, fold, msg};

/// Whoever played within this time is at the table now.
const GROUP: TimeDelta = TimeDelta::hours(12);
/// So many are offered while a name is typed.
const OFFERED: usize = 12;

/// A merging or forgetting, to be taken back as long as the app is open.
#[derive(Debug)]
pub(super) struct PlayerChange {
    what: Message,
    /// Every record that was changed, as it was and as it became.
    changed: Vec<(PlayerRecord, PlayerRecord)>,
}

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

    /// Whom to offer while a name is typed. A name of which a word begins like that goes before one
    /// that only has it somewhere, and whoever is at the table now before others. Those who are
    /// `seated`, by their names, are not offered, and nobody whose name is there already.
    pub fn players_like(
        &self,
        game: &str,
        typed: &str,
        seated: &[String],
    ) -> Result<Vec<PlayerView>, Error> {
        self.game(game)?;
        let (typed, wanted) = (typed.trim(), fold(typed.trim()));
        let seated: Vec<String> = seated.iter().map(|name| fold(name.trim())).collect();
        let mut offered = Vec::new();
        for player in self.players_of(Some(game))? {
            let name = fold(&player.name);
            let begins = name.starts_with(&wanted)
                || name.split_whitespace().any(|word| word.starts_with(&wanted));
            if name.contains(&wanted) && !seated.contains(&name) && player.name != typed {
                offered.push((!player.in_group, !begins, player));
            }
        }
        // Whoever played last stays first among equals.
        offered.sort_by_key(|(away, inside, _)| (*away, *inside));
        Ok(offered.into_iter().map(|(.., player)| player).take(OFFERED).collect())
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
        let named_at = after(record.named_at, self.outside.now());
        // Whoever stands for this player must not keep the old name alive.
        let same = people.aliases(record.id).into_iter().filter_map(|alias| people.get(alias));
        let same = same.filter(|known| fold(&known.name) == fold(&record.name));
        let renamed: Vec<PlayerRecord> = same
            .map(|known| PlayerRecord { name: name.clone(), named_at, ..known.clone() })
            .collect();
        self.keep_players(&renamed)
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
        let earlier = from.merged.map_or(DateTime::UNIX_EPOCH, |merged| merged.at);
        let at = after(earlier, self.outside.now());
        let merged = Some(Merged { at, into: into.id });
        let what = msg!(app_player_merged, name = from.name, other = into.name);
        self.change_player(&people, from.id, what, |known| PlayerRecord { merged, ..known })
    }

    /// Forgets a player: no list offers them any more. Their sessions keep the name.
    pub fn forget_player(&mut self, player: PlayerId) -> Result<(), Error> {
        let people = self.people()?;
        let record = self.living(&people, player)?;
        let now = self.outside.now();
        let what = msg!(app_player_forgotten, name = record.name);
        self.change_player(&people, record.id, what, |known| {
            let at = after(known.used_at, now);
            PlayerRecord { forgotten_at: Some(at), ..known }
        })
    }

    /// What the next taking back would take back, in a sentence.
    pub fn player_change(&self) -> Option<String> {
        self.player_changes.last().map(|change| self.speaker().say(&change.what))
    }

    /// Takes the latest merging or forgetting back. What has been changed of a player since then, by
    /// this device or another one, stays.
    pub fn take_back_player_change(&mut self) -> Result<(), Error> {
        let Some(change) = self.player_changes.last() else {
            return Err(self.refused(&Refusal::new(msg!(app_refused_take_back))));
        };
        let people = self.people()?;
        let now = self.outside.now();
        let restored: Vec<PlayerRecord> = change
            .changed
            .iter()
            .filter_map(|(was, became)| people.get(became.id).map(|is| (was, became, is)))
            .map(|(was, became, is)| {
                let mut restored = is.clone();
                let into = |record: &PlayerRecord| record.merged.map(|merged| merged.into);
                if into(is) == into(became) && was.merged != became.merged {
                    // Later than the merging, so that it holds on devices that have heard of that.
                    let at = is.merged.map_or(now, |merged| after(merged.at, now));
                    let into = was.merged.map_or(was.id, |merged| merged.into);
                    restored.merged = Some(Merged { at, into });
                }
                if is.forgotten_at == became.forgotten_at {
                    restored.forgotten_at = was.forgotten_at;
                }
                restored
            })
            .collect();
        self.keep_players(&restored)?;
        self.player_changes.pop();
        Ok(())
    }

    /// Changes all that stand for a player, and keeps in mind what they were.
    fn change_player(
        &mut self,
        people: &People,
        player: PlayerId,
        what: Message,
        change: impl Fn(PlayerRecord) -> PlayerRecord,
    ) -> Result<(), Error> {
        let known = people.aliases(player).into_iter().filter_map(|alias| people.get(alias));
        let changed: Vec<(PlayerRecord, PlayerRecord)> =
            known.map(|known| (known.clone(), change(known.clone()))).collect();
        let became: Vec<PlayerRecord> = changed.iter().map(|(_, became)| became.clone()).collect();
        self.keep_players(&became)?;
        self.player_changes.push(PlayerChange { what, changed });
        Ok(())
    }

    pub(super) fn people(&self) -> Result<People, Error> {
        self.store.people().map_err(|error| self.stored(&error))
    }

    fn living(&self, people: &People, player: PlayerId) -> Result<PlayerRecord, Error> {
        let known = people.get(people.stands_for(player)).filter(|known| !known.is_forgotten());
        known.cloned().ok_or_else(|| Error::not_found(&msg!(app_error_no_player), &self.speaker()))
    }

    fn keep_players(&mut self, records: &[PlayerRecord]) -> Result<(), Error> {
        self.store.keep_players(records).map_err(|error| self.stored(&error))
    }
}
