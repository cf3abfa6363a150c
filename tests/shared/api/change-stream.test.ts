import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followChanges, type Change } from '@/shared/api';
import { tokenStorage } from '@/shared/session';

const CONTENT = { headers: { 'content-type': 'text/event-stream' } };
const WELCOME = 'retry: 2000\n: welcome\n\n';

beforeEach(() => {
  vi.useFakeTimers();
  tokenStorage.save({ accessJwt: 'a', refreshJwt: 'r' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  tokenStorage.clear();
});

/** Follows streams with these contents, one after the other, and returns each request's Last-Event-ID. */
async function follow(...contents: string[]) {
  const stopped = new AbortController();
  const lastIds: (string | null)[] = [];
  const changes: Change[] = [];
  vi.stubGlobal('fetch', async ({ headers }: Request) => {
    lastIds.push(headers.get('Last-Event-ID'));
    const content = contents.shift();
    if (content !== undefined) return new Response(content, CONTENT);
    stopped.abort();
    throw new TypeError('fetch failed');
  });
  const end = followChanges((change) => changes.push(change), stopped.signal);
  await vi.runAllTimersAsync();
  return { lastIds, changes, end: await end };
}

test('a stream that is lost before its first change is reopened as one that may have missed some', async () => {
  const { lastIds, changes, end } = await follow(WELCOME, `${WELCOME}id: 1-1\nevent: again\ndata: {}\n\n`);
  expect(lastIds).toEqual([null, 'opened', '1-1']);
  expect(changes).toEqual([{ kind: 'again', id: null }]);
  expect(end).toBe('stopped');
});

test('after a change the stream is reopened with its ID', async () => {
  const { lastIds, changes } = await follow(`${WELCOME}id: 1-1\nevent: contract\ndata: {"id": "c"}\n\n`, WELCOME);
  expect(lastIds).toEqual([null, '1-1', '1-1']);
  expect(changes).toEqual([{ kind: 'contract', id: 'c' }]);
});
