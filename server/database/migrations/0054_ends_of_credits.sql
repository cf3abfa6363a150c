-- How many days before the end of a lot its organisation was told last, so that it is told once of each.
alter table credit_lots add column end_told smallint check (end_told in (30, 7));
