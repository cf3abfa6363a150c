-- A plan is paid for in periods, each by an order of its own.
alter table payment_orders
  add column service_plan_name text,
  -- How many documents the period has.
  add column contracts integer check (contracts > 0),
  add column payment_method_uuid uuid references payment_methods,
  -- What the payment is called in the API.
  add column organization_service_plan_payment_uuid uuid unique,
  -- A START begins a plan on the day it is paid, a RENEWAL goes on where the last period ended.
  add column purpose text check (purpose in ('START', 'RENEWAL')),
  -- Which attempt of the clock it is. Null where a member asked for it.
  add column try_number smallint check (try_number between 0 and 3),
  add column period_start timestamptz,
  add column period_end timestamptz,
  add check (case when kind = 'PLAN'
    then num_nulls(service_plan_name, contracts, payment_method_uuid, organization_service_plan_payment_uuid, purpose,
                   period_start, period_end) = 0 and period_end > period_start
    -- A pack that is bought by itself is charged to a card, too.
    else num_nonnulls(service_plan_name, contracts, organization_service_plan_payment_uuid, purpose, try_number,
                      period_start, period_end) = 0 end),
  add check (try_number is null or purpose = 'RENEWAL');
-- Two tabs subscribe once, and nothing about a plan changes while it is being paid for.
create unique index payment_orders_running_plan_key on payment_orders (organization_uuid)
  where kind = 'PLAN' and state in ('OPEN', 'ASKED');

-- The plan that an organisation pays for. Without a row, or with one that has ended, it has the free one.
create table subscriptions (
  organization_uuid uuid primary key references organizations,
  -- The last payment.
  organization_service_plan_payment_uuid uuid not null unique,
  order_id text not null references payment_orders,
  service_plan_name text not null,
  status text not null check (status in ('ACTIVE', 'ENDING', 'PAST_DUE', 'ENDED')),
  -- The day of the month on which it began. Shorter months end a period on their last day.
  anchor_day smallint not null check (anchor_day between 1 and 31),
  period_start timestamptz not null,
  period_end timestamptz not null,
  -- Which of the further attempts comes next, and when.
  retry_number smallint check (retry_number between 1 and 3),
  retry_at timestamptz,
  -- The end of the period whose renewal was announced.
  announced_end timestamptz,
  -- Why it was ended, in the member's words.
  reason text,
  ended_at timestamptz,
  check (period_end > period_start),
  check ((status = 'PAST_DUE') = (retry_number is not null)),
  check ((retry_number is null) = (retry_at is null)),
  check ((status = 'ENDED') = (ended_at is not null))
);
create index subscriptions_period_idx on subscriptions (period_end) where status in ('ACTIVE', 'ENDING');
create index subscriptions_retry_idx on subscriptions (retry_at) where status = 'PAST_DUE';

-- Which plan the units came with.
alter table credit_lots add column service_plan_name text;
update credit_lots set service_plan_name = 'FREE' where kind = 'PLAN';
alter table credit_lots add check ((kind = 'PLAN') = (service_plan_name is not null));

-- It is a copy, and the file of plans says which there are.
alter table organizations drop constraint organizations_plan_check;
