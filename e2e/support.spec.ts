import { openDesk } from './support/desk.ts';
import { findMail, linkIn } from './support/mailbox.ts';
import { newAddress, openAs, OWNER } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a member asks, support answers without a script, and an alert leads to the answer', async ({
  page,
  request,
  browser,
}) => {
  const subject = `세금계산서 ${Date.now()}`;
  await openAs(page, OWNER.email, '/setting/support?new');
  await page.getByLabel('제목').fill(subject);
  await page.getByLabel('궁금한 점').fill('지난달 것을 받을 수 있나요?');
  await page.getByRole('button', { name: '보내기' }).click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await expectAccessible(page);

  const desk = await openDesk(browser, request, { origin: new URL(page.url()).origin, name: OWNER.name });
  await expect(desk.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await desk.getByLabel('답', { exact: true }).fill('네, 내일 보내드릴게요.');
  await desk.getByRole('button', { name: '답하기', exact: true }).click();
  await expect(desk.getByText('네, 내일 보내드릴게요.')).toBeVisible();
  await desk.context().close();

  await page.getByRole('button', { name: /^알림/ }).click();
  const newest = page.getByRole('dialog', { name: '알림' });
  await newest.getByRole('link', { name: /문의에 답/ }).click();
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByText('네, 내일 보내드릴게요.')).toBeVisible();
  await expectAccessible(page);
});

test('whoever has no account asks, is answered and goes on by links', async ({ page, request, browser }) => {
  const email = newAddress('asker');
  const name = `한유나${Date.now()}`;
  await page.goto('/landing/support');
  await page.getByLabel('이름', { exact: true }).fill(name);
  await page.getByLabel('메일 주소').fill(email);
  await page.getByLabel('궁금한 점').fill('요금이 궁금해요.');
  await page.getByRole('button', { name: /보내기$/ }).click();

  const origin = new URL(page.url()).origin;
  const desk = await openDesk(browser, request, { origin, name });
  await desk.getByLabel('답', { exact: true }).fill('한 건에 한 장이에요.');
  await desk.getByRole('button', { name: '답하기', exact: true }).click();
  await expect(desk.getByText('한 건에 한 장이에요.')).toBeVisible();

  await page.goto(linkIn(await findMail(request, email, /문의에 답했어요$/), '/landing/support'));
  await expect(page.getByText('한 건에 한 장이에요.')).toBeVisible();
  await expect(page).toHaveURL('/landing/support?thread=linked');
  await expectAccessible(page);
  await page.getByLabel('이어서 적기').fill('연 요금도요.');
  await page.getByRole('button', { name: '보내기' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '연 요금도요.' })).toBeVisible();
  await desk.reload();
  await expect(desk.getByText('연 요금도요.')).toBeVisible();
  await desk.context().close();
});
