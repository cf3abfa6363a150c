import { arrive } from './support/receiving.ts';
import { finish, FORM, openSigning, sendForm } from './support/signing.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.setTimeout(180_000);

const TEXTS = [
  ...FORM.slice(3, 4),
  { kind: 'TEXT' as const, name: '특약', rect: { x: 140, y: 240, width: 380, height: 20 }, required: false },
];
const WISH = '보증금은 반드시 2월까지 돌려주세요 😊';

test('what cannot be printed stays where it was typed, until one tap takes it out', async ({ page, request }) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: TEXTS }]);
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  await page.getByRole('textbox', { name: '주소' }).fill('부산');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: '특약' }).fill(WISH);
  // Continues with an unprintable character, and the review sends the signer back.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('인쇄할 수 없는 글자가 있어요: 😊');
  await expect(page.getByRole('textbox', { name: '특약' })).toHaveValue(WISH);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: '특약' })).toHaveValue(WISH);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: '😊 빼기' }).click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('link', { name: /특약.*고치기/ })).toContainText('보증금은 반드시 2월까지 돌려주세요');
  await finish(page);
});

test('of two tabs the older one waits, and goes on with what was typed in the other', async ({
  page,
  request,
  context,
}) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: TEXTS }]);
  const token = await arrive(request, sent.emails[0] ?? '');
  await openSigning(page, token);
  await page.getByRole('textbox', { name: '주소' }).fill('옛 창에서');
  const newer = await context.newPage();
  await openSigning(newer, token);
  const waiting = page.getByRole('dialog', { name: '다른 창에서 이어서 하고 있어요' });
  await expect(waiting).toBeVisible();
  await expectAccessible(page);
  await newer.getByRole('button', { name: /^주소/ }).first().click();
  await expect(newer.getByRole('textbox', { name: '주소' })).toHaveValue('옛 창에서');
  await newer.getByRole('textbox', { name: '주소' }).fill('새 창에서');
  await page.getByRole('button', { name: '여기서 계속하기' }).click();
  await expect(waiting).toBeHidden();
  await expect(newer.getByRole('dialog', { name: '다른 창에서 이어서 하고 있어요' })).toBeVisible();
  await expect(page.getByText('새 창에서').first()).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await finish(page);
  await newer.close();
});
