//! What is to become of what comes: each family put together with what is here, and written down.

use super::super::App;
use super::super::history::{card, index};
use super::super::proof::differs;
use crate::exchange::{Family, Proof, Shelf as _, Wish};
use crate::outside::StepId;
use crate::session::Session;
use crate::store::{
    BoxRecord, Caches, Coming, Here, Index, Kind, LookedAt, Origin, Planned, PlayerRecord,
    SessionRecord, Staging, Store, StoreError,
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
        for session in &family.coming {
            if !staging.has_caches(session.id)? {
                let claimed = staging.other(Kind::Proof, &session.id.to_string())?;
                staging.put_caches(session.id, &self.app.examined(session, claimed.as_ref()))?;
            }
        }
        let planned: Vec<Planned<'_>> = merged
            .sessions
            .iter()
            .map(|record| Planned { record, from: self.origin(record, &family) })
            .collect();
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

    fn origin(&self, record: &SessionRecord, family: &Family) -> Origin {
        let is_log = |there: &&SessionRecord| there.game == record.game && there.log == record.log;
        let exactly = |there: &&SessionRecord| there.id == record.id && there.bin == record.bin;
        let mut same = family.coming.iter().filter(is_log);
        match (same.clone().find(exactly), same.next()) {
            (Some(there), _) => Origin::Coming(there.id),
            (None, Some(there)) => Origin::LogOf(there.id),
            (None, None) => Origin::Here(Box::new(self.app.examined(record, None))),
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
        let is_deleted = |it: &SessionRecord| it.deleted_at().is_some();
        LookedAt {
            status: family.status(there, self.wish.revive),
            bin: (before.is_some_and(is_deleted), after.is_some_and(is_deleted)),
        }
    }
}

impl App {
    /// What is made of a log, by replaying it once. Of a game that is not known here it is what
    /// came with it.
    pub(super) fn examined(&self, record: &SessionRecord, claimed: Option<&Proof>) -> Caches {
        let game = self.catalogue.find(&record.game).cloned();
        let laid_out = game.and_then(|game| Session::replay(record.id, game, record.rows()).ok());
        match laid_out {
            Some(session) => Caches {
                card: card(&session),
                index: index(&session),
                differs: differs(record, claimed, &session),
            },
            None => Caches { card: record.result.clone(), index: Index::default(), differs: false },
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
