import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { SignContract, SignOutcome } from '@/entities/sign-contract';
import type { Kept } from '@/features/receiver/sign-document/api/kept-values';
import type { Sent } from '@/features/receiver/sign-document/api/send-unsent';
import { signDocumentMachine } from '@/features/receiver/sign-document/model/sign-document.machine';
import type { Unsent } from '@/features/receiver/sign-document/model/unsent';
import { ApiError, type ErrorCode } from '@/shared/api';
import { signContract } from '../../../support/sign-contract';

const OUTCOME: SignOutcome = { state: 'SIGNED', contractStatus: 'IN_PROGRESS', sealState: 'PENDING', waitsFor: [] };
const DOCUMENT = signContract();
const [ADDRESS = '', SIGNATURE = ''] = DOCUMENT.fields.map(({ fieldId }) => fieldId);
const fail = (code: ErrorCode, status?: number) => new ApiError(code, { ...(status !== undefined && { status }) });

type Calls = Partial<{
  open: () => Promise<{ contract: SignContract; kept: Kept | null }>;
  read: () => Promise<SignContract>;
  view: () => Promise<null>;
  save: (input: { unsent: Unsent; version: number }) => Promise<Sent>;
  finish: (input: { request: Kept['request'] }) => Promise<SignOutcome>;
  decline: (input: { reason: string }) => Promise<SignOutcome>;
  consent: () => Promise<SignOutcome>;
  ask: () => Promise<null>;
}>;

function start(calls: Calls = {}) {
  const effects: string[] = [];
  const kept: Unsent[] = [];
  const finishKeys: unknown[] = [];
  let version = 0;
  const save = ({ unsent }: { unsent: Unsent }): Promise<Sent> => {
    version += 1;
    const values = Object.fromEntries(Object.entries(unsent.values).map(([id, value]) => [id, value ?? '']));
    return Promise.resolve({ draft: { version, values, markRefs: {}, annotations: [] }, marks: [], steps: 1 });
  };
  const actor = createActor(
    signDocumentMachine.provide({
      delays: { SAVE: 1, AGAIN: 1 },
      actors: {
        open: fromPromise(calls.open ?? (() => Promise.resolve({ contract: DOCUMENT, kept: null }))),
        read: fromPromise(calls.read ?? (() => Promise.resolve(DOCUMENT))),
        view: fromPromise(calls.view ?? (() => Promise.resolve(null))),
        save: fromPromise(({ input }) => (calls.save ?? save)(input)),
        finish: fromPromise(({ input }) => {
          finishKeys.push(input.request?.key);
          return calls.finish?.(input) ?? Promise.resolve(OUTCOME);
        }),
        decline: fromPromise(({ input }) => calls.decline?.(input) ?? Promise.resolve(OUTCOME)),
        consent: fromPromise(() => calls.consent?.() ?? Promise.resolve(OUTCOME)),
        ask: fromPromise(calls.ask ?? (() => Promise.resolve(null))),
      },
      actions: {
        keepLocally: (_, { context }) => kept.push(context.unsent),
        forgetLocally: () => effects.push('forgotten'),
        onRefused: () => effects.push('refused'),
        onDone: (_, { end }) => effects.push(end),
        onAsked: () => effects.push('asked'),
      },
    }),
    { input: { opening: Promise.resolve(DOCUMENT) } },
  ).start();
  const isAt = (acting: string) => (snapshot: ReturnType<typeof actor.getSnapshot>) =>
    snapshot.status === 'active' && JSON.stringify(snapshot.value).includes(`"acting":"${acting}"`);
  const at = (acting: string) => waitFor(actor, isAt(acting));
  const isKeeping = (keeping: 'resting' | 'waiting' | 'saving' | 'lost') =>
    waitFor(actor, (snapshot) => snapshot.matches({ open: { keeping } }));
  return { actor, at, isKeeping, effects, kept, finishKeys };
}
const throwing =
  (error: ApiError): (() => Promise<never>) =>
  () =>
    Promise.reject(error);

it('keeps what is typed on the device at once and on the server soon after', async () => {
  const sent: Unsent[] = [];
  const { actor, at, isKeeping, kept } = start({
    save: ({ unsent }) => {
      sent.push(unsent);
      const draft = { version: 1, values: { [ADDRESS]: '부산' }, markRefs: {}, annotations: [] };
      return Promise.resolve({ draft, marks: [], steps: 1 });
    },
  });
  await at('filling');
  actor.send({ type: 'filled', values: { [ADDRESS]: '부' } });
  actor.send({ type: 'filled', values: { [ADDRESS]: '부산' } });
  expect(kept.map(({ values }) => values[ADDRESS])).toEqual(['부', '부산']);
  await isKeeping('resting');
  expect(sent.map(({ values }) => values)).toEqual([{ [ADDRESS]: '부산' }]);
  expect(actor.getSnapshot().context.contract?.draft).toMatchObject({ version: 1, values: { [ADDRESS]: '부산' } });
  expect(kept.at(-1)).toEqual({ values: {}, marks: {} });
});

it('goes on typing while nobody answers, and sends all of it when somebody does', async () => {
  let isOnline = false;
  const { actor, at, isKeeping } = start({
    save: ({ unsent, version }) =>
      isOnline
        ? Promise.resolve({
            draft: {
              version: version + 1,
              values: { [ADDRESS]: unsent.values[ADDRESS] ?? '' },
              markRefs: {},
              annotations: [],
            },
            marks: [],
            steps: 1,
          })
        : Promise.reject(fail('NETWORK')),
  });
  await at('filling');
  actor.send({ type: 'filled', values: { [ADDRESS]: '부산' } });
  await isKeeping('lost');
  actor.send({ type: 'marked', fieldIds: [SIGNATURE], mark: { kind: 'TYPED', text: '이도윤', face: 'PEN' } });
  expect(actor.getSnapshot().context.unsent).toMatchObject({ values: { [ADDRESS]: '부산' } });
  isOnline = true;
  actor.send({ type: 'online' });
  await isKeeping('resting');
  expect(actor.getSnapshot().context.contract?.draft.values).toEqual({ [ADDRESS]: '부산' });
});

it('begins with what the device kept', async () => {
  const unsent = { values: { [ADDRESS]: '서울' }, marks: {} };
  const { actor, at, isKeeping } = start({
    open: () => Promise.resolve({ contract: DOCUMENT, kept: { unsent, request: null } }),
  });
  await at('filling');
  await isKeeping('resting');
  expect(actor.getSnapshot().context.contract?.draft.values).toEqual({ [ADDRESS]: '서울' });
});

it('takes over what was filled in elsewhere, and says so', async () => {
  const draft = { version: 7, values: { [ADDRESS]: '대구' }, markRefs: {}, annotations: [] };
  const { actor, at, isKeeping } = start({ save: () => Promise.resolve({ draft, marks: [], steps: 1 }) });
  await at('filling');
  expect(actor.getSnapshot().context.newer).toBe(0);
  actor.send({ type: 'filled', values: { [ADDRESS]: '대구' } });
  await isKeeping('resting');
  expect(actor.getSnapshot().context).toMatchObject({ newer: 1, contract: { draft } });
});

it('drops what the server will never take, by name, and keeps the rest', async () => {
  const fieldErrors = [{ field: ADDRESS, message: '인쇄할 수 없는 글자가 있어요: 🜁' }];
  const body = { isSuccess: false, code: 422, errorCode: 'LETTER_UNPRINTABLE', message: '', fieldErrors } as const;
  let isRefused = true;
  const { actor, at, isKeeping } = start({
    save: ({ unsent }) => {
      if (isRefused) {
        isRefused = false;
        return Promise.reject(new ApiError('LETTER_UNPRINTABLE', { status: 422, body }));
      }
      expect(Object.keys(unsent.values)).toEqual([SIGNATURE]);
      return Promise.resolve({ draft: { version: 1, values: {}, markRefs: {}, annotations: [] }, marks: [], steps: 1 });
    },
  });
  await at('filling');
  actor.send({ type: 'filled', values: { [ADDRESS]: '🜁', [SIGNATURE]: '이도윤' } });
  await isKeeping('saving');
  await isKeeping('resting');
  expect(actor.getSnapshot().context.saveProblem?.code).toBe('LETTER_UNPRINTABLE');
});

it('finishes once everything is with the server', async () => {
  const { actor, at, effects } = start();
  await at('filling');
  actor.send({ type: 'filled', values: { [ADDRESS]: '부산' } });
  actor.send({ type: 'review' });
  actor.send({ type: 'finish' });
  await waitFor(actor, (snapshot) => snapshot.matches('finished'));
  expect(actor.getSnapshot().context.outcome).toEqual(OUTCOME);
  expect(effects).toEqual(['forgotten', 'finished']);
});

it('asks again under the same name when the answer was lost, and under another when something has changed', async () => {
  let tries = 0;
  const { actor, at, finishKeys } = start({
    finish: () => ((tries += 1) < 3 ? Promise.reject(fail('NETWORK')) : Promise.resolve(OUTCOME)),
  });
  await at('filling');
  actor.send({ type: 'review' });
  actor.send({ type: 'finish' });
  await waitFor(actor, ({ context }) => context.failure !== null);
  actor.send({ type: 'finish' });
  await waitFor(actor, () => tries === 2);
  await at('reviewing');
  expect(new Set(finishKeys).size).toBe(1);
  actor.send({ type: 'filled', values: { [ADDRESS]: '부산' } });
  await waitFor(actor, ({ context }) => context.contract?.draft.version === 1);
  actor.send({ type: 'finish' });
  await waitFor(actor, (snapshot) => snapshot.matches('finished'));
  expect(new Set(finishKeys).size).toBe(2);
});

it('does not finish while nobody can be reached', async () => {
  const { actor, at } = start({ save: throwing(fail('NETWORK')) });
  await at('filling');
  actor.send({ type: 'filled', values: { [ADDRESS]: '부산' } });
  actor.send({ type: 'review' });
  actor.send({ type: 'finish' });
  await waitFor(actor, ({ context }) => context.failure?.code === 'NETWORK');
  expect(actor.getSnapshot().matches({ open: { acting: 'reviewing' } })).toBe(true);
  expect(actor.getSnapshot().context.unsent.values).toEqual({ [ADDRESS]: '부산' });
});

it.each<[ErrorCode, number, string]>([
  ['VALUES_WRONG', 422, 'filling'],
  ['VERSION_CONFLICT', 409, 'reviewing'],
  ['INTERNAL', 500, 'reviewing'],
])('after %s one can go on', async (code, status, place) => {
  const { actor, at } = start({ finish: throwing(fail(code, status)) });
  await at('filling');
  actor.send({ type: 'review' });
  actor.send({ type: 'finish' });
  await waitFor(actor, ({ context }) => context.failure?.code === code);
  expect(actor.getSnapshot().matches({ open: { acting: place === 'filling' ? 'filling' : 'reviewing' } })).toBe(true);
});

it('takes a second finishing, in another tab, for the first', async () => {
  const { actor, at, effects } = start({ finish: throwing(fail('ALREADY_ACTED', 409)) });
  await at('filling');
  actor.send({ type: 'review' });
  actor.send({ type: 'finish' });
  await waitFor(actor, (snapshot) => snapshot.matches('finished'));
  expect(effects).toContain('finished');
});

it.each<[ErrorCode, number]>([
  ['CONTRACT_CANCELLED', 410],
  ['CONTRACT_REJECTED', 410],
  ['CONTRACT_EXPIRED', 410],
  ['DELEGATED', 410],
  ['LINK_OVER', 410],
])('%s while it is open ends it, and what was typed leaves the device', async (code, status) => {
  const { actor, at, effects } = start({ save: throwing(fail(code, status)) });
  await at('filling');
  actor.send({ type: 'filled', values: { [ADDRESS]: '부산' } });
  await waitFor(actor, (snapshot) => snapshot.matches('ended'));
  expect(actor.getSnapshot().context.end).toBe(code);
  expect(effects).toEqual(['forgotten']);
});

it('a token that is refused leads back, and what was typed stays on the device', async () => {
  const { actor, at, effects, kept } = start({ save: throwing(fail('UNAUTHENTICATED', 401)) });
  await at('filling');
  actor.send({ type: 'filled', values: { [ADDRESS]: '부산' } });
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(effects).toEqual(['refused']);
  expect(kept.at(-1)?.values).toEqual({ [ADDRESS]: '부산' });
});

it('opens again after a failure', async () => {
  let isFirst = true;
  const { actor, at } = start({
    open: () => {
      if (!isFirst) return Promise.resolve({ contract: DOCUMENT, kept: null });
      isFirst = false;
      return Promise.reject(fail('NETWORK'));
    },
  });
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  actor.send({ type: 'retry' });
  await at('filling');
  expect(actor.getSnapshot().context).toMatchObject({ failure: null, contract: DOCUMENT });
});

it('is finished at once for somebody who has signed', async () => {
  const me = { ...DOCUMENT.me, state: 'SIGNED' as const };
  const { actor, effects } = start({
    open: () => Promise.resolve({ contract: signContract({ me }), kept: null }),
  });
  await waitFor(actor, (snapshot) => snapshot.matches('finished'));
  expect(effects).toEqual(['forgotten', 'finished']);
});

it('asks somebody who has signed only about what was changed since', async () => {
  const me = { ...DOCUMENT.me, state: 'SIGNED' as const };
  const reconfirm = {
    valueRequestId: '0198c0de-0000-7000-8000-0000000000e1',
    name: '정해원',
    message: '',
    changes: [],
  };
  const { actor, at, effects } = start({
    open: () => Promise.resolve({ contract: signContract({ me, reconfirm }), kept: null }),
  });
  await at('reconfirming');
  expect(actor.getSnapshot().can({ type: 'finish' })).toBe(false);
  actor.send({ type: 'consent' });
  await waitFor(actor, (snapshot) => snapshot.matches('finished'));
  expect(effects).toContain('finished');
});

it('declines with a reason, and not before it was written', async () => {
  const reasons: string[] = [];
  const { actor, at, effects } = start({
    decline: ({ reason }) => {
      reasons.push(reason);
      return Promise.resolve({ ...OUTCOME, state: 'REJECTED', contractStatus: 'REJECTED' });
    },
  });
  await at('filling');
  actor.send({ type: 'decline' });
  expect(actor.getSnapshot().can({ type: 'finish' })).toBe(false);
  actor.send({ type: 'back' });
  await at('filling');
  actor.send({ type: 'decline' });
  actor.send({ type: 'confirm.decline', reason: '근무 시작일이 달라요' });
  await waitFor(actor, (snapshot) => snapshot.matches('declined'));
  expect(reasons).toEqual(['근무 시작일이 달라요']);
  expect(effects).toEqual(['forgotten', 'declined']);
});

it('asks the sender and comes back to the fields', async () => {
  const { actor, at, effects } = start();
  await at('filling');
  actor.send({ type: 'ask' });
  actor.send({ type: 'confirm.ask', text: '급여일이 언제인가요?' });
  await at('filling');
  expect(effects).toEqual(['asked']);
});

it('tells once that the first page was shown, again if that was lost', async () => {
  let tries = 0;
  const { actor, at } = start({
    view: () => ((tries += 1) === 1 ? Promise.reject(fail('NETWORK')) : Promise.resolve(null)),
  });
  await at('filling');
  actor.send({ type: 'shown' });
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { viewing: 'seen' } }));
  expect(tries).toBe(2);
});
