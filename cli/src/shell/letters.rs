//! The keys of a game's own actions: each has one letter, the same in every state of the game.

use std::collections::HashMap;

use tallystone_core::app::{Screen, control};
use tallystone_core::sheet::{Control, ControlKind, Role};

use super::Shell;

/// Letters that mean nothing else in a session.
const FREE_LETTERS: [char; 9] = ['a', 'g', 'h', 'j', 'k', 'v', 'w', 'y', 'z'];

/// The actions of each game in the order in which they first came up: that of their letters.
///
/// A game shows only what can be done now, so a letter by place would mean one thing now and
/// another after the next tap.
#[derive(Debug, Default)]
pub(crate) struct Letters(HashMap<String, Vec<String>>);

impl Letters {
    /// Gives letters to actions that have none yet.
    pub(crate) fn learn(&mut self, screen: &Screen) {
        let known = self.0.entry(screen.game.clone()).or_default();
        for action in game_actions(screen) {
            if !known.contains(&action.id) {
                known.push(action.id.clone());
            }
        }
    }

    fn of(&self, game: &str, action: &str) -> Option<char> {
        let place = self.0.get(game)?.iter().position(|known| known == action)?;
        FREE_LETTERS.get(place).copied()
    }

    fn action(&self, game: &str, letter: char) -> Option<&str> {
        let place = FREE_LETTERS.iter().position(|free| *free == letter)?;
        self.0.get(game)?.get(place).map(String::as_str)
    }
}

/// What a game itself has in the bar.
fn game_actions(screen: &Screen) -> impl Iterator<Item = &Control<String>> {
    let groups = screen.sheet.groups.iter().filter(|group| group.role == Role::Bar);
    groups.flat_map(|group| &group.controls).filter(|control| {
        matches!(control.kind, ControlKind::Action { .. })
            && !control.id.starts_with(control::PREFIX)
    })
}

impl Shell {
    /// The key of an action of the bar; those that every session has keep theirs.
    pub(super) fn action_key(&self, id: &str) -> Option<char> {
        match id {
            control::UNDO => Some('u'),
            control::REDO => Some('r'),
            control::FINISH | control::REOPEN => Some('f'),
            control::REMOVE => Some('x'),
            _ => self.screen().and_then(|screen| self.letters.of(&screen.game, id)),
        }
    }

    /// The action of the game that a letter means, if it is on the screen.
    pub(super) fn action_of_letter(&self, letter: char) -> Option<String> {
        let screen = self.screen()?;
        let action = self.letters.action(&screen.game, letter)?;
        screen.control(action).map(|control| control.id.clone())
    }
}
