//! Wodny szlak as it is entered at the table.

mod asked;
mod evening;
mod remembered;
mod results;
mod rivers;
