//! What can be asked without a database: games, set-ups, rules, what gives points.

use serde_json::Value;
use tallystone_core::game::Catalogue;
use tallystone_core::text::{Language, Speaker, label};

use super::rescore::chosen;
use super::{games, json, print};
use crate::args::Command;

pub(super) fn answer(
    command: &Command,
    as_json: bool,
    catalogue: &Catalogue,
    language: Language,
) -> Result<String, String> {
    let app = super::in_memory(catalogue.clone(), language)?;
    match command {
        Command::Setup { game, players, choices, long } => {
            let game = games::find(&app, game);
            let options = options(&game, choices, catalogue, language)?;
            let list = app.set_up(&game, *players, &options).map_err(|error| error.to_string())?;
            let list = if *long { list } else { list.without_first_time() };
            if as_json { json(&list) } else { Ok(print::checklist(&list, language)) }
        }
        Command::Rules { game, words } => {
            let game = games::find(&app, game);
            let rules = app.rules(&game, &words.join(" ")).map_err(|error| error.to_string())?;
            if as_json {
                json(&rules)
            } else if rules.is_empty() {
                Ok(format!("{}\n", label(language, "label_nothing_found")))
            } else {
                Ok(print::rules(&rules, language))
            }
        }
        Command::Points { game } => {
            let game = games::find(&app, game);
            let page = app.points_page(&game).map_err(|error| error.to_string())?;
            if as_json {
                json(&page)
            } else if page.is_empty() {
                Ok(format!("{}\n", label(language, "label_scoring_none")))
            } else {
                Ok(print::points_page(&page))
            }
        }
        _ => {
            let games = app.games();
            if as_json { json(&games) } else { Ok(print::games(&games)) }
        }
    }
}

/// The options of a game with what was chosen instead of the defaults; of two choices the later
/// counts.
fn options(
    game: &str,
    choices: &[String],
    catalogue: &Catalogue,
    language: Language,
) -> Result<Value, String> {
    let choices = chosen(choices, language)?;
    // Of a game that there is not, the app says so itself.
    let Some(game) = catalogue.find(game) else { return Ok(Value::Null) };
    let options = choices.iter().try_fold(Value::Null, |options, choice| {
        let options = match options {
            Value::Null => game.usual_options(language),
            options => options,
        };
        game.choose(&options, &choice.setting, &choice.choice)
    });
    options.map_err(|refusal| Speaker::without_table(language).say(&refusal.text))
}
