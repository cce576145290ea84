//! Bundles out and in, backups and restoring.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{DateTime, SubsecRound as _, Utc};
use serde::Serialize;

use super::history::{card, index, told_apart};
use super::{App, Error, SessionView};
use crate::exchange::{
    Bundle, Coming, Families, ImportChoice, ImportStatus, Known, Moves, check_forms, merge,
};
use crate::outside::{SessionId, StepId};
use crate::refusal::Refusal;
use crate::session::Session;
use crate::store::{
    BoxRecord, Changes, Index, PlayerRecord, SessionRecord, Store, StoreError, Tombstone,
};
use crate::table::count_of;
use crate::text::{Message, msg};

/// What an import would bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ImportPreview {
    /// In a sentence.
    pub text: String,
    /// The version of Tallystone that wrote it.
    pub written_by: String,
    pub sessions: Vec<ImportedSession>,
    /// Players of whom something new comes.
    pub players: Vec<String>,
    /// Games whose box learns something.
    pub boxes: Vec<String>,
    /// Sessions that were deleted there, and would be here.
    pub deletions: u32,
}

/// A session that would come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ImportedSession {
    pub session: SessionView,
    pub status: ImportStatus,
    /// How it stands to what is here, in words.
    pub text: String,
}

/// What an import did.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ImportReport {
    /// In a sentence.
    pub text: String,
    /// Sessions that were not here.
    pub added: u32,
    /// Sessions that are different now.
    pub changed: u32,
    /// Sessions that are gone now.
    pub deleted: u32,
    /// Players of whom something is new.
    pub players: u32,
    /// Boxes that learned something.
    pub boxes: u32,
}

/// A backup that can be restored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BackupView {
    pub path: PathBuf,
    pub made_at: DateTime<Utc>,
}

impl Known for Store {
    fn session(&self, id: SessionId) -> Result<Option<SessionRecord>, StoreError> {
        self.session_record(id)
    }

    fn beginnings(&self) -> Result<Vec<(StepId, SessionId)>, StoreError> {
        Self::beginnings(self)
    }
}

impl App {
    /// Some sessions, with those who played them, as a bundle.
    pub fn export(&self, sessions: &[SessionId]) -> Result<String, Error> {
        let wished: BTreeSet<SessionId> = sessions.iter().copied().collect();
        let mut bundle = Bundle::new(self.rules_versions());
        let mut seated = BTreeSet::new();
        for id in wished {
            let record = self.store.session_record(id).map_err(|error| self.stored(&error))?;
            let record = record.ok_or_else(|| self.no_session())?;
            if let Ok(laid_out) = self.lay_out(id) {
                seated.extend(laid_out.table().seats.values().filter_map(|seat| seat.player));
            }
            bundle.sessions.push(record);
        }
        let people = self.people()?;
        bundle.players = people.records().filter(|it| seated.contains(&it.id)).cloned().collect();
        bundle.prove();
        Ok(bundle.write())
    }

    /// Everything but what this device prefers, as a bundle.
    pub fn export_all(&self) -> Result<String, Error> {
        let mut bundle = self.whole(&self.store)?;
        bundle.prove();
        Ok(bundle.write())
    }

    /// What an import of a bundle would bring.
    pub fn preview_import(&self, bundle: &str) -> Result<ImportPreview, Error> {
        let bundle = self.read_bundle(bundle)?;
        self.preview(&bundle, false)
    }

    /// Takes a bundle in: all of it, or nothing if it cannot be read.
    pub fn import(&mut self, bundle: &str, choice: ImportChoice) -> Result<ImportReport, Error> {
        let bundle = self.read_bundle(bundle)?;
        // Who says that what comes is right wants it back, too.
        self.take_in(&bundle, choice, choice == ImportChoice::Replace)
    }

    /// The backups beside the database, the newest first.
    pub fn backups(&self) -> Vec<BackupView> {
        let view = |file: crate::store::BackupFile| BackupView {
            path: file.path,
            made_at: DateTime::<Utc>::from(file.made_at).trunc_subsecs(3),
        };
        self.store.backups().into_iter().map(view).collect()
    }

    /// What restoring a backup would bring.
    pub fn preview_restore(&self, backup: &Path) -> Result<ImportPreview, Error> {
        let bundle = self.read_backup(backup)?;
        self.preview(&bundle, true)
    }

    /// Brings back what a backup has and this database has not: sessions that were deleted since,
    /// steps that are missing. Nothing that is here is lost; where logs went apart, both are kept.
    pub fn restore_backup(&mut self, backup: &Path) -> Result<ImportReport, Error> {
        let bundle = self.read_backup(backup)?;
        self.take_in(&bundle, ImportChoice::KeepBoth, true)
    }

    pub(super) fn read_bundle(&self, text: &str) -> Result<Bundle, Error> {
        let read = Bundle::read(text).and_then(|bundle| {
            for session in &bundle.sessions {
                let game = self.catalogue.find(&session.game);
                check_forms(session, game.map(|game| &**game))
                    .map_err(|refusal| Refusal::new(msg!(app_import_wrong, why = refusal.text)))?;
            }
            Ok(bundle)
        });
        read.map_err(|refusal| Error::InvalidImport { message: self.speaker().say(&refusal.text) })
    }

    fn read_backup(&self, path: &Path) -> Result<Bundle, Error> {
        let store = Store::look_into(path).map_err(|error| match error {
            StoreError::Damaged => Error::InvalidImport {
                message: self
                    .speaker()
                    .say(&msg!(app_import_damaged, path = path.display().to_string())),
            },
            other => Error::stored(&other, &self.speaker()),
        })?;
        let mut bundle = self.whole(&store)?;
        // What was deleted before the backup is no reason to delete it here.
        bundle.tombstones.clear();
        Ok(bundle)
    }

    fn whole(&self, store: &Store) -> Result<Bundle, Error> {
        let read = || -> Result<Bundle, StoreError> {
            let mut bundle = Bundle::new(self.rules_versions());
            bundle.boxes = store.box_records()?;
            bundle.players = store.people()?.records().cloned().collect();
            bundle.tombstones = store.tombstones()?;
            store.each_session(|session| {
                bundle.sessions.push(session);
                Ok(())
            })?;
            Ok(bundle)
        };
        read().map_err(|error| self.stored(&error))
    }

    fn rules_versions(&self) -> BTreeMap<String, u32> {
        let version = |game: &Arc<dyn crate::game::AnyGame>| {
            (game.about().id.to_owned(), game.rules_version())
        };
        self.catalogue.games().map(version).collect()
    }

    fn preview(&self, bundle: &Bundle, revive: bool) -> Result<ImportPreview, Error> {
        let stored = |error: StoreError| self.stored(&error);
        let stones = self.store.tombstones().map_err(stored)?;
        let families = Families::new(&self.store, &stones).map_err(stored)?;
        let (changes, moves) =
            self.changes(bundle, ImportChoice::KeepBoth, revive).map_err(stored)?;
        let mut after: BTreeMap<StepId, Vec<&SessionRecord>> = BTreeMap::new();
        for (record, _) in &changes.sessions {
            if let Some(first) = record.log.first() {
                after.entry(first.id).or_default().push(record);
            }
        }
        let mut sessions = Vec::new();
        for there in &bundle.sessions {
            let here = families.sessions(there).map_err(stored)?;
            let status = families.status(there, &here, revive);
            let begins = there.log.first().and_then(|step| after.get(&step.id));
            let told = begins.into_iter().flatten().copied();
            // What is here and stays so comes last: what was changed is told of.
            let after = told.chain(&here).find(|it| it.log.starts_with(&there.log));
            let before = here
                .iter()
                .find(|it| it.log.starts_with(&there.log) || there.log.starts_with(&it.log));
            let bin = (before.is_some_and(is_deleted), after.is_some_and(is_deleted));
            sessions.push(self.imported(there, status, bin, revive));
        }
        let count = |wanted: &[ImportStatus]| {
            count_of(sessions.iter().filter(|it| wanted.contains(&it.status)).count())
        };
        let mut text = vec![msg!(
            app_import_preview,
            new = count(&[ImportStatus::New]),
            longer = count(&[ImportStatus::LongerThere]),
            apart = count(&[ImportStatus::Apart]),
            known =
                count(&[ImportStatus::Same, ImportStatus::LongerHere, ImportStatus::DeletedHere])
        )];
        let deletions = moves.gone;
        if deletions > 0 {
            text.push(msg!(app_import_deletions, n = count_of(deletions)));
        }
        Ok(ImportPreview {
            text: self.speaker().say(&Message::sentences(text)),
            written_by: bundle.core.clone(),
            sessions,
            players: changes.players.into_iter().map(|player| player.name).collect(),
            boxes: changes.boxes.iter().map(|record| self.name_of(&record.game)).collect(),
            deletions: small(deletions),
        })
    }

    /// What is said of a session that would come; `bin` is whether it is in the bin now and then.
    /// Whoever restores has nothing to choose; of a bundle every sentence holds for every choice.
    fn imported(
        &self,
        there: &SessionRecord,
        status: ImportStatus,
        bin: (bool, bool),
        revive: bool,
    ) -> ImportedSession {
        let session = SessionView {
            id: there.id,
            game_name: self.name_of(&there.game),
            game: there.game.clone(),
            started_at: there.started_at(),
            updated_at: there.updated_at(),
            deleted_at: there.deleted_at(),
            card: told_apart(self.caches(there).0.result, self.language),
        };
        let text = match status {
            ImportStatus::New => msg!(app_import_new),
            ImportStatus::Same => msg!(app_import_same),
            ImportStatus::LongerThere => msg!(app_import_longer_there),
            ImportStatus::LongerHere => msg!(app_import_longer_here),
            ImportStatus::Apart if revive => msg!(app_import_apart_both),
            ImportStatus::Apart => msg!(app_import_apart),
            ImportStatus::DeletedHere => msg!(app_import_deleted_here),
        };
        let moved = match bin {
            (false, true) if status != ImportStatus::New => Some(msg!(app_import_into_bin)),
            (true, false) if revive => Some(msg!(app_import_out_restored)),
            (true, false) => Some(msg!(app_import_out_of_bin)),
            (true, true) if !is_deleted(there) => Some(msg!(app_import_in_bin)),
            _ => None,
        };
        let text = Message::sentences([text].into_iter().chain(moved).collect());
        ImportedSession { session, status, text: self.speaker().say(&text) }
    }

    pub(super) fn name_of(&self, game: &str) -> String {
        let known = self.catalogue.find(game).map(|game| game.about().name.clone());
        known.map_or_else(|| game.to_owned(), |name| self.speaker().say(&name))
    }

    fn take_in(
        &mut self,
        bundle: &Bundle,
        choice: ImportChoice,
        revive: bool,
    ) -> Result<ImportReport, Error> {
        let done = self.changes(bundle, choice, revive).and_then(|(changes, moves)| {
            let mut report = ImportReport {
                deleted: small(moves.gone),
                players: small(changes.players.len()),
                boxes: small(changes.boxes.len()),
                ..ImportReport::default()
            };
            for (session, _) in &changes.sessions {
                match self.store.session_record(session.id)? {
                    Some(_) => report.changed += 1,
                    None => report.added += 1,
                }
            }
            // Those were here under another id.
            let renamed = small(moves.renamed).min(report.added);
            (report.added, report.changed) = (report.added - renamed, report.changed + renamed);
            self.store.exchange(&changes)?;
            Ok((report, moves))
        });
        // A log may be another one by now.
        self.in_hand.clear();
        let (report, moves) = done.map_err(|error| self.stored(&error))?;
        let text = self.speaker().say(&told(&report, moves));
        Ok(ImportReport { text, ..report })
    }

    /// What a bundle changes here.
    fn changes(
        &self,
        bundle: &Bundle,
        choice: ImportChoice,
        revive: bool,
    ) -> Result<(Changes, Moves), StoreError> {
        let stones = self.store.tombstones()?;
        let deletions: &[Tombstone] =
            if choice == ImportChoice::Skip { &[] } else { &bundle.tombstones };
        let coming = Coming {
            sessions: &bundle.sessions,
            tombstones: deletions,
            choice,
            revive,
            now: self.outside.now(),
        };
        let merged = merge(&self.store, &stones, coming)?;
        let changes = Changes {
            sessions: merged.sessions.values().map(|record| self.caches(record)).collect(),
            players: joined_players(&self.store, &bundle.players)?,
            boxes: self.joined_boxes(&bundle.boxes)?,
            removed: merged.removed,
            stones: merged.stones,
            lifted: merged.lifted,
        };
        Ok((changes, merged.moves))
    }

    /// A session with what is made from its log. Of a game that is not known here it keeps what
    /// came with it.
    fn caches(&self, record: &SessionRecord) -> (SessionRecord, Index) {
        let game = self.catalogue.find(&record.game).cloned();
        let laid_out = game.and_then(|game| Session::replay(record.id, game, record.rows()).ok());
        match laid_out {
            Some(session) => {
                (SessionRecord { result: card(&session), ..record.clone() }, index(&session))
            }
            None => (record.clone(), Index::default()),
        }
    }

    fn joined_boxes(&self, coming: &[BoxRecord]) -> Result<Vec<BoxRecord>, StoreError> {
        let here = self.store.box_records()?;
        let mut changed = Vec::new();
        for there in coming {
            let known = here.iter().find(|known| known.game == there.game);
            let joined = match known {
                Some(known) => self.joined_box(known.clone(), there.clone()),
                None => there.clone(),
            };
            if known != Some(&joined) {
                changed.push(joined);
            }
        }
        Ok(changed)
    }

    /// What both know. A box that was forgotten knows nothing: it takes nothing from another one, as
    /// that would depend on who hears of whom first.
    fn joined_box(&self, here: BoxRecord, there: BoxRecord) -> BoxRecord {
        let age = |it: &BoxRecord| (!it.content.is_empty(), it.updated_at, it.content.clone());
        let (newer, older) = if age(&here) >= age(&there) { (here, there) } else { (there, here) };
        match self.catalogue.find(&newer.game) {
            Some(game) if !older.content.is_empty() => {
                BoxRecord { content: game.join_boxes(&newer.content, &older.content), ..newer }
            }
            _ => newer,
        }
    }
}

fn joined_players(store: &Store, coming: &[PlayerRecord]) -> Result<Vec<PlayerRecord>, StoreError> {
    let people = store.people()?;
    let joined = |there: &PlayerRecord| {
        let here: Option<&PlayerRecord> = people.get(there.id);
        let joined = here.map_or_else(|| there.clone(), |here| here.clone().join(there.clone()));
        (here != Some(&joined)).then_some(joined)
    };
    Ok(coming.iter().filter_map(joined).collect())
}

/// What an import did, in sentences.
fn told(report: &ImportReport, moves: Moves) -> Message {
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

fn is_deleted(session: &SessionRecord) -> bool {
    session.deleted_at().is_some()
}

fn small(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
