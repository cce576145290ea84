//! What can be asked without a session: games, options, set-up, rules.

use serde::Serialize;
use serde_json::Value;

use super::{App, Error};
use crate::checklist::Checklist;
use crate::drawing::{Drawing, FIRST_OF_GAME, Picture};
use crate::game::{About, AnyGame, Printed, ResultKind, Setting};
use crate::look::{Colour, Icon};
use crate::outside::SessionId;
use crate::rules::{PointsSection, RuleAtom, Vocabulary, search};
use crate::table::Table;
use crate::taken;
use crate::text::{Message, Say as _, Speaker, echo, msg};

/// A game in the list of games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameView {
    pub id: String,
    pub name: String,
    pub summary: String,
    pub least_players: u8,
    pub most_players: u8,
    /// How many play, from which age and for how long, as the box says, in a few words.
    pub facts: String,
    pub colours: Vec<Colour>,
    /// Whether somebody begins.
    pub has_start_player: bool,
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
        let view = |about: &About| GameView {
            id: about.id.to_owned(),
            name: speaker.say(&about.name),
            summary: speaker.say(&about.summary),
            least_players: *about.seats.start(),
            most_players: *about.seats.end(),
            facts: speaker.say(&facts(about)),
            colours: about.colours.to_vec(),
            has_start_player: about.has_start_player,
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

    /// A game's options as the players see them; `Null` for those of a table where nobody chose any.
    pub fn settings(&self, game: &str, options: &Value) -> Result<Vec<Setting<String>>, Error> {
        let game = self.game(game)?;
        let settings = game.settings(&self.options_of_new(&*game, options)?);
        settings
            .map(|settings| settings.say(&self.speaker()))
            .map_err(|refusal| self.refused(&refusal))
    }

    /// The options of a new table. For one without any, the language says which box is likely there.
    pub(super) fn options_of_new(
        &self,
        game: &dyn AnyGame,
        options: &Value,
    ) -> Result<Value, Error> {
        match options {
            Value::Null => Ok(game.usual_options(self.language)),
            options => game.resolve(options).map_err(|refusal| self.refused(&refusal)),
        }
    }

    /// The set-up steps for a number of players, before there is a session.
    pub fn set_up(
        &self,
        game: &str,
        players: usize,
        options: &Value,
    ) -> Result<Checklist<String>, Error> {
        let game = self.game(game)?;
        let options = self.options_of_new(&*game, options)?;
        let table = Table::new(players, game.about().colours, options);
        let list = game.setup(&table).map_err(|refusal| self.refused(&refusal))?;
        Ok(list.say(&Speaker::new(self.language, table.names())))
    }

    /// The rules that hold all the words, the best first, and then those that hold some; all of them
    /// for no words. With the texts of the edition that a game was played in last.
    pub fn rules(&self, game: &str, words: &str) -> Result<Vec<RuleAtom<String>>, Error> {
        let options = self.last_options(game)?;
        self.rules_with(game, &options, words)
    }

    /// The same as a session plays it.
    pub fn rules_of(
        &mut self,
        session: SessionId,
        words: &str,
    ) -> Result<Vec<RuleAtom<String>>, Error> {
        let laid_out = self.session(session)?;
        let (game, options) = (laid_out.game().about().id, laid_out.table().options.clone());
        self.rules_with(game, &options, words)
    }

    fn rules_with(
        &self,
        game: &str,
        options: &Value,
        words: &str,
    ) -> Result<Vec<RuleAtom<String>>, Error> {
        let speaker = self.speaker();
        let found = self.game(game)?;
        let atoms = found.rules(&self.options_of_new(&*found, options)?).say(&speaker);
        let words = taken::search(words).map_err(|refusal| self.refused(&refusal))?;
        let vocabulary = Vocabulary {
            little: speaker.say(&msg!(app_search_little)),
            same: speaker.say(&msg!(app_search_same)),
            asked: found.asked().say(&speaker).unwrap_or_default(),
        };
        Ok(search(atoms, words, &vocabulary))
    }

    /// One rule.
    pub fn rule(&self, game: &str, id: &str) -> Result<RuleAtom<String>, Error> {
        self.rules(game, "").and_then(|atoms| self.rule_named(atoms, id))
    }

    /// One rule as a session plays it.
    pub fn rule_of(&mut self, session: SessionId, id: &str) -> Result<RuleAtom<String>, Error> {
        self.rules_of(session, "").and_then(|atoms| self.rule_named(atoms, id))
    }

    /// What gives how many points in a game, as it was played last.
    pub fn points_page(&self, game: &str) -> Result<Vec<PointsSection<String>>, Error> {
        let found = self.game(game)?;
        let options = self.options_of_new(&*found, &self.last_options(game)?)?;
        Ok(found.points_page(&options).say(&self.speaker()))
    }

    /// The same as a session plays it.
    pub fn points_page_of(
        &mut self,
        session: SessionId,
    ) -> Result<Vec<PointsSection<String>>, Error> {
        let laid_out = self.session(session)?;
        let page = laid_out.game().points_page(&laid_out.table().options);
        Ok(page.say(&self.speaker()))
    }

    fn rule_named(
        &self,
        atoms: Vec<RuleAtom<String>>,
        id: &str,
    ) -> Result<RuleAtom<String>, Error> {
        atoms.into_iter().find(|atom| atom.id == id).ok_or_else(|| {
            Error::not_found(&msg!(app_error_no_rule, rule = echo(id)), &self.speaker())
        })
    }
}

/// Who plays and for how long, as the box says.
fn facts(about: &About) -> Message {
    let (least, most) = (*about.seats.start(), *about.seats.end());
    let mut facts = vec![match (least, most) {
        (least, most) if least == most => msg!(app_facts_players_exactly, n = most),
        _ => msg!(app_facts_players, least = least, most = most),
    }];
    let Printed { age, minutes } = about.printed;
    facts.extend(age.map(|age| msg!(app_facts_age, age = age)));
    facts.extend(minutes.map(|(from, to)| {
        if from == to {
            msg!(app_facts_minutes, n = to)
        } else {
            msg!(app_facts_minutes_between, least = from, most = to)
        }
    }));
    msg!(app_list, parts = facts)
}
