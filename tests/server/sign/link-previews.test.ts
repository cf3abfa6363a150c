import { readFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSite } from '../../../server/http/site.ts';
import type { ReceiverDraft } from '../../support/contracts.ts';
import type { Person } from '../../support/people.ts';
import { sendToReceiver, eventsOf } from '../../support/receiving.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

const INDEX = path.resolve(import.meta.dirname, '../../../index.html');
const KAKAO = 'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984';
const ADVERTISEMENT = '계약서를 보내면 도장이 돌아와요';

let api: TestApp;
let owner: Person;
let origin = '';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dojang-previews-'));
  await writeFile(path.join(folder, 'index.html'), await readFile(INDEX));
  ({ api, owner } = await createSenderApp({ site: await readSite(folder, '__CSP_NONCE__') }));
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port }: AddressInfo = Object(api.app.server.address());
  origin = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const asked = (more?: Partial<ReceiverDraft>) => sendToReceiver(api, owner, more);

async function look(address: string) {
  const answer = await fetch(`${origin}${address}`, { headers: { 'user-agent': KAKAO, accept: '*/*' } });
  const html = await answer.text();
  const tags = [...html.matchAll(/<meta\s+(?:name|property)="([^"]+)"\s+content="([^"]*)"/g)];
  return { answer, html, tags: Object.fromEntries(tags.map(([, name = '', content]) => [name, content])) };
}

test('a link says who asks for a signature, and neither what for nor whom', async () => {
  const { call, linkToken } = await asked();
  const before = await eventsOf(api, call);
  const { answer, html, tags } = await look(`/receiver/callback?t=${linkToken}`);
  expect(tags).toMatchObject({
    'og:title': '한빛물산 주식회사 서명 요청',
    'og:site_name': '도장',
    'og:description': '링크를 눌러 문서를 확인해주세요.',
    description: '링크를 눌러 문서를 확인해주세요.',
    robots: 'noindex',
    'og:locale': 'ko_KR',
  });
  for (const secret of [ADVERTISEMENT, '근로계약서', '이도윤', '김지수', linkToken]) expect(html).not.toContain(secret);
  // Caches must revalidate the page, because each response has its own nonce.
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await eventsOf(api, call)).toEqual(before);
});

describe('nobody is named', () => {
  test.each([
    ['by a link that is not known', `/receiver/callback?t=${'x'.repeat(22)}`],
    ['by one that was cut off', '/receiver/callback?t=abc'],
    ['without a link', '/receiver/callback'],
    ['where one signs', '/sign/review'],
    ['by a direct address', '/direct-url/abcdef'],
    ['where the document is seen again', '/copies'],
  ])('%s', async (_, address) => {
    const { html, tags } = await look(address);
    expect(tags['og:title']).toBe('서명 요청');
    expect(html).not.toContain(ADVERTISEMENT);
  });

  test('by a link that was made void', async () => {
    const { contractId, receivers, linkToken } = await asked();
    const path = { contractId, receiverUuid: receivers[0]?.receiverUuid ?? '' };
    await api.ok('correctReceiver', { token: owner.accessJwt, path, body: { email: 'other@out.example' } });
    expect((await look(`/receiver/callback?t=${linkToken}`)).tags['og:title']).toBe('서명 요청');
  });
});

test('a name cannot become part of the page', async () => {
  const { linkToken } = await asked();
  await api.database
    .updateTable('organizations')
    .set({ name: '"><script>alert(1)</script>' })
    .where('organizationUuid', '=', owner.organizationUuid)
    .execute();
  const { html } = await look(`/receiver/callback?t=${linkToken}`);
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; 서명 요청"');
});

test('the landing page keeps its own words', async () => {
  const { tags } = await look('/landing');
  expect(tags).toMatchObject({ 'og:title': ADVERTISEMENT });
  expect(tags['robots']).toBeUndefined();
});
