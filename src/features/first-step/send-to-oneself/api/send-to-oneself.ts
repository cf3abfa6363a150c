import { api, unwrap } from '@/shared/api';

/** Sends a form from the store to the caller alone, once per key. */
export const sendToOneself = (key: string) =>
  unwrap(api.POST('/first-steps/contract', { params: { header: { 'Idempotency-Key': key } } }));

export type SentToOneself = Awaited<ReturnType<typeof sendToOneself>>;
