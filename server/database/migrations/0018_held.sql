-- A contract whose data do not match its record is not sealed. It says so until they match again.
alter table contracts drop constraint contracts_seal_state_check;
alter table contracts add constraint contracts_seal_state_check
  check (seal_state in ('NONE', 'PENDING', 'RETRYING', 'HELD', 'DONE'));
