import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { LIVE_PASSWORD, signUpLive } from '../../tests/support/live-sign-up.ts';
import { createCardNumber, type Scenario } from '../../server/emulators/toss/scenarios.ts';
import { newAddress, signIn } from './people.ts';

/** Signs up a user without credits and opens their home page. */
export async function arriveWithoutCredits(page: Page, origin: string): Promise<{ email: string }> {
  const email = newAddress('gaon');
  await signUpLive(origin, email);
  await signIn(page, email, { password: LIVE_PASSWORD });
  return { email };
}

/** Completes the emulator's payment window with a card for the scenario. */
export async function payWith(page: Page, scenario: Scenario, button: '결제하기' | '등록하기' = '결제하기') {
  await page.getByLabel('카드 번호', { exact: true }).fill(createCardNumber(scenario));
  await page.getByRole('button', { name: button }).click();
}

export async function buySmallestPack(page: Page, scenario: Scenario) {
  await page.goto('/setting/payment/dashboard?buy=credits');
  const dialog = page.getByRole('dialog', { name: '크레딧 사기' });
  await dialog.getByRole('radio', { name: /^100개/ }).check();
  await dialog.getByRole('button', { name: '10,000원 결제하기' }).click();
  await payWith(page, scenario);
}

/** Checks the balance, payments and credits for exactly one of the smallest pack. */
export async function expectOnePack(page: Page) {
  await page.goto('/setting/payment/dashboard');
  await expect(page.getByRole('link', { name: /남은 크레딧/ })).toContainText('100');
  await page.goto('/setting/payment/history');
  const payments = page.getByRole('table', { name: '결제 내역' }).getByRole('row');
  await expect(payments.filter({ hasText: '크레딧 100개' })).toContainText('결제함');
  await expect(payments).toHaveCount(2);
  await page.getByRole('tab', { name: '크레딧' }).click();
  const changes = page.getByRole('table', { name: '크레딧 내역' }).getByRole('row');
  await expect(changes.filter({ hasText: '크레딧을 샀어요' })).toContainText('+100');
  await expect(changes).toHaveCount(2);
}

/** Switches a draft's receivers to text messages, which cost credits. */
export async function tellByText(page: Page, request: APIRequestContext, contractId: string) {
  const token = await page.evaluate(() => sessionStorage.getItem('jwt') ?? localStorage.getItem('jwt'));
  const headers = { authorization: `Bearer ${token}` };
  const address = `/api/app/contracts/${contractId}`;
  const { result } = await (await request.get(address, { headers })).json();
  const receiver = {
    name: '이도윤',
    title: '직원',
    phone: '01034822731',
    order: 1,
    role: 'SIGNER',
    channels: ['SMS'],
    verifications: [],
  };
  const answer = await request.put(`${address}/receivers`, {
    headers,
    data: { version: result.version, receivers: [receiver] },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
