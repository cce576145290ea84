//! Results that are proven: derived again from the log, and compared.

use std::sync::Arc;

use serde::Serialize;

use super::history::card;
use super::{App, Error};
use crate::exchange::{Bundle, Proof, finished};
use crate::game::AnyGame;
use crate::outside::SessionId;
use crate::session::{SeatVerdict, Session, Verdict};
use crate::store::SessionRecord;
use crate::text::{Message, Speaker, count_of, msg};

/// What came of deriving a result again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verification {
    pub session: SessionId,
    pub game_name: String,
    pub state: VerifiedState,
    /// In a sentence.
    pub text: String,
    /// Where it differs.
    pub differences: Vec<String>,
    /// Of what lies here, to compare with another device.
    pub code: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum VerifiedState {
    /// Table, log and rules give this result.
    Verified,
    /// They give another one, or are not those that the proof is about.
    Differs,
    /// There is no result.
    Unfinished,
    /// The game, or its log, cannot be read here.
    Unknown,
}

impl App {
    /// The proof of a finished session; `None` while it is not finished.
    pub fn proof(&self, session: SessionId) -> Result<Option<Proof>, Error> {
        Ok(Proof::of(&self.record(session)?))
    }

    /// Derives the result of a session here again.
    pub fn verify(&self, session: SessionId) -> Result<Verification, Error> {
        Ok(self.verified(&self.record(session)?, Origin::Here))
    }

    /// Derives the results in a bundle in memory again, and compares them with what it claims and
    /// with the copies that are here. Nothing is taken in.
    pub fn verify_bundle(&self, bundle: &str) -> Result<Vec<Verification>, Error> {
        let read = Bundle::read(bundle).and_then(|bundle| {
            bundle.sessions.iter().try_for_each(|session| self.check_form(session))?;
            Ok(bundle)
        });
        let bundle = read.map_err(|refusal| Error::InvalidImport {
            message: self.speaker().say(&refusal.text),
        })?;
        let verified = bundle.sessions.iter().map(|session| {
            let here =
                self.store.session_record(session.id).map_err(|error| self.stored(&error))?;
            Ok(self.verified_in_bundle(session, bundle.proofs.get(&session.id), here.as_ref()))
        });
        verified.collect()
    }

    pub(super) fn verified_in_bundle(
        &self,
        session: &SessionRecord,
        claimed: Option<&Proof>,
        here: Option<&SessionRecord>,
    ) -> Verification {
        self.verified(session, Origin::Bundle { claimed, here })
    }

    fn record(&self, session: SessionId) -> Result<SessionRecord, Error> {
        let record = self.store.session_record(session).map_err(|error| self.stored(&error))?;
        record.ok_or_else(|| self.no_session())
    }

    fn verified(&self, record: &SessionRecord, origin: Origin<'_>) -> Verification {
        let (claimed, here) = match origin {
            Origin::Here => (None, None),
            Origin::Bundle { claimed, here } => (claimed, here),
        };
        let plain = self.speaker();
        let proof = Proof::of(record);
        let answer = |state, text: Message, differences: Vec<String>| Verification {
            session: record.id,
            game_name: self.name_of(&record.game),
            state,
            text: plain.say(&text),
            differences,
            code: proof.as_ref().map(|proof| proof.code.clone()),
        };
        let game = self.catalogue.find(&record.game).cloned();
        let Some((steps, verdict)) = finished(record) else {
            // Of a log that cannot be read nobody knows whether it is finished.
            let is_read = |game| Session::replay(record.id, game, record.rows()).is_ok();
            return if game.is_none_or(is_read) {
                answer(VerifiedState::Unfinished, msg!(app_proof_unfinished), Vec::new())
            } else {
                answer(VerifiedState::Unknown, msg!(app_proof_unknown), Vec::new())
            };
        };
        let replayed = game.and_then(|game| {
            let rows = record.rows().take(steps.len());
            Session::replay(record.id, game, rows).ok()
        });
        let Some(session) = replayed else {
            return answer(VerifiedState::Unknown, msg!(app_proof_unknown), Vec::new());
        };
        let speaker = Speaker::new(self.language, session.table().names());
        let mut differences = proof_differences(proof.as_ref(), claimed);
        differences.extend(result_differences(&session, &verdict));
        differences.extend(card_differences(&session, record));
        if let Some(step) = here.and_then(|here| first_difference(steps, here)) {
            differences.push(msg!(app_proof_step, n = count_of(step)));
        }
        let differences: Vec<String> = differences.iter().map(|it| speaker.say(it)).collect();
        if !differences.is_empty() {
            return answer(VerifiedState::Differs, msg!(app_proof_differs), differences);
        }
        let code = proof.as_ref().map(|proof| proof.code.clone()).unwrap_or_default();
        let text = match (session.stated(), origin) {
            (_, Origin::Bundle { claimed: None, .. }) => msg!(app_proof_alone, code = code),
            (Some(_), _) => msg!(app_proof_stated, code = code),
            (None, _) => msg!(app_proof_verified, code = code),
        };
        answer(VerifiedState::Verified, text, Vec::new())
    }
}

/// Where a record comes from.
#[derive(Clone, Copy)]
enum Origin<'a> {
    Here,
    /// With what the bundle claims, and the copy that is here.
    Bundle {
        claimed: Option<&'a Proof>,
        here: Option<&'a SessionRecord>,
    },
}

/// What a bundle claims, part by part.
fn proof_differences(proof: Option<&Proof>, claimed: Option<&Proof>) -> Vec<Message> {
    let (Some(proof), Some(claimed)) = (proof, claimed) else { return Vec::new() };
    let mut differences = Vec::new();
    if proof.table != claimed.table {
        differences.push(msg!(app_proof_table));
    }
    if proof.log != claimed.log {
        differences.push(msg!(app_proof_log));
    }
    if proof.rules != claimed.rules {
        differences.push(msg!(app_proof_finish, here = proof.rules, there = claimed.rules));
    }
    if proof.code != claimed.code && differences.is_empty() {
        differences.push(msg!(
            app_proof_code,
            here = proof.code.as_str(),
            there = claimed.code.as_str()
        ));
    }
    differences
}

/// What was recorded at the finish beside what the rules give.
fn result_differences(session: &Session, recorded: &Verdict) -> Vec<Message> {
    let game: &Arc<dyn AnyGame> = session.game();
    let derived = Verdict::of(&session.score(), game.rules_version());
    if derived.seats == recorded.seats {
        return Vec::new();
    }
    let mut differences = Vec::new();
    if recorded.rules_version != derived.rules_version {
        let (here, there) = (derived.rules_version, recorded.rules_version);
        differences.push(msg!(app_proof_rules, here = here, there = there));
    }
    if derived.seats.len() != recorded.seats.len() {
        differences.push(msg!(app_proof_recorded));
    }
    let seats = crate::seat::Seat::all(session.table().len());
    for ((seat, here), there) in seats.zip(&derived.seats).zip(&recorded.seats) {
        if here.points != there.points {
            differences.push(msg!(
                app_proof_points,
                seat = seat,
                here = here.points,
                there = there.points
            ));
        }
        differences.extend(line_differences(game, seat, here, there));
        if (here.rank, here.winner) != (there.rank, there.winner) {
            differences.push(msg!(app_proof_place, seat = seat));
        }
    }
    if differences.is_empty() {
        differences.push(msg!(app_proof_recorded));
    }
    differences
}

fn line_differences(
    game: &Arc<dyn AnyGame>,
    seat: crate::seat::Seat,
    here: &SeatVerdict,
    there: &SeatVerdict,
) -> Vec<Message> {
    let kinds = game.kinds();
    let points = |verdict: &SeatVerdict, kind: &str| -> i64 {
        let lines = verdict.lines.iter().filter(|(it, _)| it == kind);
        lines.fold(0, |sum, (_, points)| sum.saturating_add(*points))
    };
    let differ = kinds.into_iter().filter_map(|(kind, name)| {
        let (here, there) = (points(here, kind), points(there, kind));
        (here != there)
            .then(|| msg!(app_proof_line, seat = seat, what = name, here = here, there = there))
    });
    differ.collect()
}

/// What stands in a record for readers without the rules, beside what its whole log gives.
fn card_differences(session: &Session, record: &SessionRecord) -> Vec<Message> {
    let whole = Session::replay(record.id, Arc::clone(session.game()), record.rows());
    let Ok(derived) = whole.map(|whole| card(&whole)) else {
        return vec![msg!(app_proof_result)];
    };
    if derived == record.result {
        return Vec::new();
    }
    let seats = session.table().order.iter().zip(derived.seats.iter().zip(&record.result.seats));
    let differ = seats.filter(|(_, (here, there))| here != there);
    let mut differences: Vec<Message> =
        differ.map(|(seat, _)| msg!(app_proof_seat, seat = *seat)).collect();
    if differences.is_empty() {
        differences.push(msg!(app_proof_result));
    }
    differences
}

/// The first step that another copy has differently; what one of them has more is no difference.
fn first_difference(steps: &[crate::store::StepRecord], other: &SessionRecord) -> Option<usize> {
    steps.iter().zip(&other.log).position(|(one, other)| one != other).map(|at| at + 1)
}
