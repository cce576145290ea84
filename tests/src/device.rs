//! A device on which people play: anything that can be done with a database of sessions, at random.

use crate::{Exact, Random, valid_entry};
use chrono::TimeDelta;
use tallystone_core::app::{App, Error, ImportReport, NewSeat, NewSession, Screen, SessionView};
use tallystone_core::entry::{Entry, EntryValue, Focus, When};
use tallystone_core::exchange::ImportChoice;
use tallystone_core::game::Catalogue;
use tallystone_core::outside::SessionId;
use tallystone_core::seat::{PerSeat, Seat};
use tallystone_core::session::{Phase, StatedResult, StatedSeat};
use tallystone_core::text::Language;

const NAMES: [&str; 6] = ["Ann", "Ben", "Cleo", "Łucja", "ann", "Dora"];

#[derive(Debug)]
pub struct Device {
    pub app: App,
    pub clock: Exact,
    /// Whether sessions are deleted here.
    pub deletes: bool,
}

impl Device {
    pub fn new(seed: u64) -> Self {
        Self::speaking(seed, Language::default())
    }

    pub fn speaking(seed: u64, language: Language) -> Self {
        let clock = Exact::new(seed);
        let outside = Box::new(clock.clone());
        let app = App::open(None, Catalogue::standard(), outside, language);
        Self { app: app.expect("in memory"), clock, deletes: true }
    }

    pub fn start(&mut self, game: &str, names: &[&str]) -> Screen {
        let seat = |name: &&str| NewSeat { name: Some((*name).to_owned()), ..NewSeat::default() };
        let seats = names.iter().map(seat).collect();
        let new = NewSession { seats, ..NewSession::of(game, 0) };
        self.app.start(&new).expect("a session")
    }

    /// A finished session of which only the points were told.
    pub fn told(&mut self, names: &[&str], points: &[i64]) -> SessionId {
        let session = self.start("keltis", names).session;
        let seat = |points: &i64| StatedSeat { points: Some(*points), winner: false };
        let seats = PerSeat::new(points.iter().map(seat).collect());
        let result = StatedResult { seats, played_on: None };
        let revision = self.app.state_result(session, result).expect("a result").revision;
        self.app.finish(session, revision).expect("finished");
        session
    }

    /// Makes so many entries that the sheet offers.
    pub fn play(&mut self, session: SessionId, entries: usize, random: &mut Random) {
        let mut focus = Focus::default();
        for _ in 0..entries {
            self.pass(random);
            let screen = self.app.screen(session, When::Now, focus).expect("a screen");
            let Some((control, value)) = valid_entry(random, &screen.sheet) else { return };
            // What was asked about the end is not answered.
            let is_of_game = !control.starts_with("session.");
            let entry = Entry {
                control,
                value,
                revision: screen.revision,
                focus: screen.focus,
                place: When::Now,
            };
            let entered = self.app.enter(session, &entry);
            assert!(matches!(entered, Ok(_) | Err(Error::Refused { .. })), "{entered:?}");
            let kept = entered.ok().filter(|_| is_of_game);
            focus = kept.map(|screen| screen.focus).unwrap_or_default();
        }
    }

    pub fn press(&mut self, session: SessionId, control: &str) -> Result<Screen, Error> {
        let screen = self.screen(session);
        let entry = Entry {
            control: control.to_owned(),
            value: EntryValue::Press,
            revision: screen.revision,
            focus: Focus::default(),
            place: When::Now,
        };
        self.app.enter(session, &entry)
    }

    pub fn screen(&mut self, session: SessionId) -> Screen {
        self.app.screen(session, When::Now, Focus::default()).expect("a screen")
    }

    pub fn export(&self) -> String {
        self.app.export_all().expect("a bundle")
    }

    pub fn import(&mut self, bundle: &str) -> ImportReport {
        self.app.import(bundle, ImportChoice::KeepBoth).expect("an import")
    }

    pub fn sessions(&self) -> Vec<SessionView> {
        self.app.sessions(0, 1_000).expect("a list")
    }

    fn pass(&self, random: &mut Random) {
        self.clock.pass(TimeDelta::milliseconds(random.within(1..=90_000)));
    }

    /// Something that people do.
    pub fn live(&mut self, random: &mut Random) {
        self.pass(random);
        let sessions = self.sessions();
        if sessions.is_empty() || random.chance(15) {
            let games = self.app.games();
            let game = random.pick(&games);
            let players = random.within(game.least_players.into()..=game.most_players.into());
            let names: Vec<&str> = (0..players).map(|_| name(random)).collect();
            self.start(&game.id, &names);
            return;
        }
        let session = random.pick(&sessions).id;
        let done = match random.below(14) {
            0..=4 => {
                let entries = random.below(6);
                self.play(session, entries, random);
                Ok(())
            }
            5 => self.press(session, "session.undo").map(drop),
            6 => self.finish_or_reopen(session),
            7 => self.app.note(session, "a fine evening").map(drop),
            8 => self.app.name(session, Seat::new(0), name(random)).map(drop),
            9 if self.deletes => self.app.delete(session),
            10 => self.tidy_the_bin(random),
            11 => self.app.rematch(session).map(drop),
            12 => self.change_players(random),
            9 => Ok(()),
            _ => {
                let game = random.pick(&sessions).game.clone();
                self.app.forget_box(&game).map(drop)
            }
        };
        assert!(
            matches!(done, Ok(()) | Err(Error::Refused { .. } | Error::NotFound { .. })),
            "{done:?}"
        );
    }

    fn finish_or_reopen(&mut self, session: SessionId) -> Result<(), Error> {
        let screen = self.screen(session);
        match screen.phase {
            Phase::Finished | Phase::Abandoned => {
                self.app.reopen(session, screen.revision).map(drop)
            }
            _ => self.app.finish(session, screen.revision).map(drop),
        }
    }

    fn tidy_the_bin(&mut self, random: &mut Random) -> Result<(), Error> {
        let bin = self.app.bin()?;
        if bin.is_empty() {
            return Ok(());
        }
        if random.chance(40) {
            self.app.empty_bin().map(drop)
        } else {
            self.app.restore(random.pick(&bin).id)
        }
    }

    fn change_players(&mut self, random: &mut Random) -> Result<(), Error> {
        let players = self.app.players()?;
        if players.is_empty() {
            return Ok(());
        }
        let (one, other) = (random.pick(&players).id, random.pick(&players).id);
        match random.below(3) {
            0 => self.app.rename_player(one, name(random)),
            1 => self.app.merge_players(one, other),
            _ => self.app.forget_player(one),
        }
    }
}

fn name(random: &mut Random) -> &'static str {
    NAMES[random.below(NAMES.len())]
}

/// Where two bundles differ, for a message that can be read.
pub fn first_difference(one: &str, other: &str) -> Option<String> {
    let parse = |text: &str| serde_json::from_str::<serde_json::Value>(text).expect("JSON");
    let (one, other) = (parse(one), parse(other));
    ["players", "boxes", "tombstones", "sessions"].into_iter().find_map(|list| {
        let items = |bundle: &serde_json::Value| -> Vec<String> {
            bundle[list].as_array().into_iter().flatten().map(ToString::to_string).collect()
        };
        let (one, other) = (items(&one), items(&other));
        let missing = one.iter().find(|item| !other.contains(item));
        let more = other.iter().find(|item| !one.contains(item));
        (missing.is_some() || more.is_some()).then(|| {
            format!("{list}:\n{}\n{}", missing.map_or("", |it| it), more.map_or("", |it| it))
        })
    })
}
