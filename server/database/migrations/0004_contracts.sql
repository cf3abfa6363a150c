-- Contracts from the draft on. A contract's row is narrow, because lists and locks read it; what is in the document (fields,
-- annotations) lies beside it and is saved as a whole under the contract's version.

alter table organizations add column document_prefix text check (document_prefix ~ '^[A-Z]{2,4}$');

create table contracts (
  contract_id uuid primary key,
  organization_uuid uuid not null references organizations,
  -- The sender.
  organization_member_uuid uuid not null references organization_members,
  kind text not null default 'NORMAL' check (kind in ('NORMAL', 'BULK', 'DIRECT_URL')),
  status text not null default 'DRAFT'
    check (status in ('DRAFT', 'SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED')),
  seal_state text not null default 'NONE' check (seal_state in ('NONE', 'PENDING', 'RETRYING', 'DONE')),
  seal_error text,
  version integer not null default 1,
  title text not null,
  message text not null default '',
  settings jsonb not null,
  remind_days_before integer[] not null,
  -- In a draft null stands for the default, counted from the sending.
  expires_at timestamptz,
  scheduled_at timestamptz,
  next_reminder_at timestamptz,
  document_no text,
  base_sha256 text,
  page_count integer,
  end_reason text,
  -- Read by features that are still to come.
  mail_template text not null default 'DEFAULT',
  shared_group_uuids uuid[] not null default '{}',
  credit_reservation_uuid uuid,
  search_text text not null default '',
  search_grams integer[] not null default '{}',
  created_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  -- The last time that anything happened.
  moved_at timestamptz not null,
  check (status in ('DRAFT', 'SCHEDULED') or (sent_at is not null and expires_at is not null
    and document_no is not null and base_sha256 is not null)),
  check ((status = 'SCHEDULED') = (scheduled_at is not null)),
  check (seal_state = 'NONE' or status in ('IN_PROGRESS', 'COMPLETED'))
);
create unique index contracts_document_no_key on contracts (organization_uuid, document_no);
create index contracts_base_idx on contracts (base_sha256);
create index contracts_search_idx on contracts using gin (search_grams);
create index contracts_moved_idx on contracts (organization_uuid, moved_at desc nulls last, contract_id desc);
-- What the clock has to do something about.
create index contracts_scheduled_idx on contracts (scheduled_at) where status = 'SCHEDULED';
create index contracts_expiring_idx on contracts (expires_at) where status = 'IN_PROGRESS' and seal_state = 'NONE';
create index contracts_reminding_idx on contracts (next_reminder_at) where status = 'IN_PROGRESS' and seal_state = 'NONE';

create table contract_contents (
  contract_id uuid primary key references contracts on delete cascade,
  fields jsonb not null default '[]',
  annotations jsonb not null default '[]'
);

-- `first_page` counts in the base PDF and is set when the files are frozen into it.
create table contract_files (
  contract_id uuid not null references contracts on delete cascade,
  file_uuid uuid not null references files,
  position integer not null,
  first_page integer,
  primary key (contract_id, file_uuid)
);
create index contract_files_file_idx on contract_files (file_uuid);

create table receivers (
  receiver_uuid uuid primary key,
  contract_id uuid not null references contracts on delete cascade,
  position integer not null,
  name text not null,
  title text not null default '',
  email text,
  phone text,
  role text not null check (role in ('SIGNER', 'APPROVER', 'VIEWER')),
  signing_order integer check (signing_order > 0),
  channels text[] not null,
  verifications text[] not null default '{}',
  -- Readable in a draft, a hash from sending on.
  access_code_enc bytea,
  access_code_hash text,
  access_code_hint text not null default '',
  message text not null default '',
  state text not null default 'WAITING' check (state in
    ('WAITING', 'NOTIFIED', 'OPENED', 'VERIFIED', 'SIGNED', 'APPROVED', 'VIEWED', 'REJECTED', 'DELEGATED')),
  -- The contract runs and waits for this one: what 내 차례 and reminders are read from.
  has_turn boolean not null default false,
  organization_member_uuid uuid references organization_members,
  link_version integer not null default 1,
  notified_at timestamptz,
  opened_at timestamptz,
  verified_at timestamptz,
  finished_at timestamptz,
  check ((role = 'VIEWER') = (signing_order is null)),
  check (not has_turn or role <> 'VIEWER')
);
create index receivers_contract_idx on receivers (contract_id, position);
create index receivers_turn_idx on receivers (organization_member_uuid, contract_id) where has_turn;

-- A link's secret is made when its message is delivered, and only its SHA-256 is kept.
create table receiver_links (
  secret_sha256 bytea primary key,
  receiver_uuid uuid not null references receivers on delete cascade,
  link_version integer not null,
  message_uuid uuid,
  created_at timestamptz not null default now(),
  opened_at timestamptz
);
create index receiver_links_receiver_idx on receiver_links (receiver_uuid);

create table document_numbers (
  organization_uuid uuid not null references organizations,
  month text not null,
  last integer not null,
  primary key (organization_uuid, month)
);

-- The first answer of a call that must not happen twice, written in the transaction of its effect.
create table idempotency_keys (
  organization_member_uuid uuid not null references organization_members,
  operation text not null,
  idempotency_key text not null,
  body_sha256 bytea not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (organization_member_uuid, operation, idempotency_key)
);
create index idempotency_keys_created_idx on idempotency_keys (created_at);

alter table outbox_messages drop constraint outbox_messages_channel_check;
alter table outbox_messages
  add constraint outbox_messages_channel_check check (channel in ('MAIL', 'SMS')),
  add column contract_id uuid references contracts,
  add column receiver_uuid uuid references receivers,
  add column link_version integer;
create index outbox_messages_contract_idx on outbox_messages (contract_id, message_uuid) where contract_id is not null;

-- Who sees which contract in his list: a viewer is an organisation (for members who may see all), or a seat. Lists are read
-- from here alone, so that a page costs the same however many contracts there are.
create table contract_entries (
  viewer_uuid uuid not null,
  contract_id uuid not null references contracts on delete cascade,
  status text not null,
  title text not null,
  moved_at timestamptz not null,
  expires_at timestamptz,
  sent_at timestamptz,
  primary key (viewer_uuid, contract_id)
);
create index contract_entries_contract_idx on contract_entries (contract_id);
create index contract_entries_moved_idx on contract_entries (viewer_uuid, status, moved_at desc nulls last, contract_id desc);
create index contract_entries_title_idx on contract_entries (viewer_uuid, status, title, contract_id desc);
create index contract_entries_expires_idx on contract_entries (viewer_uuid, status, expires_at, contract_id desc);
create index contract_entries_sent_idx on contract_entries (viewer_uuid, status, sent_at desc nulls last, contract_id desc);

-- How many contracts a viewer has in each state is the sum of these. Writers only add rows, so none waits for another; now
-- and then one of them puts together what no other is putting together.
create table contract_tallies (
  viewer_uuid uuid not null,
  status text not null,
  change integer not null
);
create index contract_tallies_viewer_idx on contract_tallies (viewer_uuid, status) include (change);

create function tally_contract(viewer uuid, in_status text, by integer) returns void language plpgsql as $$
begin
  insert into contract_tallies values (viewer, in_status, by);
  if random() < 0.03 then
    with gone as (
      delete from contract_tallies where ctid = any (array(
        select ctid from contract_tallies where viewer_uuid = viewer and status = in_status
           for update skip locked limit 500))
      returning change)
    insert into contract_tallies select viewer, in_status, sum(change) from gone having sum(change) <> 0;
  end if;
end $$;

create function show_contract(viewer uuid, shown uuid) returns void language plpgsql as $$
declare
  entry contract_entries;
begin
  insert into contract_entries
    select viewer, contract_id, status, title, moved_at, expires_at, sent_at from contracts where contract_id = shown
    on conflict do nothing returning * into entry;
  if entry.viewer_uuid is not null then perform tally_contract(viewer, entry.status, 1); end if;
end $$;

create function hide_contract(viewer uuid, hidden uuid) returns void language plpgsql as $$
declare
  entry contract_entries;
begin
  delete from contract_entries where viewer_uuid = viewer and contract_id = hidden returning * into entry;
  if entry.viewer_uuid is not null then perform tally_contract(viewer, entry.status, -1); end if;
end $$;

create function follow_contract() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform show_contract(new.organization_uuid, new.contract_id);
    perform show_contract(new.organization_member_uuid, new.contract_id);
    return null;
  end if;
  if tg_op = 'DELETE' then
    perform hide_contract(viewer_uuid, old.contract_id) from contract_entries where contract_id = old.contract_id;
    return old;
  end if;
  update contract_entries set status = new.status, title = new.title, moved_at = new.moved_at,
         expires_at = new.expires_at, sent_at = new.sent_at where contract_id = new.contract_id;
  if new.status <> old.status then
    perform tally_contract(viewer_uuid, old.status, -1), tally_contract(viewer_uuid, new.status, 1)
       from contract_entries where contract_id = new.contract_id;
  end if;
  return null;
end $$;

create trigger contracts_shown after insert on contracts for each row execute function follow_contract();
create trigger contracts_hidden before delete on contracts for each row execute function follow_contract();
create trigger contracts_followed after update on contracts for each row
  when ((old.status, old.title, old.moved_at, old.expires_at, old.sent_at)
        is distinct from (new.status, new.title, new.moved_at, new.expires_at, new.sent_at))
  execute function follow_contract();
