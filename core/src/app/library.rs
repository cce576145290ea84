//! What can be asked without a session: games, options, set-up, rules.

use serde::Serialize;
use serde_json::Value;

use super::{App, Error};
use crate::checklist::Checklist;
use crate::drawing::{Drawing, FIRST_OF_GAME, Picture};
use crate::game::{ResultKind, Setting};
use crate::look::{Colour, Icon};
use crate::rules::{RuleAtom, search};
use crate::table::Table;
use crate::taken;
use crate::text::{Say as _, Speaker, echo, msg};

/// A game in the list of games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameView {
    pub id: String,
    pub name: String,
    pub summary: String,
    pub least_players: u8,
    pub most_players: u8,
    pub colours: Vec<Colour>,
    pub result: ResultKind,
    pub icons: Vec<IconView>,
}

/// What stands for a thing of a game in a terminal, as [`Icon`] has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct IconView {
    pub id: String,
    pub glyph: String,
}

impl From<&Icon> for IconView {
    fn from(icon: &Icon) -> Self {
        Self { id: icon.id.to_owned(), glyph: icon.glyph.to_string() }
    }
}

impl App {
    pub fn games(&self) -> Vec<GameView> {
        let speaker = self.speaker();
        let view = |about: &crate::game::About| GameView {
            id: about.id.to_owned(),
            name: speaker.say(&about.name),
            summary: speaker.say(&about.summary),
            least_players: *about.seats.start(),
            most_players: *about.seats.end(),
            colours: about.colours.to_vec(),
            result: about.result,
            icons: about.icons.iter().map(IconView::from).collect(),
        };
        self.catalogue.games().map(|game| view(game.about())).collect()
    }

    /// What the drawings of a game have often, without the seats' shapes.
    pub fn pictures(&self, game: &str) -> Result<Vec<Picture>, Error> {
        let own = |picture: &Picture| picture.id >= FIRST_OF_GAME;
        Ok(self.game(game)?.pictures().into_iter().filter(own).collect())
    }

    /// A game at a glance, for lists.
    pub fn cover(&self, game: &str) -> Result<Drawing, Error> {
        Ok(self.game(game)?.cover())
    }

    /// A game's options as the players see them; `Null` for the default choices.
    pub fn settings(&self, game: &str, options: &Value) -> Result<Vec<Setting<String>>, Error> {
        let game = self.game(game)?;
        let settings = game.resolve(options).and_then(|options| game.settings(&options));
        settings
            .map(|settings| settings.say(&self.speaker()))
            .map_err(|refusal| self.refused(&refusal))
    }

    /// The set-up steps for a number of players, before there is a session.
    pub fn set_up(
        &self,
        game: &str,
        players: usize,
        options: &Value,
    ) -> Result<Checklist<String>, Error> {
        let game = self.game(game)?;
        let options = game.resolve(options).map_err(|refusal| self.refused(&refusal))?;
        let table = Table::new(players, game.about().colours, options);
        let list = game.setup(&table).map_err(|refusal| self.refused(&refusal))?;
        Ok(list.say(&Speaker::new(self.language, table.names())))
    }

    /// The rules that hold all the words, the best first; all of them for no words.
    pub fn rules(&self, game: &str, words: &str) -> Result<Vec<RuleAtom<String>>, Error> {
        let speaker = self.speaker();
        let atoms = self.game(game)?.rules().say(&speaker);
        let words = taken::search(words).map_err(|refusal| self.refused(&refusal))?;
        Ok(search(atoms, words, &speaker.say(&msg!(app_search_same))))
    }

    /// One rule.
    pub fn rule(&self, game: &str, id: &str) -> Result<RuleAtom<String>, Error> {
        let atoms = self.game(game)?.rules();
        let atom =
            atoms.into_iter().find(|atom| atom.id == id).map(|atom| atom.say(&self.speaker()));
        atom.ok_or_else(|| {
            Error::not_found(&msg!(app_error_no_rule, rule = echo(id)), &self.speaker())
        })
    }
}
