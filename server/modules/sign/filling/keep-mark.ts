import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { createDrafts } from '../../contracts/values/drafts.repository.ts';
import { requirePrintableMark } from '../../marks/printable.ts';
import { requireVisiblePicture } from '../../marks/visible-pictures.ts';
import { requireTurnToSign } from '../shared/lock-for-receiver.ts';
import { requirePictures } from './require-pictures.ts';

const MAX_MARKS = 50;

export function createKeepMark(deps: Deps): OperationHandler<'keepMark'> {
  const { database, secrets } = deps;
  const drafts = createDrafts(secrets);

  return async ({ body: { mark }, caller }) => {
    const { receiverUuid } = caller;
    if (mark.kind === 'IMAGE') {
      const [sha256 = ''] = await database.transaction().execute(async (transaction) => {
        await requireTurnToSign(transaction, caller);
        return requirePictures(transaction, receiverUuid, [mark.fileId]);
      });
      await requireVisiblePicture(deps, sha256);
    }
    return database.transaction().execute(async (transaction) => {
      const { at } = await requireTurnToSign(transaction, caller);
      requirePrintableMark(mark);
      if (mark.kind === 'IMAGE') await requirePictures(transaction, receiverUuid, [mark.fileId]);
      if ((await drafts.listMarks(transaction, receiverUuid)).length >= MAX_MARKS)
        throw new DomainError('TOO_MANY', { message: `서명은 ${MAX_MARKS}개까지 둘 수 있어요.` });
      const markId = uuidv7();
      await drafts.keepMark(transaction, markId, receiverUuid, mark, at);
      return { markId };
    });
  };
}
