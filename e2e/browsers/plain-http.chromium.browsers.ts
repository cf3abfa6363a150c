import path from 'node:path';
import { linkTo } from '../support/receiving.ts';
import { draw, finish, sendForm, SIGNATURE_ONLY } from '../support/signing.ts';
import { expect, test } from '../support/test.ts';
import { PLAIN_ORIGIN } from './support/plain-http.ts';
import { picturesOf } from './support/pictures.ts';
import { pictureSealed } from './support/sealed-page.ts';

test.use({ baseURL: PLAIN_ORIGIN });

test('over plain http a signature is drawn and sealed', async ({ page, request, faults }, testInfo) => {
  const pictures = picturesOf(testInfo);
  const sent = await sendForm(request, [{ name: '이도윤', fields: SIGNATURE_ONLY }]);
  await page.goto(await linkTo(request, sent.emails[0] ?? ''));
  const agree = page.getByLabel('모두 동의해요');
  const begin = page.getByRole('button', { name: '시작하기' });
  // Without verification steps, the letter itself may ask for consent.
  await expect(page.getByRole('button', { name: '문서 열기' })).toBeVisible();
  if (await agree.isHidden()) await page.getByRole('button', { name: '문서 열기' }).click();
  await agree.check();
  await begin.or(page.getByRole('button', { name: '문서 열기' })).click();
  expect(await page.evaluate(() => [isSecureContext, 'getCoalescedEvents' in PointerEvent.prototype])).toEqual([
    false,
    false,
  ]);
  await page.getByRole('main').getByRole('button', { name: '서명하기', exact: true }).last().click();
  await draw(page);
  await page.screenshot({ path: path.join(pictures, 'signature drawn.png') });
  await page.getByRole('button', { name: '이 서명 넣기' }).click();
  await finish(page);
  await expect(page.getByText('완성된 문서를 보내드렸어요')).toBeVisible();
  await page.screenshot({ path: path.join(pictures, 'copies.png') });
  await pictureSealed(request, sent, pictures);
  // Chromium reports that this header requires HTTPS. Any other fault fails the test.
  expect(faults.splice(0).filter((fault) => !fault.includes('Cross-Origin-Opener-Policy header'))).toEqual([]);
});
