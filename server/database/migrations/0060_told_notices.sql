-- The notices that members have been alerted of. The notices are files, so their ids refer to no table.
create table told_notices (
  notice_id text primary key check (notice_id <> ''),
  told_at timestamptz not null
);
