/**
 * The periods for which personal data is kept after it is no longer needed. The privacy policy promises these periods,
 * and a test compares the two.
 */
export const RETENTION = {
  /** Login records are kept for three months after the session ends, by law. */
  loginDays: 92,
  /** After this long without a login, a browser is no longer recognised. */
  browserDays: 180,
  /** The reason for closing an account or organisation. Kept for as long as we might want to follow up. */
  leavingReasonDays: 30,
  mailYears: 1,
  inquiryYears: 3,
  /**
   * Values that a receiver filled in but never submitted. They're kept while the expired contract can still be
   * extended.
   */
  unfinishedDays: 30,
} as const;
