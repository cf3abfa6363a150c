import type { Page } from '@playwright/test';
import type { Scenario } from '../../server/emulators/toss/scenarios.ts';
import { payWith } from './paying.ts';
import { expect } from './test.ts';

/** Registers a card in the provider's window, which returns to the page that opened it. */
export async function registerCard(page: Page, scenario: Scenario) {
  await page.getByRole('button', { name: '카드 더하기' }).click();
  await payWith(page, scenario, '등록하기');
  await expect(page.getByText('카드를 등록했어요')).toBeVisible();
}
