import { sql, type Transaction } from 'kysely';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';

/**
 * Maps the lower-case email addresses of receivers who are members to their seats, so that the contract also appears in
 * their lists.
 */
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

export async function addToLists(transaction: Transaction<DB>, organizationMemberUuid: string, contractId: string) {
  await sql`select show_contract(${organizationMemberUuid}, ${contractId})`.execute(transaction);
}

/** Removes a contract from a member's lists, unless the member sent it or is one of its other receivers. */
export async function removeFromLists(
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

/** Returns the contracts that a member sees as any of these viewers. */
export async function findListed(
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
