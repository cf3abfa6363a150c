import { placesAtOnce } from './support/places.ts';
import { arrive } from './support/receiving.ts';
import { FORM, openSigning, sendForm, SIGNATURE_ONLY } from './support/signing.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('at a desk the words are those of a mouse', async ({ page, request, faults }) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: SIGNATURE_ONLY }], {
    settings: { allowAnnotate: true },
  });
  await page.route(/annotate-document-.*\.js/, (route) => route.abort());
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  await page.getByRole('button', { name: '펜으로 그리기' }).click();
  await expect(page.getByRole('alert')).toHaveText(/다시 클릭해주세요\.$/);
  await page.getByRole('main').getByRole('button', { name: '서명하기', exact: true }).click();
  await expect(page.getByText('마우스로 그려요.')).toBeVisible();
  await expect(page.getByText('손가락이나')).toHaveCount(0);
  await page.close();
  expect(faults.splice(0).filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
});

test('at a desk one question at a time stands beside the page, which shows where it is', async ({ page, request }) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: FORM }]);
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  await page.getByText('한 칸씩', { exact: true }).click();
  const questions = page.getByRole('complementary', { name: '채울 칸' });
  await expect(questions.getByRole('heading', { name: /^이름/ })).toBeVisible();
  const next = questions.getByRole('button', { name: '다음 칸' });
  await next.click();
  await questions.getByRole('textbox', { name: '생년월일' }).fill('19941207');
  await next.click();
  await expect(questions.getByRole('heading', { name: /^연락처/ })).toBeVisible();
  const [sheet, panel] = await placesAtOnce(page.locator('[data-page="0"]'), questions);
  expect(sheet.right).toBeLessThanOrEqual(panel.left);
  expect(sheet.width).toBeGreaterThan(500);
  // The current field's line stays visible next to the panel.
  await expect(page.locator('[data-page="0"]').getByRole('button', { name: /^연락처/ })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-page="0"]').getByText('1994년 12월 7일')).toBeVisible();
  await expectAccessible(page);
});
