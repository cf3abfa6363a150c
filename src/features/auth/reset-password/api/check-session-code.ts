import { api, unwrap } from '@/shared/api';

/** Only checks the code. Changing the password consumes it. */
export const checkSessionCode = (sessionCode: string, signal: AbortSignal) =>
  unwrap(api.POST('/auths/passwords/session-codes', { body: { sessionCode }, signal }));
