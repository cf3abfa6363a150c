import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildSearchTexts } from '../../../server/modules/contracts/lists/search.jobs.ts';
import { receiver, sent } from '../../support/contracts.ts';
import type { Person } from '../../support/people.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import { draftTemplate } from '../../support/templates.ts';
import type { TestApp } from '../../support/test-app.ts';

const NAME = '㈜별빛 O’Brien ＮＤＡ－７';
let api: TestApp;
let owner: Person;
let contractId: string;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
  ({ contractId } = await sent(api, owner, [receiver(NAME)], { title: '비밀유지서약서' }));
  await draftTemplate(api, owner, { title: `${NAME} 서약서` });
  await api.ok('createContact', { token: owner.accessJwt, body: { name: NAME, email: 'star@test.example' } });
});
afterAll(() => api.close());

async function count(q: string) {
  const { contracts, templates, contacts } = await api.ok('search', { token: owner.accessJwt, query: { q } });
  return [contracts, templates, contacts].map(({ items }) => items.length);
}

const findInStore = async (search: string) =>
  (await api.ok('listStoreTemplates', { token: owner.accessJwt, query: { search } })).items.map(({ title }) => title);

test.each(['(주)별빛', '㈜별빛', '（주）별빛', "o'brien", 'O’BRIEN', 'nda-7', 'ｎｄａ－７'])(
  '%j finds a name in every list, however a keyboard writes it',
  async (q) => {
    expect(await count(q)).toEqual([1, 1, 1]);
  },
);

test('names that were stored as they were written are found after an upgrade', async () => {
  const { database } = api;
  const before = NAME.replaceAll(' ', '').toLowerCase();
  await sql`update contacts set search_text = ${before}`.execute(database);
  await sql`update contracts set search_text = ${before}, search_grams = '{}'
             where contract_id = ${contractId}`.execute(database);
  expect(await count("(주)별빛 o'brien nda-7")).toEqual([0, 1, 0]);
  const upgrade = await readFile('server/database/migrations/0067_searched_as_typed.sql', 'utf8');
  await sql.raw(upgrade).execute(database);
  await rebuildSearchTexts(api.deps, new AbortController().signal);
  expect(await count("(주)별빛 o'brien nda-7")).toEqual([1, 1, 1]);
});

test('the store knows initial consonants', async () => {
  const found = await findInStore('근로계약서');
  expect(found).not.toEqual([]);
  expect(await findInStore('ㄱㄹㄱㅇㅅ')).toEqual(found);
});
