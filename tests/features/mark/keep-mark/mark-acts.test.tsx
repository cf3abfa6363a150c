import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { keptMarkQueries } from '@/entities/kept-mark';
import { useChangeMark, useMoveMark } from '@/features/mark/keep-mark';
import { exampleMark } from '../../../support/example-mark';
import { createGate } from '../../../support/gate';
import { http, ok, server } from '../../../support/http';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const [first, second] = [exampleMark('first'), exampleMark('second')];

it('makes a mark the default after the move before it, with the version that the move has left', async () => {
  const cache = new QueryClient();
  cache.setQueryData(keptMarkQueries.list().queryKey, [first, second]);
  const answer = createGate();
  const bodies: unknown[] = [];
  server.use(
    http.patch('/users/marks/{markId}', async ({ request, response }) => {
      bodies.push(await request.json());
      await answer.opened;
      return response(200).json(ok([{ ...second, version: 1 + bodies.length }, first]));
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
