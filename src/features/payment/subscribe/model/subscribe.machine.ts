import { assign, setup } from 'xstate';
import type { PaymentOrder } from '@/entities/payment/order';
import { checkAvailability, type PlanAvailability, type PlanName } from '@/entities/payment/plan';
import { ApiError, createRequestKey, getThrownError, keepFailure, toFailure } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { subscribe, type Subscription } from '../api/subscribe';
import { isCardUnusable, isDefiniteFailure, isOfferOutdated } from './outcomes';
import type { SubscribeContext, SubscribeEvent, SubscribeInput } from './subscribe.types';

/**
 * checking ─┬─available──▶ choosing ──pay──▶ paying ──order──▶ ordered
 *           ├─not available──▶ refused              ├─card declined, unusable, provider unavailable───▶ choosing
 *           └─error──▶ unchecked ──retry──▶ checking├─another payment, plan already active──▶ checking
 * refused ──retry──▶ checking                       └─no answer──▶ unanswered ──retry──▶ paying (with the same key)
 * checking, choosing, refused, unchecked ──plan.chosen──▶ checking
 * `ordered` includes orders that the provider hasn't confirmed yet. The next page tracks them.
 */
export const subscribeMachine = setup({
  types: { input: {} as SubscribeInput, context: {} as SubscribeContext, events: {} as SubscribeEvent },
  actors: {
    checkAvailability: fromRequest<PlanAvailability, { organizationUuid: string; plan: PlanName }>(
      ({ input, signal }) => checkAvailability(input, signal),
    ),
    subscribe: fromRequest<PaymentOrder, Subscription>(({ input, signal }) => subscribe(input, signal)),
  },
  actions: {
    /** Implemented by the component that runs the machine, because it has access to the cache and the router. */
    onOrdered: (_, _params: { order: PaymentOrder }) => {},
    /** The cards or the plan have changed since the page was opened. */
    onOutdated: () => {},
    keepFailure: assign(toFailure),
    forgetFailure: assign({ failure: null }),
    forgetCard: assign({ paymentMethodUuid: null }),
    renewKey: assign({ requestKey: () => createRequestKey() }),
  },
  guards: {
    isAvailable: (_, { available }: PlanAvailability) => available,
    isComplete: ({ context: { plan, agreed, paymentMethodUuid } }) =>
      plan !== 'FREE' && agreed && paymentMethodUuid !== null,
    isOfferOutdated: (_, { error }: { error: unknown }) => isOfferOutdated(ApiError.from(error)),
    isCardUnusable: (_, { error }: { error: unknown }) => isCardUnusable(ApiError.from(error)),
    isDefiniteFailure: (_, { error }: { error: unknown }) => isDefiniteFailure(ApiError.from(error)),
  },
}).createMachine({
  id: 'subscribe',
  context: ({ input }) => ({
    ...input,
    availability: null,
    agreed: false,
    requestKey: createRequestKey(),
    failure: null,
    order: null,
  }),
  initial: 'offering',
  states: {
    offering: {
      initial: 'checking',
      on: {
        'plan.chosen': {
          target: '.checking',
          actions: ['forgetFailure', assign({ plan: ({ event }) => event.plan, availability: null })],
        },
        // The cards and the agreement stay on the page while the offer is checked, and can be changed in the meantime.
        'card.chosen': {
          actions: ['forgetFailure', assign({ paymentMethodUuid: ({ event }) => event.paymentMethodUuid })],
        },
        'agreement.changed': { actions: assign({ agreed: ({ event }) => event.agreed }) },
      },
      states: {
        checking: {
          invoke: {
            src: 'checkAvailability',
            input: ({ context: { organizationUuid, plan } }) => ({ organizationUuid, plan }),
            onDone: [
              {
                guard: { type: 'isAvailable', params: ({ event }) => event.output },
                target: 'choosing',
                actions: assign({ availability: ({ event }) => event.output }),
              },
              // The reason in the response is newer than that of a failed attempt.
              { target: 'refused', actions: ['forgetFailure', assign({ availability: ({ event }) => event.output })] },
            ],
            onError: { target: 'unchecked', actions: keepFailure },
          },
        },
        choosing: {
          on: {
            pay: { guard: 'isComplete', target: '#subscribe.paying', actions: ['forgetFailure', 'renewKey'] },
          },
        },
        refused: { on: { retry: { target: 'checking', actions: 'forgetFailure' } } },
        unchecked: { on: { retry: { target: 'checking', actions: 'forgetFailure' } } },
      },
    },
    paying: {
      invoke: {
        src: 'subscribe',
        input: ({ context: { organizationUuid, paymentMethodUuid, requestKey } }) => ({
          organizationUuid,
          paymentMethodUuid: paymentMethodUuid ?? '',
          requestKey,
        }),
        onDone: {
          target: 'ordered',
          actions: [
            assign({ order: ({ event }) => event.output }),
            { type: 'onOrdered', params: ({ event }) => ({ order: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isOfferOutdated', params: getThrownError },
            target: 'offering.checking',
            actions: [keepFailure, 'onOutdated'],
          },
          {
            guard: { type: 'isCardUnusable', params: getThrownError },
            target: 'offering.choosing',
            actions: [keepFailure, 'forgetCard', 'onOutdated'],
          },
          {
            guard: { type: 'isDefiniteFailure', params: getThrownError },
            target: 'offering.choosing',
            actions: keepFailure,
          },
          { target: 'unanswered', actions: keepFailure },
        ],
      },
    },
    /**
     * The card may have been charged. Repeating the request with the same key returns the outcome without charging
     * again.
     */
    unanswered: { on: { retry: { target: 'paying', actions: 'forgetFailure' } } },
    ordered: { type: 'final' },
  },
});
