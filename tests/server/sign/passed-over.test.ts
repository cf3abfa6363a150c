import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { work } from '../../support/contracts.ts';
import { arrive, newestLink } from '../../support/receiving.ts';
import type { Person } from '../../support/people.ts';
import { complete, fill, startSigning, sendContract, sign } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';
import { sealOf } from '../../support/waiting-for-the-seal.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

const HELD = ['IN_PROGRESS', 'HELD', 'NOT_ALL_SIGNED'];
const asHost = (statement: ReturnType<typeof sql>) => statement.execute(api.database);

test('a consent that only a row tells of: held', async () => {
  const { contractId, people } = await sendContract(api, owner);
  const { token } = await arrive(api, await newestLink(api, people[0]?.email ?? ''));
  await asHost(sql`update receivers set consented_at = now() where contract_id = ${contractId}`);
  expect((await complete(api, token, await fill(api, token))).status).toBe(200);
  expect(await sealOf(api, owner, contractId)).toEqual(HELD);
});

test('a verification that was taken out of the row while somebody came in: held', async () => {
  const { contractId, people } = await sendContract(api, owner, { people: [{ verifications: ['EMAIL_CODE'] }] });
  await asHost(sql`update receivers set verifications = '{}' where contract_id = ${contractId}`);
  const token = await startSigning(api, people[0]?.email);
  await asHost(sql`update receivers set verifications = '{EMAIL_CODE}' where contract_id = ${contractId}`);
  expect((await complete(api, token, await fill(api, token))).status).toBe(200);
  expect(await sealOf(api, owner, contractId)).toEqual(HELD);
});

test('an order that was turned round: held', async () => {
  const { contractId, people } = await sendContract(api, owner, { people: [{ order: 1 }, { order: 2 }] });
  const turn = (first: string, second: string) =>
    asHost(sql`update receivers set has_turn = (email = ${first}),
         signing_order = case when email = ${first} then 1 else 2 end,
         state = case when email = ${first} and state = 'WAITING' then 'NOTIFIED' else state end
       where contract_id = ${contractId} and email in (${first}, ${second})`);
  const [one = '', two = ''] = people.map(({ email }) => email ?? '');
  const token = await startSigning(api, one);
  const version = await fill(api, token);
  await turn(two, one);
  const { receiverUuid } = await api.database
    .selectFrom('receivers')
    .select('receiverUuid')
    .where('contractId', '=', contractId)
    .where('email', '=', two)
    .executeTakeFirstOrThrow();
  const path = { contractId, receiverUuid };
  await api.ok('resendMessage', { token: owner.accessJwt, path, body: { channel: 'MAIL' } });
  await work(api);
  await sign(api, two);
  await asHost(sql`update receivers set signing_order = case when email = ${one} then 1 else 2 end,
       has_turn = (email = ${one}) where contract_id = ${contractId}`);
  expect((await complete(api, token, version)).status).toBe(200);
  expect(await sealOf(api, owner, contractId)).toEqual(HELD);
});

test('an agreement to a change that nobody was asked for any more: held', async () => {
  const account = randomUUID();
  const plan = { people: [{}, {}, {}], wishes: [{ fieldId: account, kind: 'NUMBER' as const, name: '계좌번호' }] };
  const { contractId, people, receivers, call } = await sendContract(api, owner, plan);
  await sign(api, people[0]?.email, { [account]: '1234' });
  await sign(api, people[1]?.email);
  const body = { receiverUuid: receivers[0]?.receiverUuid ?? '', fieldIds: [account], message: '다시 봐주세요.' };
  const { valueRequestId } = await api.ok('askForValues', { ...call, body });
  const token = await startSigning(api, people[0]?.email);
  const { version } = await api.ok('putValues', {
    token,
    body: { version: 0, values: { [account]: '9' }, markRefs: {} },
  });
  await api.ok('answerValueRequest', { token, path: { valueRequestId }, body: { version, confirmed: true } });
  await asHost(sql`delete from value_consents where value_request_uuid = ${valueRequestId}`);
  await asHost(sql`update receivers set has_turn = false where receiver_uuid = ${receivers[1]?.receiverUuid ?? ''}`);
  await sign(api, people[2]?.email);
  expect(await sealOf(api, owner, contractId)).toEqual(HELD);
});
