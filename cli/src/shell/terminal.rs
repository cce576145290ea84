//! The terminal around the shell: taken over at the start, given back whatever happens.

use std::io::{self, Stdout, stdout};
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crossterm::cursor::Show;
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, Event,
    KeyCode, KeyEvent, KeyEventKind, poll, read,
};
use crossterm::execute;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use super::Shell;

/// How often a wish to quit from outside is looked for.
const HEARTBEAT: Duration = Duration::from_millis(250);

/// As good as no time; for none at all the terminal is not asked.
const AT_ONCE: Duration = Duration::from_millis(1);

/// Plays until the players leave, or until the system asks to quit.
pub fn play(mut shell: Shell) -> io::Result<()> {
    let asked_to_quit = quit_signals()?;
    let mut taken = Taken::over()?;
    let mut waiting: Option<Event> = None;
    while !shell.is_done() && !asked_to_quit.load(Ordering::Relaxed) {
        // Letters that are there already, as of a paste that does not say so, need no picture in
        // between.
        if !waiting.as_ref().is_some_and(is_letter) {
            taken.terminal.draw(|frame| shell.draw(frame))?;
        }
        let event = match waiting.take() {
            Some(event) => event,
            None if poll(HEARTBEAT)? => read()?,
            None => continue,
        };
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                let times = held(key, &mut waiting)?;
                shell.keys(key, times);
            }
            Event::Mouse(mouse) => shell.mouse(mouse),
            Event::Paste(text) => shell.paste(&text),
            _ => {}
        }
    }
    shell.app.fold_journal();
    Ok(())
}

fn is_letter(event: &Event) -> bool {
    matches!(event, Event::Key(key) if matches!(key.code, KeyCode::Char(_)))
}

/// How often the same key is waiting already: a held key counts as one gesture.
fn held(key: KeyEvent, waiting: &mut Option<Event>) -> io::Result<u16> {
    let mut times = 1;
    while times < 100 && poll(AT_ONCE)? {
        match read()? {
            Event::Key(next) if next.kind == KeyEventKind::Release => {}
            Event::Key(next) if (next.code, next.modifiers) == (key.code, key.modifiers) => {
                times += 1;
            }
            other => {
                *waiting = Some(other);
                break;
            }
        }
    }
    Ok(times)
}

/// The terminal while it is ours.
struct Taken {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Taken {
    fn over() -> io::Result<Self> {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            give_back();
            before(info);
        }));
        enable_raw_mode()?;
        let entered = execute!(stdout(), EnterAlternateScreen, EnableMouseCapture);
        let terminal = entered.and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        if terminal.is_err() {
            give_back();
        }
        // Without it, what is pasted comes as keys. Old consoles do not know it.
        let _ = execute!(stdout(), EnableBracketedPaste);
        Ok(Self { terminal: terminal? })
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        give_back();
    }
}

/// As it was before. There is nobody left to tell of a failure.
fn give_back() {
    let _ = disable_raw_mode();
    let _ = execute!(stdout(), DisableBracketedPaste);
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
}

/// Not SIGHUP: when the terminal is gone there is nothing to give back, and reading from it would
/// never come back. The default ends the process; every entry is stored already.
#[cfg(unix)]
fn quit_signals() -> io::Result<Arc<AtomicBool>> {
    use signal_hook::consts::{SIGINT, SIGTERM};
    let asked = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        signal_hook::flag::register(signal, Arc::clone(&asked))?;
    }
    Ok(asked)
}

#[cfg(not(unix))]
fn quit_signals() -> io::Result<Arc<AtomicBool>> {
    Ok(Arc::new(AtomicBool::new(false)))
}
