-- One schema for both databases: texts, whole numbers, no booleans. Times are milliseconds since 1970.
-- Tokens are stored as SHA-256 in hexadecimal, never as they are.

CREATE TABLE person (
  id          TEXT PRIMARY KEY,
  name        TEXT   NOT NULL,
  created     BIGINT NOT NULL,
  language    TEXT   NOT NULL DEFAULT '',
  login       TEXT   UNIQUE,              -- lower case; null for a guest
  password    TEXT,                       -- Argon2id with its salt and costs
  email       TEXT,
  hook        TEXT,                       -- where "your turn" is posted
  role        TEXT   NOT NULL DEFAULT 'guest',  -- guest, member, admin
  banned      TEXT,                       -- the reason
  deleted     BIGINT
);

CREATE TABLE login_session (
  token       TEXT PRIMARY KEY,
  person      TEXT   NOT NULL REFERENCES person (id),
  purpose     TEXT   NOT NULL,            -- cookie, reclaim, reset
  created     BIGINT NOT NULL,
  expires     BIGINT NOT NULL
);
CREATE INDEX login_session_person ON login_session (person);

-- A table and its one match.
CREATE TABLE hall_table (
  id          TEXT PRIMARY KEY,
  game        TEXT    NOT NULL,
  setup       TEXT    NOT NULL,
  rules       INTEGER NOT NULL,
  owner       TEXT    NOT NULL REFERENCES person (id),
  stage       TEXT    NOT NULL,           -- open, running, finished, cancelled, frozen
  listed      INTEGER NOT NULL,           -- 1: on the public list
  invite      TEXT    NOT NULL,           -- what its link holds; whoever has it may sit down
  spectators  TEXT    NOT NULL,           -- nobody, anyone
  clock       TEXT    NOT NULL,           -- one of the presets
  secret      TEXT    NOT NULL,           -- 64 bytes of chance; leaves the hall after the end only
  created     BIGINT  NOT NULL,
  started     BIGINT,
  ended       BIGINT,
  due         BIGINT,                     -- when the hall has to look at it, if nobody moves
  rematch     TEXT,                       -- the table that follows it
  notice      TEXT                        -- why it is frozen
);
CREATE INDEX hall_table_stage ON hall_table (stage, listed);
CREATE INDEX hall_table_due ON hall_table (due);

CREATE TABLE chair (
  table_id    TEXT    NOT NULL REFERENCES hall_table (id),
  seat        INTEGER NOT NULL,
  kind        TEXT    NOT NULL,           -- open, person, bot
  person      TEXT REFERENCES person (id),
  name        TEXT    NOT NULL DEFAULT '', -- who sits there at a table that passes one device around
  bot         TEXT    NOT NULL DEFAULT '',
  entropy     TEXT    NOT NULL DEFAULT '', -- bytes the seat added to the secret, in hexadecimal
  seen        INTEGER NOT NULL DEFAULT 0,  -- the last step its owner was shown
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX chair_person ON chair (person);

-- The truth. Nothing here is ever changed or deleted.
CREATE TABLE ledger (
  table_id    TEXT    NOT NULL REFERENCES hall_table (id),
  number      INTEGER NOT NULL,
  step        INTEGER NOT NULL,           -- the step the table is at after it
  kind        TEXT    NOT NULL,
  seat        INTEGER NOT NULL,           -- 0: nobody
  line        TEXT    NOT NULL,
  by_whom     TEXT    NOT NULL,           -- hand, order, bot, clock, hall
  spent       BIGINT  NOT NULL,           -- thinking time charged, in milliseconds
  told        TEXT    NOT NULL,           -- event lines, for everyone after the end
  fingerprint TEXT    NOT NULL,
  at          BIGINT  NOT NULL,
  wish        TEXT,                       -- the client's key, after the person's id
  PRIMARY KEY (table_id, number)
);
CREATE UNIQUE INDEX ledger_wish ON ledger (table_id, wish);

CREATE TABLE remark (
  table_id    TEXT    NOT NULL REFERENCES hall_table (id),
  number      INTEGER NOT NULL,
  person      TEXT    NOT NULL REFERENCES person (id),
  seat        INTEGER NOT NULL,           -- 0: a spectator
  text        TEXT    NOT NULL,
  at          BIGINT  NOT NULL,
  wish        TEXT,
  PRIMARY KEY (table_id, number)
);
CREATE UNIQUE INDEX remark_wish ON remark (table_id, wish);
