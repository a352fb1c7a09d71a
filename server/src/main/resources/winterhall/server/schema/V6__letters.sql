-- Until when a letter is worth sending: the link in it works no longer. Null: as long as it is tried at all.
ALTER TABLE notice ADD COLUMN good_until BIGINT;
