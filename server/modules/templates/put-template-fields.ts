import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { toStoredFields } from '../contracts/core/contract-lists.repository.ts';
import { requireDistinctIds } from '../contracts/drafting/put-fields.ts';
import { requireOwnTemplateFields } from '../contracts/values/own-ids.repository.ts';
import { listReferencedFiles, markDraftImagesUsed } from '../contracts/values/sender-files.ts';
import { editTemplateContent } from './edit-template.ts';
import { clearOwnMark } from './clear-own-mark.ts';

export const createPutTemplateFields =
  (deps: Deps): OperationHandler<'putTemplateFields'> =>
  (call) =>
    editTemplateContent(deps, call, async (transaction, template) => {
      const { fields } = call.body;
      requireDistinctIds(fields);
      await requireOwnTemplateFields(transaction, template, fields);
      await markDraftImagesUsed(transaction, { ...template, movedAt: template.changedAt }, listReferencedFiles(fields));
      return { change: { fields: toStoredFields(fields).map(clearOwnMark) } };
    });
