-- What members sign with: marks of their own, and the seals of their organisation.

create table user_marks (
  mark_uuid uuid primary key,
  user_uuid uuid not null references users,
  use text not null check (use in ('SIGNATURE', 'SEAL', 'INITIALS')),
  name text not null,
  mark_enc bytea not null,
  -- Of a mark that is a picture.
  picture_sha256 text,
  position integer not null,
  is_default boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null
);
create index user_marks_user_idx on user_marks (user_uuid, position);
create unique index user_marks_default_key on user_marks (user_uuid, use) where is_default;
create index user_marks_picture_idx on user_marks (picture_sha256) where picture_sha256 is not null;

-- A seal looks the same for as long as there is a record of it: another picture is another seal.
create table company_seals (
  seal_uuid uuid primary key,
  organization_uuid uuid not null references organizations,
  name text not null,
  mark_enc bytea not null,
  picture_sha256 text,
  state text not null default 'ACTIVE' check (state in ('ACTIVE', 'SUSPENDED', 'DESTROYED')),
  replaced_by uuid references company_seals check (replaced_by is null or state = 'DESTROYED'),
  version integer not null default 1,
  created_at timestamptz not null
);
create unique index company_seals_name_key on company_seals (organization_uuid, name) where state <> 'DESTROYED';
create index company_seals_organization_idx on company_seals (organization_uuid, seal_uuid);
create index company_seals_picture_idx on company_seals (picture_sha256) where picture_sha256 is not null;

create table company_seal_users (
  seal_uuid uuid not null references company_seals,
  organization_member_uuid uuid not null references organization_members,
  unique (seal_uuid, organization_member_uuid)
);
create index company_seal_users_member_idx on company_seal_users (organization_member_uuid);

-- Who did what with a seal. It outlives the documents that it names.
create table seal_ledger (
  entry_uuid uuid primary key,
  seal_uuid uuid not null references company_seals,
  kind text not null
    check (kind in ('ADDED', 'GRANTED', 'REVOKED', 'USED', 'SUSPENDED', 'RESUMED', 'REPLACED', 'DESTROYED')),
  at timestamptz not null,
  organization_member_uuid uuid not null references organization_members,
  -- To whom the right was given, or from whom it was taken.
  subject_uuid uuid references organization_members,
  contract_id uuid,
  -- In how many places of the document it stands.
  places integer check (places > 0),
  note text,
  check ((kind in ('GRANTED', 'REVOKED')) = (subject_uuid is not null)),
  check ((kind = 'USED') = (contract_id is not null)),
  check ((kind = 'USED') = (places is not null))
);
create index seal_ledger_seal_idx on seal_ledger (seal_uuid, entry_uuid);

create trigger seal_ledger_append_only before update or delete or truncate on seal_ledger
  for each statement execute function refuse_change();

-- A phone is held in front of a computer by members, too: what they draw becomes a mark of theirs.
alter table receiver_drawings
  alter column receiver_uuid drop not null,
  add column user_uuid uuid references users on delete cascade,
  add column use text check (use in ('SIGNATURE', 'SEAL', 'INITIALS')),
  add column name text,
  add check (num_nonnulls(receiver_uuid, user_uuid) = 1),
  add check ((user_uuid is null) = (use is null) and (user_uuid is null) = (name is null));
create index receiver_drawings_user_idx on receiver_drawings (user_uuid) where user_uuid is not null;
