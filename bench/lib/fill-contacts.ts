import type pg from 'pg';
import { FAMILY, GIVEN } from './fill-contracts.ts';

export const fillContacts = (database: pg.ClientBase, organizationMemberUuid: string, count: number) =>
  database.query(
    `insert into contacts (contact_uuid, organization_uuid, name, company, title, phone, memo, group_uuids, created_at, search_text)
     select gen_random_uuid(), organization_uuid, name, '동해포장', '', phone, '', '{}', now(),
            concat_ws(E'\n', name, '동해포장', '', phone)
       from organization_members, generate_series(1, $2::integer) as place,
            lateral (select ($3::text[])[1 + place % $4::integer] || ($5::text[])[1 + place % $6::integer] as name,
                            '010' || lpad(place::text, 8, '0') as phone) as person
      where organization_member_uuid = $1`,
    [organizationMemberUuid, count, FAMILY, FAMILY.length, GIVEN, GIVEN.length],
  );
