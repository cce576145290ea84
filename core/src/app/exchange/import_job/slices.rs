//! The slices of an import: reading, looking at what is here, planning, writing.

use super::super::planning::{Planning, joined_players};
use super::super::told::told;
use super::super::{ImportReport, SLICE, SLICE_BYTES, small};
use super::{App, Error, ImportJob, Part, Source, refused};
use crate::exchange::{Piece, ReadError, twice};
use crate::refusal::Refusal;
use crate::session::Row;
use crate::store::{Kind, LookedInto, SessionRecord, Staging, StoreError};
use crate::text::msg;

impl ImportJob {
    pub(super) fn slice(&mut self, app: &mut App) -> Result<(), Error> {
        let done = match &self.part {
            Part::Bundle(_) => self.read(app).inspect_err(|_| self.part = Part::Over),
            Part::Backup { .. } => self.read_backup(app).inspect_err(|_| self.part = Part::Over),
            Part::Ours { .. } => self.copy_ours(app).map_err(Failed::Store),
            Part::Planning { .. } => self.plan(app).map_err(Failed::Store),
            Part::Writing { .. } => self.write(app).map_err(|error| {
                // Whoever steps again begins to write again.
                self.store(app).undo_written();
                self.part = Part::Writing { after: None, begun: false };
                self.done = 0;
                Failed::Store(error)
            }),
            Part::Ready | Part::Done(_) => Ok(()),
            Part::Over => return Err(refused(app, &msg!(app_job_stopped))),
        };
        done.map_err(|failed| match failed {
            Failed::Bundle(error) => app.unread(error, &self.file),
            // It says nothing about the database that is open.
            Failed::Backup(error) => Error::stored(&error, &app.speaker()),
            Failed::Store(error) => app.stored(&error),
        })
    }

    fn read(&mut self, app: &App) -> Result<(), Failed> {
        let Part::Bundle(reader) = &mut self.part else { return Ok(()) };
        let (source, staging, written_by) = (self.source, &self.staging, &mut self.written_by);
        let most = reader.passed().saturating_add(SLICE_BYTES as u64);
        let read = staging.slice(|| -> Result<bool, Failed> {
            for _ in 0..SLICE {
                let Some(piece) = reader.next_piece()? else { return Ok(true) };
                let id = piece.id().unwrap_or_default();
                if !keep(app, staging, source, piece, written_by)? {
                    return Err(ReadError::Refused(twice(&id)).into());
                }
                if reader.passed() > most {
                    break;
                }
            }
            Ok(false)
        });
        self.done = reader.passed();
        if read? { Ok(self.was_read(app)?) } else { Ok(()) }
    }

    fn read_backup(&mut self, app: &App) -> Result<(), Failed> {
        let Part::Backup { path, looked_into, after } = &mut self.part else { return Ok(()) };
        let Some(backup) = looked_into else {
            let opened = LookedInto::open(path, app.store.path(), app.outside.random());
            let opened = opened.map_err(|error| match error {
                StoreError::Damaged => {
                    let path = path.display().to_string();
                    ReadError::Refused(Refusal::new(msg!(app_import_damaged, path = path))).into()
                }
                other => Failed::Backup(other),
            })?;
            self.total = opened.store.count_sessions()?;
            *looked_into = Some(Box::new(opened));
            return Ok(());
        };
        env!("CARGO_PKG_VERSION").clone_into(&mut self.written_by);
        let (store, staging) = (&backup.store, &self.staging);
        let is_read = staging.slice(|| -> Result<bool, StoreError> {
            let ids = store.session_ids(*after, SLICE)?;
            for id in &ids {
                // One without steps was never begun.
                let session = store.session_record(*id)?.filter(|it| !it.log.is_empty());
                if let Some(session) = session {
                    let rows = session.rows().collect();
                    keep_session(app, staging, self.source, session, rows)?;
                }
            }
            if let Some(last) = ids.last() {
                *after = Some(*last);
                self.done += ids.len() as u64;
                return Ok(false);
            }
            // What was deleted before the backup is no reason to delete it here.
            for it in store.box_records()? {
                staging.put_other(Kind::Box, &it.game, &it)?;
            }
            for player in store.people()?.records() {
                staging.put_other(Kind::Player, &player.id.to_string(), player)?;
            }
            Ok(true)
        })?;
        if is_read { Ok(self.was_read(app)?) } else { Ok(()) }
    }

    pub(super) fn was_read(&mut self, app: &App) -> Result<(), StoreError> {
        if self.source == Source::Doubtful {
            self.part = Part::Ready;
            return Ok(());
        }
        let store = self.store(app);
        let (mark, total) = (store.mark()?, store.count_sessions()?);
        (self.mark, self.total, self.done) = (Some(mark), total, 0);
        self.part = Part::Ours { after: String::new() };
        Ok(())
    }

    fn copy_ours(&mut self, app: &App) -> Result<(), StoreError> {
        /// These are short.
        const MANY: u32 = SLICE * 20;
        let Part::Ours { after } = &self.part else { return Ok(()) };
        let (staging, store) = (&self.staging, self.store(app));
        let last = staging.slice(|| -> Result<Option<String>, StoreError> {
            let last = staging.copy_ours(store, after, MANY)?;
            if last.is_none() {
                staging.copy_stones(store)?;
            }
            Ok(last)
        })?;
        let Some(after) = last else { return self.begin_to_plan() };
        self.part = Part::Ours { after };
        self.done = self.total.min(self.done + u64::from(MANY));
        Ok(())
    }

    pub(super) fn begin_to_plan(&mut self) -> Result<(), StoreError> {
        self.staging.unplan_all()?;
        (self.total, self.done) = (self.staging.count_theirs()?.into(), 0);
        self.part = Part::Planning { after: None };
        Ok(())
    }

    fn plan(&mut self, app: &App) -> Result<(), StoreError> {
        let Part::Planning { mut after } = self.part else { return Ok(()) };
        let planning = self.planning(app);
        let (count, all) = self.staging.slice(|| -> Result<(u32, bool), StoreError> {
            let mut count = 0;
            for _ in 0..SLICE {
                let with_stones = self.strategy.takes_deletions();
                let Some(root) = self.staging.next_root(after, with_stones)? else {
                    return Ok((count, true));
                };
                if self.staging.family_of(root)?.is_none() {
                    count += planning.plan(root)?;
                }
                after = Some(root);
                if count > SLICE {
                    break;
                }
            }
            Ok((count, false))
        })?;
        self.done += u64::from(count);
        self.part = Part::Planning { after };
        if all && self.decided {
            return self.begin_to_write();
        }
        if all {
            (self.part, self.previewed) = (Part::Ready, true);
        }
        Ok(())
    }

    pub(super) fn begin_to_write(&mut self) -> Result<(), StoreError> {
        let sums = self.staging.sums()?;
        (self.total, self.done) = (u64::from(sums.added) + u64::from(sums.changed), 0);
        self.part = Part::Writing { after: None, begun: false };
        Ok(())
    }

    fn write(&mut self, app: &mut App) -> Result<(), StoreError> {
        let Part::Writing { mut after, begun } = self.part else { return Ok(()) };
        if !begun {
            self.lock(app)?;
        }
        loop {
            let store = self.store(app);
            let (count, last) = store.write_planned(&self.staging, after, SLICE, SLICE_BYTES)?;
            self.done += count;
            if last.is_none() {
                break;
            }
            after = last;
            // With a connection of its own it can be left in the middle.
            if self.writer.is_some() {
                self.part = Part::Writing { after, begun: true };
                return Ok(());
            }
        }
        self.part = Part::Done(self.end(app)?);
        // A log may be another one by now.
        app.forget_all();
        if let Some(writer) = &self.writer {
            writer.fold_journal();
        }
        Ok(())
    }

    /// Keeps everybody else from writing, and looks at what they wrote meanwhile.
    fn lock(&mut self, app: &App) -> Result<(), StoreError> {
        let store = self.store(app);
        store.begin_to_write()?;
        if self.mark != Some(store.mark()?) {
            self.staging.slice(|| self.planning(app).plan_anew())?;
        }
        store.write_removed(&self.staging)
    }

    fn end(&self, app: &App) -> Result<ImportReport, StoreError> {
        let (store, staging) = (self.store(app), &self.staging);
        let players = joined_players(store, staging)?;
        let boxes = app.joined_boxes(store, staging)?;
        store.write_others(&players, &boxes)?;
        store.write_stones(staging)?;
        store.keep_written()?;
        let sums = staging.sums()?;
        // Those were here under another id.
        let renamed = small(sums.moves.renamed).min(sums.added);
        let report = ImportReport {
            added: sums.added - renamed,
            changed: sums.changed + renamed,
            deleted: small(sums.moves.gone),
            players: small(players.len()),
            boxes: small(boxes.len()),
            ..ImportReport::default()
        };
        let text = app.speaker().say(&told(&report, sums.moves));
        Ok(ImportReport { text, ..report })
    }

    fn planning<'a>(&'a self, app: &'a App) -> Planning<'a> {
        Planning {
            app,
            staging: &self.staging,
            store: self.store(app),
            strategy: self.strategy,
            is_preview: !self.decided && !self.previewed,
        }
    }
}

/// Why a slice came to nothing.
enum Failed {
    Bundle(ReadError),
    Backup(StoreError),
    Store(StoreError),
}

impl From<ReadError> for Failed {
    fn from(error: ReadError) -> Self {
        Self::Bundle(error)
    }
}

impl From<StoreError> for Failed {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// Keeps a session with what its log gives; whoever only verifies derives that later. False if there
/// is one of its id already.
fn keep_session(
    app: &App,
    staging: &Staging,
    source: Source,
    mut session: SessionRecord,
    rows: Vec<Row>,
) -> Result<bool, StoreError> {
    let derived = (source != Source::Doubtful).then(|| app.derive(&mut session, rows));
    staging.put_theirs(&session, derived.as_ref())
}

/// Keeps a piece. False if there is one of its id already.
fn keep(
    app: &App,
    staging: &Staging,
    source: Source,
    piece: Piece,
    written_by: &mut String,
) -> Result<bool, Failed> {
    let kept = match piece {
        Piece::Core(core) => {
            *written_by = core;
            return Ok(true);
        }
        Piece::Format(_) | Piece::Rules(_) => return Ok(true),
        Piece::Box(it) => staging.put_other(Kind::Box, &it.game, &it),
        Piece::Player(player) => staging.put_other(Kind::Player, &player.id.to_string(), &player),
        Piece::Proof(session, proof) => {
            staging.put_other(Kind::Proof, &session.to_string(), &proof)
        }
        Piece::Session(session, rows) => {
            app.check_rows(&session, &rows).map_err(ReadError::Refused)?;
            keep_session(app, staging, source, session, rows)
        }
        Piece::Tombstone(stone) => staging.put_their_stone(&stone),
    };
    Ok(kept?)
}
