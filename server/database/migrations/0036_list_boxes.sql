-- Named lists of items (선택 목록) that the list fields of an organisation share.
create table list_boxes (
  list_box_uuid uuid primary key,
  organization_uuid uuid not null references organizations,
  name text not null,
  -- Counts every change. `items_number` is the version with the current items.
  version integer not null default 1,
  items_number integer not null default 1,
  changed_at timestamptz not null,
  removed_at timestamptz
);
create unique index list_boxes_name_key on list_boxes (organization_uuid, name) where removed_at is null;

-- Sent contracts refer to these, so they outlive their list box and are never changed.
create table list_box_versions (
  list_box_uuid uuid not null references list_boxes,
  number integer not null,
  items jsonb not null check (jsonb_typeof(items) = 'array' and jsonb_array_length(items) <= 1000),
  created_at timestamptz not null,
  primary key (list_box_uuid, number)
);
create trigger list_box_versions_append_only before update or delete or truncate on list_box_versions
  for each statement execute function refuse_change();

-- The list boxes that the fields name: null in a draft, which gets the newest items, and the version once it is sent.
alter table contract_contents add column lists jsonb not null default '{}';
create index contract_contents_lists_idx on contract_contents using gin (lists) where lists <> '{}';
