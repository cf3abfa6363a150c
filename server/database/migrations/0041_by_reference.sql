-- A contract that has what a version of a template has names the version instead of copying its fields and annotations.
alter table contract_contents
  add column version_uuid uuid references template_versions,
  -- {slotUuid: receiverUuid}
  add column owners jsonb not null default '{}',
  -- {fieldId: {value, senderMark}} of fields whose value differs from the version's.
  add column own_values_enc bytea,
  add check (case when version_uuid is null then owners = '{}' and own_values_enc is null
                  else fields = '[]' and annotations = '[]' end);
create index contract_contents_version_idx on contract_contents (version_uuid) where version_uuid is not null;

-- Only what was published never changes.
create function require_published_version() returns trigger language plpgsql as $$
begin
  if not exists (select from template_versions where version_uuid = new.version_uuid and number is not null) then
    raise exception 'a contract refers to published template versions only';
  end if;
  return new;
end $$;
create trigger contract_contents_published before insert or update of version_uuid on contract_contents for each row
  when (new.version_uuid is not null) execute function require_published_version();
