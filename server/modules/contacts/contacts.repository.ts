import { sql, type Transaction } from 'kysely';
import type { components } from '#openapi';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { normalizeColumn } from '../../database/match-words.ts';
import { matchContactWords, normalizeContactText } from './contact-search.ts';

type Contact = components['schemas']['Contact'];
export type ContactFacts = {
  name: string;
  company: string;
  title: string;
  email: string | null;
  phone: string | null;
  memo: string;
  groupUuids: string[];
};

const COLUMNS = [
  'contactUuid',
  'name',
  'company',
  'title',
  'email',
  'phone',
  'memo',
  'groupUuids',
  'createdAt',
] as const;
export type ContactRow = ContactFacts & { contactUuid: string; createdAt: Date };

export const describeContact = ({ contactUuid, groupUuids, createdAt, ...facts }: ContactRow): Contact => ({
  contactId: contactUuid,
  ...facts,
  contactGroupIds: groupUuids,
  createdAt: createdAt.toISOString(),
});

type Narrowing = { search?: string | undefined; group?: string | undefined };

const narrowed = (connection: Connection, organizationUuid: string, { search, group }: Narrowing) => {
  return connection
    .selectFrom('contacts')
    .where('organizationUuid', '=', organizationUuid)
    .where(matchContactWords(search, sql.ref('search_text')))
    .$if(group !== undefined, (query) => query.where(sql<boolean>`group_uuids @> array[${group ?? null}::uuid]`));
};

export async function listContactsPage(
  connection: Connection,
  organizationUuid: string,
  narrowing: Narrowing,
  { skip, take }: { skip: number; take: number },
) {
  const query = narrowed(connection, organizationUuid, narrowing);
  const items = await query.select(COLUMNS).orderBy('name').orderBy('contactUuid').limit(take).offset(skip).execute();
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { items, total };
}

/** Finds the first matching contacts without counting the rest. */
export const searchContacts = (connection: Connection, organizationUuid: string, search: string, take: number) =>
  narrowed(connection, organizationUuid, { search })
    .select(['contactUuid', 'name', 'company', 'email', 'phone'])
    .orderBy('name')
    .orderBy('contactUuid')
    .limit(take)
    .execute();

export const findContact = (connection: Connection, organizationUuid: string, contactUuid: string) =>
  connection
    .selectFrom('contacts')
    .select(COLUMNS)
    .where('contactUuid', '=', contactUuid)
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();

/** Finds contacts by email address, in any case, or by phone number. */
export async function findExistingContacts(
  connection: Connection,
  organizationUuid: string,
  { emails, phones }: { emails: readonly string[]; phones: readonly string[] },
) {
  const { rows } = await sql<{ contactUuid: string; email: string | null; phone: string | null }>`
    select contact_uuid, lower(email) as email, phone from contacts
     where organization_uuid = ${organizationUuid}
       and (lower(email) = any (${sql.val([...emails])}::text[]) or phone = any (${sql.val([...phones])}::text[]))`.execute(
    connection,
  );
  return rows;
}

/** Makes imports of an organisation wait for each other. */
export const lockContactImports = (transaction: Transaction<DB>, organizationUuid: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`contacts ${organizationUuid}`}, 2))`.execute(transaction);

export type NewContact = ContactFacts & { contactUuid: string; organizationUuid: string; createdAt: Date };
const AT_ONCE = 1_000;

export async function insertContacts(transaction: Transaction<DB>, contacts: readonly NewContact[]) {
  for (let from = 0; from < contacts.length; from += AT_ONCE) {
    const part = contacts.slice(from, from + AT_ONCE);
    await transaction
      .insertInto('contacts')
      .values(part.map((contact) => ({ ...contact, searchText: searchTextOf(contact) })))
      .execute();
  }
}

export const updateContact = (connection: Connection, contactUuid: string, facts: ContactFacts) =>
  connection
    .updateTable('contacts')
    .set({ ...facts, searchText: searchTextOf(facts) })
    .where('contactUuid', '=', contactUuid)
    .returning(COLUMNS)
    .executeTakeFirst();

export async function removeContact(connection: Connection, organizationUuid: string, contactUuid: string) {
  const { numDeletedRows } = await connection
    .deleteFrom('contacts')
    .where('contactUuid', '=', contactUuid)
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const searchTextOf = ({ name, company, email, phone }: ContactFacts) =>
  [name, company, email ?? '', phone ?? ''].map(normalizeContactText).join('\n');

const MAX_RECENT = 20;
const LOOKED_THROUGH = 100;

/** Lists the receivers of the member's latest documents, each once with their latest details. */
export async function listRecentReceivers(connection: Connection, organizationMemberUuid: string, search: string) {
  const text = normalizeColumn(sql`replace(concat_ws('|', person.name, person.email, person.phone), '-', '')`);
  const { rows } = await sql<{ name: string; title: string; email: string | null; phone: string | null; sentAt: Date }>`
    with sent as (
      select head.contract_id, head.sent_at from unnest(array['IN_PROGRESS', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'])
             as wanted (status)
       cross join lateral (
         select contract_id, sent_at from contract_entries
          where viewer_uuid = ${organizationMemberUuid} and status = wanted.status
          order by sent_at desc nulls last, contract_id desc limit ${LOOKED_THROUGH}) as head
       order by head.sent_at desc limit ${LOOKED_THROUGH})
    select * from (
      select distinct on (coalesce(lower(person.email), person.phone))
             person.name, person.title, person.email, person.phone, sent.sent_at
        from sent join contracts using (contract_id) join receivers as person using (contract_id)
       where contracts.organization_member_uuid = ${organizationMemberUuid}
         and person.organization_member_uuid is distinct from ${organizationMemberUuid}::uuid
         and ${matchContactWords(search, text)}
       order by coalesce(lower(person.email), person.phone), sent.sent_at desc) as people
     order by sent_at desc limit ${MAX_RECENT}`.execute(connection);
  return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }));
}

/** Finds the contacts that have one of these ids or are in one of these groups, each only once, sorted by name. */
export const findChosenContacts = (
  connection: Connection,
  organizationUuid: string,
  { contactUuids, groupUuids }: { contactUuids: readonly string[]; groupUuids: readonly string[] },
  limit: number,
) =>
  connection
    .selectFrom('contacts')
    .select(COLUMNS)
    .where('organizationUuid', '=', organizationUuid)
    .where(
      sql<boolean>`(contact_uuid = any (${sql.val([...contactUuids])}::uuid[])
                    or group_uuids && ${sql.val([...groupUuids])}::uuid[])`,
    )
    .orderBy('name')
    .orderBy('contactUuid')
    .limit(limit)
    .execute();
