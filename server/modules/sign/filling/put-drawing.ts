import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { readDatabaseTime } from '../../contracts/core/contracts.repository.ts';
import { createDrafts } from '../../contracts/values/drafts.repository.ts';
import { closeDrawing, findDrawing } from '../../marks/drawings.repository.ts';
import { requirePrintableMark } from '../../marks/printable.ts';
import { saveDrawing } from '../../marks/save-drawing.ts';
import { requireTurnToSign } from '../shared/lock-for-receiver.ts';
import { requireDrawing } from './require-drawing.ts';

/** Saves a mark drawn on a phone in a receiver's draft, or among a member's marks. */
export function createPutDrawing({ database, secrets }: Deps): OperationHandler<'putDrawing'> {
  const drafts = createDrafts(secrets);

  return async ({ path: { code }, body: { mark } }) => {
    requirePrintableMark(mark);
    const { place, kept } = await requireDrawing(database, code);
    await database.transaction().execute(async (transaction) => {
      if (kept) {
        const at = await readDatabaseTime(transaction);
        return saveDrawing(transaction, secrets, { code, mark, at }, kept);
      }
      if (!place) throw new DomainError('NOT_FOUND');
      // Locks the contract. A second phone finds the drawing saved. The phone doesn't learn what happened to the
      // contract.
      const { at } = await requireTurnToSign(transaction, place).catch((error: unknown) => {
        throw error instanceof DomainError ? new DomainError('DRAWING_OVER') : error;
      });
      const drawing = await findDrawing(transaction, code);
      if (!drawing || drawing.markUuid !== null || drawing.expiresAt <= at) throw new DomainError('DRAWING_OVER');
      const markUuid = uuidv7();
      await drafts.keepMark(transaction, markUuid, place.receiverUuid, mark, at);
      await closeDrawing(transaction, code, markUuid);
    });
    return null;
  };
}
