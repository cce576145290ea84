//! How wide a text is, near enough for every font: a table of letters, a little on the safe side.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation as _;

/// A text that was made to fit.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Fitted {
    pub(crate) size: f64,
    pub(crate) lines: Vec<String>,
}

/// The width of a text in a bold font of size 1.
pub fn width(text: &str) -> f64 {
    // A letter with its marks is as wide as without them.
    text.nfd().map(letter).sum()
}

fn letter(letter: char) -> f64 {
    match letter {
        '\'' | '’' | '‘' | ' ' | '!' | ',' | '.' | ':' | ';' | '·' | '\u{a0}' => 0.30,
        'i' | 'j' | 'l' | 'ı' => 0.33,
        '-' | '(' | ')' | '[' | ']' | 'J' | 'ł' => 0.36,
        'I' | 'f' | '{' | '}' | '/' | '\\' | '_' | 't' => 0.46,
        'r' | '"' | '?' | 'z' | 's' | 'c' | '“' | '”' | '„' | '–' => 0.53,
        '0'..='9' | '+' | '−' | '×' | '=' | '<' | '>' | '|' | '*' | '$' => 0.60,
        'F' | 'S' | 'E' | 'L' | 'Ł' | 'T' | 'Z' | 'v' | 'y' | 'x' | 'e' | 'a' | 'o' | 'ø' => 0.63,
        'P' | 'Y' | 'C' | 'V' | 'k' | 'b' | 'd' | 'g' | 'p' | 'q' | 'đ' | '#' => 0.66,
        'K' | 'R' | 'X' | 'B' | 'A' | 'h' | 'n' | 'u' | 'ß' | 'þ' | 'ð' => 0.72,
        'D' | 'Đ' | 'G' | 'U' | 'H' | '&' => 0.78,
        'O' | 'Ø' | 'Q' | 'N' | 'w' | '…' => 0.87,
        'M' | 'W' | 'm' | '@' | '%' | '—' | 'æ' | 'Æ' | 'œ' | 'Œ' => 1.0,
        'Ж' | 'Ш' | 'Щ' | 'Ю' | 'Ф' | 'Ы' | 'ж' | 'ш' | 'щ' | 'ю' | 'ф' | 'ы' | 'М' | 'м' => {
            1.15
        }
        mark if is_combining_mark(mark) || is_joiner(mark) => 0.0,
        ascii if ascii.is_ascii() => 0.63,
        // Other alphabets.
        small if small < '\u{1100}' && small.is_lowercase() => 0.78,
        other if other < '\u{1100}' => 0.90,
        ideograph if ideograph < '\u{1f000}' => 1.05,
        _picture => 1.40,
    }
}

/// What joins or changes the letters beside it and takes no room.
fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{1f3fb}'..='\u{1f3ff}')
}

/// A text in at most so many lines: smaller where it has to be, shortened where that is not enough.
pub(crate) fn fit(text: &str, room: f64, sizes: (f64, f64), lines: usize) -> Fitted {
    let (mut size, least) = sizes;
    loop {
        let wrapped = wrap(text, room / size);
        if wrapped.len() <= lines {
            return Fitted { size, lines: wrapped };
        }
        if size <= least {
            return Fitted { size, lines: shorten(wrapped, room / size, lines) };
        }
        size = (size - 2.0).max(least);
    }
}

/// Whether a text fits on one line of this size.
pub(crate) fn is_short(text: &str, room: f64, size: f64) -> bool {
    width(text) * size <= room
}

/// The text in lines of a width, broken between words, and within a word that is too long.
fn wrap(text: &str, room: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
        if width(&longer) <= room {
            line = longer;
            continue;
        }
        if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        for piece in word.graphemes(true) {
            if !line.is_empty() && width(&line) + width(piece) > room {
                lines.push(std::mem::take(&mut line));
            }
            line += piece;
        }
    }
    if !line.is_empty() || lines.is_empty() {
        lines.push(line);
    }
    lines
}

fn shorten(mut lines: Vec<String>, room: f64, most: usize) -> Vec<String> {
    lines.truncate(most);
    if let Some(last) = lines.last_mut() {
        let whole = std::mem::take(last);
        for piece in whole.graphemes(true) {
            if width(last) + width(piece) + width("…") > room {
                break;
            }
            *last += piece;
        }
        last.truncate(last.trim_end().len());
        last.push('…');
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_take_no_room() {
        assert!((width("ą") - width("a")).abs() < 1e-9);
        assert!((width("e\u{301}") - width("e")).abs() < 1e-9);
        assert!(width("W") > width("i"));
        assert!((width("−42") - width("000")).abs() < 1e-9);
    }

    #[test]
    fn texts_are_made_smaller_then_wrapped_then_shortened() {
        let short = fit("Ann", 300.0, (46.0, 34.0), 1);
        assert_eq!(short, Fitted { size: 46.0, lines: vec!["Ann".to_owned()] });
        let smaller = fit("Ann-Katrin Maria", 340.0, (46.0, 30.0), 1);
        assert!(smaller.size < 46.0 && smaller.lines.len() == 1, "{smaller:?}");
        let wrapped = fit("Ann-Katrin Maria of the River", 300.0, (34.0, 28.0), 2);
        assert_eq!(wrapped.lines, ["Ann-Katrin Maria", "of the River"]);
        let shortened = fit(&"W".repeat(40), 300.0, (34.0, 28.0), 2);
        assert_eq!(shortened.lines, ["WWWWWWWWWW", "WWWWWWWWW…"]);
        for line in &shortened.lines {
            assert!(width(line) * shortened.size <= 300.0, "{line}");
        }
    }

    #[test]
    fn pictures_that_are_joined_stay_together() {
        let family = "👩\u{200d}👩\u{200d}👧";
        let text = format!("{family}e\u{301}a");
        assert_eq!(text.graphemes(true).collect::<Vec<_>>(), [family, "e\u{301}", "a"]);
    }

    #[test]
    fn nothing_is_one_empty_line() {
        assert_eq!(fit("", 10.0, (20.0, 10.0), 2).lines, [""]);
    }
}
