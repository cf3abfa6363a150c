import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendEvent, startChain } from '../../../server/audit/chain.ts';
import type { NewEvent } from '../../../server/audit/events.ts';
import { appendEvents, listEvents } from '../../../server/modules/audit/contract-events.repository.ts';
import { attachSecrets } from '../../../server/security/connection-secrets.ts';
import { createSecrets } from '../../../server/security/secrets.ts';
import { cloneDatabase } from '../../support/database.ts';
import { leastCpuSeconds } from '../../support/work.ts';

/** Closing an event takes 20 to 26 times as long as hashing it, because each part is encrypted with its own key. */
const MAX_TIMES = 100;

let own: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  own = await cloneDatabase();
  attachSecrets(own.database, createSecrets(randomBytes(32)));
});
afterAll(() => own.drop());

const from = {
  at: new Date('2026-11-20T05:00:00.000Z'),
  actor: { kind: 'RECEIVER', id: randomUUID(), name: '이도윤' },
  ip: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36',
} as const;

const sentTo = (count: number): NewEvent => ({
  kind: 'SENT',
  ...from,
  data: {
    expiresAt: '2026-12-04T14:59:00.000Z',
    receivers: Array.from({ length: count }, (_, place) => ({
      receiverUuid: randomUUID(),
      name: `받는 분 ${place}`,
      email: 'd***@hanbit.example',
      phone: '010-****-5678',
      role: 'SIGNER',
      order: 1,
      title: '직원',
      verifications: [],
      channels: ['MAIL'],
    })),
  },
});
const signedWith = (count: number): NewEvent => {
  const fields = Array.from({ length: count }, (_, place) => [randomUUID(), `부산광역시 해운대구 ${place}`]);
  return {
    kind: 'SIGNED',
    ...from,
    data: { receiverUuid: randomUUID(), values: Object.fromEntries(fields), marks: {} },
  };
};

const actsOf = (receiverUuid: string): NewEvent[] => [
  { kind: 'LINK_OPENED', ...from, data: { receiverUuid } },
  { kind: 'VERIFIED', ...from, data: { receiverUuid, steps: [] } },
  { kind: 'FINAL_CONFIRMED', ...from, data: { receiverUuid } },
  signedWith(3),
];

const hash = (event: NewEvent) => createHash('sha256').update(JSON.stringify(event)).digest('hex');
const hundredTimes = (work: () => void) => () => {
  for (let time = 0; time < 100; time += 1) work();
};

test('closing an event costs no more than a few times hashing it', async () => {
  const events = [sentTo(30), signedWith(50)];
  const head = startChain(randomUUID());
  const closing = await leastCpuSeconds(hundredTimes(() => events.forEach((event) => appendEvent(head, event))));
  const hashing = await leastCpuSeconds(hundredTimes(() => events.forEach((event) => hash(event))));
  expect(closing / hashing).toBeLessThan(MAX_TIMES);
});

/** Records the history of a contract with that many signers, and returns the lowest cost of reading it. */
async function readHistoryOf(receivers: number) {
  const contractId = randomUUID();
  const events = [sentTo(receivers), ...Array.from({ length: receivers }, () => actsOf(randomUUID())).flat()];
  await own.database.transaction().execute(async (transaction) => {
    for (let place = 0; place < events.length; place += 500)
      await appendEvents(transaction, contractId, events.slice(place, place + 500));
  });
  let read = 0;
  const seconds = await leastCpuSeconds(async () => (read = (await listEvents(own.database, contractId)).length));
  return { read, seconds };
}

// Four times the receivers should cost four times as much. Quadratic cost would be sixteen times as much.
test('reading the history of a thousand receivers costs each of them what it costs one of few', async () => {
  const few = await readHistoryOf(250);
  const many = await readHistoryOf(1_000);
  expect([few.read, many.read]).toEqual([1_001, 4_001]);
  expect(many.seconds / few.seconds).toBeLessThan(8);
});
