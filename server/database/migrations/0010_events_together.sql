-- Several events of one transaction are hung on a chain by one statement: each takes the place after the last, and the
-- head moves on to the last of them.
create or replace function check_event_place() returns trigger language plpgsql as $$
begin
  -- Rows that this statement has written before are seen here.
  if new.event_index <> (
    select coalesce(max(event_index) + 1, 0) from contract_events where contract_id = new.contract_id
  ) then
    raise exception 'an event is hung on the head of its chain' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace function check_chain_head() returns trigger language plpgsql as $$
begin
  if new.contract_id <> old.contract_id or new.length <= old.length or not exists (
    select 1 from contract_events
     where contract_id = new.contract_id and event_index = new.length - 1 and hash = new.head_hash
  ) then
    raise exception 'the head of a chain only moves on' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
