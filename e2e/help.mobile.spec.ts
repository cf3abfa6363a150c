import { openAs, OWNER } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('on a phone, notices and the guide are under more', async ({ page }) => {
  await openAs(page, OWNER.email, '/contract/dashboard/normal?sheet=more');
  const more = page.getByRole('dialog', { name: '더보기' });
  await expect(more.getByRole('link', { name: '공지사항' })).toBeVisible();
  await more.getByRole('link', { name: '이 화면 설명' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '문서함 정리하기' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/notice/dashboard');
  await page.getByRole('link', { name: '템플릿 스토어가 열렸어요' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '템플릿 스토어가 열렸어요' })).toBeVisible();
  await page.getByRole('link', { name: /이전 글/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('템플릿 스토어가 열렸어요');
  await expectAccessible(page);
});
