import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { components } from '#openapi';
import {
  EXAMPLE_CARDS,
  freeProfile,
  EXAMPLE_OFFER,
  standardProfile,
} from '@/features/payment/subscribe/ui/story-offers';
import { storyPlans } from '@/widgets/payment-gate/ui/story-plans';
import { openApp } from '../../support/app';
import { createGate } from '../../support/gate';
import { http, ok, server } from '../../support/http';
import { stubWindowWidth } from '../../support/media';
import { signInAs } from '../../support/session';

type Schemas = components['schemas'];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ORDER: Schemas['PaymentOrder'] = {
  orderId: 'sub_1',
  kind: 'PLAN',
  state: 'DONE',
  amount: 123_000,
  credits: null,
  servicePlanName: 'STANDARD',
  failure: null,
  available: 0,
};
const NOT_FOR_FREE = { available: false, reason: 'ALREADY_ON', amount: 0, nextBillingAt: null } as const;

type Account = { profile: Schemas['PaymentProfile']; cards: Schemas['PaymentMethod'][] };

/** Signs in and answers the page's requests with the given account, which the test may change. */
function openBilling(
  address: string,
  account: Account = { profile: freeProfile, cards: EXAMPLE_CARDS },
  startedAt?: string,
) {
  stubWindowWidth(1440);
  signInAs(['PAYMENT_MANAGE']);
  const wishes: { key: string | null; body: unknown }[] = [];
  server.use(
    http.get('/payments/service-plan', ({ response }) => response(200).json(ok(storyPlans()))),
    http.get('/payments/profile/{id}', ({ response }) => response(200).json(ok(account.profile))),
    http.get('/payments/payment-method/all/{id}', ({ response }) => response(200).json(ok({ items: account.cards }))),
    http.get('/payments/service-plan/standard/availability-check/{id}', ({ response }) =>
      response(200).json(ok(EXAMPLE_OFFER)),
    ),
    http.get('/payments/service-plan/free/availability-check/{id}', ({ response }) =>
      response(200).json(
        ok({
          ...EXAMPLE_OFFER,
          ...(account.profile === freeProfile ? NOT_FOR_FREE : { amount: 0, nextBillingAt: null }),
        }),
      ),
    ),
    http.get('/payments/orders/{orderId}', ({ response }) => response(200).json(ok(ORDER))),
    http.post('/payments/service-plan/subscribe', async ({ request, response }) => {
      wishes.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
      return response(200).json(ok(ORDER));
    }),
  );
  return { app: openApp(address, startedAt), wishes, account };
}

const refuse = (errorCode: Schemas['ErrorCode'], message: string) =>
  ({ isSuccess: false, code: 422, message, errorCode }) as const;

const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: /매달 4일에 자동으로 결제/ }));
const pay = async () => userEvent.click(screen.getByRole('button', { name: '스탠다드로 바꾸기' }));

it('pays for a plan with the card that was chosen, and says so on the next page', async () => {
  const { app, wishes } = openBilling('/setting/payment/billing');
  await agree();
  await userEvent.click(screen.getByRole('radio', { name: /KB국민카드/ }));
  await pay();
  expect(await screen.findByRole('heading', { name: '요금제를 바꿨어요' })).toBeInTheDocument();
  expect(app.address()).toBe('/setting/payment/billing/complete?orderId=sub_1');
  expect(wishes).toEqual([
    {
      key: expect.any(String),
      body: {
        organizationUuid: '0198c0de-0000-7000-8000-000000000001',
        servicePlanName: 'STANDARD',
        paymentMethodUuid: 'kookmin',
        agreed: true,
      },
    },
  ]);
});

it('goes on opening the card window when the answer about the plan moves the button', async () => {
  openBilling('/setting/payment/billing', { profile: freeProfile, cards: [] });
  const answer = createGate();
  const keys = createGate();
  server.use(
    http.get('/payments/service-plan/standard/availability-check/{id}', async ({ response }) => {
      await answer.opened;
      return response(200).json(ok({ ...EXAMPLE_OFFER, available: false, reason: 'NO_CARD' }));
    }),
    http.get('/payments/tosspayments/billing/{id}', async ({ response }) => {
      await keys.opened;
      return response(200).json(
        ok({ clientKey: 'key', scriptUrl: '/none.js', customerKey: 'who', successUrl: '/ok', failUrl: '/no' }),
      );
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '카드 더하기' }));
  answer.open();
  expect(await screen.findByText(/등록한 카드가 없어요. 카드를 더하면/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '카드 더하기' })).toHaveAttribute('aria-busy', 'true');
  keys.open();
});

it('stays with the words of a card that was declined', async () => {
  const { app } = openBilling('/setting/payment/billing');
  server.use(
    http.post('/payments/service-plan/subscribe', ({ response }) =>
      response('default').json(refuse('CARD_DECLINED', '카드사가 승인하지 않았어요.'), { status: 422 }),
    ),
  );
  await agree();
  await pay();
  expect(await screen.findByRole('alert')).toHaveTextContent('다른 카드로 하거나 카드사에 물어봐주세요.');
  expect(app.address()).toBe('/setting/payment/billing');
});

it('reads the cards again when one can no longer be used', async () => {
  const { account } = openBilling('/setting/payment/billing');
  server.use(
    http.post('/payments/service-plan/subscribe', ({ response }) => {
      account.cards = EXAMPLE_CARDS.map((card) => ({ ...card, status: card.isDefault ? 'UNUSABLE' : 'ACTIVE' }));
      return response('default').json(refuse('CARD_UNUSABLE', '쓸 수 없는 카드예요.'), { status: 422 });
    }),
  );
  await agree();
  await pay();
  const spent = await screen.findByRole('radio', { name: /신한카드.*쓸 수 없는 카드/ });
  expect(spent).not.toBeChecked();
  expect(spent).toHaveAttribute('aria-disabled', 'true');
});

it('ends the plan with a reason', async () => {
  const { account } = openBilling('/setting/payment/billing', { profile: standardProfile, cards: EXAMPLE_CARDS });
  const reasons: unknown[] = [];
  server.use(
    http.patch(
      '/payments/service-plan/unsubscribe/{organizationUuid}/{organizationServicePlanPaymentUuid}',
      async ({ request, response }) => {
        reasons.push(await request.json());
        account.profile = { ...standardProfile, status: 'ENDING' };
        return response(200).json(ok(account.profile));
      },
    ),
  );
  await userEvent.click(await screen.findByRole('radio', { name: /프리/ }));
  await userEvent.click(await screen.findByRole('button', { name: '프리로 바꾸기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '스탠다드를 해지할까요?' }));
  expect(dialog.getByText(/12월 3일까지 쓸 수 있어요/)).toBeInTheDocument();
  await userEvent.type(dialog.getByRole('textbox', { name: '왜 그만두시나요?' }), '보낼 문서가 줄었어요');
  await userEvent.click(dialog.getByRole('button', { name: '해지하기' }));
  expect(await screen.findByText('곧 끝나요')).toBeInTheDocument();
  expect(reasons).toEqual([{ reason: '보낼 문서가 줄었어요' }]);
});

it('offers to pay again what is past due', async () => {
  const pastDue = {
    ...standardProfile,
    status: 'PAST_DUE',
    nextAmount: 123_000,
    retry: { number: 1, at: null },
  } as const;
  openBilling('/setting/payment/billing', { profile: pastDue, cards: EXAMPLE_CARDS });
  const keys: (string | null)[] = [];
  server.use(
    http.post('/payments/retry', ({ request, response }) => {
      keys.push(request.headers.get('idempotency-key'));
      if (keys.length === 1)
        return response('default').json(
          { isSuccess: false, code: 500, message: '문제가 생겼어요.', errorCode: 'INTERNAL' },
          { status: 500 },
        );
      return response(200).json(ok({ ...ORDER, state: 'CONFIRMING' }));
    }),
  );
  const again = await screen.findByRole('button', { name: '지금 다시 결제하기' });
  await userEvent.click(again);
  await screen.findByText('문제가 생겼어요. 다시 시도해주세요');
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: '요금제를 바꿨어요' })).toBeInTheDocument();
  // The first response may have been lost after the charge, so the idempotency key stays the same.
  expect(keys).toEqual([keys[0], keys[0]]);
});

it.each(['', '?orderId=sub_9'])('leads to the payment settings from a page after no payment: %j', async (search) => {
  // A page that was loaded directly leaves for the settings by a full navigation, which jsdom can't do.
  const account = { profile: freeProfile, cards: EXAMPLE_CARDS };
  const { app } = openBilling(`/setting/payment/billing/complete${search}`, account, '/setting/payment/billing');
  server.use(
    http.get('/payments/usage-period', ({ response }) => response.untyped(new Response(null, { status: 500 }))),
    http.get('/payments/orders/{orderId}', ({ response }) =>
      response('default').json(
        { isSuccess: false, code: 404, message: '찾을 수 없어요.', errorCode: 'NOT_FOUND' },
        { status: 404 },
      ),
    ),
  );
  await waitFor(() => expect(app.address()).toBe('/setting/payment/dashboard'));
});
