-- Chains of the second format hold commitments where those of the first hold what people wrote: what opens them stands
-- apart, so that it can be forgotten while the chain stays whole. A chain keeps its format to its end. The default is the
-- first, because a process of before that still runs writes events of the first.
alter table contract_chains add column format smallint not null default 1 check (format in (1, 2));

create or replace function check_chain_head() returns trigger language plpgsql as $$
begin
  if new.contract_id <> old.contract_id or new.format <> old.format or new.length <= old.length or not exists (
    select 1 from contract_events
     where contract_id = new.contract_id and event_index = new.length - 1 and hash = new.head_hash
  ) then
    raise exception 'the head of a chain only moves on' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- What opens the commitments of an event: salts and texts, sealed. Nothing for an event that closes nothing.
create table event_openings (
  contract_id uuid not null,
  event_index integer not null,
  content_enc bytea not null,
  primary key (contract_id, event_index),
  foreign key (contract_id, event_index) references contract_events
);

-- What was in the document is gone: its row, number, times and hashes stay, and no bytes are held by them.
alter table contracts add column destroyed_at timestamptz
  check (destroyed_at is null or status in ('COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'));
