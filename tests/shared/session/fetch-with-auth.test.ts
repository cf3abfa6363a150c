import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { fromRequest } from '@/shared/lib/actors';
import {
  fetchWithAuth,
  sessionRenewal,
  tokenRefreshMachine,
  tokenStorage,
  unsavedWork,
  type Tokens,
} from '@/shared/session';

function setupRefresh(refresh: () => Promise<Tokens>, wasAnswered = true) {
  const spy = vi.fn(refresh);
  const machine = tokenRefreshMachine.provide({
    actors: { refreshTokens: fromRequest(spy) },
    guards: { wasAnswered: () => wasAnswered },
  });
  const actor = createActor(machine).start();
  const refreshOnce = async () => {
    actor.send({ type: 'refresh.requested' });
    await waitFor(actor, (snapshot) => !snapshot.matches('refreshing'));
  };
  return { actor, refreshOnce, spy };
}

const serverTaking = (valid: string) => async (request: Request) =>
  request.headers.get('Authorization') === `Bearer ${valid}`
    ? new Response((await request.text()) || 'ok')
    : new Response(null, { status: 401 });

describe('fetchWithAuth', () => {
  it('refreshes once for five 401s and sends each body again', async () => {
    tokenStorage.save({ accessJwt: 'old', refreshJwt: 'r' });
    const { refreshOnce, spy } = setupRefresh(async () => ({ accessJwt: 'new', refreshJwt: 'r2' }));
    const call = fetchWithAuth(serverTaking('new'), refreshOnce);
    const bodies = ['a', 'b', 'c', 'd', 'e'];
    const answers = await Promise.all(
      bodies.map((body) => call(new Request('http://x/app', { method: 'POST', body }))),
    );
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(bodies);
    expect(spy).toHaveBeenCalledTimes(1);
    expect(tokenStorage.read()).toEqual({ accessJwt: 'new', refreshJwt: 'r2' });
  });

  it('does not refresh again for a 401 that comes after somebody else’s refresh', async () => {
    tokenStorage.save({ accessJwt: 'old', refreshJwt: 'r' });
    const { refreshOnce, spy } = setupRefresh(() => Promise.reject(new Error('must not run')));
    const call = fetchWithAuth(async (request) => {
      if (request.headers.get('Authorization') === 'Bearer new') return new Response('ok');
      tokenStorage.save({ accessJwt: 'new', refreshJwt: 'r2' });
      return new Response(null, { status: 401 });
    }, refreshOnce);
    expect((await call(new Request('http://x/app'))).status).toBe(200);
    expect(spy).not.toHaveBeenCalled();
  });

  it('clears the tokens and hands the 401 back when the refresh is refused', async () => {
    tokenStorage.save({ accessJwt: 'old', refreshJwt: 'r' });
    const { actor, refreshOnce } = setupRefresh(() => Promise.reject(new Error('refused')));
    const answer = await fetchWithAuth(serverTaking('new'), refreshOnce)(new Request('http://x/app'));
    expect([answer.status, tokenStorage.read(), actor.getSnapshot().value]).toEqual([401, null, 'expired']);
  });

  it('keeps the tokens when the refresh gets no answer', async () => {
    tokenStorage.save({ accessJwt: 'old', refreshJwt: 'r' });
    const { actor, refreshOnce } = setupRefresh(() => Promise.reject(new TypeError('offline')), false);
    await expect(fetchWithAuth(serverTaking('new'), refreshOnce)(new Request('http://x/app'))).rejects.toThrow(
      TypeError,
    );
    expect([tokenStorage.read()?.refreshJwt, actor.getSnapshot().value]).toEqual(['r', 'idle']);
  });

  it('sends no token and refreshes nothing where nobody is signed in', async () => {
    const { refreshOnce, spy } = setupRefresh(() => Promise.reject(new Error('must not run')));
    expect((await fetchWithAuth(serverTaking('new'), refreshOnce)(new Request('http://x/app'))).status).toBe(401);
    expect(spy).not.toHaveBeenCalled();
  });

  it('asks for the password if somebody who has signed out stayed with unsaved work', async () => {
    const call = fetchWithAuth(serverTaking('new'), () => Promise.reject(new Error('must not run')));
    await call(new Request('http://x/app'));
    expect(sessionRenewal.isAsked()).toBe(false);
    const save = unsavedWork.add();
    await call(new Request('http://x/app'));
    expect(sessionRenewal.isAsked()).toBe(true);
    save();
    sessionRenewal.finish();
  });
});
