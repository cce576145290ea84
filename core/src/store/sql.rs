//! Statements that are asked and carried out, and columns read as what they stand for.

use chrono::{DateTime, Utc};
use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension as _, Params, Row as SqlRow};
use serde::Serialize;
use serde::de::DeserializeOwned;
use uuid::Uuid;

use super::StoreError;
use crate::moment::of_millis;
use crate::outside::{SessionId, StepId};

/// Carries a statement out. Says how many rows it changed.
pub(super) fn run(
    connection: &Connection,
    statement: &str,
    values: impl Params,
) -> Result<usize, StoreError> {
    Ok(connection.prepare_cached(statement)?.execute(values)?)
}

/// The first row; `None` if there is none.
pub(super) fn first<T>(
    connection: &Connection,
    select: &str,
    values: impl Params,
    read: impl FnOnce(&SqlRow<'_>) -> rusqlite::Result<T>,
) -> Result<Option<T>, StoreError> {
    Ok(connection.prepare_cached(select)?.query_row(values, read).optional()?)
}

/// The only row there can be, of one value: a count, or whether something exists.
pub(super) fn value<T: rusqlite::types::FromSql>(
    connection: &Connection,
    select: &str,
    values: impl Params,
) -> Result<T, StoreError> {
    Ok(connection.prepare_cached(select)?.query_row(values, |row| row.get(0))?)
}

pub(super) fn all<T, All: FromIterator<T>>(
    connection: &Connection,
    select: &str,
    values: impl Params,
    read: impl FnMut(&SqlRow<'_>) -> rusqlite::Result<T>,
) -> Result<All, StoreError> {
    Ok(connection.prepare_cached(select)?.query_map(values, read)?.collect::<Result<_, _>>()?)
}

/// All rows, one at a time, for what is too much to be kept.
pub(super) fn each(
    connection: &Connection,
    select: &str,
    values: impl Params,
    mut visit: impl FnMut(&SqlRow<'_>) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let mut statement = connection.prepare_cached(select)?;
    let mut rows = statement.query(values)?;
    while let Some(row) = rows.next()? {
        visit(row)?;
    }
    Ok(())
}

pub(super) fn millis(at: DateTime<Utc>) -> i64 {
    at.timestamp_millis()
}

pub(super) fn moment(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<DateTime<Utc>> {
    row.get(column).map(of_millis)
}

pub(super) fn text<'a>(row: &'a SqlRow<'_>, column: usize) -> rusqlite::Result<&'a str> {
    Ok(row.get_ref(column)?.as_str()?)
}

pub(super) fn text_or_null<'a>(
    row: &'a SqlRow<'_>,
    column: usize,
) -> rusqlite::Result<Option<&'a str>> {
    Ok(row.get_ref(column)?.as_str_or_null()?)
}

pub(super) fn uuid(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<Uuid> {
    text(row, column)?.parse().map_err(|error: uuid::Error| unfit(column, error))
}

pub(super) fn session_id(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<SessionId> {
    uuid(row, column).map(SessionId)
}

pub(super) fn step_id(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<StepId> {
    uuid(row, column).map(StepId)
}

pub(super) fn unfit(
    column: usize,
    error: impl std::error::Error + Send + Sync + 'static,
) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, Type::Text, Box::new(error))
}

pub(super) fn json<T: Serialize>(value: &T) -> Result<String, StoreError> {
    let written = serde_json::to_string(value);
    written.map_err(|error| rusqlite::Error::ToSqlConversionFailure(Box::new(error)).into())
}

/// What we wrote ourselves as JSON.
pub(super) fn from_json<T: DeserializeOwned>(
    row: &SqlRow<'_>,
    column: usize,
) -> rusqlite::Result<T> {
    serde_json::from_str(text(row, column)?).map_err(|error| unfit(column, error))
}
