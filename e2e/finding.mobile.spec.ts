import { OWNER, signIn } from './support/people.ts';
import { sendTo } from './support/receiving.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('on a phone, the icon of the top bar finds over the whole screen', async ({ page, request }) => {
  const title = `전화로 찾을 동의서 ${Date.now()}`;
  await sendTo(request, [{ name: '이도윤' }], { title });
  await signIn(page, OWNER.email);
  await page.getByRole('button', { name: '찾기' }).click();
  const menu = page.getByRole('dialog', { name: '찾기' });
  const input = menu.getByRole('combobox', { name: '문서 이름이나 받는 분으로 찾기' });
  await expect(input).toBeFocused();
  await input.fill('하늘소 팩스');
  await expect(menu.getByRole('status')).toContainText('맞는 것이 없어요');
  await expectAccessible(page);
  await input.fill(title);
  await expectAccessible(page);
  await menu.getByRole('option', { name: new RegExp(`^${title}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(menu).toBeHidden();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: '찾기' }).click();
  await menu.getByRole('button', { name: '닫기' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: '찾기' })).toBeFocused();
});
