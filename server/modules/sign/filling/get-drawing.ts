import { findSendingOrganization } from '../../contracts/core/sender.repository.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Connection } from '../../../database/connect.ts';
import type { Deps } from '../../../deps.ts';
import { readDatabaseTime, requireContract } from '../../contracts/core/contracts.repository.ts';
import { requireReceiver } from '../../contracts/core/receivers.repository.ts';
import { requireDrawing } from './require-drawing.ts';

export const createGetDrawing =
  ({ database }: Deps): OperationHandler<'getDrawing'> =>
  async ({ path: { code }, caller }) => {
    const { place, markUuid, expiresAt } = await requireDrawing(database, code);
    const isOver = expiresAt <= (await readDatabaseTime(database));
    const isTheirs = place !== null && caller?.receiverUuid === place.receiverUuid;
    return {
      ...(place ? await describeContract(database, place) : { organizationName: null, title: null }),
      status: markUuid !== null ? 'DONE' : isOver ? 'OVER' : 'WAITING',
      expiresAt: expiresAt.toISOString(),
      markId: isTheirs ? markUuid : null,
    };
  };

async function describeContract(
  connection: Connection,
  { contractId, receiverUuid }: { contractId: string; receiverUuid: string },
) {
  const contract = await requireContract(connection, contractId);
  const receiver = await requireReceiver(connection, contractId, receiverUuid);
  return {
    organizationName: (await findSendingOrganization(connection, contract)).name,
    // Anyone with the phone sees this, so it has no title if the receiver has to verify themselves.
    title: receiver.verifications.length > 0 ? null : contract.title,
  };
}
