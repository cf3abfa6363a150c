/**
 * Longer than it takes to find an account and enqueue an email, so the response time doesn't reveal whether an account
 * exists.
 */
export const MIN_RESPONSE_MS = 150;
