//! The slices of an import: reading, looking at what is here, planning, writing.

use super::super::planning::{Planning, joined_players};
use super::super::told::told;
use super::super::{ImportReport, SLICE, SLICE_BYTES, small};
use super::{App, Error, ImportJob, Part, Source, refused};
use crate::exchange::{Piece, ReadError, twice};
use crate::session::Row;
use crate::store::{Kind, LookedInto, SessionRecord, Staging, StoreError};
use crate::text::msg;

impl ImportJob {
    pub(super) fn slice(&mut self, app: &mut App) -> Result<(), Error> {
        match &self.part {
            Part::Bundle(_) => self.read(app).inspect_err(|_| self.part = Part::Over),
            Part::Backup { .. } => self.read_backup(app).inspect_err(|_| self.part = Part::Over),
            Part::Here { .. } => self.copy_here(app),
            Part::Planning { .. } => self.plan(app),
            Part::Writing { .. } => {
                let written = self.write(app);
                if written.is_err() {
                    // Whoever steps again begins to write again.
                    self.store(app).undo_written();
                    self.part = Part::Writing { after: None, begun: false };
                    self.done = 0;
                }
                written
            }
            Part::Ready | Part::Done(_) => Ok(()),
            Part::Over => Err(refused(app, &msg!(app_job_stopped))),
        }
    }

    fn read(&mut self, app: &App) -> Result<(), Error> {
        let Part::Bundle(reader) = &mut self.part else { return Ok(()) };
        let (source, staging, written_by) = (self.source, &self.staging, &mut self.written_by);
        let began = reader.passed();
        let most = began.saturating_add(SLICE_BYTES as u64);
        let read = staging.slice(|| -> Result<bool, Unread> {
            for _ in 0..SLICE {
                let Some(piece) = reader.next_piece()? else { return Ok(true) };
                let id = piece.id().unwrap_or_default();
                if !keep(app, staging, source, piece, written_by)? {
                    return Err(Unread::Bundle(ReadError::Refused(twice(&id))));
                }
                if reader.passed() > most {
                    break;
                }
            }
            Ok(false)
        });
        self.done = reader.passed();
        match read {
            Ok(false) => Ok(()),
            Ok(true) => self.was_read(app),
            Err(Unread::Bundle(error)) => Err(app.unread(error, &self.file)),
            Err(Unread::Staging(error)) => Err(app.stored(&error)),
        }
    }

    fn read_backup(&mut self, app: &App) -> Result<(), Error> {
        let Part::Backup { path, looked_into, after } = &mut self.part else { return Ok(()) };
        let Some(backup) = looked_into else {
            let opened = LookedInto::open(path, app.store.path(), app.outside.random());
            let opened = opened.map_err(|error| match error {
                StoreError::Damaged => {
                    let path = path.display().to_string();
                    let text = msg!(app_import_damaged, path = path);
                    Error::InvalidImport { message: app.speaker().say(&text) }
                }
                other => Error::stored(&other, &app.speaker()),
            })?;
            self.total = opened.store.count_sessions().map_err(|error| app.stored(&error))?;
            *looked_into = Some(Box::new(opened));
            return Ok(());
        };
        let (store, staging) = (&backup.store, &self.staging);
        let kept = staging.slice(|| -> Result<bool, StoreError> {
            let ids = store.session_ids(*after, SLICE)?;
            for id in &ids {
                if let Some(session) = store.session_record(*id)? {
                    // One without steps was never begun.
                    if !session.log.is_empty() {
                        let rows = session.rows().collect();
                        keep_session(app, staging, self.source, session, rows)?;
                    }
                }
            }
            if let Some(last) = ids.last() {
                *after = Some(*last);
                self.done += ids.len() as u64;
                return Ok(false);
            }
            // What was deleted before the backup is no reason to delete it here.
            for copy in store.box_records()? {
                staging.put_other(Kind::Copy, &copy.game, &copy)?;
            }
            for player in store.people()?.records() {
                staging.put_other(Kind::Player, &player.id.to_string(), player)?;
            }
            Ok(true)
        });
        env!("CARGO_PKG_VERSION").clone_into(&mut self.written_by);
        let is_read = kept.map_err(|error| app.stored(&error))?;
        if is_read { self.was_read(app) } else { Ok(()) }
    }

    pub(super) fn was_read(&mut self, app: &App) -> Result<(), Error> {
        let stored = |error: StoreError| app.stored(&error);
        if self.source == Source::Doubtful {
            self.part = Part::Ready;
            return Ok(());
        }
        let store = self.store(app);
        let (mark, total) =
            (store.mark().map_err(stored)?, store.count_sessions().map_err(stored)?);
        (self.mark, self.total, self.done) = (Some(mark), total, 0);
        self.part = Part::Here { after: String::new() };
        Ok(())
    }

    fn copy_here(&mut self, app: &App) -> Result<(), Error> {
        /// These are short.
        const MANY: u32 = SLICE * 20;
        let Part::Here { after } = &self.part else { return Ok(()) };
        let (staging, store) = (&self.staging, self.store(app));
        let copied = staging.slice(|| -> Result<Option<String>, StoreError> {
            let last = staging.copy_here(store, after, MANY)?;
            if last.is_none() {
                staging.copy_stones(store)?;
            }
            Ok(last)
        });
        match copied.map_err(|error| app.stored(&error))? {
            Some(after) => {
                self.part = Part::Here { after };
                self.done = self.total.min(self.done + u64::from(MANY));
                Ok(())
            }
            None => self.begin_to_plan(app),
        }
    }

    pub(super) fn begin_to_plan(&mut self, app: &App) -> Result<(), Error> {
        let stored = |error: StoreError| app.stored(&error);
        self.staging.unplan_all().map_err(stored)?;
        self.total = self.staging.count_coming().map_err(stored)?.into();
        self.done = 0;
        self.part = Part::Planning { after: None };
        Ok(())
    }

    fn plan(&mut self, app: &App) -> Result<(), Error> {
        let Part::Planning { mut after } = self.part else { return Ok(()) };
        let planning = self.planning(app);
        let planned = self.staging.slice(|| -> Result<(u32, bool), StoreError> {
            let mut count = 0;
            for _ in 0..SLICE {
                let with_stones = self.wish.asks_for_deletions();
                let Some(begins) = self.staging.next_beginning(after, with_stones)? else {
                    return Ok((count, true));
                };
                if self.staging.family_of(begins)?.is_none() {
                    count += planning.plan(begins)?;
                }
                after = Some(begins);
                if count > SLICE {
                    break;
                }
            }
            Ok((count, false))
        });
        let (count, all) = planned.map_err(|error| app.stored(&error))?;
        self.done += u64::from(count);
        self.part = Part::Planning { after };
        if all && self.decided {
            return self.begin_to_write(app);
        }
        if all {
            (self.part, self.previewed) = (Part::Ready, true);
        }
        Ok(())
    }

    pub(super) fn begin_to_write(&mut self, app: &App) -> Result<(), Error> {
        let sums = self.staging.sums().map_err(|error| app.stored(&error))?;
        self.total = u64::from(sums.new) + u64::from(sums.known);
        self.done = 0;
        self.part = Part::Writing { after: None, begun: false };
        Ok(())
    }

    fn write(&mut self, app: &mut App) -> Result<(), Error> {
        let Part::Writing { after, begun } = self.part else { return Ok(()) };
        if !begun {
            self.lock(app).map_err(|error| app.stored(&error))?;
        }
        let mut after = after;
        loop {
            let store = self.store(app);
            let written = store.write_planned(&self.staging, after, SLICE, SLICE_BYTES);
            let (count, last) = written.map_err(|error| app.stored(&error))?;
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
        let report = self.end(app).map_err(|error| app.stored(&error))?;
        // A log may be another one by now.
        app.forget_all();
        self.part = Part::Done(report);
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
        let renamed = small(sums.moves.renamed).min(sums.new);
        let report = ImportReport {
            added: sums.new - renamed,
            changed: sums.known + renamed,
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
            wish: self.wish,
            is_preview: !self.decided && !self.previewed,
        }
    }
}

/// Why a slice of reading came to nothing.
enum Unread {
    Bundle(ReadError),
    Staging(StoreError),
}

impl From<ReadError> for Unread {
    fn from(error: ReadError) -> Self {
        Self::Bundle(error)
    }
}

impl From<StoreError> for Unread {
    fn from(error: StoreError) -> Self {
        Self::Staging(error)
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
    staging.put_coming(&session, derived.as_ref())
}

/// Keeps a piece. False if there is one of its id already.
fn keep(
    app: &App,
    staging: &Staging,
    source: Source,
    piece: Piece,
    written_by: &mut String,
) -> Result<bool, Unread> {
    let kept = match piece {
        Piece::Core(core) => {
            *written_by = core;
            return Ok(true);
        }
        Piece::Format(_) | Piece::Rules(_) => return Ok(true),
        Piece::Copy(copy) => staging.put_other(Kind::Copy, &copy.game, &copy),
        Piece::Player(player) => staging.put_other(Kind::Player, &player.id.to_string(), &player),
        Piece::Proof(session, proof) => {
            staging.put_other(Kind::Proof, &session.to_string(), &proof)
        }
        Piece::Session(session, rows) => {
            app.check_rows(&session, &rows).map_err(ReadError::Refused)?;
            keep_session(app, staging, source, session, rows)
        }
        Piece::Tombstone(stone) => staging.put_coming_stone(&stone),
    };
    Ok(kept?)
}
