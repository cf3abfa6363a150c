import { registerCard } from './support/register-card.ts';
import { openAs, OWNER } from './support/people.ts';
import { test } from './support/selling-server.ts';
import { expect, expectAccessible } from './support/test.ts';

// Includes starting a server for this test.
test.setTimeout(240_000);

test('a member subscribes on a phone and saves the receipt', async ({ page }) => {
  await openAs(page, OWNER.email, '/setting/payment/billing');
  await page.getByRole('button', { name: '결제할 내용 보기' }).click();
  await expectAccessible(page);
  await registerCard(page, 'works');

  await expect(page).toHaveURL('/setting/payment/billing');
  await expect(page.getByText('오늘 결제')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '결제할 내용 보기' }).click();
  const bill = page.getByRole('dialog', { name: '결제할 내용' });
  await bill.getByRole('checkbox', { name: /매달 \d+일에 자동으로/ }).check();
  await expectAccessible(page);
  await bill.getByRole('button', { name: '스탠다드로 바꾸기' }).click();
  await expect(page.getByRole('heading', { name: '요금제를 바꿨어요' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: '결제 내역 보기' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /스탠다드/ }).click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText('결제함');
  await expectAccessible(page);
  const receipt = page.waitForEvent('download');
  await details.getByRole('button', { name: '영수증' }).click();
  expect((await receipt).suggestedFilename()).toMatch(/^영수증_sub_.*\.pdf$/);
});
