import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openDesk } from './support/desk.ts';
import { findMail, linkIn } from './support/mailbox.ts';
import { newAddress, openAs, UNVERIFIED } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const EVIL_SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const FILES = [
  { name: '화면.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(EVIL_SVG) },
  { name: '거래 내역.csv', mimeType: 'text/csv', buffer: Buffer.from('날짜,금액\n') },
];

async function download(page: Page, press: () => Promise<void>) {
  const [saved] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') };
}

test('a member asks with two files, support downloads one without a script, and the answer comes', async ({
  page,
  request,
  browser,
}) => {
  const subject = `화면이 이상해요 ${Date.now()}`;
  await openAs(page, UNVERIFIED.email, '/setting/support?new');
  await page.getByLabel('제목').fill(subject);
  await page.getByLabel('궁금한 점').fill('붙인 화면처럼 보여요.');
  await page.locator('input[type=file]').setInputFiles(FILES);
  await expect(page.getByText('파일 2개를 올렸어요.')).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('button', { name: '보내기' }).click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  const own = await download(page, () => page.getByRole('button', { name: '거래 내역.csv 받기' }).click());
  expect(own).toEqual({ name: '거래 내역.csv', text: '날짜,금액\n' });
  await expectAccessible(page);

  const desk = await openDesk(browser, request, { origin: new URL(page.url()).origin, name: UNVERIFIED.name });
  const address = desk.url();
  const theirs = await download(desk, () => desk.getByRole('link', { name: '화면.svg' }).click());
  expect(theirs).toEqual({ name: '화면.svg', text: EVIL_SVG });
  expect(desk.url()).toBe(address);
  await desk.getByLabel('답', { exact: true }).fill('고쳤어요.');
  await desk.getByRole('button', { name: '답하기', exact: true }).click();
  await expect(desk.getByText('고쳤어요.')).toBeVisible();
  await desk.context().close();

  await page.reload();
  await expect(page.getByText('고쳤어요.')).toBeVisible();
});

test('whoever has no account attaches a file to the first question, and another by the link', async ({
  page,
  request,
}) => {
  const email = newAddress('asker');
  await page.goto('/landing/support');
  await page.getByLabel('이름', { exact: true }).fill(`한유나${Date.now()}`);
  await page.getByLabel('메일 주소').fill(email);
  await page.getByLabel('궁금한 점').fill('붙인 화면처럼 보여요.');
  await page.locator('input[type=file]').setInputFiles(FILES.slice(0, 1));
  await expect(page.getByText('파일 1개를 올렸어요.')).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('button', { name: /보내기$/ }).click();

  await page.goto(linkIn(await findMail(request, email, /문의를 받았어요$/), '/landing/support'));
  await page.getByLabel('이어서 적기').fill('하나 더요.');
  await page.locator('input[type=file]').setInputFiles(FILES.slice(1));
  await expect(page.getByText('파일 1개를 올렸어요.')).toBeAttached();
  await page.getByRole('button', { name: '보내기' }).click();
  await expect(page.getByRole('button', { name: '거래 내역.csv 받기' })).toBeVisible();
  const first = await download(page, () => page.getByRole('button', { name: '화면.svg 받기' }).click());
  expect(first).toEqual({ name: '화면.svg', text: EVIL_SVG });
  await expectAccessible(page);
});
