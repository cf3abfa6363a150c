import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ContractState } from '@/entities/contract';
import {
  sendContractMachine,
  type CheckResult,
} from '@/features/contract/compose/send-contract/model/send-contract.machine';
import { formatRoleCounts, describeOrder } from '@/features/contract/compose/send-contract/ui/summary';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';

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
  const until = (value: 'ready' | 'stopped' | 'sent' | 'outdated' | 'unchecked') =>
    waitFor(actor, (snapshot) => snapshot.matches(value));
  return { actor, until, keys, sent };
}

it('sends what the check lets pass', async () => {
  const { actor, until, sent } = start({});
  await until('ready');
  actor.send({ type: 'send' });
  await until('sent');
  expect(sent).toEqual([state]);
});

it('does not send over an error', async () => {
  const { actor, until, keys } = start({ checks: [broken] });
  await until('stopped');
  expect(actor.getSnapshot().can({ type: 'send' })).toBe(false);
  expect(keys).toEqual([]);
});

it('repeats a lost sending as the same act, and another time as another', async () => {
  const { actor, until, keys } = start({
    sends: [new ApiError('NETWORK'), new ApiError('SCHEDULE_PAST', { status: 422 })],
  });
  await until('ready');
  actor.send({ type: 'send' });
  await waitFor(actor, ({ context }) => context.failure?.code === 'NETWORK');
  actor.send({ type: 'send' });
  await waitFor(actor, ({ context }) => context.failure?.code === 'SCHEDULE_PAST');
  actor.send({ type: 'scheduled', at: '2026-11-21T00:00:00.000Z' });
  await until('ready');
  actor.send({ type: 'send' });
  await until('sent');
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('shows what was found after all, and that somebody else has changed the draft', async () => {
  const unfit = start({ checks: [clean, broken], sends: [new ApiError('FILE_NOT_READY', { status: 422 })] });
  await unfit.until('ready');
  unfit.actor.send({ type: 'send' });
  await unfit.until('stopped');
  const outdated = start({ sends: [new ApiError('VERSION_CONFLICT', { status: 409 })] });
  await outdated.until('ready');
  outdated.actor.send({ type: 'send' });
  expect((await outdated.until('outdated')).context.failure?.code).toBe('VERSION_CONFLICT');
});

it('can be asked again when the check got no answer', async () => {
  const { actor, until } = start({ checks: [new ApiError('TIMEOUT')] });
  await until('unchecked');
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
