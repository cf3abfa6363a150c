import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { batchQueries } from '@/entities/batch';
import { exampleBatch } from '../../support/example-batch';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reads a batch again while messages are on their way, and no longer when all have arrived', async () => {
  const waiting = [2, 1, 0, 0];
  const shown: number[] = [];
  const batch = exampleBatch({ state: 'DONE' });
  const observer = new QueryObserver(new QueryClient(), {
    ...batchQueries.detail(batch.batchId),
    queryFn: () =>
      Promise.resolve({
        ...batch,
        messages: { waiting: waiting.shift() ?? 0, delivered: 0, failed: 0, unreachedRows: 0 },
      }),
  });
  const stop = observer.subscribe(({ data, isFetching }) => {
    if (data && !isFetching) shown.push(data.messages.waiting);
  });
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  expect(shown).toEqual([2, 1, 0]);
});
