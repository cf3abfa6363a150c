-- An act is one action on many contracts. A batch, from the next migration on, is a sending of many contracts.

alter table batches rename to acts;
alter table acts rename column batch_uuid to act_uuid;
alter table batch_items rename to act_items;
alter table act_items rename column batch_uuid to act_uuid;
alter index batches_pkey rename to acts_pkey;
alter index batches_created_idx rename to acts_created_idx;
alter index batch_items_pkey rename to act_items_pkey;
alter index batch_items_open_idx rename to act_items_open_idx;
update jobs set kind = 'work-through-act' where kind = 'work-through-batch';

drop trigger batches_told on acts;
drop function tell_batch();
create function tell_act() returns trigger language plpgsql as $$
begin
  perform tell('act', new.organization_uuid, new.act_uuid);
  return null;
end $$;
create trigger acts_told after update on acts for each row execute function tell_act();
