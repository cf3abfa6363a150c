import type { Transaction } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { requireActiveMembers } from '../groups/group-members.repository.ts';
import { writeLedgerEntry } from './ledger.repository.ts';

type By = { by: string; at: Date; note?: string | null };

/** Lists who may use each of the organisation's seals, by name. */
export const listGrants = (connection: Connection, organizationUuid: string) =>
  connection
    .selectFrom('companySealUsers as g')
    .innerJoin('companySeals as s', 's.sealUuid', 'g.sealUuid')
    .innerJoin('organizationMembers as m', 'm.organizationMemberUuid', 'g.organizationMemberUuid')
    .innerJoin('users as u', 'u.userUuid', 'm.userUuid')
    .select(['g.sealUuid', 'g.organizationMemberUuid', 'u.name', 'u.email'])
    .where('s.organizationUuid', '=', organizationUuid)
    .where('m.memberStatusType', '=', 'ACCEPTED')
    .orderBy('u.name')
    .orderBy('g.organizationMemberUuid')
    .execute();

/**
 * Replaces all grants of a seal, and records each change. Keeps the new members from leaving until the transaction
 * ends.
 */
export async function setGrants(
  transaction: Transaction<DB>,
  { sealId, organizationUuid }: { sealId: string; organizationUuid: string },
  wanted: readonly string[],
  { by, ...more }: By,
) {
  const rows = await transaction
    .selectFrom('companySealUsers')
    .select('organizationMemberUuid')
    .where('sealUuid', '=', sealId)
    .execute();
  const before = rows.map(({ organizationMemberUuid }) => organizationMemberUuid);
  const given = wanted.filter((uuid) => !before.includes(uuid));
  const taken = before.filter((uuid) => !wanted.includes(uuid));
  await requireActiveMembers(transaction, organizationUuid, given);
  for (const organizationMemberUuid of taken)
    await transaction
      .deleteFrom('companySealUsers')
      .where('sealUuid', '=', sealId)
      .where('organizationMemberUuid', '=', organizationMemberUuid)
      .execute();
  for (const organizationMemberUuid of given)
    await transaction.insertInto('companySealUsers').values({ sealUuid: sealId, organizationMemberUuid }).execute();
  const acts = [
    ...taken.map((subjectUuid) => ({ kind: 'REVOKED', subjectUuid }) as const),
    ...given.map((subjectUuid) => ({ kind: 'GRANTED', subjectUuid }) as const),
  ];
  for (const act of acts) await writeLedgerEntry(transaction, { sealId, organizationMemberUuid: by, ...more, ...act });
}

/** Revokes a leaving member's grants, so that they don't have them when they rejoin. */
export async function revokeGrants(transaction: Transaction<DB>, organizationMemberUuid: string, { by, at }: By) {
  const ended = await transaction
    .deleteFrom('companySealUsers')
    .where('organizationMemberUuid', '=', organizationMemberUuid)
    .returning('sealUuid')
    .execute();
  for (const { sealUuid } of ended)
    await writeLedgerEntry(transaction, {
      sealId: sealUuid,
      kind: 'REVOKED',
      organizationMemberUuid: by,
      subjectUuid: organizationMemberUuid,
      at,
    });
}
