//! What every session has: undo, redo, the end, and the question before an end that comes too early.

use super::App;
use super::screen::{Happened, Screen};
use crate::entry::{Entry, When};
use crate::error::Error;
use crate::game::{Play, ask_to_finish};
use crate::outside::SessionId;
use crate::session::{Phase, Session};
use crate::sheet::{Control, Group, Role, Sheet};
use crate::text::{Message, count_of, msg};

/// Ids of the controls that every session has.
pub mod control {
    pub const PREFIX: &str = "session.";
    pub const UNDO: &str = "session.undo";
    pub const REDO: &str = "session.redo";
    /// Ends the session, or asks first if something is missing.
    pub const FINISH: &str = "session.finish";
    pub const REOPEN: &str = "session.reopen";
    pub const REMOVE: &str = "session.remove";
    /// Ends the session as it stands.
    pub const END: &str = "session.end";
    /// Ends the session without a result.
    pub const GIVE_UP: &str = "session.give_up";
    /// Goes on playing.
    pub const KEEP: &str = "session.keep";
}

impl App {
    /// Ends the session, unless something is missing: then it is asked first.
    pub(super) fn finish_or_ask(
        &mut self,
        session: SessionId,
        entry: &Entry,
    ) -> Result<Screen, Error> {
        let known = self.look_at(session)?;
        let laid_out = self.in_hand(session)?;
        let asks = laid_out.revision() == entry.revision
            && laid_out.phase() == Phase::Playing
            && laid_out.stated().is_none()
            && !lacking(&**laid_out.play(), &laid_out.play().sheet(&entry.focus, &known))
                .is_empty();
        if !asks {
            return self.finish(session, entry.revision);
        }
        let focus = ask_to_finish(&entry.focus);
        self.screen_after(session, When::Now, focus, known, Happened::default())
    }
}

/// What is done most, on every screen.
pub(super) fn bar(session: &Session, place: When, sheet: &Sheet) -> Group {
    let controls = if session.is_closed() {
        vec![Control::ending_action(control::REOPEN, msg!(app_reopen))]
    } else if place != When::Now {
        vec![Control::ending_action(control::REMOVE, msg!(app_remove))]
    } else {
        let undo = session.next_undo().and_then(|row| session.tell_last(row));
        let redo = session.next_redo().and_then(|row| session.tell(&row.step));
        vec![
            step_control(
                control::UNDO,
                msg!(app_undo),
                undo.map(|what| msg!(app_undo_what, what = what)),
            ),
            step_control(
                control::REDO,
                msg!(app_redo),
                redo.map(|what| msg!(app_redo_what, what = what)),
            ),
            finish(session, sheet),
        ]
    };
    Group::new("session", Role::Bar, controls)
}

fn step_control(id: &str, label: Message, spoken: Option<Message>) -> Control {
    let enabled = spoken.is_some();
    let control = Control::action(id, label.clone()).enabled_if(enabled);
    control.spoken(spoken.unwrap_or(label))
}

fn finish(session: &Session, sheet: &Sheet) -> Control {
    let missing = missing(sheet);
    let control = Control::ending_action(control::FINISH, msg!(app_finish));
    let control = if missing.is_empty() {
        control
    } else {
        control.spoken(msg!(app_finish_missing_what, missing = missing))
    };
    control.enabled_if(session.phase() == Phase::Playing)
}

/// The controls that a complete result needs, each with whom it is about.
fn missing(sheet: &Sheet) -> Vec<Message> {
    let name = |group: &Group, control: &Control| match group.seat {
        Some(seat) => msg!(app_missing_of, seat = seat, what = control.label.clone()),
        None => control.label.clone(),
    };
    sheet.missing().map(|(group, control)| name(group, control)).collect()
}

/// What a result lacks as the table stands, in sentences.
pub(super) fn lacking(play: &dyn Play, sheet: &Sheet) -> Vec<Message> {
    let mut lacking = play.unfinished();
    let missing = missing(sheet);
    if !missing.is_empty() {
        lacking.push(msg!(app_unfinished_wanted, n = count_of(missing.len()), missing = missing));
    }
    lacking
}

/// The question before an end that comes too early. The last is the way out, as in every question.
pub(super) fn question(lacking: Vec<Message>) -> Group {
    let controls = vec![
        Control::ending_action(control::END, msg!(app_end_as_it_stands)),
        Control::ending_action(control::GIVE_UP, msg!(app_give_up)),
        Control::action(control::KEEP, msg!(app_keep_playing)),
    ];
    Group::new("session.unfinished", Role::Ask, controls).titled(Message::sentences(lacking))
}
