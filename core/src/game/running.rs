//! A game at a table behind the face: its events, focus and box are text outside.

use std::fmt::Debug;
use std::sync::Arc;

use serde_json::Value;

use super::face::{GameEvent, Play, Reading};
use super::json::{Formed, read_copy, read_focus, to_text, to_value, write_focus};
use super::{Doubt, Game, Read, Told};
use crate::entry::{self, Focus};
use crate::json::{self, Fault, Place};
use crate::refusal::Refusal;
use crate::score::Score;
use crate::seat::Seat;
use crate::sheet::Sheet;
use crate::table::Table;
use crate::text::Message;

pub(super) struct Running<G: Game> {
    pub(super) formed: Arc<Formed<G>>,
    pub(super) table: Table<G::Options>,
    pub(super) position: G::Position,
}

impl<G: Game> Debug for Running<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&to_text(&self.position))
    }
}

impl<G: Game> Running<G> {
    fn game(&self) -> &G {
        &self.formed.game
    }
}

impl<G: Game> Play for Running<G> {
    fn fork(&self) -> Box<dyn Play> {
        Box::new(Running {
            formed: Arc::clone(&self.formed),
            table: self.table.clone(),
            position: self.position.clone(),
        })
    }

    fn play(&mut self, event: &GameEvent) -> Result<(), Refusal> {
        let event: G::Event = self.formed.read_event(event)?;
        self.game().check(&self.table, &self.position, &event)?;
        self.formed.game.apply(&self.table, &mut self.position, &event);
        Ok(())
    }

    fn set_away(&mut self, away: &[Seat]) {
        if self.table.set_away(away) {
            self.formed.game.reseat(&self.table, &mut self.position);
        }
    }

    fn score(&self) -> Score {
        self.game().score(&self.table, &self.position)
    }

    fn doubts(&self) -> Vec<Doubt> {
        self.game().doubts(&self.table, &self.position)
    }

    fn ended(&self) -> Option<Message> {
        self.game().ended(&self.table, &self.position)
    }

    fn sheet(&self, focus: &Focus, copy: &str) -> Sheet {
        self.game().sheet(
            &self.table,
            &self.position,
            &read_focus::<G>(focus),
            &read_copy::<G>(copy),
        )
    }

    fn read(
        &self,
        focus: &Focus,
        copy: &str,
        control: &str,
        value: &entry::Value,
    ) -> Result<Reading, Refusal> {
        let (focus, copy) = (read_focus::<G>(focus), read_copy::<G>(copy));
        let read = self.game().read(&self.table, &self.position, focus, &copy, control, value)?;
        let Read { focus, event } = read;
        Ok(Reading {
            focus: write_focus(G::ID, &focus),
            event: event
                .map(|event| GameEvent { version: G::EVENT_VERSION, payload: to_text(&event) }),
        })
    }

    fn tell(&self, event: &GameEvent) -> Result<Told, Refusal> {
        let event: G::Event = self.formed.read_event(event)?;
        Ok(self.game().tell(&self.table, &self.position, &event))
    }

    fn focus_of(&self, event: &GameEvent) -> Focus {
        let event = self.formed.read_event(event);
        event.map_or_else(
            |_| Focus::default(),
            |event| write_focus(G::ID, &self.game().focus_of(&event)),
        )
    }

    fn are_alike(&self, one: &GameEvent, other: &GameEvent) -> bool {
        let kind =
            |event| self.formed.read_event(event).ok().map(|event| std::mem::discriminant(&event));
        kind(one) == kind(other)
    }

    fn learn(&self, copy: &str, event: &GameEvent) -> Option<String> {
        let event: G::Event = self.formed.read_event(event).ok()?;
        let before = read_copy::<G>(copy);
        let mut after = before.clone();
        self.game().learn(&self.table, &self.position, &mut after, &event);
        (after != before).then(|| to_text(&after))
    }

    fn forget(&self, focus: &Focus, copy: &str, control: &str) -> Option<(String, Message)> {
        let (focus, mut copy) = (read_focus::<G>(focus), read_copy::<G>(copy));
        let told = self.game().forget(&self.table, &self.position, &focus, &mut copy, control)?;
        Some((to_text(&copy), told))
    }

    fn moves(&self) -> Option<Vec<String>> {
        self.game().moves(&self.table, &self.position)
    }

    fn count_lines(&self, depth: u32) -> Option<u64> {
        self.game().count_lines(&self.table, &self.position, depth)
    }

    fn position(&self) -> Value {
        to_value(&self.position)
    }

    fn event(&self, event: &Value, place: &str) -> Result<GameEvent, Fault> {
        let event: G::Event = json::read_as(event, &Place::Whole(place))?;
        Ok(GameEvent { version: G::EVENT_VERSION, payload: to_text(&event) })
    }
}
