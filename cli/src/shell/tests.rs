//! Keys, clicks and pictures of the shell, without a terminal. What is told of every game is tried
//! with each of them.

mod asked;
mod boards;
mod drawing;
mod languages;
mod lists;
mod people;
mod read;
mod sessions;
mod table;
mod walk;

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
    shell_in(Language::default(), ink)
}

fn shell_in(language: Language, ink: Ink) -> Shell {
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

/// Tables with what the examples of documents say on them, as it is seen at their ends.
fn examples() -> Vec<(String, Shell)> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples");
    let games = std::fs::read_dir(folder).expect("examples").filter_map(Result::ok);
    let files = games.filter_map(|game| std::fs::read_dir(game.path()).ok()).flatten();
    let laid = files.filter_map(Result::ok).filter_map(|file| {
        let name = file.path().file_stem()?.to_str()?.to_owned();
        let text = std::fs::read_to_string(file.path()).ok()?;
        Some((name, lay_example(&text)?))
    });
    let laid: Vec<_> = laid.collect();
    assert!(laid.len() > 5, "only {} examples were laid out", laid.len());
    laid
}

/// `None` for a document that is no position, or not one of named players.
fn lay_example(document: &str) -> Option<Shell> {
    let document: serde_json::Value = serde_json::from_str(document).ok()?;
    let game = document["game"].as_str()?.to_owned();
    let names: Vec<String> = serde_json::from_value(document["players"].clone()).ok()?;
    let seats = names.iter().map(|name| NewSeat { name: Some(name.clone()), ..NewSeat::default() });
    let new = NewSession { seats: seats.collect(), ..NewSession::of(&game, 0) };
    let mut shell = shell(Ink::Plain);
    let screen = shell.app.start(&new).ok()?;
    shell.sit_down(screen);
    shell.look_at(View::Table);
    let catalogue = Catalogue::standard();
    let played = catalogue.find(&game)?;
    let options = played.resolve(&document["options"]).ok()?;
    let table = Table::new(names.len(), played.about().colours, options);
    let play = played.begin_with(&table, &document["position"]).ok()?;
    let speaker = Speaker::new(Language::default(), table.names());
    let sitting = shell.sitting_mut()?;
    sitting.screen.sheet = play.sheet(play.views().first()?, "").say(&speaker);
    sitting.table = super::cursor::TableCursor::at_first(&sitting.screen);
    Some(shell)
}
