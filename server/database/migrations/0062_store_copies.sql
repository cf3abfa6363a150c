-- Which form of the store a template was copied from, so that the store can lead to the copy. Null for all others, and
-- for copies that were made before.
alter table templates add column store_form text;
create index templates_store_form_idx on templates (organization_uuid, store_form) where store_form is not null;
