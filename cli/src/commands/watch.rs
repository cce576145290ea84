//! Long work under the eyes of whoever waits for it: how far it is, and a way to stop it.

use std::io::{IsTerminal as _, Write as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tallystone_core::app::{Error, Progress};
use tallystone_core::text::{Language, label};

use crate::measure::{fit, width};

/// Nobody reads faster.
const SHOWN_EVERY: Duration = Duration::from_millis(100);

/// Shows how far a job is, in one line of the standard error if that is a terminal.
#[derive(Debug)]
pub(super) struct Watch {
    stopped: Arc<AtomicBool>,
    is_seen: bool,
    /// The width of the line that stands there.
    shown: usize,
    last: Option<Instant>,
    language: Language,
}

impl Watch {
    pub(super) fn new(language: Language) -> Self {
        let stopped = Arc::new(AtomicBool::new(false));
        // From now on Ctrl-C stops between two slices, so that nothing is left half written.
        #[cfg(unix)]
        for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
            let _ = signal_hook::flag::register(signal, Arc::clone(&stopped));
        }
        let is_seen = std::io::stderr().is_terminal();
        Self { stopped, is_seen, shown: 0, last: None, language }
    }

    /// Steps until it is finished, or somebody wants it to stop.
    pub(super) fn over(
        &mut self,
        mut step: impl FnMut() -> Result<Progress, Error>,
    ) -> Result<(), String> {
        loop {
            if self.stopped.load(Ordering::Relaxed) {
                self.clear();
                return Err(label(self.language, "label_stopped"));
            }
            let progress = step().map_err(|error| {
                self.clear();
                error.to_string()
            })?;
            if progress.finished {
                self.clear();
                return Ok(());
            }
            self.show(&progress);
        }
    }

    fn show(&mut self, progress: &Progress) {
        let now = Instant::now();
        let is_due = self.last.is_none_or(|last| now.duration_since(last) >= SHOWN_EVERY);
        if !self.is_seen || !is_due {
            return;
        }
        // What takes no time is not worth a line.
        if self.last.is_some() {
            let text = fit(&progress.text, 78);
            let blanks = " ".repeat(self.shown.saturating_sub(width(&text)));
            let mut err = std::io::stderr();
            let _ = write!(err, "\r{text}{blanks}").and_then(|()| err.flush());
            self.shown = width(&text);
        }
        self.last = Some(now);
    }

    fn clear(&mut self) {
        if self.shown > 0 {
            let mut err = std::io::stderr();
            let _ = write!(err, "\r{}\r", " ".repeat(self.shown)).and_then(|()| err.flush());
            self.shown = 0;
        }
    }
}
