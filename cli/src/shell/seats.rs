//! The seats: names, those who played before offered for them, colours, shapes, order, who begins,
//! who has left.

use crossterm::event::{KeyCode, KeyEvent};
use tallystone_core::app::SeatView;
use tallystone_core::look::{Colour, Shape};
use tallystone_core::session::Phase;
use tallystone_core::table::{Lot, TableChange};

use super::canvas::{Piece, Row, Target};
use super::chrome::Hint;
use super::field::{Field, LONGEST_LINE, Typed};
use super::{Shell, View};
use crate::measure::{fit, left, width};
use crate::told::say;

impl Shell {
    pub(super) fn seats_key(&mut self, key: KeyEvent) {
        let Some(sitting) = self.sitting() else { return };
        let line = sitting.line(View::Seats);
        let Some(seat) = sitting.screen.seats.get(line).cloned() else { return };
        let count = sitting.screen.seats.len();
        match key.code {
            KeyCode::Enter | KeyCode::Char('n') => {
                let name = seat.given_name.unwrap_or_default();
                if let Some(sitting) = self.sitting_mut() {
                    sitting.naming = Some(Field::of(name, LONGEST_LINE));
                }
                self.offer_players();
            }
            KeyCode::Left | KeyCode::Right => {
                let colour = self.next_colour(&seat, key.code == KeyCode::Right);
                self.change(TableChange::Colour { seat: seat.seat, colour });
            }
            KeyCode::Char('h') => {
                let shape = next(&Shape::ALL, seat.shape, true);
                self.change(TableChange::Shape { seat: seat.seat, shape });
            }
            KeyCode::Char('a' | ' ' | 'w') if !self.somebody_begins() => {}
            KeyCode::Char('a' | ' ') => self.change(TableChange::Start { seat: seat.seat }),
            KeyCode::Char('w') => self.draw_lot(Lot::StartPlayer),
            KeyCode::Char('W') => self.draw_lot(Lot::Seating),
            KeyCode::Char('g') if seat.left => self.change(TableChange::Return { seat: seat.seat }),
            KeyCode::Char('g') => self.change(TableChange::Leave { seat: seat.seat }),
            KeyCode::Char('[') if line > 0 => self.exchange(line, line - 1),
            KeyCode::Char(']') if line + 1 < count => self.exchange(line, line + 1),
            KeyCode::Char('+' | '-') => {
                let wished = if key.code == KeyCode::Char('+') {
                    count + 1
                } else {
                    count.saturating_sub(1)
                };
                self.change(TableChange::Seats { count: u8::try_from(wished).unwrap_or(u8::MAX) });
            }
            _ => self.move_line(key),
        }
    }

    fn change(&mut self, change: TableChange) {
        let Some(screen) = self.screen() else { return };
        let answer = self.app.change_table(screen.session, change);
        self.show(answer);
        self.move_line(KeyEvent::from(KeyCode::Null));
    }

    /// Nobody does where all play at once.
    fn somebody_begins(&self) -> bool {
        let game = self.sitting().and_then(|sitting| sitting.game.as_ref());
        game.is_some_and(|game| game.has_start_player)
    }

    fn draw_lot(&mut self, lot: Lot) {
        let Some(screen) = self.screen() else { return };
        let answer = self.app.draw(screen.session, lot);
        self.show(answer);
        let begins = self
            .screen()
            .and_then(|screen| screen.seats.iter().find(|seat| seat.begins))
            .map(|seat| seat.name.clone());
        if let Some(name) = begins.filter(|_| !self.status_is_refusal()) {
            self.say(say!(self.language, commands_begins_now, name = name));
        }
    }

    fn exchange(&mut self, one: usize, other: usize) {
        let Some(screen) = self.screen() else { return };
        let mut order: Vec<_> = screen.seats.iter().map(|seat| seat.seat).collect();
        order.swap(one, other);
        self.change(TableChange::Order { order });
        if let Some(sitting) = self.sitting_mut() {
            sitting.set_line(View::Seats, other);
        }
    }

    fn next_colour(&self, seat: &SeatView, forward: bool) -> Colour {
        let own = self
            .sitting()
            .and_then(|sitting| sitting.game.as_ref())
            .map(|game| game.colours.clone());
        let mut colours = own.unwrap_or_default();
        colours.extend(
            Colour::ALL.into_iter().filter(|colour| !colours.contains(colour)).collect::<Vec<_>>(),
        );
        next(&colours, seat.colour, forward)
    }

    pub(super) fn naming_key(&mut self, key: KeyEvent) {
        let Some(sitting) = self.sitting_mut() else { return };
        let line = sitting.line(View::Seats);
        let Some(field) = &mut sitting.naming else { return };
        if key.code == KeyCode::Tab {
            // The next one, and after the last the first again.
            if let Some(name) = sitting.offered.first() {
                field.text.clone_from(name);
                sitting.offered.rotate_left(1);
            }
            return;
        }
        match field.key(key) {
            Typed::Cancelled => sitting.naming = None,
            Typed::Done => {
                let Some(seat) = sitting.screen.seats.get(line).map(|seat| seat.seat) else {
                    return;
                };
                let (session, name) = (sitting.screen.session, field.text.clone());
                let answer = self.app.name(session, seat, &name);
                let kept = self.sitting_mut().and_then(|sitting| sitting.naming.take());
                self.show(answer);
                if self.status_is_refusal() {
                    if let Some(sitting) = self.sitting_mut() {
                        sitting.naming = kept;
                    }
                } else {
                    self.move_line(KeyEvent::from(KeyCode::Down));
                }
            }
            Typed::Changed => self.offer_players(),
            Typed::Other => {}
        }
    }

    /// Looks for those who may be meant by the name that is being typed.
    pub(super) fn offer_players(&mut self) {
        let Some(sitting) = self.sitting() else { return };
        let Some(field) = &sitting.naming else { return };
        let others = sitting.screen.seats.iter().enumerate();
        let others = others.filter(|(index, _)| *index != sitting.line(View::Seats));
        let seated: Vec<String> = others.filter_map(|(_, seat)| seat.given_name.clone()).collect();
        let like = self.app.players_like(&sitting.screen.game, &field.text, &seated);
        let offered = self.answered(like).unwrap_or_default();
        if let Some(sitting) = self.sitting_mut() {
            sitting.offered = offered.into_iter().map(|player| player.name).collect();
        }
    }

    /// Those names in a line, to be taken one after the other.
    fn offered_row(&self, columns: usize) -> Row {
        let offered = self.sitting().map(|sitting| sitting.offered.join(" · "));
        let offered = offered.filter(|names| !names.is_empty());
        offered.map_or_else(Row::default, |names| {
            let said = say!(self.language, commands_known_players, names = names);
            let key = Piece::new(self.written("Tab"), self.ink.accent());
            let room = columns.saturating_sub(7 + key.width());
            let said = Piece::new(fit(&said, room), self.ink.dim());
            let pieces = vec![Piece::gap(6), key, Piece::gap(1), said];
            Row::new(pieces).to(Target::Key(KeyCode::Tab))
        })
    }

    pub(super) fn seats_rows(&self, columns: usize) -> (Vec<Row>, usize) {
        let Some(sitting) = self.sitting() else { return (Vec::new(), 0) };
        let at = sitting.line(View::Seats);
        let mut rows = vec![Row::text(self.label("label_turn_order"), self.ink.dim())];
        // What is offered stands where nothing stood: no seat moves while a name is typed.
        let mut below = Row::default();
        for (index, seat) in sitting.screen.seats.iter().enumerate() {
            let here = index == at;
            let field = sitting.naming.as_ref().filter(|_| here);
            let name = match field {
                Some(field) => {
                    Piece::new(field.shown(columns.saturating_sub(30)), self.ink.chosen())
                }
                None => Piece::new(
                    format!(" {} ", fit(&seat.name, 42)),
                    if here { self.ink.here() } else { self.ink.text() },
                ),
            };
            let mut said = Vec::new();
            if seat.begins {
                said.push(self.label("label_begins"));
            }
            if seat.left {
                said.push(self.label("label_has_left"));
            }
            let row = Row::new(vec![
                Piece::gap(2),
                self.pebble(seat, false),
                self.after_pebble(Some(seat)),
                name,
            ]);
            rows.push(below);
            below = if field.is_some() { self.offered_row(columns) } else { Row::default() };
            rows.push(
                row.right(vec![Piece::new(said.join(", "), self.ink.accent())])
                    .to(Target::Line(index)),
            );
        }
        rows.push(below);
        let hints = self.seats_hints();
        let keys = hints.iter().map(|(written, ..)| width(&self.written(written))).max();
        rows.extend(hints.into_iter().skip(1).map(|(written, code, what)| {
            let written = left(&self.written(written), keys.unwrap_or(0));
            let pieces = vec![
                Piece::gap(2),
                Piece::new(written, self.ink.accent()),
                Piece::new(format!(" {what}"), self.ink.dim()),
            ];
            Row::new(pieces).to(Target::Key(code))
        }));
        (rows, 2 + at * 2)
    }

    pub(super) fn seats_hints(&self) -> Vec<Hint> {
        let mut hints = vec![
            ("Esc", KeyCode::Esc, self.label("label_key_back")),
            ("n", KeyCode::Char('n'), self.label("label_key_name")),
            ("←→", KeyCode::Right, self.label("label_key_colour")),
            ("h", KeyCode::Char('h'), self.label("label_key_shape")),
            ("a", KeyCode::Char('a'), self.label("label_key_begins")),
            ("w", KeyCode::Char('w'), self.label("label_key_draw_start")),
            ("W", KeyCode::Char('W'), self.label("label_key_draw_seating")),
            ("[ ]", KeyCode::Char(']'), self.label("label_key_order")),
            ("g", KeyCode::Char('g'), self.label("label_key_leave")),
        ];
        if !self.somebody_begins() {
            hints.retain(|(_, code, _)| !matches!(code, KeyCode::Char('a' | 'w')));
        }
        let phase = self.screen().map(|screen| screen.phase);
        if matches!(phase, Some(Phase::Finished | Phase::Abandoned)) {
            // What is over is over; whose it is can be put right.
            hints.truncate(2);
        }
        if phase == Some(Phase::SettingUp) {
            hints.push(("+ −", KeyCode::Char('+'), self.label("label_key_seats")));
        }
        hints
    }
}

fn next<T: Copy + PartialEq>(all: &[T], current: T, forward: bool) -> T {
    let at = all.iter().position(|one| *one == current).unwrap_or(0);
    let step = if forward { 1 } else { all.len().saturating_sub(1) };
    all.get((at + step) % all.len().max(1)).copied().unwrap_or(current)
}
