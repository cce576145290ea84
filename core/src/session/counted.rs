//! How often something is done, for tests that nothing is done twice.

use std::cell::Cell;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Done {
    /// Sessions read from JSON.
    pub(crate) documents: u32,
    /// Steps read from their payloads.
    pub(crate) steps: u32,
    /// Logs laid out.
    pub(crate) replays: u32,
    /// Sessions read whole from the database, and from what is staged.
    pub(crate) loads: u32,
    pub(crate) staged: u32,
}

thread_local! {
    static DONE: Cell<Done> =
        const { Cell::new(Done { documents: 0, steps: 0, replays: 0, loads: 0, staged: 0 }) };
}

pub(crate) fn count(what: fn(&mut Done) -> &mut u32) {
    let mut done = DONE.get();
    *what(&mut done) += 1;
    DONE.set(done);
}

/// What was done since this was asked last.
pub(crate) fn taken() -> Done {
    DONE.take()
}
