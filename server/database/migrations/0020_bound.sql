-- What receivers fill in and what senders sign with is encrypted for its place: a row that is copied to another receiver or
-- contract does not open there. Rows of before were not, and say so.
alter table receiver_values add column bound boolean not null default false;
alter table receiver_drafts add column bound boolean not null default false;
alter table receiver_marks add column bound boolean not null default false;
alter table contract_marks add column bound boolean not null default false;
