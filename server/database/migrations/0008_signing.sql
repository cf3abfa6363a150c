-- From the last value to the sealed copies.

-- What a receiver who has finished filled in: encrypted like his draft, whose place it takes. It is drawn at sealing.
create table receiver_values (
  receiver_uuid uuid primary key references receivers on delete cascade,
  content_enc bytea not null
);

-- Who handed his place on to this one.
alter table receivers add column delegated_from uuid references receivers;

alter table contracts add column certificate_no text;
create unique index contracts_certificate_no_key on contracts (certificate_no) where certificate_no is not null;

create table certificate_numbers (
  month text primary key,
  last integer not null
);

-- Receivers have keys of their own acts, too.
alter table idempotency_keys drop constraint idempotency_keys_organization_member_uuid_fkey;
alter table idempotency_keys rename column organization_member_uuid to caller_uuid;

-- What an answer has changed, encrypted, for those who have to agree to it.
alter table value_requests add column changes_enc bytea;

create table value_consents (
  value_request_uuid uuid not null references value_requests on delete cascade,
  receiver_uuid uuid not null references receivers on delete cascade,
  consented_at timestamptz,
  primary key (value_request_uuid, receiver_uuid)
);
create index value_consents_open_idx on value_consents (receiver_uuid) where consented_at is null;

-- Names and sizes, for whoever looks into the mailbox.
alter table mailbox_messages add column attachments jsonb not null default '[]';
