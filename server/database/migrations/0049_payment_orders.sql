-- What an organisation pays for, from before the payment window opens. Orders stay: the law wants five years.
create table payment_orders (
  order_id text primary key check (order_id ~ '^[A-Za-z0-9_=.-]{6,64}$'),
  organization_uuid uuid not null references organizations,
  kind text not null check (kind in ('PLAN', 'CREDIT')),
  state text not null default 'OPEN' check (state in ('OPEN', 'ASKED', 'DONE', 'FAILED', 'EXPIRED')),
  order_name text not null,
  amount integer not null check (amount >= 100),
  -- How many credits a pack has. A plan has none of its own.
  credits integer check (credits > 0),
  -- Sent with the first request to confirm, and the same ever after.
  payment_key text,
  -- How often the provider was asked. A remembered error is left behind with another key.
  tries integer not null default 0,
  -- What the provider said last, whole.
  payment json,
  failure_code text,
  failure_message text,
  -- What the failure means for whoever paid.
  failure_kind text check (failure_kind in ('declined', 'replace', 'late', 'ours')),
  opened_at timestamptz not null,
  asked_at timestamptz,
  -- When the provider was last asked about it.
  tried_at timestamptz,
  ended_at timestamptz,
  check ((kind = 'CREDIT') = (credits is not null)),
  check ((state in ('DONE', 'FAILED', 'EXPIRED')) = (ended_at is not null)),
  check (state not in ('ASKED', 'DONE') or asked_at is not null),
  check ((state = 'FAILED') = (failure_code is not null)),
  check ((failure_code is null) = (failure_kind is null))
);
create index payment_orders_organization_idx on payment_orders (organization_uuid, opened_at desc);
create index payment_orders_asked_idx on payment_orders (tried_at) where state = 'ASKED';
create index payment_orders_open_idx on payment_orders (opened_at) where state = 'OPEN';

-- What an organisation is called at the provider. Nobody can guess it.
create table payment_customers (
  organization_uuid uuid primary key references organizations,
  customer_key uuid not null unique
);

-- Messages of the provider that something has changed. They are not signed, so each only makes us look.
create table payment_webhooks (
  webhook_uuid uuid primary key,
  event_type text not null,
  payment_key text,
  order_id text,
  status text,
  transaction_key text,
  received_at timestamptz not null,
  unique nulls not distinct (event_type, payment_key, order_id, status, transaction_key)
);
