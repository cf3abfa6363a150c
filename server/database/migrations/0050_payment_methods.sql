-- Cards that are charged without their holder. Only the provider knows their numbers.
create table payment_methods (
  payment_method_uuid uuid primary key,
  organization_uuid uuid not null references organizations,
  -- Null once the provider has forgotten it.
  billing_key_enc bytea,
  -- Finds the card that a message of the provider is about.
  billing_key_sha256 bytea not null unique,
  -- The window's answer registers one card, however often it arrives.
  auth_key_sha256 bytea not null unique,
  issuer_code text not null,
  last4 text not null,
  card_type text not null,
  owner_type text not null,
  is_default boolean not null default false,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'UNUSABLE', 'REMOVED')),
  registered_at timestamptz not null,
  check (status = 'REMOVED' or billing_key_enc is not null),
  check (status <> 'REMOVED' or not is_default)
);
create unique index payment_methods_default_key on payment_methods (organization_uuid) where is_default;
create index payment_methods_organization_idx on payment_methods (organization_uuid) where status <> 'REMOVED';

-- Messages about a deleted key name nothing else.
alter table payment_webhooks add column billing_key_sha256 bytea;
alter table payment_webhooks
  drop constraint payment_webhooks_event_type_payment_key_order_id_status_tra_key;
create unique index payment_webhooks_said_key on payment_webhooks
  (event_type, payment_key, order_id, status, transaction_key, billing_key_sha256) nulls not distinct;
