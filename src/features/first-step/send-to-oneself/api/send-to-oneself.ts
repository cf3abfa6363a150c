import { api, unwrap } from '@/shared/api';

/** Sends a form from the store to the caller alone. The same key never sends it twice. */
export const sendToOneself = (key: string) =>
  unwrap(api.POST('/first-steps/contract', { params: { header: { 'Idempotency-Key': key } } }));

export type SentToOneself = Awaited<ReturnType<typeof sendToOneself>>;
