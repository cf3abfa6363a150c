import type pg from 'pg';
import { buildSearchColumns } from '../../server/modules/contracts/core/search-grams.ts';

const BATCH = 10_000;
const TABLES = ['contracts', 'contract_entries', 'receivers', 'contract_tallies'];
export const TITLES = [
  '근로계약서',
  '용역계약서',
  '비밀유지서약서',
  '임대차계약서',
  '물품공급계약서',
  '위임장',
  '개인정보 동의서',
];
export const FAMILY = ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임', '한', '오'];
export const GIVEN = [
  '도윤',
  '서연',
  '민준',
  '지우',
  '하준',
  '수아',
  '예준',
  '지안',
  '주원',
  '하은',
  '시우',
  '윤서',
  '건우',
];

/**
 * Inserts contracts with one receiver each, as if they had been sent over half a year. For speed, this disables the
 * triggers, does their work in bulk, and rebuilds the indexes afterwards.
 */
export async function fillContracts(database: pg.ClientBase, organizationMemberUuid: string, from: number, to: number) {
  const { rows } = await database.query<{ organization: string }>(
    'select organization_uuid as organization from organization_members where organization_member_uuid = $1',
    [organizationMemberUuid],
  );
  const organizationUuid = rows[0]?.organization ?? '';
  await database.query(`set session_replication_role = replica; set synchronous_commit = off;
    set maintenance_work_mem = '512MB'`);
  const rebuild = to - from > BATCH ? await dropIndexes(database) : async () => {};
  for (let first = from; first <= to; first += BATCH) {
    const count = Math.min(BATCH, to - first + 1);
    await insertContracts(database, organizationMemberUuid, first, writeContracts(organizationUuid, first, count));
  }
  await rebuild();
  await database.query(`delete from contract_tallies;
    insert into contract_tallies (viewer_uuid, status, change)
      select viewer_uuid, status, count(*) from contract_entries group by 1, 2`);
  // Commits before migration 0120 don't have this function.
  const { rows: known } = await database.query<{ has: boolean }>(
    "select to_regprocedure('count_figures_anew()') is not null as has",
  );
  if (known[0]?.has) await database.query('select count_figures_anew()');
  await database.query('reset session_replication_role; reset synchronous_commit; reset maintenance_work_mem');
  await database.query(`vacuum analyze ${TABLES.join(', ')}`);
}

type Written = { titles: string[]; people: string[]; numbers: string[]; texts: string[]; grams: string[] };

function writeContracts(organizationUuid: string, first: number, count: number): Written {
  const written: Written = { titles: [], people: [], numbers: [], texts: [], grams: [] };
  for (let place = first; place < first + count; place += 1) {
    const title = `2026년 ${TITLES[place % TITLES.length]} ${place}`;
    const person = `${FAMILY[place % FAMILY.length]}${GIVEN[place % GIVEN.length]}`;
    const documentNo = `BN-2611-${String(place).padStart(4, '0')}`;
    // Multiplied by a prime, so that the numbers look no more alike than those of strangers.
    const phone = `010${String((place * 7_919_293) % 100_000_000).padStart(8, '0')}`;
    const search = buildSearchColumns(organizationUuid, { title, documentNo }, [{ name: person, phone }]);
    written.titles.push(title);
    written.people.push(person);
    written.numbers.push(documentNo);
    written.texts.push(search.searchText);
    written.grams.push(`{${search.searchGrams.join(',')}}`);
  }
  return written;
}

const insertContracts = (database: pg.ClientBase, seat: string, first: number, written: Written) =>
  database.query(
    `with given as (
       select $2 + ordinality - 1 as place, given.* from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
         with ordinality as given (title, person, document_no, search_text, grams)),
     made as (
       insert into contracts (contract_id, organization_uuid, organization_member_uuid, status, title, settings,
         remind_days_before, expires_at, document_no, base_sha256, page_count, created_at, sent_at, ended_at, moved_at,
         search_text, search_grams)
       select gen_random_uuid(), organization_uuid, organization_member_uuid, status, title,
              '{"allowDelegate":true,"allowAnnotate":false,"showOthers":"ALL","pageSealEdge":"NONE","footer":true,"language":"ko"}',
              '{3,1}', now() + (place % 14) * interval '1 day', document_no, '-', 1, at, at,
              case when status <> 'IN_PROGRESS' then at end, at, search_text, grams::integer[]
         from organization_members, given,
              lateral (select date_trunc('milliseconds', now() - place * interval '15 seconds') as at,
                              (array['IN_PROGRESS', 'COMPLETED', 'CANCELLED'])[1 + place % 3] as status) as state
        where organization_member_uuid = $1
       returning *),
     people as (
       insert into receivers (receiver_uuid, contract_id, position, name, role, signing_order, channels, state)
       select gen_random_uuid(), contract_id, 0, person, 'SIGNER', 1, '{MAIL}', 'NOTIFIED'
         from made join given using (document_no))
     insert into contract_entries (viewer_uuid, contract_id, status, title, moved_at, expires_at, sent_at)
       select viewer, contract_id, status, title, moved_at, expires_at, sent_at
         from made, lateral unnest(array[organization_uuid, organization_member_uuid]) as viewer`,
    [seat, first, written.titles, written.people, written.numbers, written.texts, written.grams],
  );

/** Drops every index that no constraint needs, and returns the statements that rebuild them. */
export async function dropIndexes(database: pg.ClientBase) {
  const { rows } = await database.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = any ($1::regclass[]) and not indisunique`,
    [TABLES],
  );
  for (const { name } of rows) await database.query(`drop index ${name}`);
  return async () => {
    for (const { definition } of rows) await database.query(definition);
  };
}
