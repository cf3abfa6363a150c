import { api, unwrap } from '@/shared/api';

/** Only looks; changing the password consumes the code. */
export const checkSessionCode = (sessionCode: string, signal: AbortSignal) =>
  unwrap(api.POST('/auths/passwords/session-codes', { body: { sessionCode }, signal }));
