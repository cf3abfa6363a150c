import { afterAll, beforeAll, expect, test } from 'vitest';
import { draft, receiver, sent } from '../../support/contracts.ts';
import { signUp, type Person } from '../../support/people.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import { draftTemplate } from '../../support/templates.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
const TITLE = '표준 근로계약서 100%_A\\B';
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
  await sent(api, owner, [receiver('이도윤')], { title: TITLE });
  await draftTemplate(api, owner, { title: TITLE });
  const body = { name: TITLE, company: '동해포장', phone: '010-1234-5678' };
  await api.ok('createContact', { token: owner.accessJwt, body });
});
afterAll(() => api.close());

const find = (q: string, person = owner) => api.ok('search', { token: person.accessJwt, query: { q } });
async function count(q: string) {
  const { contracts, templates, contacts } = await find(q);
  return [contracts, templates, contacts].map(({ items }) => items.length);
}

test.each([
  ['근로', 'a part of a word'],
  ['계약서 표준', 'words in another order'],
  ['표준근로', 'two words without their space'],
  ['ㄱㄹㄱㅇㅅ', 'initial consonants'],
  ['ㅍㅈ ㄱㅇ', 'initial consonants of two words'],
  ['ㄱㅇㄱ 표준', null],
  ['ㄱㄹ 표준', 'initial consonants beside a word'],
  ['근로ㄱ', 'a syllable that is still being typed'],
  ['100%', 'a per cent sign'],
  ['%_', 'two wildcards of SQL'],
  ['\\b', 'a backslash'],
  ['a\\B', 'another case'],
  ['근로계약서'.normalize('NFD'), 'decomposed Hangul'],
  ['표준　근로', 'a full-width space'],
  ['１００％', 'full-width characters'],
])('%s finds the same in three lists (%s)', async (q, why) => {
  expect(await count(q)).toEqual(why === null ? [0, 0, 0] : [1, 1, 1]);
});

test.each(['', '   ', '　', 'ㄱ', 'ㅏ없음', '%%', '__', '\\\\', '가'.repeat(100)])(
  '%j finds nothing instead of everything',
  async (q) => {
    expect(await find(q)).toEqual({
      contracts: { items: [], hasMore: false },
      templates: { items: [], hasMore: false },
      contacts: { items: [], hasMore: false },
      members: { items: [], hasMore: false },
    });
  },
);

test.each(['가'.repeat(101), '가'.repeat(200), '가\u0000나', '\u0000'])('%j is refused', async (q) => {
  expect(await api.fails('search', { token: owner.accessJwt, query: { q } })).toMatch(/^4(00|22) /);
});

test('receivers and document numbers find contracts, and phone numbers contacts however they are written', async () => {
  const { contracts } = await find('ㅇㄷㅇ');
  expect(contracts.items).toMatchObject([{ title: TITLE, status: 'IN_PROGRESS', receiverNames: ['이도윤'] }]);
  expect((await find(contracts.items[0]?.documentNo ?? '')).contracts.items).toHaveLength(1);
  // Contacts are searched without hyphens, so a hyphen alone matches no contact.
  expect(await count('-')).toEqual([1, 0, 0]);
  for (const q of ['010-1234', '0101234', '5678']) expect((await find(q)).contacts.items).toHaveLength(1);
});

test('members are found by the initials of their names and by parts of their addresses', async () => {
  const person = await signUp(api);
  for (const q of ['ㄱㅈㅅ', '지수', person.email, `지수 ${person.email.slice(0, 5)}`]) {
    const { members } = await find(q, person);
    expect([q, members.items.map(({ email }) => email)]).toEqual([q, [person.email]]);
  }
});

test('the lists to which a search leads find what it found', async () => {
  const token = owner.accessJwt;
  const total = async (search: string) =>
    Promise.all([
      api.ok('listContracts', { token, query: { search } }),
      api.ok('listTemplates', { token, query: { search } }),
      api.ok('listContacts', { token, query: { search } }),
    ]).then((pages) => pages.map((page) => page.total));
  for (const q of ['ㄱㄹㄱㅇㅅ', '표준근로', '100%']) expect([q, await total(q)]).toEqual([q, [1, 1, 1]]);
  expect((await api.ok('listMembers', { token, path: pathOf(owner), query: { searchValue: 'ㄱㅈㅅ' } })).total).toBe(1);
});

test('five are returned and more are announced', async () => {
  const person = await signUp(api);
  for (let place = 1; place <= 6; place += 1) await draft(api, person, { title: `여섯 문서 ${place}` });
  const first = (await find('여섯', person)).contracts;
  expect([first.items.map(({ title }) => title.at(-1)), first.hasMore]).toEqual([['6', '5', '4', '3', '2'], true]);
});

test('a contract that is deleted between two searches is missing from the second', async () => {
  const { call } = await draft(api, owner, { title: '곧 지울 문서' });
  const [found] = await Promise.all([find('곧 지울'), api.call('deleteContract', call)]);
  expect(found.contracts.items.length).toBeLessThanOrEqual(1);
  expect((await find('곧 지울')).contracts.items).toEqual([]);
});

const pathOf = ({ organizationUuid }: Person) => ({ organizationUuid });
