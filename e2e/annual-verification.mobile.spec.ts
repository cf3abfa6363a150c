import { fillableForm } from './support/drafts.ts';
import { codeIn, findMail } from './support/mailbox.ts';
import { newAddress } from './support/people.ts';
import { passAtProvider } from './support/provider.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const PASSWORD = 'Narin-Phone-2026';

test('on a phone the provider takes the same window and comes back to it, and then to the document', async ({
  page,
  request,
}) => {
  const email = newAddress('narin');
  await request.post('/api/app/auths/sign-up/email-codes', { data: { email } });
  const code = codeIn(await findMail(request, email, /번호/));
  const agreements = { terms: true, privacy: true, marketing: false };
  const account = { email, code, password: PASSWORD, name: '노하린', organizationName: '하린상회', agreements };
  expect((await request.post('/api/app/auths/sign-up', { data: account })).status()).toBe(200);

  await page.goto('/auth/sign-in');
  await page.getByLabel('메일 주소').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page).toHaveURL('/annual-auth');
  await expectAccessible(page);

  const { contractId } = await fillableForm(request, { email, password: PASSWORD });
  await page.goto(`/contract/${contractId}`);
  await expect(page).toHaveURL(`/contract/send/${contractId}/editor`);
  await expect(page.getByText('보내기 전에 본인 확인이 필요해요.')).toBeVisible();
  await page.getByRole('link', { name: '본인 확인하기' }).click();
  await expect(page).toHaveURL(/\/annual-auth\?returnTo=/);
  await page.getByRole('button', { name: '본인 확인하기' }).click();
  await passAtProvider(page, '노하린');
  await expect(page).toHaveURL(`/contract/send/${contractId}/editor`);
  await expect(page.getByRole('button', { name: '보내기', exact: true })).toBeVisible();
  await expect(page.getByText('보내기 전에 본인 확인이 필요해요.')).toBeHidden();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: '하린님, 오늘 서명할 문서가 없어요' })).toBeVisible();
  await expect(page.getByText('1년에 한 번, 본인 확인을 해주세요.')).toBeHidden();
});
