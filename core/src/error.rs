//! The few errors that a shell sees, each one that it would act on differently. Their text is the
//! sentence to show.

use crate::refusal::Refusal;
use crate::store::{NotPlain, StoreError};
use crate::text::{Language, Message, Speaker, echo, msg};

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// There is no such session, game, step or rule (any more): go back to a list.
    #[error("{message}")]
    NotFound { message: String },
    /// The entry cannot be taken: show why; nothing has changed.
    #[error("{message}")]
    Refused { message: String, rule: Option<String> },
    /// Written by a newer version: ask for an update.
    #[error("{message}")]
    NewerDatabase { message: String },
    /// The file belongs to another program: choose another one.
    #[error("{message}")]
    ForeignDatabase { message: String },
    /// Damage found while in use, or another file in its place: open again, which moves what is
    /// damaged aside and recovers it.
    #[error("{message}")]
    Damaged { message: String },
    /// What was brought in from outside cannot be read: show why; nothing has changed.
    #[error("{message}")]
    InvalidImport { message: String },
    /// Disk full, read-only, or in use: nothing was stored; try again.
    #[error("{message}")]
    Storage { message: String },
}

impl Error {
    pub(crate) fn refused(refusal: &Refusal, speaker: &Speaker) -> Self {
        if refusal.missing {
            return Self::not_found(&refusal.text, speaker);
        }
        Self::Refused { message: speaker.say(&refusal.text), rule: refusal.rule.map(str::to_owned) }
    }

    pub(crate) fn not_found(text: &Message, speaker: &Speaker) -> Self {
        Self::NotFound { message: speaker.say(text) }
    }

    /// A text that was to be a day and is none.
    pub fn no_day(text: &str) -> Self {
        let speaker = Speaker::without_table(Language::default());
        Self::Refused {
            message: speaker.say(&msg!(app_refused_day, text = echo(text))),
            rule: None,
        }
    }

    pub(crate) fn stored(error: &StoreError, speaker: &Speaker) -> Self {
        match error {
            StoreError::Newer { .. } => {
                Self::NewerDatabase { message: speaker.say(&msg!(app_error_newer)) }
            }
            StoreError::Foreign { path } => Self::ForeignDatabase {
                message: speaker.say(&msg!(app_error_foreign, path = path.display().to_string())),
            },
            StoreError::NoFile { path } => Self::Storage {
                message: speaker.say(&msg!(app_refused_path, path = path.display().to_string())),
            },
            StoreError::NotPlain { path, what } => {
                let path = path.display().to_string();
                let text = match what {
                    NotPlain::Folder => msg!(app_refused_folder, path = path),
                    NotPlain::Pipe => msg!(app_refused_pipe, path = path),
                    NotPlain::Device => msg!(app_refused_device, path = path),
                    NotPlain::Link => msg!(app_refused_link, path = path),
                };
                Self::Storage { message: speaker.say(&text) }
            }
            StoreError::Replaced => {
                Self::Damaged { message: speaker.say(&msg!(app_error_replaced)) }
            }
            StoreError::Damaged => Self::Damaged { message: speaker.say(&msg!(app_error_damaged)) },
            StoreError::Stuck { path } => Self::Storage {
                message: speaker.say(&msg!(app_error_stuck, path = path.display().to_string())),
            },
            StoreError::Full => Self::Storage { message: speaker.say(&msg!(app_error_full)) },
            StoreError::ReadOnly => {
                Self::Storage { message: speaker.say(&msg!(app_error_read_only)) }
            }
            other => Self::Storage {
                message: speaker.say(&msg!(app_error_storage, detail = other.to_string())),
            },
        }
    }
}
