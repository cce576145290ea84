//! Controls as pieces of text, each kind drawn once for all games, and a seat's strip of them.

use ratatui::style::Style;
use tallystone_core::app::{Screen, SeatView};
use tallystone_core::entry::EntryValue;
use tallystone_core::game::ResultKind;
use tallystone_core::session::Phase;
use tallystone_core::sheet::{Control, ControlKind, Group};

use super::Shell;
use super::canvas::{Chunk, Piece, Row, Target, flow};
use super::cursor::fold_id;
use super::ink::glyph;
use crate::figures::{plain, signed};
use crate::measure::{fit, right, width};
use crate::told::say;

/// What stands for a value that nobody has told yet.
pub(crate) const UNENTERED: &str = "·";
/// What stands for points of which nothing has been told yet.
pub(crate) const UNTOLD: &str = "–";
/// Controls stand under the name, not under the pebble.
const INDENT: usize = 4;
const GAP: usize = 3;

impl Shell {
    /// A seat's colour, shape and letter, always the three together.
    pub(super) fn pebble(&self, seat: &SeatView, large: bool) -> Piece {
        let shape = glyph(seat.shape);
        let shapes = if large { format!("{shape}{shape}") } else { shape.to_string() };
        let style = if seat.left { self.ink.dim() } else { self.ink.seat(seat.colour) };
        Piece::new(format!("{shapes}{}", seat.letter), style)
    }

    /// Room behind a pebble, so that what follows stands in one column for all seats.
    pub(super) fn after_pebble(&self, seat: Option<&SeatView>) -> Piece {
        let of = |seat: &SeatView| 1 + width(&seat.letter);
        let seats = self.screen().map(|screen| screen.seats.as_slice()).unwrap_or_default();
        let widest = seats.iter().map(of).max().unwrap_or(2);
        Piece::gap(widest + 1 - seat.map_or(0, of).min(widest))
    }

    /// Place, change and total, right-aligned so that totals stand under each other.
    pub(super) fn total(&self, seat: &SeatView) -> Vec<Piece> {
        let change = match seat.change {
            Some(change) if change > 0 => Piece::new(right(&signed(change), 5), self.ink.gained()),
            Some(change) => Piece::new(right(&signed(change), 5), self.ink.lost()),
            None => Piece::gap(5),
        };
        let points = self.points_of(seat);
        let total_style = if seat.winner { self.ink.chosen() } else { self.ink.strong() };
        let place = seat.rank.map(|rank| format!("{rank}.")).unwrap_or_default();
        vec![
            change,
            Piece::new(right(&points, 5), total_style).to(Target::Seat(seat.seat)),
            Piece::new(right(&place, 4), self.ink.dim()),
        ]
    }

    /// A seat's points; nothing where the game has none.
    pub(super) fn points_of(&self, seat: &SeatView) -> String {
        let has_points = self.sitting().and_then(|sitting| sitting.game.as_ref());
        let has_points = has_points.is_none_or(|game| game.result != ResultKind::WinOnly);
        let untold = if has_points { UNTOLD } else { "" };
        seat.points.map_or_else(|| untold.to_owned(), plain)
    }

    /// Whose turn it is, where the game knows.
    pub(super) fn turn_mark(&self, seat: &SeatView) -> Piece {
        let mark = if seat.up { "▸" } else { " " };
        Piece::new(mark, self.ink.chosen())
    }

    /// That a seat begins, or began: a word where there is room for it, else the flag of the other
    /// shells. Neither says whose turn it is.
    fn begins_in(&self, room: usize) -> String {
        let over = |screen: &Screen| matches!(screen.phase, Phase::Finished | Phase::Abandoned);
        let began = self.screen().is_some_and(over);
        let word = self.label(if began { "label_began" } else { "label_begins" });
        if width(&word) < room { format!(" {word}") } else { String::from(" ⚑") }
    }

    /// A seat's name line and its controls beneath.
    pub(super) fn seat_rows(
        &self,
        seat: &SeatView,
        group: Option<&Group<String>>,
        columns: usize,
    ) -> Vec<Row> {
        let total = self.total(seat);
        let room =
            columns.saturating_sub(total.iter().map(Piece::width).sum::<usize>() + INDENT + 1);
        let folds = group.filter(|group| group.folded);
        let here = folds.is_some_and(|group| self.is_at(&fold_id(group)));
        let name_style = match (here, seat.left, seat.up) {
            (true, ..) => self.ink.here(),
            (_, true, _) => self.ink.dim(),
            (_, _, true) => self.ink.strong(),
            _ => self.ink.text(),
        };
        let mut name = vec![
            self.turn_mark(seat),
            self.pebble(seat, false),
            self.after_pebble(Some(seat)),
            Piece::new(fit(&seat.name, room.saturating_sub(2)), name_style),
        ];
        if seat.begins {
            let room = room.saturating_sub(name.last().map_or(0, Piece::width));
            name.push(Piece::new(self.begins_in(room), self.ink.dim()));
        }
        let shows = |group: &&Group<String>| {
            self.sitting().is_some_and(|sitting| sitting.table.shows(group))
        };
        if let Some(group) = folds {
            let mark = if shows(&group) { " ▾" } else { " …" };
            name.push(Piece::new(mark, self.ink.accent()));
        }
        let line = Chunk { control: folds.map(fold_id), pieces: name };
        let mut rows = vec![Row { left: vec![line], right: total, ..Row::default() }];
        if let Some(group) = group.filter(shows) {
            let chunks = group
                .controls
                .iter()
                .map(|control| self.control(control, columns - INDENT))
                .collect();
            rows.extend(flow(chunks, columns, INDENT, GAP));
        }
        rows.extend(seat.recorded_points.map(|recorded| {
            let text = say!(self.language, commands_recorded, points = recorded);
            Row::new(vec![Piece::gap(INDENT), Piece::new(text, self.ink.doubt())])
        }));
        rows
    }

    /// A group of the sheet that belongs to no seat.
    pub(super) fn group_rows(&self, group: &Group<String>, columns: usize) -> Vec<Row> {
        let mut rows = Vec::new();
        let is_open = self.sitting().is_some_and(|sitting| sitting.table.shows(group));
        if group.folded {
            let style = if self.is_at(&fold_id(group)) { self.ink.here() } else { self.ink.dim() };
            let mark = if is_open { "▾" } else { "…" };
            let title = group.title.as_deref().unwrap_or_default();
            let pieces =
                vec![Piece::new(title, style), Piece::new(format!(" {mark}"), self.ink.accent())];
            let line = Chunk { control: Some(fold_id(group)), pieces };
            rows.push(Row { left: vec![line], ..Row::default() });
        } else if let Some(title) = &group.title {
            rows.push(Row::text(title.clone(), self.ink.dim()));
        }
        if !is_open {
            return rows;
        }
        let chunks = group.controls.iter().map(|control| self.control(control, columns)).collect();
        rows.extend(flow(chunks, columns, 0, GAP));
        rows
    }

    /// A control in one line, not wider than there is room.
    pub(super) fn control(&self, control: &Control<String>, columns: usize) -> Chunk {
        let here = self.is_at(&control.id);
        let doubtful = self.is_doubtful(&control.id);
        let label_style = if here { self.ink.here() } else { self.label_style(control) };
        let label = Piece::new(control.label.clone(), label_style);
        let mut pieces = match &control.kind {
            ControlKind::Stepper { value, min, max } => {
                let shown = if control.entered { plain(*value) } else { UNENTERED.to_owned() };
                let end = |text: &str, by: i64, open: bool| {
                    let style = if open { self.ink.accent() } else { self.ink.line() };
                    Piece::new(text, style)
                        .to(Target::Enter(control.id.clone(), EntryValue::Step { by }))
                };
                let digits = width(&plain(*max)).max(width(&plain(*min))).min(3);
                vec![
                    label,
                    end(" − ", -1, value > min),
                    Piece::new(right(&shown, digits.max(width(&shown))), self.ink.strong()),
                    end(" + ", 1, value < max),
                ]
            }
            ControlKind::Choice { options, chosen } => {
                let mut pieces = vec![label, Piece::gap(1)];
                if here && let Some(typing) = self.typing() {
                    pieces.push(typing);
                    return Chunk { control: Some(control.id.clone()), pieces };
                }
                let chips: usize = options.iter().map(|option| width(&option.label) + 2).sum();
                let room = columns.saturating_sub(width(&control.label) + 1);
                if let Some(faces) = self.pictures(control, options, chosen.as_deref(), room) {
                    pieces.extend(faces);
                } else if width(&control.label) + 1 + chips > columns {
                    pieces.push(self.folded_choice(options, chosen.as_deref()));
                } else {
                    pieces.extend(
                        options.iter().map(|option| self.chip(control, option, chosen.as_deref())),
                    );
                }
                pieces
            }
            ControlKind::Toggle { on } => {
                let mark = if !control.entered {
                    UNENTERED
                } else if *on {
                    "x"
                } else {
                    " "
                };
                let flip = Target::Enter(control.id.clone(), EntryValue::Flip);
                vec![
                    Piece::new(format!("[{mark}] "), self.ink.strong()).to(flip.clone()),
                    label.to(flip),
                ]
            }
            ControlKind::Number { value, usual, .. } => {
                let shown = value.map_or_else(|| UNENTERED.to_owned(), plain);
                let mut pieces =
                    vec![label, Piece::gap(1), self.typed_or(control, right(&shown, 4), 12)];
                let used: usize = pieces.iter().map(Piece::width).sum();
                pieces.extend(self.usual_chips(
                    control,
                    *value,
                    usual,
                    columns.saturating_sub(used),
                ));
                pieces
            }
            ControlKind::Action { .. } => {
                let key = self.action_key(&control.id).map(|key| key.to_string());
                vec![self.action(control, key.as_deref())]
            }
            ControlKind::Note { text, .. } => {
                let room = columns.saturating_sub(width(&control.label) + 1);
                let shown = if text.is_empty() { UNENTERED.to_owned() } else { fit(text, room) };
                vec![label, Piece::gap(1), self.typed_or(control, shown, room)]
            }
            // A board beside the main one is drawn by its cursor's cell only; see `board`.
            ControlKind::Board { .. } => vec![label],
        };
        if doubtful {
            pieces.push(Piece::new(" ?", self.ink.doubt()));
        }
        Chunk { control: Some(control.id.clone()), pieces }
    }

    /// The number of a choice while it is typed.
    fn typing(&self) -> Option<Piece> {
        let typing = self.sitting()?.table.typing.as_ref()?;
        Some(Piece::new(typing.shown(4), self.ink.chosen()))
    }

    fn typed_or(&self, control: &Control<String>, shown: String, columns: usize) -> Piece {
        let typing = self.sitting().and_then(|sitting| sitting.table.typing.as_ref());
        match typing.filter(|_| self.is_at(&control.id)) {
            Some(field) => Piece::new(field.shown(columns), self.ink.chosen()),
            None if control.is_suggested() => Piece::new(shown, self.ink.dim()),
            None => Piece::new(shown, self.ink.strong()),
        }
    }

    fn chip(
        &self,
        control: &Control<String>,
        option: &tallystone_core::sheet::ChoiceOption<String>,
        chosen: Option<&str>,
    ) -> Piece {
        let target = choosing(control, option);
        if Some(option.id.as_str()) == chosen && control.entered {
            Piece::new(format!("[{}]", option.label), self.ink.chosen()).to(target)
        } else {
            Piece::new(format!(" {} ", option.label), self.ink.text()).to(target)
        }
    }

    /// As many pictures as there is room for, with the digit that takes each; `None` if there are
    /// none, or if the chosen one is not among them.
    fn pictures(
        &self,
        control: &Control<String>,
        options: &[tallystone_core::sheet::ChoiceOption<String>],
        chosen: Option<&str>,
        room: usize,
    ) -> Option<Vec<Piece>> {
        if options.iter().all(|option| option.face.is_none()) {
            return None;
        }
        let mut pieces = Vec::new();
        let (mut shown, mut left) = (0, room.saturating_sub(1));
        for (option, digit) in options.iter().zip(1..=9) {
            let is_chosen = Some(option.id.as_str()) == chosen;
            let face = self.option_face(option);
            let blank = face.is_empty().then(|| Piece::new("·", self.ink.line()));
            let (before, after) = if is_chosen { ("[", "] ") } else { ("", " ") };
            let mut chip = vec![Piece::new(format!("{before}{digit}"), self.ink.dim())];
            chip.extend(face.into_iter().chain(blank));
            chip.push(Piece::new(after, self.ink.dim()));
            let wide: usize = chip.iter().map(Piece::width).sum();
            if wide > left {
                break;
            }
            left -= wide;
            shown += 1;
            let target = choosing(control, option);
            pieces.extend(chip.into_iter().map(|piece| piece.to(target.clone())));
        }
        if shown < options.len() {
            pieces.push(Piece::new("…", self.ink.dim()));
        }
        let at = options.iter().position(|option| Some(option.id.as_str()) == chosen);
        (shown > at.unwrap_or(0)).then_some(pieces)
    }

    /// A choice that is too wide for its chips.
    fn folded_choice(
        &self,
        options: &[tallystone_core::sheet::ChoiceOption<String>],
        chosen: Option<&str>,
    ) -> Piece {
        let chosen = options.iter().find(|option| Some(option.id.as_str()) == chosen);
        let shown = chosen.map_or(UNENTERED, |option| option.label.as_str());
        Piece::new(format!("‹ {shown} ›"), self.ink.strong())
    }

    /// An action with the key that presses it.
    pub(super) fn action(&self, control: &Control<String>, key: Option<&str>) -> Piece {
        let enabled = matches!(control.kind, ControlKind::Action { enabled: true, .. });
        let style = match (self.is_at(&control.id), enabled) {
            (true, _) => self.ink.here(),
            (_, true) if self.is_next(&control.id) => self.ink.next(),
            (_, true) => self.ink.text(),
            (_, false) => self.ink.line(),
        };
        let text = match key {
            Some(key) => format!("{key} {}", control.label),
            None => format!("‹{}›", control.label),
        };
        Piece::new(text, style).to(Target::Enter(control.id.clone(), EntryValue::Press))
    }

    /// The numbers that are told most, as many as there is room for.
    fn usual_chips(
        &self,
        control: &Control<String>,
        value: Option<i64>,
        usual: &[i64],
        room: usize,
    ) -> Vec<Piece> {
        let looked_at = self.sitting().and_then(|sitting| sitting.table.looked_at(&control.id));
        let looked_at = looked_at.filter(|_| self.is_at(&control.id));
        let mut left = room.saturating_sub(2);
        let mut pieces = vec![Piece::gap(1)];
        for (index, number) in usual.iter().enumerate() {
            let is_chosen = control.entered && value == Some(*number);
            let (open, close) = if is_chosen { ("[", "]") } else { (" ", " ") };
            let style = match (looked_at == Some(index), is_chosen) {
                (true, _) => self.ink.here(),
                (_, true) => self.ink.chosen(),
                _ => self.ink.text(),
            };
            let typed = EntryValue::Number { typed: number.to_string() };
            let chip = Piece::new(format!("{open}{}{close}", plain(*number)), style)
                .to(Target::Enter(control.id.clone(), typed));
            if chip.width() > left {
                pieces.push(Piece::new("…", self.ink.dim()));
                break;
            }
            left -= chip.width();
            pieces.push(chip);
        }
        if usual.is_empty() { Vec::new() } else { pieces }
    }

    /// What is next stands out, and nothing else does.
    pub(super) fn label_style(&self, control: &Control<String>) -> Style {
        if self.is_next(&control.id) { self.ink.next() } else { self.ink.dim() }
    }

    fn is_next(&self, control: &str) -> bool {
        self.screen().is_some_and(|screen| screen.sheet.next.as_deref() == Some(control))
    }

    pub(super) fn is_at(&self, control: &str) -> bool {
        self.sitting().is_some_and(|sitting| sitting.table.control == control)
    }

    fn is_doubtful(&self, control: &str) -> bool {
        let doubts = self.screen().map(|screen| screen.doubts.as_slice()).unwrap_or_default();
        doubts.iter().any(|doubt| doubt.control.as_deref() == Some(control) && doubt.cell.is_none())
    }
}

/// What a click on an option means.
pub(super) fn choosing(
    control: &Control<String>,
    option: &tallystone_core::sheet::ChoiceOption<String>,
) -> Target {
    Target::Enter(control.id.clone(), EntryValue::Choose { option: option.id.clone() })
}
