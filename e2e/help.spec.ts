import { openAs, OWNER, signIn } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a member reads a notice and finds an answer in the guide', async ({ page }) => {
  await signIn(page, OWNER.email);
  await page.getByRole('navigation', { name: '도움 메뉴' }).getByRole('link', { name: '공지사항' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
  await page.getByRole('searchbox', { name: '제목으로 찾기' }).fill('여러 건');
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name: '엑셀과 연락처로 여러 건을 보낼 수 있어요' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '엑셀과 연락처로 여러 건을 보낼 수 있어요' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: '여러 건 한 번에 보내기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '여러 건 한 번에 보내기' })).toBeVisible();
  const picture = page.getByRole('img', { name: '엑셀로 여러 건을 보내는 화면' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: '도움말', exact: true }).first().click();
  await page.getByRole('searchbox', { name: '하려는 일로 찾기' }).fill('그룹과 나누기');
  await page.getByRole('link', { name: '그룹과 나누기' }).click();
  await expect(page).toHaveURL('/notice/guide?page=document-list#share');
  await expect(page.getByRole('heading', { name: '그룹과 나누기' })).toBeInViewport();
});

test('the help of a screen leads to its place in the guide, and to the questions', async ({ page }) => {
  await openAs(page, OWNER.email, '/setting/group');
  await page.getByRole('button', { name: '도움말' }).click();
  await page.getByRole('menuitem', { name: '이 화면 설명' }).click();
  await expect(page).toHaveURL('/notice/guide?page=members#groups');
  await expect(page.getByRole('heading', { level: 2, name: '그룹' })).toBeFocused();

  await page.getByRole('button', { name: '도움말' }).click();
  await page.getByRole('menuitem', { name: '자주 묻는 질문' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '자주 묻는 질문' })).toBeVisible();
  await page.getByRole('searchbox', { name: '궁금한 말로 찾기' }).fill('주민번호');
  await page.getByText('주민등록번호를 받아도 되나요?').click();
  await expect(page.getByText(/주민등록번호 칸이 없어요/)).toBeVisible();
});
