import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createChangeBatcher } from '@/app/layouts/batch-changes';
import { refetchChanged } from '@/app/layouts/use-live-updates';
import { batchQueries } from '@/entities/batch';
import { contractQueries } from '@/entities/contract';
import { inquiryQueries } from '@/entities/help/inquiry';
import { creditQueries } from '@/entities/payment/credit';
import { directUrlQueries } from '@/entities/link/direct-url';
import { exampleRow } from '../support/example-batch';
import { NO_CONTRACTS } from '../support/session';

const ID = '0198c0de-0000-7000-8000-00000000000a';
const OTHER = '0198c0de-0000-7000-8000-00000000000b';

const rowsKey = (batchId: string) => batchQueries.rows(batchId, {}).queryKey;

function cache() {
  const queryClient = new QueryClient();
  const keys = {
    one: contractQueries.events(ID).queryKey,
    other: contractQueries.events(OTHER).queryKey,
    list: contractQueries.list({ tab: 'ALL' }).queryKey,
    credits: creditQueries.usage().queryKey,
  };
  queryClient.setQueryData(keys.one, []);
  queryClient.setQueryData(keys.other, []);
  queryClient.setQueryData(keys.list, NO_CONTRACTS);
  queryClient.setQueryData(keys.credits, {
    servicePlanName: 'FREE',
    startAt: '',
    endAt: '',
    contracts: { used: 0, held: 0, included: 5 },
    credits: { available: 0, held: 0 },
  });
  const stale = () =>
    Object.entries(keys)
      .filter(([, queryKey]) => queryClient.getQueryState(queryKey)?.isInvalidated)
      .map(([name]) => name);
  return { queryClient, stale };
}

it('reads the contract that has changed again, and the lists', () => {
  const { queryClient, stale } = cache();
  refetchChanged(queryClient, [{ kind: 'contract', id: ID }], '/dashboard');
  expect(stale()).toEqual(['one', 'list', 'credits']);
});

it('leaves a draft alone while it is being written', () => {
  const { queryClient, stale } = cache();
  refetchChanged(queryClient, [{ kind: 'contract', id: ID }], `/contract/send/${ID}/editor`);
  expect(stale()).toEqual(['list', 'credits']);
});

it('reads everything again when something may have been missed', () => {
  const { queryClient, stale } = cache();
  refetchChanged(queryClient, [{ kind: 'again', id: null }], '/dashboard');
  expect(stale()).toEqual(['one', 'other', 'list', 'credits']);
});

it('reads a batch again, and the lists that its contracts are in', () => {
  const { queryClient, stale } = cache();
  const queryKey = rowsKey(ID);
  queryClient.setQueryData(queryKey, { rows: [], next: null, version: 1 });
  refetchChanged(queryClient, [{ kind: 'batch', id: ID }], '/dashboard');
  expect(stale()).toEqual(['list', 'credits']);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('reads rows of a batch again that show how far the contract is, and no others', () => {
  const { queryClient } = cache();
  const row = { ...exampleRow('김하늘'), contractId: ID };
  queryClient.setQueryData(rowsKey(ID), { rows: [exampleRow('이도윤'), row], next: null, version: 1 });
  queryClient.setQueryData(rowsKey(OTHER), { rows: [{ ...row, contractId: OTHER }], next: null, version: 1 });
  refetchChanged(queryClient, [{ kind: 'contract', id: ID }], '/template/send');
  expect(queryClient.getQueryState(rowsKey(ID))?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(rowsKey(OTHER))?.isInvalidated).toBe(false);
});

it('reads an open inquiry again when an alert may have announced its answer', () => {
  const { queryClient } = cache();
  const { queryKey } = inquiryQueries.list();
  queryClient.setQueryData(queryKey, []);
  refetchChanged(queryClient, [{ kind: 'alert', id: null }], '/setting/support');
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it.each([
  { kind: 'directUrl', id: ID },
  { kind: 'again', id: null },
] as const)('reads the list of links again after $kind', (change) => {
  const { queryClient } = cache();
  const { queryKey } = directUrlQueries.list({ page: 1 });
  queryClient.setQueryData(queryKey, { items: [], page: 1, size: 20, total: 0 });
  refetchChanged(queryClient, [change], '/contract/dashboard/direct-url');
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it.each(['batch', 'directUrl'] as const)(
  'hands on changes of a %s at most every three seconds, and others soon',
  (kind) => {
    vi.useFakeTimers();
    const handed: string[] = [];
    const gatherer = createChangeBatcher((changes) => handed.push(changes.map((change) => change.kind).join(' ')));
    for (let round = 0; round < 10; round += 1) {
      gatherer.add({ kind, id: ID });
      if (round === 0) gatherer.add({ kind: 'contract', id: ID });
      vi.advanceTimersByTime(400);
    }
    expect(handed.toSorted()).toEqual([kind, kind, 'contract'].toSorted());
    gatherer.stop();
    vi.useRealTimers();
  },
);

it('hands on alerts at once', () => {
  const handed: string[] = [];
  const gatherer = createChangeBatcher((changes) => handed.push(changes.map((change) => change.kind).join(' ')));
  gatherer.add({ kind: 'contract', id: ID });
  gatherer.add({ kind: 'alert', id: null });
  expect(handed).toEqual(['alert']);
  gatherer.stop();
});
