import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStatisticsQueries } from '../../../server/modules/contracts/lists/statistics.repository.ts';
import { receiver, sent } from '../../support/contracts.ts';
import type { Person } from '../../support/people.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
let readStatistics: ReturnType<typeof createStatisticsQueries>;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
  readStatistics = createStatisticsQueries(api.deps);
});
afterAll(() => api.close());

type History = { status: string; sentAt: string; endedAt?: string; expiresAt?: string; openedAt?: string };

/** Creates a contract with this history. Only its times are written directly. */
async function lived({ status, sentAt, endedAt, expiresAt, openedAt }: History) {
  const { contractId } = await sent(api, owner, [receiver('이도윤')]);
  const movedAt = endedAt ?? openedAt ?? sentAt;
  await api.database
    .updateTable('contracts')
    .set({ status, sentAt, movedAt, endedAt: endedAt ?? null, expiresAt: expiresAt ?? '2026-12-31T14:59:00Z' })
    .where('contractId', '=', contractId)
    .execute();
  if (openedAt)
    await api.database.updateTable('receivers').set({ openedAt }).where('contractId', '=', contractId).execute();
}

const looking = (own: string) => ({ own, audiences: [], seat: owner.organizationMemberUuid });

test('figures are of the months and days of Seoul', async () => {
  const now = new Date('2026-11-20T05:18:00Z'); // 14:18 in Seoul
  await lived({
    status: 'IN_PROGRESS',
    sentAt: '2026-10-31T15:30:00Z', // half past midnight on the 1st of November
    expiresAt: '2026-11-23T03:00:00Z',
    openedAt: '2026-11-19T15:10:00Z', // ten past midnight today
  });
  await lived({ status: 'IN_PROGRESS', sentAt: '2026-11-20T01:00:00Z', expiresAt: '2026-11-27T14:59:00Z' });
  await lived({ status: 'COMPLETED', sentAt: '2026-11-18T01:00:00Z', endedAt: '2026-11-18T03:00:00Z' });
  await lived({ status: 'COMPLETED', sentAt: '2026-11-05T01:00:00Z', endedAt: '2026-11-05T05:00:00Z' });
  await lived({ status: 'COMPLETED', sentAt: '2026-10-01T00:00:00Z', endedAt: '2026-10-01T10:00:00Z' });
  await lived({ status: 'COMPLETED', sentAt: '2026-10-25T00:00:00Z', endedAt: '2026-10-25T02:00:00Z' });
  await lived({ status: 'COMPLETED', sentAt: '2026-07-01T00:00:00Z', endedAt: '2026-07-02T00:00:00Z' });

  const statistics = await readStatistics(looking(owner.organizationMemberUuid), now);
  expect(statistics).toMatchObject({
    deadlineNear: 1,
    nextDeadline: '2026-11-23T03:00:00.000Z',
    openedToday: 1,
    completedThisMonth: 2,
    completedLastMonth: 1,
    averageSigningMinutes: 160,
    averageSigningMinutesBefore: 600,
    sentLastMonth: 1,
  });
  expect(statistics.sentDays).toHaveLength(20);
  expect(statistics.sentDays.filter(({ sent }) => sent > 0)).toEqual([
    { day: '2026-11-01', sent: 1 },
    { day: '2026-11-05', sent: 1 },
    { day: '2026-11-18', sent: 1 },
    { day: '2026-11-20', sent: 1 },
  ]);
});

test('a longer month than the one before has all of its days', async () => {
  const statistics = await readStatistics(looking(owner.organizationUuid), new Date('2026-03-31T05:00:00Z'));
  expect(statistics).toMatchObject({ sentLastMonth: 0, nextDeadline: expect.any(String) });
  expect(statistics.sentDays.at(-1)?.day).toBe('2026-03-31');
});
