import type { ReceiverCaller } from '../../../contract/access.ts';
import type { Database } from '../../../database/connect.ts';
import { readDatabaseTime, requireContract } from '../../contracts/core/contracts.repository.ts';
import { requireReceiver } from '../../contracts/core/receivers.repository.ts';
import { requireNoDeadEnd } from '../shared/reach.ts';

export async function requireCopyReader(
  database: Database,
  { contractId, receiverUuid }: Pick<ReceiverCaller, 'contractId' | 'receiverUuid'>,
) {
  const contract = await requireContract(database, contractId);
  const receiver = await requireReceiver(database, contractId, receiverUuid);
  await requireNoDeadEnd(database, contract, receiver, await readDatabaseTime(database));
  return { contract, receiver };
}
