//! A game behind the face: options, tables and positions from outside become its own types.

use std::fmt::Debug;
use std::sync::Arc;

use serde_json::Value;

use super::face::{AnyGame, GameEvent, Play};
use super::forms::Forms;
use super::json::{Formed, read_box, to_text, to_value};
use super::running::Running;
use super::settings::{self, Setting};
use super::{About, BoxSection, Game};
use crate::board::Face;
use crate::checklist::Checklist;
use crate::drawing::{Drawing, Picture, seat_pictures};
use crate::entry::{self, EntryValue};
use crate::json::{self, Fault, Place};
use crate::refusal::Refusal;
use crate::rules::{PointsSection, RuleAtom};
use crate::sheet::{Group, Role, Sheet};
use crate::table::Table;
use crate::text::{Language, Message, msg};

pub(super) fn erase<G: Game>(game: G) -> Arc<dyn AnyGame> {
    let about = game.about();
    Arc::new(Erased { formed: Formed::new(game), about })
}

struct Erased<G> {
    formed: Arc<Formed<G>>,
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
        Ok(json::read_as(options, &OPTIONS)?)
    }

    fn game(&self) -> &G {
        &self.formed.game
    }

    fn table(&self, table: &Table) -> Result<Table<G::Options>, Refusal> {
        self.about.check_players(table.len())?;
        Ok(table.with_options(Self::options(&table.options)?))
    }

    fn running(&self, table: Table<G::Options>, position: G::Position) -> Arc<dyn Play> {
        Running::begin(&self.formed, table, position)
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
        if let Value::String(text) = options {
            json::read_part(text, &OPTIONS)?;
        }
        if !options.is_null() {
            self.forms().check_options(options)?;
        }
        Ok(to_value(&Self::options(options)?))
    }

    fn usual_options(&self, language: Language) -> Value {
        to_value(&self.game().usual_options(language))
    }

    fn settings(&self, options: &Value) -> Result<Vec<Setting>, Refusal> {
        Ok(settings::show(self.game().settings(), &Self::options(options)?))
    }

    fn choose(&self, options: &Value, setting: &str, choice: &str) -> Result<Value, Refusal> {
        let options = Self::options(options)?;
        Ok(to_value(&settings::choose(&self.game().settings(), options, setting, choice)?))
    }

    fn setup(&self, table: &Table) -> Result<Checklist, Refusal> {
        Ok(self.game().setup(&self.table(table)?))
    }

    fn begin(&self, table: &Table) -> Result<Arc<dyn Play>, Refusal> {
        let table = self.table(table)?;
        let position = self.game().begin(&table);
        Ok(self.running(table, position))
    }

    fn begin_with(&self, table: &Table, position: &Value) -> Result<Arc<dyn Play>, Refusal> {
        let table = self.table(table)?;
        let position: G::Position = json::read_as(position, &Place::Whole("position"))?;
        self.game().check_position(&table, &position).map_err(|refusal| Refusal {
            text: msg!(app_json_at, place = "position", what = refusal.text),
            ..refusal
        })?;
        Ok(self.running(table, position))
    }

    fn read_line(&self, line: &str) -> Option<Result<Value, Refusal>> {
        let read = self.game().read_line(line)?;
        Some(read.map(|position| to_value(&position)).map_err(Refusal::new))
    }

    fn join_boxes(&self, newer: &str, older: &str) -> String {
        let known = read_box::<G>(newer);
        let mut joined = known.clone();
        self.game().join(&mut joined, read_box::<G>(older));
        if joined == known { newer.to_owned() } else { to_text(&joined) }
    }

    fn remembered(&self, known: &str) -> Vec<BoxSection> {
        self.game().remembered(&read_box::<G>(known))
    }

    fn corrected_box(
        &self,
        known: &str,
        item: &str,
        change: Option<(&str, &EntryValue)>,
    ) -> Result<String, Refusal> {
        let mut known = read_box::<G>(known);
        let mut items = self.game().remembered(&known).into_iter().flat_map(|it| it.items);
        let gone = || Refusal::missing(msg!(app_refused_not_remembered));
        let found = items.find(|it| it.id == item).ok_or_else(gone)?;
        let sheet = Sheet::new(None, vec![Group::new(item, Role::Aside, found.controls)]);
        let value = change.map(|(control, value)| entry::gate(&sheet, control, value, 0));
        let value = value.transpose()?;
        let change = change.map(|(control, _)| control).zip(value.as_ref());
        if self.game().correct_box(&mut known, item, change) {
            Ok(to_text(&known))
        } else {
            Err(gone())
        }
    }

    fn kinds(&self) -> Vec<(&'static str, Message)> {
        self.game().kinds()
    }

    fn paint_choice(&self, face: &Face<String>) -> Drawing {
        self.game().paint_choice(face)
    }

    fn cover(&self) -> Drawing {
        self.game().cover()
    }

    fn pictures(&self) -> Vec<Picture> {
        seat_pictures().into_iter().chain(self.game().pictures()).collect()
    }

    fn rules(&self, options: &Value) -> Vec<RuleAtom> {
        self.game().rules(&Self::options(options).unwrap_or_default())
    }

    fn asked(&self) -> Option<Message> {
        self.game().asked()
    }

    fn points_page(&self, options: &Value) -> Vec<PointsSection> {
        self.game().points_page(&Self::options(options).unwrap_or_default())
    }

    fn forms(&self) -> &Forms {
        self.formed.forms()
    }

    fn check_event_form(&self, event: &GameEvent) -> Result<(), Fault> {
        self.formed.check_form(event)
    }

    fn check_options_form(&self, options: &Value) -> Result<(), Fault> {
        if options.is_null() { Ok(()) } else { self.forms().check_form_of_options(options) }
    }
}

const OPTIONS: Place<'static> = Place::Whole("options");
