-- Money that goes back. A refund is stored before the provider is asked, and its credits are held from then on.
alter table payment_orders add column refunded_amount integer not null default 0
  check (refunded_amount between 0 and amount);

create table payment_refunds (
  order_id text not null references payment_orders,
  number integer not null check (number > 0),
  state text not null default 'ASKED' check (state in ('ASKED', 'DONE', 'FAILED')),
  amount integer not null check (amount > 0),
  -- What is taken out of the lot that the order paid for. A period that was paid twice has none.
  lot_uuid uuid references credit_lots,
  units integer not null check (units >= 0),
  reason text not null check (reason <> ''),
  failure_code text,
  asked_at timestamptz not null,
  -- When the provider was last asked about it.
  tried_at timestamptz not null,
  tries integer not null default 1,
  ended_at timestamptz,
  primary key (order_id, number),
  check (lot_uuid is not null or units = 0),
  check ((state = 'ASKED') = (ended_at is null)),
  check ((state = 'FAILED') = (failure_code is not null))
);
create unique index payment_refunds_running_key on payment_refunds (order_id) where state = 'ASKED';
create index payment_refunds_asked_idx on payment_refunds (tried_at) where state = 'ASKED';
