-- Sessions are searched, and their bin travels to other devices.
ALTER TABLE sessions ADD COLUMN bin_at INTEGER NOT NULL DEFAULT 0; -- put into the bin, or taken out
ALTER TABLE sessions ADD COLUMN day    TEXT    NOT NULL DEFAULT ''; -- played on: 2026-11-16; a cache
ALTER TABLE sessions ADD COLUMN words  TEXT    NOT NULL DEFAULT ''; -- names and notes, folded; a cache
UPDATE sessions SET bin_at = deleted_at WHERE deleted_at IS NOT NULL;

-- Who sat where; a cache made from the log.
CREATE TABLE seats (
    session TEXT    NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    seat    INTEGER NOT NULL,
    player  TEXT    NOT NULL,
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_player ON seats (player);

-- Sessions that left the bin for good, so that no other device brings them back.
CREATE TABLE tombstones (
    session TEXT    NOT NULL PRIMARY KEY,
    at      INTEGER NOT NULL              -- deleted at
) STRICT, WITHOUT ROWID;

-- Two devices may each know an Ann, so names are not unique. Every field has the time of its last
-- change, which wins.
CREATE TABLE known_players (
    id           TEXT    NOT NULL PRIMARY KEY, -- UUIDv7
    name         TEXT    NOT NULL,
    folded       TEXT    NOT NULL,             -- the name as it is compared
    colour       TEXT    NOT NULL,             -- played last
    shape        TEXT    NOT NULL,
    used_at      INTEGER NOT NULL,
    named_at     INTEGER NOT NULL DEFAULT 0,
    merged_into  TEXT,
    merged_at    INTEGER NOT NULL DEFAULT 0,
    forgotten_at INTEGER NOT NULL DEFAULT 0    -- forgotten if not used since
) STRICT, WITHOUT ROWID;
INSERT INTO known_players (id, name, folded, colour, shape, used_at)
    SELECT id, name, folded, colour, shape, used_at FROM players;
DROP TABLE players;
ALTER TABLE known_players RENAME TO players;

-- What a player plays with in a game.
CREATE TABLE looks (
    player TEXT    NOT NULL,
    game   TEXT    NOT NULL,
    colour TEXT    NOT NULL,
    shape  TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

-- What this device prefers; it does not travel.
CREATE TABLE preferences (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
