import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { placeAll } from './support/form-parties.ts';
import { newAddress, openAs, OWNER } from './support/people.ts';
import { linkTo } from './support/receiving.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const FORMS = fileURLToPath(new URL('../tests/support/documents/foreign-forms/', import.meta.url));

test('a Hangul form is sent as it was suggested, without a correction or a warning', async ({ page, request }) => {
  const name = 'labour-daily-construction.hwpx';
  const receiver = newAddress('worker');
  await openAs(page, OWNER.email, '/contract/send/upload');
  const file = { name, mimeType: 'application/octet-stream', buffer: await readFile(`${FORMS}${name}`) };
  await page.getByLabel('파일 고르기', { exact: true }).setInputFiles([file]);
  await page.getByRole('button', { name: '바뀐 모습 보기' }).click();
  await page.getByRole('dialog', { name: '이대로 쓸까요?' }).getByRole('button', { name: '이대로 쓰기' }).click();
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await expect(page.getByRole('heading', { name: '누구에게 보낼까요?' })).toBeVisible();
  await page.getByLabel('이름').fill('이도윤');
  await page.getByLabel('메일 주소').fill(receiver);
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await page.waitForURL(/\/editor$/);

  await placeAll(page, '이도윤 님');
  await expect.poll(() => page.locator('[data-field]').count()).toBeGreaterThan(30);
  await expectAccessible(page);
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  const review = page.getByRole('dialog', { name: '이대로 보낼까요?' });
  await expect(review.getByRole('button', { name: '보내기', exact: true })).toBeEnabled();
  await expect(review.getByText(/가려요|빈칸이 있어요|고칠 곳/)).toHaveCount(0);
  await review.getByRole('button', { name: '보내기', exact: true }).click();
  await page.waitForURL(/\?sent/);
  expect(await linkTo(request, receiver)).toContain('/receiver/callback');
});
