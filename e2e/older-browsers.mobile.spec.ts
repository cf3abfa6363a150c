import { MISSING } from './support/older-browsers.ts';
import { arrive } from './support/receiving.ts';
import { draw, finish, FORM, openSigning, sendForm, SIGNATURE_ONLY } from './support/signing.ts';
import { expect, test } from './support/test.ts';

test('a browser that lacks all that is younger than our range draws a signature and finishes', async ({
  page,
  request,
}) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: [...FORM.slice(3, 4), ...SIGNATURE_ONLY] }]);
  for (const { takeAway } of MISSING) await page.addInitScript(takeAway);
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  await test.step('what was typed is there after a reload at once, also without a database', async () => {
    // The server must not get the value either.
    await page.route('**/sign/values', (route) => route.abort());
    await page.getByRole('textbox', { name: '주소' }).fill('부산광역시');
    await page.reload();
    await page.unroute('**/sign/values');
    await expect(page.getByRole('button', { name: '주소, 채웠어요' })).toHaveText('부산광역시');
  });
  await page.getByRole('button', { name: '서명하기', exact: true }).click();
  const pad = page.getByRole('img', { name: '여기에 그려주세요' });

  await test.step('two dots are no name', async () => {
    await pad.click({ position: { x: 60, y: 50 } });
    await pad.click({ position: { x: 280, y: 120 } });
    await page.getByRole('button', { name: '이 서명 넣기' }).click();
    await expect(page.getByRole('alert')).toHaveText('점만 찍혔어요. 선으로 이어서 그려주세요');
    await page.getByRole('button', { name: '모두 지우기' }).click();
  });
  await draw(page);
  // Two complete strokes rather than two dots.
  const lines = await pad.locator('path').evaluateAll((all) => all.map((path) => path.getAttribute('d')?.length ?? 0));
  expect(lines).toHaveLength(2);
  expect(Math.min(...lines)).toBeGreaterThan(100);
  await page.getByRole('button', { name: '이 서명 넣기' }).click();
  await finish(page);
  await expect.poll(async () => (await sent.read()).status, { timeout: 60_000 }).toBe('COMPLETED');
});
