-- The chain of events of each contract. The canonical text is what the hash is over, so it is kept as text: jsonb would
-- spell it anew. What is hashed cannot be changed unseen, and here it cannot be changed at all.

create table contract_chains (
  contract_id uuid primary key,
  length integer not null,
  head_hash text not null
);

create table contract_events (
  contract_id uuid not null references contract_chains,
  event_index integer not null check (event_index >= 0),
  kind text not null,
  at timestamptz not null,
  canonical text not null,
  hash text not null,
  primary key (contract_id, event_index)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger contract_events_append_only before update or delete or truncate on contract_events
  for each statement execute function refuse_change();

-- An event takes the next place and no other.
create function check_event_place() returns trigger language plpgsql as $$
begin
  if new.event_index <> (select length from contract_chains where contract_id = new.contract_id) then
    raise exception 'an event is hung on the head of its chain' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger contract_events_in_place before insert on contract_events
  for each row execute function check_event_place();

-- A head only moves to the event that was just hung on it.
create function check_chain_head() returns trigger language plpgsql as $$
begin
  if new.contract_id <> old.contract_id or new.length <> old.length + 1 or not exists (
    select 1 from contract_events
     where contract_id = new.contract_id and event_index = old.length and hash = new.head_hash
  ) then
    raise exception 'the head of a chain only moves on' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger contract_chains_move_on before update on contract_chains
  for each row execute function check_chain_head();
create trigger contract_chains_stay before delete or truncate on contract_chains
  for each statement execute function refuse_change();
