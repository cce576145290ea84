//! The rooms that every game has: the same file names for the same things, so that who knows one game
//! finds the way in all of them.

const ROOMS: &[&str] = &[
    "apply", "board", "check", "controls", "doubts", "event", "focus", "options", "paint",
    "position", "read", "rules", "score", "setup", "sheet", "tell",
];

/// The rooms that a game in a folder of its own lacks. One that is a plain sheet is one file, and has
/// none.
pub(super) fn missing<'a>(game: &str, paths: &'a [String]) -> Vec<&'static str> {
    let folder = format!("core/src/games/{game}/");
    let files: Vec<&'a str> = paths.iter().filter_map(|path| path.strip_prefix(&folder)).collect();
    let is_there = |room: &str| files.iter().any(|file| file.strip_suffix(".rs") == Some(room));
    let wanted = ROOMS.iter().copied().filter(|_| !files.is_empty());
    wanted.filter(|room| !is_there(room)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_all_rooms_or_is_one_file() {
        let of = |files: &[&str]| -> Vec<String> {
            files.iter().map(|file| format!("core/src/games/{file}.rs")).collect()
        };
        let mut files: Vec<String> = ROOMS.iter().map(|room| format!("pebbles/{room}")).collect();
        files.push("pebbles/mod".to_owned());
        let paths: Vec<String> =
            files.iter().map(|file| format!("core/src/games/{file}.rs")).collect();
        assert_eq!(missing("pebbles", &paths), [""; 0]);
        assert_eq!(missing("pebbles", &paths[1..]), ["apply"]);
        assert_eq!(missing("leaves", &of(&["leaves", "pebbles/mod"])), [""; 0], "one file");
    }
}
