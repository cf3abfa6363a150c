import { api, unwrap } from '@/shared/api';
import type { Batch } from './batch';

export type StartOptions = {
  leaveOutWrong: boolean;
  /** True to send the version that the rows were checked against, even if there is a newer one. */
  keepVersion: boolean;
  scheduledAt: string | null;
  /** True to send only as many rows as the credits cover. The others stay paused. */
  sendWhatFits?: boolean;
};
export type StartInput = StartOptions & Pick<Batch, 'batchId' | 'templateId' | 'version'> & { requestKey: string };

/** Starts a batch. With the same key, the server starts it only once, even if the first response was lost. */
export const startBatch = ({ templateId, requestKey, scheduledAt, ...body }: StartInput): Promise<Batch> =>
  unwrap(
    api.POST('/templates/{templateId}/send/many', {
      params: { path: { templateId }, header: { 'Idempotency-Key': requestKey } },
      body: { ...body, ...(scheduledAt !== null && { scheduledAt }) },
    }),
  );
