-- A question becomes a conversation. It belongs to a user, not to one of their seats, because people ask for themselves,
-- also before they have an organisation and after they have left one. Without an account it is reached by links alone.
alter table inquiries
  add column user_uuid uuid references users,
  add column subject text not null default '',
  add column page_url text,
  add column state text not null default 'OPEN' check (state in ('OPEN', 'ANSWERED', 'CLOSED')),
  add column last_message_at timestamptz,
  add column closed_at timestamptz,
  add check ((state = 'CLOSED') = (closed_at is not null));
update inquiries set subject = left(regexp_replace(message, '\s+', ' ', 'g'), 100), last_message_at = created_at;
alter table inquiries alter column last_message_at set not null, alter column last_message_at set default now();
create index inquiries_user_idx on inquiries (user_uuid, last_message_at desc) where user_uuid is not null;
create index inquiries_last_message_idx on inquiries (last_message_at);

create table inquiry_messages (
  inquiry_message_uuid uuid primary key,
  inquiry_uuid uuid not null references inquiries on delete cascade,
  side text not null check (side in ('ASKER', 'SUPPORT')),
  message text not null,
  created_at timestamptz not null
);
create index inquiry_messages_inquiry_idx on inquiry_messages (inquiry_uuid, created_at, inquiry_message_uuid);
insert into inquiry_messages (inquiry_message_uuid, inquiry_uuid, side, message, created_at)
  select inquiry_uuid, inquiry_uuid, 'ASKER', message, created_at from inquiries;
alter table inquiries drop column message;

-- The links of emails. Only a keyed hash of each secret is stored.
create table inquiry_links (
  secret_hmac bytea primary key,
  inquiry_uuid uuid not null references inquiries on delete cascade,
  side text not null check (side in ('ASKER', 'SUPPORT')),
  expires_at timestamptz not null
);
create index inquiry_links_inquiry_idx on inquiry_links (inquiry_uuid);
create index inquiry_links_expires_idx on inquiry_links (expires_at);
