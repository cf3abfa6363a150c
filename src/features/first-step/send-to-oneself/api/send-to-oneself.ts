import { api, unwrap } from '@/shared/api';

/** Sends a form of the store to the caller alone. With one key, it is sent once. */
export const sendToOneself = (key: string) =>
  unwrap(api.POST('/first-steps/contract', { params: { header: { 'Idempotency-Key': key } } }));

export type SentToOneself = Awaited<ReturnType<typeof sendToOneself>>;
