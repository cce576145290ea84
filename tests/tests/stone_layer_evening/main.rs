//! Stone Layer as it is played at the table.

mod asked;
mod collapses;
mod corrections;
mod editions;
mod evening;
mod players;
mod results;
mod turns;
