import type { Batch, BatchSettings } from '@/entities/batch';
import { api, unwrap } from '@/shared/api';

export type ChangeSettingsInput = Pick<Batch, 'batchId' | 'version'> & { settings: BatchSettings };

export const changeSettings = ({ batchId, version, settings }: ChangeSettingsInput, signal: AbortSignal) =>
  unwrap(api.PATCH('/batches/{batchId}', { params: { path: { batchId } }, body: { version, settings }, signal }));

export const readBatch = (batchId: string, signal: AbortSignal): Promise<Batch> =>
  unwrap(api.GET('/batches/{batchId}', { params: { path: { batchId } }, signal }));
