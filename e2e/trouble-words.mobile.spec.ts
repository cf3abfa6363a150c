import type { Page } from '@playwright/test';
import { arrive, codeTo, linkTo, sendTo } from './support/receiving.ts';
import { draw, FORM, openSigning, sendForm } from './support/signing.ts';
import { expect, test } from './support/test.ts';

/** Records the fonts requested while offline. Without them, a phone without Korean fonts shows boxes. */
function watchLetters(page: Page) {
  const missing: string[] = [];
  page.on('requestfailed', (failed) => {
    if (failed.url().endsWith('.woff2')) missing.push(new URL(failed.url()).pathname);
  });
  return missing;
}

/** Waits until no request is open. `networkidle` tells only of the page's first load, and later screens load more. */
function watchTraffic(page: Page) {
  const open = new Set<object>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => expect.poll(() => open.size).toBe(0);
}

test('whatever goes wrong without a connection can be read, wherever a receiver is', async ({
  page,
  request,
  context,
  faults,
}) => {
  const { receivers } = await sendTo(request, [{ name: '이도윤', verifications: ['EMAIL_CODE'] }]);
  const email = receivers[0]?.email ?? '';
  const missing = watchLetters(page);
  const quiet = watchTraffic(page);
  /** Acts while offline and checks the message. */
  const without = async (act: () => Promise<void>, words: RegExp) => {
    await page.waitForLoadState('networkidle');
    await quiet();
    await context.setOffline(true);
    await act();
    const said = page.getByText(words).first();
    await expect(said).toBeVisible();
    await page.evaluate(async () => document.fonts.ready);
    expect(missing, String(words)).toEqual([]);
    await context.setOffline(false);
  };
  const NETWORK = /네트워크에 접근할 수 없어요/;
  await page.goto(await linkTo(request, email));
  const open = page.getByRole('button', { name: '문서 열기' });
  await open.waitFor();
  await without(() => open.tap(), NETWORK);
  await open.tap();
  const ask = page.getByRole('button', { name: '확인 번호 받기' });
  await ask.waitFor();
  await without(() => ask.tap(), NETWORK);
  await ask.tap();
  await page.getByLabel('여섯 자리 번호').fill(await codeTo(request, email));
  const begin = page.getByRole('button', { name: '시작하기' });
  await page.getByLabel('모두 동의해요').tap();
  await without(() => begin.tap(), NETWORK);
  await begin.tap();

  await page.getByRole('textbox', { name: '이도윤 주소' }).fill('부산광역시');
  await page.getByRole('button', { name: '다음 칸' }).last().tap();
  await page.getByRole('button', { name: '서명하기', exact: true }).last().tap();
  await draw(page);
  // With the mark unsaved, finishing would say that, and nothing of an unknown end.
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/sign/values') &&
      /"markRefs":\{"/.test(response.request().postData() ?? '') &&
      response.ok(),
  );
  await page.getByRole('button', { name: '이 서명 넣기' }).tap();
  await saved;
  const finish = page.getByRole('button', { name: '서명 마치기' });
  await finish.waitFor();
  // Once the connection is back, the page finishes without another tap.
  await without(() => finish.tap(), /마쳤는지 확인하지 못했어요/);

  const mail = page.getByRole('button', { name: '메일로도 받기' });
  await mail.waitFor({ timeout: 60_000 });
  await mail.tap();
  await page.getByLabel('받을 메일 주소').fill('doyun.home@journey.example');
  await without(() => page.getByRole('button', { name: '보내기', exact: true }).tap(), /보내지 못했어요/);
  await page.close();
  // Chromium itself logs every request that fails offline.
  expect(faults.splice(0).filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('so can the words of a lost connection, before anything else has brought their characters', async ({
  page,
  request,
  context,
  faults,
}) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: FORM.slice(3, 4) }]);
  const missing = watchLetters(page);
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  const address = page.getByRole('textbox', { name: '주소' });
  await address.waitFor();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await address.fill('부산광역시');
  await expect(page.getByText('연결이 끊겼어요. 적은 내용은 그대로 있어요.')).toBeVisible();
  await page.evaluate(async () => document.fonts.ready);
  expect(missing).toEqual([]);
  await page.close();
  expect(faults.splice(0).filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
