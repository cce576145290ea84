//! Keys, clicks and pictures of the shell, without a terminal. What is told of every game is tried
//! with each of them.

mod asked;
mod boards;
mod drawing;
mod lists;
mod people;
mod sessions;
mod table;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use tallystone_core::app::{App, NewSeat, NewSession};
use tallystone_core::game::Catalogue;
use tallystone_core::outside::System;
use tallystone_core::table::Table;
use tallystone_core::text::{Language, Say as _, Speaker};

use super::canvas::Target;
use super::{Ink, Shell, View};

fn shell(ink: Ink) -> Shell {
    let language = Language::default();
    let app = App::open(None, Catalogue::standard(), Box::new(System::default()), language);
    Shell::new(app.expect("a database in memory"), language, ink)
}

/// A session of the first game, with as many players as it takes.
fn session(ink: Ink) -> Shell {
    let mut shell = shell(ink);
    let most = shell.app.games()[0].most_players;
    press(&mut shell, &most.to_string());
    assert!(shell.screen().is_some_and(|screen| screen.seats.len() == usize::from(most)));
    shell
}

/// A session of each game at its table, with as many players as it takes.
fn tables() -> Vec<Shell> {
    let games = shell(Ink::Plain).app.games();
    let table = |game: &tallystone_core::app::GameView| {
        let mut shell = shell(Ink::Plain);
        let new = NewSession::of(&game.id, usize::from(game.most_players));
        let screen = shell.app.start(&new).expect("a session");
        shell.sit_down(screen);
        shell.look_at(View::Table);
        shell
    };
    games.iter().map(table).collect()
}

/// The shell at 80 × 24; kept in a folder for whoever wants to look at it.
fn look(shell: &mut Shell, name: &str) -> String {
    let picture = shell.picture(80, 24);
    if let Some(folder) = std::env::var_os("TALLYSTONE_PICTURES") {
        let file = std::path::Path::new(&folder).join(format!("{name}.txt"));
        std::fs::write(file, &picture).expect("a folder for pictures");
    }
    picture
}

fn code(shell: &mut Shell, code: KeyCode) {
    shell.key(KeyEvent::from(code));
}

fn press(shell: &mut Shell, letters: &str) {
    for letter in letters.chars() {
        code(shell, KeyCode::Char(letter));
    }
}

fn name(shell: &mut Shell, name: &str) {
    press(shell, "sn");
    press(shell, name);
    code(shell, KeyCode::Enter);
}

fn click(shell: &mut Shell, wanted: impl Fn(&Target) -> bool) {
    let _ = shell.picture(80, 24);
    let hit = shell.hits.iter().find(|hit| wanted(&hit.target)).expect("something to click").area;
    click_at(shell, hit);
}

fn click_at(shell: &mut Shell, hit: Rect) {
    shell.mouse(MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column: hit.x,
        row: hit.y,
        modifiers: KeyModifiers::NONE,
    });
}

fn revision(shell: &Shell) -> u64 {
    shell.screen().expect("a session").revision
}

/// Lays what an example of the documents says on the table of a session of its game, as it is seen
/// at its end.
fn lay_example(shell: &mut Shell, document: &str) {
    let document: serde_json::Value = serde_json::from_str(document).expect("JSON");
    let game = document["game"].as_str().expect("a game").to_owned();
    let names: Vec<String> =
        serde_json::from_value(document["players"].clone()).expect("the players");
    let seats = names.iter().map(|name| NewSeat { name: Some(name.clone()), ..NewSeat::default() });
    let new = NewSession { seats: seats.collect(), ..NewSession::of(&game, 0) };
    let screen = shell.app.start(&new).expect("a session");
    shell.sit_down(screen);
    shell.look_at(View::Table);
    let catalogue = Catalogue::standard();
    let played = catalogue.find(&game).expect("the game");
    let options = played.resolve(&serde_json::Value::Null).expect("the default");
    let table = Table::new(names.len(), played.about().colours, options);
    let play = played.begin_with(&table, &document["position"]).expect("a position");
    let speaker = Speaker::new(Language::default(), table.names());
    let sheet = play.sheet(&play.views()[0], "").say(&speaker);
    let sitting = shell.sitting_mut().expect("a session");
    sitting.screen.sheet = sheet;
    sitting.table = super::cursor::TableCursor::at_first(&sitting.screen);
}
