import { forgetTokens, keepTokens, type Tokens } from '@/shared/session';
import { callRefresh } from './bare-client';
import type { startTokenRefresh } from './token-refresh';

type TokenRefresh = ReturnType<typeof startTokenRefresh>;

let tokenRefresh: Promise<TokenRefresh> | null = null;
const listeners = new Set<() => void>();
const tellExpired = () => {
  for (const listener of listeners) listener();
};

/** Called when the server has refused to go on with a session. Answers how to stop listening. */
export function onSessionExpired(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function refreshSession(): Promise<void> {
  tokenRefresh ??= import('./token-refresh').then((module) => module.startTokenRefresh(callRefresh, tellExpired));
  await (await tokenRefresh).refresh();
}

/** A new session, or the present one in another organisation. */
export async function beginSession(tokens: Tokens): Promise<void> {
  keepTokens(tokens);
  (await tokenRefresh)?.actor.send({ type: 'tokens.issued', tokens });
}

export async function endSession(): Promise<void> {
  forgetTokens();
  (await tokenRefresh)?.actor.send({ type: 'session.ended' });
}
