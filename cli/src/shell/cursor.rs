//! Where the cursor is on a sheet: on which control, and where on each board.

use std::collections::HashMap;

use tallystone_core::app::Screen;
use tallystone_core::board::Board;
use tallystone_core::sheet::{Control, ControlKind, Group, Role};

use super::field::Field;

/// Where the cursor is on a sheet.
#[derive(Debug, Default)]
pub(crate) struct TableCursor {
    /// The control's id.
    pub(crate) control: String,
    /// Column and row on each board.
    cells: HashMap<String, (u32, u32)>,
    /// The board and cell that were tapped last: where the cursor stays if the board grows.
    tapped: Option<(String, String)>,
    /// The number or note being typed.
    pub(crate) typing: Option<Field>,
}

/// The order in which Tab goes through a sheet.
const ROLES: [Role; 4] = [Role::Hero, Role::Seats, Role::Aside, Role::Bar];

/// What the cursor can stand on, in its order.
pub(crate) fn stops(screen: &Screen) -> impl Iterator<Item = &Control<String>> {
    let groups = ROLES
        .iter()
        .flat_map(|role| screen.sheet.groups.iter().filter(move |group| group.role == *role));
    groups
        .flat_map(|group| &group.controls)
        .filter(|control| !matches!(control.kind, ControlKind::Action { enabled: false, .. }))
}

impl TableCursor {
    pub(crate) fn at_first(screen: &Screen) -> Self {
        let mut cursor = Self::default();
        cursor.follow(screen, screen);
        cursor
    }

    /// Stays where it is as long as that is there; else in what was around it on the screen before.
    pub(crate) fn follow(&mut self, before: &Screen, screen: &Screen) {
        self.typing = None;
        if let Some((control, cell)) = &self.tapped
            && let Some(ControlKind::Board { board }) = screen.control(control).map(|it| &it.kind)
            && let Some(cell) = board.cells.iter().find(|it| it.id == *cell)
        {
            self.cells.insert(control.clone(), (cell.column, cell.row));
        }
        if screen.control(&self.control).is_none() {
            // What ends something is never under the cursor by chance.
            let ends =
                |it: &&Control<String>| matches!(it.kind, ControlKind::Action { ends: true, .. });
            let first = || stops(screen).find(|it| !ends(it));
            let near = self.nearest(before, screen).or_else(first);
            self.control = near.map(|control| control.id.clone()).unwrap_or_default();
        }
    }

    /// Something of the same group, or of the same seat.
    fn nearest<'a>(&self, before: &Screen, screen: &'a Screen) -> Option<&'a Control<String>> {
        let groups = &before.sheet.groups;
        let left = groups.iter().find(|it| it.controls.iter().any(|it| it.id == self.control))?;
        let here = |group: &&Group<String>| group.id == left.id && !group.controls.is_empty();
        let of_seat = |group: &&Group<String>| group.seat.is_some() && group.seat == left.seat;
        let groups = &screen.sheet.groups;
        let group = groups.iter().find(here).or_else(|| groups.iter().find(of_seat))?;
        stops(screen).find(|stop| group.controls.iter().any(|it| it.id == stop.id))
    }

    /// To the first thing that belongs to no seat and no board: what is said about a cell.
    pub(crate) fn go_aside(&mut self, screen: &Screen) {
        let asides = screen.sheet.groups.iter().filter(|group| group.role == Role::Aside);
        if let Some(control) = asides.flat_map(|group| &group.controls).next() {
            self.control.clone_from(&control.id);
        }
    }

    /// To the board.
    pub(crate) fn go_to_board(&mut self, screen: &Screen) {
        let is_board = |it: &&Control<String>| matches!(it.kind, ControlKind::Board { .. });
        if let Some(control) = stops(screen).find(is_board) {
            self.control.clone_from(&control.id);
        }
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
        control.clone_into(&mut self.control);
        self.tapped = None;
        self.cells.insert(control.to_owned(), cell);
    }

    pub(crate) fn tapped(&mut self, control: &str, cell: &str) {
        self.tapped = Some((control.to_owned(), cell.to_owned()));
    }
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
