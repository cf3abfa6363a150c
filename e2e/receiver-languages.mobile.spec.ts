import { findMail } from './support/mailbox.ts';
import { linkTo, sendTo } from './support/receiving.ts';
import { draw, sendForm, SIGNATURE_ONLY } from './support/signing.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.setTimeout(180_000);

/** The texts expected on the pages and in the emails, by language. */
const WAYS = {
  zh: {
    request: /请您签署/,
    letter: '有一份文件等您签署',
    original: '合同以原文为准。仅翻译了此页面上的说明。',
    agree: '全部同意',
    open: '打开文件',
    sign: '签名',
    pad: '请在这里手写',
    use: '使用这个签名',
    review: '请最后检查一遍',
    finish: '完成签署',
    signed: '您已完成签署',
    completed: /已完成签署/,
  },
  ne: {
    request: /हस्ताक्षर गर्न अनुरोध गर्नुभयो/,
    letter: 'तपाईंले हस्ताक्षर गर्नुपर्ने कागजात आएको छ',
    original: 'सम्झौताको मूल पाठ नै मान्य हुन्छ। यस पृष्ठका निर्देशन मात्र अनुवाद गरिएका हुन्।',
    agree: 'सबैमा सहमत छु',
    open: 'कागजात खोल्नुहोस्',
    sign: 'हस्ताक्षर',
    pad: 'यहाँ कोर्नुहोस्',
    use: 'यो हस्ताक्षर राख्नुहोस्',
    review: 'अन्तिम पटक सबै जाँच्नुहोस्',
    finish: 'हस्ताक्षर पूरा गर्नुहोस्',
    signed: 'तपाईंले हस्ताक्षर गर्नुभयो',
    completed: /सबैको हस्ताक्षर पूरा भयो/,
  },
} as const;

for (const language of ['zh', 'ne'] as const)
  test(`somebody who reads ${language} signs on a phone, from the email to the completed document`, async ({
    page,
    request,
  }) => {
    const words = WAYS[language];
    const sent = await sendForm(request, [{ name: 'Wang Li', language, fields: SIGNATURE_ONLY }]);
    const email = sent.emails[0] ?? '';
    await findMail(request, email, words.request);
    await page.goto(await linkTo(request, email));
    await expect(page.getByRole('heading', { name: words.letter })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByText(words.original)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(words.agree).check();
    await page.getByRole('button', { name: words.open }).click();
    await page.getByRole('button', { name: words.sign, exact: true }).click();
    await draw(page, words.pad);
    await page.getByRole('button', { name: words.use }).click();
    await expect(page.getByRole('heading', { name: words.review })).toBeVisible();
    await expect(page.getByText(words.original)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: words.finish }).click();
    await page.waitForURL(/\/copies/);
    await expect(page.getByRole('heading', { name: words.signed })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: words.signed })).toBeVisible();
    await findMail(request, email, words.completed);
  });

test('a language chosen on the letter is that of later messages', async ({ page, request }) => {
  const sent = await sendForm(request, [{ name: 'Wang Li', fields: SIGNATURE_ONLY }]);
  const email = sent.emails[0] ?? '';
  await page.goto(await linkTo(request, email));
  await expect(page.getByRole('heading', { name: 'Wang Li 님에게 문서를 보냈어요' })).toBeVisible();
  const stored = page.waitForResponse((response) => response.url().endsWith('/sign/language'));
  await page.getByLabel('언어').selectOption('zh');
  await expect(page.getByRole('heading', { name: WAYS.zh.letter })).toBeVisible();
  expect((await stored).ok()).toBe(true);
  await page.getByLabel(WAYS.zh.agree).check();
  await page.getByRole('button', { name: WAYS.zh.open }).click();
  await page.getByRole('button', { name: WAYS.zh.sign, exact: true }).click();
  await draw(page, WAYS.zh.pad);
  await page.getByRole('button', { name: WAYS.zh.use }).click();
  await page.getByRole('button', { name: WAYS.zh.finish }).click();
  await page.waitForURL(/\/copies/);
  await findMail(request, email, WAYS.zh.completed);
});

test.describe('to a browser without Korean', () => {
  test.use({ locale: 'vi-VN' });

  test('pages that know no receiver speak the language of the browser', async ({ page }) => {
    await page.goto('/receiver/callback?t=damaged');
    await expect(page.getByRole('heading', { name: 'Liên kết này không đúng' })).toBeVisible();
    await page.goto('/sign');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await page.goto('/certificates');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await page.goto('/certificates?lang=ne');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Không tìm thấy trang' })).toBeVisible();
    await page.goto('/no/such/page?lang=en');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  test('a document that has ended speaks the language that its sender chose', async ({ page, request }) => {
    const { path, call, receivers } = await sendTo(request, [{ name: 'Wang Li', language: 'zh' }]);
    const link = await linkTo(request, receivers[0]?.email ?? '');
    await call('POST', `${path}/cancel`, { reason: '내용이 바뀌었어요' });
    await page.goto(link);
    await expect(page.getByRole('heading', { name: '发件方已撤回这份文件' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  });
});
