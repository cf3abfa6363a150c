-- What comes of a receiver's link: whoever opened it, what he has shown of himself, and what he fills in.

-- One opening of a link. Tokens name it, so that they die with it.
create table receiver_sessions (
  session_uuid uuid primary key,
  receiver_uuid uuid not null references receivers on delete cascade,
  link_version integer not null,
  link_sha256 bytea not null,
  -- A random secret of the browser: within a day it need not prove the same again.
  device_sha256 bytea,
  passed text[] not null default '{}',
  verified_at timestamptz,
  created_at timestamptz not null
);
create index receiver_sessions_receiver_idx on receiver_sessions (receiver_uuid, device_sha256);
create index receiver_sessions_created_idx on receiver_sessions (created_at);

-- Codes and tries of a receiver's step, whichever of his links he uses.
create table receiver_steps (
  receiver_uuid uuid not null references receivers on delete cascade,
  step text not null check (step in ('ACCESS_CODE', 'EMAIL_CODE', 'PHONE_CODE', 'PHONE_IDENTITY')),
  code_hash bytea,
  code_expires_at timestamptz,
  sent_at timestamptz,
  sends integer not null default 0,
  sends_since timestamptz,
  tries integer not null default 0,
  locked_until timestamptz,
  primary key (receiver_uuid, step)
);

-- A verification is of an account, or of a receiver who has none.
alter table phone_verifications
  alter column user_uuid drop not null,
  add column receiver_uuid uuid references receivers on delete cascade,
  add check (num_nonnulls(user_uuid, receiver_uuid) = 1);
create index phone_verifications_receiver_idx on phone_verifications (receiver_uuid, created_at desc)
  where receiver_uuid is not null;

alter table receivers
  add column consented_at timestamptz,
  add column viewed_at timestamptz;

-- What a receiver has filled in so far: values, marks by id, annotations, encrypted. Kept until he finishes.
create table receiver_drafts (
  receiver_uuid uuid primary key references receivers on delete cascade,
  version integer not null default 1,
  content_enc bytea not null,
  updated_at timestamptz not null
);

create table receiver_marks (
  mark_uuid uuid primary key,
  receiver_uuid uuid not null references receivers on delete cascade,
  mark_enc bytea not null,
  created_at timestamptz not null
);
create index receiver_marks_receiver_idx on receiver_marks (receiver_uuid, mark_uuid);

create table receiver_attachments (
  attachment_uuid uuid primary key,
  receiver_uuid uuid not null references receivers on delete cascade,
  name text not null,
  kind text not null check (kind in ('PDF', 'PNG', 'JPEG')),
  sha256 text not null,
  bytes integer not null,
  created_at timestamptz not null
);
create index receiver_attachments_receiver_idx on receiver_attachments (receiver_uuid, attachment_uuid);
create index receiver_attachments_sha256_idx on receiver_attachments (sha256);
