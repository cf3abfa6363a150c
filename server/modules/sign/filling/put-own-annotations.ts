import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { listContractFiles } from '../../contracts/core/contract-files.repository.ts';
import { hasFinalValues } from '../../contracts/values/final-values.repository.ts';
import { changeDraft } from './change-draft.ts';
import { requirePictures } from './require-pictures.ts';

export const createPutOwnAnnotations =
  (deps: Deps): OperationHandler<'putOwnAnnotations'> =>
  async ({ body: { annotations }, caller }) =>
    changeDraft(deps, caller, async (transaction, draft, { contract }) => {
      if (!contract.settings.allowAnnotate || (await hasFinalValues(transaction, caller.receiverUuid)))
        throw new DomainError('ANNOTATION_NOT_ALLOWED');
      const parts = await listContractFiles(transaction, contract);
      const pageCounts = new Map(parts.map(({ file, pages }) => [file.fileUuid, pages.length]));
      const isOnPage = ({ fileId, pageIndex }: (typeof annotations)[number]) =>
        pageIndex < (pageCounts.get(fileId) ?? 0);
      if (!annotations.every(({ fileId }) => pageCounts.has(fileId))) throw new DomainError('FILE_NOT_FOUND');
      if (!annotations.every(isOnPage)) throw new DomainError('PAGE_UNKNOWN');
      const stamps = annotations.flatMap((drawn) => (drawn.type === 'STAMP' ? [drawn.bitmapId] : []));
      await requirePictures(transaction, caller.receiverUuid, stamps);
      return { ...draft, annotations };
    });
