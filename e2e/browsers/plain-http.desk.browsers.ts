import { linkTo } from '../support/receiving.ts';
import { sendForm, SIGNATURE_ONLY } from '../support/signing.ts';
import { drawName } from './support/acts.ts';
import { PLAIN_ORIGIN } from './support/plain-http.ts';
import { finish, goToReview, openDocument } from './support/receiving.ts';
import { pictureSealed } from './support/sealed-page.ts';
import { expect, test } from './support/test.ts';

test.use({ baseURL: PLAIN_ORIGIN });

test('over plain http a signature is drawn and sealed', async ({ view, request, pictures }) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: SIGNATURE_ONLY }]);
  await view.open(await linkTo(request, sent.emails[0] ?? ''));
  await view.see('heading', '이도윤 님에게 문서를 보냈어요');
  expect(await view.run<boolean>('return isSecureContext')).toBe(false);
  await openDocument(view);
  const isShown = () =>
    view.run<boolean>('return [...document.querySelectorAll("[data-page] img")].some((one) => one.naturalWidth > 0)');
  await expect.poll(isShown).toBe(true);
  await view.press('button', '서명하기', { last: true });
  await drawName(view);
  // Two complete strokes rather than two dots.
  const strokes = await view.run<number[]>(
    `return [...document.querySelectorAll('[aria-label="여기에 그려주세요"] path')].map((path) => path.getAttribute('d').length)`,
  );
  expect(strokes).toHaveLength(2);
  expect(Math.min(...strokes)).toBeGreaterThan(100);
  await view.press('button', '이 서명 넣기');
  await view.gone('dialog');
  await goToReview(view);
  await finish(view);
  await view.seeText(/완성된 문서를 보내드렸어요/);
  await view.picture('copies');
  await pictureSealed(request, sent, pictures);
});
