import { afterAll, beforeAll, expect, test } from 'vitest';
import { draft, receiver, sent } from '../../support/contracts.ts';
import { makeGroup, setGroup, share } from '../../support/groups.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import { draftTemplate, publishedTemplate, shareTemplate } from '../../support/templates.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

const find = (person: Person, q: string) => api.ok('search', { token: person.accessJwt, query: { q } });
const contracts = async (person: Person, q: string) =>
  (await find(person, q)).contracts.items.map(({ title }) => title);
const templates = async (person: Person, q: string) =>
  (await find(person, q)).templates.items.map(({ title }) => title);
const takePermissions = ({ organizationMemberUuid }: Person) =>
  api.ok('changePermissions', { token: owner.accessJwt, body: { organizationMemberUuid, permissions: [] } });

test('a contract is found by those who see it in their list, and no longer when that ends', async () => {
  const plain = await join(api, owner);
  const reader = await join(api, owner, ['CONTRACT_READ_ALL']);
  const stranger = await signUp(api);
  const { groupId } = await makeGroup(api, owner, [plain]);
  const { contractId } = await sent(api, owner, [receiver('이도윤')], { title: '권리 계약서' });
  expect(await contracts(owner, '권리')).toEqual(['권리 계약서']);
  expect(await contracts(reader, '권리')).toEqual(['권리 계약서']);
  expect(await contracts(plain, '권리')).toEqual([]);
  expect(await contracts(stranger, '권리')).toEqual([]);

  await share(api, owner, contractId, [groupId]);
  expect(await contracts(plain, '권리')).toEqual(['권리 계약서']);
  await setGroup(api, owner, groupId, []);
  expect(await contracts(plain, '권리')).toEqual([]);

  await takePermissions(reader);
  expect(await contracts(reader, '권리')).toEqual([]);
});

test('a contract that waits for a member is found by its receiver, and a draft only by its sender', async () => {
  const plain = await join(api, owner);
  await sent(api, owner, [receiver('받는 멤버', { email: plain.email })], { title: '차례 계약서' });
  await draft(api, owner, { title: '차례 초안' });
  expect(await contracts(plain, '차례')).toEqual(['차례 계약서']);
  expect(await contracts(owner, '차례')).toEqual(['차례 초안', '차례 계약서']);
});

test('a template is found by those to whom it is shown, and as a draft by those who may change it', async () => {
  const plain = await join(api, owner);
  const keeper = await join(api, owner, ['TEMPLATE_MANAGE']);
  const shown = await publishedTemplate(api, owner, { title: '보이는 견본' });
  expect(await templates(plain, '견본')).toEqual([]);
  await shareTemplate(api, owner, shown.templateId, shown.version);
  const written = await draftTemplate(api, owner, { title: '쓰는 견본' });
  await shareTemplate(api, owner, written.templateId, written.version);
  expect(await templates(plain, '견본')).toEqual(['보이는 견본']);
  expect(await templates(keeper, '견본')).toEqual(['쓰는 견본', '보이는 견본']);
  expect(await templates(await signUp(api), '견본')).toEqual([]);

  await takePermissions(keeper);
  expect(await templates(keeper, '견본')).toEqual(['보이는 견본']);
  const { version } = await api.ok('getTemplate', shown.call);
  await api.ok('retireTemplate', { ...shown.call, body: { version } });
  expect(await templates(owner, '견본')).toEqual(['쓰는 견본']);
});

test('contacts and members are found by every member of the organisation, and by nobody outside', async () => {
  const plain = await join(api, owner);
  const body = { name: '동해 담당', company: '동해포장', email: 'donghae@garam.example' };
  await api.ok('createContact', { token: owner.accessJwt, body });
  expect((await find(plain, '동해')).contacts).toMatchObject({ items: [{ name: '동해 담당' }], hasMore: false });
  const seat = plain.organizationMemberUuid;
  const found = async (person: Person) =>
    (await find(person, plain.email)).members.items.map((member) => member.organizationMemberUuid);
  expect(await found(owner)).toEqual([seat]);
  const stranger = await signUp(api);
  expect(await found(stranger)).toEqual([]);
  expect((await find(stranger, '동해')).contacts.items).toEqual([]);

  await api.ok('withdrawMember', { token: owner.accessJwt, body: { organizationMemberUuid: seat } });
  expect(await found(owner)).toEqual([]);
  expect(await api.fails('search', { token: plain.accessJwt, query: { q: '동해' } })).toMatch(/^40[13] /);
});
