import { afterAll, beforeAll, expect, test } from 'vitest';
import { look } from '../../support/contracts.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { arrive } from '../../support/receiving.ts';
import { complete, CONSENTS, fill } from '../../support/signing.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
const engine = createTestEngine();
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true, documents: engine });
  owner = await signUp(api);
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

const send = (person: Person, key?: string) =>
  api.ok('sendFirstContract', { token: person.accessJwt, ...(key !== undefined && { key }) });

test('somebody who has just signed up sends a form to themselves and signs it', async () => {
  const { contractId, receiverUuid } = await send(owner);
  const contract = await look(api, owner, contractId);
  expect(contract).toMatchObject({ status: 'IN_PROGRESS', title: '보안서약서(내게 보내보기)', templateId: null });
  expect(contract.receivers).toMatchObject([
    { receiverUuid, name: '김지수', email: owner.email, role: 'SIGNER', state: 'NOTIFIED', hasTurn: true, isMe: true },
  ]);
  const answers = contract.fields.flatMap((field) => (field.receiverUuid === null ? [field.value] : []));
  expect(answers).toHaveLength(4);
  expect(answers).toContain('한빛물산 주식회사');

  const path = { contractId, receiverUuid };
  const { link } = await api.ok('openOwnSigning', { token: owner.accessJwt, path });
  const { token } = await arrive(api, new URL(link).searchParams.get('t') ?? '');
  await api.ok('giveConsents', { token, body: { kinds: CONSENTS } });
  const { fields } = await api.ok('getSignContract', { token });
  const texts = fields.filter(({ kind }) => kind === 'TEXT' || kind === 'NAME');
  const values = Object.fromEntries(texts.map(({ fieldId }) => [fieldId, '영업부']));
  expect((await complete(api, token, await fill(api, token, values))).status).toBe(200);
  expect(await look(api, owner, contractId)).toMatchObject({ sealState: 'PENDING' });
});

test('asked twice with one key it is sent once, and leaves no template behind', async () => {
  const person = await signUp(api);
  const token = person.accessJwt;
  const ask = () => api.call('sendFirstContract', { token, key: 'once' });
  const asked = await Promise.all([ask(), ask()]);
  // The second request is rejected because the first one is still running, unless it has finished by then.
  const refused = asked.filter(({ status }) => status !== 200);
  expect(refused.map(({ error }) => error.errorCode)).toEqual(refused.map(() => 'IDEMPOTENCY_RUNNING'));
  expect(refused.length).toBeLessThan(2);
  const again = await send(person, 'once');
  const answered = asked.filter(({ status }) => status === 200);
  expect(answered.map(({ result }) => result)).toEqual(answered.map(() => again));
  expect((await api.ok('listContracts', { token })).total).toBe(1);
  expect((await api.ok('listTemplates', { token })).total).toBe(0);
});

test('the longest name of an organisation does not keep it from being sent', async () => {
  const person = await signUp(api, undefined, '가'.repeat(40));
  const { contractId } = await send(person);
  expect(await look(api, person, contractId)).toMatchObject({ status: 'IN_PROGRESS' });
});

test('the organisation’s seal over the pages is left out', async () => {
  const person = await signUp(api);
  const token = person.accessJwt;
  const { settings } = await api.ok('getServiceSettings', { token });
  await api.ok('changeServiceSettings', { token, body: { settings: { ...settings, pageSealEdge: 'RIGHT' } } });
  const { contractId } = await send(person);
  expect((await look(api, person, contractId)).settings.pageSealEdge).toBe('NONE');
});

test('who may not send contracts may not send this one', async () => {
  const reader = await join(api, owner, ['CONTRACT_READ_ALL']);
  expect(await api.fails('sendFirstContract', { token: reader.accessJwt })).toBe('403 FORBIDDEN');
});
