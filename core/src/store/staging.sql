-- What comes, while it is looked at. Sessions and steps have the columns of the database's own tables, as
-- the same code writes and reads them; other bodies are JSON.
CREATE TABLE sessions (
    seq        INTEGER PRIMARY KEY,          -- from 1, as it came
    id         TEXT    NOT NULL UNIQUE,
    game       TEXT    NOT NULL,
    revision   INTEGER NOT NULL,
    phase      TEXT    NOT NULL,
    started_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    deleted_at INTEGER,
    bin_at     INTEGER NOT NULL,
    card       TEXT    NOT NULL,
    found_by   TEXT,                         -- what else its log gives, made once; NULL if nobody asked
    proof      TEXT,
    differs    INTEGER NOT NULL DEFAULT 0    -- 1 if the result that came with it is another one
) STRICT;
CREATE TABLE steps (
    session TEXT    NOT NULL,
    seq     INTEGER NOT NULL,
    id      TEXT    NOT NULL,
    at      INTEGER NOT NULL,
    offset  INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    kind    TEXT    NOT NULL,
    version INTEGER NOT NULL,
    payload TEXT    NOT NULL,
    PRIMARY KEY (session, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX roots_of_logs ON steps (id) WHERE seq = 1;
CREATE TABLE their_stones (tip TEXT PRIMARY KEY, root TEXT NOT NULL, body TEXT NOT NULL) STRICT;
CREATE INDEX their_stones_root ON their_stones (root);
-- Players, boxes and proofs, each by its own id.
CREATE TABLE others (kind TEXT, id TEXT, body TEXT NOT NULL, PRIMARY KEY (kind, id)) STRICT, WITHOUT ROWID;

-- What was here when it was looked at; `state` is different if anything of it is.
CREATE TABLE ours (id TEXT PRIMARY KEY, root TEXT, state TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX ours_root ON ours (root);
CREATE TABLE our_stones (tip TEXT PRIMARY KEY, root TEXT, state TEXT NOT NULL, body TEXT NOT NULL) STRICT;
CREATE INDEX our_stones_root ON our_stones (root);

-- What is to be done, by families.
CREATE TABLE families (number INTEGER PRIMARY KEY, moves TEXT NOT NULL) STRICT;
CREATE TABLE roots (root TEXT PRIMARY KEY, family INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX roots_family ON roots (family);
CREATE TABLE planned (
    id       TEXT PRIMARY KEY,
    family   INTEGER NOT NULL,
    is_here  INTEGER NOT NULL,               -- 1 if there is one of this id here
    bin      TEXT    NOT NULL,
    source   TEXT,                           -- which of those that come has this log
    body     TEXT,                           -- both NULL where the source has them
    found_by TEXT
) STRICT;
CREATE INDEX planned_family ON planned (family);
CREATE TABLE planned_others (
    kind   TEXT    NOT NULL,                 -- removed, stone, lifted
    id     TEXT    NOT NULL,
    family INTEGER NOT NULL,
    body   TEXT    NOT NULL,
    PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX planned_others_family ON planned_others (family);
-- How each that comes stands to what is here, for the preview.
CREATE TABLE looked_at (
    id     TEXT PRIMARY KEY,
    status TEXT    NOT NULL,
    before INTEGER NOT NULL,                 -- 1 if it is in the bin now
    after  INTEGER NOT NULL                  -- 1 if it would be then
) STRICT;
