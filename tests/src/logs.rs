//! Logs at random, for any game: events, undo, redo, corrections, changes of the table.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::Value;
use tallystone_core::entry::{Focus, When};
use tallystone_core::game::{AnyGame, Ask, Entered, GameEvent, Play};
use tallystone_core::look::Colour;
use tallystone_core::outside::{SessionId, StepId};
use tallystone_core::score::Score;
use tallystone_core::seat::{PerSeat, Seat};
use tallystone_core::session::{
    Correction, Note, Phase, Row, Session, StatedResult, StatedSeat, Step, Tick, Verdict,
};
use tallystone_core::table::{Lot, Table, TableChange};

use crate::{Random, valid_entry};

/// Somebody who enters things at random into a session of any game.
#[derive(Debug)]
pub struct Player {
    pub session: Session,
    pub random: Random,
    focus: Focus,
    now: DateTime<Utc>,
}

/// All that a session adds up to, for comparing.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub position: Value,
    pub score: Score,
    pub table: Table,
    pub events: Vec<StepId>,
    pub set_aside: Vec<StepId>,
    pub phase: Phase,
}

impl State {
    pub fn of(session: &Session) -> Self {
        Self {
            position: session.play().position(),
            score: session.score().into_owned(),
            table: session.table().clone(),
            events: session.events().collect(),
            set_aside: session.set_aside().map(|(id, _)| id).collect(),
            phase: session.phase(),
        }
    }
}

impl Player {
    pub fn sit_down(game: &Arc<dyn AnyGame>, seed: u64) -> Self {
        let mut random = Random::new(seed);
        let about = game.about();
        let seats = random.within(i64::from(*about.seats.start())..=i64::from(*about.seats.end()));
        let options = game.resolve(&Value::Null).expect("the default options");
        let table = Table::new(usize::try_from(seats).expect("a few"), about.colours, options);
        let now = DateTime::from_timestamp(1_794_855_600, 0).expect("a moment");
        let first = Row {
            seq: 1,
            id: id(&mut random),
            at: now,
            offset_minutes: 0,
            step: Step::Opened(table),
        };
        let session = Session::open(SessionId(id(&mut random).0), Arc::clone(game), first)
            .expect("a fine table");
        Self { session, random, focus: Focus::default(), now }
    }

    /// Takes a step in, if the session lets it; true if it did.
    pub fn take(&mut self, step: Step) -> bool {
        if self.session.judge(&step).is_err() {
            return false;
        }
        self.now += TimeDelta::seconds(self.random.within(1..=60));
        let (seq, id) = (self.session.revision() + 1, id(&mut self.random));
        self.session.take(Row { seq, id, at: self.now, offset_minutes: 0, step });
        true
    }

    /// A step of any kind that the session would take or refuse.
    pub fn any_step(&mut self) -> Option<Step> {
        match self.random.below(100) {
            0..60 => self.event(When::Now).map(Step::Event),
            60..68 => Some(Step::Undo),
            68..73 => Some(Step::Redo),
            73..83 => self.correction().map(Step::Correct),
            83..92 => Some(Step::Table(self.table_change())),
            92..94 => {
                Some(Step::Tick(Tick { step: "tiles".to_owned(), done: self.random.chance(50) }))
            }
            94..96 => Some(Step::Note(Note { text: "a note".to_owned() })),
            96 => Some(Step::Result(self.stated_result())),
            97 => Some(Step::Finish(Verdict::of(&self.session.score(), 1))),
            _ => Some(Step::Reopen),
        }
    }

    /// An event that the sheet at a moment offers.
    pub fn event(&mut self, when: When) -> Option<GameEvent> {
        let play = self.session.play_at(when)?;
        for _ in 0..4 {
            if let Some(event) = self.read(&*play) {
                return Some(event);
            }
        }
        None
    }

    /// What an entry is, entered as it is at a table; the log that it leads to says the same.
    fn read(&mut self, play: &dyn Play) -> Option<GameEvent> {
        let sheet = play.sheet(&self.focus, "");
        let (control, value) = valid_entry(&mut self.random, &sheet)?;
        let entered = play.enter(&Ask {
            sheet: &sheet,
            focus: &self.focus,
            known: "",
            control: &control,
            value: &value,
            lot: self.random.next_u64(),
        });
        match entered {
            Ok(Entered::Event { event, after, told, focus }) => {
                let replayed = play.after(&event).expect("it was carried out");
                assert_eq!(after.position(), replayed.position(), "{event:?}");
                assert_eq!(Ok(told), play.tell(&event));
                self.focus = focus;
                Some(event)
            }
            Ok(Entered::Focus(focus) | Entered::Box { focus, .. }) => {
                self.focus = focus;
                None
            }
            // The sheet offers it; whether it fits the table, the game says.
            Err(_) => None,
        }
    }

    pub fn correction(&mut self) -> Option<Correction> {
        let events: Vec<StepId> = self.session.events().collect();
        if events.is_empty() {
            return None;
        }
        let at = *self.random.pick(&events);
        match self.random.below(3) {
            0 => Some(Correction::Remove { at, also: self.others(at) }),
            1 => self.event(When::Before { event: at }).map(|event| Correction::insert(at, &event)),
            _ => self
                .event(When::InsteadOf { event: at })
                .map(|event| Correction::replace(at, self.others(at), &event)),
        }
    }

    /// Some other events, as a gesture of several taps has.
    fn others(&mut self, at: StepId) -> Vec<StepId> {
        let others = self.session.events().filter(|event| *event != at);
        others.filter(|_| self.random.chance(10)).collect()
    }

    fn seat(&mut self) -> Seat {
        let seats = self.session.table().len();
        Seat::new(u8::try_from(self.random.below(seats)).expect("a few"))
    }

    fn table_change(&mut self) -> TableChange {
        let seat = self.seat();
        match self.random.below(9) {
            0 => TableChange::Name { seat, name: Some("Łucja".to_owned()), player: None },
            1 => TableChange::Colour { seat, colour: *self.random.pick(&Colour::ALL) },
            2 => TableChange::Start { seat },
            3 => TableChange::Leave { seat },
            4 => TableChange::Return { seat },
            5 => TableChange::Draw { lot: Lot::Seating, seed: self.random.next_u64() },
            6 => TableChange::Draw { lot: Lot::StartPlayer, seed: self.random.next_u64() },
            7 => TableChange::Seats { count: u8::try_from(self.random.below(6)).expect("a few") },
            _ => TableChange::Options { options: self.other_options() },
        }
    }

    fn other_options(&mut self) -> Value {
        let game = Arc::clone(self.session.game());
        let options = self.session.table().options.clone();
        let settings = game.settings(&options).expect("fine options");
        if settings.is_empty() {
            return options;
        }
        let setting = self.random.pick(&settings);
        let choice = self.random.pick(&setting.choices);
        game.choose(&options, &setting.id, &choice.id).expect("an offered choice")
    }

    fn stated_result(&mut self) -> StatedResult {
        let seats = self.session.table().len();
        let seats = PerSeat::from_fn(seats, |_| StatedSeat {
            points: Some(self.random.within(-9..=60)),
            winner: false,
        });
        StatedResult { seats, played_on: None }
    }
}

fn id(random: &mut Random) -> StepId {
    StepId(uuid::Uuid::from_u64_pair(random.next_u64(), random.next_u64()))
}
