//! Each game played by keys at 80 × 24, through what is shown, and the keys counted. The pictures
//! are kept in the folder that `TALLYSTONE_PICTURES` names, for whoever wants to look at them.

use std::path::Path;

use crossterm::event::{KeyCode, KeyEvent};
use tallystone_cli::shell::{Ink, Shell};
use tallystone_core::app::App;
use tallystone_core::game::Catalogue;
use tallystone_core::outside::System;
use tallystone_core::text::Language;

/// Somebody at a terminal.
struct Player {
    shell: Shell,
    /// Pressed so far.
    keys: usize,
}

impl Player {
    fn new() -> Self {
        let language = Language::default();
        let app = App::open(None, Catalogue::standard(), Box::new(System::default()), language);
        let shell = Shell::new(app.expect("a database in memory"), language, Ink::Plain);
        Self { shell, keys: 0 }
    }

    /// At the table of a new session, with these names.
    fn at(game: &str, names: &[&str]) -> Self {
        let mut player = Self::new();
        player.begin(game, names);
        player
    }

    fn begin(&mut self, game: &str, names: &[&str]) {
        let catalogue = Catalogue::standard();
        let place = catalogue.games().position(|it| it.about().id == game).expect("the game");
        self.press("n");
        for _ in 0..place {
            self.code(KeyCode::Down);
        }
        self.press(&names.len().to_string());
        self.press("s");
        for name in names {
            self.press("n");
            self.press(name);
            self.code(KeyCode::Enter);
        }
        self.press("t");
    }

    fn code(&mut self, code: KeyCode) {
        self.keys += 1;
        let _ = self.shell.picture(80, 24);
        self.shell.key(KeyEvent::from(code));
    }

    /// Letters as they are; ⏎ is Enter, ⇥ is Tab, ⎋ is Esc, arrows are arrows.
    fn press(&mut self, keys: &str) {
        for key in keys.chars() {
            self.code(match key {
                '⏎' => KeyCode::Enter,
                '⇥' => KeyCode::Tab,
                '⎋' => KeyCode::Esc,
                '←' => KeyCode::Left,
                '→' => KeyCode::Right,
                '↑' => KeyCode::Up,
                '↓' => KeyCode::Down,
                '⇞' => KeyCode::PageUp,
                letter => KeyCode::Char(letter),
            });
        }
    }

    /// How many keys something took.
    fn counted(&mut self, keys: &str) -> usize {
        let before = self.keys;
        self.press(keys);
        self.keys - before
    }

    fn see(&mut self) -> String {
        self.shell.picture(80, 24)
    }

    fn look(&mut self, name: &str) -> String {
        let picture = self.see();
        if let Some(folder) = std::env::var_os("TALLYSTONE_PICTURES") {
            let file = Path::new(&folder).join(format!("{name}.txt"));
            std::fs::write(file, &picture).expect("a folder for pictures");
        }
        picture
    }
}

#[test]
fn keltis() {
    let mut player = Player::at("keltis", &["Ann", "Ben", "Cleo", "Dan"]);
    player.look("keltis-start");
    player.press("3");
    player.look("keltis-pen");
    player.press("++⏎");
    player.look("keltis-move");
    player.press("A");
    player.look("keltis-A");
    player.press("7⏎A3");
    player.look("keltis-wish");
    player.press("f");
    player.look("keltis-finish");
    player.press("1");
    player.look("keltis-result");
    player.press("2");
    player.look("keltis-board");
    player.press("m");
    player.look("menu");
    player.press("4");
    player.look("card");
    player.press("⎋m6");
    player.look("stats");
    player.press("⎋m7");
    player.look("players");
    player.press("⎋m8");
    player.look("remembered");
    player.press("⎋?");
    player.look("help");
    player.press("⎋q");
    player.look("home");
    player.press("n⏎");
    player.look("groups");
}

#[test]
fn wodny_szlak() {
    let mut player = Player::at("wodny_szlak", &["Ann", "Ben"]);
    player.look("wodny-start");
    for _ in 0..40 {
        player.press("⇥");
        if player.see().contains("← → choose") && player.see().contains("[the result]") { }
    }
    player.look("wodny-2");
}

#[test]
fn stone_layer() {
    let mut player = Player::at("stone_layer", &["Ann", "Ben", "Cleo"]);
    player.press("a");
    player.look("stone-1");
    player.press("1");
    player.look("stone-2");
    for _ in 0..8 { player.press("a1"); }
    player.look("stone-3");
    player.press("h");
    player.look("stone-4");
}

#[test]
fn iquazu() {
    let mut player = Player::at("iquazu", &["Ann", "Ben", "Cleo"]);
    player.press(" ↓ ↓2 ↓ ↓3 ");
    player.look("iquazu-1");
    player.press("a");
    player.look("iquazu-2");
    player.press("⇥⇥⇥");
    player.look("iquazu-3");
}

#[test]
fn stones_and_rivers() {
    let mut player = Player::at("stones_and_rivers", &["Ann", "Ben"]);
    player.press(" ");
    player.look("rivers-1");
    player.press("-⏎");
    player.look("rivers-2");
}
