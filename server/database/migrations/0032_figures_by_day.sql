-- What was sent and completed is counted by the day in Seoul, too: two months are 120 rows, by hours alone they were 3,000.
-- Hours are read of the one day that only counts in part.
alter table contract_figures drop constraint contract_figures_kind_check,
  add check (kind in ('SENT', 'SENT_HOUR', 'COMPLETED', 'COMPLETED_HOUR', 'DUE', 'OPENED'));

create or replace function figures_of(contract contracts)
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
select count_figures_anew();
