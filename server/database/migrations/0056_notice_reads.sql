-- The notices that members have opened. The notices are files, so their ids refer to no table.
create table notice_reads (
  organization_member_uuid uuid not null references organization_members,
  notice_id text not null check (notice_id <> ''),
  read_at timestamptz not null,
  primary key (organization_member_uuid, notice_id)
);
