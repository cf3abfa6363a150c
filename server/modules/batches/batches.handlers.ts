import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createChangeBatch, createDeleteBatch } from './change-batch.ts';
import { createChangeBatchRows } from './change-rows.ts';
import { createCheckSheet } from './check-sheet.ts';
import { createBatchControls } from './control-batch.ts';
import { createCreateBatch } from './create-batch.ts';
import { createEstimateBatchCost } from './estimate-batch-cost.ts';
import { createGetBatchReport } from './get-batch-report.ts';
import { createGetSheetForm } from './get-sheet-form.ts';
import { createListBatches } from './list-batches.ts';
import { createPreviewBatchRow } from './preview-row.ts';
import { createGetBatch, createListBatchRows } from './read-batch.ts';
import { createResendBatch } from './resend-batch.ts';
import { createSendToContacts } from './send-to-contacts.ts';
import { createStartBatch } from './start-batch.ts';

export const createBatchHandlers = (deps: Deps) =>
  ({
    ...createBatchControls(deps),
    createBatch: createCreateBatch(deps),
    listBatches: createListBatches(deps),
    getBatch: createGetBatch(deps),
    estimateBatchCost: createEstimateBatchCost(deps),
    changeBatch: createChangeBatch(deps),
    deleteBatch: createDeleteBatch(deps),
    listBatchRows: createListBatchRows(deps),
    checkSheet: createCheckSheet(deps),
    getBatchReport: createGetBatchReport(deps),
    getSheetForm: createGetSheetForm(deps),
    changeBatchRows: createChangeBatchRows(deps),
    previewBatchRow: createPreviewBatchRow(deps),
    startBatch: createStartBatch(deps),
    sendToContacts: createSendToContacts(deps),
    resendBatch: createResendBatch(deps),
  }) satisfies Partial<OperationHandlers>;
