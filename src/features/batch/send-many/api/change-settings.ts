import type { Batch, BatchSettings } from '@/entities/batch';
import { api, unwrap } from '@/shared/api';

export const changeSettings = ({ batchId, version }: Pick<Batch, 'batchId' | 'version'>, settings: BatchSettings) =>
  unwrap(api.PATCH('/batches/{batchId}', { params: { path: { batchId } }, body: { version, settings } }));
