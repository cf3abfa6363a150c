import { setup } from 'xstate';
import { confirmCreditOrder, type CreditConfirmation, type PaymentOrder } from '@/entities/payment/credit';
import { describeFailedWindow, type ReturnDestination } from '@/entities/payment/provider-window';
import { ApiError, getErrorMessage, getThrownError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';

export type CreditReturn = {
  status: 'success' | 'fail';
  orderId: string | null;
  paymentKey: string | null;
  /** The amount as text, from the URL. */
  amount: string | null;
  code: string | null;
  message: string | null;
};

export type CreditReturnInput = {
  returned: CreditReturn;
  organizationUuid: string | null;
  /** True if a window was opened in this tab. */
  isExpected: boolean;
};

const BACK: ReturnDestination = { to: 'back', words: { kind: 'error' } };
const NOTHING: CreditConfirmation = { orderId: '', organizationUuid: '', paymentKey: '', amount: 0 };

const toResult = ({ context }: { context: CreditReturnInput }): ReturnDestination => ({
  to: 'result',
  orderId: context.returned.orderId ?? '',
});

/** Without a conclusive answer, the payment may have gone through. */
const isUndecided = ({ status }: ApiError) => status === undefined || status >= 500;

/** Returns null if any of the values that the provider adds after a payment is missing. */
function readConfirmation({ returned, organizationUuid }: CreditReturnInput): CreditConfirmation | null {
  const { orderId, paymentKey, amount } = returned;
  if (!orderId || organizationUuid === null || !paymentKey || !amount || !/^[1-9]\d{0,14}$/.test(amount)) return null;
  return { orderId, organizationUuid, paymentKey, amount: Number(amount) };
}

/**
 * deciding ─┬─fail─────────────────────────────────▶ left: back, with its message or the default one
 *           ├─no order or organization─────────────▶ left: to the payment settings
 *           ├─no payment key, no whole amount──────▶ left: back
 *           └─▶ confirming ──done, or not known yet▶ left: to the result
 *                          └─refused───────────────▶ left: to the dialog, with the server's reason
 */
export const creditReturnMachine = setup({
  types: { input: {} as CreditReturnInput, context: {} as CreditReturnInput },
  actors: {
    confirm: fromRequest<PaymentOrder, CreditConfirmation>(({ input, signal }) => confirmCreditOrder(input, signal)),
  },
  actions: {
    leave: (_, _leaving: ReturnDestination) => {},
  },
  guards: {
    hasFailed: ({ context }) => context.returned.status === 'fail',
    hasNoOrder: ({ context: { returned, organizationUuid } }) => !returned.orderId || organizationUuid === null,
    isUnreadable: ({ context }) => readConfirmation(context) === null,
    /** The provider may have charged the card although the response was lost. */
    isUndecided: (_, { error }: { error: unknown }) => isUndecided(ApiError.from(error)),
  },
}).createMachine({
  id: 'creditReturn',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: 'hasFailed',
          target: 'left',
          actions: {
            type: 'leave',
            params: ({ context: { returned, isExpected } }) => ({
              to: 'back',
              words: describeFailedWindow({ ...returned, isExpected }),
            }),
          },
        },
        { guard: 'hasNoOrder', target: 'left', actions: { type: 'leave', params: { to: 'settings' } } },
        { guard: 'isUnreadable', target: 'left', actions: { type: 'leave', params: BACK } },
        { target: 'confirming' },
      ],
    },
    confirming: {
      invoke: {
        src: 'confirm',
        input: ({ context }) => readConfirmation(context) ?? NOTHING,
        onDone: { target: 'left', actions: { type: 'leave', params: toResult } },
        onError: [
          {
            guard: { type: 'isUndecided', params: getThrownError },
            target: 'left',
            actions: { type: 'leave', params: toResult },
          },
          {
            target: 'left',
            actions: {
              type: 'leave',
              params: ({ event }) => ({ to: 'purchase', trouble: getErrorMessage(ApiError.from(event.error)) }),
            },
          },
        ],
      },
    },
    left: { type: 'final' },
  },
});
