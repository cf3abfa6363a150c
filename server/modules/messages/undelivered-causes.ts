import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';
import type { AlertCause } from '../alerts/causes/cause-alerts.ts';

type Undelivered = { contractId: string; receiverUuid: string };

/** Lists the causes that alert the sender to a message that didn't reach its receiver. */
export async function listUndeliveredAlertCauses(
  transaction: Transaction<DB>,
  { contractId, receiverUuid }: Undelivered,
): Promise<AlertCause[]> {
  const found = await transaction
    .selectFrom('receivers as receiver')
    .innerJoin('contracts as contract', 'contract.contractId', 'receiver.contractId')
    .select(['receiver.name', 'contract.organizationMemberUuid'])
    .where('receiver.receiverUuid', '=', receiverUuid)
    .executeTakeFirst();
  if (!found) return [];
  const { name: who, organizationMemberUuid } = found;
  return [{ kind: 'NOT_DELIVERED', to: { organizationMemberUuid }, about: { contractId }, who }];
}
