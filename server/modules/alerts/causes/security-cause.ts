import type { AlertCause } from './cause-alerts.ts';

/** What somebody should know about their account, in each of their seats. The act sends its own mail. */
export const nameSecurityCause = (userUuid: string, words: string): AlertCause => ({
  kind: 'SECURITY',
  to: { userUuid },
  words,
  isMailed: true,
});
