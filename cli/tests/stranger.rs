//! A game that the shell has never heard of, played by keys: the proof that it knows none.

use crossterm::event::{KeyCode, KeyEvent};
use tallystone_cli::shell::{Ink, Shell};
use tallystone_core::app::App;
use tallystone_core::game::Catalogue;
use tallystone_core::text::Language;
use tallystone_tests::Exact;
use tallystone_tests::stranger::Stranger;

fn press(shell: &mut Shell, keys: &str) {
    for key in keys.chars() {
        let code = match key {
            '⏎' => KeyCode::Enter,
            '⇥' => KeyCode::Tab,
            '→' => KeyCode::Right,
            letter => KeyCode::Char(letter),
        };
        shell.key(KeyEvent::from(code));
    }
}

#[test]
fn a_stranger_is_set_up_entered_explained_and_finished_by_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("stranger.db");
    let open = || {
        let catalogue = Catalogue::empty().with(Stranger);
        App::open(Some(&path), catalogue, Box::new(Exact::new(1)), Language::default())
            .expect("a database")
    };
    let mut shell = Shell::new(open(), Language::default(), Ink::Plain);
    press(&mut shell, "2");
    let picture = shell.picture(80, 24);
    assert!(picture.contains("Take 40 pebbles."), "{picture}");

    // The board comes first: a tap with the second seat's pen.
    press(&mut shell, " t2→⏎");
    let picture = shell.picture(80, 24);
    assert!(picture.contains("Pile up."), "{picture}");
    // On to the first seat's stepper, three up; then its leaf.
    press(&mut shell, "⇥+++⇥⏎");
    let picture = shell.picture(80, 24);
    assert!(picture.lines().any(|line| line.contains('A') && line.contains('6')), "{picture}");
    press(&mut shell, "e");
    let picture = shell.picture(80, 24);
    assert!(picture.contains("doubled by the leaf"), "{picture}");

    // Found again by another run of the program.
    let mut shell = Shell::new(open(), Language::default(), Ink::Plain);
    press(&mut shell, "⏎");
    let picture = shell.picture(120, 40);
    assert!(picture.contains("Stranger") && picture.contains("Pile up."), "{picture}");
    // Something is missing: it is asked first, and ended as it stands.
    press(&mut shell, "f");
    let picture = shell.picture(80, 24);
    assert!(picture.contains("1 End it as it stands"), "{picture}");
    press(&mut shell, "1");
    let picture = shell.picture(80, 24);
    assert!(picture.contains("Result") && picture.contains('♛'), "{picture}");
}
