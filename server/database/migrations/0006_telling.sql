-- How screens learn that something has changed; values that are asked for again; what the provider of text messages says.

alter table batches
  -- The last time that somebody could see progress.
  add column moved_at timestamptz not null default now();

-- Asking one who has signed for some of his values again.
create table value_requests (
  value_request_uuid uuid primary key,
  contract_id uuid not null references contracts,
  receiver_uuid uuid not null references receivers,
  organization_member_uuid uuid not null references organization_members,
  field_ids uuid[] not null,
  message text not null,
  created_at timestamptz not null,
  answered_at timestamptz
);
create index value_requests_receiver_idx on value_requests (receiver_uuid, created_at);
-- One question at a time.
create unique index value_requests_open_key on value_requests (contract_id) where answered_at is null;

-- A member who opened it from his own session: his address needs no proof any more.
alter table receiver_links add column organization_member_uuid uuid references organization_members;

alter table outbox_messages
  -- What the provider calls it, and when it said that the message has arrived.
  add column provider_id text,
  add column arrived_at timestamptz;
create unique index outbox_messages_provider_key on outbox_messages (provider_id) where provider_id is not null;
create index outbox_messages_unreported_idx on outbox_messages (sent_at)
  where provider_id is not null and arrived_at is null and status = 'SENT';

-- Every process that has screens listening hears `kind organisation id` when the transaction is committed, each once. What
-- stands there is no secret: who may see it is asked before anything is passed on.
create function tell(kind text, organization uuid, id uuid) returns void language sql as $$
  select pg_notify('dojang', concat_ws(' ', kind, organization, id))
$$;

create function tell_contract() returns trigger language plpgsql as $$
begin
  perform tell('contract', coalesce(new.organization_uuid, old.organization_uuid), coalesce(new.contract_id, old.contract_id));
  return null;
end $$;
create trigger contracts_told_new after insert or delete on contracts for each row execute function tell_contract();
create trigger contracts_told after update on contracts for each row
  when ((old.version, old.status, old.seal_state, old.title, old.moved_at, old.folder_uuid, old.label_uuids)
        is distinct from (new.version, new.status, new.seal_state, new.title, new.moved_at, new.folder_uuid, new.label_uuids))
  execute function tell_contract();

-- The ledger of a contract's messages.
create function tell_message() returns trigger language plpgsql as $$
begin
  perform tell('contract', organization_uuid, contract_id) from contracts where contract_id = new.contract_id;
  return null;
end $$;
create trigger outbox_messages_told after update on outbox_messages for each row
  when (new.contract_id is not null and new.status in ('SENT', 'FAILED')
        and (old.status, old.arrived_at) is distinct from (new.status, new.arrived_at))
  execute function tell_message();

create function tell_file() returns trigger language plpgsql as $$
begin
  perform tell('file', new.organization_uuid, new.file_uuid);
  return null;
end $$;
create trigger files_told after update on files for each row
  when ((old.status, old.confirmed_at) is distinct from (new.status, new.confirmed_at)) execute function tell_file();

create function tell_batch() returns trigger language plpgsql as $$
begin
  perform tell('batch', new.organization_uuid, new.batch_uuid);
  return null;
end $$;
create trigger batches_told after update on batches for each row execute function tell_batch();
