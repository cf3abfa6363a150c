import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { readContents } from '../../contracts/core/contents.repository.ts';
import { listAttachments } from '../../contracts/values/attachments.repository.ts';
import { createDrafts } from '../../contracts/values/drafts.repository.ts';
import { findOpenRequest } from '../../contracts/values/value-requests.repository.ts';
import { mergeDraft } from '../shared/merge-draft.ts';
import { changeDraft } from './change-draft.ts';

/** Saves values as they are typed, so that receivers can continue on another device. */
export function createPutValues(deps: Deps): OperationHandler<'putValues'> {
  const drafts = createDrafts(deps.secrets);

  return async ({ body, caller }) => {
    const { receiverUuid, contractId } = caller;
    return changeDraft(deps, caller, async (transaction, draft, turn) => {
      const { fields } = await readContents(transaction, contractId);
      const attached = await listAttachments(transaction, receiverUuid);
      const marks = await drafts.listMarks(transaction, receiverUuid);
      const request = await findOpenRequest(transaction, receiverUuid);
      const open = request ? fields.filter(({ fieldId }) => request.fieldIds.includes(fieldId)) : fields;
      const markIds = new Set(marks.map(({ markId }) => markId));
      return mergeDraft(draft, body, { ...turn, fields, open, markIds, attached });
    });
  };
}
