import type { Browser, BrowserContext } from 'playwright';
import type { SignedIn } from './draft.ts';

export async function openSignedIn(browser: Browser, { origin, email, password }: SignedIn): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'ko-KR',
    baseURL: origin,
  });
  const page = await context.newPage();
  await page.goto('/auth/sign-in');
  await page.getByLabel('메일 주소').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByLabel('로그인 상태로 두기').check();
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth'));
  return context;
}
