-- The members who do not want to see the first steps any more.
create table hidden_first_steps (
  organization_member_uuid uuid primary key references organization_members,
  hidden_at timestamptz not null
);
