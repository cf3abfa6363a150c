-- Own words (메일 문구) of an organisation for its messages to receivers.
create table mail_templates (
  mail_template_uuid uuid primary key,
  organization_uuid uuid not null references organizations,
  name text not null,
  version integer not null default 1,
  changed_at timestamptz not null,
  unique (organization_uuid, name)
);

-- Messages without a row get the built-in words.
create table mail_template_texts (
  mail_template_uuid uuid not null references mail_templates on delete cascade,
  kind text not null,
  language text not null check (language in ('ko', 'en')),
  subject text not null,
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array' and jsonb_array_length(blocks) between 1 and 12),
  -- Empty for the built-in text message.
  text text not null,
  primary key (mail_template_uuid, kind, language)
);

-- The tests that members sent themselves in the last hour.
create table mail_template_tests (
  user_uuid uuid not null references users on delete cascade,
  at timestamptz not null
);
create index mail_template_tests_idx on mail_template_tests (user_uuid, at);

-- The choice is one of the settings, which contracts, templates, batches and the organisation share.
alter table contracts drop column mail_template;
