-- A deletion is about the steps that were there, and a tombstone names them. Those of earlier versions
-- do not say what was seen, so they delete nothing any more.
DROP TABLE tombstones;
CREATE TABLE tombstones (
    last    TEXT    NOT NULL PRIMARY KEY, -- the last step of the log that is gone
    session TEXT    NOT NULL,
    at      INTEGER NOT NULL,             -- deleted at, or brought back
    back    INTEGER NOT NULL,             -- 1 if a beginning of it was brought back
    steps   TEXT    NOT NULL              -- the ids of its steps, with a space between
) STRICT;
