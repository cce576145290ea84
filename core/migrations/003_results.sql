-- Finished sessions as statistics read them. Everything here is a cache made from the logs; cards
-- are written in another form, too, and are made anew with it.
CREATE TABLE results (
    session TEXT    NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
    seats   INTEGER NOT NULL,                -- how many played
    seconds INTEGER                          -- how long; NULL where only the result was told
) STRICT, WITHOUT ROWID;

CREATE TABLE seat_results (
    session TEXT    NOT NULL REFERENCES results (session) ON DELETE CASCADE,
    seat    INTEGER NOT NULL,
    player  TEXT,                            -- NULL for a seat without a name
    points  INTEGER,                         -- NULL where there are no points
    rank    INTEGER,                         -- NULL for who has left
    winner  INTEGER NOT NULL,
    began   INTEGER NOT NULL,                -- 1 for the start player
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_results_of_player ON seat_results (player);

-- The first-level lines of a seat's score.
CREATE TABLE line_results (
    session TEXT    NOT NULL,
    seat    INTEGER NOT NULL,
    kind    TEXT    NOT NULL,
    points  INTEGER NOT NULL,
    PRIMARY KEY (session, seat, kind),
    FOREIGN KEY (session, seat) REFERENCES seat_results (session, seat) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
