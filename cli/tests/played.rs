//! Each game played by keys at 80 × 24, through what is shown, and the keys counted. The pictures
//! are kept in the folder that `TALLYSTONE_PICTURES` names, for whoever wants to look at them.

use std::path::Path;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use tallystone_cli::shell::{Ink, Shell};
use tallystone_core::app::App;
use tallystone_core::game::Catalogue;
use tallystone_core::outside::System;
use tallystone_core::text::Language;

/// Somebody at a terminal.
struct Player {
    shell: Shell,
    /// Pressed so far.
    keys: usize,
}

impl Player {
    fn new() -> Self {
        let language = Language::default();
        let app = App::open(None, Catalogue::standard(), Box::new(System::default()), language);
        let shell = Shell::new(app.expect("a database in memory"), language, Ink::Plain);
        Self { shell, keys: 0 }
    }

    /// At the table of a new session, with these names.
    fn at(game: &str, names: &[&str]) -> Self {
        let mut player = Self::new();
        player.begin(game, names);
        player
    }

    fn begin(&mut self, game: &str, names: &[&str]) {
        let catalogue = Catalogue::standard();
        let place = catalogue.games().position(|it| it.about().id == game).expect("the game");
        self.press("n");
        for _ in 0..place {
            self.code(KeyCode::Down);
        }
        self.press(&names.len().to_string());
        self.press("s");
        for name in names {
            self.press("n");
            self.press(name);
            self.code(KeyCode::Enter);
        }
        self.press("t");
    }

    fn code(&mut self, code: KeyCode) {
        self.keys += 1;
        let _ = self.shell.picture(80, 24);
        self.shell.key(KeyEvent::from(code));
    }

    /// Letters as they are; ⏎ is Enter, ⇥ is Tab, ⎋ is Esc, arrows are arrows.
    fn press(&mut self, keys: &str) {
        for key in keys.chars() {
            self.code(match key {
                '⏎' => KeyCode::Enter,
                '⇥' => KeyCode::Tab,
                '⎋' => KeyCode::Esc,
                '←' => KeyCode::Left,
                '→' => KeyCode::Right,
                '↑' => KeyCode::Up,
                '↓' => KeyCode::Down,
                '⇞' => KeyCode::PageUp,
                '⇟' => KeyCode::PageDown,
                '⇤' => KeyCode::BackTab,
                '⌫' => KeyCode::Backspace,
                letter => KeyCode::Char(letter),
            });
        }
    }

    /// A click on words that are shown.
    fn click(&mut self, words: &str) {
        let picture = self.see();
        let mut lines = picture.lines().enumerate();
        let at = lines.find_map(|(row, line)| Some((row, &line[..line.find(words)?])));
        let (row, before) = at.unwrap_or_else(|| panic!("{words} in\n{picture}"));
        self.shell.mouse(MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column: u16::try_from(before.chars().count()).expect("a column"),
            row: u16::try_from(row).expect("a row"),
            modifiers: KeyModifiers::NONE,
        });
    }

    /// To the control whose sentence begins with these words, by the shorter way round.
    fn go_to(&mut self, words: &str) {
        let is_there =
            |player: &Self| player.shell.spoken().is_some_and(|it| it.starts_with(words));
        let before = self.keys;
        let mut ways = Vec::new();
        for key in ["⇥", "⇤"] {
            let mut steps = 0;
            while !is_there(self) && steps < 60 {
                self.press(key);
                steps += 1;
            }
            assert!(is_there(self), "{words} in\n{}", self.see());
            ways.push(steps);
            if key == "⇥" {
                for _ in 0..steps {
                    self.press("⇤");
                }
            }
        }
        // The way there counts, not the one that was tried.
        self.keys = before + ways.into_iter().min().unwrap_or(0);
    }

    /// Presses an action of the bar by the letter before its words.
    fn press_action(&mut self, words: &str) {
        let picture = self.see();
        let of = |line: &str| {
            let before =
                line[..line.find(words)?].rsplit("    ").next()?.trim_start().chars().next();
            before.or_else(|| line.trim_start().chars().next())
        };
        let letter = picture.lines().rev().find_map(of);
        let letter = letter.unwrap_or_else(|| panic!("{words} in\n{picture}"));
        self.press(&letter.to_string());
    }

    /// The digit of a seat's pen; nothing if it is in hand.
    fn pen_of(&mut self, name: &str) -> String {
        let picture = self.see();
        let letter = &name[..1];
        let is_pen = |words: &[&str]| {
            let (digit, pebble) =
                (words[0].trim_start_matches('['), words[1].trim_end_matches(']'));
            let is_small = pebble.chars().count() == 2 && pebble.ends_with(letter);
            digit.parse::<u8>().is_ok_and(|digit| digit < 10) && is_small
        };
        let lines = picture.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
        let pens = lines.flat_map(|line| {
            line.windows(2).filter(|it| is_pen(it)).map(|it| it[0].to_owned()).collect::<Vec<_>>()
        });
        let pen = pens.last().unwrap_or_else(|| panic!("{name} in\n{picture}"));
        if pen.starts_with('[') { String::new() } else { pen }
    }

    /// Closes what is asked without having been touched.
    fn close_question(&mut self) {
        if self.see().contains("Esc Close") {
            self.press("⎋");
        }
    }

    /// Empties the field.
    fn clear(&mut self) {
        self.shell.key(KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL));
    }

    /// How many keys something took.
    fn counted(&mut self, keys: &str) -> usize {
        let before = self.keys;
        self.press(keys);
        self.keys - before
    }

    fn see(&mut self) -> String {
        self.shell.picture(80, 24)
    }

    fn look(&mut self, name: &str) -> String {
        let picture = self.see();
        if let Some(folder) = std::env::var_os("TALLYSTONE_PICTURES") {
            let file = Path::new(&folder).join(format!("{name}.txt"));
            std::fs::write(file, &picture).expect("a folder for pictures");
        }
        picture
    }
}

#[test]
fn keltis_is_played_by_keys() {
    let mut player = Player::at("keltis", &["Ann", "Ben", "Cleo", "Dan"]);
    player.look("keltis-start");
    // A pen, a path, a tap: 5 to 7 keys before what is lit had the cursor.
    for (keys, name) in [("⏎", "Ann"), ("+⏎", "Ben"), ("+⏎", "Cleo"), ("--⏎", "Dan")] {
        let pen = player.pen_of(name);
        assert!(player.counted(&format!("{pen}{keys}")) <= 4);
        let said = format!("{name}: figure on path");
        assert!(player.look("keltis-moved").contains(&said), "{}", player.see());
    }
    // The number of wish stones took 7 to 11 keys: now a letter, again until it is there, a digit.
    let before = player.keys;
    player.press("C");
    for _ in 0..8 {
        if !player.shell.spoken().is_some_and(|it| it.contains("ish stones")) {
            player.press("C");
        }
    }
    player.press("3");
    assert!(player.keys - before <= 4, "{}", player.keys - before);
    assert!(player.look("keltis-wish").contains("Cleo: wish stones"), "{}", player.see());
    player.press("f");
    assert!(player.look("keltis-finish").contains("Esc Keep playing"), "{}", player.see());
    player.press("1");
    let result = player.look("keltis-result");
    assert!(result.contains('♛') && result.contains("Cleo won"), "{result}");
    let place = |name: &str| result.lines().position(|line| line.contains(name));
    assert!(place(" Cleo ") < place(" Ann "), "in the order of places: {result}");
    player.press("→");
    let board = player.look("keltis-board");
    assert!(board.contains("■A3 ■■A ▲B3 ▲▲B ●C3 ●●C ◆D3 ◆◆D"), "the board as it lay: {board}");
    player.press("1");
    assert!(player.see().contains('♛'));
}

/// From the first page to the first entry of those who sat together last.
#[test]
fn a_known_group_is_at_the_table_with_four_keys() {
    let mut player = Player::at("keltis", &["Ann", "Ben"]);
    player.press("⏎f1⎋q");
    player.keys = 0;
    player.press("n⏎");
    assert!(player.look("groups").contains("Ann and Ben"), "{}", player.see());
    player.press("⏎t");
    assert_eq!(player.keys, 4);
    player.press("⏎");
    assert!(player.see().contains("Ann: figure on path"), "{}", player.see());
}

#[test]
fn iquazu_is_played_by_keys() {
    let mut player = Player::at("iquazu", &["Ann", "Ben", "Cleo"]);
    player.look("iquazu-start");
    player.press("1⏎↓⏎↓⏎2↓⏎↓⏎↑⏎3↑⏎↑⏎");
    player.look("iquazu-gems");
    let before = player.keys;
    for (place, points) in [("Place 1", "8"), ("Place 2", "5")] {
        player.go_to(place);
        player.press(points);
        player.press("⏎");
    }
    player.look("iquazu-rock");
    player.press_action("full: score");
    let keys = player.keys - before;
    assert!(keys <= 16, "a scoring took about 26 keys, now {keys}");
    let scored = player.look("iquazu-scored");
    assert!(scored.contains("+8 ") && scored.contains("+5 "), "{scored}");
    player.press(".");
    player.look("iquazu-read");
}

#[test]
fn stone_layer_is_played_by_keys() {
    let mut player = Player::at("stone_layer", &["Ann", "Ben", "Cleo"]);
    player.look("stone-layer-start");
    let layers = |picture: &str| picture.matches('▄').count() + picture.matches('█').count();
    let mut heights = vec![layers(&player.see())];
    for _ in 0..4 {
        // Stood, and the steps: two keys a turn.
        player.press_action("Stood");
        player.press("1");
        heights.push(layers(&player.see()));
    }
    assert!(heights.windows(2).all(|pair| pair[0] < pair[1]), "stacks grow: {heights:?}");
    player.look("stone-layer-stacks");
    let rule = |picture: &str| picture.lines().position(|line| line.contains('├'));
    let before = rule(&player.see());
    player.press_action("Fell");
    let fell = player.look("stone-layer-fell");
    assert_eq!(rule(&fell), before, "the board stays where it is: {fell}");
    player.press("⎋");
    assert!(player.see().contains("Stone Layer · playing"), "Esc drops the draft");
}

#[test]
fn stones_and_rivers_are_played_by_keys() {
    let mut player = Player::at("stones_and_rivers", &["Ann", "Ben"]);
    player.look("stones-and-rivers-start");
    player.close_question();
    player.press(" ");
    let held = player.look("stones-and-rivers-held");
    assert!(held.contains('○'), "{held}");
    // A piece, where it goes: what is lit is a key away.
    assert!(player.counted("+⏎") <= 3);
    let moved = player.look("stones-and-rivers-moved");
    assert!(moved.contains("Ann: 1."), "{moved}");
}

#[test]
fn wodny_szlak_is_laid_by_keys() {
    let mut player = Player::at("wodny_szlak", &["Ann", "Ben"]);
    player.look("wodny-szlak-start");
    player.click("the river");
    let empty = player.look("wodny-szlak-river");
    assert!(empty.contains("░ start tile ░"), "drawn before its edges are told: {empty}");
    // A plain tile: where it lies, a tap, its shape by the digit beside it.
    player.close_question();
    player.press("⌫");
    let keys = player.counted("↑⏎1");
    assert!(
        keys <= 3 && player.look("wodny-szlak-tile").contains("Ann: tile on"),
        "{}",
        player.see()
    );
}

#[test]
fn arrows_lead_off_a_board_to_what_stands_beside() {
    let mut player = Player::at("keltis", &["Ann", "Ben", "Cleo", "Dan"]);
    // From the top of the paths to what stands there, and from below to what stands below.
    let mut reached = Vec::new();
    for way in ["⇞", "⇟↑"] {
        player.press("⌫");
        player.press(way);
        let board = player.shell.spoken().map(str::to_owned);
        for _ in 0..5 {
            if player.shell.spoken().map(str::to_owned) == board {
                player.press("→");
            }
        }
        let spoken = player.shell.spoken().map(str::to_owned);
        assert_ne!(spoken, board, "{way}");
        reached.push(spoken);
    }
    assert_ne!(reached[0], reached[1], "what stands above is not what stands below");
}

#[test]
fn what_is_kept_can_be_reached_from_the_menus() {
    let mut player = Player::at("keltis", &["Ann", "Ben"]);
    player.press("⏎f1");
    let menu = ["Result card", "as a file", "Statistics", "Players", "Remembered of your copy"];
    player.press("m");
    let shown = player.look("menu");
    assert!(menu.iter().all(|words| shown.contains(words)), "{shown}");
    let folder = tempfile::tempdir().expect("a folder");
    for (words, name, end) in [("Result card", "card", "svg"), ("as a file", "bundle", "json")] {
        player.see();
        player.press("⎋m");
        player.click(words);
        player.look(&format!("save-{name}"));
        let path = folder.path().join(format!("{name}.{end}"));
        player.clear();
        player.shell.paste(path.to_str().expect("a name"));
        player.press("⏎");
        assert!(player.see().contains("Written to"), "{}", player.see());
        assert!(std::fs::metadata(&path).is_ok_and(|it| it.len() > 100), "{}", path.display());
        player.press("m");
    }
    for (words, title) in [
        ("Statistics", "1 finished game"),
        ("Players", "Ben"),
        ("Remembered of your copy", "Remembered of your copy of"),
    ] {
        player.press("⎋m");
        player.click(words);
        assert!(player.look("kept").contains(title), "{}", player.see());
        player.press("⎋m");
    }
    // The same from the first page.
    player.press("⎋⎋m");
    let shown = player.look("home-menu");
    assert!(["Statistics", "Players", "Everything as a file"].iter().all(|it| shown.contains(it)));
}

#[test]
fn players_are_renamed_joined_and_forgotten_by_keys() {
    let mut player = Player::at("keltis", &["Ann", "Ben"]);
    player.press("⎋q");
    player.begin("keltis", &["Bennie", "Cleo"]);
    player.press("m");
    player.click("Players");
    player.look("players");
    // Whoever is at the top played last: Cleo, then Bennie.
    player.press("nlo⏎");
    assert!(player.see().contains("Cleolo"), "{}", player.see());
    player.press("↓g↓⏎");
    let joined = player.see();
    assert!(joined.contains("Merged") && !joined.contains("Bennie"), "{joined}");
    player.press("x⏎");
    assert!(player.see().contains("Forgotten"), "{}", player.see());
    player.press("u");
    assert!(player.see().contains("Taken back"), "{}", player.see());
}
