import type { BatchRowsChanged } from '@/entities/batch';
import { api, unwrap } from '@/shared/api';
import type { RowsChangeBody } from '../model/pending-rows';

export type ChangeRowsResult = BatchRowsChanged;
export type ChangeRowsInput = { batchId: string; version: number; change: RowsChangeBody };

export const changeRows = (
  { batchId, version, change }: ChangeRowsInput,
  signal: AbortSignal,
): Promise<ChangeRowsResult> =>
  unwrap(api.PATCH('/batches/{batchId}/rows', { params: { path: { batchId } }, body: { version, ...change }, signal }));

export const readBatchVersion = async (batchId: string, signal: AbortSignal): Promise<number> =>
  (await unwrap(api.GET('/batches/{batchId}', { params: { path: { batchId } }, signal }))).version;
