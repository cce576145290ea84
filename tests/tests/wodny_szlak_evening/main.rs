//! Wodny szlak as it is entered at the table.

mod evening;
mod remembered;
mod results;
mod rivers;
