-- The log is the truth; `sessions.card` and the columns beside it are a cache made from it.
CREATE TABLE sessions (
    id         TEXT    NOT NULL PRIMARY KEY, -- UUIDv7: in the order of their beginning
    game       TEXT    NOT NULL,
    revision   INTEGER NOT NULL,             -- the number of the last step
    phase      TEXT    NOT NULL,
    started_at INTEGER NOT NULL,             -- milliseconds since 1970, UTC
    updated_at INTEGER NOT NULL,
    deleted_at INTEGER,                      -- in the bin since
    card       TEXT    NOT NULL              -- JSON: what a list shows
) STRICT, WITHOUT ROWID;

-- Append-only. Nothing in here is ever updated.
CREATE TABLE steps (
    session TEXT    NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    seq     INTEGER NOT NULL,
    id      TEXT    NOT NULL,                -- UUIDv7
    at      INTEGER NOT NULL,                -- milliseconds since 1970, UTC
    offset  INTEGER NOT NULL,                -- minutes east of UTC at the table
    game    TEXT    NOT NULL,
    kind    TEXT    NOT NULL,
    version INTEGER NOT NULL,
    payload TEXT    NOT NULL,                -- JSON, the exact text
    PRIMARY KEY (session, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE players (
    id      TEXT    NOT NULL PRIMARY KEY,    -- UUIDv7
    name    TEXT    NOT NULL,
    folded  TEXT    NOT NULL UNIQUE,         -- the name as it is compared
    colour  TEXT    NOT NULL,
    shape   TEXT    NOT NULL,
    used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What the players told us about their copy of a game.
CREATE TABLE boxes (
    game       TEXT    NOT NULL PRIMARY KEY,
    id         TEXT    NOT NULL,             -- UUIDv7
    updated_at INTEGER NOT NULL,
    payload    TEXT    NOT NULL              -- JSON
) STRICT, WITHOUT ROWID;
