import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { PaymentOrder } from '@/entities/payment/order';
import type { PlanAvailability, PlanName } from '@/entities/payment/plan';
import type { Subscription } from '@/features/payment/subscribe/api/subscribe';
import { subscribeMachine } from '@/features/payment/subscribe/model/subscribe.machine';
import { ApiError, type ErrorCode } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { http, ok, server } from '../../../support/http';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const offer = (change: Partial<PlanAvailability> = {}): PlanAvailability => ({
  available: true,
  reason: null,
  amount: 123_000,
  effectiveAt: '2026-11-04T00:00:00Z',
  nextBillingAt: '2026-12-04T00:00:00Z',
  ...change,
});
const orderOf = (state: PaymentOrder['state']): PaymentOrder => ({
  orderId: 'sub_1',
  kind: 'PLAN',
  state,
  amount: 123_000,
  credits: null,
  servicePlanName: 'STANDARD',
  failure: null,
  available: 0,
});

type Answers = { offers?: (PlanAvailability | ApiError)[]; orders?: (PaymentOrder | ApiError)[] };

/** Returns the answers in order, and repeats the last one. */
function answerInTurn<Answer extends object, Question>(answers: readonly (Answer | ApiError)[], asked: Question[]) {
  return fromRequest<Answer, Question>(async ({ input }) => {
    asked.push(input);
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    if (!answer || answer instanceof ApiError) throw answer;
    return answer;
  });
}

function start({ offers = [offer()], orders = [orderOf('DONE')] }: Answers, plan: PlanName = 'STANDARD') {
  const checked: { organizationUuid: string; plan: PlanName }[] = [];
  const paid: Subscription[] = [];
  const effects: string[] = [];
  const actor = createActor(
    subscribeMachine.provide({
      actors: {
        checkAvailability: answerInTurn<PlanAvailability, { organizationUuid: string; plan: PlanName }>(
          offers,
          checked,
        ),
        subscribe: answerInTurn<PaymentOrder, Subscription>(orders, paid),
      },
      actions: {
        onOrdered: (_, { order }) => effects.push(`ordered ${order.state}`),
        onOutdated: () => effects.push('outdated'),
      },
    }),
    { input: { organizationUuid: 'o', plan, paymentMethodUuid: 'shinhan' } },
  ).start();
  type State = Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0];
  const until = (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state));
  const pay = async () => {
    await until({ offering: 'choosing' });
    actor.send({ type: 'agreement.changed', agreed: true });
    actor.send({ type: 'pay' });
  };
  return { actor, until, pay, checked, paid, effects, context: () => actor.getSnapshot().context };
}

const refuse = (code: ErrorCode, status?: number) => new ApiError(code, status === undefined ? {} : { status });

it('asks what the plan costs, and pays for it', async () => {
  const sent: unknown[] = [];
  server.use(
    http.get('/payments/service-plan/standard/availability-check/{id}', ({ params, response }) => {
      sent.push(params.id);
      return response(200).json(ok(offer()));
    }),
    http.post('/payments/service-plan/subscribe', async ({ request, response }) => {
      sent.push([request.headers.get('Idempotency-Key'), await request.json()]);
      return response(200).json(ok(orderOf('DONE')));
    }),
  );
  const effects: unknown[] = [];
  const actor = createActor(
    subscribeMachine.provide({ actions: { onOrdered: (_, params) => effects.push(params.order) } }),
    { input: { organizationUuid: 'o', plan: 'STANDARD', paymentMethodUuid: null } },
  ).start();
  const { requestKey, ...context } = actor.getSnapshot().context;
  expect([context.availability, context.agreed, context.failure, context.order]).toEqual([null, false, null, null]);
  await waitFor(actor, (snapshot) => snapshot.matches({ offering: 'choosing' }));
  actor.send({ type: 'agreement.changed', agreed: true });
  expect(actor.getSnapshot().can({ type: 'pay' })).toBe(false);
  actor.send({ type: 'card.chosen', paymentMethodUuid: 'shinhan' });
  actor.send({ type: 'pay' });
  const last = await waitFor(actor, (snapshot) => snapshot.matches('ordered'));
  expect(sent).toEqual([
    'o',
    [
      last.context.requestKey,
      { organizationUuid: 'o', paymentMethodUuid: 'shinhan', servicePlanName: 'STANDARD', agreed: true },
    ],
  ]);
  expect([last.status, last.context.order, effects]).toEqual(['done', orderOf('DONE'), [orderOf('DONE')]]);
  expect(last.context.requestKey).not.toBe(requestKey);
});

describe('choosing', () => {
  it('asks what each plan that is chosen would mean', async () => {
    const { actor, until, checked, context } = start({
      offers: [offer(), offer({ amount: 0, nextBillingAt: null })],
    });
    await until({ offering: 'choosing' });
    actor.send({ type: 'plan.chosen', plan: 'FREE' });
    expect([actor.getSnapshot().value, context().availability]).toEqual([{ offering: 'checking' }, null]);
    await until({ offering: 'choosing' });
    expect([checked.map(({ plan }) => plan), context().availability?.amount]).toEqual([['STANDARD', 'FREE'], 0]);
  });

  it.each(['ALREADY_ON', 'ENDING', 'NO_CARD', 'PAYMENT_RUNNING'] as const)(
    'is refused for %s, and can be asked again',
    async (reason) => {
      const { actor, until, context } = start({ offers: [offer({ available: false, reason }), offer()] });
      await until({ offering: 'refused' });
      expect(context().availability?.reason).toBe(reason);
      actor.send({ type: 'pay' });
      expect(actor.getSnapshot().matches({ offering: 'refused' })).toBe(true);
      actor.send({ type: 'retry' });
      await until({ offering: 'choosing' });
    },
  );

  it('can be tried again when it could not be asked', async () => {
    const { actor, until, context } = start({ offers: [refuse('NETWORK'), offer()] });
    await until({ offering: 'unchecked' });
    expect(context().failure?.code).toBe('NETWORK');
    actor.send({ type: 'retry' });
    await until({ offering: 'choosing' });
    expect(context().failure).toBeNull();
  });

  it('leaves a plan that is still being asked about for another', async () => {
    const { actor, until, checked } = start({ offers: [new ApiError('UNKNOWN'), offer()] });
    actor.send({ type: 'plan.chosen', plan: 'FREE' });
    await until({ offering: 'choosing' });
    expect(checked.at(-1)?.plan).toBe('FREE');
  });

  it('forgets why the payment failed when another plan is chosen', async () => {
    const { actor, pay, context } = start({ orders: [refuse('CARD_DECLINED', 422)] });
    await pay();
    await waitFor(actor, (snapshot) => snapshot.context.failure !== null);
    actor.send({ type: 'agreement.changed', agreed: false });
    expect([context().failure?.code, context().agreed]).toEqual(['CARD_DECLINED', false]);
    actor.send({ type: 'plan.chosen', plan: 'STANDARD' });
    expect(context().failure).toBeNull();
  });

  it('needs the agreement, a card and a plan that costs something', async () => {
    const { actor, until } = start({});
    const snapshot = await until({ offering: 'choosing' });
    expect(snapshot.can({ type: 'pay' })).toBe(false);
    actor.send({ type: 'agreement.changed', agreed: true });
    expect(actor.getSnapshot().can({ type: 'pay' })).toBe(true);
    actor.send({ type: 'plan.chosen', plan: 'FREE' });
    expect((await until({ offering: 'choosing' })).can({ type: 'pay' })).toBe(false);
  });
});

describe('paying', () => {
  it.each(['DONE', 'CONFIRMING'] as const)('goes on with an order that is %s', async (state) => {
    const { until, pay, paid, effects } = start({ orders: [orderOf(state)] });
    await pay();
    await until('ordered');
    expect(effects).toEqual([`ordered ${state}`]);
    expect(paid).toEqual([{ organizationUuid: 'o', paymentMethodUuid: 'shinhan', requestKey: expect.any(String) }]);
  });

  it.each([
    ['CARD_DECLINED', 422],
    ['PAYMENT_UNAVAILABLE', 503],
    ['VALIDATION', 422],
  ] as const)('comes back to the choice after %s, with the card and the agreement', async (code, status) => {
    const { actor, until, pay, paid, context } = start({ orders: [refuse(code, status), orderOf('DONE')] });
    await pay();
    await waitFor(actor, (snapshot) => snapshot.context.failure !== null);
    expect(context()).toMatchObject({ paymentMethodUuid: 'shinhan', agreed: true });
    expect(context().failure?.code).toBe(code);
    actor.send({ type: 'card.chosen', paymentMethodUuid: 'kookmin' });
    expect(context().failure).toBeNull();
    actor.send({ type: 'pay' });
    await until('ordered');
    expect(paid[1]?.paymentMethodUuid).toBe('kookmin');
    // A different card makes it a different request.
    expect(paid[1]?.requestKey).not.toBe(paid[0]?.requestKey);
  });

  it('keeps the card and the agreement that are chosen while the offer is checked', async () => {
    const { actor, until, context } = start({});
    expect(actor.getSnapshot().matches({ offering: 'checking' })).toBe(true);
    actor.send({ type: 'card.chosen', paymentMethodUuid: 'kookmin' });
    actor.send({ type: 'agreement.changed', agreed: true });
    await until({ offering: 'choosing' });
    expect(context()).toMatchObject({ paymentMethodUuid: 'kookmin', agreed: true });
  });

  it.each([
    ['CARD_UNUSABLE', 422],
    ['NOT_FOUND', 404],
  ] as const)('forgets the card after %s', async (code, status) => {
    const { actor, pay, effects, context } = start({ orders: [refuse(code, status)] });
    await pay();
    await waitFor(actor, (snapshot) => snapshot.context.failure !== null);
    expect([context().paymentMethodUuid, effects]).toEqual([null, ['outdated']]);
    expect(actor.getSnapshot().can({ type: 'pay' })).toBe(false);
  });

  it.each(['ALREADY_ON', 'PAYMENT_RUNNING'] as const)('asks again what is offered after %s', async (code) => {
    const { actor, until, pay, checked, context, effects } = start({
      offers: [offer(), offer({ available: false, reason: code })],
      orders: [refuse(code, 409)],
    });
    await pay();
    await until({ offering: 'refused' });
    expect([checked.length, context().availability?.reason, effects]).toEqual([2, code, ['outdated']]);
    // The new reason is shown alone: with the old failure beside it, the page could contradict itself.
    expect(context().failure).toBeNull();
    actor.send({ type: 'retry' });
    expect(context().failure).toBeNull();
  });

  it.each([
    ['the connection', refuse('NETWORK')],
    ['the time', refuse('TIMEOUT')],
    ['the server', refuse('INTERNAL', 500)],
    ['the limits', refuse('RATE_LIMITED', 429)],
    ['its own first request', refuse('IDEMPOTENCY_RUNNING', 409)],
  ])('repeats the same wish after losing %s, because money may be gone', async (_what, lost) => {
    const { actor, until, pay, paid, context } = start({ orders: [lost, orderOf('DONE')] });
    await pay();
    await until('unanswered');
    expect(context().failure).toBe(lost);
    actor.send({ type: 'plan.chosen', plan: 'FREE' });
    expect(actor.getSnapshot().value).toBe('unanswered');
    actor.send({ type: 'retry' });
    expect(context().failure).toBeNull();
    await until('ordered');
    expect(paid[1]).toEqual(paid[0]);
  });
});
