import { newAddress, openAs, OWNER } from './support/people.ts';
import { publishTemplate } from './support/template-over-api.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('on a phone a template is sent to one person', async ({ page, request }) => {
  const { templateId, call } = await publishTemplate(request, `재직 확인서 ${crypto.randomUUID().slice(0, 8)}`);
  const email = newAddress('worker');
  await openAs(page, OWNER.email, `/template/${templateId}`);
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await page.waitForURL(/\/config\/single\?contractId=/);
  const begun = page.url();
  await expect(page.getByRole('heading', { level: 1, name: '받는 분만 적으면 돼요' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('근로자 이름').fill('이도윤');
  await page.keyboard.press('Tab');
  await page.getByLabel('메일 주소').fill(email);

  await page.getByRole('button', { name: /^내 칸 채우기/ }).click();
  const filling = page.getByRole('dialog', { name: '내 칸 채우기' });
  await filling.getByRole('textbox', { name: '부서' }).fill('현장관리팀');
  await filling.getByRole('button', { name: '다 채웠어요' }).click();
  await expect(filling).toBeHidden();

  await page.getByRole('button', { name: '미리 보기' }).click();
  await page.waitForURL(/\/preview\?contractId=/);
  await expect(page.getByRole('heading', { level: 1, name: '이대로 보낼까요?' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(begun);
  await expect(page.getByLabel('근로자 이름')).toHaveValue('이도윤');
  await page.getByRole('button', { name: '미리 보기' }).click();
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await page.waitForURL(/\/contract\/[0-9a-f-]{36}\?sent/);

  const contractId = new URL(begun).searchParams.get('contractId') ?? '';
  const sent = await call('GET', `/contracts/${contractId}`);
  expect([sent.status, sent.templateId, sent.receivers[0]?.email]).toEqual(['IN_PROGRESS', templateId, email]);
});
