import { expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { ApiError, keepFailure, toFailure } from '@/shared/api';

const NOTHING_YET: { failure: ApiError | null; asked: number } = { failure: null, asked: 1 };

const machine = setup({
  types: { context: NOTHING_YET },
  actors: { ask: fromPromise<null>(() => Promise.reject(new Error('Provide the `ask` actor.'))) },
  actions: { keepFailure: assign(toFailure) },
}).createMachine({
  context: NOTHING_YET,
  initial: 'asking',
  states: { asking: { invoke: { src: 'ask', onError: { target: 'failed', actions: keepFailure } } }, failed: {} },
});

const failWith = async (thrown: unknown) => {
  const actor = createActor(machine.provide({ actors: { ask: fromPromise<null>(() => Promise.reject(thrown)) } }));
  const failed = new Promise<void>((resolve) => actor.subscribe((now) => now.matches('failed') && resolve()));
  actor.start();
  await failed;
  return actor.getSnapshot().context;
};

it('keeps an error of the API as it is, and nothing else changes', async () => {
  const refused = new ApiError('LOCKED');
  const { failure, asked } = await failWith(refused);
  expect(failure).toBe(refused);
  expect(asked).toBe(1);
});

it('makes anything else an error that a screen has words for', async () => {
  const { failure } = await failWith(new TypeError('no answer'));
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure?.code).toBe(ApiError.from(new TypeError('no answer')).code);
});
