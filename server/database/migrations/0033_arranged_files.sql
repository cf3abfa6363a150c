-- A file whose pages were turned, left out or reordered is a file of its own, with the same upload. The upload's own row
-- stays as long as there is such a file: its pages can be arranged anew from it.
alter table files
  add column arranged_from uuid references files,
  add column arrangement jsonb,
  add check ((arranged_from is null) = (arrangement is null));
create index files_arranged_from_idx on files (arranged_from) where arranged_from is not null;
