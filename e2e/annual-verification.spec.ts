import { SENDER, signIn, UNVERIFIED } from './support/people.ts';
import { passAtProvider } from './support/provider.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('an overdue member verifies their phone in a popup, after giving up once', async ({ page }) => {
  await page.goto('/auth/sign-in');
  await page.getByLabel('메일 주소').fill(UNVERIFIED.email);
  await page.getByLabel('비밀번호', { exact: true }).fill('hanbit-demo-2026');
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page).toHaveURL('/annual-auth');
  await expectAccessible(page);

  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: '본인 확인하기' }).click();
  const first = await opening;
  await expect(page.getByText('본인 확인을 기다리고 있어요.')).toBeVisible();
  await first.getByRole('button', { name: '취소' }).click();
  await first.getByRole('button', { name: '돌아가기' }).click();
  await expect(page.getByText('본인 확인을 끝내지 못했어요.')).toBeVisible();

  const again = page.waitForEvent('popup');
  await page.getByRole('button', { name: '다시 하기' }).click();
  const second = await again;
  await passAtProvider(second, UNVERIFIED.name);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('1년에 한 번, 본인 확인을 해주세요.')).toBeHidden();
});

test('later is possible, and the home page reminds', async ({ page }) => {
  await signIn(page, SENDER.email);
  await expect(page).toHaveURL('/annual-auth');
  await page.getByRole('link', { name: '나중에 하기' }).click();
  await expect(page.getByText('1년에 한 번, 본인 확인을 해주세요.')).toBeVisible();
});
