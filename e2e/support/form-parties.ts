import { expect, type Page } from '@playwright/test';

/** Places all suggested fields. Parties that the form leaves open are assigned to `who`. */
export async function placeAll(page: Page, who: string): Promise<void> {
  await page.getByRole('button', { name: '모두 넣기' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '누가 채우는 칸인가요?' });
  await expect(dialog).toBeVisible();
  for (const party of await dialog.getByRole('combobox').all()) {
    if ((await party.textContent()) !== '누구인지 골라주세요') continue;
    await party.click();
    // A phone shows the options in a bottom sheet.
    await page
      .getByRole('option', { name: who })
      .or(page.getByRole('radio', { name: who }))
      .click();
    // The sheet hides the dialog and this combobox until it has closed.
    await expect(party).toContainText(who);
  }
  await dialog.getByRole('button', { name: /^칸 \d+개 넣기$/ }).click();
  await expect(dialog).toBeHidden();
}
