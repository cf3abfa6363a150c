import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { readDatabaseTime } from '../contracts/core/contracts.repository.ts';
import { requireName } from '../named-lists/named-lists.ts';
import { openDrawing } from './drawings.repository.ts';
import { lockMarks, requireMarkCapacity } from './mark-order.repository.ts';

export const createStartMarkDrawing =
  ({ config, database }: Deps): OperationHandler<'startMarkDrawing'> =>
  async ({ body: { use, name }, caller: { userUuid } }) => {
    const kept = { userUuid, use, name: requireName(name) };
    const { code, expiresAt } = await database.transaction().execute(async (transaction) => {
      requireMarkCapacity(await lockMarks(transaction, userUuid));
      return openDrawing(transaction, kept, await readDatabaseTime(transaction));
    });
    return { code, url: `${config.publicUrl}/sign?draw=${code}`, expiresAt: expiresAt.toISOString() };
  };
