import { api, unwrap } from '@/shared/api';

/** Only checks the code, which changing the password uses up. */
export const checkSessionCode = (sessionCode: string, signal: AbortSignal) =>
  unwrap(api.POST('/auths/passwords/session-codes', { body: { sessionCode }, signal }));
