import { findMail, linkIn } from './support/mailbox.ts';
import { DEMO_PASSWORD, signIn } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const SERIN = 'serin.oh@hanbit.example';
const NEW_PASSWORD = 'Serin-Again-77';

test('a forgotten password is changed by a link that works once', async ({ page, request }) => {
  await page.goto('/auth/sign-in');
  await page.getByRole('link', { name: '비밀번호 찾기' }).click();
  // The previous page has an input with the same label, and text typed there is lost.
  await expect(page.getByRole('button', { name: '메일 보내기' })).toBeVisible();
  await page.getByLabel('메일 주소').fill(SERIN);
  await expectAccessible(page);
  await page.getByRole('button', { name: '메일 보내기' }).click();
  await expect(page.getByText('메일을 보냈어요. 30분 안에 열어주세요.')).toBeVisible();

  const link = linkIn(await findMail(request, SERIN, /비밀번호/), '/auth/change-password/');
  await page.goto(link);
  await page.getByLabel('새 비밀번호').fill(NEW_PASSWORD);
  await page.getByLabel('한 번 더').fill('something else');
  await page.getByRole('button', { name: '바꾸기' }).click();
  await expect(page.getByText('비밀번호가 서로 달라요.')).toBeVisible();
  await page.getByLabel('한 번 더').fill(NEW_PASSWORD);
  await expectAccessible(page);
  await page.getByRole('button', { name: '바꾸기' }).click();
  await expect(page.getByText('비밀번호를 바꿨어요. 다시 로그인해주세요.')).toBeVisible();

  await page.goto(link);
  await expect(page).toHaveURL('/landing');

  await signIn(page, SERIN, { password: NEW_PASSWORD });
  await page.goto('/profile/information');
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('지금 비밀번호').fill('not this one');
  await dialog.getByLabel('새 비밀번호').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: '바꾸기' }).click();
  await expect(dialog.getByText('지금 쓰는 비밀번호가 맞지 않아요.')).toBeVisible();
  await dialog.getByLabel('지금 비밀번호').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: '바꾸기' }).click();
  await expect(page.getByText('비밀번호를 바꿨어요')).toBeVisible();
});

test('an unknown address gets the same words and no mail', async ({ page, request }) => {
  await page.goto('/auth/find-password');
  await page.getByLabel('메일 주소').fill('nobody@journey.example');
  await page.getByRole('button', { name: '메일 보내기' }).click();
  await expect(page.getByText('메일을 보냈어요. 30분 안에 열어주세요.')).toBeVisible();
  const messages: { to: string }[] = await (await request.get('/api/dev/messages')).json();
  expect(messages.filter(({ to }) => to === 'nobody@journey.example')).toEqual([]);
});

test('a link that never was leads to the start', async ({ page }) => {
  await page.goto('/auth/change-password/0000000000000000000000');
  await expect(page).toHaveURL('/landing');
});
