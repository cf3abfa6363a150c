import { discardTokens, storeTokens, threadSecret, type Tokens } from '@/shared/session';
import { requestTokenRefresh } from './bare-client';
import type { startTokenRefresh } from './token-refresh';

type TokenRefresh = ReturnType<typeof startTokenRefresh>;

let tokenRefresh: Promise<TokenRefresh> | null = null;
const listeners = new Set<() => void>();
const tellExpired = () => {
  for (const listener of listeners) listener();
};

/** Calls the listener when the server refuses to continue a session. Returns a function that removes it. */
export function onSessionExpired(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function refreshSession(): Promise<void> {
  tokenRefresh ??= import('./token-refresh').then((module) =>
    module.startTokenRefresh(requestTokenRefresh, tellExpired),
  );
  await (await tokenRefresh).refresh();
}

export async function beginSession(tokens: Tokens): Promise<void> {
  storeTokens(tokens);
  (await tokenRefresh)?.actor.send({ type: 'tokens.issued', tokens });
}

export async function endSession(): Promise<void> {
  discardTokens();
  threadSecret.forget();
  (await tokenRefresh)?.actor.send({ type: 'session.ended' });
}
