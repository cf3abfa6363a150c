import { vi } from 'vitest';

/**
 * Vitest's default limit of a second is about speed, which a busy machine doesn't have. This one only ends a test that
 * would wait forever.
 */
export const waitUntil = <Result>(check: () => Result | Promise<Result>) =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });
