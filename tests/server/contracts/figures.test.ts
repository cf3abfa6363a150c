import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSeoulDay, toSeoulInstant } from '../../../rules/dates.ts';
import type { DB } from '../../../server/database/schema.gen.d.ts';
import { requireContract, type ContractRow } from '../../../server/modules/contracts/core/contracts.repository.ts';
import { removeFromMemberLists, addToMemberLists } from '../../../server/modules/contracts/core/entries.repository.ts';
import { setSharedGroups } from '../../../server/modules/contracts/core/sharing.repository.ts';
import { IllegalTransitionError } from '../../../server/modules/contracts/core/state-chart.ts';
import * as acts from '../../../server/modules/contracts/core/transitions.ts';
import {
  createStatisticsQueries,
  applyFigureChanges,
} from '../../../server/modules/contracts/lists/statistics.repository.ts';
import { receiver, sent } from '../../support/contracts.ts';
import type { Person } from '../../support/people.ts';
import { createRandom } from '../../support/random.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

const CONTRACTS = 5;
const STEPS = 120;
const WALKERS = 3;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = new Date('2026-11-20T05:18:00Z');

let api: TestApp;
let owner: Person;
let readStatistics: ReturnType<typeof createStatisticsQueries>;
const contracts: { contractId: string; receiverUuids: string[] }[] = [];
/** Another member, whose lists gain and lose contracts. */
const other = randomUUID();
/** Group ids, whose members don't matter here. */
const groups = [randomUUID(), randomUUID(), randomUUID()];
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
  readStatistics = createStatisticsQueries(api.deps);
  for (let place = 0; place < CONTRACTS; place += 1) {
    const { contractId, receivers } = await sent(api, owner, [
      receiver('이도윤'),
      receiver('박서연', { email: 'b@receiver.example' }),
    ]);
    contracts.push({ contractId, receiverUuids: receivers.map(({ receiverUuid }) => receiverUuid) });
  }
});
afterAll(() => api.close());

type Step = (transaction: Transaction<DB>, contract: ContractRow, at: Date) => Promise<unknown>;
const inDays = (at: Date, days: number) => new Date(at.getTime() + days * DAY);
const MOVES: readonly Step[] = [
  async (transaction, contract, at) =>
    contract.destroyedAt ?? acts.extendContract(transaction, contract, { expiresAt: inDays(at, 40), at }),
  (transaction, contract) => acts.expireContract(transaction, contract),
  (transaction, contract) => acts.rejectContract(transaction, contract, '까닭'),
  (transaction, contract) => acts.cancelContract(transaction, contract, '까닭'),
  (transaction, contract) => acts.startSealing(transaction, contract),
  (transaction, contract) => acts.markHeld(transaction, contract, 'FAULT'),
  (transaction, contract, at) => acts.resumeContract(transaction, contract, at),
  (transaction, contract, at) =>
    acts.completeContract(transaction, contract, { certificateSha256: 'c', completedAt: at }),
  (transaction, contract, at) => acts.markDestroyed(transaction, contract, { title: '', message: '', destroyedAt: at }),
  (transaction, { contractId }) => addToMemberLists(transaction, other, contractId),
  (transaction, { contractId }) => removeFromMemberLists(transaction, other, contractId),
  (transaction, { contractId }, at) =>
    setSharedGroups(
      transaction,
      contractId,
      groups.filter((_, place) => (at.getTime() >> place) % 2 === 0),
    ),
  // Does what no action can: moves the contract back to a state in which every action is possible, and changes its
  // times.
  (transaction, { contractId }, at) =>
    transaction
      .updateTable('contracts')
      .set({ status: 'IN_PROGRESS', sealState: 'NONE', endedAt: null, destroyedAt: null, sentAt: at })
      .set({ expiresAt: inDays(at, 9), sealedSha256: 's' })
      .where('contractId', '=', contractId)
      .execute(),
];

async function walk(seed: number) {
  const random = createRandom(seed);
  for (let step = 0; step < STEPS; step += 1) {
    const { contractId, receiverUuids } = random.pick(contracts) ?? { contractId: '', receiverUuids: [] };
    const at = new Date(NOW.getTime() - random.next() * 75 * DAY);
    const kind = random.next();
    if (kind < 0.2)
      await api.database
        .updateTable('receivers')
        .set({ openedAt: random.next() < 0.3 ? null : random.next() < 0.6 ? new Date(NOW.getTime() - HOUR) : at })
        .where('receiverUuid', '=', random.pick(receiverUuids) ?? '')
        .execute();
    else if (kind < 0.25) await api.database.transaction().execute(applyFigureChanges);
    else await moveOnce(contractId, random.pick(MOVES), at, random.next() < 0.15);
  }
}

class Undone extends Error {}

async function moveOnce(contractId: string, move: Step | undefined, at: Date, isUndone: boolean) {
  const moved = api.database.transaction().execute(async (transaction) => {
    await sql`select from contracts where contract_id = ${contractId} for update`.execute(transaction);
    await move?.(transaction, await requireContract(transaction, contractId), at);
    if (isUndone) throw new Undone();
  });
  await moved.catch((error: unknown) => {
    if (!(error instanceof IllegalTransitionError || error instanceof Undone)) throw error;
  });
}

const isBetween = (moment: Date, from: Date | number, to: Date | number) =>
  moment.getTime() >= Number(from) && moment.getTime() < Number(to);

/** Counts every contract that a member sees, without using the database's own figures. */
async function count(viewers: string[], at: Date) {
  const { rows } = await sql<{
    status: string;
    sentAt: Date;
    endedAt: Date | null;
    expiresAt: Date;
    openedAt: Date | null;
  }>`
    select c.status, c.sent_at, c.ended_at, c.expires_at,
           (select max(opened_at) from receivers r where r.contract_id = c.contract_id) as opened_at
      from contracts c where exists (select from contract_entries e
        where e.contract_id = c.contract_id and e.viewer_uuid = any (${sql.val(viewers)}::uuid[]))`.execute(
    api.database,
  );
  const hour = new Date(Math.floor(at.getTime() / HOUR) * HOUR);
  const today = toSeoulInstant(getSeoulDay(at), {});
  const thisMonth = toSeoulInstant(`${getSeoulDay(at).slice(0, 7)}-01`, {});
  const lastMonth = toSeoulInstant(`${getSeoulDay(new Date(thisMonth.getTime() - 1)).slice(0, 7)}-01`, {});
  const sameHour = Math.min(lastMonth.getTime() + hour.getTime() - thisMonth.getTime(), thisMonth.getTime());
  const running = rows.filter(({ status }) => status === 'IN_PROGRESS');
  const done = rows.flatMap(({ status, sentAt, endedAt }) =>
    status === 'COMPLETED' && endedAt ? [{ sentAt, endedAt }] : [],
  );
  const doneBetween = (from: Date | number, to: Date | number) =>
    done.filter(({ endedAt }) => isBetween(endedAt, from, to));
  const average = (some: typeof done) =>
    some.length === 0
      ? null
      : Math.round(
          some.reduce((sum, { sentAt, endedAt }) => sum + Number(endedAt) - Number(sentAt), 0) / some.length / 60_000,
        );
  const later = running.map(({ expiresAt }) => expiresAt.getTime()).filter((deadline) => deadline > at.getTime());
  const days = new Map<string, number>();
  for (const { sentAt } of rows)
    if (sentAt >= thisMonth) days.set(getSeoulDay(sentAt), (days.get(getSeoulDay(sentAt)) ?? 0) + 1);
  return {
    deadlineNear: running.filter(({ expiresAt }) => isBetween(expiresAt, at, at.getTime() + 3 * DAY + 1)).length,
    nextDeadline: later.length > 0 ? new Date(Math.min(...later)).toISOString() : null,
    openedToday: running.filter(({ openedAt }) => openedAt && openedAt >= today).length,
    completedThisMonth: doneBetween(thisMonth, Infinity).length,
    completedLastMonth: doneBetween(lastMonth, sameHour).length,
    averageSigningMinutes: average(doneBetween(inDays(today, -30), Infinity)),
    averageSigningMinutesBefore: average(doneBetween(inDays(today, -60), inDays(today, -30))),
    sentLastMonth: rows.filter(({ sentAt }) => isBetween(sentAt, lastMonth, sameHour)).length,
    sentDays: [...days].toSorted(([one], [two]) => one.localeCompare(two)),
  };
}

async function expectEqual() {
  const { rows } = await sql<{ audienceUuid: string }>`select audience_uuid from audiences
    where group_uuids && ${sql.val(groups.slice(1))}::uuid[]`.execute(api.database);
  const audiences = rows.map(({ audienceUuid }) => audienceUuid);
  const seat = owner.organizationMemberUuid;
  for (const viewers of [
    { own: owner.organizationUuid, audiences: [], seat },
    { own: seat, audiences, seat },
    { own: other, audiences, seat: other },
    { own: other, audiences: [], seat: other },
  ]) {
    for (const at of [NOW, inDays(NOW, -3), new Date('2026-10-31T15:00:00Z'), inDays(NOW, 20)]) {
      const { sentDays, ...figures } = await readStatistics(viewers, at);
      const { sentDays: days, ...counted } = await count([viewers.own, ...viewers.audiences], at);
      expect(figures).toEqual(counted);
      const passed = days.filter(([day]) => day <= getSeoulDay(at));
      expect(sentDays.flatMap(({ day, sent: times }) => (times > 0 ? [[day, times]] : []))).toEqual(passed);
    }
  }
}

const listFigures = () =>
  api.database
    .selectFrom('contractFigures')
    .selectAll()
    .orderBy('viewerUuid')
    .orderBy('exceptSeat')
    .orderBy('kind')
    .orderBy('at')
    .execute();

test.each([1, 2, 3])('figures are what counting finds, whatever happens at the same time: walk %i', async (seed) => {
  await Promise.all(Array.from({ length: WALKERS }, (_, walker) => walk(seed * 100 + walker)));
  await expectEqual();
  await api.database.transaction().execute(applyFigureChanges);
  await expectEqual();
  expect(await api.database.selectFrom('contractFigureChanges').selectAll().execute()).toEqual([]);
  const folded = await listFigures();
  expect(folded.length).toBeGreaterThan(CONTRACTS);
  await sql`select count_figures_anew()`.execute(api.database);
  expect(await listFigures()).toEqual(folded);
});

test('counting anew repairs figures that somebody has changed by hand', async () => {
  const right = await listFigures();
  await api.database.deleteFrom('contractFigures').where('kind', '=', 'SENT').execute();
  await sql`update contract_figures set contracts = 7`.execute(api.database);
  await sql`select count_figures_anew()`.execute(api.database);
  expect(await listFigures()).toEqual(right);
});

test('a contract that went is forgotten only together with its time', async () => {
  const viewerUuid = randomUUID();
  const fold = (...changes: readonly (readonly [contracts: number, signingMs: number])[]) =>
    api.database.transaction().execute(async (transaction) => {
      const rows = changes.map(([count, signingMs]) => ({ contracts: count, signingMs }));
      await transaction
        .insertInto('contractFigureChanges')
        .values(rows.map((row) => ({ viewerUuid, kind: 'COMPLETED', at: NOW, ...row })))
        .execute();
      await applyFigureChanges(transaction);
    });
  const kept = () =>
    api.database
      .selectFrom('contractFigures')
      .select(['contracts', 'signingMs'])
      .where('viewerUuid', '=', viewerUuid)
      .execute();
  // The arrival of a contract that has already left is folded last.
  await fold([1, 5000], [-1, -3000]);
  await fold([1, 3000]);
  expect(await kept()).toEqual([{ contracts: 1, signingMs: 5000 }]);
  await fold([-1, -5000]);
  expect(await kept()).toEqual([]);
});
