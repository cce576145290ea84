//! What is kept and what leaves: players, bundles and backups, what is looked at after a game.

// All names of the contract.
#[allow(clippy::wildcard_imports)]
use crate::types::*;
use crate::{Answer, Tallystone, each};

/// The players who are remembered.
impl Tallystone {
    pub fn players(&self, game: Option<String>) -> Answer<Vec<Player>> {
        self.shelf().players_of(game.as_deref()).map(each)
    }

    pub fn players_like(
        &self,
        game: String,
        typed: String,
        seated: Vec<String>,
    ) -> Answer<Vec<Player>> {
        self.shelf().players_like(&game, &typed, &seated).map(each)
    }

    pub fn rename_player(&self, player: PlayerId, name: String) -> Answer<()> {
        self.desk().rename_player(player, &name)
    }

    pub fn merge_players(&self, from: PlayerId, into: PlayerId) -> Answer<()> {
        self.desk().merge_players(from, into)
    }

    pub fn forget_player(&self, player: PlayerId) -> Answer<()> {
        self.desk().forget_player(player)
    }

    pub fn player_change(&self) -> Option<String> {
        self.desk().player_change()
    }

    pub fn take_back_player_change(&self) -> Answer<()> {
        self.desk().take_back_player_change()
    }
}

/// Copies of everything.
impl Tallystone {
    pub fn backups(&self) -> Vec<Backup> {
        self.shelf().backups()
    }
}

/// What is looked at after a game, and sent to others.
impl Tallystone {
    pub fn decided(&self, session: SessionId) -> Answer<Option<String>> {
        self.shelf().decided(session).map(|decided| decided.map(|decided| decided.text))
    }

    pub fn verify(&self, session: SessionId) -> Answer<Verification> {
        self.shelf().verify(session)
    }

    pub fn result_card(&self, session: SessionId, day: Option<String>) -> Answer<ResultCard> {
        self.shelf().result_card(session, day.as_deref())
    }

    pub fn csv(&self, query: SessionQuery) -> Answer<String> {
        self.shelf().csv(&query)
    }

    pub fn bgstats_link(&self, session: SessionId) -> Answer<String> {
        self.shelf().bgstats_link(session)
    }

    pub fn bgstats_file(&self, sessions: Vec<SessionId>) -> Answer<String> {
        self.shelf().bgstats_file(&sessions)
    }

    pub fn statistics(&self, query: StatsQuery) -> Answer<Statistics> {
        self.shelf().statistics(&query).map(Into::into)
    }
}
