//! A table of Wodny szlak and what is tapped at it.

use tallystone_core::app::{App, NewSession, Screen};
use tallystone_core::board::Board;
use tallystone_core::entry::{Entry, EntryValue};
use tallystone_core::game::Catalogue;
use tallystone_core::seat::Seat;
use tallystone_core::sheet::{ChoiceOption, ControlKind};
use tallystone_core::text::Language;
use tallystone_tests::Exact;

pub(crate) struct Evening {
    pub(crate) app: App,
    pub(crate) screen: Screen,
    pub(crate) taps: usize,
}

impl Evening {
    pub(crate) fn of(players: usize) -> Self {
        let outside = Box::new(Exact::new(1));
        let mut app = App::open(None, Catalogue::standard(), outside, Language::default())
            .expect("in memory");
        let screen = app.start(&NewSession::of("wodny_szlak", players)).expect("a session");
        Self { app, screen, taps: 0 }
    }

    pub(crate) fn try_enter(&mut self, control: &str, value: EntryValue) -> Result<(), String> {
        let Screen { revision, focus, place, session, .. } = self.screen.clone();
        let entry = Entry { control: control.to_owned(), value, revision, focus, place };
        self.taps += 1;
        self.screen = self.app.enter(session, &entry).map_err(|error| format!("{error:?}"))?;
        Ok(())
    }

    pub(crate) fn enter(&mut self, control: &str, value: EntryValue) {
        self.try_enter(control, value).expect("a fine entry");
    }

    pub(crate) fn choose(&mut self, control: &str, option: &str) {
        self.enter(control, EntryValue::Choose { option: option.to_owned() });
    }

    pub(crate) fn press(&mut self, control: &str) {
        self.enter(control, EntryValue::Press);
    }

    pub(crate) fn tap(&mut self, seat: usize, cell: &str) {
        self.enter(&format!("river.{seat}"), EntryValue::Tap { cell: cell.to_owned() });
    }

    pub(crate) fn options(&self, control: &str) -> Vec<ChoiceOption<String>> {
        match self.screen.control(control).map(|control| &control.kind) {
            Some(ControlKind::Choice { options, .. }) => options.clone(),
            other => panic!("{control}: {other:?}"),
        }
    }

    /// West and north of N14 in, east of O14 out: three taps.
    pub(crate) fn describe_start(&mut self) {
        self.edges(["left", "upper_left", "right"]);
    }

    /// Both tributaries, then the main river.
    pub(crate) fn edges(&mut self, edges: [&str; 3]) {
        for edge in edges {
            self.enter("start.tile", EntryValue::Tap { cell: format!("edge.{edge}") });
        }
    }

    pub(crate) fn start_corner(&mut self, corner: &str) {
        self.enter("start.tile", EntryValue::Tap { cell: format!("corner.{corner}") });
    }

    /// A corner of the selected tile.
    pub(crate) fn corner(&mut self, corner: &str) {
        self.enter("meadows", EntryValue::Tap { cell: corner.to_owned() });
    }

    pub(crate) fn number(&mut self, control: &str, number: u8) {
        self.enter(control, EntryValue::Number { typed: number.to_string() });
    }

    /// What is asked of few tiles.
    pub(crate) fn more(&mut self) {
        self.enter("more", EntryValue::Flip);
    }

    pub(crate) fn next(&self) -> &str {
        self.screen.sheet.next.as_deref().unwrap_or_default()
    }

    pub(crate) fn lay(&mut self, seat: usize, cell: &str, shape: &str) {
        self.tap(seat, cell);
        self.choose("shape", shape);
    }

    pub(crate) fn points(&self) -> Vec<Option<i64>> {
        self.screen.seats.iter().map(|seat| seat.points).collect()
    }

    pub(crate) fn doubts(&self) -> Vec<&str> {
        self.screen.doubts.iter().map(|doubt| doubt.kind.as_str()).collect()
    }

    pub(crate) fn reasons(&mut self, seat: u8) -> Vec<String> {
        let lines = self.app.explain(self.screen.session, Seat::new(seat)).expect("reasons");
        lines.into_iter().map(|line| line.text).collect()
    }

    /// The numbers that are offered at once.
    pub(crate) fn usual(&self, control: &str) -> Vec<i64> {
        match self.screen.control(control).map(|control| &control.kind) {
            Some(ControlKind::Number { usual, .. }) => usual.clone(),
            other => panic!("{control}: {other:?}"),
        }
    }

    pub(crate) fn board(&self, seat: usize) -> &Board<String> {
        match self.screen.control(&format!("river.{seat}")).map(|control| &control.kind) {
            Some(ControlKind::Board { board }) => board,
            other => panic!("{other:?}"),
        }
    }

    /// A field as it is told to the ear.
    pub(crate) fn spoken(&self, seat: usize, cell: &str) -> String {
        let cell = self.board(seat).cells.iter().find(|it| it.id == cell);
        cell.map(|it| it.spoken.clone()).unwrap_or_default()
    }

    pub(crate) fn prompt(&self) -> String {
        self.screen.sheet.prompt.clone().unwrap_or_default()
    }

    /// Two mills, a sawmill, a route of five, one meadow of each size.
    pub(crate) fn usual_result(&mut self, seat: usize) {
        self.number(&format!("mill.{seat}.1.points"), 4);
        self.number(&format!("mill.{seat}.2.points"), 3);
        self.number(&format!("sawmill.{seat}.1.points"), 7);
        self.number(&format!("route.{seat}"), 5);
        self.number(&format!("threes.{seat}"), 1);
        self.number(&format!("fours.{seat}"), 1);
    }
}
