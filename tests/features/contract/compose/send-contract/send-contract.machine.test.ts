import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ContractState } from '@/entities/contract';
import {
  sendContractMachine,
  type CheckResult,
} from '@/features/contract/compose/send-contract/model/send-contract.machine';
import { formatRoleCounts, describeOrder } from '@/features/contract/compose/send-contract/ui/summary';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { http, ok, server } from '../../../../support/http';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const clean: CheckResult = { maySend: true, problems: [], cost: null };
const broken: CheckResult = {
  maySend: false,
  problems: [{ code: 'RECEIVER_WITHOUT_FIELD', severity: 'ERROR', message: '이도윤 님의 칸이 없어요', place: {} }],
  cost: null,
};
const state: ContractState = {
  contractId: 'c',
  status: 'IN_PROGRESS',
  sealState: 'NONE',
  version: 4,
  documentNo: 'HB-2611-0001',
  expiresAt: null,
  scheduledAt: null,
};

function start({
  checks = [clean],
  sends = [null],
}: {
  checks?: (CheckResult | ApiError)[];
  sends?: (ApiError | null)[];
}) {
  const keys: string[] = [];
  const sent: unknown[] = [];
  const actor = createActor(
    sendContractMachine.provide({
      actors: {
        check: fromRequest(async () => {
          const answer = checks.shift() ?? clean;
          if (answer instanceof ApiError) throw answer;
          return answer;
        }),
        send: fromRequest(async ({ input }) => {
          keys.push(input.idempotencyKey);
          const answer = sends.shift() ?? null;
          if (answer) throw answer;
          return state;
        }),
      },
      actions: { onSent: (_, params) => sent.push(params.sent) },
    }),
    { input: { contractId: 'c', version: 3, idempotencyKey: 'k', scheduledAt: null } },
  ).start();
  const until = (value: 'checking' | 'ready' | 'stopped' | 'sent' | 'outdated' | 'unchecked') =>
    waitFor(actor, (snapshot) => snapshot.matches(value));
  return { actor, until, keys, sent };
}

it('checks what is to be sent, and sends what the check lets pass', async () => {
  const asked: unknown[] = [];
  server.use(
    http.post('/contracts/{contractId}/check', async ({ params, request, response }) => {
      asked.push([params.contractId, await request.json()]);
      return response(200).json(ok(clean));
    }),
    http.post('/contracts/{contractId}/send', async ({ params, request, response }) => {
      asked.push([params.contractId, request.headers.get('Idempotency-Key'), await request.json()]);
      return response(200).json(ok(state));
    }),
  );
  const sent: unknown[] = [];
  const scheduledAt = '2026-11-21T00:00:00.000Z';
  const actor = createActor(sendContractMachine.provide({ actions: { onSent: (_, params) => sent.push(params) } }), {
    input: { contractId: 'c', version: 3, idempotencyKey: 'k', scheduledAt },
  }).start();
  expect(actor.getSnapshot().context).toMatchObject({ checked: null, failure: null, sent: null });
  expect(actor.getSnapshot().can({ type: 'send' })).toBe(false);
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  expect(context.checked).toEqual(clean);
  actor.send({ type: 'send' });
  const last = await waitFor(actor, ({ status }) => status === 'done');
  expect([last.value, last.context.sent, sent]).toEqual(['sent', state, [{ sent: state }]]);
  expect(asked).toEqual([
    ['c', { scheduledAt }],
    ['c', 'k', { version: 3, scheduledAt }],
  ]);
});

it('does not send over an error, and checks again for another time', async () => {
  const { actor, until, keys } = start({ checks: [broken, clean] });
  expect((await until('stopped')).context.checked).toEqual(broken);
  expect(actor.getSnapshot().can({ type: 'send' })).toBe(false);
  actor.send({ type: 'scheduled', at: '2026-11-21T00:00:00.000Z' });
  const { context } = await until('ready');
  expect([context.scheduledAt, context.checked]).toEqual(['2026-11-21T00:00:00.000Z', clean]);
  expect(context.idempotencyKey).toMatch(/^\w{32}$/);
  expect(keys).toEqual([]);
});

it.each([
  ['VERSION_CONFLICT', 409],
  ['CONTRACT_NOT_DRAFT', 409],
  ['NOT_FOUND', 404],
] as const)('is outdated after %s, before and after it was sent', async (code, status) => {
  const before = await start({ checks: [new ApiError(code, { status })] }).until('outdated');
  expect(before.context.failure?.code).toBe(code);
  const { actor, until } = start({ sends: [new ApiError(code, { status })] });
  await until('ready');
  actor.send({ type: 'send' });
  expect((await until('outdated')).context.failure?.code).toBe(code);
  expect(actor.getSnapshot().can({ type: 'send' })).toBe(false);
});

it('repeats a lost sending as the same act, and another time as another', async () => {
  const { actor, until, keys } = start({
    sends: [new ApiError('NETWORK'), new ApiError('SCHEDULE_PAST', { status: 422 })],
  });
  await until('ready');
  actor.send({ type: 'send' });
  await waitFor(actor, ({ context }) => context.failure?.code === 'NETWORK');
  actor.send({ type: 'send' });
  expect(actor.getSnapshot().context.failure).toBeNull();
  await waitFor(actor, ({ context }) => context.failure?.code === 'SCHEDULE_PAST');
  actor.send({ type: 'scheduled', at: '2026-11-21T00:00:00.000Z' });
  const { value, context } = actor.getSnapshot();
  expect([value, context.scheduledAt, context.failure]).toEqual(['checking', '2026-11-21T00:00:00.000Z', null]);
  await until('ready');
  actor.send({ type: 'send' });
  await until('sent');
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it.each(['CHECK_FAILED', 'FILE_NOT_READY'] as const)(
  'checks again after %s, and sends with a new key',
  async (code) => {
    const { actor, until, keys } = start({
      checks: [clean, broken, clean, clean],
      sends: [new ApiError(code, { status: 422 }), new ApiError(code, { status: 422 })],
    });
    await until('ready');
    actor.send({ type: 'send' });
    expect((await until('stopped')).context.failure?.code).toBe(code);
    actor.send({ type: 'scheduled', at: null });
    await until('ready');
    actor.send({ type: 'send' });
    await until('checking');
    await until('ready');
    actor.send({ type: 'send' });
    await until('sent');
    expect(new Set(keys).size).toBe(3);
  },
);

it('can be asked again when the check got no answer', async () => {
  const { actor, until } = start({ checks: [new ApiError('TIMEOUT')] });
  expect((await until('unchecked')).context.failure?.code).toBe('TIMEOUT');
  actor.send({ type: 'retry' });
  expect((await until('ready')).context.failure).toBeNull();
});

const person = (name: string, order: number | null, role: 'SIGNER' | 'APPROVER' | 'VIEWER' = 'SIGNER') => ({
  name,
  order,
  role,
});

it('says in words who gets it when', () => {
  const two = [person('정해원', 1), person('이도윤', 2), person('김지수', null, 'VIEWER')];
  expect(describeOrder(two)).toBe('정해원 님에게 먼저 보내고, 서명이 끝나면 이도윤 님에게 보내요.');
  expect(formatRoleCounts(two)).toBe('서명 2명 · 사본 1명');
  expect(describeOrder([person('가', 1), person('나', 1), person('다', 1)])).toBe('가 님 외 2명에게 보내요.');
  expect(describeOrder([person('가', 1), person('나', 2), person('다', 3)])).toBe(
    '가 님에게 먼저 보내고, 서명이 끝나면 나 님부터 차례로 보내요.',
  );
  expect(describeOrder([])).toBe('받는 분을 먼저 넣어주세요.');
});
