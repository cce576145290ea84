//! How far an export is, and what came of it.

use super::{ExportJob, Part, Progress};
use crate::text::{Message, count_of, msg};

impl ExportJob {
    pub(super) fn progress(&self) -> Progress {
        let (done, total) = (number(self.done), number(self.total));
        let text = match self.part {
            Part::Players => msg!(app_job_gathering, done = done, total = total),
            Part::Head | Part::Proofs => msg!(app_job_proving, done = done, total = total),
            Part::Sessions | Part::End => msg!(app_job_writing, done = done, total = total),
            Part::Done => self.written(),
        };
        // Every session is passed twice, as results stand before the sessions.
        let passed = match self.part {
            Part::Players | Part::Head => 0,
            Part::Proofs => self.done,
            Part::Sessions => self.total + self.done,
            Part::End | Part::Done => self.total * 2,
        };
        Progress {
            text: self.speaker.say(&text),
            done: passed,
            total: self.total * 2,
            finished: self.part == Part::Done,
        }
    }

    /// What is in it, and what is not.
    fn written(&self) -> Message {
        let left_out = self.left_out.len();
        let mut text = vec![msg!(app_job_written, n = number(self.total) - count_of(left_out))];
        if left_out > 0 {
            text.push(msg!(app_job_left_out, n = count_of(left_out)));
        }
        if self.others_left_out > 0 {
            text.push(msg!(app_job_others_left_out, n = count_of(self.others_left_out)));
        }
        Message::sentences(text)
    }
}

fn number(count: u64) -> i64 {
    count_of(usize::try_from(count).unwrap_or(usize::MAX))
}
