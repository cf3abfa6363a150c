import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createCancelBatch } from './cancel-batch.ts';
import { createChangeBatchRows } from './change-batch-rows.ts';
import { createChangeBatch } from './change-batch.ts';
import { createCheckSheet } from './check-sheet.ts';
import { createCreateBatch } from './create-batch.ts';
import { createDeleteBatch } from './delete-batch.ts';
import { createEstimateBatchCost } from './estimate-batch-cost.ts';
import { createGetBatch } from './get-batch.ts';
import { createGetBatchReport } from './get-batch-report.ts';
import { createGetSheetForm } from './get-sheet-form.ts';
import { createListBatchRows } from './list-batch-rows.ts';
import { createListBatches } from './list-batches.ts';
import { createPauseBatch } from './pause-batch.ts';
import { createPreviewBatchRow } from './preview-batch-row.ts';
import { createResendBatch } from './resend-batch.ts';
import { createResumeBatch } from './resume-batch.ts';
import { createRetryBatch } from './retry-batch.ts';
import { createSendToContacts } from './send-to-contacts.ts';
import { createStartBatch } from './start-batch.ts';

export const createBatchHandlers = (deps: Deps) =>
  ({
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
    pauseBatch: createPauseBatch(deps),
    resumeBatch: createResumeBatch(deps),
    cancelBatch: createCancelBatch(deps),
    retryBatch: createRetryBatch(deps),
    sendToContacts: createSendToContacts(deps),
    resendBatch: createResendBatch(deps),
  }) satisfies Partial<OperationHandlers>;
