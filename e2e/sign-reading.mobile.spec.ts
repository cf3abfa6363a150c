import type { Page } from '@playwright/test';
import { doubleTap, expectSharp, firstPage, pinch } from './support/fingers.ts';
import { arrive, linkTo } from './support/receiving.ts';
import { draw, finish, FORM, openSigning, sendForm, SIGNATURE_ONLY } from './support/signing.ts';
import { expect, test } from './support/test.ts';

const next = (page: Page) => page.getByRole('button', { name: '다음 칸' }).last().click();

test('a contract is read with two fingers and signed', async ({ page, request }) => {
  const fields = [...FORM.slice(1, 4), ...SIGNATURE_ONLY];
  const sent = await sendForm(request, [
    { name: '이도윤', fields },
    { name: '한유나', fields: SIGNATURE_ONLY },
  ]);
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  const born = page.getByRole('textbox', { name: '생년월일' });
  await expect(born).toBeVisible();
  const { width } = await firstPage(page);
  expect(width).toBeCloseTo(390, 0);

  await pinch(page, { x: 200, y: 300 }, { from: 60, to: 180 });
  expect((await firstPage(page)).width).toBeGreaterThan(width * 2);
  await expectSharp(page);
  await pinch(page, { x: 200, y: 300 }, { from: 30, to: 330 });
  await pinch(page, { x: 200, y: 300 }, { from: 30, to: 330 });
  expect((await firstPage(page)).width).toBeGreaterThanOrEqual(width * 5);
  await expectSharp(page);
  // A double tap returns to the full width, and another one zooms in again.
  await doubleTap(page, { x: 200, y: 300 });
  await expect.poll(async () => (await firstPage(page)).width).toBeCloseTo(width, 0);
  await doubleTap(page, { x: 100, y: 300 });
  await expect.poll(async () => (await firstPage(page)).width).toBeCloseTo(width * 2.5, 0);
  await doubleTap(page, { x: 100, y: 300 });
  await expect.poll(async () => (await firstPage(page)).width).toBeCloseTo(width, 0);
  await page.keyboard.down('Control');
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, -400);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await firstPage(page)).width).toBeGreaterThan(width * 1.2);

  // A field this small also opens when tapped next to it.
  const address = page.getByRole('button', { name: /^주소/ });
  const place = await address.boundingBox();
  if (!place) throw new Error('The field is not there.');
  expect(place.height).toBeLessThan(20);
  // The browser itself guesses which element a finger meant, so this checks what is exactly below the point.
  const under = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.closest('[data-field]')?.getAttribute('aria-label'),
    [place.x + 40, place.y + place.height / 2 + 21] as const,
  );
  expect(under).toMatch(/^주소/);
  await page.touchscreen.tap(place.x + 40, place.y + place.height / 2 + 15);
  const typed = page.getByRole('textbox', { name: '주소' });
  await expect(typed).toBeFocused();
  await typed.fill('부산광역시 사상구 낙동대로 943');
  await page.getByRole('button', { name: '이전 칸' }).click();
  await page.getByRole('button', { name: '이전 칸' }).click();
  await born.fill('18991231');
  await next(page);
  await expect(page.getByText('1900년부터 오늘까지의 날짜로 적어주세요.')).toBeVisible();
  await born.fill('19550302');
  await expect(born).toHaveValue('1955-03-02');
  await next(page);
  await page.getByRole('textbox', { name: '연락처' }).fill('010-3482-2731');
  // The zoom makes 9-point text at least 12 pixels high.
  expect((await firstPage(page)).width).toBeGreaterThanOrEqual((595 * 12) / 9 - 1);
  await next(page);
  await next(page);
  await expect(page.getByRole('button', { name: /^서명,/ })).toBeInViewport();
  await page.getByRole('button', { name: /^서명,/ }).tap();
  await expect(page.getByText('손가락이나 펜으로 그려요.')).toBeVisible();
  await draw(page);
  await page.getByRole('button', { name: '이 서명 넣기' }).click();
  await expect(page.getByRole('heading', { name: '마지막으로 확인해주세요' })).toBeVisible();
  // No earlier screen may flash between the review and the end.
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    new MutationObserver(() => {
      if (document.querySelector('[data-first-page]')) dataset['between'] = 'the blank page';
      if (!document.querySelector('h1')) dataset['between'] = 'nothing';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await finish(page);
  await expect(page.getByRole('heading', { name: '서명을 마쳤어요' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset['between'])).toBeUndefined();
});

async function expectFits(page: Page, button: string) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const found = page.getByRole('button', { name: button, exact: true }).last();
  await found.scrollIntoViewIfNeeded();
  await expect(found).toBeInViewport({ ratio: 1 });
  expect(await found.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(1);
}

const letters = (page: Page) => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));

test('everything works with text twice as large', async ({ page, request }) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: [...FORM.slice(3, 4), ...SIGNATURE_ONLY] }]);
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto(await linkTo(request, sent.emails[0] ?? ''));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await letters(page)).toBe(28);
  // The text enlargement of the operating system must also work.
  const adjusted = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('text-size-adjust'),
  );
  expect(adjusted).toBe('auto');
  await page.getByLabel('모두 동의해요').check();
  await page.getByRole('button', { name: '전자서명으로 계약하는 것에 동의해요 (필수) 내용 보기' }).click();
  await expectFits(page, '문서 열기');
  await page.getByRole('button', { name: '문서 열기' }).click();
  const address = page.getByRole('textbox', { name: '주소' });
  await address.fill('부산광역시 사상구 낙동대로 943');
  // Next to its button, the input is too narrow.
  expect((await address.boundingBox())?.width).toBeGreaterThan(300);
  await expectFits(page, '다음 칸');
  expect((await page.getByRole('region', { name: '문서', exact: true }).boundingBox())?.height).toBeGreaterThan(300);
  await next(page);
  await page.getByRole('button', { name: '서명하기', exact: true }).click();
  await expectFits(page, '이 서명 넣기');
  await draw(page);
  await page.getByRole('button', { name: '이 서명 넣기' }).click();
  await expectFits(page, '서명 마치기');
  await finish(page);
  await expect(page.getByRole('heading', { name: '서명을 마쳤어요' })).toBeVisible();
  expect(await letters(page)).toBe(28);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a phone on its side has room to sign, and may be turned', async ({ page, request }) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: [...FORM.slice(2, 3), ...SIGNATURE_ONLY] }]);
  await page.setViewportSize({ width: 667, height: 375 });
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  await page.getByRole('textbox', { name: '연락처' }).fill('010-3482-2731');
  expect((await page.getByRole('region', { name: '문서', exact: true }).boundingBox())?.height).toBeGreaterThan(230);
  await next(page);
  await expect(page.getByRole('button', { name: /^서명,/ })).toBeInViewport();
  await page.getByRole('button', { name: '서명하기', exact: true }).click();
  const pad = page.getByRole('img', { name: '여기에 그려주세요' });
  await expect(pad).toBeInViewport({ ratio: 1 });
  expect((await pad.boundingBox())?.height).toBeGreaterThan(200);
  await expect(page.getByRole('radio', { name: '8' }).locator('..')).toBeInViewport({ ratio: 1 });
  await draw(page);
  await page.setViewportSize({ width: 375, height: 667 });
  await expect(pad).toBeInViewport({ ratio: 1 });
  await expect(pad.locator('path')).toHaveCount(2);
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(pad).toBeInViewport({ ratio: 1 });
  await expect(pad.locator('path')).toHaveCount(2);
  await page.getByRole('button', { name: '이 서명 넣기' }).click();
  await finish(page);
});
