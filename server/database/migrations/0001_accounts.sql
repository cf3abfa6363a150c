-- Ids are made by the application (UUIDv7). Times are timestamptz. Money is whole won.

create table users (
  user_uuid uuid primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  profile_img_url text,
  department text not null default '',
  position text not null default '',
  contact_phone text not null default '',
  marketing_consent boolean not null default false,
  verified_phone_enc bytea,
  phone_verified_at timestamptz,
  last_organization_member_uuid uuid,
  withdrawn_at timestamptz,
  withdraw_reason text,
  created_at timestamptz not null default now()
);
create unique index users_email_key on users (lower(email)) where withdrawn_at is null;

create table user_agreements (
  user_uuid uuid not null references users,
  kind text not null check (kind in ('TERMS', 'PRIVACY', 'MARKETING')),
  version text not null,
  agreed_at timestamptz not null default now(),
  primary key (user_uuid, kind, version)
);

create table organizations (
  organization_uuid uuid primary key,
  name text not null,
  business_number text,
  representative text,
  address text,
  phone text,
  logo_img_url text,
  plan text not null default 'FREE' check (plan in ('FREE', 'STANDARD')),
  withdrawn_at timestamptz,
  withdraw_reason text,
  created_at timestamptz not null default now()
);

create table organization_members (
  organization_member_uuid uuid primary key,
  organization_uuid uuid not null references organizations,
  user_uuid uuid references users,
  invitee_email text not null,
  member_status_type text not null
    check (member_status_type in ('INVITED', 'ACCEPTED', 'CANCELLED', 'EXPIRED', 'WITHDRAWN')),
  is_owner boolean not null default false,
  permissions text[] not null default '{}',
  invited_by uuid references users,
  invited_at timestamptz,
  invitation_code_hash bytea,
  invitation_expires_at timestamptz,
  accepted_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  check (member_status_type <> 'ACCEPTED' or user_uuid is not null),
  check (not is_owner or member_status_type = 'ACCEPTED')
);
-- One open place per address, so two administrators who invite the same person at once make one invitation. A lapsed
-- invitation keeps its place: inviting again renews it.
create unique index organization_members_open_key on organization_members (organization_uuid, lower(invitee_email))
  where member_status_type in ('INVITED', 'ACCEPTED', 'EXPIRED');
create index organization_members_user_idx on organization_members (user_uuid) where member_status_type = 'ACCEPTED';
create index organization_members_invitee_idx on organization_members (lower(invitee_email)) where member_status_type = 'INVITED';

-- A family is one sign-in. Its refresh token carries the generation; only the newest one is good.
create table session_families (
  family_uuid uuid primary key,
  user_uuid uuid not null references users,
  organization_member_uuid uuid references organization_members,
  generation integer not null default 1,
  rotated_at timestamptz not null default now(),
  previous_reused boolean not null default false,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoke_reason text,
  created_at timestamptz not null default now()
);
create index session_families_user_idx on session_families (user_uuid) where revoked_at is null;

create table password_resets (
  code_hash bytea primary key,
  user_uuid uuid not null references users,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  created_at timestamptz not null default now()
);
create index password_resets_user_idx on password_resets (user_uuid);

create table sign_up_codes (
  email_key text primary key,
  code_hash bytea not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  locked_until timestamptz,
  sent_at timestamptz not null,
  mails integer not null default 1,
  mails_since timestamptz not null default now()
);

-- Tries survive a restart. The subject is a hash: the table tells nobody who tried to sign in.
create table locks (
  kind text not null,
  subject_hash bytea not null,
  tries integer not null default 0,
  locked_until timestamptz,
  updated_at timestamptz not null default now(),
  primary key (kind, subject_hash)
);

create table phone_verifications (
  request_uuid uuid primary key,
  user_uuid uuid not null references users,
  purpose text not null,
  parameter_option2 text not null,
  callback_url text not null,
  order_no text not null unique,
  vendor text not null,
  vendor_handle_enc bytea,
  status text not null check (status in ('REQUESTED', 'VERIFIED', 'CANCELLED', 'FAILED')),
  vendor_code text,
  name_enc bytea,
  phone_enc bytea,
  birth_date_enc bytea,
  ci_hmac bytea,
  expires_at timestamptz not null,
  returned_at timestamptz,
  verified_at timestamptz,
  consumed_at timestamptz,
  created_at timestamptz not null default now()
);
create index phone_verifications_user_idx on phone_verifications (user_uuid, created_at desc);

-- Bytes that were put but not used yet are a draft; used_at makes them a picture that everybody may see.
create table uploads (
  upload_uuid uuid primary key,
  user_uuid uuid not null references users,
  content_type text not null check (content_type in ('image/png', 'image/jpeg')),
  expires_at timestamptz not null,
  sha256 text,
  stored_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index uploads_sha256_idx on uploads (sha256);
create index uploads_user_idx on uploads (user_uuid);

create table inquiries (
  inquiry_uuid uuid primary key,
  name text not null,
  email text not null,
  company text not null,
  message text not null,
  created_at timestamptz not null default now()
);

-- The ledger of everything that goes out. The content is encrypted until it is delivered and removed afterwards,
-- because it holds codes and links.
create table outbox_messages (
  message_uuid uuid primary key,
  channel text not null check (channel in ('MAIL')),
  template text not null,
  recipient text not null,
  content_enc bytea,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'SENDING', 'SENT', 'FAILED')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_messages_created_idx on outbox_messages (created_at);

-- What the built-in mailbox shows. Empty in production mode.
create table mailbox_messages (
  message_uuid uuid primary key,
  channel text not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  delivered_at timestamptz not null default now()
);
create index mailbox_messages_delivered_idx on mailbox_messages (delivered_at desc);

create table jobs (
  job_uuid uuid primary key,
  kind text not null,
  job_key text not null,
  payload jsonb not null default '{}',
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  max_attempts integer not null default 10,
  lease_token uuid,
  leased_until timestamptz,
  last_error text,
  failed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (kind, job_key)
);
create index jobs_due_idx on jobs (run_at) where failed_at is null;
