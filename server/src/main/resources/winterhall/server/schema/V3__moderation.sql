-- Whose remarks a person does not want to read: at one table (a mute), or anywhere (a block, which also keeps the two
-- from sitting at one table).
CREATE TABLE shun (
  id          TEXT PRIMARY KEY,
  person      TEXT   NOT NULL REFERENCES person (id),
  other       TEXT   NOT NULL REFERENCES person (id),
  table_id    TEXT   NOT NULL,            -- empty: everywhere
  at          BIGINT NOT NULL
);
CREATE INDEX shun_person ON shun (person);
CREATE INDEX shun_other ON shun (other);

CREATE TABLE report (
  id          TEXT PRIMARY KEY,
  at          BIGINT  NOT NULL,
  reporter    TEXT    NOT NULL REFERENCES person (id),
  person      TEXT    NOT NULL REFERENCES person (id),
  table_id    TEXT    NOT NULL REFERENCES hall_table (id),
  quote       TEXT    NOT NULL,           -- the remark as it was said; empty if it is about the person
  text        TEXT    NOT NULL,
  closed      BIGINT,
  note        TEXT
);
CREATE INDEX report_closed ON report (closed, at);
