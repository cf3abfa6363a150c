import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { requireOwnAnnotations } from '../contracts/values/own-ids.repository.ts';
import { markDraftImagesUsed } from '../contracts/values/sender-files.ts';
import { editTemplateContent } from './edit-template.ts';

export const createPutTemplateAnnotations =
  (deps: Deps): OperationHandler<'putTemplateAnnotations'> =>
  (call) =>
    editTemplateContent(deps, call, async (transaction, template) => {
      const { annotations } = call.body;
      await requireOwnAnnotations(transaction, template, annotations);
      const stamps = annotations.flatMap((drawn) => (drawn.type === 'STAMP' ? [drawn.bitmapId] : []));
      await markDraftImagesUsed(transaction, { ...template, movedAt: template.changedAt }, stamps);
      return { change: { annotations } };
    });
