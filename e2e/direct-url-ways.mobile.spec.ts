import type { APIRequestContext, Page } from '@playwright/test';
import { newAddress, OWNER, signIn } from './support/people.ts';
import { passAtProvider } from './support/provider.ts';
import { codeTo } from './support/receiving.ts';
import { draw, finish } from './support/signing.ts';
import { publishTemplate } from './support/template-over-api.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.setTimeout(240_000);

/** Used only by this test, because codes are read from the newest message to a number. */
const PHONE = '010-2026-0139';

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function makeLink(request: APIRequestContext, terms: object) {
  const title = `보안 서약서 ${crypto.randomUUID().slice(0, 8)}`;
  const { templateId, call } = await publishTemplate(request, title, { isFilledBySender: false });
  const body = { name: `정문 ${title}`, limit: 5, guard: 'ONCE', ...terms };
  const link: { directUrlId: string; code: string; name: string } = await call(
    'POST',
    `/templates/${templateId}/direct-urls`,
    body,
  );
  const readLink = (): Promise<{ taken: number }> =>
    call('GET', `/templates/${templateId}/direct-urls/${link.directUrlId}`);
  return { ...link, path: `/direct-url/${link.code}`, readLink };
}

async function openQuestion(page: Page) {
  await page.getByRole('button', { name: '시작하기' }).tap();
  await heading(page, '누구인지 적어주세요');
}

async function begin(page: Page, name: string, [label, contact]: readonly [string, string]) {
  await openQuestion(page);
  await page.getByLabel('이름').fill(name);
  await page.getByLabel(label).fill(contact);
  await page.getByRole('button', { name: '다음' }).tap();
  await heading(page, `${name} 님에게 문서를 보냈어요`);
}

async function agreeAndSign(page: Page) {
  await page.getByLabel('모두 동의해요').check();
  await page.getByRole('button', { name: '시작하기' }).tap();
  await page.waitForURL('/sign');
  await page.getByRole('button', { name: '서명하기', exact: true }).tap();
  await draw(page);
  await page.getByRole('button', { name: '이 서명 넣기' }).tap();
  await finish(page);
}

test('a visitor proves their identity on the provider’s pages, and the list of links hears of it', async ({
  page,
  request,
  context,
}) => {
  const link = await makeLink(request, { contactBy: 'PHONE', verifications: ['PHONE_IDENTITY'] });
  const console = await context.newPage();
  await signIn(console, OWNER.email);
  await console.goto('/contract/dashboard/direct-url');
  const card = console.getByRole('listitem').filter({ hasText: link.name });
  await expect(card.getByText('0명')).toBeVisible();

  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  await page.goto(link.path);
  await heading(page, /서명을 받고 있어요/);
  await expect(page.getByText('휴대폰 본인 확인', { exact: false })).toBeVisible();
  await begin(page, '이도윤', ['휴대폰 번호', PHONE]);
  await page.getByRole('button', { name: '문서 열기' }).tap();
  await expect(page).toHaveURL('/receiver/phone-number');
  await page.getByRole('button', { name: '확인 번호 받기' }).tap();
  await page.getByLabel('여섯 자리 번호').fill(await codeTo(request, PHONE.replaceAll('-', '')));
  await expect(page).toHaveURL('/receiver/auth/phone');
  await expectAccessible(page);
  await page.getByRole('button', { name: '본인 확인하기' }).tap();
  await passAtProvider(page, '한유나', PHONE);
  await expect(page.getByText('보낸 분이 적은 정보와 맞지 않아요. 4번 더 할 수 있어요.')).toBeVisible();
  expect(seen).toContain('/direct-url/callback');
  await page.getByRole('button', { name: '본인 확인하기' }).tap();
  await passAtProvider(page, '이도윤', PHONE);
  await expect(page).toHaveURL('/receiver/confirm');
  await expectAccessible(page);
  expect(seen).not.toContain('/receiver/phone-verify/callback');
  // The member's page updates without a reload.
  await expect(card.getByText('서명하는 중 1명')).toBeVisible();
  await agreeAndSign(page);
  await expect(card.getByText('서명하는 중 1명')).toHaveCount(0);
});

test('Back and Forward lead through the visitor’s way, and to one document', async ({ page, request }) => {
  const link = await makeLink(request, { contactBy: 'MAIL' });
  const email = newAddress('walker');
  await page.goto(link.path);
  await openQuestion(page);
  await page.goBack();
  await heading(page, /서명을 받고 있어요/);
  await expect(page).toHaveURL(link.path);
  await page.goForward();
  await heading(page, '누구인지 적어주세요');
  await expect(page).toHaveURL(`/receiver/account?directUrl=${link.code}`);
  await page.reload();
  await heading(page, '누구인지 적어주세요');
  await page.goBack();
  await heading(page, /서명을 받고 있어요/);
  await begin(page, '이도윤', ['메일 주소', email]);
  await expect(page).toHaveURL('/receiver/callback');

  // The visitor doesn't have to confirm again: Back leads to the link, and Forward to their letter.
  await page.goBack();
  await heading(page, /서명을 받고 있어요/);
  await expect(page).toHaveURL(link.path);
  await page.goForward();
  await heading(page, '이도윤 님에게 문서를 보냈어요');
  await page.getByRole('button', { name: '문서 열기' }).tap();
  await expect(page).toHaveURL('/receiver/email');
  await page.goBack();
  await heading(page, '이도윤 님에게 문서를 보냈어요');
  await page.getByRole('button', { name: '문서 열기' }).tap();
  await page.getByRole('button', { name: '확인 번호 받기' }).tap();
  await page.getByLabel('여섯 자리 번호').fill(await codeTo(request, email));
  await expect(page).toHaveURL('/receiver/confirm');
  await page.goBack();
  await heading(page, '이도윤 님에게 문서를 보냈어요');
  await page.getByRole('button', { name: '문서 열기' }).tap();
  await agreeAndSign(page);
  expect(await link.readLink()).toMatchObject({ taken: 1, opening: 0 });
});

test('Back leads to the link however soon it is pressed', async ({ page, request }) => {
  const link = await makeLink(request, { contactBy: 'MAIL' });
  const devTools = await page.context().newCDPSession(page);
  // The page and its URL change one after the other, and a slow phone shows the state in between.
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await page.goto(link.path);
  await openQuestion(page);
  await page.goBack();
  await heading(page, /서명을 받고 있어요/);
  await expect(page).toHaveURL(link.path);
});

test('Back that comes with the new address returns to a link that can be begun again', async ({ page, request }) => {
  const link = await makeLink(request, { contactBy: 'MAIL' });
  await page.addInitScript(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...change) => {
      push(...change);
      history.pushState = push;
      history.back();
    };
    addEventListener('popstate', () => document.documentElement.setAttribute('data-returned', ''), { once: true });
  });
  await page.goto(link.path);
  await page.getByRole('button', { name: '시작하기' }).tap();
  await expect(page.locator('html[data-returned]')).toBeAttached();
  await heading(page, /서명을 받고 있어요/);
  await expect(page).toHaveURL(link.path);
  await openQuestion(page);
});
