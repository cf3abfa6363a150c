-- Templates: documents that are sent again and again. A template has at most one working copy; publishing numbers it, and the
-- next edit copies it. Contracts made from a template have their own copy of its contents.

create table template_folders (
  template_folder_uuid uuid primary key,
  organization_uuid uuid not null references organizations,
  name text not null,
  unique (organization_uuid, name)
);

create table templates (
  template_uuid uuid primary key,
  organization_uuid uuid not null references organizations,
  -- The maker.
  organization_member_uuid uuid not null references organization_members,
  title text not null,
  description text not null default '',
  state text not null default 'DRAFT' check (state in ('DRAFT', 'PUBLISHED', 'RETIRED')),
  visibility text not null default 'ME' check (visibility in ('ME', 'GROUPS', 'ORGANIZATION')),
  shared_group_uuids uuid[] not null default '{}',
  template_folder_uuid uuid references template_folders on delete set null,
  draft_uuid uuid,
  published_uuid uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Who saved last.
  changed_by uuid not null references organization_members,
  removed_at timestamptz,
  check ((state = 'DRAFT') = (published_uuid is null)),
  check (draft_uuid is not null or published_uuid is not null or removed_at is not null)
);
create index templates_listed_idx on templates (organization_uuid, changed_at desc, template_uuid) where removed_at is null;
create index templates_folder_idx on templates (template_folder_uuid) where template_folder_uuid is not null;
create index templates_maker_idx on templates (organization_member_uuid) where removed_at is null;

create table template_versions (
  version_uuid uuid primary key,
  template_uuid uuid not null references templates,
  -- Null for the working copy.
  number integer check (number > 0),
  content jsonb not null,
  -- The codes of slots whose code is the same in every contract.
  access_codes_enc bytea,
  -- What lists show, so that they need not read the content.
  field_count integer not null default 0,
  slot_summary jsonb not null default '[]',
  -- From publishing on.
  content_sha256 text,
  base_sha256 text,
  page_count integer,
  first_pages jsonb,
  note text not null default '',
  published_at timestamptz,
  published_by uuid references organization_members,
  unique (template_uuid, number),
  check ((number is null) = (content_sha256 is null and base_sha256 is null and published_at is null))
);
create unique index template_versions_draft_key on template_versions (template_uuid) where number is null;
create index template_versions_base_idx on template_versions (base_sha256) where base_sha256 is not null;
alter table templates
  add foreign key (draft_uuid) references template_versions deferrable initially deferred,
  add foreign key (published_uuid) references template_versions;

create table template_version_files (
  version_uuid uuid not null references template_versions on delete cascade,
  file_uuid uuid not null references files,
  position integer not null,
  primary key (version_uuid, file_uuid)
);
create index template_version_files_file_idx on template_version_files (file_uuid);

-- What was published stays as it was. Only the key of its access codes may change.
create function refuse_template_change() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'template_versions' then
    if tg_op = 'UPDATE' and (to_jsonb(old) - 'access_codes_enc') = (to_jsonb(new) - 'access_codes_enc') then return new; end if;
    raise exception 'a published template version does not change';
  end if;
  if exists (select from template_versions where version_uuid = coalesce(new.version_uuid, old.version_uuid) and number is not null) then
    raise exception 'the files of a published template version do not change';
  end if;
  return coalesce(new, old);
end $$;
create trigger template_versions_kept before update or delete on template_versions for each row
  when (old.number is not null) execute function refuse_template_change();
create trigger template_version_files_kept before insert or update or delete on template_version_files for each row
  execute function refuse_template_change();

create table template_bookmarks (
  organization_member_uuid uuid not null references organization_members,
  template_uuid uuid not null references templates,
  primary key (organization_member_uuid, template_uuid)
);

alter table contracts
  add column template_uuid uuid references templates,
  -- The title follows this rule until somebody writes a title of their own.
  add column title_rule text;
create index contracts_template_idx on contracts (template_uuid, moved_at desc nulls last, contract_id desc)
  where template_uuid is not null;
alter table receivers add column slot_name text not null default '';

-- How often a template was sent is a tally too.
create function count_sent_template() returns trigger language plpgsql as $$
begin
  perform tally_contract(new.template_uuid, 'SENT', 1, '00000000-0000-0000-0000-000000000000');
  return null;
end $$;
create trigger contracts_counted after update on contracts for each row
  when (new.template_uuid is not null and old.sent_at is null and new.sent_at is not null)
  execute function count_sent_template();
