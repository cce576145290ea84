//! The shell in a real terminal: a four-player session by keys, a kill in the middle, and the
//! terminal as it was before. Nothing sleeps: every step waits for what it expects to see.
#![cfg(unix)]

use std::io::{Read as _, Write};
use std::num::NonZero;
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

use tallystone_core::app::{App, NewSeat, NewSession};
use tallystone_core::game::Catalogue;
use tallystone_core::outside::System;
use tallystone_core::text::Language;

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};

const PATIENCE: Duration = Duration::from_mins(1);

type Shared = Arc<(Mutex<vt100::Parser>, Condvar)>;

struct Terminal {
    keys: Box<dyn Write + Send>,
    shown: Shared,
    /// Everything that came, as it came.
    raw: Arc<Mutex<Vec<u8>>>,
    child: Box<dyn Child + Send + Sync>,
    /// `None` after a hang-up.
    master: Option<Box<dyn MasterPty + Send>>,
}

impl Terminal {
    fn open(database: &Path, columns: u16, lines: u16, environment: &[(&str, &str)]) -> Self {
        let size = PtySize { rows: lines, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_tallystone"));
        command.arg("--db");
        command.arg(database);
        command.env("TERM", "xterm-256color");
        for name in ["NO_COLOR", "COLORTERM", "LANGUAGE", "LC_ALL", "LC_MESSAGES"] {
            command.env_remove(name);
        }
        command.env("LANG", "en_GB.UTF-8");
        for (name, value) in environment {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let mut output = pair.master.try_clone_reader().expect("its output");
        let size = |size: u16| NonZero::new(size).expect("a terminal has a size");
        let parser = vt100::Parser::new(size(lines), size(columns), 0);
        let shown: Shared = Arc::new((Mutex::new(parser), Condvar::new()));
        let reading = Arc::clone(&shown);
        let raw = Arc::new(Mutex::new(Vec::new()));
        let all = Arc::clone(&raw);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(read @ 1..) = output.read(&mut bytes) {
                all.lock().expect("unpoisoned").extend_from_slice(&bytes[..read]);
                reading.0.lock().expect("unpoisoned").process(&bytes[..read]);
                reading.1.notify_all();
            }
        });
        let keys = pair.master.take_writer().expect("its input");
        Self { keys, shown, raw, child, master: Some(pair.master) }
    }

    fn press(&mut self, keys: &str) {
        self.keys
            .write_all(keys.as_bytes())
            .and_then(|()| self.keys.flush())
            .expect("it reads keys");
    }

    /// Waits until the screen is as expected and gives it back.
    fn wait(&self, what: &str, expected: impl Fn(&vt100::Screen) -> bool) -> String {
        let end = Instant::now() + PATIENCE;
        let mut parser = self.shown.0.lock().expect("unpoisoned");
        while !expected(parser.screen()) {
            let left = end.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "waited for {what}, but saw:\n{}", parser.screen().contents());
            parser = self.shown.1.wait_timeout(parser, left).expect("unpoisoned").0;
        }
        parser.screen().contents()
    }

    fn see(&self, text: &str) -> String {
        self.wait(text, |screen| screen.contents().contains(text))
    }

    /// Presses keys and waits for what they bring.
    fn do_and_see(&mut self, keys: &str, text: &str) -> String {
        self.press(keys);
        self.see(text)
    }

    fn signal(&self, signal: &str) {
        let id = self.child.process_id().expect("a running program").to_string();
        let sent = Command::new("kill").args([signal, &id]).status().expect("kill is there");
        assert!(sent.success());
    }

    fn end(&mut self) -> ExitStatus {
        self.child.wait().expect("it ends")
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

fn is_given_back(screen: &vt100::Screen) -> bool {
    !screen.alternate_screen()
        && !screen.hide_cursor()
        && !screen.bracketed_paste()
        && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
}

#[test]
fn four_players_a_kill_and_a_finish() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("play.db");

    let mut terminal = Terminal::open(&database, 80, 24, &[]);
    terminal.see("New session");
    terminal.do_and_see("4", "0 / 10");
    terminal.do_and_see(" ", "1 / 10");
    terminal.do_and_see("s", "In turn order");
    terminal.do_and_see("nAnn\r", "■A Ann");
    terminal.do_and_see("t", "If the game ended now");
    // To the top of the first path; the pen is Ann's.
    terminal.do_and_see("\x1b[5~\r", "Ann +10, now 6");
    terminal.signal("-KILL");
    terminal.end();

    let mut terminal = Terminal::open(&database, 80, 24, &[]);
    terminal.see("Going on");
    terminal.see("■A Ann 6");
    terminal.do_and_see("\r", "If the game ended now");
    // What is lit has the cursor when a pen is taken; the top of the path is a key away.
    terminal.do_and_see("2\x1b[5~\r", "B +10, now 6");
    terminal.do_and_see("3\x1b[5~\x1b[C\r", "C +10, now 6");
    terminal.do_and_see("4\x1b[5~\x1b[C\r", "D +10, now 6");
    terminal.do_and_see("f", "End it as it stands");
    terminal.press("\x1b");
    terminal.wait("the table again", |screen| !screen.contents().contains("End it as it"));
    // A player's letter leads to what is missing of them: the track, then the wish stones.
    for (letter, seat) in [("A", "Ann"), ("B", "B"), ("C", "C")] {
        terminal.do_and_see(&format!("{letter}3+4\r"), &format!("{seat} +7, now 13"));
        terminal.do_and_see(&format!("{letter}2"), &format!("{seat}: wish stones"));
    }
    terminal.do_and_see("D1\r", "D +1, now 7");
    terminal.do_and_see("D3", "D: wish stones");
    terminal.do_and_see("e", "Total of D");
    terminal.press("\x1b");
    terminal.wait("the table again", |screen| !screen.contents().contains("Total of D"));
    // Four figures in the goal area do not end it by the rules: that it ends is said once more.
    terminal.do_and_see("f", "End it as it stands");
    terminal.do_and_see("1", "finished");
    terminal.do_and_see("q", "Earlier");
    terminal.press("q");
    assert!(terminal.end().success());
    terminal.wait("the terminal as it was", is_given_back);
}

fn pasted(text: &str) -> String {
    format!("\x1b[200~{text}\x1b[201~")
}

#[test]
fn what_is_pasted_is_text_and_never_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut terminal = Terminal::open(&folder.path().join("play.db"), 80, 24, &[]);
    terminal.see("New session");
    terminal.wait("that it takes pastes", vt100::Screen::bracketed_paste);
    terminal.do_and_see("4", "0 / 10");
    terminal.do_and_see(" ", "1 / 10");
    // Nothing takes text here: no tick, no undoing, no other page.
    terminal.press(&pasted(" uuu\rq\rt"));
    terminal.do_and_see("m\x1b[B", "Write a note");
    terminal.press("\r");
    let note = "first line\rfull of fun: uuu\nf";
    terminal.do_and_see(&pasted(note), "first line full of fun: uuu f▏");
    terminal.do_and_see("\r", "The note is kept.");
    terminal.see("1 / 10");
}

/// As an older version may have left it.
#[test]
fn what_was_planted_in_names_and_notes_does_not_reach_the_terminal() {
    const PLANTED: &str = "Plant\u{e0041}\u{1b}[31m\u{7}\u{9b}\u{202e}\u{2066}";
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("play.db");
    let mut app = App::open(
        Some(&path),
        Catalogue::standard(),
        Box::new(System::default()),
        Language::default(),
    )
    .expect("a database");
    let seat = NewSeat { name: Some("Mark".to_owned()), ..NewSeat::default() };
    let new = NewSession { seats: vec![seat.clone(), seat], ..NewSession::of("keltis", 0) };
    let session = app.start(&new).expect("a session").session;
    app.note(session, "Mark").expect("a note");
    drop(app);
    let database = rusqlite::Connection::open(&path).expect("a database");
    let in_json = serde_json::to_string(PLANTED).expect("JSON");
    for (sql, text) in [
        ("UPDATE steps SET payload = replace(payload, 'Mark', ?1)", in_json.trim_matches('"')),
        ("UPDATE players SET name = ?1", PLANTED),
        ("UPDATE sessions SET card = replace(card, 'Mark', ?1)", PLANTED),
    ] {
        assert!(database.execute(sql, [text]).expect(sql) > 0);
    }
    drop(database);
    let mut terminal = Terminal::open(&path, 80, 24, &[]);
    terminal.see("Plant");
    terminal.do_and_see("\r", "Each player");
    terminal.do_and_see("s", "In turn order");
    terminal.do_and_see("l", "Note");
    terminal.do_and_see("t", "If the game ended now");
    terminal.do_and_see("q", "Going on");
    terminal.press("q");
    assert!(terminal.end().success());
    terminal.wait("the terminal as it was", is_given_back);
    let raw = String::from_utf8(terminal.raw.lock().expect("unpoisoned").clone()).expect("UTF-8");
    assert!(raw.contains("Plant"), "{raw:?}");
    for obeyed in ['\u{7}', '\u{9b}', '\u{202e}', '\u{2066}', '\u{e0041}'] {
        assert!(!raw.contains(obeyed), "{obeyed:?}: {raw:?}");
    }
    // A colour of ours is never this one.
    assert!(!raw.contains("\u{1b}[31m"), "{raw:?}");
}

#[test]
fn a_long_paste_is_taken_in_without_another_key() {
    // Those of terminals that do not say that it is one, too.
    for way in [pasted, str::to_owned] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut terminal = Terminal::open(&folder.path().join("play.db"), 80, 24, &[]);
        terminal.see("New session");
        // The field is full after 2,000 letters, the rest is read and left.
        let text = format!("{}the end of{}", "abcde".repeat(398), "vwxyz".repeat(800));
        terminal.do_and_see("/", "Words from names");
        terminal.do_and_see(&way(&text), "the end of▏");
        terminal.press("\x15");
        terminal.wait("an empty field", |screen| !screen.contents().contains("the end of"));
    }
}

#[test]
fn a_polite_kill_gives_the_terminal_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut terminal = Terminal::open(&folder.path().join("play.db"), 80, 24, &[]);
    terminal.wait("the shell", |screen| {
        screen.alternate_screen() && screen.contents().contains("New session")
    });
    terminal.signal("-TERM");
    terminal.end();
    terminal.wait("the terminal as it was", is_given_back);
}

#[test]
fn a_terminal_that_goes_away_takes_the_shell_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut terminal = Terminal::open(&folder.path().join("play.db"), 80, 24, &[]);
    terminal.see("New session");
    terminal.signal("-HUP");
    terminal.master = None;
    assert!(!terminal.end().success(), "ended by the signal, not left behind");
}

#[test]
fn without_colour_there_is_reverse_video_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut terminal =
        Terminal::open(&folder.path().join("play.db"), 120, 40, &[("NO_COLOR", "1")]);
    terminal.see("New session");
    terminal.do_and_see("3", "0 / 11");
    terminal.do_and_see("t", "If the game ended now");
    terminal.wait("no colour", |screen| {
        let cells =
            (0..40).flat_map(|row| (0..120).filter_map(move |column| screen.cell(row, column)));
        cells.into_iter().all(|cell| {
            (cell.fgcolor(), cell.bgcolor()) == (vt100::Color::Default, vt100::Color::Default)
        })
    });
}

#[test]
fn a_terminal_that_is_too_small_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut terminal = Terminal::open(&folder.path().join("play.db"), 60, 20, &[]);
    terminal.see("80 × 24");
    terminal.press("q");
    assert!(terminal.end().success());
}
