//! A game behind the face: options, tables and positions from outside become its own types.

use std::fmt::Debug;
use std::sync::Arc;

#[cfg(feature = "schema")]
use schemars::{JsonSchema as _, SchemaGenerator};
use serde_json::Value;

#[cfg(feature = "schema")]
use super::face::Schemas;
use super::face::{AnyGame, Play};
use super::json::{parse, read_copy, to_text, to_value};
use super::running::Running;
use super::{About, Game, Setting};
use crate::checklist::Checklist;
use crate::refusal::Refusal;
use crate::rules::RuleAtom;
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

pub(super) fn erase<G: Game>(game: G) -> Arc<dyn AnyGame> {
    let about = game.about();
    Arc::new(Erased { game: Arc::new(game), about })
}

struct Erased<G> {
    game: Arc<G>,
    about: About,
}

impl<G> Debug for Erased<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.about.id)
    }
}

impl<G: Game> Erased<G> {
    fn options(options: &Value) -> Result<G::Options, Refusal> {
        if options.is_null() {
            return Ok(G::Options::default());
        }
        parse(options.clone(), || msg!(app_part_options))
    }

    fn table(&self, table: &Table) -> Result<Table<G::Options>, Refusal> {
        let (least, most) = (*self.about.seats.start(), *self.about.seats.end());
        if !(usize::from(least)..=usize::from(most)).contains(&table.len()) {
            if least == most {
                let (game, n) = (self.about.name.clone(), count_of(table.len()));
                let text = msg!(app_refused_players_exactly, game = game, most = most, n = n);
                return Err(Refusal::new(text));
            }
            let text = msg!(
                app_refused_players,
                game = self.about.name.clone(),
                least = least,
                most = most,
                n = count_of(table.len())
            );
            return Err(Refusal::new(text));
        }
        Ok(table.with_options(Self::options(&table.options)?))
    }

    fn running(&self, table: Table<G::Options>, position: G::Position) -> Box<dyn Play> {
        Box::new(Running { game: Arc::clone(&self.game), table, position })
    }
}

impl<G: Game> AnyGame for Erased<G> {
    fn about(&self) -> &About {
        &self.about
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn event_version(&self) -> u32 {
        G::EVENT_VERSION
    }

    fn resolve(&self, options: &Value) -> Result<Value, Refusal> {
        Ok(to_value(&Self::options(options)?))
    }

    fn settings(&self, options: &Value) -> Result<Vec<Setting>, Refusal> {
        Ok(self.game.settings(&Self::options(options)?))
    }

    fn choose(&self, options: &Value, setting: &str, choice: &str) -> Result<Value, Refusal> {
        let options = Self::options(options)?;
        let settings = self.game.settings(&options);
        let Some(known) = settings.iter().find(|known| known.id == setting) else {
            let known: Vec<Message> =
                settings.iter().map(|known| Message::verbatim(known.id.as_str())).collect();
            return Err(Refusal::new(msg!(
                app_refused_setting,
                setting = crate::text::echo(setting),
                known = known
            )));
        };
        if !known.choices.iter().any(|offered| offered.id == choice) {
            let offered: Vec<Message> = known
                .choices
                .iter()
                .map(|offered| Message::verbatim(offered.id.as_str()))
                .collect();
            return Err(Refusal::new(msg!(
                app_refused_option,
                option = crate::text::echo(choice),
                control = known.label.clone(),
                offered = offered
            )));
        }
        Ok(to_value(&self.game.choose(&options, setting, choice)))
    }

    fn setup(&self, table: &Table) -> Result<Checklist, Refusal> {
        Ok(self.game.setup(&self.table(table)?))
    }

    fn begin(&self, table: &Table) -> Result<Box<dyn Play>, Refusal> {
        let table = self.table(table)?;
        let position = self.game.begin(&table);
        Ok(self.running(table, position))
    }

    fn begin_with(&self, table: &Table, position: Value) -> Result<Box<dyn Play>, Refusal> {
        let table = self.table(table)?;
        let position: G::Position = parse(position, || msg!(app_part_position))?;
        self.game.admit(&table, &position)?;
        Ok(self.running(table, position))
    }

    fn read_line(&self, line: &str) -> Option<Value> {
        self.game.read_line(line).map(|position| to_value(&position))
    }

    fn join_boxes(&self, newer: &str, older: &str) -> String {
        let known = read_copy::<G>(newer);
        let mut joined = known.clone();
        self.game.join(&mut joined, read_copy::<G>(older));
        if joined == known { newer.to_owned() } else { to_text(&joined) }
    }

    fn kinds(&self) -> Vec<(&'static str, Message)> {
        self.game.kinds()
    }

    fn rules(&self) -> Vec<RuleAtom> {
        self.game.rules()
    }

    #[cfg(feature = "schema")]
    fn schemas(&self, generator: &mut SchemaGenerator) -> Schemas {
        Schemas {
            options: G::Options::json_schema(generator),
            position: G::Position::json_schema(generator),
            event: G::Event::json_schema(generator),
        }
    }
}
