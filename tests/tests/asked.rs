//! What is asked and what is next, in random play of every game: at most one question, with a way out
//! of it; what is next can be touched; and nobody ends a game too early without being asked.

use tallystone_core::app::{App, NewSeat, NewSession, Screen, control};
use tallystone_core::entry::{Entry, EntryValue};
use tallystone_core::game::Catalogue;
use tallystone_core::session::Phase;
use tallystone_core::sheet::{ControlKind, MOST_USUAL, Role};
use tallystone_core::text::Language;
use tallystone_tests::{Exact, Random, of_each_seed, scaled, valid_entry};

fn open(seed: u64) -> App {
    let outside = Box::new(Exact::new(seed));
    App::open(None, Catalogue::standard(), outside, Language::default()).expect("in memory")
}

fn press(app: &mut App, screen: &Screen, control: &str) -> Screen {
    let entry = entry(screen, control, EntryValue::Press);
    app.enter(screen.session, &entry).unwrap_or_else(|error| panic!("{control}: {error:?}"))
}

fn entry(screen: &Screen, control: &str, value: EntryValue) -> Entry {
    let (control, focus) = (control.to_owned(), screen.focus.clone());
    Entry { control, value, revision: screen.revision, focus, place: screen.place }
}

#[test]
fn a_question_can_be_closed_and_what_is_next_can_be_touched() {
    let asked: usize = of_each_seed(|seed| asked_of(seed, scaled(6_000))).into_iter().sum();
    println!("asked: {asked} questions closed");
    assert!(asked > 0);
}

/// How many questions came up in so many entries; each was closed.
fn asked_of(seed: u64, count: usize) -> usize {
    let (mut random, mut app, mut asked) = (Random::new(seed), open(seed), 0);
    let games = app.games();
    let mut screen: Option<Screen> = None;
    for number in 0..count {
        let current = match screen.take() {
            Some(screen) if number % 60 != 0 => screen,
            _ => {
                let game = random.pick(&games);
                let players = usize::from(game.most_players);
                app.start(&NewSession::of(&game.id, players)).expect("a session")
            }
        };
        look_at(&current);
        if let Some(question) = current.sheet.asked() {
            let way_out = question.controls.last().expect("a way out");
            let closed = press(&mut app, &current, &way_out.id);
            let stays = closed.sheet.asked().is_some_and(|it| it.id == question.id);
            assert!(!stays, "{}: {} stays open", current.game, question.id);
            assert_eq!(closed.revision, current.revision, "closing is no event");
            asked += 1;
        }
        let Some((control, value)) = valid_entry(&mut random, &current.sheet) else { continue };
        screen = app.enter(current.session, &entry(&current, &control, value)).ok();
    }
    asked
}

fn look_at(screen: &Screen) {
    let questions = screen.sheet.groups.iter().filter(|group| group.role == Role::Ask).count();
    assert!(questions <= 1, "{}: {questions} questions at once", screen.game);
    if let Some(next) = &screen.sheet.next {
        let control = screen.control(next);
        let control = control.unwrap_or_else(|| panic!("{}: no control {next}", screen.game));
        let enabled = !matches!(control.kind, ControlKind::Action { enabled: false, .. });
        assert!(enabled, "{}: {next} is next and cannot be touched", screen.game);
        if let Some(question) = screen.sheet.asked() {
            // Some questions are answered on the board: where a piece goes, what else fell.
            let inside = question.controls.iter().any(|control| control.id == *next);
            let on_board = matches!(control.kind, ControlKind::Board { .. });
            let answers = inside || on_board;
            assert!(answers, "{}: {next} is next, and {} is asked", screen.game, question.id);
        }
    }
    for control in screen.sheet.controls() {
        if let ControlKind::Number { usual, min, max, .. } = &control.kind {
            assert!(usual.len() <= MOST_USUAL, "{}", control.id);
            assert!(usual.iter().all(|it| (min..=max).contains(&it)), "{}", control.id);
        }
    }
}

#[test]
fn whoever_finishes_too_early_is_asked() {
    let mut app = open(7);
    let start = app.start(&NewSession::of("iquazu", 2)).expect("a session");
    let mut random = Random::new(7);
    let mut screen = start;
    while screen.phase != Phase::Playing {
        let (control, value) = valid_entry(&mut random, &screen.sheet).expect("something");
        if let Ok(next) = app.enter(screen.session, &entry(&screen, &control, value)) {
            screen = next;
        }
    }
    let asked = press(&mut app, &screen, control::FINISH);
    assert_eq!((asked.phase, asked.revision), (Phase::Playing, screen.revision));
    let question = asked.sheet.asked().expect("a question");
    let ids: Vec<&str> = question.controls.iter().map(|control| &*control.id).collect();
    assert_eq!(ids, [control::END, control::GIVE_UP, control::KEEP]);
    assert!(question.title.as_ref().is_some_and(|title| !title.is_empty()));
    assert_eq!(asked.sheet.next.as_deref(), Some(control::KEEP));
    let kept = press(&mut app, &asked, control::KEEP);
    assert!(kept.sheet.asked().is_none_or(|it| it.id != question.id));
    assert_eq!(kept.revision, screen.revision);
    let asked = press(&mut app, &kept, control::FINISH);
    let ended = press(&mut app, &asked, control::END);
    assert_eq!(ended.phase, Phase::Finished);
    let again = press(&mut app, &ended, control::REOPEN);
    let given_up = press(&mut app, &again, control::GIVE_UP);
    assert_eq!(given_up.phase, Phase::Abandoned);
}

#[test]
fn those_who_sat_together_are_offered_as_they_sat() {
    let mut app = open(3);
    let seats = |names: &[&str]| -> Vec<NewSeat> {
        let seat = |name: &&str| NewSeat { name: Some((*name).to_owned()), ..NewSeat::default() };
        names.iter().map(seat).collect()
    };
    let mut start = |game: &str, names: &[&str]| {
        let new = NewSession { seats: seats(names), ..NewSession::of(game, names.len()) };
        app.start(&new).expect("a session")
    };
    let first = start("keltis", &["Cleo", "Ann", "Ben"]);
    start("iquazu", &["Ann", "Dov"]);
    start("iquazu", &["Ben", "Cleo", "Ann"]);
    start("keltis", &["", "Ann"]);
    let colours: Vec<_> = first.seats.iter().map(|seat| Some(seat.colour)).collect();
    let groups = app.groups("keltis").expect("groups");
    let texts: Vec<&str> = groups.iter().map(|group| &*group.text).collect();
    assert_eq!(texts, ["Cleo, Ann and Ben", "Ann and Dov"], "as they sat at this game");
    let offered: Vec<_> = groups[0].seats.iter().map(|seat| seat.colour).collect();
    assert_eq!(offered, colours);
    assert_eq!(groups[1].seats[0].colour, None, "not at this game");
    let two = app.groups("stones_and_rivers").expect("groups");
    assert_eq!(two.len(), 1, "three cannot play it");
    assert!(app.groups("nim").is_err());
}
