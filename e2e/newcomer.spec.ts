import type { Page, TestInfo } from '@playwright/test';
import { codeIn, findMail } from './support/mailbox.ts';
import { newAddress } from './support/people.ts';
import { draw, finish } from './support/signing.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const MAX_CLICKS = 25;

async function countClicks(page: Page) {
  const clicks: string[] = [];
  await page.exposeBinding('countClick', (_, label: string) => clicks.push(label));
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      ({ target }) => {
        const label = target instanceof Element ? target.closest('button, a, label')?.textContent : '';
        const count: unknown = Reflect.get(globalThis, 'countClick');
        if (typeof count === 'function') count((label ?? '').trim().slice(0, 40));
      },
      { capture: true },
    );
  });
  return clicks;
}

function note({ annotations }: TestInfo, seconds: number, clicks: readonly string[]) {
  const description = `${clicks.length} clicks, ${seconds.toFixed(1)} seconds: ${clicks.join(' · ')}`;
  annotations.push({ type: 'from sign-up to the sealed contract', description });
  process.stdout.write(`${description}\n`);
}

test('somebody new has a first sealed contract within a few clicks', async ({ page, request }, testInfo) => {
  const clicks = await countClicks(page);
  const email = newAddress('saerom');
  await page.goto('/landing');
  const start = performance.now();

  await page.getByRole('banner').getByRole('link', { name: '시작하기' }).click();
  const dialog = page.getByRole('dialog', { name: '가입하기' });
  await dialog.getByLabel('메일 주소').click();
  await page.keyboard.type(email);
  await dialog.getByRole('button', { name: '번호 받기' }).click();
  await page.getByLabel('여섯 자리 번호').fill(codeIn(await findMail(request, email, /번호/)));
  const details = page.getByRole('dialog');
  for (const [label, words] of [
    ['이름', '한새롬'],
    ['비밀번호', 'Sunny-Dojang-48'],
    ['조직 이름', '새롬상사'],
  ] as const) {
    await details.getByLabel(label, { exact: true }).click();
    await page.keyboard.type(words);
  }
  await details.getByLabel('이용약관에 동의해요 (필수)').click();
  await details.getByLabel('개인정보 수집·이용에 동의해요 (필수)').click();
  await page.getByRole('button', { name: '가입하고 시작하기' }).click();

  await expect(page.getByRole('region', { name: '어떻게 시작할까요?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '내게 보내보기' }).click();
  await page.getByRole('button', { name: '보내고 서명하기' }).click();

  await page.getByLabel('모두 동의해요').click();
  await page.getByRole('button', { name: '문서 열기' }).click();
  await fillForm(page);
  await finish(page);
  await page.getByText('모두 서명해서 계약이 끝났어요.').waitFor();
  note(testInfo, (performance.now() - start) / 1000, clicks);
  expect(clicks.length).toBeLessThanOrEqual(MAX_CLICKS);

  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: '처음 할 일' });
  await expect(steps.getByText('첫 문서')).toBeVisible();
});

async function fillForm(page: Page) {
  await page.getByRole('textbox', { name: '소속 부서' }).fill('영업부');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: '직위' }).fill('대표');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: '서약하는 분의 이름' })).toHaveValue('한새롬');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('button', { name: '서명하기', exact: true }).click();
  await draw(page);
  await page.getByRole('button', { name: '이 서명 넣기' }).click();
}
