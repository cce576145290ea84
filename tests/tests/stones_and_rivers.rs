//! Stones & Rivers: the generator against a naive one, symmetry, notation, and play by taps.

use std::collections::BTreeSet;

use serde_json::json;
use tallystone_core::app::{App, NewSession, Screen};
use tallystone_core::document::{self, Scored};
use tallystone_core::entry::{Entry, EntryValue};
use tallystone_core::error::Error;
use tallystone_core::game::{Catalogue, Game as _};
use tallystone_core::games::stones_and_rivers::{
    Action, Face, Ground, Options, Piece, Point, Position, Side, StonesAndRivers, actions,
    carry_out, count_lines, winning_action,
};
use tallystone_core::rules::Standing;
use tallystone_core::session::Phase;
use tallystone_core::sheet::ControlKind;
use tallystone_core::text::{Language, Speaker};
use tallystone_tests::naive_rivers::{naive_actions, naive_lines};
use tallystone_tests::{Exact, Random, scaled, seeds};

/// Every combination of the rulings that change what is legal.
fn rulings() -> Vec<Options> {
    let bit = |number: u32, place: u32| number >> place & 1 == 1;
    (0..64)
        .map(|number| Options {
            stones_push: bit(number, 0),
            stones_push_rivers: bit(number, 1),
            rivers_push_rivers: bit(number, 2),
            push_own: bit(number, 3),
            pushed_keep_out: bit(number, 4),
            push_after_ride: bit(number, 5),
            ..Options::default()
        })
        .collect()
}

/// Positions from random play: flips are rarer than moves, so that pieces come together.
fn random_play(random: &mut Random, rules: Options, mut law: impl FnMut(&Ground, Side)) -> usize {
    let (mut ground, mut side) = (Ground::start(), Side::Circle);
    for number in 1..=60 {
        law(&ground, side);
        let all = actions(&ground, side, rules);
        let moving: Vec<Action> =
            all.iter().copied().filter(|it| !matches!(it, Action::Turn { .. })).collect();
        let choice = if moving.is_empty() || random.chance(35) { &all } else { &moving };
        carry_out(&mut ground, *random.pick(choice));
        if ground.is_won() {
            return number;
        }
        side = side.other();
    }
    60
}

#[test]
fn the_generator_agrees_with_a_naive_one_under_every_ruling() {
    let rulings = rulings();
    let (mut positions, mut found) = (0, 0);
    for seed in seeds() {
        let mut random = Random::new(seed);
        let mut rules = rulings.iter().cycle();
        while positions < scaled(20_000) {
            let rules = *rules.next().expect("a cycle");
            positions += random_play(&mut random, rules, |ground, side| {
                let fast = actions(ground, side, rules);
                let set: BTreeSet<Action> = fast.iter().copied().collect();
                assert_eq!(set.len(), fast.len(), "an action twice: {ground} {side:?}");
                assert_eq!(set, naive_actions(ground, side, rules), "{ground} {side:?} {rules:?}");
                let turned: BTreeSet<Action> =
                    actions(&ground.turned(), side.other(), rules).into_iter().collect();
                let expected: BTreeSet<Action> = set.iter().map(|it| it.turned()).collect();
                assert_eq!(turned, expected, "seen from the other edge: {ground}");
                assert_eq!(ground.to_string().parse().as_ref(), Ok(ground));
                for action in &set {
                    assert_eq!(action.to_string().parse().as_ref(), Ok(action));
                }
                found += set.len();
            });
        }
    }
    println!("stones and rivers: {positions} positions, {found} actions");
}

#[test]
fn lines_of_play_are_as_many_as_a_naive_count() {
    let start = Ground::start();
    // Depth 4 is more than ten million lines: in the soak run only.
    let depth = if scaled(100) >= 100 { 4 } else { 2 };
    for rules in [Options::default(), Options { stones_push: false, ..Options::default() }] {
        let fast = count_lines(&start, Side::Circle, rules, depth);
        let naive = naive_lines(&start, Side::Circle, rules, depth);
        println!("stones and rivers: {fast} lines at depth {depth}");
        assert_eq!(fast, naive);
    }
}

fn ground(pieces: &[(&str, Side, Face)]) -> Ground {
    let mut ground = Ground::empty();
    for (at, side, face) in pieces {
        ground.put(at.parse().expect("a point"), Some(Piece { side: *side, face: *face }));
    }
    ground
}

const ACROSS: Face = Face::River(tallystone_core::games::stones_and_rivers::Axis::Horizontal);
const ALONG: Face = Face::River(tallystone_core::games::stones_and_rivers::Axis::Vertical);

fn legal(ground: &Ground, side: Side, action: &str) -> bool {
    actions(ground, side, Options::default()).contains(&action.parse().expect("an action"))
}

#[test]
fn a_ride_goes_from_river_to_river() {
    // The picture: a stone steps up onto a river across, slides to one along, and goes up or down.
    let ground = ground(&[
        ("c2", Side::Square, Face::Stone),
        ("c3", Side::Circle, ACROSS),
        ("k3", Side::Square, ALONG),
    ]);
    for to in ["d3", "j3", "a3", "k14", "k1", "k4"] {
        assert!(legal(&ground, Side::Square, &format!("c2>{to}")), "{to}");
    }
    for to in ["k3", "c3", "l3", "c4"] {
        assert!(!legal(&ground, Side::Square, &format!("c2>{to}")), "{to}");
    }
}

#[test]
fn a_river_pushes_along_itself_and_becomes_a_stone() {
    let mut ground = ground(&[("e7", Side::Circle, ALONG), ("d7", Side::Square, Face::Stone)]);
    assert!(legal(&ground, Side::Circle, "e7>d7>d12"));
    assert!(legal(&ground, Side::Circle, "e7>d7>d1"));
    assert!(!legal(&ground, Side::Circle, "e7>d7>c7"), "not in the direction of the move");
    carry_out(&mut ground, "e7>d7>d12".parse().expect("an action"));
    let pusher = ground.piece("d7".parse().expect("a point"));
    assert_eq!(pusher, Some(Piece { side: Side::Circle, face: Face::Stone }));
}

#[test]
fn nobody_moves_into_the_other_players_score_area() {
    let near = ground(&[("e3", Side::Circle, Face::Stone), ("e5", Side::Square, Face::Stone)]);
    assert!(!legal(&near, Side::Circle, "e3>e4"), "the area of the squares");
    assert!(legal(&near, Side::Square, "e5>e4"));
    let behind = ground(&[("d5", Side::Circle, Face::Stone), ("e5", Side::Circle, ALONG)]);
    assert!(!legal(&behind, Side::Circle, "d5>e3"), "not through it either");
}

#[test]
fn a_win_can_come_by_a_flip_or_by_the_opponents_push() {
    let four: Vec<(&str, Side, Face)> =
        ["e11", "f11", "g11", "h11"].map(|at| (at, Side::Circle, Face::Stone)).to_vec();
    let by_flip = ground(&[&four[..], &[("i11", Side::Circle, ACROSS)]].concat());
    let rules = Options::default();
    assert_eq!(winning_action(&by_flip, Side::Circle, rules), "i11:o".parse().ok());
    let mut by_push = ground(
        &[&four[..], &[("i10", Side::Circle, Face::Stone), ("i9", Side::Square, Face::Stone)]]
            .concat(),
    );
    assert!(legal(&by_push, Side::Square, "i9>i10>i11"));
    carry_out(&mut by_push, "i9>i10>i11".parse().expect("an action"));
    assert!(by_push.has_won(Side::Circle) && !by_push.has_won(Side::Square));
}

fn score(document: &serde_json::Value) -> Result<Scored, Error> {
    document::score(&Catalogue::standard(), Language::default(), &document.to_string())
}

#[test]
fn until_somebody_has_won_nobody_has_a_place() {
    let document = json!({ "game": "stones_and_rivers", "players": ["Ann", "Ben"], "events": [] });
    let scored = score(&document).expect("a fine document");
    for seat in scored.score.seats.values() {
        assert_eq!((seat.rank, seat.winner), (None, false));
    }
}

/// Only where a pushed piece may enter any area: Ann pushes Ben's last stone from her area to his.
#[test]
fn one_push_that_fills_both_areas_is_shared_by_a_ruling_of_ours() {
    let mut pieces: Vec<(&str, Side, Face)> =
        ["e11", "f11", "g11", "h11"].map(|at| (at, Side::Circle, Face::Stone)).to_vec();
    pieces.extend(["e4", "f4", "g4", "h4"].map(|at| (at, Side::Square, Face::Stone)));
    pieces.extend([("i12", Side::Circle, ALONG), ("i11", Side::Square, Face::Stone)]);
    let mut ground = ground(&pieces);
    let rules = Options { pushed_keep_out: false, ..Options::default() };
    let push: Action = "i12>i11>i4".parse().expect("an action");
    assert!(actions(&ground, Side::Circle, rules).contains(&push));
    carry_out(&mut ground, push);
    let document = json!({
        "game": "stones_and_rivers", "players": ["Ann", "Ben"], "options": rules,
        "position": { "ground": ground, "turn": "square" },
    });
    let scored = score(&document).expect("a fine document");
    let places: Vec<_> = scored.score.seats.values().map(|seat| (seat.rank, seat.winner)).collect();
    assert_eq!(places, [(Some(1), true); 2]);
    assert!(!scored.doubts.iter().any(|doubt| doubt.kind == "both-won"), "{:?}", scored.doubts);
    let ending = scored.ending.unwrap_or_default();
    assert!(ending.contains("Ruling of this app"), "{ending}");
    let mut rules = StonesAndRivers.rules(&Options::default()).into_iter();
    let both = rules.find(|rule| rule.id == "both-at-once").expect("a rule");
    assert_eq!(both.standing, Standing::OurRuling);
    let text = Speaker::without_table(Language::default()).say(&both.text);
    assert!(text.contains("share"), "{text}");
}

#[test]
fn a_push_that_cannot_be_is_refused_for_what_is_wrong_with_it() {
    for (action, expected) in [
        ("e6>e7>e8", "There is no piece on e7 to push."),
        ("e5>e6>e6", "The piece on e6 cannot be pushed to where it stands"),
        ("e5>e5>e6", "The piece on e5 cannot push itself"),
        ("e2>e3>e4", "There is no piece on e2 to act with."),
    ] {
        let document = json!({ "game": "stones_and_rivers", "players": ["A", "B"],
            "events": [{ "event": "act", "action": action }] });
        let error = score(&document).map(|_| ()).expect_err("no such push").to_string();
        assert!(error.contains(expected), "{action}: {error}");
    }
}

struct Evening {
    app: App,
    screen: Screen,
}

impl Evening {
    fn begin() -> Self {
        let mut app =
            App::open(None, Catalogue::standard(), Box::new(Exact::new(1)), Language::default())
                .expect("in memory");
        let screen = app.start(&NewSession::of("stones_and_rivers", 2)).expect("a session");
        Self { app, screen }
    }

    fn enter(&mut self, control: &str, value: EntryValue) -> Result<(), String> {
        let Screen { revision, focus, place, session, .. } = self.screen.clone();
        let entry = Entry { control: control.to_owned(), value, revision, focus, place };
        let answer = self.app.enter(session, &entry);
        self.screen = answer.map_err(|error| error.to_string())?;
        Ok(())
    }

    fn tap(&mut self, points: &[&str]) {
        for point in points {
            let cell = (*point).to_owned();
            self.enter("board", EntryValue::Tap { cell }).expect("a point that can be tapped");
        }
    }

    fn press(&mut self, control: &str) {
        self.enter(control, EntryValue::Press).expect("an action that can be pressed");
    }

    fn choose(&mut self, control: &str, option: &str) {
        let value = EntryValue::Choose { option: option.to_owned() };
        self.enter(control, value).expect("an option");
    }

    fn targets(&self) -> Vec<String> {
        let control = self.screen.control("board").expect("the board");
        let ControlKind::Board { board } = &control.kind else { panic!("not a board") };
        board.cells.iter().filter(|cell| cell.target).map(|cell| cell.id.clone()).collect()
    }
}

#[test]
fn a_piece_is_taken_up_its_targets_are_lit_and_one_is_tapped() {
    let mut evening = Evening::begin();
    evening.tap(&["d6"]);
    let lit = evening.targets();
    assert_eq!(lit, ["d5", "c6", "d7"], "a stone to push, and two steps");
    evening.tap(&["d7"]);
    let said = evening.screen.announcement.clone().unwrap_or_default();
    assert!(said.contains("1. d6>d7"), "{said}");
    // A river that can push to several places asks where.
    evening.tap(&["d9"]);
    evening.choose("turn", "along");
    evening.tap(&["d7"]);
    evening.choose("turn", "across");
    evening.tap(&["d9", "d8"]);
    evening.tap(&["d7", "d8"]);
    assert!(evening.targets().len() > 3, "{:?}", evening.targets());
    evening.tap(&["a8"]);
    let log = evening.app.log(evening.screen.session).expect("a log");
    assert!(log.iter().any(|line| line.text.contains("5. d7>d8>a8")), "{log:#?}");
}

#[test]
fn the_flip_for_the_first_move_is_drawn_and_its_winner_chooses() {
    let mut evening = Evening::begin();
    assert_eq!(evening.screen.sheet.next.as_deref(), Some("caller"));
    assert!(!evening.screen.can_press("draw.stone"), "who calls is asked first");
    evening.choose("caller", "square");
    evening.press("draw.stone");
    let title = evening.screen.sheet.groups.iter().find(|group| group.id == "first");
    let title = title.and_then(|group| group.title.clone()).unwrap_or_default();
    assert!(title.contains("chooses"), "{title}");
    evening.press("second");
    let up = evening.screen.sheet.prompt.clone().unwrap_or_default();
    let chooser = if title.contains("A chooses") { 'A' } else { 'B' };
    assert!(!up.starts_with(chooser), "{up}");
    evening.tap(&[if chooser == 'A' { "d9" } else { "d6" }]);
}

#[test]
fn without_a_referee_everything_is_kept_and_what_is_illegal_is_doubtful() {
    let mut evening = Evening::begin();
    let session = evening.screen.session;
    evening.screen = evening.app.choose(session, "referee", "no").expect("an option");
    evening.tap(&["d6", "m14"]);
    let doubts: Vec<&str> = evening.screen.doubts.iter().map(|doubt| doubt.kind.as_str()).collect();
    assert_eq!(doubts, ["irregular"]);
    evening.screen = evening.app.choose(session, "referee", "yes").expect("an option");
    assert_eq!(evening.screen.set_aside.len(), 1, "a referee would not have taken it");
}

#[test]
fn a_pushed_piece_may_land_where_the_pusher_stood() {
    let mut evening = Evening::begin();
    let session = evening.screen.session;
    evening.screen = evening.app.choose(session, "referee", "no").expect("an option");
    for (from, to) in [("d6", "d8"), ("e9", "e8")] {
        evening.tap(&[from, to]);
    }
    evening.tap(&["d8"]);
    evening.choose("turn", "across");
    evening.screen = evening.app.choose(session, "referee", "yes").expect("an option");
    evening.screen = evening.app.choose(session, "referee", "no").expect("an option");
    evening.tap(&["d8", "e8"]);
    assert!(evening.targets().contains(&"d8".to_owned()), "{:?}", evening.targets());
    evening.tap(&["d8"]);
    let said = evening.screen.announcement.clone().unwrap_or_default();
    assert!(said.contains("d8>e8>d8"), "{said}");
}

/// A game to its end by legal taps only: whatever a random player does, five stones end it.
#[test]
fn a_win_is_called_at_once_and_ends_the_game() {
    let mut text = json!({ "game": "stones_and_rivers", "players": ["Ann", "Ben"] });
    let near = "13/13/13/4cccc5/8c4/3sssssss3/13/13/3ccccccc3/13/13/13/13/13 c";
    let position = Position::from_line(near).expect("a line").expect("a line");
    assert_eq!(position.line(), near);
    text["position"] = serde_json::to_value(&position).expect("a position");
    let scored = tallystone_core::document::score(
        &Catalogue::standard(),
        Language::default(),
        &text.to_string(),
    )
    .expect("scored");
    assert!(scored.ending.is_none());
    let mut after = position.ground.clone();
    carry_out(&mut after, "i10>i11".parse().expect("an action"));
    assert!(after.has_won(Side::Circle));
    assert_eq!(Point::all().count(), 13 * 14);
    assert_eq!(Evening::begin().screen.phase, Phase::SettingUp);
}

/// By the rules of the default no action fills both areas, so one of them was full before.
#[test]
fn a_ground_with_both_areas_full_is_doubted_without_calling_the_win_another() {
    let ground = "13/13/13/4ccccc4/13/13/3sssssssss1/13/3ccccccccc1/13/4sssss4/13/13/13";
    let document = json!({
        "game": "stones_and_rivers", "players": ["Ann", "Ben"],
        "position": { "ground": ground, "turn": "circle" },
    });
    let scored = score(&document).expect("a fine document");
    assert!(scored.ending.is_some_and(|ending| ending.ends_with("it is shared.")));
    let doubts: Vec<&str> = scored.doubts.iter().map(|doubt| doubt.text.as_str()).collect();
    assert_eq!(
        doubts,
        [
            "Both score areas hold five stones, but no action can have filled both at once: the game was \
          over with the first."
        ]
    );
}
