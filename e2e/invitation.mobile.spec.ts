import { findMail, linkIn } from './support/mailbox.ts';
import { INVITED, newAddress, OWNER, signIn } from './support/people.ts';
import { expect, expectAccessible, test, watch } from './support/test.ts';

test('a member invites somebody new, who joins on a phone', async ({ page, browser, request, baseURL }) => {
  const email = newAddress('minseo');
  const office = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(baseURL && { baseURL }),
    locale: 'ko-KR',
  });
  const faults = watch(office);
  const desk = await office.newPage();
  await signIn(desk, OWNER.email);
  await desk.goto('/setting/member');
  await desk.getByRole('button', { name: '멤버 초대하기' }).click();
  const dialog = desk.getByRole('dialog', { name: '멤버 초대하기' });
  await dialog.getByLabel('메일 주소').pressSequentially('haerin@hanbit,');
  await expect(dialog.getByText('haerin@hanbit 주소가 맞는지 확인해주세요.')).toBeVisible();
  await expectAccessible(desk);
  await desk.keyboard.press('Backspace');
  await dialog.getByLabel('메일 주소').fill(email);
  await desk.keyboard.press('Enter');
  await dialog.getByLabel('모든 문서 보기').check();
  await dialog.getByRole('button', { name: '1명 초대하기' }).click();
  await expect(desk.getByText('초대장을 보냈어요')).toBeVisible();
  await desk.getByRole('searchbox', { name: '이름이나 메일' }).fill(email);
  await expect(desk.getByRole('row').filter({ hasText: email })).toContainText('초대 보냄');

  const link = linkIn(await findMail(request, email, /초대/), '/invitation/acceptance');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: '한빛물산 주식회사에서 함께 쓰자고 초대했어요' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('이름', { exact: true }).fill('구민서');
  await page.getByLabel('비밀번호', { exact: true }).fill('Minseo-2026-new');
  await page.getByRole('button', { name: '함께하기' }).click();
  await expect(page.getByRole('heading', { name: /^민서님, / })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/setting/member');
  await expect(page.getByRole('button', { name: '멤버 초대하기' })).toBeHidden();

  const stranger = await browser.newContext({ ...(baseURL && { baseURL }) });
  const elsewhere = await stranger.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('alert')).toContainText('이미 수락한 초대예요');
  await stranger.close();

  await desk.reload();
  await expect(desk.getByRole('row').filter({ hasText: '구민서' })).toContainText('활동 중');
  expect(faults).toEqual([]);
  await office.close();
});

test('somebody with an account sees their invitations and declines or joins', async ({ page }) => {
  await signIn(page, INVITED.email);
  await expect(page.getByText('함께 쓰자는 초대가 1건 있어요.')).toBeVisible();
  await page.getByRole('link', { name: '초대 보기' }).click();
  await expect(page.getByText('한빛물산 주식회사')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '함께하기' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: '더보기' }).click();
  await expect(page.getByRole('dialog').getByText('한빛물산 주식회사')).toBeVisible();
});

test('a link without its invitation says so', async ({ page }) => {
  await page.goto(
    '/invitation/acceptance?organizationMemberUuid=018f0000-0000-7000-8000-000000000000&inviteeEmail=a%40b.example',
  );
  await expect(page.getByRole('alert')).toContainText('초대를 찾을 수 없어요');
  await page.goto('/invitation/acceptance');
  await expect(page.getByRole('alert')).toContainText('초대 링크가 맞지 않아요');
});
