import { api, unwrap } from '@/shared/api';
import type { Batch } from './batch';

export type StartOptions = {
  leaveOutWrong: boolean;
  /** True to send the version that was checked, even if there is a newer one. */
  keepVersion: boolean;
  scheduledAt: string | null;
  /** True to send only the rows that the credits cover, and leave the others paused. */
  sendWhatFits?: boolean;
};
export type StartInput = StartOptions & Pick<Batch, 'batchId' | 'templateId' | 'version'> & { requestKey: string };

/** The key makes the server start the batch only once, even if the first response is lost. */
export const startBatch = ({ templateId, requestKey, scheduledAt, ...body }: StartInput): Promise<Batch> =>
  unwrap(
    api.POST('/templates/{templateId}/send/many', {
      params: { path: { templateId }, header: { 'Idempotency-Key': requestKey } },
      body: { ...body, ...(scheduledAt !== null && { scheduledAt }) },
    }),
  );
