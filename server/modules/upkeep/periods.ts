/**
 * How long personal data is kept after it is needed. The privacy policy promises these periods, and a test compares the
 * two.
 */
export const RETENTION = {
  /** Login records are kept for three months after the session, as the law requires. */
  loginDays: 92,
  /** How long after its last login a browser is recognised. */
  browserDays: 180,
  /** Reasons for closing an account or organisation are kept while we might follow up. */
  leavingReasonDays: 30,
  mailYears: 1,
  inquiryYears: 3,
  /** What a receiver filled in but never submitted is kept while the expired contract can be extended. */
  unfinishedDays: 30,
} as const;
