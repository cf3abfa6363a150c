import { expect, it } from 'vitest';
import { sendUnsent, type SendCalls } from '@/features/receiver/sign-document/api/send-unsent';
import type { UnsentChanges } from '@/features/receiver/sign-document/model/unsent-changes';
import { ApiError, type ErrorCode } from '@/shared/api';

const TYPED = { kind: 'TYPED', text: '이도윤', face: 'PEN' } as const;
const EMPTY = { markRefs: {}, annotations: [] };

function refusing(judge: (values: Readonly<Record<string, string | null>>) => ApiError | null) {
  const puts: unknown[] = [];
  const calls: SendCalls = {
    putAnnotations: () => Promise.reject(new ApiError('ANNOTATION_NOT_ALLOWED', { status: 422 })),
    keepMark: () => Promise.resolve('m1'),
    putValues: ({ version, values, markRefs }) => {
      puts.push({ ...values, ...markRefs });
      const problem = judge(values);
      if (problem) return Promise.reject(problem);
      const kept = Object.fromEntries(Object.entries(values).map(([id, value]) => [id, value ?? '']));
      return Promise.resolve({ ...EMPTY, version: version + 1, values: kept });
    },
  };
  const send = (unsent: Partial<UnsentChanges>) =>
    sendUnsent(
      { unsent: { values: {}, marks: {}, ...unsent }, version: 0, marks: [] },
      new AbortController().signal,
      calls,
    );
  return { puts, send };
}
const refusal = (
  code: ErrorCode,
  status: number,
  fieldErrors: { field: string; message: string; characters?: string[] }[] = [],
) =>
  new ApiError(code, {
    status,
    body: { isSuccess: false, code: status, errorCode: 'CHARACTER_UNPRINTABLE', message: '안 돼요.', fieldErrors },
  });

it('sends the rest when the server names what it refuses', async () => {
  const named = refusal('CHARACTER_UNPRINTABLE', 422, [{ field: 'a', message: '😊', characters: ['😊'] }]);
  const { puts, send } = refusing((values) => (values['a'] ? named : null));
  const sent = await send({ values: { a: '😊', b: '부산' }, marks: { c: TYPED } });
  expect(puts).toEqual([
    { a: '😊', b: '부산', c: 'm1' },
    { b: '부산', c: 'm1' },
  ]);
  expect(sent).toMatchObject({
    draft: { version: 1 },
    marks: [{ markId: 'm1', mark: TYPED }],
    refusals: [{ fieldId: 'a', value: '😊', characters: ['😊'], words: '😊' }],
  });
});

it('finds out which it is when the server does not say', async () => {
  const { send } = refusing((values) => (values['b'] ? refusal('ATTACHMENT_UNKNOWN', 422) : null));
  const sent = await send({ values: { a: '서울', b: 'x', c: '부산' } });
  expect(sent.refusals).toEqual([{ fieldId: 'b', value: 'x', characters: [], words: '안 돼요.' }]);
  expect(sent.draft?.version).toBe(2);
});

it('keeps drawings that are refused apart from the values', async () => {
  const { send } = refusing(() => null);
  const sent = await send({ values: { a: '서울' }, annotations: [] });
  expect(sent.drawingProblem?.code).toBe('ANNOTATION_NOT_ALLOWED');
  expect(sent.draft?.values).toEqual({ a: '서울' });
});

it.each<[ErrorCode, number]>([
  ['INTERNAL', 500],
  ['UNAUTHENTICATED', 401],
  ['CONTRACT_EXPIRED', 410],
  ['ALREADY_ACTED', 409],
  ['CONSENT_NEEDED', 403],
])('leaves %s to the one who asked', async (code, status) => {
  const { send } = refusing(() => new ApiError(code, { status }));
  await expect(send({ values: { a: '서울' } })).rejects.toMatchObject({ code });
});
