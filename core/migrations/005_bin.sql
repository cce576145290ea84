-- What is in the bin is looked for at every opening: without this, all sessions are read for it.
CREATE INDEX sessions_in_bin ON sessions (deleted_at) WHERE deleted_at IS NOT NULL;
