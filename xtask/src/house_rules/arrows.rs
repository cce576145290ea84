//! Who may know whom in the core: the one list of its rooms and the doors between them.

/// Each room with those that it may know. What is not here is a new room, or a new door: it is added
/// on purpose, or not at all.
const KNOWS: &[(&str, &str)] = &[
    // Words and small things.
    ("look", ""),
    ("moment", ""),
    ("seat", ""),
    ("id", "seat"),
    ("outside", "moment"),
    ("text", "look seat"),
    ("refusal", "seat text"),
    ("name", "refusal text"),
    ("taken", "entry name refusal text"),
    ("table", "look name outside refusal seat taken text"),
    ("json", "refusal text"),
    // What a game is made of, and the games.
    ("rules", "text"),
    ("checklist", "text"),
    ("score", "seat table text"),
    ("board", "look seat text"),
    ("drawing", "board look seat"),
    ("sheet", "board seat text"),
    ("entry", "outside refusal sheet text"),
    (
        "game",
        "board checklist drawing entry id json look refusal rules score seat sheet table text",
    ),
    (
        "games",
        "board checklist drawing entry game id json look outside refusal rules score seat sheet table text",
    ),
    // A table from set-up to result, and where it is kept.
    ("session", "entry game moment outside refusal score seat table taken text"),
    ("record", "look moment name outside seat session table taken text"),
    ("merge", "moment outside record"),
    ("store", "look merge moment name outside record seat session text"),
    (
        "exchange",
        "game json look merge moment name outside record refusal score seat session table taken text",
    ),
    ("statistics", "outside store"),
    ("result_card", "drawing look"),
    ("document", "error game json look refusal score seat table text"),
    ("error", "refusal store text"),
    // The one that shells hold knows all but single games.
    (
        "app",
        "board checklist drawing entry error exchange game look merge moment name outside record refusal result_card \
         rules score seat session sheet statistics store table taken text",
    ),
];

/// Through which door that is not there something is asked of another room; of a file of the core.
pub(super) fn missing_door(path: &str, line: &str) -> Option<String> {
    let room = room_of(path)?;
    let Some((_, known)) = KNOWS.iter().find(|(name, _)| *name == room) else {
        return Some(format!("the room {room} is not in the list of who may know whom"));
    };
    let asked = line.match_indices("crate::").map(|(at, found)| {
        let rest = &line[at + found.len()..];
        &rest[..rest.find(|letter: char| !is_of_a_name(letter)).unwrap_or(rest.len())]
    });
    let is_room = |name: &&str| KNOWS.iter().any(|(other, _)| other == name);
    let is_open = |name: &str| name == room || known.split_whitespace().any(|it| it == name);
    let mut closed = asked.filter(is_room).filter(|name| !is_open(name));
    closed
        .next()
        .map(|name| format!("{room} may not know {name}; see the list of who may know whom"))
}

/// The room that a file of the core is in; the house itself is none.
fn room_of(path: &str) -> Option<&str> {
    let inside = path.strip_prefix("core/src/")?.strip_suffix(".rs")?;
    let room = inside.split('/').next()?;
    (room != "lib").then_some(room)
}

fn is_of_a_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_is_asked_only_through_its_doors() {
        let asks = |path, line| missing_door(path, line).is_some();
        assert!(asks("core/src/game/face.rs", "use crate::games::keltis::Keltis;"));
        assert!(asks("core/src/score/mod.rs", "    crate::store::Store::open(path)"));
        assert!(asks("core/src/cellar.rs", "//! Dark."), "a room that nobody knows of");
        assert!(!asks("core/src/games/keltis/mod.rs", "use crate::game::Game;"));
        assert!(!asks(
            "core/src/score/mod.rs",
            "use crate::score::Line; use crate::text::Message;"
        ));
        assert!(!asks("core/src/lib.rs", "pub use crate::app::App;"));
        assert!(!asks("cli/src/main.rs", "use crate::games;"), "not a room of the core");
    }

    #[test]
    fn every_door_leads_to_a_room() {
        for (room, known) in KNOWS {
            for name in known.split_whitespace() {
                assert!(KNOWS.iter().any(|(other, _)| *other == name), "{room} knows {name}");
            }
        }
    }
}
