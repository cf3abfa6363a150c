-- What the sender signed or stamped with, as it was when the contract was sent: whatever becomes of the mark or the seal, the
-- document keeps it.

create table contract_marks (
  contract_mark_uuid uuid primary key,
  contract_id uuid not null references contracts,
  -- The fields that it stands in; none for 간인.
  field_uuids uuid[] not null,
  mark_enc bytea not null,
  picture_sha256 text,
  picture_kind text check (picture_kind in ('PNG', 'JPEG')),
  picture_bytes integer,
  -- The company's seal that it is a copy of.
  seal_uuid uuid references company_seals,
  check (num_nulls(picture_sha256, picture_kind, picture_bytes) in (0, 3))
);
create index contract_marks_contract_idx on contract_marks (contract_id);
create index contract_marks_picture_idx on contract_marks (picture_sha256) where picture_sha256 is not null;
