-- Browsers in which somebody has signed in before: their tries are counted apart from those of everybody else.
create table known_browsers (
  user_uuid uuid not null references users on delete cascade,
  device_sha256 bytea not null,
  used_at timestamptz not null,
  primary key (user_uuid, device_sha256)
);
create index known_browsers_used_idx on known_browsers (used_at);
