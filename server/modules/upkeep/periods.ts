/**
 * How long what says who somebody is stays where nobody needs it any more. The privacy policy promises these periods, and a test
 * holds the two together.
 */
export const KEPT = {
  /** The record of a log-in: three months from its end, by law. */
  loginDays: 92,
  /** A browser that nobody has signed in with for so long is a stranger again. */
  browserDays: 180,
  /** Why somebody left: as long as one may want to ask them what they meant. */
  leavingReasonDays: 30,
  mailYears: 1,
  inquiryYears: 3,
  /** What a receiver filled in and never gave, once the deadline has passed: as long as it can still be extended. */
  unfinishedDays: 30,
} as const;
