//! Plain text: without the letters that a screen would obey, or that are there without being seen.
//!
//! Whatever is taken in, said or printed goes through here, so that nobody's name moves a cursor,
//! turns the words after it around, or looks like another one.

use std::borrow::Cow;
use std::fmt::Write as _;

/// So much of what somebody else wrote is enough to know it again.
const LONGEST_ECHO: usize = 60;

const FLAG: char = '\u{1f3f4}';

/// One line: what breaks or moves becomes a space.
pub fn one_line(text: &str) -> Cow<'_, str> {
    cleaned(text, false)
}

/// Several lines, each ending with a line feed; all else as in one.
pub fn lines(text: &str) -> Cow<'_, str> {
    if text.contains('\r') {
        return Cow::Owned(cleaned(&text.replace("\r\n", "\n"), true).into_owned());
    }
    cleaned(text, true)
}

/// What somebody else wrote as a sentence quotes it: on one line, cut where it goes on and on.
pub fn echo(text: &str) -> String {
    let mut letters = text.char_indices().skip(LONGEST_ECHO);
    match letters.next() {
        Some((end, _)) => one_line(&text[..end]).into_owned() + "…",
        None => one_line(text).into_owned(),
    }
}

/// JSON that says the same, with such letters written as escapes. All of them are in its texts.
pub fn escaped_json(json: &str) -> Cow<'_, str> {
    let acts = |letter: char| letter != '\n' && (moves(letter) || is_hidden(letter));
    if !json.contains(acts) {
        return Cow::Borrowed(json);
    }
    let mut escaped = String::with_capacity(json.len() + 16);
    for letter in json.chars() {
        if acts(letter) {
            let mut units = [0; 2];
            for unit in letter.encode_utf16(&mut units) {
                let _ = write!(escaped, "\\u{unit:04x}");
            }
        } else {
            escaped.push(letter);
        }
    }
    Cow::Owned(escaped)
}

/// Whether there is anything to see.
pub(crate) fn is_blank(text: &str) -> bool {
    text.chars().all(|letter| letter.is_whitespace() || takes_no_ink(letter))
}

fn cleaned(text: &str, keeps_lines: bool) -> Cow<'_, str> {
    let stays = |letter: char| keeps_lines && letter == '\n';
    if !text.contains(|letter: char| !stays(letter) && (moves(letter) || is_hidden(letter))) {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    // A black flag and hidden letters after it are the flag of Scotland, for instance.
    let mut in_flag = false;
    for letter in text.chars() {
        in_flag = letter == FLAG || (in_flag && is_tag(letter));
        if stays(letter) || (in_flag && is_tag(letter)) {
            plain.push(letter);
        } else if moves(letter) {
            plain.push(' ');
        } else if !is_hidden(letter) {
            plain.push(letter);
        }
    }
    Cow::Owned(plain)
}

/// A control character, of either set, or another kind of line break.
fn moves(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}')
}

/// What changes the direction of the letters beside it, or is there without being seen. Names that
/// are written from right to left, letters that are joined or kept apart, and pictures made of
/// several need none of them.
fn is_hidden(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{61c}' | '\u{70f}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
        | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e00ff}'
        | '\u{e01f0}'..='\u{e0fff}')
}

fn is_tag(letter: char) -> bool {
    matches!(letter, '\u{e0020}'..='\u{e007f}')
}

/// Letters that are blank, and what only changes the letter before it.
fn takes_no_ink(letter: char) -> bool {
    matches!(letter,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200c}' | '\u{200d}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}'
        | '\u{e0100}'..='\u{e01ef}')
        || is_hidden(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_screen_would_obey_is_gone() {
        assert_eq!(one_line("\u{1b}[31mred\u{7}\u{9b}2J\r\n\tx\u{2028}y"), " [31mred  2J   x y");
        assert_eq!(lines("a\r\nb\u{b}\nc\rd"), "a\nb \nc d");
        assert_eq!(one_line("A\u{202e}n\u{2066}n\u{200f}\u{61c}\u{200b}\u{feff}"), "Ann");
        assert_eq!(one_line("A\u{e0041}\u{e007f}nn"), "Ann");
    }

    #[test]
    fn what_people_write_stays_as_it_is() {
        for text in [
            "Zoe\u{308} Łucja",
            "נועה",
            "می\u{200c}خواهم",
            "👩\u{200d}👩\u{200d}👧 ❤\u{fe0f} 👍🏽",
            "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Ian",
            "葛\u{e0100}城",
            "3 × −4 · “x”",
        ] {
            assert!(matches!(one_line(text), Cow::Borrowed(_)) || one_line(text) == text, "{text}");
            assert!(!is_blank(text));
        }
        for text in ["", " \t", "\u{3164}", "\u{2800} \u{200d}", "\u{202e}", "\u{fe0f}"] {
            assert!(is_blank(text), "{text:?}");
        }
    }

    #[test]
    fn echoes_are_short_and_json_says_the_same() {
        assert_eq!(echo("a\nb"), "a b");
        assert_eq!(echo(&"ß".repeat(100)).chars().count(), LONGEST_ECHO + 1);
        let json = "{\"a\": \"\u{7f}\u{9b}\u{202e}\u{e0041}é\"}\n";
        let escaped = escaped_json(json);
        assert_eq!(escaped, "{\"a\": \"\\u007f\\u009b\\u202e\\udb40\\udc41é\"}\n");
        let value = |json: &str| serde_json::from_str::<serde_json::Value>(json).expect("JSON");
        assert_eq!(value(json), value(&escaped));
    }
}
