import { findMail, linkIn } from './support/mailbox.ts';
import { openAs, OWNER } from './support/people.ts';
import { sendTo } from './support/receiving.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const PHONE = '01020260138';
/** A number for which the emulator reports no KakaoTalk account. */
const WITHOUT_KAKAO = '01000000001';
/** Delivery reports are fetched every 15 seconds. */
const REPORTED = { timeout: 45_000 };

test('KakaoTalk comes first, a text message instead where nobody uses it, and the sender sees which', async ({
  page,
  request,
  browser,
}) => {
  const byPhone = { channels: ['SMS' as const], role: 'SIGNER' as const };
  const { contractId } = await sendTo(request, [
    { name: '정해원', phone: PHONE, ...byPhone },
    { name: '이도윤', phone: WITHOUT_KAKAO, ...byPhone },
  ]);
  await openAs(page, OWNER.email, `/contract/${contractId}`);
  const ledger = page.getByRole('region', { name: '보낸 메일과 문자' });
  await expect(ledger.getByText('정해원 님 · 카카오 알림톡')).toBeVisible(REPORTED);
  await expect(ledger.getByText('이도윤 님 · 문자로 대신 보냈어요')).toBeVisible(REPORTED);
  await expectAccessible(page);

  const kakao = await findMail(request, PHONE, /^카카오 알림톡$/);
  expect(kakao.text).toContain('[문서 확인하기]');
  await findMail(request, WITHOUT_KAKAO, /^문자$/);
  const receiver = await browser.newPage();
  await receiver.goto(linkIn(kakao, '/receiver/callback'));
  await expect(receiver.getByRole('heading', { level: 1, name: '정해원 님에게 문서를 보냈어요' })).toBeVisible();
  await receiver.close();
});
