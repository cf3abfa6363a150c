import { arrive } from './support/receiving.ts';
import { draw, FORM, openSigning, sendForm, SIGNATURE_ONLY } from './support/signing.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.setTimeout(180_000);

test('the first page comes in few requests, and nothing is fetched beside it', async ({ page, request }) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: SIGNATURE_ONLY }]);
  const token = await arrive(request, sent.emails[0] ?? '');
  const before: string[] = [];
  const after: string[] = [];
  let isThere = false;
  page.on('request', (asked) => (isThere ? after : before).push(new URL(asked.url()).pathname));
  page.on('requestfinished', (asked) => {
    isThere ||= new URL(asked.url()).pathname.endsWith('/sign/pages/1');
  });
  await openSigning(page, token);
  await expect(page.getByRole('button', { name: '서명하기', exact: true })).toBeVisible();
  const [picture] = before.splice(
    before.findIndex((path) => path.includes('/pages/1')),
    1,
  );
  expect(picture).toBeDefined();
  expect(before.length + 1, before.join('\n')).toBeLessThanOrEqual(12);
  // Neither fonts nor the signing code may delay the picture.
  expect(before.filter((path) => path.endsWith('.woff2') || path.includes('/signing-'))).toEqual([]);
  expect(after.some((path) => path.endsWith('.woff2'))).toBe(true);
  expect(after.some((path) => path.includes('/signing-'))).toBe(true);
});

test('whoever loses the network at the last field gets to the end', async ({ page, context, request, faults }) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: SIGNATURE_ONLY }]);
  const preloaded = page.waitForResponse((response) => /review-.*\.js/.test(response.url()) && response.ok());
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  await preloaded;
  await page.getByRole('button', { name: '서명하기', exact: true }).click();
  await draw(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: '이 서명 넣기' }).click();
  await expect(page.getByRole('heading', { name: '마지막으로 확인해주세요' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: '서명 마치기' }).click();
  await expect(page).toHaveURL(/\/copies/);
  expect(faults.splice(0).filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('on a phone typing goes on for half a minute without a network, and is finished after', async ({
  page,
  context,
  request,
  faults,
}) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: FORM.slice(2, 4).concat(SIGNATURE_ONLY) }]);
  await page.clock.install();
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  const phone = page.getByRole('textbox', { name: '연락처' });
  await expect(phone).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(true);
  await phone.fill('010-3482-2731');
  await page.clock.runFor(30_000);
  await expect(page.getByText('연결이 끊겼어요. 적은 내용은 그대로 있어요.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '다음 칸' }).last().click();
  await page.getByRole('textbox', { name: '주소' }).fill('부산광역시 사상구 낙동대로 943');
  await context.setOffline(false);
  await page.clock.runFor(6_000);
  await expect(page.getByText('연결이 끊겼어요.')).toBeHidden();
  await page.clock.resume();
  // Chromium itself logs every request that fails offline.
  expect(faults.splice(0).filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);

  await page.reload();
  // The first field that is still empty comes next.
  await expect(page.getByRole('button', { name: '서명하기', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '이전 칸' }).click();
  await expect(page.getByRole('textbox', { name: '주소' })).toHaveValue('부산광역시 사상구 낙동대로 943');
  await page.getByRole('button', { name: '이전 칸' }).click();
  await expect(page.getByRole('textbox', { name: '연락처' })).toHaveValue('010-3482-2731');
  await page.getByRole('button', { name: '다음 칸' }).last().click();
  await page.getByRole('button', { name: '다음 칸' }).last().click();
  await page.getByRole('button', { name: '서명하기', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: '다음에도 쓰게 이 휴대폰에 남겨두기' }).check();
  await draw(page);
  await page.getByRole('button', { name: '이 서명 넣기' }).click();
  await expect(page.getByRole('heading', { name: '마지막으로 확인해주세요' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '서명 마치기' }).click();
  await page.waitForURL('/copies');
  await expect.poll(async () => (await sent.read()).status, { timeout: 60_000 }).toBe('COMPLETED');
});

test('the menu of a phone changes the language, the text size and the way of filling in', async ({ page, request }) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: FORM }]);
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  await expect(page.getByRole('textbox', { name: '이름' })).toHaveValue('이도윤');
  await expect(page.getByRole('region', { name: '1쪽 내용' })).toContainText('지급일이 휴일이면 전날에 지급한다.');
  await page.getByRole('button', { name: '더 보기' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: '한 칸씩' }).click();
  await expect(page.getByRole('heading', { name: /^이름/ })).toBeVisible();
  await page.getByRole('button', { name: '더 보기' }).click();
  await page.getByRole('button', { name: '언어: 한국어' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Next field' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Finish later' }).click();
  await expect(page.getByText('You can finish later')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Next field' })).toBeVisible();
});
