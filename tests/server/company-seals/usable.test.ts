import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  COMPANY_SEAL_PURPOSE,
  createCompanySealRepository,
  isUsable,
} from '../../../server/modules/company-seals/company-seals.repository.ts';
import { writeSealUse } from '../../../server/modules/company-seals/ledger.repository.ts';
import { verify } from '../../support/contracts.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { untilBlocked } from '../../support/races.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const MARK = { kind: 'SEAL', text: '대표이사인', shape: 'ROUND', face: 'MYEONGJO', sizeMm: 18 } as const;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

async function insertSeal({ organizationUuid }: Person, users: readonly Person[] = []) {
  const sealUuid = uuidv7();
  const markEnc = api.deps.secrets.seal(COMPANY_SEAL_PURPOSE, JSON.stringify(MARK));
  await api.database
    .insertInto('companySeals')
    .values({ sealUuid, organizationUuid, name: `법인인감 ${sealUuid}`, markEnc, createdAt: api.deps.now() })
    .execute();
  for (const { organizationMemberUuid } of users)
    await api.database.insertInto('companySealUsers').values({ sealUuid, organizationMemberUuid }).execute();
  return sealUuid;
}

const seals = () => createCompanySealRepository(api.deps.secrets);

test('a seal is usable by whom it was given to, as long as it is in force', async () => {
  const owner = await signUp(api);
  const given = await join(api, owner);
  const sealId = await insertSeal(owner, [given]);
  const seen = async (person: Person) => seals().find(api.database, person, sealId);
  expect(await seen(given)).toMatchObject({
    sealId,
    state: 'ACTIVE',
    isGranted: true,
    mark: MARK,
    pictureSha256: null,
  });
  expect(isUsable((await seen(owner)) ?? { state: 'ACTIVE', isGranted: true })).toBe(false);
  expect(await seen(await signUp(api))).toBeNull();
  for (const state of ['SUSPENDED', 'DESTROYED'] as const) {
    await api.database.updateTable('companySeals').set({ state }).where('sealUuid', '=', sealId).execute();
    expect(isUsable((await seen(given)) ?? { state: 'ACTIVE', isGranted: true })).toBe(false);
  }
});

test('whoever is removed, or closes their account, has no seal any more, and the record says so', async () => {
  const owner = await signUp(api);
  const [removed, closing] = [await join(api, owner), await join(api, owner)];
  const sealUuid = await insertSeal(owner, [removed, closing]);
  await api.ok('withdrawMember', {
    token: owner.accessJwt,
    body: { organizationMemberUuid: removed.organizationMemberUuid },
  });
  await api.ok('withdrawUser', { token: closing.accessJwt, body: { withdrawReason: '쓰지 않아요' } });
  for (const person of [removed, closing])
    expect((await seals().find(api.database, person, sealUuid))?.isGranted).toBe(false);
  const ledger = await api.database
    .selectFrom('sealLedger')
    .select(['kind', 'organizationMemberUuid', 'subjectUuid'])
    .where('sealUuid', '=', sealUuid)
    .orderBy('entryUuid')
    .execute();
  expect(ledger).toEqual([
    {
      kind: 'REVOKED',
      organizationMemberUuid: owner.organizationMemberUuid,
      subjectUuid: removed.organizationMemberUuid,
    },
    {
      kind: 'REVOKED',
      organizationMemberUuid: closing.organizationMemberUuid,
      subjectUuid: closing.organizationMemberUuid,
    },
  ]);
});

test('what was written about a seal is neither changed nor removed', async () => {
  const owner = await signUp(api);
  const sealId = await insertSeal(owner, [owner]);
  await api.database.transaction().execute((transaction) =>
    writeSealUse(transaction, {
      sealId,
      organizationMemberUuid: owner.organizationMemberUuid,
      at: api.deps.now(),
      contractId: uuidv7(),
      places: 2,
    }),
  );
  const refusal = 'seal_ledger is append-only';
  await expect(api.database.updateTable('sealLedger').set({ places: 1 }).execute()).rejects.toThrow(refusal);
  await expect(api.database.deleteFrom('sealLedger').execute()).rejects.toThrow(refusal);
});

test('a suspension waits for the sending that has the seal in its hand, and is not overtaken by the next one', async () => {
  const owner = await signUp(api);
  await verify(api, owner);
  const sealId = await insertSeal(owner, [owner]);
  const suspend = () =>
    api.ok('changeCompanySeal', {
      token: owner.accessJwt,
      path: { sealId },
      body: { version: 1, state: 'SUSPENDED' },
    });
  let suspended = Promise.resolve<unknown>(null);
  await api.database.transaction().execute(async (transaction) => {
    const held = await seals().hold(transaction, owner, sealId);
    suspended = suspend();
    await untilBlocked(api.database);
    expect(held && isUsable(held)).toBe(true);
    expect((await seals().find(transaction, owner, sealId))?.state).toBe('ACTIVE');
  });
  await suspended;
  const next = await api.database.transaction().execute((transaction) => seals().hold(transaction, owner, sealId));
  expect(next?.state).toBe('SUSPENDED');
});
