//! People who have sat together: to sit down again with one touch.

use serde::Serialize;

use super::{App, Error, NewSeat, SessionQuery, SessionView};
use crate::text::{Message, fold};

/// So many groups are offered.
const OFFERED: usize = 3;
/// They are looked for in so many of the latest sessions.
const LOOKED_THROUGH: u32 = 60;

/// A group as it sat last: in that order, in these colours if it was this game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerGroup {
    /// Who they are: "Ann, Ben and Cleo".
    pub text: String,
    pub seats: Vec<NewSeat>,
}

impl App {
    /// Those who played together lately and can play this game, who played last first. Whoever is
    /// not remembered any more is in none.
    pub fn groups(&self, game: &str) -> Result<Vec<PlayerGroup>, Error> {
        let about = self.game(game)?;
        let people = self.people()?;
        let is_known = |name: &str| people.named(name).is_some();
        let mut found: Vec<(Vec<String>, SessionView)> = Vec::new();
        for session in self.search(&SessionQuery::default(), 0, LOOKED_THROUGH)? {
            let seats = &session.card.seats;
            let is_one = about.about().check_players(seats.len()).is_ok()
                && seats.iter().all(|seat| is_known(&seat.name));
            if !is_one {
                continue;
            }
            let mut who: Vec<String> = seats.iter().map(|seat| fold(&seat.name)).collect();
            who.sort();
            match found.iter_mut().find(|(known, _)| *known == who) {
                // How they sat at this game says more than how they sat at another.
                Some((_, known)) if known.game != game && session.game == game => *known = session,
                Some(_) => {}
                None => found.push((who, session)),
            }
        }
        Ok(found.into_iter().take(OFFERED).map(|(_, last)| self.group(game, last)).collect())
    }

    fn group(&self, game: &str, last: SessionView) -> PlayerGroup {
        let same = last.game == game;
        let names = last.card.seats.iter().map(|seat| Message::verbatim(seat.name.as_str()));
        let text = self.speaker().say(&Message::and(names.collect()));
        let seats = last.card.seats.into_iter().map(|seat| NewSeat {
            name: Some(seat.name),
            colour: same.then_some(seat.colour),
            shape: same.then_some(seat.shape),
        });
        PlayerGroup { text, seats: seats.collect() }
    }
}
