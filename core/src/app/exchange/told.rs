//! What is said of an import: of each session that would come, and of what was done.

use super::super::{App, SessionView};
use super::{ImportReport, ImportedSession};
use crate::exchange::ImportStatus;
use crate::merge::Moves;
use crate::store::LookedAt;
use crate::text::{Message, count_of, msg};

impl App {
    /// What is said of a session that would come. Whoever restores has nothing to choose; of a
    /// bundle every sentence holds for every choice.
    pub(super) fn imported(
        &self,
        session: SessionView,
        looked_at: LookedAt,
        restores: bool,
    ) -> ImportedSession {
        let status = looked_at.status;
        let text = match status {
            ImportStatus::New => msg!(app_import_new),
            ImportStatus::Same => msg!(app_import_same),
            ImportStatus::LongerThere => msg!(app_import_longer_there),
            ImportStatus::LongerHere => msg!(app_import_longer_here),
            ImportStatus::Apart if restores => msg!(app_import_apart_both),
            ImportStatus::Apart => msg!(app_import_apart),
            ImportStatus::DeletedHere => msg!(app_import_deleted_here),
        };
        let moved = match looked_at.bin {
            (false, true) if status != ImportStatus::New => Some(msg!(app_import_into_bin)),
            (true, false) if restores => Some(msg!(app_import_out_restored)),
            (true, false) => Some(msg!(app_import_out_of_bin)),
            (true, true) if session.deleted_at.is_none() => Some(msg!(app_import_in_bin)),
            _ => None,
        };
        let text = Message::sentences([text].into_iter().chain(moved).collect());
        ImportedSession { session, status, text: self.speaker().say(&text) }
    }
}

/// What an import did, in sentences.
pub(super) fn told(report: &ImportReport, moves: Moves) -> Message {
    let sessions = report.added + report.changed + report.deleted;
    let mut text = vec![if *report == ImportReport::default() {
        msg!(app_import_nothing)
    } else if sessions == 0 {
        msg!(app_import_others, players = report.players, boxes = report.boxes)
    } else {
        msg!(
            app_import_done,
            added = report.added,
            changed = report.changed,
            deleted = report.deleted
        )
    }];
    if moves.into_bin > 0 {
        text.push(msg!(app_import_went_into_bin, n = count_of(moves.into_bin)));
    }
    if moves.out_of_bin > 0 {
        text.push(msg!(app_import_came_out_of_bin, n = count_of(moves.out_of_bin)));
    }
    if moves.still_gone > 0 {
        text.push(msg!(app_import_still_gone, n = count_of(moves.still_gone)));
    }
    Message::sentences(text)
}
