import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withChunkTimeout } from '@/shared/lib/lazy-page';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives a chunk 120 seconds and then fails with the words of the specification', async () => {
  const failed = vi.fn();
  withChunkTimeout(new Promise(() => {})).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(new Error('Loading chunk failed'));
});

it('leaves no timer behind a chunk that came', async () => {
  await expect(withChunkTimeout(Promise.resolve('page'))).resolves.toBe('page');
  expect(vi.getTimerCount()).toBe(0);
});
