import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { keptMarkQueries, type KeptMark } from '@/entities/kept-mark';
import { useChangeMark, useMoveMark } from '@/features/mark/keep-mark';
import { createGate } from '../../../support/gate';
import { http, ok, server } from '../../../support/http';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const mark = (name: string, version: number): KeptMark => ({
  markId: name,
  use: 'SIGNATURE',
  name,
  mark: { kind: 'TYPED', text: '김지수', face: 'PEN' },
  pictureUrl: null,
  isDefault: false,
  version,
  createdAt: '2026-11-01T00:00:00Z',
});
const [first, second] = [mark('first', 1), mark('second', 1)];

it('makes a mark the default after the move before it, with the version that the move has left', async () => {
  const cache = new QueryClient();
  cache.setQueryData(keptMarkQueries.list().queryKey, [first, second]);
  const answer = createGate();
  const bodies: unknown[] = [];
  server.use(
    http.patch('/users/marks/{markId}', async ({ request, response }) => {
      bodies.push(await request.json());
      await answer.opened;
      return response(200).json(ok([mark('second', 1 + bodies.length), first]));
    }),
  );
  const { result } = renderHook(() => ({ move: useMoveMark(), change: useChangeMark('기본으로 정했어요') }), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  });
  act(() => result.current.move(1, 0));
  act(() => result.current.change.mutate({ mark: second, isDefault: true }));
  await waitFor(() => expect(bodies).toEqual([{ version: 1, position: 0 }]));
  answer.open();
  await waitFor(() => expect(result.current.change.isSuccess).toBe(true));
  expect(bodies).toEqual([
    { version: 1, position: 0 },
    { version: 2, isDefault: true },
  ]);
  expect(cache.getQueryData(keptMarkQueries.list().queryKey)?.map(({ version }) => version)).toEqual([3, 1]);
});
