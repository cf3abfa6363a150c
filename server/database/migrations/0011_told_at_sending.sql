-- Somebody who only gets a copy may get the document when it is sent already, to read it along.
alter table receivers
  add column told_at_sending boolean not null default false,
  add check (not told_at_sending or role = 'VIEWER');
