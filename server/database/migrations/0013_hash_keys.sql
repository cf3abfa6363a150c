-- Keys of hashes that are compared for longer than a master key is in use, each sealed under it. They are made at the first
-- start: drawn at random, or, where there are hashes already, those that the master key of that day gave.
create table hash_keys (
  purpose text primary key,
  key_enc bytea not null
);
