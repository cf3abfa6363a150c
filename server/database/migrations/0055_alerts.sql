-- What members should know. Whatever happens writes one row here in its own transaction, and updates nothing, so that two
-- acts never wait for each other. A job folds the rows into alerts and deletes them.
create table alert_causes (
  alert_cause_uuid uuid primary key,
  organization_uuid uuid,
  kind text not null,
  -- Who should know: one seat, one user in each of their seats, or the seats with a permission.
  organization_member_uuid uuid,
  user_uuid uuid,
  permission text,
  contract_id uuid,
  batch_uuid uuid,
  who text not null default '',
  words text not null default '',
  -- The act has sent the mail itself, or was not to send one.
  is_mailed boolean not null,
  at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  check (num_nonnulls(organization_member_uuid, user_uuid, permission) = 1),
  check (permission is null or organization_uuid is not null)
);

create table alerts (
  alert_uuid uuid primary key,
  organization_uuid uuid not null references organizations,
  organization_member_uuid uuid not null references organization_members,
  -- The contract, the batch or the kind that everything in the alert was about.
  group_key text not null,
  -- The day in Seoul. Unread alerts of other days are other rows.
  day date not null,
  kind text not null,
  kinds text[] not null,
  count integer not null check (count > 0),
  -- The newest cause.
  at timestamptz not null,
  contract_id uuid references contracts on delete cascade,
  batch_uuid uuid references batches on delete cascade,
  who text not null,
  words text not null,
  read_at timestamptz
);
create unique index alerts_unread_key on alerts (organization_member_uuid, group_key, day) where read_at is null;
create index alerts_seat_idx on alerts (organization_member_uuid, at desc, alert_uuid desc);
create index alerts_unread_idx on alerts (organization_member_uuid, at desc) where read_at is null;
create index alerts_contract_idx on alerts (contract_id, organization_member_uuid) where contract_id is not null;
create index alerts_batch_idx on alerts (batch_uuid, organization_member_uuid) where batch_uuid is not null;
create index alerts_at_idx on alerts (at);

-- Lines of mails that wait: for nine o'clock, for the end of quiet hours, or for the job that writes the mail.
create table alert_mails (
  alert_mail_uuid uuid primary key,
  organization_member_uuid uuid not null references organization_members,
  kind text not null,
  count integer not null check (count > 0),
  contract_id uuid references contracts on delete cascade,
  batch_uuid uuid references batches on delete cascade,
  who text not null,
  words text not null,
  at timestamptz not null,
  due_at timestamptz not null
);
create index alert_mails_due_idx on alert_mails (due_at);
create index alert_mails_seat_idx on alert_mails (organization_member_uuid, due_at);
create index alert_mails_contract_idx on alert_mails (contract_id) where contract_id is not null;
create index alert_mails_batch_idx on alert_mails (batch_uuid) where batch_uuid is not null;

-- Only what differs from our own defaults. Quiet hours are minutes since midnight in Seoul.
create table alert_preferences (
  organization_member_uuid uuid primary key references organization_members,
  kinds jsonb not null default '{}',
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  check ((quiet_from is null) = (quiet_to is null))
);
