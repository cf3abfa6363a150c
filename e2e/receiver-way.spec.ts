import type { Page } from '@playwright/test';
import { openAs, OWNER } from './support/people.ts';
import { passAtProvider } from './support/provider.ts';
import { codeTo, linkTo, sendTo, signBy } from './support/receiving.ts';
import { passDeadline } from './support/test-database.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const ALL = ['PHONE_IDENTITY', 'PHONE_CODE', 'EMAIL_CODE', 'ACCESS_CODE'] as const;
const PHONE = '01020260006';

const open = (page: Page) => page.getByRole('button', { name: '문서 열기' }).click();
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('every check at once, in its order, with a slip, a reload and a window of the provider', async ({
  page,
  request,
}) => {
  const person = {
    name: '이도윤',
    phone: PHONE,
    verifications: [...ALL],
    accessCode: '가나다1',
    accessCodeHint: '생일',
  };
  const { receivers } = await sendTo(request, [person]);
  const email = receivers[0]?.email ?? '';
  await page.goto(await linkTo(request, email));
  await heading(page, '이도윤 님에게 문서를 보냈어요');
  await expect(page).toHaveURL('/receiver/callback');
  await expect(page.getByText('비밀번호, 메일로 받는 번호, 문자로 받는 번호, 휴대폰 본인 확인')).toBeVisible();
  await expect(page.getByRole('img', { name: '서명' })).toHaveCount(0);
  await expectAccessible(page);
  await open(page);

  await expect(page).toHaveURL('/receiver/auth/password');
  await expect(page.getByText('생일')).toBeVisible();
  await page.getByLabel('비밀번호', { exact: true }).fill('1234');
  await page.keyboard.press('Enter');
  await expect(page.getByText('비밀번호가 달라요. 4번 더 틀리면 10분 동안 열 수 없어요.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('비밀번호', { exact: true }).fill('가나다1');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/receiver/email');
  await expectAccessible(page);
  await page.getByRole('button', { name: '확인 번호 받기' }).click();
  const code = await codeTo(request, email);
  await page.getByLabel('여섯 자리 번호').fill(code === '000000' ? '000001' : '000000');
  await expect(page.getByText('번호가 달라요. 4번 더 할 수 있어요.')).toBeVisible();
  await expectAccessible(page);
  // Typing the sixth digit submits the code.
  await page.getByLabel('여섯 자리 번호').fill(code);

  await expect(page).toHaveURL('/receiver/phone-number');
  await page.getByRole('button', { name: '확인 번호 받기' }).click();
  const texted = await codeTo(request, PHONE);
  // The receiver left the page to look for the message, and the phone has discarded the page.
  await page.reload();
  await page.getByRole('button', { name: '이미 받은 번호가 있어요' }).click();
  await page.getByLabel('여섯 자리 번호').fill(texted);

  await expect(page).toHaveURL('/receiver/auth/phone');
  await expect(page.getByText('010-****-0006')).toBeVisible();
  await expectAccessible(page);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: '본인 확인하기' }).click();
  const first = await opening;
  await expect(page.getByText('본인 확인을 기다리고 있어요.')).toBeVisible();
  await first.getByRole('button', { name: '취소' }).click();
  await first.getByRole('button', { name: '돌아가기' }).click();
  await expect(page.getByText('본인 확인을 끝내지 못했어요.')).toBeVisible();
  const again = page.waitForEvent('popup');
  await page.getByRole('button', { name: '다시 하기' }).click();
  await passAtProvider(await again, '이도윤');

  await expect(page).toHaveURL('/receiver/confirm');
  await expectAccessible(page);
  await page.getByLabel('전자서명으로 계약하는 것에 동의해요').check();
  await expect(page.getByRole('button', { name: '시작하기' })).toBeDisabled();
  await page.getByLabel('모두 동의해요').check();
  await page.getByRole('button', { name: '시작하기' }).click();
  await expect(page).toHaveURL('/sign');

  // This browser isn't asked again today, and stores only these keys apart from the receiver's values.
  const stored = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  const [kept = [], inTab] = stored;
  expect([kept.filter((key) => !key.startsWith('values ')), inTab]).toEqual([['receiverDevice'], ['accessJwt']]);
  await page.goto(await linkTo(request, email));
  await open(page);
  await expect(page).toHaveURL('/sign');
});

test('five wrong passwords close the step, whichever link is used', async ({ page, request }) => {
  const { receivers } = await sendTo(request, [
    { name: '이도윤', verifications: ['ACCESS_CODE'], accessCode: '941207' },
  ]);
  const link = await linkTo(request, receivers[0]?.email ?? '');
  await page.goto(link);
  await open(page);
  for (const left of [4, 3, 2, 1]) {
    await page.getByLabel('비밀번호', { exact: true }).fill(`wrong${left}`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`비밀번호가 달라요. ${left}번 더 틀리면`)).toBeVisible();
  }
  await page.getByLabel('비밀번호', { exact: true }).fill('wrong0');
  await page.keyboard.press('Enter');
  await heading(page, '여러 번 틀려서 잠시 멈췄어요');
  await expect(page.getByRole('button', { name: /10분 뒤에 다시 해주세요 \(9분 \d+초\)/ })).toBeDisabled();
  await expectAccessible(page);
  await page.goto(link);
  await open(page);
  await heading(page, '여러 번 틀려서 잠시 멈췄어요');
  await page.goBack();
  await heading(page, '이도윤 님에게 문서를 보냈어요');
});

test('links that lead nowhere say why', async ({ page, request }) => {
  const ordered = await sendTo(request, [
    { name: '정해원', order: 1 },
    { name: '이도윤', order: 2 },
  ]);
  await page.goto('/receiver/callback?t=abc');
  await heading(page, '링크가 맞지 않아요');
  await expectAccessible(page);
  await page.goto(`/receiver/callback?t=${'x'.repeat(22)}`);
  await heading(page, '링크가 맞지 않아요');
  await page.goto('/receiver/account');
  await heading(page, '링크가 맞지 않아요');

  // The sender cancels the contract while the receiver reads the letter.
  const link = await linkTo(request, ordered.receivers[0]?.email ?? '');
  await page.goto(link);
  await heading(page, '정해원 님에게 문서를 보냈어요');
  await ordered.call('POST', `${ordered.path}/cancel`, { reason: '내용이 바뀌었어요' });
  await page.getByLabel('모두 동의해요').check();
  await open(page);
  await heading(page, '보낸 분이 문서를 거뒀어요');
  await expectAccessible(page);
  await page.goto(link);
  await heading(page, '보낸 분이 문서를 거뒀어요');
  await expect(page.getByText('2026년 근로계약서_이도윤')).toBeVisible();
  await expect(page.getByText('내용이 바뀌었어요')).toBeVisible();
  await expectAccessible(page);
  // Receivers who arrive after the cancellation can also ask the sender.
  await page.getByRole('button', { name: '보낸 분에게 물어보기' }).click();
  await page.getByLabel('궁금한 점').fill('새 문서는 언제 오나요?');
  await page.getByRole('button', { name: '보내기' }).click();
  await expect(page.getByRole('dialog', { name: '보낸 분에게 전했어요' })).toBeVisible();
});

test('whose turn it is not yet is told whom it waits for, and looks again', async ({ page, request }) => {
  const { receivers } = await sendTo(request, [{ name: '이도윤' }]);
  const link = await linkTo(request, receivers[0]?.email ?? '');
  // A receiver only has a link before their turn if the turn was revoked, so this fakes the server's response.
  const deadEnd = {
    title: '2026년 근로계약서_이도윤',
    organizationName: '한빛물산 주식회사',
    senderName: '김지수',
    waitsFor: ['정해원'],
    reason: null,
    endedAt: null,
    accessJwt: null,
  };
  const json = { isSuccess: false, code: 409, errorCode: 'NOT_YOUR_TURN', message: '아직 차례가 아니에요.', deadEnd };
  await page.route('**/api/sign/links', (route) => route.fulfill({ status: 409, json }), { times: 1 });
  await page.goto(link);
  await heading(page, '정해원 님이 먼저 서명해야 해요');
  await expect(page.getByText('차례가 되면 알려드릴게요.')).toBeVisible();
  await expect(page.getByText('한빛물산 주식회사 · 김지수 님')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '다시 확인하기' }).click();
  await heading(page, '이도윤 님에게 문서를 보냈어요');
});

test('after the deadline the link says so, and whom to ask', async ({ page, request }) => {
  const { contractId, receivers } = await sendTo(request, [{ name: '이도윤' }]);
  const link = await linkTo(request, receivers[0]?.email ?? '');
  await passDeadline(contractId);
  await page.goto(link);
  await heading(page, '마감이 지났어요');
  await expect(page.getByText('2026년 근로계약서_이도윤')).toBeVisible();
  await expect(page.getByRole('button', { name: '보낸 분에게 물어보기' })).toBeVisible();
  await expectAccessible(page);
});

test('a token that runs out while signing leads back, and what was typed is still there', async ({ page, request }) => {
  const { receivers } = await sendTo(request, [
    { name: '이도윤', verifications: ['ACCESS_CODE'], accessCode: '941207' },
  ]);
  await page.goto(await linkTo(request, receivers[0]?.email ?? ''));
  await open(page);
  await page.getByLabel('비밀번호', { exact: true }).fill('941207');
  await page.keyboard.press('Enter');
  await page.getByLabel('모두 동의해요').check();
  await page.getByRole('button', { name: '시작하기' }).click();
  await expect(page).toHaveURL('/sign');
  const address = page.getByRole('textbox', { name: '이도윤 주소' });
  await address.fill('부산광역시');
  await expect(page.getByText('저장했어요')).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('accessJwt', 'run.out.long-ago'));
  await address.fill('부산광역시 사상구 낙동대로 943');
  // The page still knows its link, and this browser has already completed the verification today.
  await expect(page).toHaveURL('/receiver/callback');
  await heading(page, '이도윤 님에게 문서를 보냈어요');
  await expectAccessible(page);
  await open(page);
  await expect(page).toHaveURL('/sign');
  // The first field that is still empty comes next.
  await expect(page.getByRole('main').getByRole('button', { name: '서명하기', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '이전 칸' }).click();
  await expect(address).toHaveValue('부산광역시 사상구 낙동대로 943');
});

test('what was refused or handed on ends the way of the old link', async ({ page, request }) => {
  const refused = await sendTo(request, [{ name: '이도윤' }, { name: '정해원' }]);
  const handedOn = await sendTo(request, [{ name: '이도윤' }], { settings: { allowDelegate: true } });
  const links = [];
  for (const { receivers } of [refused, handedOn]) links.push(await linkTo(request, receivers[0]?.email ?? ''));
  const act = async (link: string, path: string, data: object) => {
    const linkToken = new URL(link, 'http://localhost').searchParams.get('t');
    const arrival = await (await request.post('/api/sign/links', { data: { linkToken } })).json();
    const headers = { authorization: `Bearer ${arrival.result.accessJwt}`, 'Idempotency-Key': crypto.randomUUID() };
    const opened = await (await request.post('/api/sign/opened', { headers })).json();
    headers.authorization = `Bearer ${opened.result.accessJwt}`;
    const answer = await request.post(`/api/sign/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const [first = '', second = ''] = links;
  await act(first, 'reject', { reason: '조건이 달라요' });
  await act(second, 'delegate', { name: '한유나', email: 'yuna.han@journey.example' });
  await page.goto(first);
  await heading(page, '거절한 문서예요');
  await page.goto(second);
  await heading(page, '다른 분에게 맡긴 문서예요');
  await expectAccessible(page);
});

test('somebody who reads English is spoken to in English', async ({ page, request }) => {
  const person = { name: 'Jane Doe', verifications: ['EMAIL_CODE' as const] };
  const { receivers } = await sendTo(request, [person], { settings: { language: 'en' } });
  await page.goto(await linkTo(request, receivers[0]?.email ?? ''));
  await heading(page, 'Jane Doe, you have a document to sign');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectAccessible(page);
  await page.getByLabel('Language').selectOption('ko');
  await heading(page, 'Jane Doe 님에게 문서를 보냈어요');
  await page.getByLabel('언어').selectOption('en');
  await page.getByRole('button', { name: 'Open document' }).click();
  await expect(page).toHaveURL('/receiver/email?lang=en');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Six-digit code').fill('12');
  await page.reload();
  await heading(page, 'We’ll email you a six-digit code');
});

test('a token that has run out leads back to the letter, and the link is opened again', async ({ page, request }) => {
  const { receivers } = await sendTo(request, [
    { name: '이도윤', verifications: ['ACCESS_CODE'], accessCode: '941207' },
  ]);
  await page.goto(await linkTo(request, receivers[0]?.email ?? ''));
  await open(page);
  await expect(page).toHaveURL('/receiver/auth/password');
  await page.evaluate(() => sessionStorage.setItem('accessJwt', 'run.out.long-ago'));
  await page.getByLabel('비밀번호', { exact: true }).fill('941207');
  await page.keyboard.press('Enter');
  await heading(page, '확인한 지 오래됐어요');
  await expectAccessible(page);
  await page.getByRole('button', { name: '이어서 하기' }).click();
  await open(page);
  await page.getByLabel('비밀번호', { exact: true }).fill('941207');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/receiver/confirm');
});

test('the copies: what is there before all have signed, and after', async ({ page, request }) => {
  const two = await sendTo(request, [{ name: '이도윤' }, { name: '정해원' }]);
  await signBy(request, two, 0);
  await page.goto('/copies');
  await heading(page, '확인한 지 오래됐어요');
  await page.goto(await linkTo(request, two.receivers[0]?.email ?? ''));
  await heading(page, '이미 서명했어요');
  await expect(page.getByText('서명한 때')).toBeVisible();
  await open(page);
  await expect(page).toHaveURL('/copies');
  await heading(page, '서명을 마쳤어요');
  await expect(page.getByText('정해원 님의 차례예요.')).toBeVisible();
  await expectAccessible(page);
  // Once the token has expired, the receiver verifies again and continues where they were going.
  await page.evaluate(() => sessionStorage.setItem('accessJwt', 'run.out.long-ago'));
  await page.getByRole('link', { name: '지금까지의 문서 보기' }).click();
  await heading(page, '한 번 더 확인할게요');
  await expectAccessible(page);
  await page.getByRole('button', { name: '이어서 하기' }).click();
  await expect(page).toHaveURL(`/preview/${two.contractId}`);
  await heading(page, '2026년 근로계약서_이도윤');
  await expect(page.getByRole('region', { name: '1쪽 내용' })).toContainText('지급일이 휴일이면 전날에 지급한다.');
  await expectAccessible(page);
  await page.getByRole('button', { name: '닫기' }).click();
  // The preview stays until the copies have loaded, and a reload before then loads it again.
  await expect(page).toHaveURL('/copies');

  await signBy(request, two, 1);
  await page.reload();
  await expect(page.getByText('모두 서명해서 계약이 끝났어요.')).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: '문서 내려받기' }).click();
  expect((await saved).suggestedFilename()).toBe('2026년 근로계약서_이도윤.pdf');
  await page.getByRole('button', { name: '메일로도 받기' }).click();
  await page.getByLabel('받을 메일 주소').fill('doyun.home@journey.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('doyun.home@journey.example 주소로 보냈어요.')).toBeVisible();

  await page.getByRole('link', { name: '감사추적인증서 보기' }).click();
  await heading(page, '감사추적인증서');
  await expect(page.getByRole('img', { name: '감사추적인증서 1쪽' }).locator('canvas')).toBeVisible();
  await expectAccessible(page);
  const certificate = page.waitForEvent('download');
  await page.goto('/download/certificates');
  expect((await certificate).suggestedFilename()).toBe('2026년 근로계약서_이도윤_감사추적인증서.pdf');
  await expectAccessible(page);

  // The link to a completed document shows the time of the signature and opens the document with one tap.
  await page.goto(await linkTo(request, two.receivers[0]?.email ?? ''));
  await heading(page, '모두 서명해서 계약이 끝났어요');
  await expect(page.getByText('서명한 때')).toBeVisible();
  await expectAccessible(page);
  const finished = page.waitForEvent('download');
  await page.getByRole('button', { name: '문서 내려받기' }).click();
  expect((await finished).suggestedFilename()).toBe('2026년 근로계약서_이도윤.pdf');
  await expect(page).toHaveURL('/download/copies');
});

test('a member signs what came to them from beside their own documents', async ({ page, request }) => {
  const { contractId } = await sendTo(request, [{ name: OWNER.name, email: OWNER.email }]);
  await openAs(page, OWNER.email, `/contract/${contractId}`);
  await page.getByRole('button', { name: '서명하기' }).click();
  await heading(page, `${OWNER.name} 님에게 문서를 보냈어요`);
  await expect(page.getByText('모르는 문서인가요?')).toBeHidden();
  await page.getByRole('link', { name: '문서함으로 돌아가기' }).click();
  await expect(page).toHaveURL(`/contract/${contractId}`);
  await expect(page.getByRole('navigation', { name: '주요 메뉴' })).toBeVisible();
});
