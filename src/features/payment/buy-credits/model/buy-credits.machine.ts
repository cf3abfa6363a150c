import { assign, fromPromise, setup } from 'xstate';
import type { CreditWindow } from '@/entities/payment/credit';
import { createCreditOrder } from '@/entities/payment/credit';
import {
  isWindowClosedCode,
  loadProvider,
  readProviderCode,
  SCRIPT_TIMEOUT_MS,
  type Provider,
} from '@/entities/payment/provider-window';
import { createRequestKey, keepFailure, toFailure, type ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';

export type BuyCreditsInput = {
  organizationUuid: string;
  creditPackId: string | null;
  /** Why the purchase before this one failed. */
  refusal: string | null;
};

export type BuyCreditsEvent =
  | { type: 'pack.chosen'; creditPackId: string }
  | { type: 'pay' }
  /** The browser restored the page from its cache, so the member came back from the payment window without a result. */
  | { type: 'page.restored' };

type BuyCreditsContext = BuyCreditsInput & {
  requestKey: string;
  window: CreditWindow | null;
  provider: Provider | null;
  failure: ApiError | null;
  /** Why the payment window didn't replace the page. */
  unopened: 'closed' | 'failed' | null;
};

type Opening = { window: CreditWindow | null; provider: Provider | null };

/**
 * choosing ──pay──▶ ordering ──order──▶ loading ──script──▶ opening ──redirect to the provider───▶ left
 *    ▲ ▲ ▲             └─error─▶ choosing  │                  │
 *    │ │ └──────10 s, or no script─────────┘                  │
 *    │ └─────────────────closed or refused────────────────────┘
 *    └──page.restored── anywhere
 */
export const buyCreditsMachine = setup({
  types: {
    input: {} as BuyCreditsInput,
    context: {} as BuyCreditsContext,
    events: {} as BuyCreditsEvent,
    tags: {} as 'busy',
  },
  actors: {
    createOrder: fromRequest<CreditWindow, Parameters<typeof createCreditOrder>[0]>(({ input, signal }) =>
      createCreditOrder(input, signal),
    ),
    loadProvider: fromPromise<Provider, CreditWindow | null>(({ input }) =>
      input ? loadProvider(input) : Promise.reject(new Error('There is no order.')),
    ),
    openWindow: fromPromise<void, Opening>(({ input }) => openWindow(input)),
  },
  actions: {
    /** Stores what the member returns to after the payment window. */
    keepReturnPath: (_: unknown, _params: { creditPackId: string | null }) => {},
    forgetScript: () => {},
    keepFailure: assign(toFailure),
    noteUnopened: assign({ unopened: (_, { unopened }: { unopened: 'closed' | 'failed' }) => unopened }),
  },
  guards: {
    hasPack: ({ context }) => context.creditPackId !== null,
    wasClosed: (_, { error }: { error: unknown }) => isWindowClosedCode(readProviderCode(error)),
  },
}).createMachine({
  id: 'buyCredits',
  context: ({ input }) => ({
    ...input,
    requestKey: '',
    window: null,
    provider: null,
    failure: null,
    unopened: null,
  }),
  initial: 'choosing',
  on: { 'page.restored': '.choosing' },
  states: {
    choosing: {
      on: {
        'pack.chosen': { actions: assign({ creditPackId: ({ event }) => event.creditPackId }) },
        // Unpaid orders expire automatically, so every click creates a new one.
        pay: {
          guard: 'hasPack',
          target: 'ordering',
          actions: assign({ requestKey: createRequestKey, failure: null, unopened: null, refusal: null }),
        },
      },
    },
    ordering: {
      tags: 'busy',
      invoke: {
        src: 'createOrder',
        input: ({ context: { organizationUuid, creditPackId, requestKey } }) => ({
          organizationUuid,
          creditPackId: creditPackId ?? '',
          requestKey,
        }),
        onDone: { target: 'loading', actions: assign({ window: ({ event }) => event.output }) },
        onError: { target: 'choosing', actions: keepFailure },
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadProvider',
        input: ({ context }) => context.window,
        onDone: { target: 'opening', actions: assign({ provider: ({ event }) => event.output }) },
        onError: { target: 'choosing', actions: { type: 'noteUnopened', params: { unopened: 'failed' } } },
      },
      after: {
        [SCRIPT_TIMEOUT_MS]: {
          target: 'choosing',
          actions: ['forgetScript', { type: 'noteUnopened', params: { unopened: 'failed' } }],
        },
      },
    },
    opening: {
      tags: 'busy',
      entry: { type: 'keepReturnPath', params: ({ context }) => ({ creditPackId: context.creditPackId }) },
      invoke: {
        src: 'openWindow',
        input: ({ context: { window, provider } }) => ({ window, provider }),
        onDone: 'left',
        onError: [
          {
            guard: { type: 'wasClosed', params: ({ event }) => ({ error: event.error }) },
            target: 'choosing',
            actions: { type: 'noteUnopened', params: { unopened: 'closed' } },
          },
          { target: 'choosing', actions: { type: 'noteUnopened', params: { unopened: 'failed' } } },
        ],
      },
    },
    left: { tags: 'busy' },
  },
});

/** Never resolves: both URLs are set, so success is a redirect. It can only reject. */
async function openWindow({ window, provider }: Opening) {
  if (!window || !provider) throw new Error('There is no order.');
  const { amount, orderId, orderName, successUrl, failUrl } = window;
  await provider.requestPayment({ amount, orderId, orderName, successUrl, failUrl, windowTarget: 'self' });
}
