//! Where the cursor is on a sheet: on which control or folded group, on which of its options, and
//! where on each board. It stays where it is, unless something is asked: then it goes there.

use std::collections::{HashMap, HashSet};

use tallystone_core::app::Screen;
use tallystone_core::board::{Board, Cell};
use tallystone_core::seat::Seat;
use tallystone_core::sheet::{Control, ControlKind, Group, Role};

use super::field::Field;

/// Where the cursor is on a sheet.
#[derive(Debug, Default)]
pub(crate) struct TableCursor {
    /// The control's id, or that of the line of a group that folds.
    pub(crate) control: String,
    /// The option of a control that is looked at and not yet taken.
    looked_at: Option<(String, usize)>,
    /// Column and row on each board.
    cells: HashMap<String, (u32, u32)>,
    /// The board and cell that were tapped last: where the cursor stays if the board grows.
    tapped: Option<(String, String)>,
    /// The number or note being typed.
    pub(crate) typing: Option<Field>,
    /// The groups that were opened, of those that fold.
    opened: HashSet<String>,
}

/// The order in which Tab goes through a sheet.
const ROLES: [Role; 5] = [Role::Ask, Role::Hero, Role::Seats, Role::Aside, Role::Bar];

/// Something that the cursor can stand on.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Stop<'a> {
    Control(&'a Control<String>),
    /// The line of a group that folds.
    Fold(&'a Group<String>),
}

impl Stop<'_> {
    pub(crate) fn id(&self) -> String {
        match self {
            Self::Control(control) => control.id.clone(),
            Self::Fold(group) => fold_id(group),
        }
    }

    fn is_board(&self) -> bool {
        matches!(self, Self::Control(control) if matches!(control.kind, ControlKind::Board { .. }))
    }

    /// Whether a result lacks it.
    fn is_missing(&self) -> bool {
        let lacks = |it: &Control<String>| it.wanted && !it.entered && !it.is_suggested();
        matches!(self, Self::Control(control) if lacks(control))
    }

    fn ends(&self) -> bool {
        matches!(self, Self::Control(control)
            if matches!(control.kind, ControlKind::Action { ends: true, .. }))
    }
}

/// The line of a group that folds has no id of its own on the sheet.
pub(crate) fn fold_id(group: &Group<String>) -> String {
    format!("fold {}", group.id)
}

impl TableCursor {
    pub(crate) fn at_first(screen: &Screen) -> Self {
        let mut cursor = Self::default();
        cursor.follow(screen, screen);
        cursor
    }

    /// What the cursor can stand on, in its order.
    pub(crate) fn stops<'a>(&self, screen: &'a Screen) -> Vec<Stop<'a>> {
        let groups = ROLES
            .iter()
            .flat_map(|role| screen.sheet.groups.iter().filter(move |group| group.role == *role));
        groups.flat_map(|group| self.stops_of(group)).collect()
    }

    fn stops_of<'a>(&self, group: &'a Group<String>) -> Vec<Stop<'a>> {
        let line = group.folded.then_some(Stop::Fold(group));
        let controls = group
            .controls
            .iter()
            .filter(|control| !matches!(control.kind, ControlKind::Action { enabled: false, .. }));
        let controls = controls.filter(|_| self.shows(group)).map(Stop::Control);
        line.into_iter().chain(controls).collect()
    }

    /// Whether the controls of a group are in sight.
    pub(crate) fn shows(&self, group: &Group<String>) -> bool {
        !group.folded || self.opened.contains(&group.id)
    }

    /// Opens or closes a group that folds.
    pub(crate) fn turn(&mut self, group: &str) {
        if !self.opened.remove(group) {
            self.opened.insert(group.to_owned());
        }
    }

    pub(crate) fn stand_on(&mut self, id: &str) {
        self.typing = None;
        id.clone_into(&mut self.control);
    }

    /// The option of a control that the cursor is on.
    pub(crate) fn looked_at(&self, control: &str) -> Option<usize> {
        self.looked_at.as_ref().filter(|(it, _)| it == control).map(|(_, at)| *at)
    }

    pub(crate) fn look_at(&mut self, control: &str, option: usize) {
        self.looked_at = Some((control.to_owned(), option));
    }

    /// Stays where it is as long as that is there; else in what was around it on the screen before.
    /// What is newly asked takes it, and gives it back when it is answered.
    pub(crate) fn follow(&mut self, before: &Screen, screen: &Screen) {
        self.typing = None;
        self.looked_at = None;
        if let Some((control, cell)) = &self.tapped
            && let Some(ControlKind::Board { board }) = screen.control(control).map(|it| &it.kind)
            && let Some(cell) = board.cells.iter().find(|it| it.id == *cell)
        {
            self.cells.insert(control.clone(), (cell.column, cell.row));
        }
        let asked = |screen: &Screen| screen.sheet.asked().map(|group| group.id.clone());
        match (asked(before), asked(screen)) {
            (was, Some(now)) if was.as_ref() != Some(&now) => self.go_into_ask(screen),
            // Answered: on to what is next, but never by chance onto what ends something.
            (Some(_), None) if self.is_in_ask(before) && !self.go_to_next(screen) => {
                self.go_to_board(screen);
            }
            _ => {}
        }
        let stops = self.stops(screen);
        if !stops.iter().any(|stop| stop.id() == self.control) {
            let near = self.nearest(before, screen);
            let first = || stops.iter().find(|it| !it.ends()).map(Stop::id);
            self.control = near.or_else(first).unwrap_or_default();
        }
    }

    fn is_in_ask(&self, screen: &Screen) -> bool {
        let of = |group: &Group<String>| group.controls.iter().any(|it| it.id == self.control);
        screen.sheet.asked().is_some_and(of)
    }

    /// To what is next among what is asked, or to the first of it.
    pub(crate) fn go_into_ask(&mut self, screen: &Screen) {
        let Some(group) = screen.sheet.asked() else { return };
        let is_next = |stop: &&Stop<'_>| screen.sheet.next.as_ref() == Some(&stop.id());
        let stops = self.stops_of(group);
        if let Some(stop) = stops.iter().find(is_next).or_else(|| stops.first()) {
            self.control = stop.id();
        }
    }

    /// To what is to be touched next, if that is within what is asked, or if nothing is; says
    /// whether it went. What ends something is only gone to by whoever wants it.
    pub(crate) fn go_to_next(&mut self, screen: &Screen) -> bool {
        let Some(next) = &screen.sheet.next else { return false };
        let asked = screen.sheet.asked();
        let within = |id: &str| asked.is_none_or(|it| it.controls.iter().any(|it| it.id == id));
        let stops = self.stops(screen);
        let stop = stops.iter().find(|stop| stop.id() == *next);
        let led = stop.is_some_and(|stop| !stop.ends() && within(next));
        if led {
            self.stand_on(next);
        }
        led
    }

    /// Something of the same group, or of the same seat.
    fn nearest(&self, before: &Screen, screen: &Screen) -> Option<String> {
        let groups = &before.sheet.groups;
        let left = groups.iter().find(|it| it.controls.iter().any(|it| it.id == self.control))?;
        let here = |group: &&Group<String>| group.id == left.id && !group.controls.is_empty();
        let of_seat = |group: &&Group<String>| group.seat.is_some() && group.seat == left.seat;
        let groups = &screen.sheet.groups;
        let group = groups.iter().find(here).or_else(|| groups.iter().find(of_seat))?;
        self.stops_of(group).first().map(Stop::id)
    }

    /// To the first thing that belongs to no seat and no board: what is said about a cell.
    pub(crate) fn go_aside(&mut self, screen: &Screen) {
        let mut groups = screen.sheet.groups.iter();
        let aside = groups.find(|group| matches!(group.role, Role::Aside | Role::Ask));
        if let Some(stop) = aside.and_then(|group| self.stops_of(group).first().copied()) {
            self.stand_on(&stop.id());
        }
    }

    /// To the board.
    pub(crate) fn go_to_board(&mut self, screen: &Screen) {
        let stops = self.stops(screen);
        if let Some(board) = stops.iter().find(|stop| stop.is_board()) {
            self.stand_on(&board.id());
        }
    }

    /// To a seat's numbers: the first that is missing, or the first; from there on to the next. Says whether there are any.
    pub(crate) fn go_to_seat(&mut self, screen: &Screen, seat: Seat) -> bool {
        let groups = screen.sheet.groups.iter();
        let of_seat = |group: &&Group<String>| {
            group.role == Role::Seats && group.seat == Some(seat) && !group.controls.is_empty()
        };
        let Some(group) = groups.into_iter().find(of_seat) else { return false };
        self.opened.insert(group.id.clone());
        let stops = self.stops_of(group);
        let stops: Vec<_> = stops.iter().filter(|it| matches!(it, Stop::Control(_))).collect();
        let at = stops.iter().position(|stop| stop.id() == self.control);
        let next = at.map_or(0, |at| at + 1);
        // What is missing further on, or else the next, round and round.
        let missing = stops.iter().skip(next).position(|stop| stop.is_missing());
        let to = missing.map_or(next % stops.len().max(1), |further| next + further);
        if let Some(stop) = stops.get(to) {
            self.stand_on(&stop.id());
        }
        !stops.is_empty()
    }

    pub(crate) fn cell(&self, control: &str, board: &Board<String>) -> (u32, u32) {
        let selected = || {
            let first = board.cells.iter().find(|cell| cell.selected || cell.target);
            first
                .or_else(|| board.cells.iter().find(|cell| cell.can_tap))
                .map_or((0, 0), |cell| (cell.column, cell.row))
        };
        let (column, row) = self.cells.get(control).copied().unwrap_or_else(selected);
        (column.min(board.columns.saturating_sub(1)), row.min(board.rows.saturating_sub(1)))
    }

    pub(crate) fn go_to_cell(&mut self, control: &str, cell: (u32, u32)) {
        self.stand_on(control);
        self.tapped = None;
        self.cells.insert(control.to_owned(), cell);
    }

    pub(crate) fn tapped(&mut self, control: &str, cell: &str) {
        self.tapped = Some((control.to_owned(), cell.to_owned()));
    }

    /// To the lit cell that is nearest, those of the same column first, unless it is on one.
    pub(crate) fn go_to_lit(&mut self, control: &str, board: &Board<String>) {
        let (column, row) = self.cell(control, board);
        let lit = lit(board);
        if lit.iter().any(|cell| (cell.column, cell.row) == (column, row)) {
            return;
        }
        let far = |cell: &&&Cell<String>| (cell.column.abs_diff(column), cell.row.abs_diff(row));
        if let Some(cell) = lit.iter().min_by_key(far) {
            self.go_to_cell(control, (cell.column, cell.row));
        }
    }

    /// From one lit cell to the next, from the left to the right; from elsewhere to the nearest.
    pub(crate) fn go_through_lit(&mut self, control: &str, board: &Board<String>, forward: bool) {
        let at = self.cell(control, board);
        let lit = lit(board);
        let Some(place) = lit.iter().position(|cell| (cell.column, cell.row) == at) else {
            return self.go_to_lit(control, board);
        };
        let step = if forward { 1 } else { lit.len() - 1 };
        let cell = lit[(place + step) % lit.len()];
        self.go_to_cell(control, (cell.column, cell.row));
    }
}

/// The cells that can be tapped next, column by column.
fn lit(board: &Board<String>) -> Vec<&Cell<String>> {
    let mut lit: Vec<&Cell<String>> =
        board.cells.iter().filter(|cell| cell.target && cell.can_tap).collect();
    lit.sort_by_key(|cell| (cell.column, cell.row));
    lit
}

/// The id of the cell that covers a field.
pub(crate) fn cell_at(board: &Board<String>, (column, row): (u32, u32)) -> Option<&str> {
    let covers =
        |from: u32, size: u32, at: u32| (from..from.saturating_add(size.max(1))).contains(&at);
    let cell = board
        .cells
        .iter()
        .find(|cell| covers(cell.column, cell.width, column) && covers(cell.row, cell.height, row));
    cell.map(|cell| cell.id.as_str())
}
