import { LIVE_PASSWORD } from '../tests/support/live-sign-up.ts';
import { arriveWithoutCredits, buySmallestPack, expectOnePack } from './support/paying.ts';
import { signIn } from './support/people.ts';
import { test } from './support/selling-server.ts';
import { expect, expectAccessible } from './support/test.ts';

// The first of these tests starts their server.
test.setTimeout(240_000);

const BOUGHT = '크레딧 100개를 샀어요';

test('credits whose webhook comes before the answer are there once', async ({ page, selling }) => {
  await arriveWithoutCredits(page, selling.origin);
  await buySmallestPack(page, 'webhookFirst');
  await expect(page.getByRole('heading', { name: BOUGHT })).toBeVisible();
  await expect(page.getByText('이제 100개를 쓸 수 있어요.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('이제 100개를 쓸 수 있어요.')).toBeVisible();
  await expectOnePack(page);
});

// The emulator responds after 25 seconds, but its webhook arrives earlier.
test('a buyer whose card company is slow sees that we look into it, and gets the credits once', async ({
  page,
  selling,
}) => {
  await arriveWithoutCredits(page, selling.origin);
  const confirmed = page.waitForRequest('**/api/app/payments/credit-key/success');
  await buySmallestPack(page, 'slow');
  await confirmed;
  await expect(page.getByRole('heading', { name: '결제를 확인하고 있어요' })).toBeVisible();
  await expect(page.getByText('이 화면을 닫아도 결제는 그대로 이어져요.')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('heading', { name: BOUGHT })).toBeVisible();
  await expectOnePack(page);
});

test('a buyer who leaves while it is looked into has the credits all the same', async ({ page, browser, selling }) => {
  const { email } = await arriveWithoutCredits(page, selling.origin);
  const confirmed = page.waitForRequest('**/api/app/payments/credit-key/success');
  await buySmallestPack(page, 'slow');
  await confirmed;
  const later = await (await browser.newContext({ baseURL: selling.origin, locale: 'ko-KR' })).newPage();
  await signIn(later, email, { password: LIVE_PASSWORD });
  // Browsers report a request before sending it, and drop it when the page closes. Only a listed order has reached the
  // server.
  await expect(async () => {
    await later.goto('/setting/payment/history');
    await expect(later.getByRole('row', { name: /크레딧 100개/ })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.close();

  const readBalance = async () => {
    await later.goto('/setting/payment/dashboard');
    return later.getByRole('link', { name: /남은 (크레딧|문서)/ }).textContent();
  };
  await expect.poll(readBalance).toContain('100');
  await expectOnePack(later);
});
