//! A session in the hands of somebody who taps.

use chrono::TimeDelta;
use tallystone_core::app::{App, Error, NewSeat, NewSession, Screen};
use tallystone_core::entry::{Entry, EntryValue, Focus, When};
use tallystone_core::game::Catalogue;
use tallystone_core::outside::SessionId;
use tallystone_core::seat::Seat;
use tallystone_core::text::Language;
use tallystone_tests::Exact;

pub(crate) const ANN: Seat = Seat::new(0);
pub(crate) const BEN: Seat = Seat::new(1);

pub(crate) struct Evening {
    pub(crate) app: App,
    pub(crate) clock: Exact,
    pub(crate) session: SessionId,
    pub(crate) screen: Screen,
}

impl Evening {
    pub(crate) fn of(game: &str, names: &[&str]) -> Self {
        let clock = Exact::new(1);
        let catalogue = Catalogue::standard().with(tallystone_tests::stranger::Stranger);
        let mut app = App::open(None, catalogue, Box::new(clock.clone()), Language::default())
            .expect("in memory");
        let seats = names
            .iter()
            .map(|name| NewSeat { name: Some((*name).to_owned()), ..NewSeat::default() });
        let new = NewSession { seats: seats.collect(), ..NewSession::of(game, 0) };
        let screen = app.start(&new).expect("a session");
        Self { app, clock, session: screen.session, screen }
    }

    pub(crate) fn entry(&self, control: &str, value: EntryValue) -> Entry {
        Entry {
            control: control.to_owned(),
            value,
            revision: self.screen.revision,
            focus: self.screen.focus.clone(),
            place: self.screen.place,
        }
    }

    pub(crate) fn try_enter(&mut self, control: &str, value: EntryValue) -> Result<&Screen, Error> {
        let entry = self.entry(control, value);
        self.clock.pass(TimeDelta::seconds(2));
        self.screen = self.app.enter(self.session, &entry)?;
        Ok(&self.screen)
    }

    pub(crate) fn enter(&mut self, control: &str, value: EntryValue) -> &Screen {
        self.try_enter(control, value).expect("a fine entry")
    }

    pub(crate) fn press(&mut self, control: &str) -> &Screen {
        self.enter(control, EntryValue::Press)
    }

    pub(crate) fn step(&mut self, control: &str, by: i64) -> &Screen {
        self.enter(control, EntryValue::Step { by })
    }

    pub(crate) fn tap(&mut self, cell: &str) -> &Screen {
        self.enter("board", EntryValue::Tap { cell: cell.to_owned() })
    }

    pub(crate) fn pen(&mut self, pen: &str) -> &Screen {
        self.enter("board", EntryValue::Pen { pen: pen.to_owned() })
    }

    pub(crate) fn points(&self, seat: Seat) -> i64 {
        let view = self.screen.seats.iter().find(|view| view.seat == seat).expect("a seat");
        view.points.expect("points")
    }

    pub(crate) fn log(&mut self) -> Vec<String> {
        let lines = self.app.log(self.session).expect("a log");
        lines.into_iter().map(|line| line.text).collect()
    }

    pub(crate) fn refusal(&mut self, control: &str, value: EntryValue) -> String {
        let before = self.screen.revision;
        let error = self.try_enter(control, value).expect_err("a refusal");
        let now = self.app.screen(self.session, When::Now, Focus::default()).expect("a screen");
        assert_eq!(now.revision, before, "a refusal changes nothing");
        error.to_string()
    }
}
