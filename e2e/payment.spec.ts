import { LIVE_PASSWORD } from '../tests/support/live-sign-up.ts';
import { fillableForm } from './support/drafts.ts';
import { arriveWithoutCredits, payWith, tellByText } from './support/paying.ts';
import { test } from './support/selling-server.ts';
import { fillDraftFields } from './support/sending.ts';
import { expect, expectAccessible } from './support/test.ts';
import { confirmPhone } from './support/test-database.ts';

// The first of these tests starts their server.
test.setTimeout(240_000);

test('credits are bought from the settings', async ({ page, selling }) => {
  await arriveWithoutCredits(page, selling.origin);
  await page.goto('/setting/organization');
  await page.getByRole('link', { name: '결제와 크레딧' }).click();
  await expect(page.getByRole('heading', { name: '결제와 크레딧' })).toBeVisible();
  await expect(page.getByRole('region', { name: '쓰는 요금제' })).toContainText('프리');
  await expectAccessible(page);

  await page.getByRole('button', { name: '크레딧 사기' }).click();
  const dialog = page.getByRole('dialog', { name: '크레딧 사기' });
  await dialog.getByRole('radio', { name: /^100개/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '10,000원 결제하기' }).click();
  await expect(page.getByRole('heading', { name: '카드 결제' })).toBeVisible();
  await payWith(page, 'works');

  await expect(page.getByRole('heading', { name: '크레딧 100개를 샀어요' })).toBeVisible();
  await expectAccessible(page);
  const result = page.url();
  await page.getByRole('link', { name: '결제와 크레딧 보기' }).click();
  await expect(page.getByRole('link', { name: /남은 크레딧/ })).toContainText('100');

  // A second tab or the Back button shows the same purchase.
  await page.goto(result);
  await expect(page.getByRole('heading', { name: '크레딧 100개를 샀어요' })).toBeVisible();
  await expect(page.getByText('이제 100개를 쓸 수 있어요.')).toBeVisible();
});

test('credits are bought in the middle of sending, and the same question waits', async ({ page, request, selling }) => {
  const { email } = await arriveWithoutCredits(page, selling.origin);
  await confirmPhone(email, selling.folder);
  const { contractId } = await fillableForm(request, { email, password: LIVE_PASSWORD });
  await tellByText(page, request, contractId);
  await fillDraftFields(page, contractId);
  await page.goto(`/contract/send/${contractId}/editor`);
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  const question = page.getByRole('dialog', { name: '이대로 보낼까요?' });
  await expect(question.getByText('크레딧이 2개 모자라요.')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: '크레딧 사기' }).click();

  const dialog = page.getByRole('dialog', { name: '크레딧 사기' });
  await expect(dialog.getByText('크레딧이 2개 모자라요.')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /^100개/ })).toBeChecked();
  await dialog.getByRole('button', { name: '10,000원 결제하기' }).click();
  await payWith(page, 'webhookFirst');
  await page.getByRole('link', { name: '하던 일로 돌아가기' }).click();

  await expect(question.getByText('요금제에서 1건, 크레딧 2개를 잡아둬요. 안 쓰면 돌려드려요.')).toBeVisible();
  await question.getByRole('button', { name: '보내기', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/contract/${contractId}`));
  await page.goto('/setting/payment/dashboard');
  await expect(page.getByRole('link', { name: /남은 크레딧/ })).toContainText('98');
});

test('whoever leaves the purchase comes back to the question', async ({ page, selling }) => {
  await arriveWithoutCredits(page, selling.origin);
  await page.goto(`/setting/payment/dashboard?buy=credits&missing=2&returnTo=${encodeURIComponent('/profile/sign')}`);
  const dialog = page.getByRole('dialog', { name: '크레딧 사기' });
  await dialog.getByRole('button', { name: '10,000원 결제하기' }).click();
  await page.getByRole('button', { name: '취소' }).click();
  // The toast disappears after two seconds, so it is checked first.
  await expect(page.getByRole('alert').getByText('결제를 그만뒀어요')).toBeVisible();
  await expect(page).toHaveURL('/profile/sign');
});

test('a card that is declined costs nothing', async ({ page, selling }) => {
  await arriveWithoutCredits(page, selling.origin);
  await page.goto('/setting/payment/dashboard?buy=credits');
  await page.getByRole('button', { name: '47,500원 결제하기' }).click();
  await payWith(page, 'declined');
  const dialog = page.getByRole('dialog', { name: '크레딧 사기' });
  await expect(dialog.getByText('카드사가 승인하지 않았어요. 다른 카드로 해주세요.')).toBeVisible();
  await dialog.getByRole('button', { name: '그만두기' }).click();
  await expect(page).toHaveURL('/setting/payment/dashboard');
  await expect(page.getByRole('link', { name: /남은 문서/ })).toContainText('5건');
});

test('a provider that is silent can be tried again', async ({ page, selling }) => {
  await arriveWithoutCredits(page, selling.origin);
  await page.goto('/setting/payment/dashboard?buy=credits');
  await page.route('**/v1/payment', () => {});
  const pay = page.getByRole('button', { name: '47,500원 결제하기' });
  await pay.click();
  await expect(page.getByText('결제 창을 열지 못했어요. 다시 눌러주세요.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/v1/payment');
  await pay.click();
  await expect(page.getByRole('heading', { name: '카드 결제' })).toBeVisible();
  // Going back without paying reopens the dialog.
  await page.goBack();
  await expect(page.getByRole('dialog', { name: '크레딧 사기' })).toBeVisible();
  await expect(pay).not.toHaveAttribute('aria-busy', 'true');
});

test('a card is registered, becomes the default, and goes', async ({ page, selling }) => {
  await arriveWithoutCredits(page, selling.origin);
  await page.goto('/setting/payment/dashboard');
  await page.getByRole('button', { name: '카드 더하기' }).click();
  await expect(page.getByRole('heading', { name: '카드 등록' })).toBeVisible();
  await payWith(page, 'works', '등록하기');
  await expect(page.getByRole('status').getByText('카드를 등록했어요')).toBeVisible();
  await expect(page).toHaveURL('/setting/payment/dashboard');
  await expect(page.getByText('기본 카드')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('region', { name: '결제 수단' }).getByRole('button', { name: /메뉴$/ }).click();
  await page.getByRole('menuitem', { name: '지우기' }).click();
  await page.getByRole('dialog', { name: '이 카드를 지울까요?' }).getByRole('button', { name: '카드 지우기' }).click();
  await expect(page.getByText('등록한 카드가 없어요')).toBeVisible();
});
