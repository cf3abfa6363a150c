import type { Browser, Page } from '@playwright/test';
import { passAtProvider } from './support/provider.ts';
import { codeTo, linkTo, sendTo } from './support/receiving.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const open = (page: Page) => page.getByRole('button', { name: '문서 열기' }).click();
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('without any check the first page is shown with the letter, and a consent is all that is asked', async ({
  page,
  request,
}) => {
  const { receivers, path, call } = await sendTo(request, [{ name: '이도윤' }]);
  await page.goto(await linkTo(request, receivers[0]?.email ?? ''));
  await heading(page, '이도윤 님에게 문서를 보냈어요');
  await expect(page.getByText('12월 1일 전까지 서명 부탁드려요.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '보낸 분에게 물어보기' }).click();
  await page.getByLabel('궁금한 점').fill('근무 시간을 다시 알려주실 수 있나요?');
  await expectAccessible(page);
  await page.getByRole('button', { name: '보내기' }).click();
  await expect(page.getByRole('dialog', { name: '보낸 분에게 전했어요' })).toBeVisible();
  await page.getByRole('button', { name: '닫기' }).last().click();
  // Touch screens can't hover, so tapping a disabled button shows the reason.
  await page.getByRole('button', { name: '문서 열기' }).tap({ force: true });
  await expect(page.getByRole('tooltip')).toHaveText('두 가지 모두 동의하면 열 수 있어요.');
  await page.getByRole('main').tap({ position: { x: 5, y: 5 } });
  await expect(page.getByRole('tooltip')).toBeHidden();
  await page.getByLabel('모두 동의해요').check();
  await page.reload();
  await expect(page.getByLabel('모두 동의해요')).toBeChecked();
  await open(page);
  await expect(page).toHaveURL('/sign');
  // Back leads to the letter, which asks for nothing again and leads back to the document.
  await page.goBack();
  await heading(page, '이도윤 님에게 문서를 보냈어요');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  // The same happens if Back is pressed before the document has replaced the letter.
  await page.evaluate(() => {
    const pushState = history.pushState.bind(history);
    history.pushState = (...entry) => {
      history.pushState = pushState;
      pushState(...entry);
      history.back();
    };
    addEventListener('popstate', () => Reflect.set(globalThis, 'isBack', true), { once: true });
  });
  await open(page);
  await page.waitForFunction(() => Reflect.get(globalThis, 'isBack'));
  await heading(page, '이도윤 님에게 문서를 보냈어요');
  await open(page);
  await expect(page).toHaveURL('/sign');
  const events: { kind: string; words: string }[] = await call('GET', `${path}/events`);
  const consents = events.flatMap(({ kind, words }) => (kind === 'CONSENTED' ? [words] : []));
  expect(consents).toEqual(['전자서명으로 계약하는 것에 동의했어요', '개인정보 수집·이용에 동의했어요']);
});

test('what was agreed to is not asked again: a second tab, the address of the consents, a token that ran out', async ({
  page,
  request,
  context,
}) => {
  const { receivers, path, call } = await sendTo(request, [{ name: '이도윤' }]);
  const link = await linkTo(request, receivers[0]?.email ?? '');
  const letter = () => heading(page, '이도윤 님에게 문서를 보냈어요');
  await page.goto(link);
  // Without consent, this URL leads to the letter.
  await letter();
  await page.goto('/receiver/confirm');
  await letter();
  await expect(page).toHaveURL('/receiver/callback');
  await page.goto(link);
  await page.getByLabel('모두 동의해요').check();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByLabel('모두 동의해요')).not.toBeChecked();

  await page.evaluate(() => sessionStorage.setItem('accessJwt', 'run.out.long-ago'));
  await open(page);
  await heading(page, '확인한 지 오래됐어요');
  await page.getByRole('button', { name: '이어서 하기' }).click();
  await expect(page.getByLabel('모두 동의해요')).toBeChecked();
  await open(page);
  await expect(page).toHaveURL('/sign');

  // The receiver switches back to the other tab.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(other.getByRole('checkbox')).toHaveCount(0);
  await open(other);
  await expect(other).toHaveURL('/sign');
  await other.close();
  await page.goto('/receiver/confirm');
  await expect(page).toHaveURL('/sign');
  const events: { kind: string }[] = await call('GET', `${path}/events`);
  expect(events.filter(({ kind }) => kind === 'CONSENTED')).toHaveLength(2);
  expect(events.filter(({ kind }) => kind === 'LINK_OPENED')).toHaveLength(1);
});

for (const { step, path, to } of [
  { step: 'EMAIL_CODE', path: '/receiver/email', to: null },
  { step: 'PHONE_CODE', path: '/receiver/phone-number', to: '01034822731' },
] as const) {
  test(`the code alone: ${path}`, async ({ page, request }) => {
    const person = { name: '이도윤', verifications: [step], ...(to && { phone: to }) };
    const { receivers } = await sendTo(request, [person]);
    const email = receivers[0]?.email ?? '';
    await page.goto(await linkTo(request, email));
    await open(page);
    await expect(page).toHaveURL(path);
    await page.getByRole('button', { name: '확인 번호 받기' }).click();
    await expect(page.getByText(/2분 \d+초 남았어요/)).toBeVisible();
    await expect(page.getByText(/초 뒤에 다시 받을 수 있어요/)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('여섯 자리 번호').fill(await codeTo(request, to ?? email));
    await expect(page).toHaveURL('/receiver/confirm');
  });
}

test('the identity alone, in the same window; another person’s is refused without a word of it', async ({
  page,
  request,
}) => {
  const person = { name: '이도윤', phone: '01020260006', verifications: ['PHONE_IDENTITY' as const] };
  const { receivers } = await sendTo(request, [person]);
  await page.goto(await linkTo(request, receivers[0]?.email ?? ''));
  await open(page);
  await expect(page).toHaveURL('/receiver/auth/phone');
  await page.getByRole('button', { name: '본인 확인하기' }).click();
  await passAtProvider(page, '한유나');
  await expect(page.getByText('보낸 분이 적은 정보와 맞지 않아요. 4번 더 할 수 있어요.')).toBeVisible();
  await expect(page.getByText('한유나')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: '본인 확인하기' }).click();
  await passAtProvider(page, '이도윤');
  await expect(page).toHaveURL('/receiver/confirm');
  await expectAccessible(page);
});

async function inApp(browser: Browser, baseURL: string | undefined, userAgent: string) {
  const context = await browser.newContext({
    userAgent,
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
    ...(baseURL && { baseURL }),
  });
  return { context, page: await context.newPage() };
}

test('KakaoTalk hands the link to another browser, and whoever stays can go on', async ({
  browser,
  request,
  baseURL,
}) => {
  const { receivers } = await sendTo(request, [{ name: '이도윤' }]);
  const link = await linkTo(request, receivers[0]?.email ?? '');
  const kakao = 'Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile Safari/537.36 KAKAOTALK 10.4.5';
  const { context, page } = await inApp(browser, baseURL, kakao);
  await page.goto(link, { waitUntil: 'commit' });
  await heading(page, '다른 브라우저로 열어주세요');
  await page.getByRole('button', { name: '여기서 계속하기' }).dispatchEvent('click');
  await heading(page, '이도윤 님에게 문서를 보냈어요');
  await context.close();
});

test('inside of Line the link is given to be pasted elsewhere', async ({ browser, request, baseURL }) => {
  const { receivers } = await sendTo(request, [{ name: '이도윤' }]);
  const link = await linkTo(request, receivers[0]?.email ?? '');
  const line = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Safari Line/14.1.0';
  const { context, page } = await inApp(browser, baseURL, line);
  await page.goto(link);
  await expect(page.getByText('다른 브라우저로 열어주세요.')).toBeVisible();
  await page.getByRole('button', { name: '링크 복사' }).click();
  await expect(page.getByRole('button', { name: '복사했어요' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(link);
  await expectAccessible(page);
  await context.close();
});

test('the box for a code is not covered by the button in a low window', async ({ page, request }) => {
  const { receivers } = await sendTo(request, [{ name: '이도윤', verifications: ['EMAIL_CODE'] }]);
  await page.goto(await linkTo(request, receivers[0]?.email ?? ''));
  await open(page);
  await page.setViewportSize({ width: 640, height: 360 });
  await page.getByRole('button', { name: '확인 번호 받기' }).click();
  const input = page.getByLabel('여섯 자리 번호');
  await expect(input).toBeFocused();
  // A trial click fails if the button is in front of the box.
  await input.click({ trial: true, timeout: 5_000 });
  const [box, button] = await Promise.all([
    input.boundingBox(),
    page.getByRole('button', { name: '확인' }).boundingBox(),
  ]);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});
