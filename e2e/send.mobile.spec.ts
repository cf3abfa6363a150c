import type { Locator } from '@playwright/test';
import { openAs, OWNER } from './support/people.ts';
import { placesAtOnce } from './support/places.ts';
import { expectOpens, pdfSample, textTo } from './support/sending.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { placeAll } from './support/form-parties.ts';

// Covers conversions and an accessibility check on every page.
test.setTimeout(240_000);

async function gapBetween(above: Locator, below: Locator) {
  const [upper, lower] = await placesAtOnce(above, below);
  return lower.top - upper.bottom;
}

test('on a phone a document is begun, sent by text message, and taken back', async ({ page, request }) => {
  await openAs(page, OWNER.email, '/contract/send/upload');
  await expect(page.getByRole('button', { name: '사진 찍기' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByLabel('파일 고르기', { exact: true })
    .setInputFiles({ name: '용역계약서.pdf', mimeType: 'application/pdf', buffer: pdfSample() });
  await expect(page.getByText('1쪽 ·')).toBeVisible();
  await page.getByRole('button', { name: '다음', exact: true }).click();

  await expect(page.getByRole('heading', { name: '누구에게 보낼까요?' })).toBeVisible();
  await page.getByRole('button', { name: '다음', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '받는 분' });
  await expect(sheet.getByText('이름을 적어주세요.')).toBeVisible();
  await sheet.getByLabel('이름').fill('이도윤');
  await page.keyboard.press('Tab');
  await sheet.getByText('문자', { exact: true }).click();
  await sheet.getByLabel('휴대폰 번호').fill('010-9911-2731');
  await sheet.getByRole('button', { name: /^본인 확인/ }).click();
  await page.getByRole('checkbox', { name: '비밀번호' }).check();
  await page.keyboard.press('Escape');
  await sheet.getByLabel('문서 비밀번호').fill('941207');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: '다 적었어요' }).click();
  await expect(page.getByRole('button', { name: /이도윤 · 서명하기/ })).toBeVisible();
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: '마감 전에 알려주기' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await page.waitForURL(/\/editor$/);

  await placeAll(page, '이도윤 님');
  await expect.poll(() => page.locator('[data-field]').count()).toBeGreaterThan(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  const review = page.getByRole('dialog', { name: '이대로 보낼까요?' });
  await review.getByRole('button', { name: '보내기', exact: true }).click();
  await page.waitForURL(/\/contract\/[\da-f-]{36}\?sent=?$/);
  await expect.poll(async () => (await textTo(request, '01099112731')).length).toBe(1);
  const [message] = await textTo(request, '01099112731');
  await expectOpens(request, message?.links[0] ?? '', '용역계약서');
  await expectAccessible(page);
  const offer = page.getByText(/^연락처에 넣을까요/).locator('../..');
  expect(await gapBetween(offer, page.getByText('서명 진행'))).toBeGreaterThanOrEqual(12);
  // The toast must not cover the action buttons.
  await page.getByRole('button', { name: '문서 번호 복사' }).click();
  const said = page.getByText('문서 번호를 복사했어요');
  await expect(said).toBeVisible();
  expect(await gapBetween(said, page.getByRole('button', { name: '다시 알리기' }))).toBeGreaterThan(0);

  await page.getByRole('button', { name: '더 보기' }).click();
  await page.getByRole('button', { name: '보내기 취소' }).click();
  const question = page.getByRole('dialog', { name: '보내기를 취소할까요?' });
  await question.getByRole('textbox').fill('다시 보내드릴게요.');
  await question.getByRole('button', { name: '보내기 취소' }).click();
  await page.getByRole('tab', { name: '기록' }).click();
  await expect(page.getByRole('list', { name: '기록' })).toContainText('김지수 님이 문서를 취소했어요');
  await expect(page.getByRole('list', { name: '기록' })).toContainText('이도윤 님에게 카카오 알림톡을 보냈어요');
  await expectAccessible(page);
});
