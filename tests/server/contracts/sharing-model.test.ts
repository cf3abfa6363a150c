import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../support/people.ts';
import { createRandom, type Random } from '../../support/random.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';
import { STEPS, World, type Contract, type Member } from './sharing-world.ts';

const MEMBERS = 4;
const GROUPS = 4;
const STEPS_TAKEN = 100;
const STEPS_BETWEEN_LOOKS = 20;

let api: TestApp;
let owner: Person;
beforeEach(async () => {
  ({ api, owner } = await createSenderApp());
});
afterEach(() => api.close());

/** Reads a whole list, by page or by cursor. */
async function listAll({ accessJwt: token }: Member, query: Record<string, string>, byCursor: boolean) {
  const ids: string[] = [];
  let place: Record<string, string> = {};
  for (let page = 2; ; page += 1) {
    const answer = await api.ok('listContracts', { token, query: { ...query, size: '7', ...place } });
    ids.push(...answer.items.map(({ contractId }) => contractId));
    if (answer.after === null) return { ...answer, ids };
    place = byCursor ? { after: answer.after } : { page: String(page) };
  }
}

const idsOf = (contracts: readonly Contract[]) => contracts.map(({ contractId }) => contractId).toSorted();

async function expectLists(member: Member, seen: readonly Contract[], random: Random) {
  const running = seen.filter(({ status }) => status === 'IN_PROGRESS');
  const ended = seen.filter(({ status }) => status === 'CANCELLED');
  const drafts = seen.filter(({ status }) => status === 'DRAFT');
  const sort = random.pick(['MOVED', 'TITLE', 'EXPIRY', 'SENT']) ?? 'MOVED';
  const word = random.pick(['근로', '용역', '위임']) ?? '';
  const looks: [Record<string, string>, readonly Contract[]][] = [
    [{}, seen],
    [{ tab: 'IN_PROGRESS' }, running],
    [{ tab: 'ENDED' }, ended],
    [{ kind: 'NORMAL' }, seen],
    [{ search: word }, seen.filter(({ title }) => title.includes(word))],
  ];
  for (const [query, expected] of looks) {
    const { ids, total, counts } = await listAll(member, { ...query, sort }, random.next() < 0.5);
    expect({ query, ids: ids.toSorted(), total }).toEqual({ query, ids: idsOf(expected), total: expected.length });
    expect([counts.ALL, counts.IN_PROGRESS, counts.ENDED, counts.DRAFT]).toEqual(
      [seen, running, ended, drafts].map(({ length }) => length),
    );
  }
  const figures = await api.ok('getContractStatistics', { token: member.accessJwt });
  const sentThisMonth = figures.sentDays.reduce((sum, { sent }) => sum + sent, 0);
  expect([figures.inProgress, sentThisMonth]).toEqual([running.length, seen.length - drafts.length]);
}

async function expectAddresses(member: Member, world: World) {
  for (const contract of world.contracts) {
    const call = { token: member.accessJwt, path: { contractId: contract.contractId } };
    const isSeen = world.sees(member, contract);
    expect((await api.call('getContract', call)).status).toBe(isSeen ? 200 : 404);
    const isSent = contract.status !== 'DRAFT';
    expect((await api.call('getContractDocument', call)).status === 200).toBe(isSeen && isSent);
  }
}

test.each([1, 2, 3, 4])('members see what a plain model says, whatever happens: walk %i', async (seed) => {
  const random = createRandom(seed);
  const world = new World(api, owner);
  await world.fill(MEMBERS, GROUPS, random);
  let shared = 0;
  for (let step = 1; step <= STEPS_TAKEN; step += 1) {
    await random.pick(STEPS)?.(world, random);
    if (step % STEPS_BETWEEN_LOOKS !== 0) continue;
    for (const member of [world.owner, ...world.members.filter(({ isHere }) => isHere)]) {
      const seen = world.contracts.filter((contract) => world.sees(member, contract));
      await expectLists(member, seen, random);
      await expectAddresses(member, world);
      shared += seen.filter((contract) => world.isOnlyShared(member, contract)).length;
    }
  }
  // Otherwise, the walk has tested nothing about groups.
  expect(shared).toBeGreaterThan(GROUPS);
});
