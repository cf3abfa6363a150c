import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PaymentFailure } from '../../../server/adapters/payments/port.ts';
import { waitForOrder } from '../../../server/modules/payments/order-outcome.ts';
import { createGate } from '../../support/gate.ts';
import { startPaying, type Paying } from '../../support/paying.ts';
import { login } from '../../support/people.ts';

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
afterEach(() => paying.restore());
afterAll(() => paying.close());

describe('an answer that does not come', () => {
  it('is CONFIRMING, and the webhook finds out', async () => {
    const { api, signUpWithCard, gateway, tick, toss } = paying;
    const { subscribe, own } = await signUpWithCard();
    const { charge } = gateway;
    gateway.charge = async (...given) => {
      await charge(...given);
      throw new PaymentFailure('unknown', 'NETWORK_ERROR', '');
    };
    const order = await api.ok('subscribeServicePlan', subscribe);
    expect(order.state).toBe('CONFIRMING');
    expect(await api.ok('getPaymentProfile', own)).toMatchObject({ servicePlanName: 'FREE' });
    await toss.deliverWebhooks();
    const notice = toss.inbox.bodies.findLast(({ data }) => data['orderId'] === order.orderId);
    await api.ok('receiveTossWebhook', { body: { createdAt: '2026-11-20T10:00:00.000000', ...notice } });
    await tick();
    const path = { orderId: order.orderId };
    expect(await api.ok('getPaymentOrder', { token: own.token, path })).toMatchObject({ state: 'DONE' });
    expect(await api.ok('getPaymentProfile', own)).toMatchObject({ servicePlanName: 'STANDARD' });
  });

  it('is settled once if the webhook comes first', async () => {
    const { api, signUpWithCard, gateway, tick } = paying;
    const { subscribe, person } = await signUpWithCard();
    const { charge } = gateway;
    gateway.charge = async (...given) => {
      const payment = await charge(...given);
      const { orderId, paymentKey, status } = payment;
      const createdAt = '2026-11-20T10:00:00.000000';
      const data = { orderId, paymentKey, status };
      await api.ok('receiveTossWebhook', { body: { eventType: 'PAYMENT_STATUS_CHANGED', createdAt, data } });
      await tick();
      return payment;
    };
    expect(await api.ok('subscribeServicePlan', subscribe)).toMatchObject({ state: 'DONE' });
    expect((await paying.booksOf(person.organizationUuid)).entries).toHaveLength(3);
  });

  it('is looked up by the clock, and asked for again under the same key', async () => {
    const { api, signUpWithCard, gateway, tick, advance } = paying;
    const { subscribe, own } = await signUpWithCard();
    const { charge } = gateway;
    const keys: string[] = [];
    gateway.charge = (asked, key) => {
      keys.push(key);
      return keys.length === 1 ? Promise.reject(new PaymentFailure('unknown', 'TIMEOUT', '')) : charge(asked, key);
    };
    const { orderId } = await api.ok('subscribeServicePlan', subscribe);
    advance(39_000);
    await tick();
    expect(keys).toEqual([`charge-${orderId}`]);
    advance(1_000);
    await tick();
    expect(keys).toEqual([`charge-${orderId}`, `charge-${orderId}`]);
    expect(await api.ok('getPaymentProfile', own)).toMatchObject({ servicePlanName: 'STANDARD' });
  });

  it('is given up after a day, with an alarm', async () => {
    const { api, signUpWithCard, gateway, tick, advance, alarms } = paying;
    const { subscribe, person } = await signUpWithCard();
    gateway.charge = () => Promise.reject(new PaymentFailure('unknown', 'TIMEOUT', ''));
    const { orderId } = await api.ok('subscribeServicePlan', subscribe);
    advance(86_400_000);
    await tick();
    expect(alarms).toEqual(['the provider does not know an order that it was asked about']);
    const { state, failureCode } = await api.database
      .selectFrom('paymentOrders')
      .select(['state', 'failureCode'])
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    expect([state, failureCode]).toEqual(['FAILED', 'NOT_ANSWERED']);
    paying.restore();
    const { accessJwt: token } = await login(api, person.email);
    expect(await api.ok('subscribeServicePlan', { ...subscribe, token })).toMatchObject({ state: 'DONE' });
  });

  it('does not keep a browser waiting', async () => {
    const alarms: string[] = [];
    const said = createGate();
    const raiseAlarm = (reason: string) => {
      alarms.push(reason);
      said.open();
    };
    const never = createGate();
    const parts = { raiseAlarm, database: paying.api.database };
    const soon = { limitMs: 1, everyMs: 1 };
    expect(await waitForOrder(parts, 'order', never.opened, soon)).toBe('LATE');
    const failing = never.opened.then(() => Promise.reject(new Error('no database')));
    expect(await waitForOrder(parts, 'order', failing, soon)).toBe('LATE');
    never.open();
    await said.opened;
    expect(alarms).toEqual(['a payment could not be followed: Error: no database']);
  });
});
