//! The games: a folder each, with the same file names in every one, or a file for a plain sheet.

pub mod iquazu;
pub mod keltis;
pub mod stone_layer;
pub mod stones_and_rivers;
pub mod wodny_szlak;

use crate::game::Catalogue;

impl Catalogue {
    /// All games of Tallystone. A new game is one line here.
    pub fn standard() -> Self {
        Self::empty()
            .with(keltis::Keltis)
            .with(iquazu::Iquazu)
            .with(stone_layer::StoneLayer)
            .with(stones_and_rivers::StonesAndRivers)
            .with(wodny_szlak::WodnySzlak)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use crate::game::Catalogue;

    #[test]
    fn every_game_and_every_kind_of_points_has_an_id_of_its_own() {
        let mut games = BTreeSet::new();
        for game in Catalogue::standard().games() {
            let id = game.about().id;
            assert!(games.insert(id), "{id} is there twice");
            let mut kinds = BTreeSet::new();
            for (kind, _) in game.kinds() {
                assert!(kinds.insert(kind), "{id}: {kind} is there twice");
                assert!(
                    !kind.contains('.'),
                    "{id}: {kind}: a dot parts the names in a control's id"
                );
            }
        }
    }

    #[test]
    fn every_choice_of_every_setting_is_taken_and_shown() {
        for game in Catalogue::standard().games() {
            let options = game.resolve(&Value::Null).expect("options");
            for setting in game.settings(&options).expect("settings") {
                assert!(options.get(&setting.id).is_some(), "{} is a field", setting.id);
                assert!(setting.choices.iter().any(|choice| choice.id == setting.default));
                for choice in &setting.choices {
                    let after = game.choose(&options, &setting.id, &choice.id).expect("a choice");
                    let after = game.settings(&after).expect("settings");
                    let shown = after.iter().find(|other| other.id == setting.id);
                    assert_eq!(shown.map(|it| it.chosen.as_str()), Some(choice.id.as_str()));
                }
                assert!(game.choose(&options, &setting.id, "else").is_err());
            }
            assert!(game.choose(&options, "else", "yes").is_err());
        }
    }
}
