-- Files that somebody sends to support. One belongs to whoever uploaded it until a message is sent with it, and then to
-- that message. Deleting a conversation must name its files, because their bytes have to be deleted, too: no cascade.
create table inquiry_files (
  inquiry_file_uuid uuid primary key,
  ticket_hmac bytea unique,
  user_uuid uuid references users,
  inquiry_uuid uuid references inquiries,
  inquiry_message_uuid uuid references inquiry_messages,
  place smallint not null default 0,
  name text not null,
  sha256 text not null,
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null,
  check ((ticket_hmac is null) = (inquiry_message_uuid is not null)),
  check (inquiry_message_uuid is null or inquiry_uuid is not null)
);
create index inquiry_files_message_idx on inquiry_files (inquiry_message_uuid) where inquiry_message_uuid is not null;
create index inquiry_files_inquiry_idx on inquiry_files (inquiry_uuid) where inquiry_uuid is not null;
create index inquiry_files_user_idx on inquiry_files (user_uuid) where user_uuid is not null;
create index inquiry_files_created_idx on inquiry_files (created_at);
create index inquiry_files_sha256_idx on inquiry_files (sha256);

-- A closed account can open no conversation, so its conversations are continued by links.
update inquiries set user_uuid = null where user_uuid in (select user_uuid from users where withdrawn_at is not null);
