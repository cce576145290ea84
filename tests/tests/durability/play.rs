//! Playing on a real file: an app on it, and entries made up from its screens.

use std::path::Path;

use tallystone_core::app::{App, Error, NewSession, Screen, control};
use tallystone_core::entry::{Entry, EntryValue};
use tallystone_core::game::Catalogue;
use tallystone_core::outside::Outside;
use tallystone_core::sheet::ControlKind;
use tallystone_core::text::Language;
use tallystone_tests::Random;
use tallystone_tests::stranger::Stranger;

pub(crate) fn try_open(path: &Path, outside: impl Outside + 'static) -> Result<App, Error> {
    let catalogue = Catalogue::standard().with(Stranger);
    App::open(Some(path), catalogue, Box::new(outside), Language::default())
}

pub(crate) fn open(path: &Path, outside: impl Outside + 'static) -> App {
    try_open(path, outside).expect("the database opens")
}

/// A table of nameless players.
pub(crate) fn start(app: &mut App, game: &str, players: usize) -> Screen {
    app.start(&NewSession::of(game, players)).expect("a session starts")
}

/// Makes so many random entries that are taken, and returns the last screen. After each,
/// `taken` is told the screen.
pub(crate) fn play(
    app: &mut App,
    mut screen: Screen,
    entries: usize,
    random: &mut Random,
    mut taken: impl FnMut(&Screen),
) -> Screen {
    let mut count = 0;
    while count < entries {
        let entry = random_entry(&screen, random);
        match app.enter(screen.session, &entry) {
            Ok(next) => {
                count += usize::from(next.revision > screen.revision);
                taken(&next);
                screen = next;
            }
            Err(Error::Refused { .. }) => {}
            Err(error) => panic!("{entry:?}: {error}"),
        }
    }
    screen
}

/// Something that can be touched on this screen; it never ends the session.
pub(crate) fn random_entry(screen: &Screen, random: &mut Random) -> Entry {
    any_entry(screen, random).expect("a sheet offers something")
}

/// The same, where a sheet may offer nothing.
pub(crate) fn any_entry(screen: &Screen, random: &mut Random) -> Option<Entry> {
    let controls: Vec<_> = screen
        .sheet
        .controls()
        .filter(|offered| ![control::FINISH, control::REOPEN].contains(&offered.id.as_str()))
        .filter(|offered| match &offered.kind {
            ControlKind::Choice { options, .. } => !options.is_empty(),
            ControlKind::Board { board } => !board.cells.is_empty(),
            _ => true,
        })
        .collect();
    if controls.is_empty() {
        return None;
    }
    let touched = random.pick(&controls);
    let value = match &touched.kind {
        ControlKind::Stepper { value, min, max } => {
            EntryValue::Step { by: random.within(*min..=*max) - value }
        }
        ControlKind::Choice { options, .. } => {
            EntryValue::Choose { option: random.pick(options).id.clone() }
        }
        ControlKind::Toggle { .. } => EntryValue::Flip,
        ControlKind::Number { min, max, .. } => {
            EntryValue::Number { typed: random.within(*min..=*max).to_string() }
        }
        ControlKind::Board { board } if random.chance(30) && !board.pens.is_empty() => {
            EntryValue::Pen { pen: random.pick(&board.pens).id.clone() }
        }
        ControlKind::Board { board } => {
            EntryValue::Tap { cell: random.pick(&board.cells).id.clone() }
        }
        ControlKind::Action { .. } => EntryValue::Press,
        ControlKind::Note { .. } => EntryValue::Write { text: random.next_u64().to_string() },
    };
    Some(entry(screen, &touched.id, value))
}

pub(crate) fn entry(screen: &Screen, control: &str, value: EntryValue) -> Entry {
    Entry {
        control: control.to_owned(),
        value,
        revision: screen.revision,
        focus: screen.focus.clone(),
        place: screen.place,
    }
}
