import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  createCompanySealRepository,
  isUsable,
} from '../../../server/modules/company-seals/company-seals.repository.ts';
import { verify } from '../../support/contracts.ts';
import { CARVED, makeSeal } from '../../support/marks.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

/** Written by hand: who sees, uses and manages a seal granted to a single member, and who reads its record. */
const SEATS = ['owner', 'keeper', 'unverified keeper', 'given', 'member', 'left', 'other organisation'] as const;
type SeatName = (typeof SEATS)[number];
const ACTS = [
  'see',
  'use',
  'use suspended',
  'add',
  'grant',
  'suspend',
  'replace',
  'destroy',
  'read record',
  'export record',
] as const;
type Act = (typeof ACTS)[number];

const KEEPS = 'see add grant suspend replace destroy read export'.split(' ');
const REFUSED: Record<SeatName, string> = {
  owner: '',
  keeper: '',
  'unverified keeper': '403 VERIFICATION_NEEDED',
  given: '403 FORBIDDEN',
  member: '403 FORBIDDEN',
  left: '403 MEMBERSHIP_ENDED',
  'other organisation': '404 NOT_FOUND',
};
const expected = (seat: SeatName, act: Act) => {
  const isKeeper = seat === 'owner' || seat === 'keeper' || seat === 'unverified keeper';
  if (act === 'use suspended') return 'no';
  if (act === 'use') return seat === 'given' ? 'yes' : 'no';
  if (act === 'see') return isKeeper || seat === 'given' ? 'yes' : seat === 'left' ? REFUSED.left : 'no';
  if (act === 'add' && seat === 'other organisation') return 'yes';
  const reads = act === 'read record' || act === 'export record';
  if (seat === 'unverified keeper' && reads) return 'yes';
  return REFUSED[seat] || (KEEPS.includes(act.split(' ')[0] ?? '') ? 'yes' : 'no');
};

let api: TestApp;
let people: Record<SeatName, Person>;
beforeAll(async () => {
  api = await createTestApp();
  const owner = await signUp(api);
  people = {
    owner,
    keeper: await join(api, owner, ['ORGANIZATION_MANAGE']),
    'unverified keeper': await join(api, owner, ['ORGANIZATION_MANAGE']),
    given: await join(api, owner),
    member: await join(api, owner),
    left: await join(api, owner),
    'other organisation': await signUp(api),
  };
  for (const name of SEATS) if (name !== 'unverified keeper') await verify(api, people[name]);
});
// At most fifty seals can be active.
afterEach(() => api.database.updateTable('companySeals').set({ state: 'DESTROYED' }).execute());
afterAll(() => api.close());

async function givenSeal() {
  const { owner, given } = people;
  return makeSeal(api, owner, { users: [given] });
}

const say = async (answer: Promise<{ status: number; error: { errorCode: string } }>) => {
  const { status, error } = await answer;
  return status === 200 ? 'yes' : `${status} ${error.errorCode}`;
};

async function tryTo(act: Act, person: Person): Promise<string> {
  const { sealId, version } = await givenSeal();
  const token = person.accessJwt;
  const path = { sealId };
  switch (act) {
    case 'see': {
      const { status, result, error } = await api.call('listCompanySeals', { token });
      if (status !== 200) return `${status} ${error.errorCode}`;
      return result.some((seal) => seal.sealId === sealId) ? 'yes' : 'no';
    }
    case 'use':
    case 'use suspended': {
      if (act === 'use suspended') {
        const body = { version, state: 'SUSPENDED' };
        await api.ok('changeCompanySeal', { token: people.owner.accessJwt, path, body });
      }
      const seal = await api.database
        .transaction()
        .execute((transaction) => createCompanySealRepository(api.deps.secrets).hold(transaction, person, sealId));
      return seal && isUsable(seal) ? 'yes' : 'no';
    }
    case 'add':
      return say(
        api.call('createCompanySeal', { token, body: { name: crypto.randomUUID(), mark: CARVED, users: [] } }),
      );
    case 'grant': {
      // Members can't grant themselves a seal either.
      const users = [person.organizationMemberUuid];
      return say(api.call('changeCompanySeal', { token, path, body: { version, users } }));
    }
    case 'suspend':
      return say(api.call('changeCompanySeal', { token, path, body: { version, state: 'SUSPENDED' } }));
    case 'destroy':
      return say(api.call('changeCompanySeal', { token, path, body: { version, state: 'DESTROYED' } }));
    case 'replace':
      return say(api.call('replaceCompanySeal', { token, path, body: { version, mark: CARVED } }));
    case 'read record':
      return say(api.call('listSealLedger', { token, path }));
    case 'export record':
      return say(api.call('exportSealLedger', { token, path }));
  }
}

test('who has left had it until then', async () => {
  const { owner, left, given } = people;
  const seal = await makeSeal(api, owner, { users: [given, left] });
  const seals = createCompanySealRepository(api.deps.secrets);
  expect((await seals.find(api.database, left, seal.sealId))?.isGranted).toBe(true);
  const { organizationMemberUuid } = left;
  await api.ok('withdrawMember', { token: owner.accessJwt, body: { organizationMemberUuid } });
  expect((await seals.find(api.database, left, seal.sealId))?.isGranted).toBe(false);
});

test.each(SEATS.flatMap((seat) => ACTS.map((act) => [seat, act] as const)))('%s: %s', async (seat, act) => {
  expect(await tryTo(act, people[seat])).toBe(expected(seat, act));
});
