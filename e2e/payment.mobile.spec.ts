import { arriveWithoutCredits, payWith } from './support/paying.ts';
import { test } from './support/selling-server.ts';
import { expect, expectAccessible } from './support/test.ts';

// Includes starting a server for this test.
test.setTimeout(240_000);

test('credits are bought on a phone', async ({ page, selling }) => {
  await arriveWithoutCredits(page, selling.origin);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: '더보기' }).click();
  await page.getByRole('link', { name: '결제와 크레딧' }).click();
  const buy = page.getByRole('button', { name: '크레딧 사기' });
  await expect(buy).toBeVisible();
  await expectAccessible(page);
  await buy.click();
  const dialog = page.getByRole('dialog', { name: '크레딧 사기' });
  await dialog.getByRole('radio', { name: /^1,000개/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '90,000원 결제하기' }).click();
  await payWith(page, 'works');
  await expect(page.getByRole('heading', { name: '크레딧 1,000개를 샀어요' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '결제와 크레딧 보기' }).click();
  await expect(page.getByText('1,000', { exact: true })).toBeVisible();

  await buy.click();
  await dialog.getByRole('button', { name: '47,500원 결제하기' }).click();
  await page.getByRole('button', { name: '취소' }).click();
  await expect(page.getByRole('alert').getByText('결제를 그만뒀어요')).toBeVisible();
});
