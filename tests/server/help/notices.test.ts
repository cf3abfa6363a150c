import { afterAll, beforeAll, expect, it } from 'vitest';
import { openContentLibrary } from '../../../server/content/pages/open-content.ts';
import { createHelpJobs } from '../../../server/modules/help/help.jobs.ts';
import { alertsOf } from '../../support/alerts.ts';
import { createContentFolder, drawPicture, noticeFile } from '../../support/content-folder.ts';
import { runRecurring } from '../../support/jobs.ts';
import { join, login, signUp, type Person } from '../../support/people.ts';
import { createTestApp, PUBLIC_URL, type TestApp } from '../../support/test-app.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The server's clock starts on 20 November 2026, and people sign up on that day. */
const FILES = {
  'notices/terms.md': noticeFile('약관이 바뀌어요', '2026-11-01').replace('안내', '약관'),
  'notices/store.md': noticeFile('템플릿 스토어가 열렸어요', '2026-11-10').replace('안내', '새 기능'),
  'notices/pinned.md': noticeFile('꼭 읽어주세요', '2026-11-05', 'pinned: yes\n'),
  'notices/today.md': noticeFile('오늘 글', '2026-11-20'),
  'notices/tomorrow.md': `${noticeFile('내일 글', '2026-11-21')}\n![화면](seen.webp)\n`,
  'notices/later.md': noticeFile('나중 글', '2026-12-20'),
  'pictures/seen.webp': drawPicture(40, 20),
};

let api: TestApp;
let folder: Awaited<ReturnType<typeof createContentFolder>>;
let owner: Person;
beforeAll(async () => {
  folder = await createContentFolder({ ...FILES, 'pictures/seen.webp': await FILES['pictures/seen.webp'] });
  api = await createTestApp({ content: await openContentLibrary(folder.folder) });
  owner = await signUp(api);
});
afterAll(async () => {
  await api.close();
  await folder.close();
});

const list = (query: Record<string, string> = {}, person = owner) =>
  api.ok('listNotices', { token: person.accessJwt, query });
const get = (noticeId: string) => api.ok('getNotice', { token: owner.accessJwt, path: { noticeId } });
const read = (noticeId: string, person = owner) =>
  api.ok('readNotice', { token: person.accessJwt, path: { noticeId } });
/** The database dates accounts by its own clock, so the tests set the date. */
const setAge = (createdAt: string) => api.database.updateTable('users').set({ createdAt }).execute();
const signInAgain = async (person: Person) => ({ ...person, ...(await login(api, person.email)) });
const idsOf = ({ items }: { items: readonly { noticeId: string }[] }) => items.map(({ noticeId }) => noticeId);

it('lists pinned notices first, then the newest, and none before its day', async () => {
  const found = await list();
  expect(idsOf(found)).toEqual(['pinned', 'today', 'store', 'terms']);
  expect(found.items[0]).toEqual({
    noticeId: 'pinned',
    kind: 'INFORMATION',
    title: '꼭 읽어주세요',
    date: '2026-11-05',
    isPinned: true,
    isUnread: false,
  });
  expect(found).toMatchObject({ total: 4, page: 1, size: 20, unreadCount: 0 });
});

it.each<[string, Record<string, string>, string[]]>([
  ['words of the title in any order', { search: '열렸어요 템플릿' }, ['store']],
  ['initial consonants', { search: 'ㅌㅍㄹ' }, ['store']],
  ['a kind', { kind: 'TERMS' }, ['terms']],
  ['a kind and words of another', { kind: 'TERMS', search: '템플릿' }, []],
])('finds notices by %s', async (_, query, ids) => {
  const found = await list(query);
  expect([idsOf(found), found.total]).toEqual([ids, ids.length]);
});

it('lists page by page', async () => {
  expect(idsOf(await list({ page: '2', size: '3' }))).toEqual(['terms']);
  expect(await list({ page: '3', size: '3' })).toMatchObject({ items: [], total: 4 });
});

it('gives a notice with its neighbours by date, whether they are pinned or not', async () => {
  expect(await get('store')).toEqual({
    noticeId: 'store',
    kind: 'FEATURE',
    title: '템플릿 스토어가 열렸어요',
    date: '2026-11-10',
    blocks: [{ type: 'PARAGRAPH', texts: [{ text: '템플릿 스토어가 열렸어요의 내용', isBold: false, href: null }] }],
    previous: { noticeId: 'pinned', title: '꼭 읽어주세요' },
    next: { noticeId: 'today', title: '오늘 글' },
  });
  expect((await get('today')).next).toBeNull();
  expect((await get('terms')).previous).toBeNull();
});

it.each(['tomorrow', 'nothing'])('does not know the notice %s', async (noticeId) => {
  const call = { token: owner.accessJwt, path: { noticeId } };
  expect(await api.fails('getNotice', call)).toBe('404 NOT_FOUND');
  expect(await api.fails('readNotice', call)).toBe('404 NOT_FOUND');
});

it('calls a notice unread if it is newer than the account, until the member reads it', async () => {
  const another = await join(api, owner);
  await setAge('2026-11-20T03:00:00Z');
  api.advance(DAY);
  const [reader, other] = [await signInAgain(owner), await signInAgain(another)];
  expect(await list({}, reader)).toMatchObject({
    unreadCount: 1,
    items: [{}, { noticeId: 'tomorrow', isUnread: true }, {}, {}, {}],
  });
  expect(await list({ kind: 'TERMS' }, reader)).toMatchObject({ unreadCount: 1, total: 1 });

  await read('tomorrow', reader);
  await read('tomorrow', reader);
  expect(await list({}, reader)).toMatchObject({ unreadCount: 0, items: [{}, { isUnread: false }, {}, {}, {}] });
  expect(await list({}, other)).toMatchObject({ unreadCount: 1 });
});

it('alerts members of the notices of a week, once, and nobody who came later', async () => {
  await setAge('2026-10-01T03:00:00Z');
  const [tell, later] = [() => runRecurring(createHelpJobs(api.deps), 'tell-notices'), await signUp(api)];
  await Promise.all([tell(), tell()]);
  await tell();
  const reader = await signInAgain(owner);
  const { items } = await api.ok('listAlerts', { token: reader.accessJwt, query: { kind: 'NOTICE' } });
  expect(items).toEqual([]);
  expect(await alertsOf(api, reader.accessJwt)).toEqual(['NOTICE 2']);
  expect(await alertsOf(api, later.accessJwt)).toEqual([]);
});

it('calls nothing unread that is as old as the account', async () => {
  const newcomer = await signUp(api);
  await setAge('2026-11-21T03:00:00Z');
  expect(await list({}, newcomer)).toMatchObject({ unreadCount: 0, total: 5 });
});

it('serves the pictures of notices, for good under the address that a notice names', async () => {
  const person = await signInAgain(owner);
  const { blocks } = await api.ok('getNotice', { token: person.accessJwt, path: { noticeId: 'tomorrow' } });
  const block = blocks.find(({ type }) => type === 'PICTURE');
  if (block?.type !== 'PICTURE') throw new Error('The notice has no picture.');
  expect(block).toMatchObject({ description: '화면', width: 40, height: 20 });
  const address = new URL(block.imageUrl);
  expect(address.origin).toBe(PUBLIC_URL);

  const path = { picture: 'seen.webp' };
  const named = await api.call('getContentPicture', { path, query: Object.fromEntries(address.searchParams) });
  expect([named.status, named.headers['content-type'], named.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ]);
  expect((await api.call('getContentPicture', { path })).headers['cache-control']).toBe('public, no-cache');
  expect(await api.fails('getContentPicture', { path: { picture: 'other.webp' } })).toBe('404 NOT_FOUND');
});
