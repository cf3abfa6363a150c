import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { Copies } from '@/entities/copy';
import { followCopiesMachine } from '@/features/receiver/keep-copies/model/follow-copies.machine';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { ok, server, signHttp } from '../../../support/http';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
// The copies say which language the page takes.
beforeAll(() => void vi.stubGlobal('document', { documentElement: { lang: '' }, cookie: '' }));
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const copiesOf = (sealState: Copies['sealState']): Copies => ({
  contractId: 'c',
  title: '근로계약서',
  documentNo: 'HB-2611-0001',
  organizationName: '한빛물산',
  senderName: '김지수',
  role: 'SIGNER',
  state: 'SIGNED',
  status: sealState === 'DONE' ? 'COMPLETED' : 'IN_PROGRESS',
  sealState,
  signedAt: null,
  language: 'ko',
  completedAt: null,
  isSealedAtOnce: false,
  viewableUntil: null,
  document: { url: '/d', bytes: 1, sha256: 'a', isSealed: false, pages: [] },
  certificate: null,
  people: [],
});
const refusal = (status: number) => new ApiError('UNKNOWN', { status });

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Returns the answers in order, and repeats the last one. */
const follow = (...answers: (Copies | ApiError)[]) => followFrom(null, answers);

async function followFrom(first: Copies | null, answers: (Copies | ApiError)[]) {
  let asked = 0;
  const actor = createActor(
    followCopiesMachine.provide({
      actors: {
        getCopies: fromRequest(async () => {
          const answer = answers[Math.min(asked, answers.length - 1)];
          asked += 1;
          if (!answer || answer instanceof ApiError) throw answer;
          return answer;
        }),
      },
    }),
    { input: { first } },
  ).start();
  await pass(0);
  return { actor, asked: () => asked, state: () => actor.getSnapshot().value };
}

it('asks the server for the copies, and again until they are sealed', async () => {
  vi.useRealTimers();
  const answers = [copiesOf('PENDING'), copiesOf('DONE')];
  server.use(
    signHttp.get('/sign/copies', ({ response }) => response(200).json(ok(answers.shift() ?? copiesOf('DONE')))),
  );
  const clock = new SimulatedClock();
  const actor = createActor(followCopiesMachine, { input: { first: null }, clock }).start();
  expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { copies: null, failure: null } });
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  clock.increment(2_000);
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.copies?.status === 'COMPLETED');
  expect([context.copies, answers]).toEqual([copiesOf('DONE'), []]);
});

it('looks every two seconds while the document is sealed, and then leaves it', async () => {
  const { actor, asked } = await follow(copiesOf('PENDING'), copiesOf('RETRYING'), copiesOf('DONE'));
  expect(asked()).toBe(1);
  await pass(2_000);
  expect([asked(), actor.getSnapshot().context.copies?.sealState]).toEqual([2, 'RETRYING']);
  await pass(2_000);
  expect([asked(), actor.getSnapshot().context.copies?.status]).toEqual([3, 'COMPLETED']);
  await pass(60_000);
  expect(asked()).toBe(3);
});

it('begins with what was read before the page was there', async () => {
  const { asked, state } = await followFrom(copiesOf('PENDING'), [copiesOf('DONE')]);
  expect([asked(), state()]).toEqual([0, 'shown']);
  await pass(2_000);
  expect(asked()).toBe(1);
});

it('gets new addresses before the old ones run out', async () => {
  const { asked } = await follow(copiesOf('DONE'));
  await pass(8 * 60_000 - 1);
  expect(asked()).toBe(1);
  await pass(1);
  expect(asked()).toBe(2);
});

it('keeps what it shows when the line is lost', async () => {
  const lost = new ApiError('NETWORK');
  const { actor, state } = await follow(copiesOf('PENDING'), lost, copiesOf('DONE'));
  await pass(2_000);
  expect([state(), actor.getSnapshot().context.copies?.sealState]).toEqual(['shown', 'PENDING']);
  await pass(2_000);
  expect(actor.getSnapshot().context.copies?.sealState).toBe('DONE');
});

it.each([401, 403])('sends a receiver who is rejected with %s to verification', async (status) => {
  expect((await follow(refusal(status))).state()).toBe('refused');
  const later = await follow(copiesOf('PENDING'), refusal(status));
  await pass(2_000);
  expect(later.state()).toBe('refused');
});

it('says what ended it, and tries again', async () => {
  const { actor, state } = await follow(refusal(410), copiesOf('DONE'));
  expect([state(), actor.getSnapshot().context.failure?.status]).toEqual(['failed', 410]);
  await pass(10 * 60_000);
  expect(state()).toBe('failed');
  actor.send({ type: 'retry' });
  await pass(0);
  expect([state(), actor.getSnapshot().context.failure]).toEqual(['shown', null]);
});

it.each([409, 410])('shows no copies any more after %s', async (status) => {
  const { actor, state } = await follow(copiesOf('PENDING'), refusal(status));
  await pass(2_000);
  expect([state(), actor.getSnapshot().context.failure?.status]).toEqual(['failed', status]);
});

it('sends a receiver whose token has expired elsewhere on the page to verification', async () => {
  const { actor, asked, state } = await follow(copiesOf('PENDING'));
  actor.send({ type: 'refused' });
  await pass(10 * 60_000);
  expect([state(), asked()]).toEqual(['refused', 1]);
});
