-- Which table a rematch follows, so that what was said there can be read on.
CREATE INDEX hall_table_rematch ON hall_table (rematch);
