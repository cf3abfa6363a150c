import { renderHook, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useCreditReturn } from '@/features/payment/buy-credits';
import { http, server } from '../../../support/http';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const organizationUuid = '0198c0de-0000-7000-8000-000000000001';
const orderId = 'cr_0000000000000000000001';
const returned = { status: 'success' as const, orderId, paymentKey: 'key', amount: '10000', code: null, message: null };

// Simulates a reload or a second tab, which must not need to be the first. StrictMode starts each machine twice.
it.each([1, 2])('leaves once a visit for the result, after %d visits', async (times) => {
  const calls: unknown[] = [];
  server.use(
    http.post('/payments/credit-key/success', async ({ request, response }) => {
      calls.push(await request.json());
      return response.untyped(Response.error());
    }),
  );
  for (let time = 1; time <= times; time += 1) {
    const leave = vi.fn();
    const { unmount } = renderHook(() => useCreditReturn({ returned, organizationUuid, isExpected: true }, leave));
    await waitFor(() => expect(leave.mock.calls).toEqual([[{ to: 'result', orderId }]]));
    unmount();
  }
  expect(new Set(calls.map((call) => JSON.stringify(call)))).toEqual(
    new Set([JSON.stringify({ orderId, organizationUuid, paymentKey: 'key', amount: 10_000 })]),
  );
});
