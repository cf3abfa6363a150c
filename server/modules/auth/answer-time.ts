/**
 * Longer than finding an account and enqueuing an email, so that response times don't reveal whether an account exists.
 */
export const MIN_RESPONSE_MS = 150;
