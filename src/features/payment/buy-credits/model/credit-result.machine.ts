import { assign, setup } from 'xstate';
import { findPaymentOrder, type PaymentOrder } from '@/entities/payment/credit';
import type { ReturnDestination } from '@/entities/payment/provider-window';
import { ApiError, getThrownError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';

export const POLL_EVERY_MS = 2_000;
export const POLL_FOR_MS = 60_000;

type CreditResultInput = { orderId: string | null };
type CreditResultContext = CreditResultInput & { order: PaymentOrder | null };

const leaveFailed = ({ failure }: PaymentOrder): ReturnDestination =>
  failure ? { to: 'purchase', trouble: failure.message } : { to: 'back', words: { kind: 'error' } };

/**
 * deciding ─┬─no order──▶ left: to the payment settings
 *           └─▶ following: asking ──not known yet, no answer──▶ waiting ──2 s──▶ asking
 *                            ├─paid──▶ bought
 *                            ├─failed──▶ left: to the dialog with the reason, or back if there is none
 *                            └─unknown order──▶ left: to the payment settings
 *               following ──60 s──▶ late
 */
export const creditResultMachine = setup({
  types: { input: {} as CreditResultInput, context: {} as CreditResultContext },
  actors: {
    findOrder: fromRequest<PaymentOrder, string>(({ input, signal }) => findPaymentOrder(input, signal)),
  },
  actions: {
    leave: (_, _leaving: ReturnDestination) => {},
  },
  guards: {
    hasNoOrder: ({ context }) => !context.orderId,
    isPaid: (_, { order }: { order: PaymentOrder }) => order.state === 'DONE',
    hasFailed: (_, { order }: { order: PaymentOrder }) => order.state === 'FAILED' || order.state === 'EXPIRED',
    isUnknown: (_, { error }: { error: unknown }) => ApiError.from(error).code === 'NOT_FOUND',
  },
}).createMachine({
  id: 'creditResult',
  context: ({ input }) => ({ ...input, order: null }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'hasNoOrder', target: 'left', actions: { type: 'leave', params: { to: 'settings' } } },
        { target: 'following' },
      ],
    },
    following: {
      initial: 'asking',
      after: { [POLL_FOR_MS]: 'late' },
      states: {
        asking: {
          invoke: {
            src: 'findOrder',
            input: ({ context }) => context.orderId ?? '',
            onDone: [
              {
                guard: { type: 'isPaid', params: ({ event }) => ({ order: event.output }) },
                target: '#creditResult.bought',
                actions: assign({ order: ({ event }) => event.output }),
              },
              {
                guard: { type: 'hasFailed', params: ({ event }) => ({ order: event.output }) },
                target: '#creditResult.left',
                actions: { type: 'leave', params: ({ event }) => leaveFailed(event.output) },
              },
              { target: 'waiting' },
            ],
            onError: [
              {
                guard: { type: 'isUnknown', params: getThrownError },
                target: '#creditResult.left',
                actions: { type: 'leave', params: { to: 'settings' } },
              },
              { target: 'waiting' },
            ],
          },
        },
        waiting: { after: { [POLL_EVERY_MS]: 'asking' } },
      },
    },
    /** The provider still hasn't answered. The card may have been charged, so this isn't shown as a failure. */
    late: {},
    bought: {},
    left: { type: 'final' },
  },
});
