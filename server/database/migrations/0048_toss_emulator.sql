-- The books of the emulator of Toss Payments. Nothing of the service refers to them, as nothing of ours lies at Toss.
create table emulated_toss_windows (
  window_id text primary key,
  kind text not null check (kind in ('BILLING', 'PAYMENT')),
  -- As the page gave them: keys, addresses, the order.
  options text not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'PASSED', 'USED', 'CANCELED')),
  card_number text,
  auth_key text unique,
  payment_key text unique,
  opened_at timestamptz not null,
  passed_at timestamptz
);

create table emulated_toss_billing_keys (
  billing_key text primary key,
  customer_key text not null,
  card_number text not null,
  state text not null default 'ACTIVE' check (state in ('ACTIVE', 'REMOVED')),
  issued_at timestamptz not null
);

create table emulated_toss_payments (
  payment_key text primary key,
  order_id text not null,
  status text not null
    check (status in ('READY', 'IN_PROGRESS', 'DONE', 'CANCELED', 'PARTIAL_CANCELED', 'ABORTED', 'EXPIRED')),
  total_amount integer not null check (total_amount > 0),
  balance_amount integer not null check (balance_amount between 0 and total_amount),
  card_number text,
  -- The object that calls answer with, byte for byte.
  body text not null,
  changed_at timestamptz not null
);
create index emulated_toss_payments_order_idx on emulated_toss_payments (order_id);
-- An order is paid once, however many windows were opened for it.
create unique index emulated_toss_payments_paid_idx on emulated_toss_payments (order_id)
  where status in ('DONE', 'CANCELED', 'PARTIAL_CANCELED');

create table emulated_toss_answers (
  -- The key of the call with its address, its method and the account.
  scope text primary key,
  order_id text,
  status integer not null,
  body text not null,
  -- False if a repeated call is worked on again.
  is_remembered boolean not null,
  -- Until then the call is still being worked on.
  ready_at timestamptz not null,
  answered_at timestamptz not null
);
create index emulated_toss_answers_order_idx on emulated_toss_answers (order_id);

create table emulated_toss_webhooks (
  webhook_id uuid primary key,
  body text not null,
  attempts integer not null default 0,
  next_at timestamptz not null,
  delivered_at timestamptz
);
create index emulated_toss_webhooks_due_idx on emulated_toss_webhooks (next_at) where delivered_at is null;
