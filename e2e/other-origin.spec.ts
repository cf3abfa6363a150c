import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { OWNER, signIn } from './support/people.ts';
import { linkTo } from './support/receiving.ts';
import { draw, sendForm, SIGNATURE_ONLY } from './support/signing.ts';
import { expect, test } from './support/test.ts';

/** The same server under a different origin. */
const other = (origin: string) => origin.replace('localhost', '127.0.0.1');

const ASSETS = 'dist/web/assets';
const PATHS = /\(([`"'])(\/api(?:\/app)?)\1\)/g;

/** Serves the app as if built with `VITE_API_BASE` and `VITE_SIGN_API_BASE`, which only change two URLs in one file. */
async function askAt(page: Page, api: string) {
  const files = (await readdir(ASSETS)).filter((name) => name.endsWith('.js'));
  const codes = await Promise.all(
    files.map(async (name) => ({ name, code: await readFile(path.join(ASSETS, name), 'utf8') })),
  );
  const [found, ...more] = codes.filter(({ code }) => code.includes('/api/app'));
  if (!found || more.length > 0) throw new Error('The addresses of the API stand in one file.');
  const body = found.code.replace(PATHS, `($1${api}$2$1)`);
  await page.route(`**/assets/${found.name}`, (route) => route.fulfill({ body, contentType: 'text/javascript' }));
}

test('the app on another host asks the API where it is: a member’s side and a receiver’s', async ({
  page,
  request,
  baseURL,
}) => {
  const api = String(baseURL);
  const sent = await sendForm(request, [{ name: '이도윤', fields: SIGNATURE_ONLY }]);
  const own = other(api);
  await askAt(page, api);
  const asked = new Set<string>();
  page.on('request', (made) => {
    const { origin, pathname } = new URL(made.url());
    if (pathname.startsWith('/api/')) asked.add(origin);
  });

  await page.goto(new URL(await linkTo(request, sent.emails[0] ?? ''), own).href);
  await page.getByLabel('모두 동의해요').click();
  await page.getByRole('button', { name: '문서 열기' }).click();
  await page.getByRole('button', { name: '서명하기', exact: true }).click();
  await draw(page);
  await page.getByRole('button', { name: '이 서명 넣기' }).click();
  await page.getByRole('button', { name: '서명 마치기' }).click();
  await expect(page.getByRole('heading', { name: '서명을 마쳤어요' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(own);

  await signIn(page, OWNER.email, { origin: own });
  await page.goto(`${own}/contract/${sent.contractId}`);
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  expect(new URL(page.url()).origin).toBe(own);
  expect([...asked]).toEqual([api]);
});
