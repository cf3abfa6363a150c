-- Contracts are found by initial consonants, too. Those of before are read anew by the clock; new ones are written so at once.
alter table contracts add column search_version smallint not null default 0;
alter table contracts alter column search_version set default 1;
create index contracts_searched_as_before_idx on contracts (contract_id) where search_version = 0;
