import { stdout } from 'node:process';
import type { Page } from '@playwright/test';
import { sendTo } from './support/receiving.ts';
import { DEMO_PASSWORD, OWNER, openMeMenu, signIn } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const NAME = '문서 이름이나 받는 분으로 찾기';

/** Signs in and waits for the search box, whose shortcuts don't work before it is there. */
async function signInToSearch(page: Page, email: string) {
  await signIn(page, email);
  await expect(page.getByRole('combobox', { name: NAME })).toBeVisible();
}

test('a document is found and opened by the keyboard alone, and forgotten when its member signs out', async ({
  page,
  request,
}) => {
  const title = `찾아볼 위임장 ${Date.now()}`;
  const { contractId } = await sendTo(request, [{ name: '이도윤' }], { title });
  await signInToSearch(page, OWNER.email);

  await page.keyboard.press('Control+k');
  const menu = page.getByRole('dialog', { name: '찾기' });
  const input = menu.getByRole('combobox', { name: NAME });
  await expect(input).toBeFocused();
  await expect(menu.getByRole('option', { name: '문서 보내기' })).toBeVisible();
  await expectAccessible(page);
  const begin = performance.now();
  await page.keyboard.type('ㅊㄷ');
  await expect(menu.getByRole('option', { name: '멤버 초대하기' })).toBeVisible();
  stdout.write(`The menu's first answer ${Math.round(performance.now() - begin)} ms after the first key\n`);
  await input.fill(title);
  await expect(menu.getByRole('option', { name: new RegExp(`^${title}`) })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(page.url()).toContain(contractId);

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: '단축키' });
  await expect(keys.getByRole('region', { name: '보낸 문서' })).toContainText('다시 알리기');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.keyboard.press('/');
  const bar = page.getByRole('combobox', { name: NAME });
  await expect(bar).toBeFocused();
  await expect(page.getByRole('group', { name: '최근에 연 것' }).getByRole('option')).toHaveText([title]);
  await page.keyboard.type('찾아볼 ㅇㅇㅈ');
  await expect(page.getByRole('option', { name: new RegExp(`^${title}`) })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('heading', { level: 1, name: '문서함' })).toBeVisible();

  await openMeMenu(page);
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await page.getByLabel('메일 주소').fill(OWNER.email);
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(bar).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('option', { name: '문서 보내기' })).toBeVisible();
  await expect(page.getByRole('group', { name: '최근에 연 것' })).toHaveCount(0);
});

test('the menu opens the invitation, which closes to the list of members', async ({ page }) => {
  await signInToSearch(page, OWNER.email);
  await page.keyboard.press('/');
  await page.keyboard.type('초대 멤버');
  await expect(page.getByRole('option', { name: '멤버 초대하기' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const invitation = page.getByRole('dialog', { name: /초대/ });
  await expect(invitation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(invitation).toBeHidden();
  await expect(page).toHaveURL(/\/setting\/member$/);
});
