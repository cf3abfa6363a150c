/**
 * Longer than it takes to find an account and write an email, so that the time of an answer does not reveal whether
 * there is an account.
 */
export const MIN_ANSWER_MS = 150;
