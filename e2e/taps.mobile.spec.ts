import { stdout } from 'node:process';
import { placesAtOnce } from './support/places.ts';
import { linkTo } from './support/receiving.ts';
import { draw, sendForm, SIGNATURE_ONLY } from './support/signing.ts';
import { countTaps } from './support/taps.ts';
import { expect, test } from './support/test.ts';

test('one signature takes five taps beside the drawing', async ({ page, request }) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: SIGNATURE_ONLY }]);
  const link = await linkTo(request, sent.emails[0] ?? '');
  const measure = await countTaps(page);
  await page.goto(link);
  await page.getByLabel('모두 동의해요').tap();
  await page.getByRole('button', { name: '문서 열기' }).tap();
  await page.getByRole('button', { name: '서명하기', exact: true }).tap();
  await draw(page);
  await page.getByRole('button', { name: '이 서명 넣기' }).tap();
  await page.getByRole('button', { name: '서명 마치기' }).tap();
  await expect(page.getByRole('heading', { name: '서명을 마쳤어요' })).toBeVisible();
  const { taps, requests, seconds } = await measure();
  stdout.write(`${taps.length} taps (${taps.join(', ')}), ${requests.length} requests, ${seconds} s\n`);
  expect(requests.length).toBeLessThanOrEqual(56);
  expect(taps).toEqual(['모두 동의해요', '문서 열기', '서명하기', '이 서명 넣기', '서명 마치기']);
});

for (const { where, width, height, letters } of [
  { where: 'on its side', width: 740, height: 360, letters: 16 },
  { where: 'with letters twice as large', width: 390, height: 844, letters: 32 },
]) {
  test(`on a phone ${where} the consents cover nothing of the letter`, async ({ page, request }) => {
    const sent = await sendForm(request, [{ name: '이도윤', fields: SIGNATURE_ONLY }]);
    await page.setViewportSize({ width, height });
    const client = await page.context().newCDPSession(page);
    await client.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: letters } });
    await page.goto(await linkTo(request, sent.emails[0] ?? ''));
    const consents = page.getByRole('group', { name: '동의' });
    const deadline = page.getByText('마감', { exact: true });
    const [below, above] = await placesAtOnce(consents, deadline);
    expect(below.top).toBeGreaterThan(above.bottom);
  });
}
