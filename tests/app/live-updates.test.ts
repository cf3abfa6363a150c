import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createChangeGatherer } from '@/app/layouts/gather-changes';
import { refetchChanged } from '@/app/layouts/use-live-updates';
import { batchQueries } from '@/entities/batch';
import { contractQueries } from '@/entities/contract';
import { NO_CONTRACTS } from '../support/session';

const ID = '0198c0de-0000-7000-8000-00000000000a';
const OTHER = '0198c0de-0000-7000-8000-00000000000b';

function cache() {
  const queryClient = new QueryClient();
  const keys = {
    one: contractQueries.events(ID).queryKey,
    other: contractQueries.events(OTHER).queryKey,
    list: contractQueries.list({ tab: 'ALL' }).queryKey,
  };
  queryClient.setQueryData(keys.one, []);
  queryClient.setQueryData(keys.other, []);
  queryClient.setQueryData(keys.list, NO_CONTRACTS);
  const stale = () =>
    Object.entries(keys)
      .filter(([, queryKey]) => queryClient.getQueryState(queryKey)?.isInvalidated)
      .map(([name]) => name);
  return { queryClient, stale };
}

it('reads the contract that has changed again, and the lists', () => {
  const { queryClient, stale } = cache();
  refetchChanged(queryClient, [{ kind: 'contract', id: ID }], '/dashboard');
  expect(stale()).toEqual(['one', 'list']);
});

it('leaves a draft alone while it is being written', () => {
  const { queryClient, stale } = cache();
  refetchChanged(queryClient, [{ kind: 'contract', id: ID }], `/contract/send/${ID}/editor`);
  expect(stale()).toEqual(['list']);
});

it('reads everything again when something may have been missed', () => {
  const { queryClient, stale } = cache();
  refetchChanged(queryClient, [{ kind: 'again', id: null }], '/dashboard');
  expect(stale()).toEqual(['one', 'other', 'list']);
});

it('reads a batch again, and the lists that its contracts are in', () => {
  const { queryClient, stale } = cache();
  const { queryKey } = batchQueries.rows(ID, {});
  queryClient.setQueryData(queryKey, { rows: [], next: null, version: 1 });
  refetchChanged(queryClient, [{ kind: 'batch', id: ID }], '/dashboard');
  expect(stale()).toEqual(['list']);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('hands on changes of batches at most every three seconds, and others soon', () => {
  vi.useFakeTimers();
  const handed: string[] = [];
  const gatherer = createChangeGatherer((changes) => handed.push(changes.map(({ kind }) => kind).join(' ')));
  for (let round = 0; round < 10; round += 1) {
    gatherer.add({ kind: 'batch', id: ID });
    if (round === 0) gatherer.add({ kind: 'contract', id: ID });
    vi.advanceTimersByTime(400);
  }
  expect(handed.toSorted()).toEqual(['batch', 'batch', 'contract']);
  gatherer.stop();
  vi.useRealTimers();
});
