-- A signature drawn on a phone for the page of a computer: the address holds a secret that works once.
create table receiver_drawings (
  code_sha256 bytea primary key,
  receiver_uuid uuid not null references receivers on delete cascade,
  mark_uuid uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index receiver_drawings_receiver_idx on receiver_drawings (receiver_uuid);
create index receiver_drawings_expires_idx on receiver_drawings (expires_at);

-- What receivers have asked the sender, so that nobody is flooded. The words are in the chain and in the mail.
create table receiver_questions (
  question_uuid uuid primary key,
  receiver_uuid uuid not null references receivers on delete cascade,
  asked_at timestamptz not null
);
create index receiver_questions_receiver_idx on receiver_questions (receiver_uuid, asked_at);
