import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, openMeMenu, OWNER, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const setAccessToken = (page: Page, token: string) => page.evaluate((jwt) => sessionStorage.setItem('jwt', jwt), token);

/** A well-formed token that belongs to nobody, which gets a 401 like an expired one. */
const DEAD_TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjF9.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

test('five requests with a dead token make one refresh', async ({ page }) => {
  await signIn(page, OWNER.email);
  await page.goto('/annual-auth');
  await expect(page.getByRole('button', { name: '본인 확인하기' })).toBeVisible();

  let refused = 0;
  let refreshes = 0;
  page.on('response', (response) => {
    if (response.status() === 401) refused += 1;
  });
  await page.route('**/auths/access-tokens', async (route) => {
    refreshes += 1;
    // Holds the refresh back until all five requests have been rejected.
    await expect.poll(() => refused).toBeGreaterThanOrEqual(5);
    await route.continue();
  });
  await setAccessToken(page, DEAD_TOKEN);
  await page.getByRole('link', { name: '나중에 하기' }).click();
  await page.getByRole('link', { name: '설정' }).click();
  await expect(page.getByLabel('조직 이름')).toHaveValue('한빛물산 주식회사');
  expect([refreshes, refused]).toEqual([1, refused]);
  expect(refused).toBeGreaterThanOrEqual(5);
});

test('a session that is over leads to the sign-in page and says so', async ({ page }) => {
  await signIn(page, OWNER.email);
  await page.goto('/setting/organization');
  await expect(page.getByLabel('조직 이름')).toBeVisible();
  // Both happen in one task, because a request in between would end the session before the click.
  await page.getByRole('link', { name: '멤버' }).evaluate((link: HTMLElement) => {
    sessionStorage.setItem('jwt', 'dead.dead.dead');
    sessionStorage.setItem('refreshJwt', 'dead.dead.dead');
    link.click();
  });
  await expect(page.getByText('오래 쓰지 않아서 로그아웃됐어요. 다시 로그인해주세요.')).toBeVisible();
  expect(await page.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage).toSorted()])).toEqual([
    [],
    ['autoLogin', 'memberDevice'],
  ]);
});

test('a lost network keeps the session', async ({ page, context }) => {
  await signIn(page, OWNER.email);
  await setAccessToken(page, DEAD_TOKEN);
  await page.route('**/auths/access-tokens', (route) => route.abort());
  await page.getByRole('link', { name: '설정' }).click();
  await page.unroute('**/auths/access-tokens');
  await page.goto('/setting/member');
  await expect(page.getByRole('cell', { name: /김지수/ }).first()).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('a new tab belongs to the session, and signing out in one ends both', async ({ page, context }) => {
  await signIn(page, OWNER.email);
  const second = await context.newPage();
  await second.goto('/setting/member');
  await expect(second.getByRole('cell', { name: /김지수/ }).first()).toBeVisible();
  await openMeMenu(page);
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await expect(page).toHaveURL('/auth/sign-in');
  await expect(second.getByText('로그인이 풀렸어요. 다시 로그인해주세요.')).toBeVisible();
  await second.getByLabel('메일 주소').fill(OWNER.email);
  await second.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await second.getByRole('button', { name: '로그인' }).click();
  await expect(second).toHaveURL('/setting/member');
});

test('staying signed in survives closing the tab, and the storage holds nothing else', async ({ page, context }) => {
  await signIn(page, OWNER.email, { stay: true });
  expect(await page.evaluate(() => [Object.keys(localStorage).toSorted(), Object.keys(sessionStorage)])).toEqual([
    ['autoLogin', 'jwt', 'memberDevice', 'refreshJwt'],
    [],
  ]);
  await page.close();
  const later = await context.newPage();
  await later.goto('/landing');
  await expect(later).toHaveURL('/dashboard');
});

test('five wrong passwords lock the door', async ({ page }) => {
  await page.goto('/auth/sign-in');
  await page.getByLabel('메일 주소').fill('locked@journey.example');
  const logIn = page.getByRole('button', { name: '로그인' });
  for (let tries = 0; tries < 5; tries += 1) {
    await page.getByLabel('비밀번호', { exact: true }).fill(`wrong-${tries}`);
    const answer = page.waitForResponse('**/auths/login');
    await logIn.click();
    await answer;
    // The button ignores clicks until the page has read the answer.
    await expect(logIn).not.toHaveAttribute('aria-busy');
  }
  await logIn.click();
  await expect(page.getByText('5번 틀렸어요. 10분 뒤에 다시 해주세요.')).toBeVisible();
  await expect(page.getByLabel('메일 주소')).toHaveValue('locked@journey.example');
});
