import type { Page } from '@playwright/test';
import { expectSharp, firstPage } from './support/fingers.ts';
import { placesAtOnce } from './support/places.ts';
import { arrive } from './support/receiving.ts';
import { FORM, openSigning, sendForm, SIGNATURE_ONLY } from './support/signing.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const SEAL_ONLY = SIGNATURE_ONLY.map((field) => ({ ...field, kind: 'SEAL' as const, name: '도장' }));

const openSheet = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().tap();

test('on a phone on its side each name of the pad’s tools stands with its choices', async ({ page, request }) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: SIGNATURE_ONLY }]);
  await page.setViewportSize({ width: 740, height: 360 });
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  await openSheet(page, '서명하기');
  const dialog = page.getByRole('dialog');
  for (const name of ['굵기', '색']) {
    const group = dialog.getByRole('radiogroup', { name });
    const [label, choices] = await placesAtOnce(dialog.getByText(name, { exact: true }), group);
    expect(Math.abs(choices.left - label.left), name).toBeLessThan(2);
    expect(choices.top - label.bottom, name).toBeLessThan(4);
    await expect(group).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(page);
});

test('on a phone on its side, what takes a refused character out is in sight', async ({ page, request }) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: FORM.slice(2, 5) }]);
  await page.setViewportSize({ width: 667, height: 375 });
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  await page.getByRole('textbox', { name: '연락처' }).fill('010-3482-2731');
  await page.keyboard.press('Enter');
  const address = page.getByRole('textbox', { name: '주소' });
  // The server refuses it without Enter, which leaves the field where the answer takes two seconds.
  await address.fill('부산 😊');
  await expect(page.getByRole('button', { name: '😊 빼기' })).toBeInViewport({ ratio: 1 });
  // The bar has grown over the field, which scrolls back into view.
  const [sheet, field] = [
    page.getByRole('region', { name: '문서', exact: true }),
    page.getByRole('button', { name: /^주소/ }),
  ];
  await expect
    .poll(async () => {
      const [view, box] = await placesAtOnce(sheet, field);
      return box.top >= view.top && box.bottom <= view.bottom;
    })
    .toBe(true);
  await page.getByRole('button', { name: '😊 빼기' }).tap();
  await expect(address).toHaveValue('부산');
});

test('a seal is made on a small phone, and seen while one chooses', async ({ page, request }) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: SEAL_ONLY }]);
  await page.setViewportSize({ width: 360, height: 640 });
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  await openSheet(page, '도장 찍기');
  const dialog = page.getByRole('dialog', { name: '도장 만들기' });
  const preview = dialog.locator('[data-preview] svg').first();
  const stamp = dialog.getByRole('button', { name: '이 도장 찍기' });
  for (const choice of ['네모', '타원', '붓', '18mm']) {
    const card = dialog.getByText(choice, { exact: true });
    await card.scrollIntoViewIfNeeded();
    await card.tap();
    await expect(dialog.getByRole('radio', { name: choice })).toBeChecked();
    // The selected seal and the button stay visible however far the sheet is scrolled.
    await expect(preview).toBeInViewport({ ratio: 1 });
    await expect(stamp).toBeInViewport({ ratio: 1 });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await stamp.tap();
  await expect(page.getByRole('heading', { name: '마지막으로 확인해주세요' })).toBeVisible();
});

test('larger text comes with buttons that bring the page closer', async ({ page, request }) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: FORM }]);
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  await expect(page.getByRole('textbox', { name: '이름' })).toBeVisible();
  const { width } = await firstPage(page);
  await page.getByRole('button', { name: '더 보기' }).tap();
  await page.getByRole('button', { name: '크게 보기' }).tap();
  await expect.poll(async () => (await firstPage(page)).width).toBeGreaterThan(width * 1.2);
  const larger = (await firstPage(page)).width;
  await page.getByRole('button', { name: '크게', exact: true }).tap();
  await expect.poll(async () => (await firstPage(page)).width).toBeGreaterThan(larger * 1.1);
  await expectSharp(page);
  await page.getByRole('button', { name: '작게', exact: true }).tap();
  await expect.poll(async () => (await firstPage(page)).width).toBeCloseTo(larger, 0);
  await page.getByRole('button', { name: '더 보기' }).tap();
  await page.getByRole('button', { name: '보통 크기로 보기' }).tap();
  await expect.poll(async () => (await firstPage(page)).width).toBeCloseTo(width, 0);
});

test('on a phone nobody is told to click or to take a mouse', async ({ page, request, faults }) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: SIGNATURE_ONLY }], {
    settings: { allowAnnotate: true },
  });
  await page.route(/annotate-document-.*\.js/, (route) => route.abort());
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  await page.getByRole('button', { name: '펜으로 그리기' }).tap();
  await expect(page.getByRole('alert')).toHaveText(/다시 눌러주세요\.$/);
  await openSheet(page, '서명하기');
  await expect(page.getByText('손가락이나 펜으로 그려요.')).toBeVisible();
  await expect(page.getByText(/마우스|클릭/)).toHaveCount(0);
  await page.close();
  expect(faults.splice(0).filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
});

test('a question as long as a consent is read in full, and its field stays in sight', async ({ page, request }) => {
  const name = '이 동의서의 사본을 받을 수 있음을 안내받았고 충분한 설명을 들었습니다. '.repeat(3).slice(0, 100).trim();
  const tick = { kind: 'CHECKBOX' as const, name, rect: { x: 90, y: 700, width: 16, height: 16 } };
  const sent = await sendForm(request, [{ name: '이도윤', fields: [...FORM.slice(3, 4), tick] }]);
  await page.setViewportSize({ width: 360, height: 640 });
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  await page.getByRole('textbox', { name: '주소' }).fill('부산');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('button', { name: '더 보기' }).tap();
  const title = page.getByText(name).first();
  expect(await title.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
  const sheet = page.getByRole('region', { name: '문서', exact: true });
  const field = sheet.getByRole('button', { name });
  await expect
    .poll(async () => {
      const [view, box] = await placesAtOnce(sheet, field);
      return box.top >= view.top && box.bottom <= view.bottom;
    })
    .toBe(true);
  await expectAccessible(page);
});
