-- When the hall was last seen open: the time until it opens again is charged to nobody. One row.
CREATE TABLE hall_open (
  at          BIGINT NOT NULL
);
INSERT INTO hall_open (at) SELECT COALESCE(MAX(at), 0) FROM ledger;

-- Letters and calls that have to go out, and what became of them.
CREATE TABLE notice (
  id          TEXT PRIMARY KEY,           -- what it is about, so that it is written once
  person      TEXT REFERENCES person (id), -- whom it is for; null if that is nobody's account yet
  channel     TEXT    NOT NULL,           -- mail, hook
  target      TEXT    NOT NULL,           -- the address; empty: the person's own when it goes out
  language    TEXT    NOT NULL,
  text_key    TEXT    NOT NULL,
  words       TEXT    NOT NULL,           -- JSON, by parameter; empty once it is settled
  table_id    TEXT,                       -- for a call to the table: sent only while it still waits …
  seat        INTEGER NOT NULL DEFAULT 0,
  asked       INTEGER NOT NULL DEFAULT 0, -- … with this question
  created     BIGINT  NOT NULL,
  due         BIGINT  NOT NULL,           -- when it is tried next
  tries       INTEGER NOT NULL DEFAULT 0,
  state       TEXT    NOT NULL,           -- waiting, sent, dropped, failed
  trouble     TEXT    NOT NULL DEFAULT '' -- key of what went wrong the last time
);
CREATE INDEX notice_due ON notice (state, due);
CREATE INDEX notice_person ON notice (person, created);

-- Where letters go. It is not the address by which a password is reset: naming one here opens nothing.
CREATE TABLE reach (
  person      TEXT PRIMARY KEY REFERENCES person (id),
  email       TEXT,                       -- confirmed by its owner
  wanted      TEXT,                       -- waits for confirmation
  token       TEXT,                       -- SHA-256 of what the confirmation link holds
  expires     BIGINT,
  stop        TEXT    NOT NULL UNIQUE     -- as it stands in each letter; it opens nothing but the way out
);
CREATE INDEX reach_token ON reach (token);
