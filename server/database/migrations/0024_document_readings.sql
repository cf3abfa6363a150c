-- What is on the pages of a document, by the hash of its bytes, so that it is read once. `version` is that of the rules
-- that suggest fields: a reading by older rules is made anew when somebody asks.
create table document_readings (
  document_sha256 text primary key,
  version integer not null,
  words bytea not null,
  word_counts integer[] not null,
  suggestions jsonb not null,
  read_at timestamptz not null default now()
);
