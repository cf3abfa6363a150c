import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PaymentFailure, type PaymentGateway } from '../../../server/adapters/payments/port.ts';
import type { Scenario } from '../../../server/emulators/toss/scenarios.ts';
import {
  confirmOrder,
  type OrderConfirmation,
  type OrderDeps,
} from '../../../server/modules/payments/confirm-order.ts';
import { createCreditOrderId } from '../../../server/modules/payments/order-id.ts';
import { createOrderJobs } from '../../../server/modules/payments/orders.jobs.ts';
import { findOrder, insertOrder } from '../../../server/modules/payments/orders.repository.ts';
import { settleOrder, type OrderFulfilment } from '../../../server/modules/payments/settle-order.ts';
import { createGate } from '../../support/gate.ts';
import { startTossEmulator, type TossEmulator } from '../../support/toss.ts';

const MINUTE = 60_000;
const organizationUuid = randomUUID();
let toss: TossEmulator;
let issued: { orderId: string; credits: number; won: number }[] = [];
let alarms: string[] = [];
beforeAll(async () => {
  toss = await startTossEmulator();
  await toss.database.insertInto('organizations').values({ organizationUuid, name: '한빛물산' }).execute();
});
afterAll(() => toss.close());
beforeEach(async () => {
  await toss.database.deleteFrom('paymentOrders').execute();
  issued = [];
  alarms = [];
});

/** Requests the payment as a credit order does, but only records what was paid. */
const fulfilment = (gateway: Partial<PaymentGateway>): OrderFulfilment => ({
  ask: ({ orderId, paymentKey, amount }, key) =>
    ({ ...toss.gateway(), ...gateway }).confirm({ orderId, paymentKey: paymentKey ?? '', amount }, key),
  paid(_, { orderId, credits, amount }) {
    issued.push({ orderId, credits: credits ?? 0, won: amount });
    return Promise.resolve();
  },
  failed: () => Promise.resolve(),
  refunded: () => Promise.resolve(),
});

const parts = (gateway: Partial<PaymentGateway> = {}): OrderDeps => ({
  database: toss.database,
  gateway: { ...toss.gateway(), ...gateway },
  now: () => new Date(toss.clock.time),
  fulfilments: { CREDIT: fulfilment(gateway), PLAN: fulfilment(gateway) },
  raiseAlarm: (reason) => void alarms.push(reason),
});

/** Creates an order whose payment window was completed with a card. */
async function passedOrder(scenario: Scenario = 'works', paid = 10_000): Promise<OrderConfirmation> {
  const orderId = createCreditOrderId();
  const order = { orderId, organizationUuid, orderName: '크레딧 100개', amount: 10_000, credits: 100 };
  await insertOrder(toss.database, { ...order, openedAt: new Date(toss.clock.time) });
  const { paymentKey = '' } = await toss.pass(
    'PAYMENT',
    { orderId, orderName: '크레딧 100개', amount: paid },
    scenario,
  );
  return { orderId, organizationUuid, paymentKey, amount: 10_000 };
}

async function resolveOrders(more: OrderDeps = parts()) {
  const [job] = createOrderJobs(more);
  await job?.handler(
    { jobUuid: randomUUID(), kind: job.kind, key: 'recurring', payload: {}, attempt: 1, maxAttempts: 1 },
    new AbortController().signal,
  );
}

const unreachable = () => Promise.reject(new PaymentFailure('unknown', 'NETWORK_ERROR', ''));

const stateOf = async ({ orderId }: { orderId: string }) => (await findOrder(toss.database, orderId))?.state;
const pack = ({ orderId }: { orderId: string }) => ({ orderId, credits: 100, won: 10_000 });

describe('coming back from the window', () => {
  it('pays once, in two tabs and after a reload', async () => {
    const order = await passedOrder();
    await Promise.all([confirmOrder(parts(), order), confirmOrder(parts(), order)]);
    expect(await confirmOrder(parts(), order)).toMatchObject({ state: 'DONE', orderId: order.orderId });
    expect(issued).toEqual([pack(order)]);
  });

  it('is ASKED before the provider is', async () => {
    const order = await passedOrder();
    const { confirm } = toss.gateway();
    const states: unknown[] = [];
    await confirmOrder(
      parts({
        async confirm(...asked) {
          states.push(await stateOf(order));
          return confirm(...asked);
        },
      }),
      order,
    );
    expect(states).toEqual(['ASKED']);
  });

  it.each([
    ['another amount', { amount: 9_999 }, 'AMOUNT_MISMATCH'],
    ['the order of somebody else', { organizationUuid: randomUUID() }, 'NOT_FOUND'],
    ['an order that is not there', { orderId: 'cr_nobody' }, 'NOT_FOUND'],
  ])('with %s does not ask the provider', async (_, wrong, refusal) => {
    const order = await passedOrder();
    expect(await confirmOrder(parts(), { ...order, ...wrong })).toBe(refusal);
    expect(await stateOf(order)).toBe('OPEN');
    expect(await toss.gateway().findByOrderId(order.orderId)).toMatchObject({ status: 'IN_PROGRESS' });
  });

  it('after half an hour does not ask the provider', async () => {
    const order = await passedOrder();
    toss.clock.time += 30 * MINUTE;
    expect(await confirmOrder(parts(), order)).toBe('PAYMENT_EXPIRED');
    await resolveOrders();
    expect(await stateOf(order)).toBe('EXPIRED');
    expect(await confirmOrder(parts(), order)).toBe('PAYMENT_EXPIRED');
  });

  it('after ten minutes is too late for the provider', async () => {
    const order = await passedOrder();
    toss.clock.time += 10 * MINUTE;
    expect(await confirmOrder(parts(), order)).toMatchObject({
      state: 'FAILED',
      failureCode: 'NOT_FOUND_PAYMENT_SESSION',
    });
    expect(alarms).toEqual([]);
  });

  it('with a card that is declined has failed', async () => {
    const order = await passedOrder('declined');
    expect(await confirmOrder(parts(), order)).toMatchObject({ state: 'FAILED', failureCode: 'REJECT_CARD_PAYMENT' });
    expect(issued).toEqual([]);
  });

  it('with a payment of another amount is our fault, and says so', async () => {
    const order = await passedOrder('works', 500);
    expect(await confirmOrder(parts(), order)).toMatchObject({ state: 'FAILED', failureCode: 'FORBIDDEN_REQUEST' });
    expect(alarms).toEqual(['the provider refused our request: FORBIDDEN_REQUEST']);
  });
});

describe('an answer that did not arrive', () => {
  it('is looked up after forty seconds, and not before', async () => {
    const order = await passedOrder('cut');
    expect(await confirmOrder(parts(), order)).toMatchObject({ state: 'ASKED' });
    toss.clock.time += 39_000;
    await resolveOrders();
    expect(await stateOf(order)).toBe('ASKED');
    toss.clock.time += 1_000;
    await resolveOrders();
    expect(await stateOf(order)).toBe('DONE');
    expect(issued).toEqual([pack(order)]);
  });

  it('is asked for again where the provider knows nothing', async () => {
    const order = await passedOrder('failsOnce');
    expect(await confirmOrder(parts(), order)).toMatchObject({ state: 'ASKED' });
    toss.clock.time += 40_000;
    await resolveOrders();
    expect(await stateOf(order)).toBe('DONE');
  });

  it('gets another key after three remembered errors', async () => {
    const order = await passedOrder('failsForKey');
    const keys: string[] = [];
    const { confirm } = toss.gateway();
    const watched = parts({
      confirm(asked, key) {
        keys.push(key.replace(order.orderId, ''));
        return confirm(asked, key);
      },
    });
    await confirmOrder(watched, order);
    for (let round = 0; round < 3; round += 1) {
      toss.clock.time += 40_000;
      await resolveOrders(watched);
    }
    expect(keys).toEqual(['confirm-', 'confirm-', 'confirm-', 'confirm--k2']);
    expect(await stateOf(order)).toBe('DONE');
    expect(issued).toEqual([pack(order)]);
  });

  it('is given up after ten minutes, and still settled if it was paid', async () => {
    const order = await passedOrder();
    const nobody = parts({ confirm: unreachable, findByOrderId: () => Promise.resolve(null) });
    await confirmOrder(nobody, order);
    toss.clock.time += 10 * MINUTE;
    await resolveOrders(nobody);
    expect(await stateOf(order)).toBe('FAILED');
    expect(alarms).toEqual(['the provider does not know an order that it was asked about']);

    toss.clock.time -= 5 * MINUTE;
    const payment = await toss.gateway().confirm(order, `confirm-${order.orderId}`);
    expect(await settleOrder(parts(), order.orderId, payment, new Date(toss.clock.time))).toBe('DONE');
    expect(await settleOrder(parts(), order.orderId, payment, new Date(toss.clock.time))).toBe('DONE');
    expect(issued).toEqual([pack(order)]);
    expect(alarms.at(-1)).toBe('an order that was given up has been paid');
  });

  it('does not hold up the others while the provider cannot be reached', async () => {
    const lost = await passedOrder('cut');
    const other = await passedOrder('cut');
    await confirmOrder(parts(), lost);
    await confirmOrder(parts(), other);
    toss.clock.time += 40_000;
    const { findByOrderId } = toss.gateway();
    await resolveOrders(parts({ findByOrderId: (id) => (id === lost.orderId ? unreachable() : findByOrderId(id)) }));
    expect([await stateOf(lost), await stateOf(other)]).toEqual(['ASKED', 'DONE']);
  });
});

it('a payment of another amount goes back whole', async () => {
  const order = await passedOrder();
  const { confirm } = toss.gateway();
  const halved = parts({ confirm: async (...asked) => ({ ...(await confirm(...asked)), totalAmount: 5_000 }) });
  expect(await confirmOrder(halved, order)).toMatchObject({ state: 'FAILED', failureCode: 'AMOUNT_MISMATCH' });
  expect(await toss.gateway().findByOrderId(order.orderId)).toMatchObject({ status: 'CANCELED', balanceAmount: 0 });
  expect(issued).toEqual([]);
  expect(alarms).toEqual(['an order was paid with another amount']);
});

it('the clock and a late answer settle an order once', async () => {
  const order = await passedOrder();
  const { confirm } = toss.gateway();
  const confirmed = createGate();
  const held = createGate();
  const late = confirmOrder(
    parts({
      async confirm(...asked) {
        const payment = await confirm(...asked);
        confirmed.open();
        await held.opened;
        return payment;
      },
    }),
    order,
  );
  await confirmed.opened;
  toss.clock.time += 40_000;
  await resolveOrders();
  expect(issued).toEqual([pack(order)]);
  held.open();
  expect(await late).toMatchObject({ state: 'DONE' });
  expect(issued).toEqual([pack(order)]);
});

it('ids of orders fit the alphabet of the provider', () => {
  expect(createCreditOrderId()).toMatch(/^cr_[0-9A-Za-z]{22}$/);
});
