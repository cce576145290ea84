//! The language is changed wherever one is: every word is another one at once, and nothing is lost.

use tallystone_core::entry::When;
use tallystone_tests::spoken::Vocabulary;

use super::super::Page;
use super::*;

/// What is read that nobody says: the program's name and a player's, languages by their own names.
fn names() -> Vec<&'static str> {
    ["Ann", "Tallystone"].into_iter().chain(Language::all().map(Language::name)).collect()
}

fn language(tag: &str) -> Language {
    Language::find(tag).expect("a language")
}

/// Chooses a language by its digit; the menus offer it last.
fn choose(shell: &mut Shell, tag: &str) {
    press(shell, "m");
    for _ in 0..20 {
        code(shell, KeyCode::Down);
    }
    code(shell, KeyCode::Enter);
    let nth = Language::all().position(|it| it == language(tag)).expect("a language");
    press(shell, &(nth + 1).to_string());
    assert!(shell.over.is_empty() && shell.language == language(tag));
}

/// Words on the page that no message of the language has.
fn foreign(shell: &mut Shell, tag: &str) -> Vec<String> {
    let _ = shell.picture(80, 24);
    let text = shell.texts.iter().map(|(text, _)| text.as_str()).collect::<Vec<_>>().join("\n");
    let found = Vocabulary::of(tag, &names()).foreign(&text);
    // Positions in one line are for programs: `sssssss`.
    found.into_iter().filter(|word| !word.chars().all(|letter| word.starts_with(letter))).collect()
}

#[test]
fn every_view_of_a_session_changes_at_once_and_back_to_what_it_was() {
    for mut shell in tables() {
        let game = shell.screen().map(|screen| screen.game.clone()).unwrap_or_default();
        name(&mut shell, "Ann");
        shell.look_at(View::Table);
        for keys in ["n", "1", "n", "2", "n", "n"] {
            press(&mut shell, keys);
        }
        for view in View::ALL {
            shell.look_at(view);
            // The rules take letters as words to look for.
            if view == View::Rules {
                continue;
            }
            code(&mut shell, KeyCode::Down);
            let here = |shell: &Shell| (revision(shell), shell.screen().map(|it| it.session));
            let was = here(&shell);
            // Asked again, a screen tells what the last entry changed.
            choose(&mut shell, "en");
            let before = look(&mut shell, &format!("{game}-{view:?}-en"));
            for tag in ["de", "fi", "pl"] {
                choose(&mut shell, tag);
                look(&mut shell, &format!("{game}-{view:?}-{tag}"));
                assert_eq!(foreign(&mut shell, tag), Vec::<String>::new(), "{game} {view:?} {tag}");
            }
            choose(&mut shell, "en");
            assert_eq!(look(&mut shell, &format!("{game}-{view:?}-back")), before);
            assert_eq!(here(&shell), was, "nothing was entered: {game} {view:?}");
        }
    }
}

#[test]
fn it_changes_in_the_middle_of_a_correction_and_on_the_first_pages() {
    let corrected = |mut shell: Shell| {
        press(&mut shell, "n1n2n");
        shell.look_at(View::Log);
        code(&mut shell, KeyCode::End);
        code(&mut shell, KeyCode::Enter);
        shell.screen().is_some_and(|it| it.place != When::Now).then_some(shell)
    };
    let mut shell = tables().into_iter().find_map(corrected).expect("an entry to be corrected");
    let place = shell.screen().map(|screen| screen.place).expect("a session");
    choose(&mut shell, "nl");
    assert_eq!(shell.screen().map(|screen| screen.place), Some(place));
    assert_eq!(foreign(&mut shell, "nl"), Vec::<String>::new());
    shell.go_home();
    assert_eq!(foreign(&mut shell, "nl"), Vec::<String>::new());
    code(&mut shell, KeyCode::Down);
    code(&mut shell, KeyCode::Enter);
    assert!(matches!(shell.page, Page::Players(_) | Page::Session(_)));
    assert_eq!(foreign(&mut shell, "nl"), Vec::<String>::new());
}

#[test]
fn the_language_is_remembered_and_can_be_clicked() {
    let mut shell = shell(Ink::Plain);
    choose(&mut shell, "da");
    let kept = shell.app.preferences().expect("preferences");
    assert_eq!(kept.language.as_deref(), Some("da"));
    shell.open_languages();
    let _ = shell.picture(80, 24);
    let english = Language::all().position(|it| it == Language::default()).expect("English");
    click(&mut shell, |target| *target == Target::Line(english));
    assert_eq!(shell.language, Language::default());
}
