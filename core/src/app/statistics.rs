//! Statistics for people: what was played, who wins, what points are made of. Every section is a
//! table whose rows have a bar and a sentence, so that it can be seen without colour and heard.

mod sections;
mod words;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::{App, Error};
use crate::game::ResultKind;
use crate::outside::PlayerId;
use crate::statistics::Figures;
use crate::store::{People, StatsFilter};
use sections::View;

/// With fewer games an average or a share means nothing.
const ENOUGH: u32 = 3;
/// With fewer games nothing can be said about who begins.
const ENOUGH_STARTS: u32 = 10;

/// What statistics are made of. Everything that is given must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StatsQuery {
    pub game: Option<String>,
    pub player: Option<PlayerId>,
    /// How many played.
    pub seats: Option<u8>,
    pub since: Option<NaiveDate>,
    /// The last day that counts.
    pub until: Option<NaiveDate>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Statistics {
    /// All of it in a sentence.
    pub text: String,
    pub plays: u32,
    /// Those that there is something to say in.
    pub sections: Vec<StatsSection>,
}

/// What a section is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum StatsTopic {
    Players,
    Games,
    PlayerCounts,
    HeadToHead,
    Start,
    Lines,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StatsSection {
    pub topic: StatsTopic,
    pub title: String,
    /// The headings of the cells.
    pub columns: Vec<String>,
    pub rows: Vec<StatsRow>,
    /// What the rows come to, and what is missing in them.
    pub note: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StatsRow {
    pub label: String,
    /// One for each column; a dash where there are not enough games.
    pub cells: Vec<String>,
    /// The length of the bar, in thousandths; `None` where there are not enough games.
    pub share: Option<u32>,
    /// The row as a sentence.
    pub spoken: String,
    /// Whom a tap on it leads to.
    pub player: Option<PlayerId>,
    /// The game that a tap on it leads to.
    pub game: Option<String>,
}

impl App {
    /// Statistics of the finished sessions that are asked for.
    pub fn statistics(&self, query: &StatsQuery) -> Result<Statistics, Error> {
        let (people, figures) = self.counted(query)?;
        let game = query.game.as_deref().map(|game| self.game(game)).transpose()?;
        let speaker = self.speaker();
        let view = View {
            app: self,
            speaker: &speaker,
            people: &people,
            figures: &figures,
            player: query.player.map(|player| people.stands_for(player)),
            has_points: game.as_ref().is_some_and(|it| it.about().result != ResultKind::WinOnly),
            game: query.game.as_deref(),
        };
        let sections = [
            view.players(),
            view.games(),
            view.player_counts(),
            view.head_to_head(),
            view.start(),
            view.lines(),
        ];
        Ok(Statistics {
            text: speaker.say(&view.summary()),
            plays: figures.plays(),
            sections: sections.into_iter().flatten().collect(),
        })
    }

    /// The same as bare figures.
    pub fn figures(&self, query: &StatsQuery) -> Result<Figures, Error> {
        self.counted(query).map(|(_, figures)| figures)
    }

    fn counted(&self, query: &StatsQuery) -> Result<(People, Figures), Error> {
        if let Some(game) = &query.game {
            self.game(game)?;
        }
        let people = self.people()?;
        let filter = StatsFilter {
            game: query.game.clone(),
            players: query.player.map(|player| people.aliases(player)),
            seats: query.seats,
            since: query.since,
            until: query.until,
        };
        let figures = Figures::of(&self.store, &people, &filter);
        figures.map(|figures| (people, figures)).map_err(|error| self.stored(&error))
    }
}
