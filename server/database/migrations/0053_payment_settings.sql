-- What an organisation has chosen about its payments. Without a row, nothing is bought by itself.
create table payment_settings (
  organization_uuid uuid primary key references organizations,
  refill_on boolean not null default false,
  refill_below integer check (refill_below > 0),
  refill_pack_id text,
  -- Somebody outside who is sent receipts too.
  receipt_email text,
  check (not refill_on or (refill_below is not null and refill_pack_id is not null))
);

-- The ledger's page shows an act once, however many entries it has.
drop index ledger_entries_balance_idx;
create index ledger_entries_balance_idx on ledger_entries (organization_uuid, journal desc) where account = 'AVAILABLE';
-- How much was spent in each month.
create index ledger_entries_spent_idx on ledger_entries (organization_uuid, at) where account = 'SPENT';
