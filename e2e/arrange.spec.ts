import type { Locator, Page } from '@playwright/test';
import { samplePdf } from '../tests/support/documents/sample-pdfs.ts';
import { newAddress, openAs, OWNER } from './support/people.ts';
import { placesAtOnce } from './support/places.ts';
import { linkTo } from './support/receiving.ts';
import { expectOpens, fillDraftFields } from './support/sending.ts';
import { expect, expectAccessible, test } from './support/test.ts';

async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = await placesAtOnce(from, to);
  await page.mouse.move(start.left + start.width / 2, start.top + 80);
  await page.mouse.down();
  await page.mouse.move(end.left + end.width / 2, end.top + 80, { steps: 8 });
  await page.mouse.up();
}

const isLandscape = (picture: Locator) =>
  picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > image.naturalHeight);

test('pages are turned, taken out and put in order, and what is sent and recorded is the new file', async ({
  page,
  request,
}) => {
  const receiver = newAddress('arranged');
  await openAs(page, OWNER.email, '/contract/send/upload');
  const file = { name: '스캔한 계약서.pdf', mimeType: 'application/pdf', buffer: samplePdf({ pages: 3 }) };
  await page.getByLabel('파일 고르기', { exact: true }).setInputFiles([file]);
  await expect(page.getByText('저장했어요')).toBeVisible();
  await page.getByRole('button', { name: '쪽 정리' }).click();
  const dialog = page.getByRole('dialog', { name: '쪽 정리' });
  const card = (name: string) => dialog.getByRole('group', { name });
  await expect(card('3쪽, 3번째')).toBeVisible();
  await expectAccessible(page);

  await drag(page, card('3쪽, 3번째'), card('1쪽, 1번째'));
  await expect(dialog.getByText('3쪽을 1번째로 옮겼어요')).toBeAttached();
  await dialog.getByRole('button', { name: '2쪽 빼기' }).click();
  await dialog.getByRole('button', { name: '1쪽 오른쪽으로 돌리기' }).press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: '계속 쓰기' }).click();
  await expect(card('1쪽, 2번째')).toBeVisible();
  await dialog.getByRole('button', { name: '적용' }).click();
  await expect(page.getByText(/^2쪽 · .*3쪽에서 정리했어요$/)).toBeVisible();
  await expect(page.getByRole('button', { name: '쪽 정리' })).toBeFocused();

  // A removed page can be restored, even after a reload.
  await expect(page.getByText('저장했어요')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: '쪽 정리' }).click();
  await expect(card('2쪽, 뺀 쪽')).toBeVisible();
  await dialog.getByRole('button', { name: '취소' }).click();

  await page.getByRole('button', { name: '다음', exact: true }).click();
  // Waits for the next page, because the previous one also asks for a name.
  await expect(page.getByRole('heading', { name: '누구에게 보낼까요?' })).toBeVisible();
  await page.getByLabel('이름', { exact: true }).fill('이도윤');
  await page.getByLabel('메일 주소').fill(receiver);
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await page.waitForURL(/\/editor$/);
  const contractId = new URL(page.url()).pathname.split('/')[3] ?? '';
  await expect(page.getByLabel('쪽 번호, 모두 2쪽')).toBeVisible();
  const pictures = page.getByRole('navigation', { name: '쪽' }).locator('[data-thumb] img');
  await expect(pictures).toHaveCount(2);
  await expect.poll(() => isLandscape(pictures.nth(0))).toBe(false);
  await expect.poll(() => isLandscape(pictures.nth(1))).toBe(true);

  await fillDraftFields(page, contractId);
  await page.reload();
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  const review = page.getByRole('dialog', { name: '이대로 보낼까요?' });
  await review.getByRole('button', { name: '보내기', exact: true }).click();
  await page.waitForURL(/\?sent/);
  await expectOpens(request, await linkTo(request, receiver), '스캔한 계약서');
  const record = page.getByRole('list', { name: '기록' });
  await expect(record.getByText(/스캔한 계약서\.pdf 3쪽 중 1쪽을 빼고 1쪽을 돌리고 순서를 바꿨어요/)).toBeVisible();
});
