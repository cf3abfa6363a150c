import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { field, hangulOf, paragraph, table, text } from '../tests/support/documents/hangul-fields.ts';
import { placeAll } from './support/form-parties.ts';
import { newAddress, openAs, OWNER } from './support/people.ts';
import { linkTo } from './support/receiving.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const FORMS = fileURLToPath(new URL('../tests/support/documents/foreign-forms/', import.meta.url));

/** A second document, whose author has marked its blanks. */
const pledge = () =>
  hangulOf(
    'hwpx',
    [],
    [
      paragraph(text('비밀유지 서약서')),
      paragraph(text('근로자')),
      paragraph(
        table(12_000, [
          [paragraph(text('근무 부서')), paragraph(field({ name: '서약 부서', guide: '부서를 적어요' }))],
          [paragraph(text('근무 장소')), { name: '서약 장소', inner: paragraph(text('')) }],
        ]),
      ),
      paragraph(
        [
          text('근로자 성명: '),
          field({ name: '서약자 성명', guide: '성명을 적어요' }),
          field({ name: '서약자 직위', guide: '직위를 적어요' }),
          text('      (인)'),
        ].join(''),
      ),
    ],
  );

test('Hangul forms are sent as they were suggested, without a correction or a warning', async ({ page, request }) => {
  const name = 'labour-daily-construction.hwpx';
  const receiver = newAddress('worker');
  await openAs(page, OWNER.email, '/contract/send/upload');
  const mimeType = 'application/octet-stream';
  await page.getByLabel('파일 고르기', { exact: true }).setInputFiles([
    { name, mimeType, buffer: await readFile(`${FORMS}${name}`) },
    { name: '서약서.hwpx', mimeType, buffer: await pledge() },
  ]);
  const looks = page.getByRole('button', { name: '바뀐 모습 보기' });
  await expect(looks).toHaveCount(2);
  for (const left of [1, 0]) {
    await looks.first().click();
    await page.getByRole('dialog', { name: '이대로 쓸까요?' }).getByRole('button', { name: '이대로 쓰기' }).click();
    await expect(looks).toHaveCount(left);
  }
  await placeAllFor(page, receiver);
  await expect.poll(() => page.locator('[data-field]').count()).toBeGreaterThan(30);
  for (const own of ['서약 부서', '서약 장소', '서약자 성명', '서약자 직위'])
    await expect(page.getByRole('button', { name: new RegExp(`^${own} \\(.+이도윤 님`) })).toHaveCount(1);
  await expectAccessible(page);
  await sendWithoutWarning(page);
  expect(await linkTo(request, receiver)).toContain('/receiver/callback');
});

test('a resignation with a survey is sent as it was suggested, and its digits can be circled', async ({ page }) => {
  await openAs(page, OWNER.email, '/contract/send/upload');
  await page.getByLabel('파일 고르기', { exact: true }).setInputFiles(`${FORMS}resignation-pledge.pdf`);
  await placeAllFor(page, newAddress('leaver'));
  await expect.poll(() => page.locator('[data-field]').count()).toBeGreaterThan(50);
  await sendWithoutWarning(page);
});

/** Continues from the uploaded files to the editor with one receiver, and places all suggested fields. */
async function placeAllFor(page: Page, receiver: string): Promise<void> {
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await expect(page.getByRole('heading', { name: '누구에게 보낼까요?' })).toBeVisible();
  await page.getByLabel('이름').fill('이도윤');
  await page.getByLabel('메일 주소').fill(receiver);
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await page.waitForURL(/\/editor$/);
  await placeAll(page, '이도윤 님');
}

async function sendWithoutWarning(page: Page): Promise<void> {
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  const review = page.getByRole('dialog', { name: '이대로 보낼까요?' });
  await expect(review.getByRole('button', { name: '보내기', exact: true })).toBeEnabled();
  await expect(review.getByText(/가려요|빈칸이 있어요|고칠 곳/)).toHaveCount(0);
  await review.getByRole('button', { name: '보내기', exact: true }).click();
  await page.waitForURL(/\?sent/);
}
