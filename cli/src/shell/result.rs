//! A result only: points or winners as the players state them, on an earlier day if wished.

use chrono::NaiveDate;
use crossterm::event::{KeyCode, KeyEvent};
use tallystone_core::app::{Screen, TypedSeat, control, read_result};
use tallystone_core::seat::Seat;

use super::canvas::{Piece, Row, Target};
use super::field::{Field, LONGEST_SUM, Typed};
use super::over::Over;
use super::{Shell, Status};
use crate::measure::{fit, left, width, wrap};

/// A name has as much room as that, and more where the label of the day needs more.
const WIDEST_NAME: usize = 24;

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

    fn typed(&self) -> Vec<TypedSeat> {
        let typed = self.seats.iter().map(|(seat, points, winner)| TypedSeat {
            seat: *seat,
            points: points.text.clone(),
            winner: *winner,
        });
        typed.collect()
    }

    /// Whether the core will take it, or the line that it will not, if it is one.
    fn check(&self) -> Result<(), Option<usize>> {
        let line = |wrong: Seat| self.seats.iter().position(|(seat, ..)| *seat == wrong);
        let read = read_result(&self.typed(), self.seats.len());
        read.map(drop).map_err(|wrong| wrong.seat.and_then(line))
    }

    /// The day that was typed, if one was.
    fn day(&self) -> Result<Option<NaiveDate>, chrono::ParseError> {
        let day = Some(self.day.text.trim()).filter(|day| !day.is_empty());
        day.map(|day| NaiveDate::parse_from_str(day, "%Y-%m-%d")).transpose()
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
        let (typed, checked, played_on) = (form.typed(), form.check(), form.day());
        if checked.is_ok() && played_on.is_err() {
            self.refuse_day();
            return;
        }
        let Some(screen) = self.screen() else { return };
        let answer = self.app.state_typed(screen.session, &typed, played_on.unwrap_or_default());
        self.show(answer);
        if self.status_is_refusal() {
            if let Some(Over::Result(form)) = self.over.last_mut() {
                form.go_to(checked.err().flatten().unwrap_or(0));
            }
        } else {
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

    fn refuse_day(&mut self) {
        self.status = Some(Status::Refused(self.label("label_result_day_wrong")));
        if let Some(Over::Result(form)) = self.over.last_mut() {
            form.go_to(form.seats.len());
        }
    }

    pub(super) fn result_rows(&self, form: &ResultForm, columns: usize) -> (Vec<Row>, usize) {
        let Some(screen) = self.screen() else { return (Vec::new(), 0) };
        let mut rows: Vec<Row> = wrap(&self.label("label_result_explained"), columns)
            .into_iter()
            .map(|line| Row::text(line, self.ink.dim()))
            .chain([Row::default()])
            .collect();
        let before = rows.len();
        let shown = |field: &Field, here: bool| {
            if here {
                Piece::new(left(&field.shown(14), 15), self.ink.chosen())
            } else {
                Piece::new(left(&field.text, 15), self.ink.strong())
            }
        };
        let day_label = self.label("label_result_day");
        let names = screen.seats.iter().map(|seat| width(&seat.name).min(WIDEST_NAME));
        let labels = names.chain([width(&day_label)]).max().unwrap_or(0);
        let label_style = |here: bool| if here { self.ink.here() } else { self.ink.text() };
        for (index, (seat, field, winner)) in form.seats.iter().enumerate() {
            let here = index == form.at;
            let Some(view) = screen.seats.iter().find(|view| view.seat == *seat) else { continue };
            let name = left(&fit(&view.name, WIDEST_NAME), labels);
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
            Piece::new(format!(" {} ", left(&day_label, labels)), label_style(here)),
            Piece::gap(1),
            shown(&form.day, here),
        ];
        rows.push(Row::new(day).to(Target::Line(form.seats.len())));
        let wanted = before + form.at;
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
    fn the_line_that_is_wrong_is_known() {
        let check = |points: &[&str], winner| form(points, winner, "").check();
        assert_eq!(check(&["12", "3+6", "-4"], None), Ok(()));
        assert_eq!(check(&["", "", ""], Some(1)), Ok(()));
        assert_eq!(check(&["12", "", "4"], None), Err(Some(1)));
        assert_eq!(check(&["", "", ""], None), Err(None));
        assert_eq!(check(&["1", "1", "x"], None), Err(Some(2)));
        let day = |day: &str| form(&["1"], None, day).day().map(|day| day.is_some()).ok();
        assert_eq!((day(""), day("2026-01-31"), day("31.1.2026")), (Some(false), Some(true), None));
    }
}
