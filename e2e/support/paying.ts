import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { LIVE_PASSWORD, signUpLive } from '../../tests/support/live-sign-up.ts';
import { createCardNumber, type Scenario } from '../../server/emulators/toss/scenarios.ts';
import { newAddress, signIn } from './people.ts';

/** Somebody new, whose organization has no credits yet, at their home. */
export async function arriveWithoutCredits(page: Page, origin: string): Promise<{ email: string }> {
  const email = newAddress('gaon');
  await signUpLive(origin, email);
  await signIn(page, email, { password: LIVE_PASSWORD });
  return { email };
}

/** Gives the emulator's window a card that does what the scenario says. */
export async function payWith(page: Page, scenario: Scenario, button: '결제하기' | '등록하기' = '결제하기') {
  await page.getByLabel('카드 번호', { exact: true }).fill(createCardNumber(scenario));
  await page.getByRole('button', { name: button }).click();
}

/** The people of a draft are told by text message, which costs credits. */
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
