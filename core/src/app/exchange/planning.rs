//! What is to become of what comes: each family put together with what is here, and written down.

use std::sync::Arc;

use super::super::App;
use super::super::history::{card, index};
use crate::exchange::{Family, Proof, Shelf as _, Wish, last_close};
use crate::outside::StepId;
use crate::session::{Row, Session, Step, Verdict};
use crate::store::{
    BoxRecord, Coming, Derived, Here, Index, Kind, LookedAt, Planned, PlayerRecord, SessionRecord,
    Staging, Store, StoreError,
};

/// How families are planned.
#[derive(Clone, Copy, Debug)]
pub(super) struct Planning<'a> {
    pub(super) app: &'a App,
    pub(super) staging: &'a Staging,
    /// What is here.
    pub(super) store: &'a Store,
    pub(super) wish: Wish,
    /// Whether how each that comes stands to what is here is written down, too.
    pub(super) is_preview: bool,
}

impl Planning<'_> {
    /// Plans the family of a beginning. Says how many sessions come in it.
    pub(super) fn plan(&self, begins: StepId) -> Result<u32, StoreError> {
        let (staging, store) = (self.staging, self.store);
        let there = self.coming();
        let family = Family::gather(begins, &Here { staging, store }, &there)?;
        for begins in &family.beginnings {
            // What is here may have brought families together since.
            if let Some(other) = staging.family_of(*begins)? {
                staging.unplan(other)?;
            }
        }
        let mut taken = |id| {
            let is_coming = there.beginning_of(id)?.is_some();
            Ok(is_coming || staging.is_planned(id)? || staging.is_here(id)?)
        };
        let merged = family.put_together(self.wish, &mut taken)?;
        let planned: Vec<Planned<'_>> =
            merged.sessions.iter().map(|record| self.planned(record, &family)).collect();
        staging.plan(&family.beginnings, &merged, &planned)?;
        if self.is_preview {
            for there in &family.coming {
                staging
                    .put_looked_at(there.id, self.looked_at(there, &family, &merged.sessions))?;
            }
        }
        Ok(super::small(family.coming.len()))
    }

    /// Looks at everything that is here again, and plans anew what has changed.
    pub(super) fn plan_anew(&self) -> Result<(), StoreError> {
        let there = self.coming();
        let mut waiting = Vec::new();
        for begins in self.staging.copy_changes(self.store)? {
            if let Some(family) = self.staging.family_of(begins)? {
                waiting.extend(self.staging.beginnings_of(family)?);
                self.staging.unplan(family)?;
            }
            waiting.push(begins);
        }
        for begins in waiting {
            let comes =
                !there.beginning_with(begins)?.is_empty() || !there.stones_of(begins)?.is_empty();
            if comes && self.staging.family_of(begins)?.is_none() {
                self.plan(begins)?;
            }
        }
        Ok(())
    }

    fn coming(&self) -> Coming<'_> {
        Coming { staging: self.staging, with_stones: self.wish.asks_for_deletions() }
    }

    fn planned<'a>(&self, record: &'a SessionRecord, family: &Family) -> Planned<'a> {
        let is_log = |there: &&SessionRecord| there.game == record.game && there.log == record.log;
        let same = family.coming.iter().filter(is_log);
        match same.min_by_key(|there| there.id != record.id) {
            Some(there) => Planned::Coming { record, source: there.id },
            None => {
                let mut record = record.clone();
                let rows = record.rows().collect();
                let index = self.app.derive(&mut record, rows).index;
                Planned::Here { record, index }
            }
        }
    }

    fn looked_at(
        &self,
        there: &SessionRecord,
        family: &Family,
        changed: &[SessionRecord],
    ) -> LookedAt {
        let first = |it: &SessionRecord| it.log.first().map(|step| step.id);
        let told = changed.iter().filter(|it| first(it) == first(there));
        // What is here and stays so comes last: what was changed is told of.
        let after = told.chain(family.like(there)).find(|it| it.log.starts_with(&there.log));
        let before = family
            .like(there)
            .find(|it| it.log.starts_with(&there.log) || there.log.starts_with(&it.log));
        LookedAt {
            status: family.status(there, self.wish.revive),
            bin: (
                before.is_some_and(SessionRecord::is_in_bin),
                after.is_some_and(SessionRecord::is_in_bin),
            ),
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
        let here = store.box_records()?;
        let mut changed = Vec::new();
        for there in staging.others::<BoxRecord>(Kind::Copy)? {
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

/// The players of whom something is new.
pub(super) fn joined_players(
    store: &Store,
    staging: &Staging,
) -> Result<Vec<PlayerRecord>, StoreError> {
    let people = store.people()?;
    let joined = |there: PlayerRecord| {
        let here: Option<&PlayerRecord> = people.get(there.id);
        let joined = here.map_or_else(|| there.clone(), |here| here.clone().join(there.clone()));
        (here != Some(&joined)).then_some(joined)
    };
    let coming: Vec<PlayerRecord> = staging.others(Kind::Player)?;
    Ok(coming.into_iter().filter_map(joined).collect())
}
