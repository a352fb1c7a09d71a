-- When a person was last in the hall, to the hour; 0: not since this is noted. Tables of somebody who is long gone leave
-- the public list.
ALTER TABLE person ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
