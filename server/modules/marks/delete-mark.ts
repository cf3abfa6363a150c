import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { deleteUnusedBytes } from '../files/stored-bytes.ts';
import { lockMarks, removeMark } from './mark-order.repository.ts';

export const createDeleteMark =
  ({ database, files }: Deps): OperationHandler<'deleteMark'> =>
  async ({ path: { markId }, caller: { userUuid } }) => {
    const sha256 = await database.transaction().execute(async (transaction) => {
      const held = await lockMarks(transaction, userUuid);
      if (!held.some(({ markUuid }) => markUuid === markId)) throw new DomainError('NOT_FOUND');
      return removeMark(transaction, held, markId);
    });
    if (sha256 !== null) await deleteUnusedBytes({ database, files }, sha256);
    return null;
  };
