-- Links of the hall itself, which belong to nobody yet: whoever opens the one for administrators becomes one.
CREATE TABLE hall_link (
  token       TEXT PRIMARY KEY,
  purpose     TEXT   NOT NULL,            -- admin-claim
  created     BIGINT NOT NULL,
  expires     BIGINT NOT NULL
);

CREATE INDEX person_email ON person (email);
