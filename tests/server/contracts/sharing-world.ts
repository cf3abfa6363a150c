import { expect } from 'vitest';
import { deleteUnusedAudiences } from '../../../server/modules/contracts/core/sharing.repository.ts';
import { applyFigureChanges } from '../../../server/modules/contracts/lists/statistics.repository.ts';
import { readyDraft, receiver, verify } from '../../support/contracts.ts';
import { forgetGroups, makeGroup, setGroup, share } from '../../support/groups.ts';
import { freshEmail, join, type Person } from '../../support/people.ts';
import type { Random } from '../../support/random.ts';
import type { TestApp } from '../../support/test-app.ts';

type Status = 'DRAFT' | 'IN_PROGRESS' | 'CANCELLED' | 'REJECTED' | 'EXPIRED';
export type Contract = {
  contractId: string;
  title: string;
  sender: Member;
  receiving: Member | null;
  receiverUuid: string;
  groups: Set<Group>;
  status: Status;
};
export type Member = Person & { seesAll: boolean; isHere: boolean };
type Group = { groupId: string; members: Set<Member>; isThere: boolean };

/** A simple model made of sets, with a single rule for who sees what. */
export class World {
  readonly members: Member[] = [];
  readonly groups: Group[] = [];
  contracts: Contract[] = [];
  readonly api: TestApp;
  readonly owner: Member;

  constructor(api: TestApp, owner: Person) {
    this.api = api;
    this.owner = { ...owner, seesAll: true, isHere: true };
  }

  async fill(members: number, groups: number, random: Random) {
    for (let place = 0; place < members; place += 1) this.members.push(await newMember(this));
    for (let place = 0; place < groups; place += 1) this.groups.push(await newGroup(this));
    for (let place = 0; place < groups; place += 1) await gather(this, random);
  }

  sees(member: Member, contract: Contract) {
    return this.isOwn(member, contract) || (contract.status !== 'DRAFT' && this.isSharedWith(member, contract));
  }

  isOnlyShared(member: Member, contract: Contract) {
    return !this.isOwn(member, contract) && this.isSharedWith(member, contract);
  }

  private isOwn(member: Member, { sender, receiving, status }: Contract) {
    return member.seesAll || sender === member || (receiving === member && status !== 'DRAFT');
  }

  private isSharedWith(member: Member, { groups }: Contract) {
    return [...groups].some(({ isThere, members }) => isThere && members.has(member));
  }
}

const some = <Item>(random: Random, items: readonly Item[]) => items.filter(() => random.next() < 0.5);
const idOf = ({ groupId }: Group) => groupId;

type Step = (world: World, random: Random) => Promise<unknown>;
const withContract =
  (statuses: readonly Status[], act: (contract: Contract, world: World, random: Random) => Promise<unknown>): Step =>
  async (world, random) => {
    const contract = random.pick(world.contracts.filter(({ status }) => statuses.includes(status)));
    if (contract) await act(contract, world, random);
  };
const calling = ({ contractId, sender }: Contract) => ({ token: sender.accessJwt, path: { contractId } });
const here = (world: World) => world.members.filter(({ isHere }) => isHere);
const there = (world: World) => world.groups.filter(({ isThere }) => isThere);

const write: Step = async (world, random) => {
  const sender = random.pick([world.owner, world.owner, world.owner, ...here(world)]) ?? world.owner;
  const receiving = random.next() < 0.5 ? (random.pick(here(world)) ?? null) : null;
  const title = `${random.pick(['근로', '용역', '위임']) ?? ''}계약서 ${world.contracts.length}`;
  const person = receiver('이도윤', receiving ? { email: receiving.email } : { email: freshEmail('outside') });
  const { contractId, receivers } = await readyDraft(world.api, sender, [person], { title });
  const receiverUuid = receivers[0]?.receiverUuid ?? '';
  const contract: Contract = { contractId, title, sender, receiving, receiverUuid, groups: new Set(), status: 'DRAFT' };
  world.contracts.push(contract);
};
const send = withContract(['DRAFT'], async (contract, world) => {
  await world.api.ok('sendContract', calling(contract));
  contract.status = 'IN_PROGRESS';
});
const discard = withContract(['DRAFT'], async (contract, world) => {
  await world.api.ok('deleteContract', calling(contract));
  world.contracts = world.contracts.filter((one) => one !== contract);
});
const cancel = withContract(['IN_PROGRESS'], async (contract, world) => {
  await world.api.ok('cancelContract', { ...calling(contract), body: { reason: '내용이 달라요' } });
  contract.status = 'CANCELLED';
});
const correct = withContract(['IN_PROGRESS'], async (contract, world, random) => {
  const receiving = random.next() < 0.6 ? (random.pick(here(world)) ?? null) : null;
  const path = { contractId: contract.contractId, receiverUuid: contract.receiverUuid };
  const body = { email: receiving?.email ?? freshEmail('outside') };
  await world.api.ok('correctReceiver', { ...calling(contract), path, body });
  contract.receiving = receiving;
});
const shareOne = withContract(['DRAFT', 'IN_PROGRESS', 'CANCELLED'], async (contract, world, random) => {
  const groups = some(random, there(world));
  await share(world.api, contract.sender, contract.contractId, groups.map(idOf));
  contract.groups = new Set(groups);
});
const shareMany: Step = async (world, random) => {
  const contracts = some(random, world.contracts);
  const groups = some(random, there(world));
  if (contracts.length === 0) return;
  const contractIds = contracts.map(({ contractId }) => contractId);
  const body = { action: 'SHARE', contractIds, groupIds: groups.map(idOf) };
  expect(await world.api.ok('actOnContracts', { token: world.owner.accessJwt, body })).toMatchObject({ skipped: 0 });
  for (const contract of contracts) contract.groups = new Set(groups);
};
const gather: Step = async (world, random) => {
  const group = random.pick(there(world));
  if (!group) return;
  const members = random.next() < 0.1 ? [] : some(random, here(world));
  await setGroup(world.api, world.owner, group.groupId, members);
  group.members = new Set(members);
};
const dissolve: Step = async (world, random) => {
  const group = random.pick(there(world));
  if (!group) return;
  await world.api.ok('deleteGroup', { token: world.owner.accessJwt, path: { groupId: group.groupId } });
  group.isThere = false;
  world.groups.push(await newGroup(world));
  await gather(world, random);
};
const permit: Step = async (world, random) => {
  const member = random.pick(here(world));
  if (!member) return;
  const seesAll = random.next() < 0.2;
  const permissions = seesAll ? ['CONTRACT_SEND', 'CONTRACT_READ_ALL'] : ['CONTRACT_SEND'];
  const body = { organizationMemberUuid: member.organizationMemberUuid, permissions };
  await world.api.ok('changePermissions', { token: world.owner.accessJwt, body });
  member.seesAll = seesAll;
};
const replace: Step = async (world, random) => {
  const member = random.pick(here(world));
  if (!member) return;
  const body = { organizationMemberUuid: member.organizationMemberUuid };
  await world.api.ok('withdrawMember', { token: world.owner.accessJwt, body });
  member.isHere = false;
  for (const group of world.groups) group.members.delete(member);
  // The owner takes over the contracts of a sender who has left.
  world.contracts = world.contracts.map((contract) =>
    contract.sender === member ? { ...contract, sender: world.owner } : contract,
  );
  world.members.push(await newMember(world));
};
const tidy: Step = async (world, random) => {
  if (random.next() < 0.5) await forgetGroups(world.api);
  if (random.next() < 0.5) await deleteUnusedAudiences(world.api.database);
  await world.api.database.transaction().execute(applyFigureChanges);
};

const times = (count: number, ...steps: Step[]) => Array.from({ length: count }, () => steps).flat();
export const STEPS: readonly Step[] = [
  ...times(4, shareOne),
  ...times(3, write, send, gather),
  ...times(1, shareMany, correct, cancel, discard, dissolve, permit, replace, tidy),
];

async function newMember({ api, owner }: World): Promise<Member> {
  const person = await join(api, owner, ['CONTRACT_SEND']);
  await verify(api, person);
  return { ...person, seesAll: false, isHere: true };
}

async function newGroup({ api, owner }: World): Promise<Group> {
  const { groupId } = await makeGroup(api, owner);
  return { groupId, members: new Set(), isThere: true };
}
