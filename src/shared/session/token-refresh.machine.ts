import { setup } from 'xstate';
import { fromRequest } from '@/shared/lib/actors';
import { discardTokens, storeTokens } from './session-tokens';
import { tokenStorage, type Tokens } from './token-storage';

type TokenRefreshEvent =
  | { type: 'refresh.requested' }
  | { type: 'tokens.issued'; tokens: Tokens }
  | { type: 'session.ended' };

/**
 * idle ──refresh.requested──▶ refreshing ──done──▶ idle
 *   │                           ├─no answer─────▶ idle        (tokens are kept: the network failed, not the session)
 *   │                           └─refused───────▶ expired ──tokens.issued──▶ idle
 *   └──no tokens, session.ended─────────────────▶ signedOut ──tokens.issued──▶ idle
 * `refresh.requested` has no transition while refreshing, so only one refresh runs at a time.
 */
export const tokenRefreshMachine = setup({
  types: { events: {} as TokenRefreshEvent },
  actors: {
    refreshTokens: fromRequest<Tokens, { refreshJwt: string }>(() =>
      Promise.reject(new Error('Provide the `refreshTokens` actor.')),
    ),
  },
  actions: {
    saveTokens: (_, tokens: Tokens) => storeTokens(tokens),
    clearTokens: discardTokens,
  },
  guards: {
    hasTokens: () => tokenStorage.read() !== null,
    wasAnswered: (_, _params: { error: unknown }): boolean => {
      throw new Error('Provide the `wasAnswered` guard.');
    },
  },
}).createMachine({
  id: 'tokenRefresh',
  initial: 'idle',
  on: {
    'tokens.issued': { target: '.idle', actions: { type: 'saveTokens', params: ({ event }) => event.tokens } },
    'session.ended': '.signedOut',
  },
  states: {
    idle: {
      on: { 'refresh.requested': [{ guard: 'hasTokens', target: 'refreshing' }, { target: 'signedOut' }] },
    },
    refreshing: {
      invoke: {
        src: 'refreshTokens',
        input: () => ({ refreshJwt: tokenStorage.read()?.refreshJwt ?? '' }),
        onDone: { target: 'idle', actions: { type: 'saveTokens', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'wasAnswered', params: ({ event }) => ({ error: event.error }) }, target: 'expired' },
          { target: 'idle' },
        ],
      },
    },
    expired: { entry: 'clearTokens' },
    signedOut: { entry: 'clearTokens' },
  },
});
