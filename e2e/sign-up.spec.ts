import { codeIn, findMail } from './support/mailbox.ts';
import { newAddress, openMeMenu, signIn } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const PASSWORD = 'Sunny-Dojang-48';

test('somebody new signs up with a code from the mailbox, stays, and signs out', async ({ page, request }) => {
  const email = newAddress('gaon');
  await page.goto('/landing');
  await page.getByRole('banner').getByRole('link', { name: '시작하기' }).click();
  const dialog = page.getByRole('dialog', { name: '가입하기' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);

  await dialog.getByLabel('메일 주소').fill('gaon@journey');
  await dialog.getByRole('button', { name: '번호 받기' }).click();
  await expect(dialog.getByText('메일 주소가 맞는지 확인해주세요.')).toBeVisible();
  await dialog.getByLabel('메일 주소').fill(email);
  await dialog.getByRole('button', { name: '번호 받기' }).click();

  const code = codeIn(await findMail(request, email, /번호/));
  const wrong = code === '000000' ? '000001' : '000000';
  await page.getByLabel('여섯 자리 번호').fill(wrong);
  await expect(page.getByText('번호가 달라요. 4번 더 할 수 있어요.')).toBeVisible();
  await page.getByLabel('여섯 자리 번호').fill(code);

  const details = page.getByRole('dialog');
  await details.getByLabel('이름', { exact: true }).fill('홍가온');
  await details.getByLabel('비밀번호', { exact: true }).fill('password');
  await page.getByLabel('조직 이름').fill('가온상사');
  await page.getByRole('button', { name: '가입하고 시작하기' }).click();
  await expect(page.getByText('세 가지를 모두 지켜주세요.')).toBeVisible();
  await expectAccessible(page);
  await details.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByLabel('이용약관에 동의해요 (필수)').check();
  await page.getByLabel('개인정보 수집·이용에 동의해요 (필수)').check();
  await page.getByRole('button', { name: '가입하고 시작하기' }).click();

  await expect(page.getByRole('heading', { name: '가온님, 반가워요' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '가온님, 반가워요' })).toBeVisible();
  await openMeMenu(page);
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await expect(page).toHaveURL('/auth/sign-in');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth/sign-in');

  await signIn(page, email.toUpperCase(), { password: PASSWORD });
});

test('somebody who has an account already is told by mail, not on the screen', async ({ page, request }) => {
  await page.goto('/auth/sign-in?dialog=sign-up');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('메일 주소').fill('hw.jung@hanbit.example');
  await dialog.getByRole('button', { name: '번호 받기' }).click();
  await expect(page.getByLabel('여섯 자리 번호')).toBeVisible();
  const mail = await findMail(request, 'hw.jung@hanbit.example', /가입/);
  expect(codeIn(mail)).toBe('');
});
