import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PaymentFailure, type PaymentGateway } from '../../../server/adapters/payments/port.ts';
import { compareOrders } from '../../../server/modules/payments/compare-orders.ts';
import { createPaymentReactions } from '../../../server/handlers.ts';
import { createPaymentJobs } from '../../../server/modules/payments/payments.jobs.ts';
import { work } from '../../support/contracts.ts';
import { balanceOf, lotsMatchEntries } from '../../support/credits.ts';
import { runRecurring } from '../../support/jobs.ts';
import { buyCredits, passWindow, payBack, wonOf } from '../../support/payments.ts';
import { signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { startTossEmulator, type TossEmulator } from '../../support/toss.ts';

let toss: TossEmulator;
let api: TestApp;
let person: Person;
let gateway: PaymentGateway;
let alarms: string[] = [];
beforeAll(async () => {
  toss = await startTossEmulator();
  gateway = { ...toss.gateway() };
  api = await createTestApp({ config: { billing: 'emulator' }, payments: gateway });
  api.deps.raiseAlarm = (reason) => void alarms.push(reason);
});
beforeEach(async () => {
  Object.assign(gateway, toss.gateway());
  alarms = [];
  person = await signUp(api);
});
afterAll(async () => {
  await api.close();
  await toss.close();
});

const shop = () => ({ api, toss });
const stateOf = async (orderId: string) =>
  (await api.ok('getPaymentOrder', { token: person.accessJwt, path: { orderId } })).state;
const providersBalance = async (orderId: string) => (await toss.gateway().findByOrderId(orderId))?.balanceAmount;

it('pays back a pack that nobody used, to the won and with its VAT', async () => {
  const orderId = await buyCredits(shop(), person, 'C500');
  expect(await wonOf(shop(), orderId)).toEqual({ CARD: 47_500, CREDIT_SALES: -43_182, VAT: -4_318 });
  expect(await payBack(shop(), orderId)).toEqual({ state: 'DONE', won: 47_500, units: 500 });
  expect(await wonOf(shop(), orderId)).toEqual({ CARD: 0, CREDIT_SALES: 0, VAT: 0 });
  expect(await providersBalance(orderId)).toBe(0);
  expect(await stateOf(orderId)).toBe('REFUNDED');
  expect(await balanceOf(api, person)).toMatchObject({ available: 0, held: 0 });
  expect(await payBack(shop(), orderId)).toEqual({ state: 'NOTHING_LEFT' });
  expect(await lotsMatchEntries(api)).toBe(true);
});

it('pays back parts, whose VAT adds up to that of the sale', async () => {
  const orderId = await buyCredits(shop(), person);
  expect(await payBack(shop(), orderId, 3_333)).toEqual({ state: 'DONE', won: 3_333, units: 34 });
  expect(await stateOf(orderId)).toBe('PART_REFUNDED');
  expect(await balanceOf(api, person)).toMatchObject({ available: 66 });
  expect(await payBack(shop(), orderId, 6_601)).toEqual({ state: 'TOO_MUCH' });
  expect(await payBack(shop(), orderId)).toEqual({ state: 'DONE', won: 6_600, units: 66 });
  expect(await wonOf(shop(), orderId)).toMatchObject({ CARD: 67 });
  expect(await providersBalance(orderId)).toBe(67);
});

it('pays back nothing that was never paid', async () => {
  const { orderId } = await passWindow(shop(), person);
  expect(await payBack(shop(), orderId)).toEqual({ state: 'NOT_PAID' });
  expect(await payBack(shop(), 'cr_unknown')).toEqual({ state: 'NOT_PAID' });
});

it('gives the credits back when the provider refuses', async () => {
  const orderId = await buyCredits(shop(), person);
  gateway.cancel = () => Promise.reject(new PaymentFailure('declined', 'NOT_CANCELABLE_PAYMENT', ''));
  expect(await payBack(shop(), orderId)).toEqual({ state: 'FAILED', code: 'NOT_CANCELABLE_PAYMENT' });
  expect(await balanceOf(api, person)).toMatchObject({ available: 100, held: 0 });
  expect(await stateOf(orderId)).toBe('DONE');
  Object.assign(gateway, toss.gateway());
  expect(await payBack(shop(), orderId)).toMatchObject({ state: 'DONE', won: 10_000 });
});

it.each(['before the provider heard', 'after it paid'])('finds out about an answer that was lost %s', async (when) => {
  const orderId = await buyCredits(shop(), person);
  const { cancel } = toss.gateway();
  gateway.cancel = async (...given) => {
    if (when === 'after it paid') await cancel(...given);
    throw new PaymentFailure('unknown', 'NETWORK', '');
  };
  expect(await payBack(shop(), orderId)).toEqual({ state: 'UNKNOWN', won: 10_000, units: 100 });
  expect(await balanceOf(api, person)).toMatchObject({ available: 0, held: 100 });
  expect(await payBack(shop(), orderId)).toEqual({ state: 'RUNNING' });
  Object.assign(gateway, toss.gateway());
  api.advance(41_000);
  await runRecurring(createPaymentJobs(api.deps, createPaymentReactions(api.deps)), 'resolve-refunds');
  expect(await stateOf(orderId)).toBe('REFUNDED');
  expect(await providersBalance(orderId)).toBe(0);
  expect(await wonOf(shop(), orderId)).toEqual({ CARD: 0, CREDIT_SALES: 0, VAT: 0 });
  expect(alarms).toEqual([]);
});

it('lets one of two refunds through', async () => {
  const orderId = await buyCredits(shop(), person);
  const states = (await Promise.all([payBack(shop(), orderId), payBack(shop(), orderId)])).map(({ state }) => state);
  expect(states.filter((state) => state === 'DONE')).toHaveLength(1);
  expect(await wonOf(shop(), orderId)).toMatchObject({ CARD: 0 });
});

it('raises an alarm about money that went back without the ledger', async () => {
  const orderId = await buyCredits(shop(), person);
  const paid = await toss.gateway().findByOrderId(orderId);
  const paymentKey = paid?.paymentKey ?? '';
  await toss.gateway().cancel({ paymentKey, reason: '콘솔에서', amount: 1_000 }, 'by-hand');
  const data = { paymentKey, orderId, status: 'PARTIAL_CANCELED' };
  const notice = { eventType: 'PAYMENT_STATUS_CHANGED', createdAt: '2026-11-20T10:00:00.000000', data };
  await api.ok('receiveTossWebhook', { body: notice });
  await work(api, createPaymentJobs(api.deps, createPaymentReactions(api.deps)));
  expect(alarms).toEqual(['the provider has paid back more than the ledger knows']);
  const { wrong } = await compareOrders(api.database, gateway);
  expect(wrong).toEqual([{ orderId, ledger: 10_000, provider: 9_000 }]);
});
