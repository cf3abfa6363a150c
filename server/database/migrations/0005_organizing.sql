-- What members put their documents in order with: defaults, contacts, folders, labels, views; and acts on many at once.

-- No row: the service's own defaults.
create table service_settings (
  organization_uuid uuid primary key references organizations,
  expiry_days integer not null check (expiry_days between 1 and 365),
  remind_days_before integer[] not null,
  settings jsonb not null,
  channels text[] not null,
  verifications text[] not null,
  link_days integer not null check (link_days between 30 and 365)
);

create table contacts (
  contact_uuid uuid primary key,
  organization_uuid uuid not null references organizations,
  name text not null,
  company text not null default '',
  title text not null default '',
  email text,
  phone text,
  memo text not null default '',
  group_uuids uuid[] not null default '{}',
  search_text text not null default '',
  created_at timestamptz not null,
  check (email is not null or phone is not null)
);
-- The same address or number is the same person.
create unique index contacts_email_key on contacts (organization_uuid, lower(email)) where email is not null;
create unique index contacts_phone_key on contacts (organization_uuid, phone) where phone is not null;
create index contacts_name_idx on contacts (organization_uuid, name, contact_uuid);
create index contacts_groups_idx on contacts using gin (group_uuids);

create table contact_groups (
  contact_group_uuid uuid primary key,
  organization_uuid uuid not null references organizations,
  name text not null,
  unique (organization_uuid, name)
);

create table folders (
  folder_uuid uuid primary key,
  organization_uuid uuid not null references organizations,
  name text not null,
  unique (organization_uuid, name)
);

create table labels (
  label_uuid uuid primary key,
  organization_uuid uuid not null references organizations,
  name text not null,
  color text not null check (color in ('GRAY', 'RED', 'ORANGE', 'YELLOW', 'GREEN', 'TEAL', 'BLUE', 'PURPLE')),
  unique (organization_uuid, name)
);

create table saved_views (
  saved_view_uuid uuid primary key,
  organization_member_uuid uuid not null references organization_members,
  name text not null,
  query text not null,
  unique (organization_member_uuid, name)
);

alter table contracts
  -- How long after sending a draft without a deadline of its own ends.
  add column expiry_days integer not null default 14 check (expiry_days between 1 and 365),
  add column folder_uuid uuid references folders on delete set null,
  add column label_uuids uuid[] not null default '{}',
  -- Both from completion on.
  add column sealed_sha256 text,
  add column certificate_sha256 text;
create index contracts_folder_idx on contracts (folder_uuid, moved_at desc nulls last, contract_id desc)
  where folder_uuid is not null;
create index contracts_labels_idx on contracts using gin (label_uuids);
create index contracts_sealed_idx on contracts (sealed_sha256) where sealed_sha256 is not null;
create index contracts_certificate_idx on contracts (certificate_sha256) where certificate_sha256 is not null;

-- One act on many contracts. What came of each is written in the transaction of the act itself.
create table batches (
  batch_uuid uuid primary key,
  organization_uuid uuid not null references organizations,
  organization_member_uuid uuid not null references organization_members,
  action text not null,
  act jsonb not null,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index batches_created_idx on batches (created_at);

create table batch_items (
  batch_uuid uuid not null references batches on delete cascade,
  position integer not null,
  -- A draft may be gone meanwhile.
  contract_id uuid not null,
  outcome text check (outcome in ('DONE', 'SKIPPED')),
  error_code text,
  primary key (batch_uuid, position)
);
create index batch_items_open_idx on batch_items (batch_uuid, position) where outcome is null;

create table downloads (
  download_uuid uuid primary key,
  organization_member_uuid uuid not null references organization_members,
  file_name text not null,
  entries jsonb not null,
  created_at timestamptz not null
);
create index downloads_created_idx on downloads (created_at);
