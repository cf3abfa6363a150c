import { readFile } from 'node:fs/promises';
import { registerCard } from './support/register-card.ts';
import { openAs, OWNER, SENDER } from './support/people.ts';
import { test } from './support/selling-server.ts';
import { expect, expectAccessible } from './support/test.ts';

// Includes starting a server for each test.
test.setTimeout(240_000);

test('a member tries two cards, subscribes, looks at the receipt, ends the plan and goes on', async ({ page }) => {
  await openAs(page, OWNER.email, '/setting/payment/billing');
  const standard = page.getByRole('radio', { name: /스탠다드/ });
  await expect(standard).toBeChecked();
  await expect(page.getByText('등록한 카드가 없어요. 카드를 더하면 바꿀 수 있어요')).toBeVisible();
  await expectAccessible(page);

  await registerCard(page, 'declined');
  await expect(page).toHaveURL('/setting/payment/billing');
  await page.getByRole('checkbox', { name: /매달 \d+일에 자동으로 결제되는 것에 동의해요/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: '스탠다드로 바꾸기' }).click();
  await expect(page.getByRole('alert')).toContainText('카드사가 승인하지 않았어요.');
  await expectAccessible(page);

  await registerCard(page, 'works');
  const cards = page.getByRole('radiogroup', { name: '결제 수단' });
  await cards.getByRole('radio').last().check();
  await page.getByRole('checkbox', { name: /매달 \d+일에 자동으로/ }).check();
  await page.getByRole('button', { name: '스탠다드로 바꾸기' }).click();
  await expect(page.getByRole('heading', { name: '요금제를 바꿨어요' })).toBeVisible();
  await expect(page).toHaveURL(/\/billing\/complete\?orderId=/);
  await expectAccessible(page);

  await page.getByRole('link', { name: '결제 내역 보기' }).click();
  const paid = page.getByRole('row').filter({ hasText: '결제함' });
  await expect(paid).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('row').filter({ hasText: '결제 실패' }).getByRole('button', { name: '이유 보기' }).click();
  await expect(page.getByRole('dialog', { name: '결제하지 못한 이유' })).toContainText('카드사가 승인하지 않았어요.');
  await page.keyboard.press('Escape');

  const receipt = page.waitForEvent('download');
  await paid.getByRole('button', { name: '영수증' }).click();
  expect((await readFile(await (await receipt).path())).subarray(0, 5).toString()).toBe('%PDF-');
  const sheet = page.waitForEvent('download');
  await page.getByRole('button', { name: '엑셀로 내려받기' }).click();
  expect((await sheet).suggestedFilename()).toBe('결제 내역.xlsx');
  const slip = page.waitForEvent('popup');
  await paid.getByRole('link', { name: '매출전표' }).click();
  await expect((await slip).getByText(/스탠다드/)).toBeVisible();

  await page.getByRole('button', { name: '상태', exact: true }).click();
  await page.getByRole('menuitem', { name: '결제 실패' }).click();
  await expect(paid).toHaveCount(0);
  await expect(page).toHaveURL(/status=FAILED/);

  await page.goto('/setting/payment/billing');
  await expect(page.getByRole('button', { name: '이미 쓰고 있는 요금제예요' })).toBeVisible();
  await standard.press('ArrowUp');
  await page.getByRole('button', { name: '프리로 바꾸기' }).click();
  const dialog = page.getByRole('dialog', { name: '스탠다드를 해지할까요?' });
  await expect(dialog).toContainText(/해지하면 \d+월 \d+일까지 쓸 수 있어요/);
  await dialog.getByLabel('왜 그만두시나요?').fill('보낼 문서가 줄었어요');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '해지하기' }).click();
  await expect(page.getByText('곧 끝나요')).toBeVisible();

  await page.getByRole('checkbox', { name: /매달 \d+일에 자동으로/ }).check();
  await page.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(page.getByRole('heading', { name: '요금제를 이어서 써요' })).toBeVisible();
  await expect(page.getByText('스탠다드 · 오늘 결제한 돈은 없어요')).toBeVisible();
});

test('a member without the permission sees no money', async ({ page }) => {
  await openAs(page, SENDER.email, '/setting/payment/history');
  await expect(page.getByRole('heading', { name: '결제 관리 권한이 필요해요' })).toBeVisible();
  await expectAccessible(page);
});
