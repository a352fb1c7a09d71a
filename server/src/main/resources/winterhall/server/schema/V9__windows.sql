-- How the windows of a table are timed: relaxed or strict. Tables laid before it could be chosen are relaxed.
ALTER TABLE hall_table ADD COLUMN windows TEXT NOT NULL DEFAULT 'relaxed';
