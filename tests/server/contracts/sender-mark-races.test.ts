import { afterAll, beforeAll, expect, test } from 'vitest';
import { age, look, tick, verify, work } from '../../support/contracts.ts';
import { open } from '../../support/files.ts';
import { makeSeal, pictureOf } from '../../support/marks.ts';
import { join, type Person } from '../../support/people.ts';
import { draftWith, inAnHour, keepMark, signedBy, stampedWith } from '../../support/sender-marks.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

test('of sending and suspending at the same moment each seal used was in force', async () => {
  for (let round = 0; round < 4; round += 1) {
    const seal = await makeSeal(api, owner, { users: [owner] });
    const { call, contractId } = await draftWith(api, owner, stampedWith(seal.sealId));
    const suspending = {
      token: owner.accessJwt,
      path: { sealId: seal.sealId },
      body: { version: seal.version, state: 'SUSPENDED' },
    };
    const [sent, suspended] = await Promise.all([
      api.call('sendContract', call),
      api.call('changeCompanySeal', suspending),
    ]);
    expect(suspended.status).toBe(200);
    const ledger = await api.database
      .selectFrom('sealLedger')
      .select('kind')
      .where('sealUuid', '=', seal.sealId)
      .orderBy('entryUuid')
      .execute();
    const kinds = ledger.map(({ kind }) => kind);
    expect(kinds.includes('USED')).toBe(sent.status === 200);
    expect((await look(api, owner, contractId)).status).toBe(sent.status === 200 ? 'IN_PROGRESS' : 'DRAFT');
  }
});

test('a member who leaves: what was sent keeps their mark, what was scheduled does not go', async () => {
  const leaving = await join(api, owner, ['CONTRACT_SEND']);
  await verify(api, leaving);
  await keepMark(api, leaving, await pictureOf(api, leaving));
  const sent = await draftWith(api, leaving, signedBy({ from: 'MINE', markId: null }));
  await api.ok('sendContract', sent.call);
  const later = await draftWith(api, leaving, signedBy({ from: 'MINE', markId: null }));
  await api.ok('sendContract', { ...later.call, body: inAnHour() });
  await api.ok('withdrawMember', {
    token: owner.accessJwt,
    body: { organizationMemberUuid: leaving.organizationMemberUuid },
  });
  await age(api, later.contractId, 'scheduled_at');
  await tick(api);
  await work(api);
  expect((await look(api, owner, later.contractId)).status).toBe('DRAFT');
  await api.ok('withdrawUser', { token: leaving.accessJwt, body: { withdrawReason: '이제 쓰지 않아요' } });
  const [value] = (await look(api, owner, sent.contractId)).values;
  expect(value?.mark?.kind).toBe('IMAGE');
  expect((await open(api, value?.file?.url ?? null)).statusCode).toBe(200);
});

test('of sending and deleting the mark at the same moment either comes first, and what was sent keeps its picture', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { markId } = await keepMark(api, owner, await pictureOf(api, owner));
    const { call, contractId } = await draftWith(api, owner, signedBy({ from: 'MINE', markId }));
    const [sent, deleted] = await Promise.all([
      api.call('sendContract', call),
      api.call('deleteMark', { token: owner.accessJwt, path: { markId } }),
    ]);
    expect(deleted.status).toBe(200);
    expect([200, 422]).toContain(sent.status);
    const { status, values } = await look(api, owner, contractId);
    expect(status).toBe(sent.status === 200 ? 'IN_PROGRESS' : 'DRAFT');
    const seen = await Promise.all(values.map(({ file }) => open(api, file?.url ?? null)));
    expect(seen.map(({ statusCode }) => statusCode)).toEqual(sent.status === 200 ? [200] : []);
  }
});
