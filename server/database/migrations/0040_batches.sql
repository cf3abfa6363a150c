-- A batch is the sending of one template to many people. Its rows are a sheet that is edited until the batch starts; each
-- row then becomes one contract, and the row and its contract are written in one transaction.

create table batches (
  batch_uuid uuid primary key,
  organization_uuid uuid not null references organizations,
  -- Who sends. Somebody else becomes the sender if they resume the batch of a member who has left.
  organization_member_uuid uuid not null references organization_members,
  template_uuid uuid not null references templates,
  version_uuid uuid not null references template_versions,
  mode text not null check (mode in ('MANY', 'MULTIPLE')),
  state text not null default 'DRAFT' check (state in ('DRAFT', 'SCHEDULED', 'RUNNING', 'PAUSED', 'DONE', 'CANCELLED')),
  pause_reason text check (pause_reason in ('MEMBER', 'CREDIT', 'SEAL_REVOKED', 'SENDER_GONE', 'TROUBLE')),
  -- For each column of the sheet, the column of the file that fills it.
  sources jsonb not null default '{}',
  -- Title, message and expiry days that replace those of the template.
  settings jsonb not null default '{}',
  file_name text not null default '',
  version integer not null default 1,
  -- How often rows were taken up. It is part of the key of the job that sends the next ones.
  round integer not null default 0,
  total integer not null default 0,
  wrong integer not null default 0,
  sent integer not null default 0,
  failed integer not null default 0,
  left_out integer not null default 0,
  -- How long the last rounds took, so that the time that is left can be said.
  round_ms integer[] not null default '{}',
  scheduled_at timestamptz,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  moved_at timestamptz not null,
  check ((state = 'PAUSED') = (pause_reason is not null)),
  check ((state = 'SCHEDULED') = (scheduled_at is not null)),
  check (state in ('DRAFT', 'SCHEDULED') or started_at is not null),
  check ((state in ('DONE', 'CANCELLED')) = (ended_at is not null))
);
create index batches_listed_idx on batches (organization_uuid, moved_at desc, batch_uuid);
create index batches_maker_idx on batches (organization_member_uuid, moved_at desc, batch_uuid);
create index batches_template_idx on batches (template_uuid);
create index batches_due_idx on batches (scheduled_at) where state = 'SCHEDULED';

create table batch_rows (
  row_uuid uuid primary key,
  batch_uuid uuid not null references batches on delete cascade,
  -- The order in which rows are shown and sent.
  position integer not null,
  -- Nothing from 90 days after the end of the batch on.
  cells_enc bytea,
  -- Which cells were repaired, what is still wrong with which, and what was probably meant.
  repairs jsonb not null default '{}',
  problems jsonb not null default '[]',
  offers_enc bytea,
  -- Keyed hashes of the addresses of each person, by which twins are found without reading the cells.
  people jsonb not null default '[]',
  -- The first other row with the same people.
  twin_of uuid,
  twin_accepted boolean not null default false,
  state text not null default 'READY' check (state in ('WRONG', 'READY', 'SENT', 'FAILED', 'LEFT_OUT')),
  contract_id uuid unique references contracts on delete set null,
  error_code text,
  unique (batch_uuid, position) deferrable initially immediate,
  check (state <> 'FAILED' or error_code is not null)
);
create index batch_rows_state_idx on batch_rows (batch_uuid, state, position);

alter table contracts add column batch_uuid uuid references batches;
create index contracts_batch_idx on contracts (batch_uuid, moved_at desc nulls last, contract_id desc)
  where batch_uuid is not null;

create function tell_batch() returns trigger language plpgsql as $$
begin
  perform tell('batch', new.organization_uuid, new.batch_uuid);
  return null;
end $$;
create trigger batches_told after update on batches for each row execute function tell_batch();

-- Lists hear of a batch from the batch itself, and not of each of its contracts.
drop trigger contracts_told_new on contracts;
create trigger contracts_told_new after insert on contracts for each row when (new.batch_uuid is null)
  execute function tell_contract();
create trigger contracts_told_gone after delete on contracts for each row execute function tell_contract();
