import { sql, type Transaction } from 'kysely';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';

/** Maps receivers' email addresses, in lower case, to members' seats, so that the contract is in their lists, too. */
export async function findSeatsByEmail(
  transaction: Transaction<DB>,
  organizationUuid: string,
  people: readonly { email: string | null }[],
) {
  const emails = [...new Set(people.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()])))];
  if (emails.length === 0) return new Map<string, string>();
  const rows = await transaction
    .selectFrom('organizationMembers as seat')
    .innerJoin('users as u', 'u.userUuid', 'seat.userUuid')
    .select(['seat.organizationMemberUuid', sql<string>`lower(u.email)`.as('email')])
    .where('seat.organizationUuid', '=', organizationUuid)
    .where('seat.memberStatusType', '=', 'ACCEPTED')
    .where(sql<string>`lower(u.email)`, 'in', emails)
    .execute();
  return new Map(rows.map(({ email, organizationMemberUuid }) => [email, organizationMemberUuid]));
}

export async function addToMemberLists(
  transaction: Transaction<DB>,
  organizationMemberUuid: string,
  contractId: string,
) {
  await sql`select show_contract(${organizationMemberUuid}, ${contractId})`.execute(transaction);
}

/** Removes a contract from a member's lists, unless they sent it or still receive it. */
export async function removeFromMemberLists(
  transaction: Transaction<DB>,
  organizationMemberUuid: string,
  contractId: string,
) {
  await sql`select hide_contract(${organizationMemberUuid}, ${contractId})
     where not exists (select 1 from receivers
                        where contract_id = ${contractId} and organization_member_uuid = ${organizationMemberUuid})
       and not exists (select 1 from contracts
                        where contract_id = ${contractId} and organization_member_uuid = ${organizationMemberUuid})`.execute(
    transaction,
  );
}

/**
 * Transfers running contracts of a member's links to another member, and adds them to that member's lists. Returns how
 * many of them members can see.
 */
export async function transferLinkContracts(transaction: Transaction<DB>, { from, to }: { from: string; to: string }) {
  const { rows } = await sql<{ isHidden: boolean }>`with held as (
      select contract_id from contracts
       where direct_url_uuid in (select direct_url_uuid from direct_urls where organization_member_uuid = ${from})
         and organization_member_uuid = ${from} and status = 'IN_PROGRESS'
       order by contract_id for update),
    passed as (
      update contracts set organization_member_uuid = ${to} from held where contracts.contract_id = held.contract_id
      returning contracts.contract_id, is_hidden)
    select is_hidden, show_contract(${to}, contract_id) from passed`.execute(transaction);
  return rows.filter(({ isHidden }) => !isHidden).length;
}

export async function filterVisibleContracts(
  connection: Connection,
  viewerUuids: readonly string[],
  contractIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const entries = await connection
    .selectFrom('contractEntries')
    .select('contractId')
    .where(sql<boolean>`viewer_uuid = any (${sql.val([...viewerUuids])}::uuid[])`)
    .where(sql<boolean>`contract_id = any (${sql.val([...contractIds])}::uuid[])`)
    .execute();
  return new Set(entries.map(({ contractId }) => contractId));
}
