-- Whether the boards of a table help memory, for all seats alike: 1 or 0. Tables laid before it could be chosen had help.
ALTER TABLE hall_table ADD COLUMN aids INTEGER NOT NULL DEFAULT 1;
