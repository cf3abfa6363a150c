import { expect, type Page } from '@playwright/test';
import type { components } from '#openapi';

export const DEMO_PASSWORD = 'hanbit-demo-2026';
export const OWNER = { email: 'jisu.kim@hanbit.example', name: '김지수' };
/** A member who may send but not manage members, and whose phone verification has expired. */
export const SENDER = { email: 'jh.bae@hanbit.example', name: '배준호' };
/** A member who has never verified a phone. */
export const UNVERIFIED = { email: 'sh.baek@hanbit.example', name: '백서현' };
/** A user with an account and an open invitation. */
export const INVITED = { email: 'narae.kang@hanbit.example', name: '강나래' };

let counter = 0;
/** Returns an address that no other journey uses. */
export const newAddress = (name: string) => `${name}.${process.pid}.${Date.now()}.${(counter += 1)}@journey.example`;

type SignInOptions = { password?: string; stay?: boolean; origin?: string };

export async function signIn(
  page: Page,
  email: string,
  { password = DEMO_PASSWORD, stay = false, origin = '' }: SignInOptions = {},
) {
  await page.goto(`${origin}/auth/sign-in`);
  await page.getByLabel('메일 주소').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  if (stay) await page.getByLabel('로그인 상태로 두기').check();
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page).not.toHaveURL(/sign-in/);
}

/** Opens a page as a signed-in member, for journeys that start after signing in. */
export async function openAs(page: Page, email: string, path: string) {
  const login = await page.request.post('/api/app/auths/login', { data: { email, password: DEMO_PASSWORD } });
  expect(login.ok(), await login.text()).toBe(true);
  const { userInfo }: components['schemas']['TokenAnswer'] = (await login.json()).result;
  await page.addInitScript(({ accessJwt, refreshJwt }) => {
    if (self !== top || sessionStorage.length > 0) return;
    sessionStorage.setItem('refreshJwt', refreshJwt);
    sessionStorage.setItem('jwt', accessJwt);
  }, userInfo);
  await page.goto(path);
}

export const openMeMenu = (page: Page) => page.getByRole('banner').getByRole('button').last().click();
