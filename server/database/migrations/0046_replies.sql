-- Whether receivers' replies to emails go to whoever sent the contract.
alter table service_settings add column replies_to_sender boolean not null default false;
