-- What an organisation may send. Lots are bought, granted, or come with a plan; uses take units out of them; and the
-- ledger's entries are the truth about both, which nobody changes or deletes.

alter table contracts drop column credit_reservation_uuid;

create table credit_lots (
  lot_uuid uuid primary key,
  organization_uuid uuid not null references organizations,
  -- The units of a plan are documents. Those of the others are credits.
  kind text not null check (kind in ('PLAN', 'PACK', 'GRANT')),
  -- Only entries change these, from zero on.
  units integer not null default 0 check (units >= 0),
  available integer not null default 0 check (available >= 0),
  held integer not null default 0 check (held >= 0),
  spent integer not null default 0 check (spent >= 0),
  expired integer not null default 0 check (expired >= 0),
  refunded integer not null default 0 check (refunded >= 0),
  starts_at timestamptz not null,
  expires_at timestamptz not null,
  -- The payment that bought it.
  order_id text,
  -- Why it was granted.
  reason text not null default '',
  created_at timestamptz not null,
  check (available + held + spent + expired + refunded = units),
  check (expires_at > starts_at),
  check ((kind = 'GRANT') = (reason <> ''))
);
create unique index credit_lots_plan_key on credit_lots (organization_uuid, starts_at) where kind = 'PLAN';
create unique index credit_lots_order_key on credit_lots (order_id) where kind = 'PACK';
create index credit_lots_organization_idx on credit_lots (organization_uuid, expires_at);
create index credit_lots_due_idx on credit_lots (expires_at) where available > 0;

create table credit_uses (
  use_uuid uuid primary key,
  organization_uuid uuid not null references organizations,
  kind text not null check (kind in ('DOCUMENT', 'TEXT', 'IDENTITY')),
  state text not null default 'HELD' check (state in ('HELD', 'SPENT', 'RETURNED')),
  -- The lots that it takes from, and how many units of each.
  lots uuid[] not null,
  amounts integer[] not null,
  -- Neither is set before a row of a batch has become a contract.
  contract_id uuid references contracts on delete set null,
  receiver_uuid uuid references receivers on delete set null,
  -- The text message that decides whether it is spent or returned.
  message_uuid uuid,
  batch_uuid uuid references batches,
  row_uuid uuid,
  created_at timestamptz not null,
  ended_at timestamptz,
  check (cardinality(lots) = cardinality(amounts) and cardinality(lots) > 0),
  check ((state = 'HELD') = (ended_at is null))
);
create index credit_uses_contract_idx on credit_uses (contract_id) where contract_id is not null;
create index credit_uses_row_idx on credit_uses (row_uuid) where row_uuid is not null;
create index credit_uses_batch_idx on credit_uses (batch_uuid) where batch_uuid is not null and state = 'HELD';
create unique index credit_uses_message_key on credit_uses (message_uuid) where message_uuid is not null;
create unique index credit_uses_document_key on credit_uses (contract_id) where kind = 'DOCUMENT' and state <> 'RETURNED';

create table ledger_entries (
  entry_id bigint generated always as identity primary key,
  -- All entries of one act. They are written by one statement, and add up to zero for each unit.
  journal uuid not null,
  organization_uuid uuid not null references organizations,
  unit text not null,
  account text not null,
  amount integer not null check (amount <> 0),
  lot_uuid uuid references credit_lots,
  use_uuid uuid references credit_uses,
  order_id text,
  cause text not null,
  at timestamptz not null,
  check ((unit, account) in (
    ('CREDIT', 'ISSUED'), ('CREDIT', 'AVAILABLE'), ('CREDIT', 'HELD'), ('CREDIT', 'SPENT'), ('CREDIT', 'EXPIRED'),
    ('CREDIT', 'REFUNDED'), ('WON', 'CARD'), ('WON', 'PLAN_SALES'), ('WON', 'CREDIT_SALES'), ('WON', 'VAT'))),
  check ((unit = 'CREDIT') = (lot_uuid is not null)),
  check (unit = 'CREDIT' or order_id is not null)
);
-- The page of the ledger shows what changed the balance, newest first.
create index ledger_entries_balance_idx on ledger_entries (organization_uuid, entry_id desc) where account = 'AVAILABLE';
create index ledger_entries_lot_idx on ledger_entries (lot_uuid);
create index ledger_entries_order_idx on ledger_entries (order_id) where order_id is not null;

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the ledger are never changed';
end $$;
create trigger ledger_entries_fixed before update or delete or truncate on ledger_entries
  for each statement execute function refuse_ledger_change();

-- Journals are written whole, so each statement is balanced by itself.
create function post_entries() returns trigger language plpgsql as $$
begin
  if exists (select from added group by journal, unit having sum(amount) <> 0) then
    raise exception 'a journal of the ledger is not balanced';
  end if;
  -- Always in this order, as whoever holds units locks them.
  perform from credit_lots where lot_uuid in (select lot_uuid from added) order by lot_uuid for no key update;
  update credit_lots lot set
    units = lot.units - moved.issued,
    available = lot.available + moved.available,
    held = lot.held + moved.held,
    spent = lot.spent + moved.spent,
    expired = lot.expired + moved.expired,
    refunded = lot.refunded + moved.refunded
  from (
    select lot_uuid,
           coalesce(sum(amount) filter (where account = 'ISSUED'), 0) as issued,
           coalesce(sum(amount) filter (where account = 'AVAILABLE'), 0) as available,
           coalesce(sum(amount) filter (where account = 'HELD'), 0) as held,
           coalesce(sum(amount) filter (where account = 'SPENT'), 0) as spent,
           coalesce(sum(amount) filter (where account = 'EXPIRED'), 0) as expired,
           coalesce(sum(amount) filter (where account = 'REFUNDED'), 0) as refunded
      from added where unit = 'CREDIT' group by lot_uuid
  ) moved
  where lot.lot_uuid = moved.lot_uuid;
  return null;
end $$;
create trigger ledger_entries_posted after insert on ledger_entries referencing new table as added
  for each statement execute function post_entries();

create function guard_lot() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if (new.units, new.available, new.held, new.spent, new.expired, new.refunded) <> (0, 0, 0, 0, 0, 0) then
      raise exception 'a lot begins empty';
    end if;
  elsif pg_trigger_depth() < 2 then
    raise exception 'only entries of the ledger move the units of a lot';
  end if;
  return new;
end $$;
create trigger credit_lots_empty before insert on credit_lots for each row execute function guard_lot();
create trigger credit_lots_guarded before update on credit_lots for each row
  when ((old.units, old.available, old.held, old.spent, old.expired, old.refunded)
        is distinct from (new.units, new.available, new.held, new.spent, new.expired, new.refunded))
  execute function guard_lot();
