import { OWNER, SENDER, signIn } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('the start leads to the landing page, and a member home', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/landing');
  await signIn(page, OWNER.email);
  await page.goto('/landing/plan');
  await expect(page).toHaveURL('/dashboard');
});

test('a guarded page is reached after signing in', async ({ page }) => {
  await page.goto('/setting/member?status=INVITED');
  await expect(page).toHaveURL(/\/auth\/sign-in\?returnTo=/);
  await page.getByLabel('메일 주소').fill(OWNER.email);
  await page.getByLabel('비밀번호', { exact: true }).fill('hanbit-demo-2026');
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page).toHaveURL('/setting/member?status=INVITED');
  await expect(page.getByRole('button', { name: '상태: 초대 보냄' })).toBeVisible();
});

test('the legal pages have a version for visitors and one for members', async ({ page }) => {
  await page.goto('/terms-of-service');
  await expect(page).toHaveURL('/landing/terms-of-service');
  await page.goto('/privacy-policy');
  await expect(page).toHaveURL('/landing/privacy-policy');
  await signIn(page, OWNER.email);
  await page.goto('/terms-of-service');
  await expect(page).toHaveURL('/terms-of-service');
  await expect(page.getByRole('heading', { level: 1, name: '이용약관' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '주요 메뉴' })).toBeVisible();
});

test('any other path shows that there is nothing, and so does an id that can be nobody’s', async ({ page }) => {
  const nothing = page.getByRole('heading', { name: '찾는 페이지가 없어요' });
  await page.goto('/contract/send/whatever/nowhere');
  await expect(nothing).toBeVisible();
  await expectAccessible(page);
  await page.goto('/preview/whatever');
  await expect(nothing).toBeVisible();
  await signIn(page, OWNER.email);
  for (const path of ['/contract/nouuid', '/contract/send/nouuid/config']) {
    await page.goto(path);
    await expect(nothing).toBeVisible();
    await expect(page.getByRole('navigation', { name: '주요 메뉴' })).toHaveCount(0);
  }
});

test('a page whose code cannot be loaded ends at the error page', async ({ page, faults }) => {
  await page.route('**/assets/faq-*.js', (route) => route.abort());
  await page.goto('/landing');
  const open = () => page.getByRole('banner').getByRole('link', { name: '자주 묻는 질문' }).click();
  // The first failure may come from an outdated build, so the page reloads once.
  const reloaded = page.waitForEvent('load');
  await open();
  await reloaded;
  await open();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await page.getByText('문의할 때 알려주세요').click();
  await expect(page.getByText('Loading chunk failed')).toBeVisible();
  await expectAccessible(page);
  // This test provokes these errors.
  faults.length = 0;
});

test('KakaoTalk’s own browser is left for another', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile Safari/537.36 KAKAOTALK 10.4.5',
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/landing', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: '다른 브라우저로 열어주세요' })).toBeVisible();
  // Chromium can't open a KakaoTalk URL, and blocks real clicks while it tries.
  await page.getByRole('button', { name: '여기서 계속하기' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: /도장이 돌아와요/ })).toBeVisible();
  await context.close();
});

test('a member without permission sees the grid, but cannot change it', async ({ page }) => {
  await signIn(page, SENDER.email);
  await page.goto('/setting/member');
  await expect(page.getByRole('button', { name: '멤버 초대하기' })).toBeHidden();
  const tick = page.getByRole('checkbox', { name: '정해원 문서 보내기' });
  await expect(tick).toBeChecked();
  await tick.click({ force: true });
  await expect(tick).toBeChecked();
  await page.goto('/setting/organization');
  await expect(page.getByText('조직 설정 권한이 있는 멤버가 고칠 수 있어요.')).toBeVisible();
});
