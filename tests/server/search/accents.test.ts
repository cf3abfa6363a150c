import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildSearchTexts } from '../../../server/modules/contracts/lists/search.jobs.ts';
import { receiver, sent } from '../../support/contracts.ts';
import type { Person } from '../../support/people.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import { draftTemplate } from '../../support/templates.ts';
import type { TestApp } from '../../support/test-app.ts';

const NAME = 'Nguyễn\u200b Thị Đào';
const STORED_BEFORE = 'nguyễn\u200bthịđào';
let api: TestApp;
let owner: Person;
let contractId: string;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
  ({ contractId } = await sent(api, owner, [receiver(NAME)], { title: '근로계약서' }));
  await draftTemplate(api, owner, { title: `${NAME} 계약서` });
  await api.ok('createContact', { token: owner.accessJwt, body: { name: NAME, email: 'dao@test.example' } });
});
afterAll(() => api.close());

async function count(q: string) {
  const { contracts, templates, contacts } = await api.ok('search', { token: owner.accessJwt, query: { q } });
  return [contracts, templates, contacts].map(({ items }) => items.length);
}

test.each(['nguyen thi dao', 'NGUYỄN', 'Đào', 'Nguyễn Thị'.normalize('NFD'), 'ngu\u200byen'])(
  '%j finds a name with accents in every list',
  async (q) => {
    expect(await count(q)).toEqual([1, 1, 1]);
    const { recent } = await api.ok('listContacts', { token: owner.accessJwt, query: { recent: 'true', search: q } });
    expect(recent).toHaveLength(1);
  },
);

test('names that were stored with their accents are found after an upgrade', async () => {
  const { database } = api;
  await sql`update contacts set search_text = ${STORED_BEFORE}`.execute(database);
  await sql`update contracts set search_text = ${STORED_BEFORE}, search_grams = '{}'
             where contract_id = ${contractId}`.execute(database);
  expect(await count('nguyen dao')).toEqual([0, 1, 0]);
  const upgrade = await readFile('server/database/migrations/0065_searched_without_accents.sql', 'utf8');
  await sql.raw(upgrade).execute(database);
  await rebuildSearchTexts(api.deps, new AbortController().signal);
  expect(await count('nguyen dao')).toEqual([1, 1, 1]);
});
