/**
 * Longer than it takes to find an account and enqueue an email, so that the response time does not reveal whether an
 * account exists.
 */
export const MIN_RESPONSE_MS = 150;
