//! The options of a game as the players see and change them.
//!
//! A game describes each of its settings once, with [`yes_no`], [`no_yes`], [`one_of`] or [`group`];
//! what is shown ([`Setting`]) and what a choice does both follow from that.

use std::fmt::Debug;

use serde::Serialize;
use serde_json::Value;

use super::{Data, json::to_value};
use crate::refusal::Refusal;
use crate::text::{Message, Say, Speaker, echo, msg};

/// A setting of a game's own options: a field of them, and the values on offer.
pub struct SettingOf<O> {
    /// The field's name, as documents write it.
    id: &'static str,
    label: Message,
    source: Message,
    choices: Vec<ChoiceOf<O>>,
    /// Carries over to other fields what was chosen here.
    sets: Option<fn(&mut O)>,
}

struct ChoiceOf<O> {
    shown: SettingChoice,
    /// Puts the value into its field.
    put: Box<dyn Fn(&mut O)>,
}

/// A question that is answered by yes or no; `yes` and `no` say what follows.
pub fn yes_no<O: 'static>(
    id: &'static str,
    field: fn(&mut O) -> &mut bool,
    label: Message,
    source: Message,
    yes: Message,
    no: Message,
) -> SettingOf<O> {
    let choices = vec![answer(field, true, yes), answer(field, false, no)];
    SettingOf { id, label, source, choices, sets: None }
}

/// The same with no as the first choice.
pub fn no_yes<O: 'static>(
    id: &'static str,
    field: fn(&mut O) -> &mut bool,
    label: Message,
    source: Message,
    no: Message,
    yes: Message,
) -> SettingOf<O> {
    let choices = vec![answer(field, false, no), answer(field, true, yes)];
    SettingOf { id, label, source, choices, sets: None }
}

/// One of several values, each with its name and what follows from it. The id of a choice is its
/// value, as documents write it.
pub fn one_of<O: 'static, V: Clone + Serialize + 'static>(
    id: &'static str,
    field: fn(&mut O) -> &mut V,
    label: Message,
    source: Message,
    values: impl IntoIterator<Item = (V, Message, Message)>,
) -> SettingOf<O> {
    let choice = |(value, label, consequence): (V, Message, Message)| {
        let id = match to_value(&value) {
            Value::String(name) => name,
            other => other.to_string(),
        };
        choice(field, value, SettingChoice { id, label, consequence })
    };
    let choices = values.into_iter().map(choice).collect();
    SettingOf { id, label, source, choices, sets: None }
}

/// One of several values that decides on others, such as an edition: `sets` carries it over to
/// them. Their defaults are what it sets; each can still be chosen by itself.
pub fn group<O: 'static, V: Clone + Serialize + 'static>(
    id: &'static str,
    field: fn(&mut O) -> &mut V,
    label: Message,
    source: Message,
    values: impl IntoIterator<Item = (V, Message, Message)>,
    sets: fn(&mut O),
) -> SettingOf<O> {
    SettingOf { sets: Some(sets), ..one_of(id, field, label, source, values) }
}

fn answer<O: 'static>(
    field: fn(&mut O) -> &mut bool,
    yes: bool,
    consequence: Message,
) -> ChoiceOf<O> {
    let (id, label) = if yes { ("yes", msg!(app_yes)) } else { ("no", msg!(app_no)) };
    choice(field, yes, SettingChoice { id: id.to_owned(), label, consequence })
}

fn choice<O: 'static, V: Clone + 'static>(
    field: fn(&mut O) -> &mut V,
    value: V,
    shown: SettingChoice,
) -> ChoiceOf<O> {
    ChoiceOf { shown, put: Box::new(move |options| field(options).clone_from(&value)) }
}

impl<O> Debug for SettingOf<O> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id)
    }
}

impl<O: Data> SettingOf<O> {
    /// The choice that these options hold already; none if they hold a value that is not on offer.
    fn chosen(&self, options: &O) -> Option<&ChoiceOf<O>> {
        self.choices.iter().find(|choice| {
            let mut after = options.clone();
            (choice.put)(&mut after);
            after == *options
        })
    }

    fn take(&self, choice: &ChoiceOf<O>, options: &mut O) {
        (choice.put)(options);
        if let Some(sets) = self.sets {
            sets(options);
        }
    }
}

/// The settings as they are shown for these options.
pub(super) fn show<O: Data + Default>(settings: Vec<SettingOf<O>>, options: &O) -> Vec<Setting> {
    let unset = O::default();
    let mut set = O::default();
    for group in settings.iter().filter(|setting| setting.sets.is_some()) {
        if let Some(choice) = group.chosen(options) {
            group.take(choice, &mut set);
        }
    }
    let show = |setting: SettingOf<O>| {
        let id_of = |choice: &ChoiceOf<O>| choice.shown.id.clone();
        let usual = if setting.sets.is_some() { &unset } else { &set };
        let default = setting.chosen(usual).map(id_of).unwrap_or_default();
        let chosen = setting.chosen(options).map_or_else(|| default.clone(), id_of);
        let SettingOf { id, label, source, choices, .. } = setting;
        let choices = choices.into_iter().map(|choice| choice.shown).collect();
        Setting { id: id.to_owned(), label, source, choices, chosen, default }
    };
    settings.into_iter().map(show).collect()
}

/// The options with one setting changed, or why there is no such choice.
pub(super) fn choose<O: Data>(
    settings: &[SettingOf<O>],
    mut options: O,
    setting: &str,
    choice: &str,
) -> Result<O, Refusal> {
    let Some(known) = settings.iter().find(|known| known.id == setting) else {
        let known = ids(settings.iter().map(|known| known.id));
        let text = msg!(app_refused_setting, setting = echo(setting), known = known);
        return Err(Refusal::new(text));
    };
    let Some(offered) = known.choices.iter().find(|offered| offered.shown.id == choice) else {
        let offered = ids(known.choices.iter().map(|offered| offered.shown.id.as_str()));
        let (option, control) = (echo(choice), known.label.clone());
        let text = msg!(app_refused_option, option = option, control = control, offered = offered);
        return Err(Refusal::new(text));
    };
    known.take(offered, &mut options);
    Ok(options)
}

fn ids<'a>(ids: impl Iterator<Item = &'a str>) -> Vec<Message> {
    ids.map(Message::verbatim).collect()
}

/// An option as the players see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Setting<T = Message> {
    pub id: String,
    pub label: T,
    /// Where the default comes from: the rulebook, a ruling, and why.
    pub source: T,
    pub choices: Vec<SettingChoice<T>>,
    pub chosen: String,
    pub default: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SettingChoice<T = Message> {
    pub id: String,
    pub label: T,
    /// What follows from it.
    pub consequence: T,
}

impl Say for Setting {
    type Said = Setting<String>;

    fn say(&self, speaker: &Speaker) -> Setting<String> {
        let choices = self.choices.iter().map(|choice| SettingChoice {
            id: choice.id.clone(),
            label: choice.label.say(speaker),
            consequence: choice.consequence.say(speaker),
        });
        Setting {
            id: self.id.clone(),
            label: self.label.say(speaker),
            source: self.source.say(speaker),
            choices: choices.collect(),
            chosen: self.chosen.clone(),
            default: self.default.clone(),
        }
    }
}
