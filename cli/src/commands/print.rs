//! Plain text for the commands: trees with right-aligned numbers, lists, wrapped rules.

use std::fmt::Write as _;
use tallystone_core::app::{GameView, LineView};
use tallystone_core::checklist::Checklist;
use tallystone_core::document::Scored;
use tallystone_core::rules::{PointsSection, RuleAtom};
use tallystone_core::score::Line;
use tallystone_core::text::{Language, label};

use crate::figures::{marked, plain, taken};
pub(super) use crate::measure::{COLUMNS, hanging};
use crate::measure::{left, right, width, wrap};
use crate::told::say;

pub(super) fn games(games: &[GameView]) -> String {
    let ids = games.iter().map(|game| width(&game.id)).max().unwrap_or(0);
    let mut text = String::new();
    for game in games {
        let _ = writeln!(text, "{}  {} · {}", left(&game.id, ids), game.name, game.facts);
        for line in wrap(&game.summary, COLUMNS - ids - 2) {
            let _ = writeln!(text, "{}  {line}", " ".repeat(ids));
        }
    }
    text
}

/// A set-up to be read at the table: what fits this table first, then who does what, and how many
/// of which pieces each step takes.
pub(super) fn checklist(list: &Checklist<String>, language: Language) -> String {
    let mut text = String::new();
    for advice in &list.advice {
        let said = format!("{} (--set {}={})", advice.text, advice.setting, advice.choice);
        text += &hanging("", &said);
    }
    for section in &list.sections {
        if !text.is_empty() {
            text.push('\n');
        }
        let who = section.who.as_ref().map(|who| format!(" · {who}")).unwrap_or_default();
        let _ = writeln!(text, "{}{who}", section.title);
        for step in &section.steps {
            let start = if step.done { "  [x] " } else { "  [ ] " };
            text += &beside(start, &step.text, &taken(&step.pieces, language));
        }
    }
    text
}

/// A paragraph with a few words at the right end of its last line, or below if there is no room.
fn beside(start: &str, text: &str, words: &str) -> String {
    let mut out = hanging(start, text);
    if words.is_empty() {
        return out;
    }
    let used = out.lines().last().map_or(0, width);
    if used + 2 + width(words) <= COLUMNS {
        out.truncate(out.trim_end().len());
        let _ = writeln!(out, "{}", right(words, COLUMNS - used));
    } else {
        for line in wrap(words, COLUMNS - width(start)) {
            let _ = writeln!(out, "{}", right(&line, COLUMNS));
        }
    }
    out
}

pub(super) fn rules(rules: &[RuleAtom<String>], language: Language) -> String {
    let mut text = String::new();
    let mut is_partial = false;
    for rule in rules {
        if !text.is_empty() {
            text.push('\n');
        }
        if rule.partial && !is_partial {
            let _ = writeln!(text, "{}\n", label(language, "commands_partly_found"));
            is_partial = true;
        }
        text += &hanging("", &format!("{} ({}, {})", marked(rule), rule.section, rule.id));
        text += &hanging("  ", &rule.text);
        for other in &rule.others {
            text += &hanging("    ", &format!("{}: {}", other.edition, other.text));
        }
        if let Some(option) = &rule.option {
            let said = say!(language, commands_rule_option, option = option.as_str());
            text += &hanging("  ", &said);
        }
    }
    text
}

/// What gives how many points: one column for what, one for how much.
pub(super) fn points_page(page: &[PointsSection<String>]) -> String {
    let rows = page.iter().flat_map(|section| &section.rows);
    let widest = rows.map(|row| width(&row.what)).max().unwrap_or(0).min(COLUMNS / 2);
    let mut text = String::new();
    for section in page {
        if !text.is_empty() {
            text.push('\n');
        }
        text += &hanging("", &format!("{} ({})", section.title, section.rule));
        for row in &section.rows {
            let what = if width(&row.what) <= widest {
                left(&row.what, widest)
            } else {
                text += &hanging("  ", &row.what);
                " ".repeat(widest)
            };
            text += &hanging(&format!("  {what}  "), &row.points);
        }
    }
    text
}

/// A line of a tree: how deep, the text, the points.
#[derive(Debug)]
pub(super) struct Branch {
    depth: usize,
    text: String,
    points: Option<i64>,
}

impl Branch {
    pub(super) fn of_view(line: &LineView, above: u32) -> Self {
        let depth = usize::try_from(line.depth.saturating_sub(above)).unwrap_or(0);
        Self { depth, text: line.text.clone(), points: Some(line.points) }
    }

    pub(super) fn new(depth: usize, text: impl Into<String>, points: Option<i64>) -> Self {
        Self { depth, text: text.into(), points }
    }
}

/// A tree with its numbers in one right-aligned column.
pub(super) fn tree(branches: &[Branch]) -> String {
    let points = |branch: &Branch| branch.points.map(plain).unwrap_or_default();
    let widest = branches.iter().map(|branch| width(&points(branch))).max().unwrap_or(0);
    // The same column for all players, but for extraordinary games.
    let numbers = widest.max(3);
    let mut text = String::new();
    for branch in branches {
        let indent = "  ".repeat(branch.depth);
        let start = format!("{}  {indent}", right(&points(branch), numbers + 2));
        text += &hanging(&start, &branch.text);
    }
    text
}

pub(super) fn scored(scored: &Scored) -> String {
    let mut text = String::new();
    for (seat, of_seat) in scored.score.seats.iter() {
        let name = scored.names.get(seat.index()).map_or("", String::as_str);
        let name = match of_seat.rank {
            Some(rank) => format!("{rank}. {name}"),
            None => name.to_owned(),
        };
        let total = scored.has_points.then(|| of_seat.total.points());
        let mut branches = vec![Branch::new(0, name, total)];
        for line in of_seat.total.parts() {
            grow(line, 1, &mut branches);
        }
        branches.extend(of_seat.notes.iter().map(|note| Branch::new(1, note.clone(), None)));
        text.push('\n');
        text += &tree(&branches);
    }
    let said = scored.score.tie_breaks.iter().map(|tie| &tie.text);
    let said = said.chain(&scored.ending);
    let said: Vec<String> = said.cloned().collect();
    let doubts: Vec<&String> = scored.doubts.iter().map(|doubt| &doubt.text).collect();
    text + &sentences(&said, &doubts)
}

/// What else is to be said, then what is doubtful.
pub(super) fn sentences(said: &[String], doubts: &[&String]) -> String {
    let mut text = String::new();
    if !said.is_empty() || !doubts.is_empty() {
        text.push('\n');
    }
    for sentence in said {
        text += &hanging("  ", sentence);
    }
    for doubt in doubts {
        text += &hanging("  ? ", doubt);
    }
    text
}

fn grow(line: &Line<String>, depth: usize, branches: &mut Vec<Branch>) {
    branches.push(Branch::new(depth, line.text().clone(), Some(line.points())));
    for part in line.parts() {
        grow(part, depth + 1, branches);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_a_tree_stand_in_one_column() {
        let branches = [
            Branch::new(0, "李小龙", Some(-14)),
            Branch::new(1, "Lost", Some(-104)),
            Branch::new(1, "Won", Some(90)),
            Branch::new(1, "a note", None),
        ];
        let expected = "   −14  李小龙\n  −104    Lost\n    90    Won\n          a note\n";
        assert_eq!(tree(&branches), expected);
    }
}
