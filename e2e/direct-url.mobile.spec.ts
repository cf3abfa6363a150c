import type { Browser, Page } from '@playwright/test';
import { newAddress, openAs, OWNER } from './support/people.ts';
import { readPrintedQr } from './support/read-qr.ts';
import { codeTo } from './support/receiving.ts';
import { draw, finish } from './support/signing.ts';
import { publishTemplate } from './support/template-over-api.ts';
import { expect, expectAccessible, test, watch } from './support/test.ts';

test.setTimeout(240_000);

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Opens a phone-sized context that shares no data with other visitors. */
async function phone(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    ...(baseURL && { baseURL }),
  });
  const faults = watch(context);
  return { page: await context.newPage(), faults, close: () => context.close() };
}

test('three people scan a printed code with two places: two sign, and the third learns why not', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const title = `보안 서약서 ${crypto.randomUUID().slice(0, 8)}`;
  const { templateId, call } = await publishTemplate(request, title, { isFilledBySender: false });
  await openAs(page, OWNER.email, `/contract/dashboard/direct-url?make=${templateId}`);
  const form = page.getByRole('dialog', { name: '링크 만들기' });
  await form.getByLabel('링크 이름').fill(`정문 ${title}`);
  await form.getByLabel('받을 인원').fill('2');
  await expectAccessible(page);
  await form.getByRole('button', { name: '링크 만들기' }).click();
  const made = page.getByRole('dialog', { name: '링크를 만들었어요' });
  await expect(made).toBeVisible();
  await expectAccessible(page);
  const [sheet] = await Promise.all([
    page.context().waitForEvent('page'),
    made.getByRole('link', { name: /인쇄할 종이/ }).click(),
  ]);
  await heading(sheet, title);
  await expectAccessible(sheet);
  const printed = await sheet.pdf({ format: 'A4', printBackground: true });
  const address = await readPrintedQr(printed);
  const url = new URL(address);
  expect(url.pathname).toMatch(/^\/direct-url\/[\da-zA-Z]{10}$/);
  await sheet.close();

  for (const name of ['이도윤', '한유나']) {
    const visitor = await phone(browser, baseURL);
    const email = newAddress('visitor');
    await visitor.page.goto(url.pathname);
    await heading(visitor.page, /서명을 받고 있어요/);
    await expectAccessible(visitor.page);
    await visitor.page.getByRole('button', { name: '시작하기' }).tap();
    await heading(visitor.page, '누구인지 적어주세요');
    await expect(visitor.page).toHaveURL(/\/receiver\/account\?directUrl=/);
    await expectAccessible(visitor.page);
    await visitor.page.getByLabel('이름').fill(name);
    await visitor.page.getByLabel('메일 주소').fill(email);
    await visitor.page.getByRole('button', { name: '다음' }).tap();
    await heading(visitor.page, `${name} 님에게 문서를 보냈어요`);
    await visitor.page.getByRole('button', { name: '문서 열기' }).tap();
    await visitor.page.getByRole('button', { name: '확인 번호 받기' }).tap();
    await visitor.page.getByLabel('여섯 자리 번호').fill(await codeTo(request, email));
    await visitor.page.getByLabel('모두 동의해요').check();
    await visitor.page.getByRole('button', { name: '시작하기' }).tap();
    await visitor.page.waitForURL('/sign');
    await visitor.page.getByRole('button', { name: '서명하기', exact: true }).tap();
    await draw(visitor.page);
    await visitor.page.getByRole('button', { name: '이 서명 넣기' }).tap();
    await finish(visitor.page);
    expect(visitor.faults).toEqual([]);
    await visitor.close();
  }

  const third = await phone(browser, baseURL);
  await third.page.goto(url.pathname);
  await heading(third.page, '정해둔 인원이 모두 찼어요');
  await expectAccessible(third.page);
  await third.page.goto('/direct-url/0000000000');
  await heading(third.page, '링크가 맞지 않아요');
  expect(third.faults).toEqual([]);
  await third.close();

  const [link] = (await call('GET', `/templates/${templateId}/direct-urls`)).items;
  await expect
    .poll(async () => (await call('GET', `/templates/${templateId}/direct-urls`)).items[0].done, { timeout: 60_000 })
    .toBe(2);
  await page.goto('/contract/dashboard/direct-url');
  const card = page.getByRole('listitem').filter({ hasText: `정문 ${title}` });
  await expect(card.getByText('정해둔 인원이 찼어요')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: /더 보기$/ }).tap();
  await page.getByRole('button', { name: '들어온 문서 보기' }).tap();
  await page.waitForURL(`/contract/dashboard/normal?directUrl=${link.directUrlId}`);
  await expect(page.getByRole('list', { name: '문서' }).getByRole('listitem')).toHaveCount(2);
});
