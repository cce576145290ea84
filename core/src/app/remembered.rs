//! What is remembered of the players' copy of a game: looked through, corrected, forgotten.

use super::{App, Easel};
use crate::entry::EntryValue;
use crate::error::Error;
use crate::game::BoxSection;
use crate::text::Say as _;

impl App {
    /// What is remembered about the players' copy of a game, as JSON; empty if nothing is.
    pub fn box_of(&self, game: &str) -> Result<String, Error> {
        self.game(game)?;
        self.store.box_of(game).map_err(|error| self.stored(&error))
    }

    pub fn forget_box(&mut self, game: &str) -> Result<bool, Error> {
        self.game(game)?;
        self.store.forget_box(game, self.outside.now()).map_err(|error| self.stored(&error))
    }

    /// The same as a page, thing by thing.
    pub fn remembered(&self, game: &str) -> Result<Vec<BoxSection<String>>, Error> {
        let known = self.box_of(game)?;
        Ok(self.game(game)?.remembered(&known).say(&self.speaker()))
    }

    /// Corrects a thing that is remembered, by one of its controls.
    pub fn correct_remembered(
        &mut self,
        game: &str,
        item: &str,
        control: &str,
        value: &EntryValue,
    ) -> Result<Vec<BoxSection<String>>, Error> {
        self.change_remembered(game, item, Some((control, value)))
    }

    /// Forgets one thing.
    pub fn forget_remembered(
        &mut self,
        game: &str,
        item: &str,
    ) -> Result<Vec<BoxSection<String>>, Error> {
        self.change_remembered(game, item, None)
    }

    fn change_remembered(
        &mut self,
        game: &str,
        item: &str,
        change: Option<(&str, &EntryValue)>,
    ) -> Result<Vec<BoxSection<String>>, Error> {
        let known = self.box_of(game)?;
        let changed = self.game(game)?.corrected_box(&known, item, change);
        let changed = changed.map_err(|refusal| self.refused(&refusal))?;
        let (new, now) = (self.new_id(), self.outside.now());
        let stored = self.store.change_box(game, new, &changed, now);
        stored.map_err(|error| self.stored(&error))?;
        self.remembered(game)
    }

    /// Draws what is remembered by what it looks like.
    pub fn easel(&self, game: &str) -> Result<Easel, Error> {
        Ok(Easel::of_game(self.game(game)?))
    }
}
