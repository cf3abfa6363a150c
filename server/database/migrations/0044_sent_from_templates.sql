-- Contracts of a batch are sent as they are inserted, so the trigger that counts what a template sent never saw them.

create function count_inserted_of_templates() returns trigger language plpgsql as $$
begin
  perform tally_contract(template_uuid, 'SENT', count(*)::integer, '00000000-0000-0000-0000-000000000000')
     from inserted where template_uuid is not null and sent_at is not null and not is_hidden
    group by template_uuid;
  return null;
end $$;
create trigger contracts_counted_inserted after insert on contracts
  referencing new table as inserted for each statement execute function count_inserted_of_templates();

-- Those of earlier batches.
select tally_contract(template_uuid, 'SENT', count(*)::integer, '00000000-0000-0000-0000-000000000000')
  from contracts where batch_uuid is not null and sent_at is not null and template_uuid is not null
 group by template_uuid;
