-- The figures of the start page are sums of these instead of counts of two months' contracts. Like tallies, they are kept
-- by triggers in the transaction that changes what they count: what a contract no longer adds is taken away by the same
-- rule that added it. Sent and completed are counted by the day in Seoul and by the hour, deadlines by their moment, openings
-- by the day: two months are 120 rows, and hours are read of the one day that only counts in part.
create table contract_figures (
  viewer_uuid uuid not null,
  kind text not null check (kind in ('SENT', 'SENT_HOUR', 'COMPLETED', 'COMPLETED_HOUR', 'DUE', 'OPENED')),
  at timestamptz not null,
  contracts integer not null,
  -- From sending to completion, of completed ones.
  signing_ms bigint not null default 0,
  primary key (viewer_uuid, kind, at)
);
create index contract_figures_empty_idx on contract_figures (viewer_uuid) where contracts = 0;

-- Writers only add rows, so none waits for another. A job adds these to the figures; until then readers add them.
create table contract_figure_changes (
  viewer_uuid uuid not null,
  kind text not null,
  at timestamptz not null,
  contracts integer not null,
  signing_ms bigint not null
);
create index contract_figure_changes_viewer_idx on contract_figure_changes (viewer_uuid);

-- What one contract adds to the figures of everybody who sees it.
create function figures_of(contract contracts)
  returns table (kind text, at timestamptz, contracts integer, signing_ms bigint) language sql stable as $$
  select kind, date_trunc(unit, contract.sent_at, 'Asia/Seoul'), 1, 0::bigint
    from (values ('SENT', 'day'), ('SENT_HOUR', 'hour')) sent (kind, unit)
   where contract.status in ('IN_PROGRESS', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED')
  union all
  select kind, date_trunc(unit, contract.ended_at, 'Asia/Seoul'), 1,
         round(extract(epoch from contract.ended_at - contract.sent_at) * 1000)::bigint
    from (values ('COMPLETED', 'day'), ('COMPLETED_HOUR', 'hour')) completed (kind, unit)
   where contract.status = 'COMPLETED' and contract.ended_at is not null
  union all
  select 'DUE', contract.expires_at, 1, 0
   where contract.status = 'IN_PROGRESS'
  union all
  select 'OPENED', date_trunc('day', max(opened_at), 'Asia/Seoul'), 1, 0 from receivers
   where contract.status = 'IN_PROGRESS' and contract_id = contract.contract_id having max(opened_at) is not null
$$;

-- The contract is locked: whoever changed it at the same moment would not see the entry.
create function figure_entry() returns trigger language plpgsql as $$
declare
  entry contract_entries := coalesce(new, old);
  change integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform from contracts where contract_id = entry.contract_id for share;
  insert into contract_figure_changes
    select entry.viewer_uuid, figure.kind, figure.at, change * figure.contracts, change * figure.signing_ms
      from contracts contract, figures_of(contract) figure where contract.contract_id = entry.contract_id;
  return null;
end $$;
-- Drafts count nowhere.
create trigger contract_entries_figured_new after insert on contract_entries for each row
  when (new.status not in ('DRAFT', 'SCHEDULED')) execute function figure_entry();
create trigger contract_entries_figured_gone after delete on contract_entries for each row
  when (old.status not in ('DRAFT', 'SCHEDULED')) execute function figure_entry();

create function figure_contract() returns trigger language plpgsql as $$
begin
  insert into contract_figure_changes
    select viewer_uuid, kind, at, sum(contracts), sum(signing_ms)
      from contract_entries,
           (select * from figures_of(new)
             union all
            select kind, at, -contracts, -signing_ms from figures_of(old)) figure
     where contract_id = new.contract_id
     group by 1, 2, 3 having sum(contracts) <> 0 or sum(signing_ms) <> 0;
  return null;
end $$;
create trigger contracts_figured after update on contracts for each row
  when ((old.status, old.sent_at, old.ended_at, old.expires_at)
        is distinct from (new.status, new.sent_at, new.ended_at, new.expires_at)
        and not (old.status in ('DRAFT', 'SCHEDULED') and new.status in ('DRAFT', 'SCHEDULED')))
  execute function figure_contract();

-- A contract is opened on the last day on which a receiver opened it first. Its row is locked, because two receivers who
-- open at the same moment would not see each other, nor would somebody who takes an ended contract up again.
create function figure_opening() returns trigger language plpgsql as $$
declare
  before timestamptz;
  after timestamptz;
begin
  perform from contracts where contract_id = new.contract_id for no key update;
  select date_trunc('day', max(opened_at), 'Asia/Seoul'),
         date_trunc('day', max(case receiver_uuid when new.receiver_uuid then old.opened_at else opened_at end), 'Asia/Seoul')
    into after, before from receivers where contract_id = new.contract_id;
  if before is distinct from after then
    insert into contract_figure_changes
      select viewer_uuid, 'OPENED', day, change, 0
        from contracts join contract_entries using (contract_id), (values (before, -1), (after, 1)) opened (day, change)
       where contract_id = new.contract_id and contracts.status = 'IN_PROGRESS' and day is not null;
  end if;
  return null;
end $$;
create trigger receivers_figured after update of opened_at on receivers for each row
  when (old.opened_at is distinct from new.opened_at) execute function figure_opening();

-- Counts everything anew. Whoever is changing a contract is waited for, and whoever comes later waits.
create function count_figures_anew() returns void language plpgsql as $$
begin
  lock table contract_figure_changes, contract_figures in exclusive mode;
  delete from contract_figure_changes;
  delete from contract_figures;
  insert into contract_figures
    select viewer_uuid, figure.kind, figure.at, sum(figure.contracts), sum(figure.signing_ms)
      from contracts contract, figures_of(contract) figure, contract_entries entry
     where entry.contract_id = contract.contract_id
     group by 1, 2, 3;
end $$;
select count_figures_anew();
