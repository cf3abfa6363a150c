import type { Batch } from '@/entities/batch';
import { api, createRequestKey, unwrap } from '@/shared/api';

export type BatchAction =
  | { kind: 'pause' }
  | { kind: 'resume' }
  | { kind: 'retry' }
  | { kind: 'resend' }
  | { kind: 'unschedule'; version: number }
  | { kind: 'cancel'; alsoSent: boolean; reason: string };

/** `resent` says whom a resending reached. */
export type BatchActionOutcome = { batch: Batch; resent: { receivers: number; skipped: number } | null };

export async function performBatchAction(
  batchId: string,
  act: BatchAction,
  signal: AbortSignal,
): Promise<BatchActionOutcome> {
  if (act.kind !== 'resend') return { batch: await changeBatch(batchId, act, signal), resent: null };
  const params = { path: { batchId } };
  const { batch, ...resent } = await unwrap(api.POST('/batches/{batchId}/resend', { params, signal }));
  return { batch, resent };
}

function changeBatch(
  batchId: string,
  act: Exclude<BatchAction, { kind: 'resend' }>,
  signal: AbortSignal,
): Promise<Batch> {
  const params = { path: { batchId } };
  switch (act.kind) {
    case 'pause':
      return unwrap(api.POST('/batches/{batchId}/pause', { params, signal }));
    case 'resume':
      return unwrap(api.POST('/batches/{batchId}/resume', { params, signal }));
    case 'retry':
      return unwrap(api.POST('/batches/{batchId}/retry', { params, signal }));
    case 'unschedule':
      // Any change to the settings, even none, makes a scheduled batch a draft again.
      return unwrap(api.PATCH('/batches/{batchId}', { params, body: { version: act.version }, signal }));
    case 'cancel': {
      const { alsoSent, reason } = act;
      const body = alsoSent ? { alsoSent, reason } : { alsoSent };
      return unwrap(api.POST('/batches/{batchId}/cancel', { params, body, signal }));
    }
  }
}

export const createBatch = (templateId: string): Promise<Batch> =>
  unwrap(
    api.POST('/batches', {
      params: { header: { 'Idempotency-Key': createRequestKey() } },
      body: { templateId },
    }),
  );

/** Rechecks all rows against the latest version of the template. */
export const renewBatch = ({ batchId, version }: Pick<Batch, 'batchId' | 'version'>, signal: AbortSignal) =>
  unwrap(api.PATCH('/batches/{batchId}', { params: { path: { batchId } }, body: { version, toNewest: true }, signal }));
