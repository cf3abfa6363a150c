import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';

/** Opens a part of the editor. On a phone, everything except publishing is in a sheet. */
async function openPart(page: Page, name: RegExp) {
  const button = page.getByRole('button', { name });
  const menu = page.getByRole('button', { name: '더 보기', exact: true });
  await expect(button.or(menu).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await button.click();
}

/** Publishes the editor's content and waits for the template's page. */
export async function publishAs(page: Page, number: number) {
  await page.getByRole('button', { name: '공개하기', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `${number}판으로 공개할까요?` });
  await dialog.getByRole('button', { name: '공개하기', exact: true }).click();
  await page.waitForURL(/\/template\/[0-9a-f-]{36}$/);
}

export async function changeMessage(page: Page, message: string) {
  await openPart(page, /^설정$/);
  const settings = page.getByRole('dialog', { name: '템플릿 설정' });
  await settings.getByLabel('받는 분에게 하는 말').fill(message);
  await expectAccessible(page);
  await settings.getByRole('button', { name: '다 했어요' }).click();
}

export async function renameSlot(page: Page, from: string, to: string) {
  await openPart(page, /^역할 \d+$/);
  const slots = page.getByRole('dialog', { name: '역할' });
  await slots
    .getByRole('group', { name: `${from} 역할` })
    .getByLabel('역할 이름')
    .fill(to);
  await slots.getByRole('button', { name: '다 했어요' }).click();
}

export async function restore(page: Page, number: number) {
  await page.getByRole('tab', { name: '판', exact: true }).click();
  await page.getByRole('button', { name: `${number}판 되살리기` }).click();
  const dialog = page.getByRole('dialog', { name: `${number}판을 되살릴까요?` });
  await dialog.getByRole('button', { name: '되살리기' }).click();
  await page.waitForURL(/\/editor$/);
}
