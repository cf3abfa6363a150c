-- The headings of the uploaded file that belong to no column, so their values are not sent.
alter table batches add column unused_heads text[] not null default '{}';
