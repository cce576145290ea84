//! Whatever a shell sends: no panic, nothing half-applied.

use tallystone_core::app::{App, Error, NewSession, Screen};
use tallystone_core::entry::{Entry, Focus, When};
use tallystone_core::game::Catalogue;
use tallystone_tests::stranger::Stranger;
use tallystone_tests::windfall::Windfall;
use tallystone_tests::{Exact, Random, of_each_seed, scaled, seeds, valid_entry, wild_entry};

/// A new session is begun after so many entries, so that logs stay of a usual length.
const ENTRIES_A_SESSION: usize = 300;

#[test]
fn a_stream_of_any_entries_never_panics_or_half_applies() {
    let count = scaled(1_000_000);
    let each = count / seeds().len();
    let refused: usize = of_each_seed(|seed| refused_of(seed, each)).into_iter().sum();
    println!("fuzz: {count} entries, {refused} of them refused");
    assert!(refused > 0);
}

/// How many of so many entries were refused.
fn refused_of(seed: u64, count: usize) -> usize {
    let mut refused = 0;
    let mut random = Random::new(seed);
    let catalogue = Catalogue::standard().with(Stranger).with(Windfall);
    let outside = Box::new(Exact::new(seed));
    let mut app = App::open(None, catalogue, outside, random.language()).expect("in memory");
    let games = app.games();
    let mut screen: Option<Screen> = None;
    for number in 0..count {
        let current = match screen.take() {
            Some(screen) if number % ENTRIES_A_SESSION != 0 => screen,
            _ => {
                let game = random.pick(&games);
                let players = usize::from(game.most_players);
                app.start(&NewSession::of(&game.id, players)).expect("a session")
            }
        };
        let entry = entry(&mut random, &current);
        screen = Some(match app.enter(current.session, &entry) {
            Ok(next) => next,
            Err(Error::Refused { message, .. } | Error::NotFound { message }) => {
                assert!(!message.is_empty());
                refused += 1;
                let now = app.screen(current.session, current.place, current.focus.clone());
                let now = now.unwrap_or_else(|_| fresh(&mut app, &current));
                assert_eq!(now.revision, current.revision, "a refusal changes nothing: {entry:?}");
                assert_eq!(points(&now), points(&current));
                now
            }
            Err(other) => panic!("{other:?} for {entry:?}"),
        });
    }
    refused
}

fn fresh(app: &mut App, screen: &Screen) -> Screen {
    app.screen(screen.session, When::Now, Focus::default()).expect("the session")
}

fn points(screen: &Screen) -> Vec<Option<i64>> {
    screen.seats.iter().map(|seat| seat.points).collect()
}

fn entry(random: &mut Random, screen: &Screen) -> Entry {
    let revision = if random.chance(90) { screen.revision } else { random.next_u64() };
    let place = if random.chance(95) { When::Now } else { screen.place };
    if random.chance(60)
        && let Some((control, value)) = valid_entry(random, &screen.sheet)
    {
        return Entry { control, value, revision, focus: screen.focus.clone(), place };
    }
    let (control, value, focus) = wild_entry(random, &screen.sheet);
    Entry { control, value, revision, focus, place }
}
