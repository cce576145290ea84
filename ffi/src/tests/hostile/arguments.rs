//! Arguments: some that fit, some that nearly do, and some from nowhere.

use std::path::{Path, PathBuf};

use chrono::NaiveDate;
use tallystone_tests::{Random, valid_entry, wild_entry};
use uuid::Uuid;

use super::super::*;
use super::offered::offered;

/// What a hostile shell knows, and where it keeps its files.
pub(super) struct Hostile<'a> {
    pub(super) random: &'a mut Random,
    pub(super) screens: Vec<Screen>,
    players: Vec<PlayerId>,
    bundles: Vec<String>,
    files: Vec<PathBuf>,
}

const GAMES: &[&str] = &["keltis", "iquazu", "stone_layer", "stones_and_rivers", "wodny_szlak"];

const TEXTS: &[&str] = &[
    "",
    " ",
    "Ann",
    "Ben",
    "Łucja",
    "\u{0}",
    "\u{1b}]0;x\u{7}\u{1b}[31m",
    "\u{202e}abc\u{2066}",
    "\u{3164}",
    "\u{feff}",
    "a\r\nb\tc",
    "ß日本語💧",
    "👩\u{200d}👩\u{200d}👧",
    "'; DROP TABLE steps; --",
    "%_\\\"",
    "..",
    "/",
    "null",
    "{}",
    "[]",
    "{\"a\":",
    "NaN",
    "1e999",
    "-0",
    "9223372036854775807+1",
    "2026-11-16",
    "+262142-12-31",
    "en",
    "de-AT",
    "xx_YY.UTF-8",
    "wish",
    "session.undo",
];

/// Repeated to make something long.
const LONG: &[&str] = &[
    "x",
    "x ",
    "\u{301}",
    "\u{202e}",
    "[",
    "{\"a\":",
    "日",
    "\n",
    "1+",
    "👩\u{200d}",
    "\"",
    "\\u",
];

impl<'a> Hostile<'a> {
    pub(super) fn new(random: &'a mut Random, folder: &Path) -> Self {
        let files = ["games.db", "games.db-wal", "games.db.backup-1", "none.db", "bundle.json", ""];
        let files = files.into_iter().map(|name| folder.join(name)).collect();
        Self { random, screens: Vec::new(), players: Vec::new(), bundles: Vec::new(), files }
    }

    /// A few tables to begin with.
    pub(super) fn settle(&mut self, app: &Arc<Tallystone>) {
        for game in GAMES {
            let seat = |name: &str| NewSeat { name: Some(name.to_owned()), ..NewSeat::default() };
            let seats = vec![seat("Ann"), seat("Ben")];
            let new = NewSession { seats, ..NewSession::of(game, 0) };
            self.screens.push(app.start(new).expect("a session"));
        }
        super::exported(app, &self.files[4]);
        self.bundles.push(std::fs::read_to_string(&self.files[4]).expect("a file"));
        app.back_up().expect("a backup");
        self.meet(&app.players(None).expect("players"));
    }

    pub(super) fn meet(&mut self, players: &[Player]) {
        self.players.extend(players.iter().map(|player| player.id));
        self.players.truncate(40);
    }

    pub(super) fn keep(&mut self, bundle: &str) {
        if self.bundles.len() < 6 && bundle.len() < 100_000 {
            self.bundles.push(bundle.to_owned());
        }
    }

    /// A screen that was shown takes the place of an older one of its session.
    pub(super) fn see(&mut self, screen: &Screen) {
        match self.screens.iter().position(|known| known.session == screen.session) {
            Some(known) => self.screens[known] = screen.clone(),
            None if self.screens.len() < 30 => self.screens.push(screen.clone()),
            None => {}
        }
    }

    pub(super) fn text(&mut self) -> String {
        match self.random.below(400) {
            0 => {
                let piece = *self.random.pick(LONG);
                piece.repeat((1 << 20) / piece.len())
            }
            1..=12 => {
                let piece = *self.random.pick(LONG);
                piece.repeat(self.random.below(3_000))
            }
            13..=40 => {
                let letter = |random: &mut Random| {
                    let wild = u32::try_from(random.below(0x11_0000)).unwrap_or(0);
                    char::from_u32(wild).unwrap_or('\u{85}')
                };
                (0..self.random.below(60)).map(|_| letter(self.random)).collect()
            }
            41..=80 => self.game(),
            _ => (*self.random.pick(TEXTS)).to_owned(),
        }
    }

    pub(super) fn game(&mut self) -> String {
        if self.random.chance(20) { self.text() } else { (*self.random.pick(GAMES)).to_owned() }
    }

    pub(super) fn screen(&mut self) -> Screen {
        self.random.pick(&self.screens).clone()
    }

    pub(super) fn session(&mut self) -> SessionId {
        if self.random.chance(8) { SessionId(self.id()) } else { self.screen().session }
    }

    pub(super) fn sessions(&mut self) -> Vec<SessionId> {
        let many = if self.random.chance(2) { 20_000 } else { 4 };
        let count = self.random.below(many);
        let one = self.session();
        (0..count).map(|_| if self.random.chance(1) { self.session() } else { one }).collect()
    }

    fn id(&mut self) -> Uuid {
        match self.random.below(3) {
            0 => Uuid::nil(),
            1 => Uuid::max(),
            _ => Uuid::from_u64_pair(self.random.next_u64(), self.random.next_u64()),
        }
    }

    pub(super) fn player(&mut self) -> PlayerId {
        if self.players.is_empty() || self.random.chance(10) {
            return PlayerId(self.id());
        }
        *self.random.pick(&self.players)
    }

    pub(super) fn some<T>(&mut self, value: impl FnOnce(&mut Self) -> T) -> Option<T> {
        if self.random.chance(50) { Some(value(self)) } else { None }
    }

    /// A step that a screen names, or none.
    pub(super) fn step(&mut self, app: &Tallystone, session: SessionId) -> StepId {
        let log = app.log(session).unwrap_or_default();
        let events: Vec<StepId> = log.into_iter().flat_map(|line| line.events).collect();
        if events.is_empty() || self.random.chance(20) {
            return StepId(self.id());
        }
        *self.random.pick(&events)
    }

    pub(super) fn when(&mut self, app: &Tallystone, session: SessionId) -> When {
        match self.random.below(6) {
            0 => When::Before { event: self.step(app, session) },
            1 => When::InsteadOf { event: self.step(app, session) },
            _ => When::Now,
        }
    }

    pub(super) fn revision(&mut self, session: SessionId) -> u64 {
        let known = self.screens.iter().find(|screen| screen.session == session);
        let known = known.map_or(1, |screen| screen.revision);
        *self.random.pick(&[known, known, known, 0, 1, u64::MAX, known + 1])
    }

    pub(super) fn seat(&mut self) -> Seat {
        Seat::new(*self.random.pick(&[0, 1, 0, 1, 2, 3, 4, 250, 255]))
    }

    pub(super) fn seats(&mut self) -> Vec<Seat> {
        let many = if self.random.chance(2) { 20_000 } else { 5 };
        if self.random.chance(40) {
            return vec![Seat::new(1), Seat::new(0)];
        }
        (0..self.random.below(many)).map(|_| self.seat()).collect()
    }

    pub(super) fn focus(&mut self) -> Focus {
        if self.random.chance(20) { Focus(self.text()) } else { self.screen().focus }
    }

    pub(super) fn entry(&mut self, app: &Tallystone, screen: &Screen) -> Entry {
        let (revision, place) = (self.revision(screen.session), self.when(app, screen.session));
        if self.random.chance(50)
            && let Some((control, value)) = valid_entry(self.random, &offered(&screen.sheet))
        {
            return Entry { control, value, revision, focus: screen.focus.clone(), place };
        }
        let (control, mut value, focus) = wild_entry(self.random, &offered(&screen.sheet));
        match &mut value {
            EntryValue::Choose { option: text }
            | EntryValue::Number { typed: text }
            | EntryValue::Tap { cell: text }
            | EntryValue::Pen { pen: text }
            | EntryValue::Write { text } => *text = self.text(),
            EntryValue::Step { .. } | EntryValue::Flip | EntryValue::Press => {}
        }
        Entry { control, value, revision, focus, place }
    }

    /// Options as the contract lifts them: what is no JSON is a text.
    pub(super) fn json(&mut self) -> Json {
        if self.random.chance(60) {
            return Json::Null;
        }
        let text = self.text();
        serde_json::from_str(&text).unwrap_or(Json::String(text))
    }

    pub(super) fn day(&mut self) -> Day {
        let usual = NaiveDate::from_ymd_opt(2026, 11, 16).unwrap_or_default();
        *self.random.pick(&[usual, usual, NaiveDate::MIN, NaiveDate::MAX, NaiveDate::default()])
    }

    pub(super) fn number(&mut self) -> u32 {
        *self.random.pick(&[0, 1, 2, 50, 1_000, u32::MAX])
    }

    pub(super) fn points(&mut self) -> i64 {
        *self.random.pick(&[0, 1, 30, -4, 1_000_000, 1_000_001, i64::MAX, i64::MIN])
    }

    pub(super) fn path(&mut self) -> FilePath {
        if self.random.chance(15) {
            // Nothing on this machine but what is in the folder.
            let text = self.text().replace(['/', '.'], "_");
            return self.files[3].join(text);
        }
        self.random.pick(&self.files).clone()
    }

    /// A file with a bundle, or with anything else.
    pub(super) fn bundle_file(&mut self) -> FilePath {
        if self.random.chance(10) {
            return self.path();
        }
        let file = self.files[4].with_file_name("sent.json");
        std::fs::write(&file, self.bundle()).expect("a file");
        file
    }

    fn bundle(&mut self) -> String {
        if self.random.chance(10) {
            return self.text();
        }
        let bundle = self.random.pick(&self.bundles).clone();
        if self.random.chance(30) {
            return bundle;
        }
        // Somewhere a text or a number is another one.
        let places: Vec<usize> = bundle.match_indices(':').map(|(place, _)| place + 1).collect();
        let start = *self.random.pick(&places);
        let length = bundle[start..].find([',', '}']).unwrap_or(0);
        let text = match self.random.below(3) {
            0 => self.points().to_string(),
            1 => serde_json::to_string(&self.text()).unwrap_or_default(),
            _ => self.text(),
        };
        format!("{}{text}{}", &bundle[..start], &bundle[start + length..])
    }
}
