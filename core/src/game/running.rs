//! A game at a table behind the face: its events, focus and box are text outside.

use std::fmt::Debug;
use std::sync::{Arc, OnceLock};

use serde_json::Value as Json;

use super::face::{Ask, Entered, GameEvent, Play};
use super::json::{Formed, read_box, read_focus, to_text, to_value, write_focus};
use super::{Doubt, Game, Read, Told};
use crate::board::Board;
use crate::drawing::{Drawing, Scene, SeatLook};
use crate::entry::{self, EntryValue, Focus, Value};
use crate::id::Id as _;
use crate::json::{self, Fault, Place};
use crate::refusal::Refusal;
use crate::score::Score;
use crate::seat::{PerSeat, Seat};
use crate::sheet::Sheet;
use crate::table::Table;
use crate::text::Message;

/// What all positions of one table share.
struct Seated<G: Game> {
    formed: Arc<Formed<G>>,
    table: Table<G::Options>,
}

/// A position with what was derived from it. It never changes, so nothing that is kept goes stale.
pub(super) struct Running<G: Game> {
    seated: Arc<Seated<G>>,
    position: G::Position,
    score: OnceLock<Score>,
    doubts: OnceLock<Vec<Doubt>>,
    ended: OnceLock<Option<Message>>,
}

impl<G: Game> Debug for Running<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&to_text(&self.position))
    }
}

impl<G: Game> Running<G> {
    pub(super) fn begin(
        formed: &Arc<Formed<G>>,
        table: Table<G::Options>,
        position: G::Position,
    ) -> Arc<dyn Play> {
        Self::with(Arc::new(Seated { formed: Arc::clone(formed), table }), position)
    }

    fn with(seated: Arc<Seated<G>>, position: G::Position) -> Arc<dyn Play> {
        Arc::new(Self {
            seated,
            position,
            score: OnceLock::new(),
            doubts: OnceLock::new(),
            ended: OnceLock::new(),
        })
    }

    fn game(&self) -> &G {
        &self.seated.formed.game
    }

    fn table(&self) -> &Table<G::Options> {
        &self.seated.table
    }

    fn read_event(&self, event: &GameEvent) -> Result<G::Event, Refusal> {
        self.seated.formed.read_event(event)
    }

    /// Checks an event and carries it out.
    fn carried_out(&self, event: &G::Event) -> Result<Arc<dyn Play>, Refusal> {
        let seats = self.table().len();
        let mut named = self.game().seats_in(event).into_iter();
        if let Some(stranger) = named.find(|seat| seat.index() >= seats) {
            return Err(Refusal::no_seat(stranger, seats));
        }
        self.game().check(self.table(), &self.position, event)?;
        let mut position = self.position.clone();
        self.game().apply(self.table(), &mut position, event);
        Ok(Self::with(Arc::clone(&self.seated), position))
    }

    /// What is known of the players' box, with what this table teaches on top.
    fn known(&self, stored: &str) -> G::Box {
        let mut known = read_box::<G>(stored);
        self.game().teach(self.table(), &self.position, &mut known);
        known
    }
}

impl<G: Game> Play for Running<G> {
    fn enter(&self, ask: &Ask<'_>) -> Result<Entered, Refusal> {
        let value = entry::gate(ask.sheet, ask.control, ask.value, ask.lot)?;
        if matches!(ask.value, EntryValue::Step { by: 0 }) {
            return Ok(Entered::Focus(ask.focus.clone()));
        }
        let control =
            G::Control::parse(ask.control).ok_or_else(|| Refusal::no_control(ask.control))?;
        let focus = read_focus::<G>(ask.focus);
        let forgets = matches!(value, Value::Pressed { .. }).then(|| focus.clone());
        let known = self.known(ask.known);
        let (game, table) = (self.game(), self.table());
        let read = game.read(table, &self.position, focus, &known, &control, &value)?;
        let Read { focus, event } = read;
        let focus = write_focus(G::ID, &focus);
        let Some(event) = event else {
            let mut stored = read_box::<G>(ask.known);
            let said = forgets.and_then(|focus| {
                game.forget(table, &self.position, &focus, &mut stored, &control)
            });
            return Ok(match said {
                Some(said) => Entered::Box { focus, content: to_text(&stored), said },
                None => Entered::Focus(focus),
            });
        };
        let after = self.carried_out(&event)?;
        let told = game.tell(table, &self.position, &event);
        let event = GameEvent { version: G::EVENT_VERSION, payload: to_text(&event) };
        Ok(Entered::Event { event, after, told, focus })
    }

    fn after(&self, event: &GameEvent) -> Result<Arc<dyn Play>, Refusal> {
        self.carried_out(&self.read_event(event)?)
    }

    fn reseated(&self, away: &[Seat]) -> Option<Arc<dyn Play>> {
        let mut table = self.table().clone();
        if !table.set_away(away) {
            return None;
        }
        let mut position = self.position.clone();
        self.game().reseat(&table, &mut position);
        Some(Self::begin(&self.seated.formed, table, position))
    }

    fn score(&self) -> &Score {
        self.score.get_or_init(|| self.game().score(self.table(), &self.position))
    }

    fn doubts(&self) -> &[Doubt] {
        self.doubts.get_or_init(|| self.game().doubts(self.table(), &self.position))
    }

    fn ended(&self) -> Option<&Message> {
        self.ended.get_or_init(|| self.game().ended(self.table(), &self.position)).as_ref()
    }

    fn unfinished(&self) -> Vec<Message> {
        self.game().unfinished(self.table(), &self.position)
    }

    fn begins(&self) -> Option<Seat> {
        self.game().begins(self.table(), &self.position)
    }

    fn is_told(&self, seat: Seat) -> bool {
        self.game().is_told(&self.position, seat)
    }

    fn sheet(&self, focus: &Focus, known: &str) -> Sheet {
        let (focus, known) = (read_focus::<G>(focus), self.known(known));
        let mut sheet = self.game().sheet(self.table(), &self.position, &focus, &known);
        for doubt in self.doubts() {
            if let (Some(control), Some(cell)) = (&doubt.control, &doubt.cell) {
                sheet.mark_doubtful(control, cell);
            }
        }
        sheet
    }

    fn paint(&self, focus: &Focus, control: &str, board: &Board<String>) -> Drawing {
        let (table, letters) = (self.table(), self.table().letters());
        let seats = PerSeat::from_fn(table.len(), |seat| {
            let seated = &table.seats[seat];
            SeatLook { colour: seated.colour, shape: seated.shape, letter: letters[seat] }
        });
        let scene = Scene { control, board, seats: &seats };
        self.game().paint(table, &self.position, &read_focus::<G>(focus), &scene)
    }

    fn views(&self) -> Vec<Focus> {
        let views = self.game().views(self.table(), &self.position);
        views.iter().map(|focus| write_focus(G::ID, focus)).collect()
    }

    fn tell(&self, event: &GameEvent) -> Result<Told, Refusal> {
        Ok(self.game().tell(self.table(), &self.position, &self.read_event(event)?))
    }

    fn focus_of(&self, event: &GameEvent) -> Focus {
        self.read_event(event).map_or_else(
            |_| Focus::default(),
            |event| write_focus(G::ID, &self.game().focus_of(&event)),
        )
    }

    fn are_alike(&self, one: &GameEvent, other: &GameEvent) -> bool {
        let kind = |event| self.read_event(event).ok().map(|event| std::mem::discriminant(&event));
        kind(one) == kind(other)
    }

    fn taught(&self, known: &str) -> Option<String> {
        let taught = self.known(known);
        (taught != read_box::<G>(known)).then(|| to_text(&taught))
    }

    fn moves(&self) -> Option<Vec<String>> {
        self.game().moves(self.table(), &self.position)
    }

    fn count_lines(&self, depth: u32) -> Option<u64> {
        self.game().count_lines(self.table(), &self.position, depth)
    }

    fn position(&self) -> Json {
        to_value(&self.position)
    }

    fn event(&self, event: &Json, place: &str) -> Result<GameEvent, Fault> {
        let event: G::Event = json::read_as(event, &Place::Whole(place))?;
        Ok(GameEvent { version: G::EVENT_VERSION, payload: to_text(&event) })
    }
}
