//! Text measured in terminal columns: cut, padded and wrapped, wide letters included.

use std::fmt::Write as _;

use unicode_segmentation::UnicodeSegmentation as _;
use unicode_width::UnicodeWidthStr as _;

/// What is printed is never wider, so that it can be read and mailed.
pub(crate) const COLUMNS: usize = 78;

pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// At most so many columns; what is cut ends with `…`.
pub(crate) fn fit(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut cut = String::new();
    let mut used = 0;
    for letter in text.graphemes(true) {
        if used + width(letter) + 1 > columns {
            break;
        }
        used += width(letter);
        cut.push_str(letter);
    }
    if columns > 0 {
        cut.push('…');
    }
    cut
}

/// Exactly so many columns, text on the left.
pub(crate) fn left(text: &str, columns: usize) -> String {
    let text = fit(text, columns);
    let gap = columns.saturating_sub(width(&text));
    text + &" ".repeat(gap)
}

/// Exactly so many columns, text on the right.
pub(crate) fn right(text: &str, columns: usize) -> String {
    let text = fit(text, columns);
    " ".repeat(columns.saturating_sub(width(&text))) + &text
}

/// Exactly so many columns, text in the middle.
pub(crate) fn middle(text: &str, columns: usize) -> String {
    let text = fit(text, columns);
    let gap = columns.saturating_sub(width(&text));
    " ".repeat(gap / 2) + &text + &" ".repeat(gap - gap / 2)
}

/// Lines of at most so many columns, broken between words where possible; at least one.
pub(crate) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let columns = columns.max(1);
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            let gap = usize::from(!line.is_empty());
            if width(&line) + gap + width(word) > columns && !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            for letter in word.graphemes(true) {
                if width(&line) + width(letter) > columns {
                    lines.push(std::mem::take(&mut line));
                }
                line.push_str(letter);
            }
        }
        lines.push(line);
    }
    lines
}

/// A paragraph whose later lines stand under its first.
pub(crate) fn hanging(start: &str, text: &str) -> String {
    let indent = width(start);
    let mut lines = wrap(text, COLUMNS.saturating_sub(indent).max(20)).into_iter();
    let mut out = format!("{start}{}\n", lines.next().unwrap_or_default());
    for line in lines {
        let _ = writeln!(out, "{}{line}", " ".repeat(indent));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_letters_take_two_columns() {
        assert_eq!(fit("李小龙", 6), "李小龙");
        assert_eq!(fit("李小龙", 5), "李小…");
        assert_eq!(fit("李小龙", 4), "李…");
        assert_eq!(width(&left("李小龙", 4)), 4);
        assert_eq!(right("−4", 4), "  −4");
        assert_eq!(fit("ab", 0), "");
    }

    #[test]
    fn lines_break_between_words_or_inside_long_ones() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrap("", 3), [""]);
        assert_eq!(wrap("a\nb", 3), ["a", "b"]);
    }

    #[test]
    fn long_texts_hang_under_their_beginning() {
        let text = hanging("  [ ] ", &"word ".repeat(30));
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines.len() > 1 && lines[1].starts_with("      word"), "{text}");
        assert!(lines.iter().all(|line| width(line) <= COLUMNS), "{text}");
    }
}
