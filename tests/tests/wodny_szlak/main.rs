//! Wodny szlak: the rulebook's figures, an oracle that walks over every path of a river, and faulty
//! tables.

mod documents;
mod faulty;
mod figures;
mod oracle;
mod rivers;
mod shapes;
