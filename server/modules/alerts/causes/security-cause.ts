import type { AlertCause } from './cause-alerts.ts';

/**
 * Creates a cause that alerts a user about their own account, in all of their seats. The action sends its own email.
 */
export const createSecurityAlertCause = (userUuid: string, words: string): AlertCause => ({
  kind: 'SECURITY',
  to: { userUuid },
  words,
  isMailed: true,
});
