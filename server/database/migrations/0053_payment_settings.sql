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
-- How much was spent in each month.
create index ledger_entries_spent_idx on ledger_entries (organization_uuid, at) where account = 'SPENT';
