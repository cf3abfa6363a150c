import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WorkerFailure } from '../../../server/documents/workers/worker-failure.ts';
import { open } from '../../support/files.ts';
import { signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let person: Person;
beforeAll(async () => {
  api = await createTestApp();
  person = await signUp(api);
});
afterAll(() => api.close());

const listed = async (query: { category?: string; search?: string } = {}) =>
  api.ok('listStoreTemplates', { token: person.accessJwt, query });
const codes = async (query: { category?: string; search?: string }) =>
  (await listed(query)).items.map(({ storeTemplateId }) => storeTemplateId);
const formOf = (storeTemplateId: string) =>
  api.ok('getStoreTemplate', { token: person.accessJwt, path: { storeTemplateId } });

test('lists twelve forms with what they are for, what they are not for, and their pages', async () => {
  const { items, sets } = await listed();
  expect(items).toHaveLength(12);
  expect(items.find(({ title }) => title === '금전소비대차계약서')).toMatchObject({
    storeTemplateId: 'loan',
    category: 'MONEY',
    asOf: '2026년 11월',
    notFor: [expect.stringContaining('보증인'), expect.stringContaining('대부업자')],
    slots: [
      { key: 'borrower', name: '채무자', role: 'SIGNER', order: 1, person: 'ASK' },
      { key: 'lender', name: '채권자', role: 'SIGNER', order: 2, person: 'SENDER' },
    ],
    pages: [{ number: 1 }, { number: 2 }],
  });
  for (const { fieldCount, pages } of items) expect([fieldCount > 5, pages.length > 0]).toEqual([true, true]);
  expect(sets).toEqual([
    {
      storeSetId: 'joining',
      title: '입사 서류 3종',
      storeTemplateIds: ['employment-standard', 'privacy-consent', 'security-pledge'],
    },
  ]);
});

test('finds forms by category and by all words of a search, also in their keywords', async () => {
  expect(await codes({ category: 'REAL_ESTATE' })).toEqual(['lease']);
  expect(await codes({ search: '알바' })).toEqual(['employment-part-time']);
  expect(await codes({ search: ' nda ' })).toEqual(['non-disclosure-agreement']);
  expect(await codes({ search: '입사 동의서' })).toEqual(['privacy-consent']);
  expect(await codes({ search: '동의서'.normalize('NFD') })).toContain('privacy-consent');
  expect(await codes({ category: 'MONEY', search: '근로' })).toEqual([]);
  expect((await listed({ category: 'CONSENT' })).sets).toEqual([]);
});

test('a form that is listed is the one that is read, and an unknown one is not found', async () => {
  const { items } = await listed();
  for (const item of items) expect(await formOf(item.storeTemplateId)).toEqual(item);
  const path = { storeTemplateId: 'nothing' };
  expect(await api.fails('getStoreTemplate', { token: person.accessJwt, path })).toBe('404 NOT_FOUND');
  expect(await api.fails('getStoreTemplatePage', { path: { ...path, page: '1' } })).toBe('404 NOT_FOUND');
});

test('a page is drawn once for everybody, in both widths, and its address is cached for good', async () => {
  const { pages } = await formOf('lease');
  const before = api.documents.calls.drawPage;
  const urls = [pages[0]?.imageUrl, pages[0]?.largeImageUrl, pages[0]?.imageUrl];
  const answers = await Promise.all(urls.map((url) => open(api, url ?? null)));
  const widths = await Promise.all(answers.map(async ({ rawPayload }) => (await sharp(rawPayload).metadata()).width));
  expect(widths).toEqual([480, 1240, 480]);
  for (const { headers } of answers) {
    expect(headers['content-type']).toMatch(/^image\/(png|webp)$/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  const again = await open(api, pages[0]?.imageUrl ?? null, { 'if-none-match': String(answers[0]?.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(api.documents.calls.drawPage).toBe(before + 1);
});

test('an address without the form’s version, or with an old one, is asked about each time', async () => {
  const url = (await formOf('loan')).pages[1]?.imageUrl ?? '';
  for (const old of [url.replace(/&version=\w+/, ''), url.replace(/version=\w+/, `version=${'0'.repeat(16)}`)])
    expect((await open(api, old)).headers['cache-control']).toBe('public, no-cache');
});

test('there is no page after the last', async () => {
  const { pages } = await formOf('loan');
  const path = { storeTemplateId: 'loan', page: String(pages.length + 1) };
  expect(await api.fails('getStoreTemplatePage', { path })).toBe('404 NOT_FOUND');
});

test('a page that could not be drawn says so, and is tried again', async () => {
  const path = { storeTemplateId: 'resignation', page: '1' };
  api.documents.next.drawPage = () => Promise.reject(new WorkerFailure('TIMEOUT', 'too long'));
  expect(await api.fails('getStoreTemplatePage', { path })).toBe('503 PICTURE_FAILED');
  expect((await open(api, (await formOf('resignation')).pages[0]?.imageUrl ?? null)).statusCode).toBe(200);
});
