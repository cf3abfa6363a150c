import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { components } from '#openapi';
import { chosenPackStore } from '@/entities/payment/provider-window';
import { openApp } from '../support/app';
import { http, ok, server } from '../support/http';
import { stubWindowWidth } from '../support/media';
import { NOTHING_SOLD, signInAs } from '../support/session';

type Schemas = components['schemas'];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  stubWindowWidth(1440);
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const PROFILE: Schemas['PaymentProfile'] = {
  servicePlanName: 'FREE',
  status: 'ACTIVE',
  organizationServicePlanPaymentUuid: null,
  periodStart: '2026-11-01T00:00:00Z',
  periodEnd: '2026-12-01T00:00:00Z',
  nextBillingAt: null,
  nextAmount: null,
  retry: null,
  credits: { available: 7, held: 2, nextEnd: null },
  refill: { on: false, below: null, creditPackId: null },
  receiptEmail: null,
};
const USAGE: Schemas['UsagePeriod'] = {
  servicePlanName: 'FREE',
  startAt: '2026-11-01T00:00:00Z',
  endAt: '2026-12-01T00:00:00Z',
  contracts: { used: 1, held: 1, included: 5 },
  credits: { available: 7, held: 2 },
};
const SPENDING: Schemas['CreditUsage'] = {
  months: [{ month: '2026-11', documents: 3, messages: 4 }],
  spentInThirtyDays: 7,
};

function sell() {
  const packs = [
    { creditPackId: 'small', credits: 100, price: 10_000 },
    { creditPackId: 'medium', credits: 500, price: 47_500 },
  ];
  server.use(
    http.get('/payments/service-plan', ({ response }) =>
      response(200).json(ok({ ...NOTHING_SOLD, billing: 'emulator', packs })),
    ),
    http.get('/payments/usage-period', ({ response }) => response(200).json(ok(USAGE))),
    http.get('/payments/profile/{id}', ({ response }) => response(200).json(ok(PROFILE))),
    http.get('/payments/payment-method/all/{id}', ({ response }) => response(200).json(ok({ items: [] }))),
    http.get('/payments/credit-usage', ({ response }) => response(200).json(ok(SPENDING))),
    http.get('/payments/history/{organizationUuid}', ({ response }) =>
      response(200).json(ok({ items: [], page: 1, size: 3, total: 0, sum: 0 })),
    ),
  );
}

it('says that nothing is paid for here', async () => {
  signInAs(['PAYMENT_MANAGE']);
  openApp('/setting/payment/dashboard');
  await screen.findByRole('heading', { name: '결제를 쓰지 않는 곳이에요' });
  expect(screen.getByText('보내는 수에 제한이 없어요.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /남은 크레딧/ })).toBeNull();
});

it('is locked without the permission, and asks nothing that it would be refused', async () => {
  signInAs();
  sell();
  openApp('/setting/payment/dashboard');
  await screen.findByRole('heading', { name: '결제 관리 권한이 필요해요' });
  expect(screen.queryByRole('button', { name: '크레딧 사기' })).toBeNull();
});

it('names what a plan leaves to send, as long as there are no credits', async () => {
  signInAs(['PAYMENT_MANAGE']);
  sell();
  const usage = { ...USAGE, credits: { available: 0, held: 0 } };
  server.use(http.get('/payments/usage-period', ({ response }) => response(200).json(ok(usage))));
  openApp('/setting/payment/dashboard');
  await screen.findByRole('link', { name: '이번 달 남은 문서3건' });
  expect(screen.queryByRole('link', { name: /남은 크레딧/ })).toBeNull();
});

it('shows the plan, what is held, and the credits in the sidebar too', async () => {
  signInAs(['PAYMENT_MANAGE']);
  sell();
  const app = openApp('/setting/payment/dashboard');
  const user = userEvent.setup();
  await screen.findByText('열지 않은 문서에 2개를 잡아뒀어요.');
  expect(screen.getByRole('progressbar', { name: '이번 달 문서' })).toHaveAttribute('aria-valuenow', '40');
  await screen.findByRole('link', { name: '남은 크레딧7' });
  await user.click(screen.getByRole('button', { name: '크레딧 사기' }));
  await screen.findByRole('dialog', { name: '크레딧 사기' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(app.address()).toBe('/setting/payment/dashboard'));
});

it('does without what was spent and paid if that cannot be loaded, and says so', async () => {
  signInAs(['PAYMENT_MANAGE']);
  sell();
  server.use(
    http.get('/payments/credit-usage', ({ response }) => response.untyped(HttpResponse.error())),
    http.get('/payments/history/{organizationUuid}', ({ response }) => response.untyped(HttpResponse.error())),
  );
  openApp('/setting/payment/dashboard');
  await screen.findByText('크레딧 쓴 내역을 불러오지 못했어요.', undefined, { timeout: 5_000 });
  await screen.findByText('최근 결제를 불러오지 못했어요.', undefined, { timeout: 5_000 });
  expect(screen.getByText('열지 않은 문서에 2개를 잡아뒀어요.')).toBeVisible();
  expect(screen.queryByText(/지금처럼 쓰면/)).toBeNull();
});

it('takes off the address for receipts, and shows it at once', async () => {
  signInAs(['PAYMENT_MANAGE']);
  sell();
  let receiptEmail: string | null = 'money@hanbit.example';
  server.use(
    http.get('/payments/profile/{id}', ({ response }) => response(200).json(ok({ ...PROFILE, receiptEmail }))),
    http.put('/payments/receipt-email', async ({ request, response }) => {
      ({ receiptEmail } = await request.json());
      return response(200).json(ok({ receiptEmail }));
    }),
  );
  openApp('/setting/payment/dashboard');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '영수증 받을 메일 바꾸기' }));
  await user.clear(screen.getByRole('textbox', { name: /^메일 주소/ }));
  await user.keyboard('{Enter}');
  await screen.findByText('결제를 관리하는 멤버에게만 보내요');
  expect(receiptEmail).toBeNull();
});

it('has credits bought below a line', async () => {
  signInAs(['PAYMENT_MANAGE']);
  sell();
  const wishes: unknown[] = [];
  let refill: Schemas['PaymentProfile']['refill'] = PROFILE.refill;
  server.use(
    http.get('/payments/profile/{id}', ({ response }) => response(200).json(ok({ ...PROFILE, refill }))),
    http.put('/payments/credit-refill', async ({ request, response }) => {
      const { organizationUuid: _, ...wish } = await request.json();
      wishes.push(wish);
      refill = wish;
      return response(200).json(ok(wish));
    }),
  );
  openApp('/setting/payment/dashboard');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('switch', { name: '모자라면 자동으로 채우기' }));
  await user.type(screen.getByRole('textbox', { name: '몇 개 아래면 채울까요?' }), '5');
  await user.click(screen.getByRole('radio', { name: /^500개/ }));
  await user.click(screen.getByRole('button', { name: '자동으로 채우기' }));
  await user.click(await screen.findByRole('switch', { name: '5 아래면 자동으로 채우기', checked: true }));
  await screen.findByRole('switch', { name: '5 아래면 자동으로 채우기', checked: false });
  expect(wishes).toEqual([
    { on: true, below: 5, creditPackId: 'medium' },
    { on: false, below: 5, creditPackId: 'medium' },
  ]);
});

it('offers what something that is about to be sent lacks, and goes back to it', async () => {
  signInAs(['PAYMENT_MANAGE']);
  sell();
  const returnTo = encodeURIComponent('/profile/sign');
  const app = openApp(`/setting/payment/dashboard?buy=credits&missing=120&returnTo=${returnTo}`);
  const user = userEvent.setup();
  await screen.findByText('크레딧이 120개 모자라요.');
  expect(screen.getByRole('radio', { name: /^500개/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: '그만두기' }));
  await waitFor(() => expect(app.address()).toBe('/profile/sign'));
});

it('says in the dialog why the last purchase failed, until it is closed', async () => {
  signInAs(['PAYMENT_MANAGE']);
  sell();
  sessionStorage.setItem('purchaseTrouble', '카드사가 승인하지 않았어요. 다른 카드로 해주세요.');
  openApp('/setting/payment/dashboard?buy=credits');
  expect(await screen.findByText('카드사가 승인하지 않았어요. 다른 카드로 해주세요.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '그만두기' }));
  await waitFor(() => expect(sessionStorage.getItem('purchaseTrouble')).toBeNull());
});

it('still has the pack of a purchase that failed, until the dialog is closed', async () => {
  signInAs(['PAYMENT_MANAGE']);
  sell();
  chosenPackStore.keep('medium');
  openApp('/setting/payment/dashboard?buy=credits');
  expect(await screen.findByRole('radio', { name: /^500개/ })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: '그만두기' }));
  expect(chosenPackStore.read()).toBeNull();
});

it('goes nowhere else than to a page of its own', async () => {
  signInAs(['PAYMENT_MANAGE']);
  sell();
  const app = openApp('/setting/payment/dashboard?buy=credits&returnTo=https%3A%2F%2Felsewhere.example');
  await userEvent.click(await screen.findByRole('button', { name: '그만두기' }));
  await waitFor(() => expect(app.address()).toBe('/setting/payment/dashboard'));
});

it('shows that an address of a return is nobody’s', async () => {
  signInAs(['PAYMENT_MANAGE']);
  openApp('/setting/payment/toss/credit/whatever');
  expect(await screen.findByRole('heading', { name: '찾는 페이지가 없어요' })).toBeVisible();
});
