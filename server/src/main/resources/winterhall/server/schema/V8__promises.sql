-- The secrets of tables that are not laid yet, so that their SHA-256 can be shown before anybody adds to the deal.
CREATE TABLE promise (
  whose       TEXT PRIMARY KEY,           -- the person who lays its next table, or the table whose rematch it is
  secret      TEXT NOT NULL               -- 64 bytes in hexadecimal; goes to that table, and from here
);
