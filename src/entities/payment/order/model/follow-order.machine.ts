import { assign, setup } from 'xstate';
import { ApiError, getThrownError, keepFailure, toFailure } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { loadPaymentOrder, type PaymentOrder } from '../api/payment-order';

const PAUSE_MS = 2_000;
/** How long the page waits for the result, which is emailed in any case. */
const PATIENCE_MS = 60_000;

type FollowOrderContext = { orderId: string; order: PaymentOrder | null; failure: ApiError | null };

/**
 * following ─┬─ asking ──not known yet, no answer──▶ waiting ──2 s──▶ asking
 *            ├──paid──▶ paid
 *            ├──failed, expired──▶ failed
 *            ├──unknown order──▶ missing
 *            └──60 s──▶ late
 * A lost connection doesn't end the polling, because the provider may have charged the card.
 */
export const followOrderMachine = setup({
  types: {
    input: {} as { orderId: string },
    context: {} as FollowOrderContext,
  },
  actors: {
    loadPaymentOrder: fromRequest<PaymentOrder, { orderId: string }>(({ input, signal }) =>
      loadPaymentOrder(input.orderId, signal),
    ),
  },
  actions: { keepFailure: assign(toFailure) },
  delays: { pause: PAUSE_MS, patience: PATIENCE_MS },
  guards: {
    isPending: (_, { state }: PaymentOrder) => state === 'OPEN' || state === 'CONFIRMING',
    isUnpaid: (_, { state }: PaymentOrder) => state === 'FAILED' || state === 'EXPIRED',
    isFinalAnswer: (_, params: { error: unknown }) => {
      const { status } = ApiError.from(params.error);
      return status !== undefined && status >= 400 && status < 500 && status !== 429;
    },
  },
}).createMachine({
  id: 'followOrder',
  context: ({ input }) => ({ orderId: input.orderId, order: null, failure: null }),
  initial: 'following',
  states: {
    following: {
      after: { patience: 'late' },
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            src: 'loadPaymentOrder',
            input: ({ context: { orderId } }) => ({ orderId }),
            onDone: [
              { guard: { type: 'isPending', params: ({ event }) => event.output }, target: 'waiting' },
              {
                guard: { type: 'isUnpaid', params: ({ event }) => event.output },
                target: '#followOrder.failed',
                actions: assign({ order: ({ event }) => event.output }),
              },
              { target: '#followOrder.paid', actions: assign({ order: ({ event }) => event.output }) },
            ],
            onError: [
              {
                guard: { type: 'isFinalAnswer', params: getThrownError },
                target: '#followOrder.missing',
                actions: keepFailure,
              },
              { target: 'waiting' },
            ],
          },
        },
        waiting: { after: { pause: 'asking' } },
      },
    },
    paid: { type: 'final' },
    failed: { type: 'final' },
    late: { type: 'final' },
    missing: { type: 'final' },
  },
});
