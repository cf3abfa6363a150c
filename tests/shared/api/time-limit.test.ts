import { afterEach, expect, it, vi } from 'vitest';
import { withTimeLimit } from '@/shared/api/bare-client';
import { REQUEST_TIMEOUT_MS } from '@/shared/config';

const before = Object.getOwnPropertyDescriptors(AbortSignal);

/** Removes the functions that Chrome 111 and Safari 16.4 lack. */
function takeAway() {
  Reflect.deleteProperty(AbortSignal, 'any');
  Reflect.deleteProperty(AbortSignal, 'timeout');
}

afterEach(() => {
  vi.useRealTimers();
  Object.defineProperties(AbortSignal, before);
});

it('ends with the caller, for the caller’s reason', () => {
  takeAway();
  const caller = new AbortController();
  const signal = withTimeLimit(caller.signal);
  expect(signal.aborted).toBe(false);
  caller.abort('left');
  expect(signal.reason).toBe('left');
  expect(withTimeLimit(caller.signal).aborted).toBe(true);
});

it('ends when the time is up, and says that it was the time', () => {
  takeAway();
  vi.useFakeTimers();
  const signal = withTimeLimit(new AbortController().signal);
  vi.advanceTimersByTime(REQUEST_TIMEOUT_MS - 1);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toHaveProperty('name', 'TimeoutError');
});
