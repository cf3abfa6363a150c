import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';
import { causeAlert } from '../alerts/causes/cause-alerts.ts';

type Undelivered = { contractId: string | null; receiverUuid: string | null };

/** Lets the sender know that a message of their contract has not reached its receiver. */
export async function alertOfUndelivered(transaction: Transaction<DB>, { contractId, receiverUuid }: Undelivered) {
  if (contractId === null || receiverUuid === null) return;
  const found = await transaction
    .selectFrom('receivers as receiver')
    .innerJoin('contracts as contract', 'contract.contractId', 'receiver.contractId')
    .select(['receiver.name', 'contract.organizationMemberUuid'])
    .where('receiver.receiverUuid', '=', receiverUuid)
    .executeTakeFirst();
  if (!found) return;
  const { name, organizationMemberUuid } = found;
  await causeAlert(transaction, {
    kind: 'NOT_DELIVERED',
    to: { organizationMemberUuid },
    about: { contractId },
    who: name,
  });
}
