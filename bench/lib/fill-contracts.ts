import type pg from 'pg';

/**
 * Inserts contracts with a receiver each, as if they had been sent over half a year. Triggers are disabled, and their
 * work is done here.
 */
export async function fillContracts(database: pg.ClientBase, organizationMemberUuid: string, from: number, to: number) {
  await database.query('set session_replication_role = replica');
  await database.query(
    `with made as (
       insert into contracts (contract_id, organization_uuid, organization_member_uuid, status, title, settings,
         remind_days_before, expires_at, document_no, base_sha256, page_count, created_at, sent_at, moved_at)
       select gen_random_uuid(), organization_uuid, organization_member_uuid,
              (array['IN_PROGRESS', 'COMPLETED', 'CANCELLED'])[1 + place % 3], '2026년 근로계약서 ' || place,
              '{"allowDelegate":true,"allowAnnotate":false,"showOthers":"ALL","pageSealEdge":"NONE","footer":true,"language":"ko"}',
              '{3,1}', now() + (place % 14) * interval '1 day', 'BN-2611-' || place, '-', 1, at, at, at
         from organization_members, generate_series($2::integer, $3::integer) as place,
              lateral (select now() - place * interval '15 seconds' as at) as moment
        where organization_member_uuid = $1
       returning *),
     people as (
       insert into receivers (receiver_uuid, contract_id, position, name, role, signing_order, channels, state)
       select gen_random_uuid(), contract_id, 0, '이도윤', 'SIGNER', 1, '{MAIL}', 'NOTIFIED' from made),
     entries as (
       insert into contract_entries
       select viewer, contract_id, status, title, moved_at, expires_at, sent_at
         from made, lateral unnest(array[organization_uuid, organization_member_uuid]) as viewer)
     insert into contract_tallies
     select viewer, status, count(*) from made, lateral unnest(array[organization_uuid, organization_member_uuid]) as viewer
      group by 1, 2`,
    [organizationMemberUuid, from, to],
  );
  await database.query('set session_replication_role = default');
  await database.query('select count_figures_anew()');
  await database.query('vacuum analyze contracts, contract_entries, contract_tallies, contract_figures, receivers');
}
