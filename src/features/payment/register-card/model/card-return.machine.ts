import { setup } from 'xstate';
import type { PaymentMethod } from '@/entities/payment/account';
import { describeFailedWindow, type ReturnDestination } from '@/entities/payment/provider-window';
import { fromRequest } from '@/shared/lib/actors';
import { registerPaymentMethod, type CardKeys } from '../api/card-registration';

export type CardReturnInput = {
  returned: {
    status: 'success' | 'fail';
    customerKey: string | null;
    authKey: string | null;
    code: string | null;
    message: string | null;
  };
  organizationUuid: string | null;
  /** True if a window was opened in this tab. */
  isExpected: boolean;
};

/** Returns null if the window failed, or any of the values that the provider returns with a card is missing. */
function readKeys({ returned, organizationUuid }: CardReturnInput): CardKeys | null {
  const { status, customerKey, authKey } = returned;
  if (status === 'fail' || organizationUuid === null || !customerKey || !authKey) return null;
  return { organizationUuid, customerKey, authKey };
}

const NOTHING: CardKeys = { organizationUuid: '', customerKey: '', authKey: '' };
const BACK: ReturnDestination = { to: 'back', words: { kind: 'error' } };
const REGISTERED: ReturnDestination = { to: 'back', words: { kind: 'success', text: '카드를 등록했어요' } };

/**
 * deciding ─┬─failed, or a key is missing─▶ left: back, with its message or the default one
 *           └─▶ registering ──card──▶ left: back, with a success message
 *                           └─error─▶ left: back
 */
export const cardReturnMachine = setup({
  types: { input: {} as CardReturnInput, context: {} as CardReturnInput },
  actors: {
    register: fromRequest<PaymentMethod, CardKeys>(({ input, signal }) => registerPaymentMethod(input, signal)),
  },
  actions: {
    leave: (_, _leaving: ReturnDestination) => {},
  },
  guards: { hasKeys: ({ context }) => readKeys(context) !== null },
}).createMachine({
  id: 'cardReturn',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'hasKeys', target: 'registering' },
        {
          target: 'left',
          actions: {
            type: 'leave',
            params: ({ context: { returned, isExpected } }) => ({
              to: 'back',
              words: describeFailedWindow({ ...returned, isExpected }),
            }),
          },
        },
      ],
    },
    registering: {
      invoke: {
        src: 'register',
        input: ({ context }) => readKeys(context) ?? NOTHING,
        onDone: { target: 'left', actions: { type: 'leave', params: REGISTERED } },
        onError: { target: 'left', actions: { type: 'leave', params: BACK } },
      },
    },
    left: { type: 'final' },
  },
});
