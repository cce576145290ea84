//! What decided a game: the smallest change of one entered number that gives another winner.

use serde_json::Value;

use super::Session;
use super::log::words;
use super::timeline::Laid;
use crate::game::{GameEvent, Play, Told};
use crate::outside::StepId;
use crate::seat::Seat;
use crate::text::{Message, msg};

/// How a game would have ended had one event been another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherEnding {
    pub event: StepId,
    pub instead: GameEvent,
    /// What would have been different, in words.
    pub text: Message,
    /// Who would have won.
    pub winners: Vec<Seat>,
}

/// Numbers are changed by so much at most: farther away it was not this that decided.
const FARTHEST: i64 = 20;
/// Only the latest events are looked at.
const LATEST: usize = 400;
/// So many events are played again before nothing is said: a fraction of a second. Counted, not
/// timed, so that every device says the same.
const PATIENCE: usize = 60_000;

impl Session {
    /// The smallest change of one number or answer that was entered which would have given another
    /// winner; of equally small ones, the latest. `None` if there is none near, or the result was
    /// only told.
    pub fn other_ending(&self) -> Option<OtherEnding> {
        if self.stated().is_some() {
            return None;
        }
        let search = Search::over(self);
        let mut patience = PATIENCE;
        for by in 1..=FARTHEST {
            for fact in search.facts.iter().rev() {
                for instead in fact.changed(by) {
                    patience = patience.checked_sub(search.events.len() - fact.place)?;
                    if let Some(ending) = search.ending(fact, &instead) {
                        return Some(ending);
                    }
                }
            }
        }
        None
    }
}

struct Search<'a> {
    events: Vec<&'a Laid>,
    /// Who is not at the table at the end.
    away: Vec<Seat>,
    facts: Vec<Fact>,
    winners: Vec<Seat>,
    doubts: usize,
}

/// An event that holds numbers or answers.
struct Fact {
    place: usize,
    id: StepId,
    version: u32,
    content: Value,
    /// Where in it they are.
    leaves: Vec<String>,
    before: Box<dyn Play>,
    told: Told,
}

impl<'a> Search<'a> {
    fn over(session: &'a Session) -> Self {
        let events = session.timeline.played();
        let first = events.len().saturating_sub(LATEST);
        let mut play = session.timeline.first_position();
        let mut facts = Vec::new();
        for (place, laid) in events.iter().enumerate() {
            play.set_away(&laid.away);
            if place >= first {
                facts.extend(Fact::of(place, laid.id, &laid.event, &*play));
            }
            // It was taken before, so it is taken now.
            let _ = play.play(&laid.event);
        }
        let away = session.table().away();
        play.set_away(&away);
        let (winners, doubts) = (session.score().winners(), hard_doubts(&*play));
        Self { events, away, facts, winners, doubts }
    }

    /// How it ends with another event in the place of one, if that is another ending and one that
    /// could have been.
    fn ending(&self, fact: &Fact, instead: &GameEvent) -> Option<OtherEnding> {
        let mut play = fact.before.fork();
        play.play(instead).ok()?;
        // The same fact with another value, not another fact.
        let told = fact.before.tell(instead).ok()?;
        if (&told.subject, told.seat) != (&fact.told.subject, fact.told.seat) || told == fact.told {
            return None;
        }
        for laid in &self.events[fact.place + 1..] {
            play.set_away(&laid.away);
            play.play(&laid.event).ok()?;
        }
        play.set_away(&self.away);
        let winners = play.score().winners();
        if winners == self.winners || winners.is_empty() || hard_doubts(&*play) > self.doubts {
            return None;
        }
        let (event, instead) = (fact.id, instead.clone());
        Some(OtherEnding { event, instead, text: fact.against(&told), winners })
    }
}

fn hard_doubts(play: &dyn Play) -> usize {
    play.doubts().iter().filter(|doubt| !doubt.soft).count()
}

impl Fact {
    fn of(place: usize, id: StepId, event: &GameEvent, before: &dyn Play) -> Option<Self> {
        let content: Value = serde_json::from_str(&event.payload).ok()?;
        let mut leaves = Vec::new();
        find_leaves(&content, String::new(), &mut leaves);
        if leaves.is_empty() {
            return None;
        }
        let told = before.tell(event).ok()?;
        let before = before.fork();
        Some(Self { place, id, version: event.version, content, leaves, before, told })
    }

    /// The event with one number larger or smaller by so much; an answer turns at the first step.
    fn changed(&self, by: i64) -> Vec<GameEvent> {
        let mut changed = Vec::new();
        for leaf in &self.leaves {
            let values: Vec<Value> = match self.content.pointer(leaf) {
                Some(Value::Bool(answer)) if by == 1 => vec![(!answer).into()],
                Some(Value::Number(number)) => {
                    let number = number.as_i64();
                    let near = number.map(|it| [it.saturating_add(by), it.saturating_sub(by)]);
                    near.into_iter().flatten().map(Value::from).collect()
                }
                _ => Vec::new(),
            };
            for value in values {
                let mut content = self.content.clone();
                if let Some(place) = content.pointer_mut(leaf) {
                    *place = value;
                }
                changed.push(GameEvent { version: self.version, payload: content.to_string() });
            }
        }
        changed
    }

    fn against(&self, instead: &Told) -> Message {
        match (&self.told.change, &instead.change) {
            (Some((_, was)), Some((_, other))) if self.told.what == instead.what => {
                let bare = Told { change: None, ..self.told.clone() };
                msg!(
                    app_decided_value,
                    what = words(&bare),
                    was = was.clone(),
                    instead = other.clone()
                )
            }
            _ => msg!(app_decided_event, was = words(&self.told), instead = words(instead)),
        }
    }
}

fn find_leaves(value: &Value, path: String, leaves: &mut Vec<String>) {
    match value {
        Value::Bool(_) => leaves.push(path),
        Value::Number(number) if number.is_i64() => leaves.push(path),
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                find_leaves(item, format!("{path}/{index}"), leaves);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                let name = name.replace('~', "~0").replace('/', "~1");
                find_leaves(field, format!("{path}/{name}"), leaves);
            }
        }
        _ => {}
    }
}
