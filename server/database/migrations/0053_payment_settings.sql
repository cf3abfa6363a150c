-- Somebody outside who is sent receipts too.
create table payment_settings (
  organization_uuid uuid primary key references organizations,
  receipt_email text
);

-- Credits that are bought by themselves. Without a row, or with one that is off, none are.
create table credit_refills (
  organization_uuid uuid primary key references organizations,
  is_on boolean not null,
  -- The balance below which a pack is bought.
  below integer not null check (below > 0),
  credit_pack_id text not null,
  -- How many orders have been made, so that each has an id of its own.
  orders integer not null default 0
);

-- At most one pack is being bought by itself.
create unique index payment_orders_running_refill_key on payment_orders (organization_uuid)
  where kind = 'CREDIT' and payment_method_uuid is not null and state in ('OPEN', 'ASKED');

-- The ledger's page shows an act once, however many entries it has.
drop index ledger_entries_balance_idx;
create index ledger_entries_balance_idx on ledger_entries (organization_uuid, journal desc) where account = 'AVAILABLE';
-- What was spent on each day in Seoul, without what came with a plan: nobody adds up a year of entries for a chart.
create table credit_days (
  organization_uuid uuid not null references organizations,
  day date not null,
  documents integer not null,
  messages integer not null,
  primary key (organization_uuid, day)
);

create function count_spent() returns trigger language plpgsql as $$
begin
  insert into credit_days (organization_uuid, day, documents, messages)
  select added.organization_uuid, (added.at at time zone 'Asia/Seoul')::date,
         coalesce(sum(amount) filter (where used.kind = 'DOCUMENT'), 0),
         coalesce(sum(amount) filter (where used.kind <> 'DOCUMENT'), 0)
    from added
    join credit_lots lot on lot.lot_uuid = added.lot_uuid and lot.kind <> 'PLAN'
    join credit_uses used on used.use_uuid = added.use_uuid
   where added.account = 'SPENT'
   group by 1, 2
  on conflict (organization_uuid, day) do update set
    documents = credit_days.documents + excluded.documents,
    messages = credit_days.messages + excluded.messages;
  return null;
end $$;
create trigger ledger_entries_spent after insert on ledger_entries referencing new table as added
  for each statement execute function count_spent();

insert into credit_days (organization_uuid, day, documents, messages)
select entry.organization_uuid, (entry.at at time zone 'Asia/Seoul')::date,
       coalesce(sum(amount) filter (where used.kind = 'DOCUMENT'), 0),
       coalesce(sum(amount) filter (where used.kind <> 'DOCUMENT'), 0)
  from ledger_entries entry
  join credit_lots lot on lot.lot_uuid = entry.lot_uuid and lot.kind <> 'PLAN'
  join credit_uses used on used.use_uuid = entry.use_uuid
 where entry.account = 'SPENT'
 group by 1, 2;
