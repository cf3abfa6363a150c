import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';
import { writeLedger } from './ledger.repository.ts';

type By = { by: string; at: Date };

/** Whoever leaves takes no seal along, also not should they come back. */
export async function endGrants(transaction: Transaction<DB>, organizationMemberUuid: string, { by, at }: By) {
  const ended = await transaction
    .deleteFrom('companySealUsers')
    .where('organizationMemberUuid', '=', organizationMemberUuid)
    .returning('sealUuid')
    .execute();
  for (const { sealUuid } of ended)
    await writeLedger(transaction, {
      sealId: sealUuid,
      kind: 'REVOKED',
      organizationMemberUuid: by,
      subjectUuid: organizationMemberUuid,
      at,
    });
}
