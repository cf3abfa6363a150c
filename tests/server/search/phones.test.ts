import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildSearchTexts } from '../../../server/modules/contracts/lists/search.jobs.ts';
import { receiver, sent } from '../../support/contracts.ts';
import type { Person } from '../../support/people.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
let contractId: string;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
  const people = [receiver('이도윤', { phone: '010-4821-7359' }), receiver('한유나', { phone: '010-2345-6789' })];
  ({ contractId } = await sent(api, owner, people, { title: '2026-12 근로계약서' }));
  await sent(api, owner, [receiver('정해원', { phone: '010-5550-1234' })], { title: '2026-12 위임장' });
});
afterAll(() => api.close());

async function find(search: string) {
  const token = owner.accessJwt;
  const { items } = await api.ok('listContracts', { token, query: { search } });
  const { contracts } = await api.ok('search', { token, query: { q: search } });
  expect(contracts.items.map((found) => found.contractId)).toEqual(items.map((found) => found.contractId));
  return items.map((found) => found.contractId);
}

test.each([
  '01048217359',
  '010-4821-7359',
  '010 4821 7359',
  '7359',
  '4821-7359',
  '48217359',
  '010-2345-6789',
  '6789',
  '이도윤 7359',
])('%s finds the contract of the receiver whose number it is', async (search) => {
  expect(await find(search)).toEqual([contractId]);
});

test.each(['7350', '73-50', '4821 정해원', '73590102', '4821', '0102345'])(
  '%s finds no other number',
  async (search) => {
    expect(await find(search)).toEqual([]);
  },
);

test('digits with hyphens are still found in titles', async () => {
  expect(await find('2026-12 근로')).toEqual([contractId]);
  expect(await find('2026-12')).toHaveLength(2);
});

test('a corrected number is found instead of the one before', async () => {
  const token = owner.accessJwt;
  const own = await sent(api, owner, [receiver('문예린', { phone: '010-9999-8888' })]);
  const contract = await api.ok('getContract', { token, path: { contractId: own.contractId } });
  const receiverUuid = contract.receivers[0]?.receiverUuid ?? '';
  const { name, email } = contract.receivers[0] ?? { name: '', email: null };
  const path = { contractId: own.contractId, receiverUuid };
  await api.ok('correctReceiver', { token, path, body: { name, email, phone: '010-9999-7777' } });
  expect([await find('99998888'), await find('99997777')]).toEqual([[], [own.contractId]]);
});

test('numbers of contracts that were stored before are found after an upgrade', async () => {
  const { database } = api;
  await sql`update contracts set search_text = '근로계약서', search_grams = '{}'
             where contract_id = ${contractId}`.execute(database);
  expect(await find('7359')).toEqual([]);
  const upgrade = await readFile('server/database/migrations/0066_searched_by_phone.sql', 'utf8');
  await sql.raw(upgrade).execute(database);
  await rebuildSearchTexts(api.deps, new AbortController().signal);
  expect(await find('7359')).toEqual([contractId]);
});
