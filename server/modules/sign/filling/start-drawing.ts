import { isMark } from '../../../../rules/field-kinds.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { readContents } from '../../contracts/core/contents.repository.ts';
import { openDrawing } from '../../marks/drawings.repository.ts';
import { requireTurnToSign } from '../shared/lock-for-receiver.ts';

export const createStartDrawing =
  ({ config, database }: Deps): OperationHandler<'startDrawing'> =>
  async ({ body: { fieldId }, caller }) =>
    database.transaction().execute(async (transaction) => {
      const { at } = await requireTurnToSign(transaction, caller);
      const { fields } = await readContents(transaction, caller.contractId);
      const isOwn = fields.some(
        (field) => field.fieldId === fieldId && field.receiverUuid === caller.receiverUuid && isMark(field),
      );
      if (!isOwn) throw new DomainError('FIELD_UNKNOWN');
      const { code, expiresAt } = await openDrawing(transaction, { receiverUuid: caller.receiverUuid }, at);
      return { code, url: `${config.publicUrl}/sign?draw=${code}`, expiresAt: expiresAt.toISOString() };
    });
