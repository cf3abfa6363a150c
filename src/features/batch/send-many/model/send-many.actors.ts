import { fromCallback } from 'xstate';
import { startBatch, type Batch, type StartInput } from '@/entities/batch';
import { fromRequest } from '@/shared/lib/actors';
import {
  performBatchAction,
  createBatch,
  renewBatch,
  type BatchAction,
  type BatchActionOutcome,
} from '../api/batch-actions';
import { readSheet, type ReadSheetInput } from '../api/read-sheet';
import type { SendManyEvent } from './send-many.types';

export const sendManyActors = {
  read: fromCallback<SendManyEvent, ReadSheetInput | null>(({ input, sendBack }) => {
    if (!input) return;
    const controller = new AbortController();
    const { signal } = controller;
    readSheet(input, { signal, onProgress: (share) => sendBack({ type: 'progressed', share }) }).then(
      (batch) => sendBack({ type: 'sheet.read', batch }),
      // Aborting an upload also rejects it, but the machine has already left this state.
      (error: unknown) => signal.aborted || sendBack({ type: 'sheet.refused', error }),
    );
    return () => controller.abort();
  }),
  begin: fromRequest<Batch, { templateId: string }>(({ input }) => createBatch(input.templateId)),
  start: fromRequest<Batch, StartInput>(({ input }) => startBatch(input)),
  renew: fromRequest<Batch, Pick<Batch, 'batchId' | 'version'>>(({ input, signal }) => renewBatch(input, signal)),
  act: fromRequest<BatchActionOutcome, { batchId: string; act: BatchAction }>(({ input, signal }) =>
    performBatchAction(input.batchId, input.act, signal),
  ),
};
