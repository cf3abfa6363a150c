import { onTestFinished } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { SignContract, SignDraft, SignOutcome } from '@/entities/sign-contract';
import type { StoredValues } from '@/features/receiver/sign-document/api/kept-values';
import type { SendResult } from '@/features/receiver/sign-document/api/send-unsent';
import { signDocumentMachine } from '@/features/receiver/sign-document/model/sign-document.machine';
import type { SignDocumentInput } from '@/features/receiver/sign-document/model/sign-document.types';
import type { UnsentChanges } from '@/features/receiver/sign-document/model/unsent-changes';
import { ApiError, type ErrorCode } from '@/shared/api';
import { signContract } from '../../../support/sign-contract';

export const OUTCOME: SignOutcome = {
  state: 'SIGNED',
  contractStatus: 'IN_PROGRESS',
  sealState: 'PENDING',
  waitsFor: [],
};
export const DOCUMENT = signContract();
export const [ADDRESS = '', SIGNATURE = ''] = DOCUMENT.fields.map(({ fieldId }) => fieldId);
export const fail = (code: ErrorCode, status?: number) =>
  new ApiError(code, { ...(status !== undefined && { status }) });
export const UNTOUCHED: SignDraft = { version: 0, values: {}, markRefs: {}, annotations: [] };

type Calls = Partial<{
  delays: { SAVE: number; AGAIN: number };
  open: (given: { input: SignDocumentInput }) => Promise<{ contract: SignContract; kept: StoredValues | null }>;
  read: () => Promise<SignContract>;
  view: () => Promise<null>;
  save: (input: { unsent: UnsentChanges; version: number }) => Promise<SendResult>;
  finish: (input: { request: StoredValues['request'] }) => Promise<SignOutcome>;
  decline: (input: { reason: string }) => Promise<SignOutcome>;
  consent: () => Promise<SignOutcome>;
  ask: () => Promise<null>;
}>;

export function start(calls: Calls = {}) {
  const effects: string[] = [];
  const kept: StoredValues[] = [];
  const hands: StoredValues[] = [];
  const finishKeys: unknown[] = [];
  const seats: string[] = [];
  let draft = UNTOUCHED;
  const save = ({ unsent }: { unsent: UnsentChanges }): Promise<SendResult> => {
    const values = Object.fromEntries(Object.entries(unsent.values).map(([id, value]) => [id, value ?? '']));
    const markRefs = Object.fromEntries(Object.keys(unsent.marks).map((id) => [id, 'm']));
    draft = {
      ...draft,
      version: draft.version + 1,
      values: { ...draft.values, ...values },
      markRefs: { ...draft.markRefs, ...markRefs },
    };
    return Promise.resolve(sent(draft, { marks: [{ markId: 'm', mark: TYPED }] }));
  };
  const actor = createActor(
    signDocumentMachine.provide({
      delays: calls.delays ?? { SAVE: 1, AGAIN: 1 },
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
        seat: fromCallback(({ receive, input }) => {
          seats.push(input.receiverUuid);
          receive((command) => {
            if (command.type === 'hand') hands.push(command['kept']);
            else effects.push(command.type);
          });
        }),
      },
      actions: {
        keepLocally: (_, params) => kept.push(params.kept),
        onReview: () => effects.push('at the review'),
        onEdit: () => effects.push('at the fields'),
        forgetLocally: (_, { receiverUuid }) => {
          if (receiverUuid !== null) effects.push('forgotten');
        },
        onRefused: () => effects.push('refused'),
        onDone: (_, { end }) => effects.push(end),
        onAsked: () => effects.push('asked'),
      },
    }),
    { input: { opening: Promise.resolve(DOCUMENT) } },
  ).start();
  const isAt = (acting: string) => (snapshot: ReturnType<typeof actor.getSnapshot>) =>
    snapshot.status === 'active' && JSON.stringify(snapshot.value).includes(`"acting":"${acting}"`);
  // A running actor would try to save a thousand times a second during all later tests.
  onTestFinished(() => {
    actor.stop();
  });
  const at = (acting: string) => waitFor(actor, isAt(acting));
  const isKeeping = (keeping: 'resting' | 'waiting' | 'saving' | 'lost' | 'elsewhere') =>
    waitFor(actor, (snapshot) => snapshot.matches({ open: { keeping } }));
  const fill = (fieldId: string, value: string | null) =>
    actor.getSnapshot().context.filling?.send({ type: 'typed', fieldId, value });
  const shown = (fieldId: string) => actor.getSnapshot().context.filling?.getSnapshot().context.values[fieldId];
  const fillAll = () => {
    fill(ADDRESS, '부산');
    actor.send({ type: 'marked', fieldIds: [SIGNATURE], mark: TYPED });
  };
  const finishAll = () => {
    fillAll();
    actor.send({ type: 'review' });
    actor.send({ type: 'finish' });
  };
  return { actor, at, isKeeping, effects, kept, hands, seats, finishKeys, fill, fillAll, finishAll, shown };
}
export const TYPED = { kind: 'TYPED', text: '이도윤', face: 'PEN' } as const;
export const sent = (draft: Partial<SignDraft>, more: Partial<SendResult> = {}): SendResult => ({
  draft: { version: 1, values: {}, markRefs: {}, annotations: [], ...draft },
  marks: [],
  refusals: [],
  drawingProblem: null,
  ...more,
});
export const throwing =
  (error: ApiError): (() => Promise<never>) =>
  () =>
    Promise.reject(error);
