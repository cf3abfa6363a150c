import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCommandLine } from '../../support/command-line.ts';
import { balanceOf } from '../../support/credits.ts';
import { buyCredits } from '../../support/payments.ts';
import { signUp } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { startTossEmulator, TOSS_KEYS, type TossEmulator } from '../../support/toss.ts';

const secretKey = randomBytes(32);
let toss: TossEmulator;
let api: TestApp;
beforeAll(async () => {
  toss = await startTossEmulator();
  api = await createTestApp({ config: { billing: 'emulator' }, payments: toss.gateway(), secretKey });
});
afterAll(async () => {
  await api.close();
  await toss.close();
});

const { answer, dojang } = openCommandLine(() => ({
  DATABASE_URL: api.connectionString,
  SECRET_KEY: secretKey.toString('base64'),
  BILLING: 'toss',
  TOSS_BASE_URL: toss.baseUrl,
  TOSS_CLIENT_KEY: TOSS_KEYS.clientKey,
  TOSS_SECRET_KEY: TOSS_KEYS.secretKey,
}));

it('pays back an order, and says whether the provider has the same money', async () => {
  const person = await signUp(api);
  const orderId = await buyCredits({ api, toss }, person);
  expect(await answer('refund', orderId, '--amount', '4000', '--reason', '부탁')).toMatchObject({
    state: 'DONE',
    won: 4_000,
    units: 40,
  });
  expect(await balanceOf(api, person)).toMatchObject({ available: 60 });
  expect(await answer('check-money')).toMatchObject({ orders: 1, wrong: [], wrongOrders: [] });
  const paymentKey = (await toss.gateway().findByOrderId(orderId))?.paymentKey ?? '';
  await toss.gateway().cancel({ paymentKey, reason: '콘솔에서' }, 'by-hand');
  expect(await answer('check-money')).toMatchObject({ wrongOrders: [{ orderId, ledger: 6_000, provider: 0 }] });
});

it.each([
  ['no reason', ['cr_0123456789']],
  ['no order', ['--reason', 'x']],
  ['a sum with a fraction', ['cr_0123456789', '--amount', '1.5', '--reason', 'x']],
])('pays nothing back: %s', async (_, words) => {
  expect(await dojang('refund', ...words)).toMatchObject({ code: 2, out: '' });
});
