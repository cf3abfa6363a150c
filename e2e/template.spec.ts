import type { Page } from '@playwright/test';
import { EMPLOYMENT_FORM } from '../server/content/forms/employment.ts';
import { drawForm } from '../server/documents/typeset/draw-form.ts';
import { newAddress, openAs, OWNER } from './support/people.ts';
import { signBy } from './support/receiving.ts';
import { asSender } from './support/send-over-api.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// Includes creating, sending, changing and restoring a template, with an accessibility check on every page.
test.setTimeout(180_000);

async function publish(page: Page, question: string) {
  await page.getByRole('banner').getByRole('button', { name: '공개하기' }).click();
  const dialog = page.getByRole('dialog', { name: question });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: '공개하기' }).click();
  await page.waitForURL(/\/template\/[0-9a-f-]{36}$/);
}

const slot = (page: Page, name: string) => page.getByRole('group', { name: `${name} 역할` });

const ADDED = { kind: 'ARTICLE', heading: '0. 계약 기간', text: '이 계약은 한 해 동안 효력이 있다.' } as const;

test('a contract made from a template stays as it was sent while the template is changed and restored', async ({
  page,
  request,
}) => {
  const worker = newAddress('worker');
  const title = `근로계약서 ${crypto.randomUUID().slice(0, 8)}`;
  await openAs(page, OWNER.email, '/template/dashboard');
  await page.getByRole('link', { name: '템플릿 만들기' }).first().click();
  const buffer = drawForm(EMPLOYMENT_FORM, 'TABLE').bytes;
  await page
    .getByLabel('파일 고르기', { exact: true })
    .setInputFiles([{ name: '근로계약서.pdf', mimeType: 'application/pdf', buffer: Buffer.from(buffer) }]);
  await page.getByLabel('템플릿 이름').fill(title);
  await expectAccessible(page);
  await page.getByRole('button', { name: '다음', exact: true }).click();

  await page.waitForURL(/\/editor$/);
  const dialog = page.getByRole('dialog', { name: '역할' });
  await dialog.getByRole('button', { name: '역할 더하기' }).click();
  await slot(page, '갑').getByLabel('역할 이름').fill('근로자');
  await dialog.getByRole('button', { name: '역할 더하기' }).click();
  await slot(page, '갑').getByRole('radio', { name: '보내는 사람' }).check();
  await slot(page, '갑').getByLabel('역할 이름').fill('회사');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '다 했어요' }).click();
  for (const name of ['근로자', '회사']) {
    await page.getByRole('radio', { name: new RegExp(name) }).check();
    await page.getByRole('region', { name: '문서' }).focus();
    await page.keyboard.press('s');
    await expect(page.getByRole('button', { name: new RegExp(`^서명, ${name}`), pressed: true })).toBeVisible();
    for (let step = 0; step < (name === '회사' ? 12 : 0); step += 1) await page.keyboard.press('Shift+ArrowDown');
  }
  await expectAccessible(page);
  await publish(page, '이 템플릿을 공개할까요?');
  const address = new URL(page.url()).pathname;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await page.waitForURL(/\/config\/single\?contractId=/);
  const contractId = new URL(page.url()).searchParams.get('contractId') ?? '';
  await expect(page.getByRole('heading', { name: '받는 분만 적으면 돼요' })).toBeVisible();
  await page.getByLabel('근로자 이름').fill('이도윤');
  await page.keyboard.press('Tab');
  await page.getByLabel('메일 주소').first().fill(worker);
  await expectAccessible(page);
  await page.getByRole('button', { name: '미리 보기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '이대로 보낼까요?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await page.waitForURL(/\?sent/);

  const { call } = await asSender(request);
  const read = () => call('GET', `/contracts/${contractId}`);
  await signBy(request, await read());
  const sent = await read();
  expect(sent.receivers.map(({ slotName, state }: { slotName: string; state: string }) => [slotName, state])).toEqual([
    ['근로자', 'SIGNED'],
    ['회사', expect.stringMatching(/NOTIFIED|WAITING|OPENED/)],
  ]);

  await page.goto(address);
  await page.getByRole('tab', { name: '보낸 기록' }).click();
  await expect(page.getByRole('link', { name: sent.title })).toBeVisible();
  await page.getByRole('button', { name: '고치기' }).click();
  await page.getByRole('button', { name: '역할 2' }).click();
  await slot(page, '근로자').getByLabel('역할 이름').fill('직원');
  await dialog.getByRole('button', { name: '다 했어요' }).click();
  await publish(page, '2판으로 공개할까요?');
  await expect(page.getByRole('listitem').filter({ hasText: '직원' })).toBeVisible();

  await page.getByRole('tab', { name: '판', exact: true }).click();
  await page.getByRole('button', { name: '1판 보기' }).click();
  await expect(page.getByText('1판을 보고 있어요.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '1판 되살리기' }).click();
  await page.getByRole('dialog', { name: '1판을 되살릴까요?' }).getByRole('button', { name: '되살리기' }).click();
  await page.waitForURL(/\/editor$/);

  await page.getByRole('button', { name: '설정', exact: true }).click();
  await page.getByRole('button', { name: '근로계약서.pdf 다른 파일로 바꾸기' }).click();
  const replacing = page.getByRole('dialog', { name: '다른 파일로 바꾸기' });
  const revised = {
    ...EMPLOYMENT_FORM,
    blocks: [...EMPLOYMENT_FORM.blocks.slice(0, 1), ADDED, ...EMPLOYMENT_FORM.blocks.slice(1)],
  };
  const other = Buffer.from(drawForm(revised, 'TABLE').bytes);
  await replacing
    .getByLabel('파일 고르기', { exact: true })
    .setInputFiles([{ name: '고친 근로계약서.pdf', mimeType: 'application/pdf', buffer: other }]);
  await expect(replacing.getByText(/^칸 .*요\.$/)).toBeVisible();
  await expectAccessible(page);
  await replacing.getByRole('button', { name: '이 파일로 바꾸기' }).click();
  await expect(replacing).toBeHidden();
  await expect(page.locator('[data-field]')).toHaveCount(2);
  await publish(page, '3판으로 공개할까요?');
  await expect(page.getByRole('listitem').filter({ hasText: '근로자' })).toBeVisible();

  const { movedAt: _, ...before } = sent;
  const { movedAt: __, ...after } = await read();
  expect(after.receivers).toEqual(before.receivers);
  expect(after.fields).toEqual(before.fields);
  expect(after.title).toBe(before.title);
});
