//! Writes, for each game, a script of entries and what a painter does for the boards after each of
//! them, into a folder: the painters of the shells are held to it. Beside it the same as touches of the
//! controls, and the log that they leave: the apps are held to that.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

use tallystone_core::app::{App, NewSession, Screen};
use tallystone_core::drawing::{Picture, Shade, calls, seat_pictures};
use tallystone_core::entry::EntryValue;
use tallystone_core::sheet::ControlKind;
use tallystone_tests::device::Device;
use tallystone_tests::script::{Script, entry};
use tallystone_tests::touches::{Touch, log_lines, touched};

/// So many entries of each game are stored.
const STORED: u64 = 60;

fn main() {
    let folder = PathBuf::from(env::args().nth(1).expect("the name of a folder"));
    fs::create_dir_all(&folder).expect("a folder");
    let mut app = Device::new(1).app;
    for game in app.games() {
        let (players, first) = (usize::from(game.most_players), to_a_board(&mut app, &game.id));
        let script = Script::record_after(&mut app, &game.id, players, STORED, first);
        let pictures: Vec<Picture> =
            seat_pictures().into_iter().chain(app.pictures(&game.id).expect("pictures")).collect();
        let mut screen = script.start(&mut app);
        let mut painted = String::new();
        for (number, (control, value)) in script.entries.iter().enumerate() {
            let entry = entry(&screen, control, value);
            screen = app.enter(screen.session, &entry).expect("taken before");
            paint(&mut painted, number, &screen, &pictures);
        }
        let touched = touches(&mut app, &script);
        fs::write(folder.join(format!("{}.touches", game.id)), touched.0).expect("written");
        fs::write(folder.join(format!("{}.log", game.id)), touched.1).expect("written");
        fs::write(folder.join(format!("{}.script", game.id)), script.to_lines()).expect("written");
        fs::write(folder.join(format!("{}.calls", game.id)), painted).expect("written");
    }
}

/// The same script as touches, a line for the players and one for each, and the log that they leave.
fn touches(app: &mut App, script: &Script) -> (String, String) {
    let (touches, screen) = touched(app, script);
    let lines = touches.iter().map(Touch::to_line);
    let lines = std::iter::once(script.players.to_string()).chain(lines);
    (lines.collect::<Vec<_>>().join("\n"), log_lines(app, screen.session).join("\n"))
}

/// The choice that leads to a board, where a game does not begin with one.
fn to_a_board(app: &mut App, game: &str) -> Vec<(String, EntryValue)> {
    let has_board = |screen: &Screen| {
        screen.sheet.controls().any(|it| matches!(it.kind, ControlKind::Board { .. }))
    };
    let new = NewSession::of(game, 2);
    let begun = app.start(&new).expect("a session");
    if has_board(&begun) {
        return Vec::new();
    }
    for control in begun.sheet.controls() {
        let ControlKind::Choice { options, .. } = &control.kind else { continue };
        for option in options {
            let chosen = EntryValue::Choose { option: option.id.clone() };
            let screen = app.start(&new).expect("a session");
            let entry = entry(&screen, &control.id, &chosen);
            if app.enter(screen.session, &entry).is_ok_and(|after| has_board(&after)) {
                return vec![(control.id.clone(), chosen)];
            }
        }
    }
    panic!("{game} has no board");
}

/// What is drawn of a screen: a line for each of its boards and tiles to choose, then those of its calls.
fn paint(into: &mut String, number: usize, screen: &Screen, pictures: &[Picture]) {
    for control in screen.sheet.controls() {
        let drawings = match &control.kind {
            ControlKind::Board { board } => vec![screen.easel.paint(&control.id, board)],
            ControlKind::Choice { options, .. } => {
                let faces = options.iter().filter_map(|option| option.face.as_ref());
                faces.map(|face| screen.easel.paint_choice(face)).collect()
            }
            _ => continue,
        };
        for drawing in drawings {
            let _ = writeln!(into, "# {number} {}", control.id);
            for call in calls(&drawing, pictures, Shade::Light) {
                let _ = writeln!(into, "{}", call.line());
            }
        }
    }
}
