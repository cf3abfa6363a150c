/**
 * How long personal data are stored after they are no longer needed. The privacy policy promises these periods, and a
 * test compares them.
 */
export const KEPT = {
  /** The record of a login: three months from its end, by law. */
  loginDays: 92,
  /** A browser without a login for this long is unknown again. */
  browserDays: 180,
  /** The reason why somebody left or closed an organisation: as long as we may want to ask what they meant. */
  leavingReasonDays: 30,
  mailYears: 1,
  inquiryYears: 3,
  /** What a receiver filled in but never submitted, after the deadline: as long as it can still be extended. */
  unfinishedDays: 30,
} as const;
