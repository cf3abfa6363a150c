import { vi } from 'vitest';

/**
 * Waits for something that happens in the background. Vitest's own limit of a second is about speed, which a busy machine
 * doesn't have; this one only ends a test that would wait forever.
 */
export const waitUntil = <Result>(check: () => Result | Promise<Result>) =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });
