import { assign, fromPromise, setup } from 'xstate';
import type { BillingWindow } from '@/entities/payment/account';
import {
  isWindowClosedCode,
  loadProvider,
  readProviderCode,
  SCRIPT_TIMEOUT_MS,
  type Provider,
} from '@/entities/payment/provider-window';
import { keepFailure, toFailure, type ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { getBillingWindow } from '../api/card-registration';

type RegisterCardInput = { organizationUuid: string };
type RegisterCardContext = RegisterCardInput & {
  window: BillingWindow | null;
  provider: Provider | null;
  failure: ApiError | null;
  /** Why the card window didn't replace the page. */
  unopened: 'closed' | 'failed' | null;
};
type Opening = Pick<RegisterCardContext, 'window' | 'provider'>;

/**
 * idle ──start──▶ preparing ──keys──▶ loading ──script──▶ opening ──redirect to the provider───▶ left
 *  ▲ ▲ ▲             └─error─▶ idle      │                   │
 *  │ │ └──────10 s, or no script─────────┘                   │
 *  │ └────────────────closed or refused──────────────────────┘
 *  └──page.restored── anywhere
 */
export const registerCardMachine = setup({
  types: {
    input: {} as RegisterCardInput,
    context: {} as RegisterCardContext,
    events: {} as { type: 'start' } | { type: 'page.restored' },
    tags: {} as 'busy',
  },
  actors: {
    getWindow: fromRequest<BillingWindow, string>(({ input, signal }) => getBillingWindow(input, signal)),
    loadProvider: fromPromise<Provider, BillingWindow | null>(({ input }) =>
      input ? loadProvider(input) : Promise.reject(new Error('There are no keys.')),
    ),
    openWindow: fromPromise<void, Opening>(({ input }) => openWindow(input)),
  },
  actions: {
    keepReturnPath: () => {},
    forgetScript: () => {},
    keepFailure: assign(toFailure),
    noteUnopened: assign({ unopened: (_, { unopened }: { unopened: 'closed' | 'failed' }) => unopened }),
  },
  guards: {
    wasClosed: (_, { error }: { error: unknown }) => isWindowClosedCode(readProviderCode(error)),
  },
}).createMachine({
  id: 'registerCard',
  context: ({ input }) => ({ ...input, window: null, provider: null, failure: null, unopened: null }),
  initial: 'idle',
  on: { 'page.restored': '.idle' },
  states: {
    idle: { on: { start: { target: 'preparing', actions: assign({ failure: null, unopened: null }) } } },
    preparing: {
      tags: 'busy',
      invoke: {
        src: 'getWindow',
        input: ({ context }) => context.organizationUuid,
        onDone: { target: 'loading', actions: assign({ window: ({ event }) => event.output }) },
        onError: { target: 'idle', actions: keepFailure },
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadProvider',
        input: ({ context }) => context.window,
        onDone: { target: 'opening', actions: assign({ provider: ({ event }) => event.output }) },
        onError: { target: 'idle', actions: { type: 'noteUnopened', params: { unopened: 'failed' } } },
      },
      after: {
        [SCRIPT_TIMEOUT_MS]: {
          target: 'idle',
          actions: ['forgetScript', { type: 'noteUnopened', params: { unopened: 'failed' } }],
        },
      },
    },
    opening: {
      tags: 'busy',
      entry: 'keepReturnPath',
      invoke: {
        src: 'openWindow',
        input: ({ context: { window, provider } }) => ({ window, provider }),
        onDone: 'left',
        onError: [
          {
            guard: { type: 'wasClosed', params: ({ event }) => ({ error: event.error }) },
            target: 'idle',
            actions: { type: 'noteUnopened', params: { unopened: 'closed' } },
          },
          { target: 'idle', actions: { type: 'noteUnopened', params: { unopened: 'failed' } } },
        ],
      },
    },
    left: { tags: 'busy' },
  },
});

async function openWindow({ window, provider }: Opening) {
  if (!window || !provider) throw new Error('There are no keys.');
  const { customerKey, successUrl, failUrl } = window;
  await provider.requestBillingAuth({ customerKey, successUrl, failUrl, windowTarget: 'self' });
}
