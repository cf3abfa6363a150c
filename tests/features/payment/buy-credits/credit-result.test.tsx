import { renderHook, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { components } from '#openapi';
import type { ReturnDestination } from '@/entities/payment/provider-window';
import { useCreditResult } from '@/features/payment/buy-credits';
import { http, ok, server } from '../../../support/http';

type PaymentOrder = components['schemas']['PaymentOrder'];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const order = (state: PaymentOrder['state']): PaymentOrder => ({
  orderId: 'cr_000001',
  kind: 'CREDIT',
  state,
  amount: 10_000,
  credits: 100,
  servicePlanName: null,
  failure: null,
  available: 107,
});

/** Null makes the server respond that there is no such order. */
function answerOrders(state: PaymentOrder['state'] | null) {
  server.use(
    http.get('/payments/orders/{orderId}', ({ response }) =>
      state === null
        ? response('default').json(
            { isSuccess: false, code: 404, message: '없어요', errorCode: 'NOT_FOUND' },
            { status: 404 },
          )
        : response(200).json(ok(order(state))),
    ),
  );
}

const BACK: ReturnDestination = { to: 'back', words: { kind: 'error' } };
type Row = [name: string, orderId: string | null, state: PaymentOrder['state'] | null, leaving: ReturnDestination];
const ROWS: Row[] = [
  ['no order', null, 'DONE', { to: 'settings' }],
  ['an order of somebody else', 'cr_000001', null, { to: 'settings' }],
  ['an order that failed', 'cr_000001', 'FAILED', BACK],
  ['an order that nobody paid in time', 'cr_000001', 'EXPIRED', BACK],
];

// Runs everything twice, as a reload or a second tab does. StrictMode starts each machine twice.
it.each(ROWS.flatMap((row) => [[...row, 1] as const, [...row, 2] as const]))(
  '%s leads away: %s',
  async (_, orderId, state, leaving, times) => {
    answerOrders(state);
    for (let time = 1; time <= times; time += 1) {
      const leave = vi.fn();
      const { unmount } = renderHook(() => useCreditResult(orderId, leave));
      await waitFor(() => expect(leave.mock.calls).toEqual([[leaving]]));
      unmount();
    }
  },
);

it('shows what was bought, also to a second tab', async () => {
  answerOrders('DONE');
  for (const leave of [vi.fn(), vi.fn()]) {
    const { result, unmount } = renderHook(() => useCreditResult('cr_000001', leave));
    await waitFor(() => expect(result.current).toEqual({ order: order('DONE'), isLate: false }));
    expect(leave).not.toHaveBeenCalled();
    unmount();
  }
});
