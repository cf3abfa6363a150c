import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { dropIndexes } from './fill-contracts.ts';

type Filling = { seat: string; contracts: number; audiences: number };

/**
 * Fills an empty database with sent contracts, spread evenly over the member's seat and the audiences. The sender has
 * an entry for each of them.
 */
export async function fillAudiences(
  pool: pg.Pool,
  { seat, contracts, audiences }: Filling,
): Promise<{ audiences: string[]; sender: string }> {
  const database = await pool.connect();
  await database.query(
    `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'`,
  );
  const [organization, sender, user] = [randomUUID(), randomUUID(), randomUUID()];
  await database.query(
    `insert into users (user_uuid, email, name, password_hash) values ($1, 'bench@hanbit.example', '김지수', '-')`,
    [user],
  );
  await database.query('insert into organizations (organization_uuid, name) values ($1, $2)', [
    organization,
    '한빛물산',
  ]);
  await database.query(
    `insert into organization_members (organization_member_uuid, organization_uuid, user_uuid, invitee_email, member_status_type)
     values ($1, $2, $3, 'bench@hanbit.example', 'ACCEPTED')`,
    [sender, organization, user],
  );
  const made = Array.from({ length: audiences }, () => ({ audience: randomUUID(), group: randomUUID() }));
  for (const { audience, group } of made)
    await database.query('insert into audiences values ($1, $2, $3)', [audience, organization, [group]]);
  const rebuild = await dropIndexes(database);
  await database.query(
    `insert into contracts (contract_id, organization_uuid, organization_member_uuid, status, title, settings,
       remind_days_before, expires_at, document_no, base_sha256, page_count, created_at, sent_at, ended_at, moved_at,
       shared_group_uuids, audience_uuid)
     select gen_random_uuid(), $1, $2, status, '2026년 근로계약서 ' || place, '{}', '{3,1}', now() + (place % 14) * interval '1 day',
            'BN-' || place, '-', 1, at, at, case when status <> 'IN_PROGRESS' then at end, at,
            case when audience is null then '{}' else array[audience] end, audience
       from generate_series(1, $3::integer) as place,
            lateral (select now() - place * interval '15 seconds' as at,
                            (array['IN_PROGRESS', 'COMPLETED', 'CANCELLED'])[1 + place / 7 % 3] as status,
                            ($4::uuid[])[place % ($5::integer + 1)] as audience) as state`,
    [organization, sender, contracts, made.map(({ audience }) => audience), audiences],
  );
  await database.query(
    `insert into contract_entries (viewer_uuid, contract_id, status, title, moved_at, expires_at, sent_at, own_seats)
     select viewer, contract_id, status, title, moved_at, expires_at, sent_at, own_seats
       from contracts, lateral (values (organization_uuid, null), (organization_member_uuid, null),
         (coalesce(audience_uuid, $1::uuid), case when audience_uuid is not null then array[organization_member_uuid] end))
         as shown (viewer, own_seats)`,
    [seat],
  );
  await rebuild();
  await database.query(`insert into contract_tallies (viewer_uuid, status, change, except_seat)
    select counted.viewer_uuid, status, sum(sign), except_seat
      from contract_entries as entry, counts_of(entry.viewer_uuid, entry.own_seats) as counted group by 1, 2, 4`);
  await database.query('select count_figures_anew()');
  await database.query('reset session_replication_role; reset synchronous_commit; reset maintenance_work_mem');
  await database.query('vacuum analyze');
  database.release();
  return { audiences: made.map(({ audience }) => audience), sender };
}
