//! What is to become of what comes: each family put together with what is here, and written down.

use std::sync::Arc;

use super::super::App;
use super::super::history::{card, index};
use crate::merge::{Family, Side as _, Strategy};
use crate::outside::StepId;
use crate::record::{Proof, last_close};
use crate::session::{Row, Session, Step, Verdict};
use crate::store::{
    BoxRecord, Derived, Index, Kind, LookedAt, Ours, Planned, PlayerRecord, SessionRecord, Staging,
    Store, StoreError, Theirs,
};

/// How families are planned.
#[derive(Clone, Copy, Debug)]
pub(super) struct Planning<'a> {
    pub(super) app: &'a App,
    pub(super) staging: &'a Staging,
    /// What is here.
    pub(super) store: &'a Store,
    pub(super) strategy: Strategy,
    /// Whether how each that comes stands to what is here is written down, too.
    pub(super) is_preview: bool,
}

impl Planning<'_> {
    /// Plans the family of a root. Says how many sessions come in it.
    pub(super) fn plan(&self, root: StepId) -> Result<u32, StoreError> {
        let (staging, store, theirs) = (self.staging, self.store, self.theirs());
        let family = Family::gather(root, &Ours { staging, store }, &theirs)?;
        for root in &family.roots {
            // What is here may have brought families together since.
            if let Some(other) = staging.family_of(*root)? {
                staging.unplan(other)?;
            }
        }
        let mut taken = |id| -> Result<bool, StoreError> {
            let comes = theirs.root_of(id)?.is_some();
            Ok(comes || staging.is_planned(id)? || staging.is_here(id)?)
        };
        let changes = family.merge(self.strategy, &mut taken)?;
        let planned: Vec<Planned<'_>> =
            changes.sessions.iter().map(|record| self.planned(record, &family)).collect();
        staging.plan(&family.roots, &changes, &planned)?;
        if self.is_preview {
            for theirs in &family.theirs {
                let looked_at = self.looked_at(theirs, &family, &changes.sessions);
                staging.put_looked_at(theirs.id, looked_at)?;
            }
        }
        Ok(super::small(family.theirs.len()))
    }

    /// Looks at everything that is here again, and plans anew what has changed.
    pub(super) fn plan_anew(&self) -> Result<(), StoreError> {
        let theirs = self.theirs();
        let mut waiting = Vec::new();
        for root in self.staging.copy_changes(self.store)? {
            if let Some(family) = self.staging.family_of(root)? {
                waiting.extend(self.staging.roots_of(family)?);
                self.staging.unplan(family)?;
            }
            waiting.push(root);
        }
        for root in waiting {
            let comes =
                !theirs.sessions_from(root)?.is_empty() || !theirs.stones_from(root)?.is_empty();
            if comes && self.staging.family_of(root)?.is_none() {
                self.plan(root)?;
            }
        }
        Ok(())
    }

    fn theirs(&self) -> Theirs<'_> {
        Theirs { staging: self.staging, with_stones: self.strategy.takes_deletions() }
    }

    fn planned<'a>(&self, record: &'a SessionRecord, family: &Family) -> Planned<'a> {
        let is_log =
            |theirs: &&SessionRecord| theirs.game == record.game && theirs.log == record.log;
        let same = family.theirs.iter().filter(is_log);
        if let Some(theirs) = same.min_by_key(|theirs| theirs.id != record.id) {
            return Planned::Theirs { record, source: theirs.id };
        }
        let mut ours = record.clone();
        let index = self.app.derive(&mut ours, record.rows().collect()).index;
        Planned::Ours(Box::new((ours, index)))
    }

    fn looked_at(
        &self,
        theirs: &SessionRecord,
        family: &Family,
        changed: &[SessionRecord],
    ) -> LookedAt {
        let goes_on = |it: &&SessionRecord| it.log.starts_with(&theirs.log);
        let has_root = |it: &&SessionRecord| it.root() == theirs.root();
        // What is here and stays so comes last: what was changed is told of.
        let after = changed.iter().filter(has_root).chain(family.related(theirs)).find(goes_on);
        let before =
            family.related(theirs).find(|it| goes_on(it) || theirs.log.starts_with(&it.log));
        let is_in_bin = |it: Option<&SessionRecord>| it.is_some_and(SessionRecord::is_in_bin);
        LookedAt {
            status: family.status(theirs, self.strategy.revive),
            bin: (is_in_bin(before), is_in_bin(after)),
        }
    }
}

impl App {
    /// What a log gives, by replaying it once; its card takes the place of the one that came with it.
    /// Of a game that is not known here that one stays.
    pub(super) fn derive(&self, record: &mut SessionRecord, rows: Vec<Row>) -> Derived {
        let verdict = |at: usize| match &rows.get(at)?.step {
            Step::Finish(verdict) => Some((at + 1, verdict.clone())),
            _ => None,
        };
        let finish = last_close(record).and_then(verdict);
        let up_to_finish = finish.as_ref().map_or(rows.len(), |(steps, _)| *steps);
        let mut rows = rows.into_iter();
        let replayed = self.catalogue.find(&record.game).and_then(|game| {
            let first = rows.by_ref().take(up_to_finish);
            Session::replay(record.id, Arc::clone(game), first).ok()
        });
        let Some(mut session) = replayed else {
            return Derived { index: Index::default(), proof: None, differs: false };
        };
        let is_other = |(_, told): &(usize, Verdict)| {
            Verdict::of(&session.score(), session.game().rules_version()).seats != told.seats
        };
        let had_another_result = finish.as_ref().is_some_and(is_other);
        rows.for_each(|row| session.take(row));
        let told = std::mem::replace(&mut record.result, card(&session));
        Derived {
            index: index(&session),
            differs: finish.is_some() && (had_another_result || told != record.result),
            proof: finish
                .map(|(steps, verdict)| Proof::up_to(steps, verdict.rules_version, record)),
        }
    }

    /// The boxes that learn something.
    pub(super) fn joined_boxes(
        &self,
        store: &Store,
        staging: &Staging,
    ) -> Result<Vec<BoxRecord>, StoreError> {
        let all = store.box_records()?;
        let joined = |theirs: BoxRecord| {
            let ours = all.iter().find(|ours| ours.game == theirs.game);
            let joined = match ours {
                Some(ours) => self.joined_box(ours.clone(), theirs),
                None => theirs,
            };
            (ours != Some(&joined)).then_some(joined)
        };
        Ok(staging.others(Kind::Box)?.into_iter().filter_map(joined).collect())
    }

    /// What both know. A box that was forgotten knows nothing: it takes nothing from another one, as
    /// that would depend on who hears of whom first.
    fn joined_box(&self, ours: BoxRecord, theirs: BoxRecord) -> BoxRecord {
        let age = |it: &BoxRecord| (!it.content.is_empty(), it.updated_at, it.content.clone());
        let (newer, older) =
            if age(&ours) >= age(&theirs) { (ours, theirs) } else { (theirs, ours) };
        match self.catalogue.find(&newer.game) {
            Some(game) if !older.content.is_empty() => {
                BoxRecord { content: game.join_boxes(&newer.content, &older.content), ..newer }
            }
            _ => newer,
        }
    }
}

/// The players of whom something is new.
pub(super) fn joined_players(
    store: &Store,
    staging: &Staging,
) -> Result<Vec<PlayerRecord>, StoreError> {
    let people = store.people()?;
    let joined = |theirs: PlayerRecord| {
        let ours = people.get(theirs.id);
        let joined = match ours {
            Some(ours) => ours.clone().join(theirs),
            None => theirs,
        };
        (ours != Some(&joined)).then_some(joined)
    };
    Ok(staging.others(Kind::Player)?.into_iter().filter_map(joined).collect())
}
