//! A result only: points or winners as the players state them, on an earlier day if wished.

use chrono::NaiveDate;
use crossterm::event::{KeyCode, KeyEvent};
use tallystone_core::app::{Screen, control};
use tallystone_core::entry::parse_sum;
use tallystone_core::seat::{PerSeat, Seat};
use tallystone_core::session::{StatedResult, StatedSeat};

use super::canvas::{Piece, Row, Target};
use super::field::{Field, LONGEST_SUM, Typed};
use super::over::Over;
use super::{Shell, Status};
use crate::measure::{fit, left};

#[derive(Debug)]
pub(crate) struct ResultForm {
    /// In the order of the screen.
    seats: Vec<(Seat, Field, bool)>,
    day: Field,
    /// A seat's line, or the day's after them.
    at: usize,
}

impl ResultForm {
    pub(crate) fn of(screen: &Screen) -> Self {
        let seats = screen.seats.iter().map(|seat| (seat.seat, Field::of("", LONGEST_SUM), false));
        Self { seats: seats.collect(), day: Field::of("", LONGEST_SUM), at: 0 }
    }

    pub(crate) fn go_to(&mut self, line: usize) {
        self.at = line.min(self.seats.len());
    }

    /// Whether Enter keeps the result; before, it goes on to the next line.
    pub(crate) fn is_at_end(&self) -> bool {
        self.at == self.seats.len()
    }

    /// The field of the line that the cursor is on.
    pub(crate) fn field(&mut self) -> &mut Field {
        match self.seats.get_mut(self.at) {
            Some((_, field, _)) => field,
            None => &mut self.day,
        }
    }

    /// The result, or the line that is wrong, if it is one, and the name of what is wrong.
    fn read(&self) -> Result<StatedResult, (Option<usize>, &'static str)> {
        let count = self.seats.len();
        let mut seats = PerSeat::from_fn(count, |_| StatedSeat::default());
        for (line, (seat, points, winner)) in self.seats.iter().enumerate() {
            let typed = points.text.trim();
            let points = if typed.is_empty() {
                None
            } else {
                Some(parse_sum(typed).ok_or((Some(line), "label_result_number"))?)
            };
            seats[*seat] = StatedSeat { points, winner: *winner };
        }
        let any_points = seats.values().any(|seat| seat.points.is_some());
        let all_points = seats.values().all(|seat| seat.points.is_some());
        if any_points && !all_points {
            let empty = self.seats.iter().position(|(seat, ..)| seats[*seat].points.is_none());
            return Err((empty, "label_result_all"));
        }
        if !any_points && !seats.values().any(|seat| seat.winner) {
            return Err((None, "label_result_none"));
        }
        let day = self.day.text.trim();
        let played_on = if day.is_empty() {
            None
        } else {
            let wrong = |_| (Some(count), "label_result_day_wrong");
            Some(NaiveDate::parse_from_str(day, "%Y-%m-%d").map_err(wrong)?)
        };
        Ok(StatedResult { seats, played_on })
    }
}

impl Shell {
    pub(super) fn result_key(&mut self, key: KeyEvent) {
        let Some(Over::Result(form)) = self.over.last_mut() else { return };
        match key.code {
            KeyCode::Tab | KeyCode::Down => form.at = (form.at + 1) % (form.seats.len() + 1),
            KeyCode::BackTab | KeyCode::Up => {
                form.at = form.at.checked_sub(1).unwrap_or(form.seats.len());
            }
            KeyCode::Char('w' | ' ') => {
                let at = form.at;
                if let Some((_, _, winner)) = form.seats.get_mut(at) {
                    *winner = !*winner;
                }
            }
            KeyCode::Enter if !form.is_at_end() => form.at += 1,
            _ => match form.field().key(key) {
                Typed::Cancelled => drop(self.over.pop()),
                Typed::Done => self.state_result(),
                Typed::Changed | Typed::Other => {}
            },
        }
    }

    fn state_result(&mut self) {
        let Some(Over::Result(form)) = self.over.last() else { return };
        let result = match form.read() {
            Ok(result) => result,
            Err((line, reason)) => {
                self.refuse_line(line, reason);
                return;
            }
        };
        let Some(screen) = self.screen() else { return };
        let answer = self.app.state_result(screen.session, result);
        self.show(answer);
        if !self.status_is_refusal() {
            self.over.pop();
            self.look_at(super::View::Table);
            // Not on what would take the result back.
            if let Some(sitting) = self.sitting_mut()
                && sitting.screen.can_press(control::FINISH)
            {
                control::FINISH.clone_into(&mut sitting.table.control);
            }
        }
    }

    /// Says what is wrong and in which line, and goes there.
    fn refuse_line(&mut self, line: Option<usize>, reason: &str) {
        let reason = self.label(reason);
        let Some(Over::Result(form)) = self.over.last() else { return };
        let seat = line.and_then(|line| form.seats.get(line)).map(|(seat, ..)| *seat);
        let seats = self.screen().map(|screen| screen.seats.as_slice()).unwrap_or_default();
        let name = match (seats.iter().find(|view| Some(view.seat) == seat), line) {
            (Some(view), _) => Some(view.name.clone()),
            (None, Some(_)) => Some(self.label("label_result_day")),
            (None, None) => None,
        };
        let text = name.map_or_else(|| reason.clone(), |name| format!("{name}: {reason}"));
        self.status = Some(Status::Refused(text));
        if let Some(Over::Result(form)) = self.over.last_mut() {
            form.go_to(line.unwrap_or(0));
        }
    }

    pub(super) fn result_rows(&self, form: &ResultForm) -> (Vec<Row>, usize) {
        let Some(screen) = self.screen() else { return (Vec::new(), 0) };
        let mut rows =
            vec![Row::text(self.label("label_result_explained"), self.ink.dim()), Row::default()];
        let shown = |field: &Field, here: bool| {
            if here {
                Piece::new(left(&field.shown(14), 15), self.ink.chosen())
            } else {
                Piece::new(left(&field.text, 15), self.ink.strong())
            }
        };
        let label_style = |here: bool| if here { self.ink.here() } else { self.ink.text() };
        for (index, (seat, field, winner)) in form.seats.iter().enumerate() {
            let here = index == form.at;
            let Some(view) = screen.seats.iter().find(|view| view.seat == *seat) else { continue };
            let name = left(&fit(&view.name, 24), 24);
            let won = if *winner { self.label("label_won") } else { String::new() };
            let row = Row::new(vec![
                self.pebble(view, false),
                self.after_pebble(Some(view)),
                Piece::new(format!(" {name} "), label_style(here)),
                Piece::gap(1),
                shown(field, here),
                Piece::new(won, self.ink.gained()),
            ]);
            rows.push(row.to(Target::Line(index)));
        }
        let here = form.at == form.seats.len();
        rows.push(Row::default());
        let day = vec![
            self.after_pebble(None),
            Piece::new(
                format!(" {} ", left(&self.label("label_result_day"), 24)),
                label_style(here),
            ),
            Piece::gap(1),
            shown(&form.day, here),
        ];
        rows.push(Row::new(day).to(Target::Line(form.seats.len())));
        let wanted = 2 + form.at;
        (rows, wanted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(points: &[&str], winner: Option<usize>, day: &str) -> ResultForm {
        let seats = Seat::all(points.len()).zip(points).enumerate();
        let seats = seats
            .map(|(index, (seat, points))| {
                (seat, Field::of(*points, LONGEST_SUM), Some(index) == winner)
            })
            .collect();
        ResultForm { seats, day: Field::of(day, LONGEST_SUM), at: 0 }
    }

    #[test]
    fn points_for_all_or_a_winner_make_a_result() {
        assert!(form(&["12", "3+6", "-4"], None, "").read().is_ok());
        assert!(form(&["", "", ""], Some(1), "2026-01-31").read().is_ok());
        let wrong = |points: &[&str], day: &str| form(points, None, day).read().err();
        assert_eq!(wrong(&["12", "", "4"], ""), Some((Some(1), "label_result_all")));
        assert_eq!(wrong(&["", "", ""], ""), Some((None, "label_result_none")));
        assert_eq!(wrong(&["1", "1", "x"], ""), Some((Some(2), "label_result_number")));
        let day = Some((Some(3), "label_result_day_wrong"));
        assert_eq!(wrong(&["1", "1", "2"], "31.1.2026"), day);
    }
}
