-- What people upload. The bytes lie in the file store by their SHA-256: the upload as it came, the normalised file, the
-- pictures of the pages. `used_at` is set once something stands on the file; without it upkeep removes it.

create table files (
  file_uuid uuid primary key,
  organization_uuid uuid not null references organizations,
  organization_member_uuid uuid not null references organization_members,
  purpose text not null check (purpose in ('document', 'image', 'profile', 'attachment')),
  name text not null,
  status text not null check (status in ('STORED', 'PROCESSING', 'READY', 'NEEDS_CONFIRMATION', 'REFUSED')),
  kind text check (kind in ('PDF', 'PNG', 'JPEG', 'HWP', 'HWPX')),
  sha256 text not null,
  bytes integer not null,
  normalised_sha256 text,
  normalised_bytes integer,
  notices jsonb not null default '[]',
  form_suggestions jsonb not null default '[]',
  refusal_code text,
  refusal_message text,
  confirmed_at timestamptz,
  confirmed_by uuid references organization_members,
  used_at timestamptz,
  created_at timestamptz not null,
  check (status not in ('READY', 'NEEDS_CONFIRMATION') or normalised_sha256 is not null),
  check ((status = 'REFUSED') = (refusal_code is not null))
);
create index files_unused_idx on files (created_at) where used_at is null;
create index files_sha256_idx on files (sha256);
create index files_normalised_idx on files (normalised_sha256);

create table file_pages (
  file_uuid uuid not null references files on delete cascade,
  page integer not null check (page > 0),
  width double precision not null,
  height double precision not null,
  rotation integer not null check (rotation in (0, 90, 180, 270)),
  crop_box double precision[] not null,
  primary key (file_uuid, page)
);

create table file_pictures (
  file_uuid uuid not null references files on delete cascade,
  page integer not null,
  width integer not null check (width in (480, 1240)),
  sha256 text not null,
  primary key (file_uuid, page, width)
);
create index file_pictures_sha256_idx on file_pictures (sha256);
