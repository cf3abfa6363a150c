import { isMark } from '../../../rules/fill-field.ts';
import { getInitialValues, resolveFields } from '../../../rules/resolve-fields.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { FileResponse, OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import type { Field } from '../contracts/core/contract.types.ts';
import { readDatabaseTime } from '../contracts/core/contracts.repository.ts';
import { describeFiller } from '../contracts/values/fill-in.ts';
import type { FinalValues } from '../contracts/values/final-values.repository.ts';
import { createSenderMarkRepository } from '../contracts/values/sender-marks.repository.ts';
import { formatDisposition } from '../files/file-name.ts';
import { previewContract } from '../sealing/preview-contract.ts';
import { findRows } from './batch-rows.repository.ts';
import { requireVisibleBatch } from './batches.repository.ts';
import { decryptCells } from './cells.ts';
import { readCommonParts } from './common-parts.ts';
import { loadSheet } from './load-sheet.ts';
import { requireSheetSender } from './sheet-sender.repository.ts';
import { fillFields, toRowParts, type RowPerson } from './row-parts.ts';

/** Renders the document that a row would become, without storing or sealing it. */
export const createPreviewBatchRow =
  (deps: Deps): OperationHandler<'previewBatchRow'> =>
  async ({ path, caller }): Promise<FileResponse> => {
    const { database, secrets } = deps;
    const batch = await requireVisibleBatch(database, path.batchId, caller.member);
    const [row] = await findRows(database, batch.batchUuid, [path.rowId]);
    if (!row) throw new DomainError('NOT_FOUND');
    if (row.problems.length > 0) throw new DomainError('ROWS_WRONG');
    const sender = await requireSheetSender(database, batch.organizationMemberUuid);
    const sheet = await loadSheet(deps, database, batch.versionUuid, sender);
    const { settings, base, uploads, annotations, organization } = await readCommonParts(database, sheet, batch);
    const parts = toRowParts(sheet, decryptCells(secrets, row.cellsEnc));
    const fields = fillFields(sheet.draft.fields, parts);
    const at = await readDatabaseTime(database);
    const named = { fields, settings, sendsAt: at };
    const bytes = await previewContract(deps, {
      contract: { documentNo: '미리 보기', settings, sentAt: at, movedAt: at },
      fields,
      finals: new Map(parts.people.map((person) => [person.slot.slotUuid, prefill(fields, person, at)])),
      annotations: [...annotations],
      firstPages: base.firstPages,
      uploads: [...uploads],
      marks: await createSenderMarkRepository(secrets).find(database, sender.organizationMemberUuid, named),
      baseSha256: base.sha256,
      organizationName: organization.name,
    });
    return {
      kind: 'file',
      contentType: 'application/pdf',
      bytes,
      cacheControl: 'private, no-store',
      disposition: formatDisposition('inline', '미리 보기.pdf'),
    };
  };

/** Returns what a receiver finds filled in when they open the document. The date of signing isn't known yet. */
function prefill(fields: readonly Field[], { slot, name, email, phone }: RowPerson, at: Date): FinalValues {
  const filler = describeFiller({ receiverUuid: slot.slotUuid, name, email, phone }, at);
  const values = resolveFields(fields, getInitialValues(fields, filler), filler).flatMap(({ field, isMine, value }) =>
    isMine && value && !isMark(field) && field.kind !== 'SIGNED_DATE' ? [[field.fieldId, value] as const] : [],
  );
  return { values: Object.fromEntries(values), markRefs: {}, marks: {}, annotations: [] };
}
