import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import { look } from '../../support/contracts.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { listWish, makeListBox } from '../../support/list-boxes.ts';
import type { Person } from '../../support/people.ts';
import { realFile, sealingOf, workAndSeal } from '../../support/sealing-server.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import { complete, fill, startSigning, sendContract } from '../../support/signing.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
let sealing: Sealing;
const engine = createTestEngine();
beforeAll(async () => {
  ({ api, owner } = await createSenderApp({ documents: engine }));
  sealing = await sealingOf(api);
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

test('a sent contract keeps the items it was sent with, up to the seal', async () => {
  const box = await makeListBox(api, owner, ['서울', '부산']);
  const people = [{}, {}];
  const wishes = [listWish(box.listBoxId), listWish(box.listBoxId), listWish(box.listBoxId, { of: 1 })];
  const sent = await sendContract(api, owner, { people, wishes }, realFile(api, owner, { pages: 1 }));
  const { contractId, ids } = sent;
  await box.change(['제주']);
  const [first, second, third] = [ids[0] ?? '', ids[1] ?? '', ids[2] ?? ''];

  const token = await startSigning(api, sent.people[0]?.email);
  const contract = await api.ok('getSignContract', { token });
  // The list is included once, for both fields.
  expect(contract.lists).toEqual({ [box.listBoxId]: ['서울', '부산'] });
  expect(contract.fields.filter(({ kind }) => kind === 'LIST').map(({ items }) => items)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const version = await fill(api, token, { [first]: '부산', [second]: '제주' });
  const refused = await complete(api, token, version);
  expect(refused.error).toMatchObject({
    errorCode: 'VALUES_WRONG',
    fieldErrors: [{ field: second, message: '목록에 있는 것을 골라주세요.' }],
  });
  const corrected = await api.ok('putValues', { token, body: { version, values: { [second]: '서울' }, markRefs: {} } });
  expect((await complete(api, token, corrected.version)).status).toBe(200);

  expect(await box.remove()).toMatchObject({ status: 200 });
  const other = await startSigning(api, sent.people[1]?.email);
  expect((await api.ok('getSignContract', { token: other })).lists).toEqual({ [box.listBoxId]: ['서울', '부산'] });
  expect((await complete(api, other, await fill(api, other, { [third]: '서울' }))).status).toBe(200);
  await workAndSeal(api, sealing);
  const seen = await look(api, owner, contractId);
  expect(seen.status).toBe('COMPLETED');
  expect(seen.lists).toEqual({ [box.listBoxId]: ['서울', '부산'] });
  expect(seen.values.filter(({ fieldId }) => ids.includes(fieldId)).map(({ value }) => value)).toEqual([
    '부산',
    '서울',
    '서울',
  ]);
});

test('whoever changes the version in the database is found out before the seal', async () => {
  const box = await makeListBox(api, owner, ['서울']);
  const wishes = [listWish(box.listBoxId)];
  const sent = await sendContract(api, owner, { wishes }, realFile(api, owner, { pages: 1 }));
  await box.change(['서울', '부산']);
  await sql`update contract_contents set lists = jsonb_set(lists, array[${box.listBoxId}], '2')
             where contract_id = ${sent.contractId}`.execute(api.database);
  const token = await startSigning(api, sent.people[0]?.email);
  await complete(api, token, await fill(api, token, { [sent.ids[0] ?? '']: '부산' }));
  await workAndSeal(api, sealing);
  expect(await look(api, owner, sent.contractId)).toMatchObject({ sealState: 'HELD', sealError: 'PLAN_DIFFERS' });
});
