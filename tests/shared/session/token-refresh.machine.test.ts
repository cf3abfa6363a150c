import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { fromRequest } from '@/shared/lib/actors';
import { tokenRefreshMachine, tokenStorage, type Tokens } from '@/shared/session';

const old = { accessJwt: 'a', refreshJwt: 'r' };
const renewed = { accessJwt: 'a2', refreshJwt: 'r2' };

type Question = { refreshJwt: string; resolve: (tokens: Tokens) => void; reject: (error: Error) => void };

function start(tokens: Tokens | null) {
  if (tokens) tokenStorage.save(tokens);
  else tokenStorage.clear();
  const asked: Question[] = [];
  const actor = createActor(
    tokenRefreshMachine.provide({
      actors: {
        refreshTokens: fromRequest<Tokens, { refreshJwt: string }>(
          ({ input }) => new Promise((resolve, reject) => asked.push({ ...input, resolve, reject })),
        ),
      },
      guards: { wasAnswered: (_, { error }) => error instanceof RangeError },
    }),
  ).start();
  const refresh = async (settle: (question: Question) => void) => {
    actor.send({ type: 'refresh.requested' });
    const last = asked.at(-1);
    if (!last) throw new Error('Nothing was asked.');
    settle(last);
    return (await waitFor(actor, (snapshot) => !snapshot.matches('refreshing'))).value;
  };
  return { actor, asked, refresh, value: () => actor.getSnapshot().value };
}

it('sends the refresh token once, and stores the tokens that come back', async () => {
  const { actor, asked, refresh, value } = start(old);
  expect(value()).toBe('idle');
  actor.send({ type: 'refresh.requested' });
  expect(value()).toBe('refreshing');
  expect(await refresh(({ resolve }) => resolve(renewed))).toBe('idle');
  expect([asked.map(({ refreshJwt }) => refreshJwt), tokenStorage.read()]).toEqual([['r'], renewed]);
});

it('ends the session if the server refuses, until somebody signs in', async () => {
  const { actor, refresh, value } = start(old);
  expect(await refresh(({ reject }) => reject(new RangeError('refused')))).toBe('expired');
  expect(tokenStorage.read()).toBeNull();
  actor.send({ type: 'refresh.requested' });
  expect(value()).toBe('expired');
  actor.send({ type: 'tokens.issued', tokens: renewed });
  expect([value(), tokenStorage.read()]).toEqual(['idle', renewed]);
});

it('keeps the tokens if there is no answer, and can ask again', async () => {
  const { asked, refresh } = start(old);
  expect(await refresh(({ reject }) => reject(new TypeError('offline')))).toBe('idle');
  expect(tokenStorage.read()).toEqual(old);
  await refresh(({ resolve }) => resolve(renewed));
  expect(asked).toHaveLength(2);
});

it('asks nothing where there are no tokens', () => {
  const { actor, asked, value } = start(null);
  actor.send({ type: 'refresh.requested' });
  expect([value(), asked]).toEqual(['signedOut', []]);
});

it('clears the tokens of a session that ends while they are renewed', () => {
  const { actor, asked, value } = start(old);
  actor.send({ type: 'refresh.requested' });
  actor.send({ type: 'session.ended' });
  expect([asked.length, value(), tokenStorage.read()]).toEqual([1, 'signedOut', null]);
});
