import type { AlertCause } from './cause-alerts.ts';

/** Creates a cause about a user's own account, for all their seats. The action sends the email. */
export const createSecurityAlertCause = (userUuid: string, words: string): AlertCause => ({
  kind: 'SECURITY',
  to: { userUuid },
  words,
  isMailed: true,
});
