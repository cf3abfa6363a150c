/**
 * How long personal data is kept after it is no longer needed. The privacy policy promises these periods, and a test
 * compares the two.
 */
export const RETENTION = {
  /** By law, login records are kept for three months after the session ends. */
  loginDays: 92,
  /** How long after its last login a browser is recognised. */
  browserDays: 180,
  /** The reason for closing an account or organisation is kept as long as we might want to follow up. */
  leavingReasonDays: 30,
  mailYears: 1,
  inquiryYears: 3,
  /** Values that a receiver filled in but never submitted are kept while the expired contract can still be extended. */
  unfinishedDays: 30,
} as const;
