import { renderHook, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { components } from '#openapi';
import { useCardReturn } from '@/features/payment/register-card';
import { http, ok, server } from '../../../support/http';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const organizationUuid = '0198c0de-0000-7000-8000-000000000001';
const returned = { status: 'success' as const, customerKey: 'customer', authKey: 'auth', code: null, message: null };
const card: components['schemas']['PaymentMethod'] = {
  paymentMethodUuid: '0198c0de-0000-7000-8000-000000000009',
  issuerName: '신한',
  last4: '4821',
  cardType: '신용',
  ownerType: '법인',
  isDefault: true,
  status: 'ACTIVE',
};

// Simulates a reload or a second tab: the server returns the same card each time. StrictMode starts each machine twice.
it.each([1, 2])('leaves once a visit with the same message, after %d visits', async (times) => {
  const calls: unknown[] = [];
  server.use(
    http.post('/payments/billing-key/success/{organizationUuid}', async ({ request, response }) => {
      calls.push(await request.json());
      return response(200).json(ok(card));
    }),
  );
  for (let time = 1; time <= times; time += 1) {
    const leave = vi.fn();
    const { unmount } = renderHook(() => useCardReturn({ returned, organizationUuid, isExpected: true }, leave));
    const leaving = { to: 'back', words: { kind: 'success', text: '카드를 등록했어요' } };
    await waitFor(() => expect(leave.mock.calls).toEqual([[leaving]]));
    unmount();
  }
  expect(new Set(calls.map((call) => JSON.stringify(call)))).toEqual(
    new Set([JSON.stringify({ customerKey: 'customer', authKey: 'auth' })]),
  );
});
