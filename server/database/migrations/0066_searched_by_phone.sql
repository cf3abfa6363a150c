-- Contracts are also found by their receivers' phone numbers. The job that renews their search text adds those of earlier
-- contracts.
update contracts set search_version = 0
 where exists (select 1 from receivers where receivers.contract_id = contracts.contract_id and receivers.phone is not null);
