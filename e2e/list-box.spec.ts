import { devices, type Page } from '@playwright/test';
import { drawForm } from '../server/documents/typeset/draw-form.ts';
import { EMPLOYMENT_FORM } from '../server/content/forms/employment.ts';
import { textOf } from './support/own-side-journey.ts';
import { newAddress, openAs, OWNER } from './support/people.ts';
import { arrive } from './support/receiving.ts';
import { asSender } from './support/send-over-api.ts';
import { draw, openSigning } from './support/signing.ts';
import { expect, expectAccessible, test, watch } from './support/test.ts';

// Covers creating, sending, signing and sealing, with an accessibility check on every page.
test.setTimeout(180_000);

const BRANCHES = Array.from({ length: 400 }, (_, index) => `${index + 1}호점`);

const paste = (page: Page, text: string) =>
  page.getByRole('textbox', { name: /^새 항목/ }).evaluate((input, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('a list is made, chosen for a field, and holds as it was sent', async ({ page, request, browser }, testInfo) => {
  const name = `근무지 ${crypto.randomUUID().slice(0, 8)}`;
  await openAs(page, OWNER.email, '/setting/list-box-db');
  await page.getByRole('button', { name: '목록 만들기' }).first().click();
  await page.getByLabel('목록 이름').fill(name);
  await expectAccessible(page);
  await page.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await paste(page, BRANCHES.join('\r\n'));
  await expect(page.getByText('400개를 더했어요.')).toBeVisible();
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByRole('button', { name: '저장하기' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  const settings = page.url();

  const email = newAddress('lister');
  const { contractId, path, call, listFieldId } = await draftWithList(request, email);
  await page.goto(`/contract/send/${contractId}/editor`);
  await page.getByRole('button', { name: /^근무지.*이도윤 님/ }).click();
  await page.getByText('선택 목록', { exact: true }).click();
  await page.getByRole('combobox', { name: /어느 목록인가요/ }).fill(name);
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByText('1호점, 2호점, 3호점, 4호점, 5호점 외 395개')).toBeVisible();
  await expect.poll(async () => Object.values((await call('GET', path)).lists)).toEqual([BRANCHES]);
  await expectAccessible(page);
  const { version } = await call('GET', path);
  await call('POST', `${path}/send`, { version });

  await page.goto(settings);
  await page.getByRole('button', { name: '2번째 항목 지우기', exact: true }).click();
  await page.getByRole('textbox', { name: '1번째 항목', exact: true }).fill('새 본점');
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByText('399개', { exact: true })).toBeVisible();

  const phone = await browser.newContext({
    ...devices['Galaxy S9+'],
    viewport: { width: 390, height: 844 },
    baseURL: new URL(settings).origin,
    locale: 'ko-KR',
  });
  const faults = watch(phone);
  const signing = await phone.newPage();
  await openSigning(signing, await arrive(request, email));
  const search = signing.getByRole('searchbox', { name: '근무지 찾기' });
  await expect(search).toBeVisible();
  await expect(signing.getByRole('radio', { name: '2호점', exact: true })).toBeVisible();
  await expectAccessible(signing);
  await search.fill('327');
  await signing.getByRole('radio', { name: '327호점' }).check();
  await search.fill('새 본점');
  await expect(signing.getByText('찾는 것이 없어요. 다른 말로 찾아보세요.')).toBeVisible();
  await signing.getByRole('button', { name: '다음 칸' }).last().click();
  await signing.getByRole('button', { name: '서명하기', exact: true }).click();
  await draw(signing);
  await signing.getByRole('button', { name: '이 서명 넣기' }).click();
  await expect(signing.getByRole('heading', { name: '마지막으로 확인해주세요' })).toBeVisible();
  await expectAccessible(signing);
  await signing.getByRole('button', { name: '서명 마치기' }).click();
  await signing.waitForURL('/copies');
  await expect.poll(async () => (await call('GET', path)).status, { timeout: 60_000 }).toBe('COMPLETED');
  const contract = await call('GET', path);
  expect(contract.values.find((one: { fieldId: string }) => one.fieldId === listFieldId)?.value).toBe('327호점');
  expect(await textOf(request, contract.documentUrl, testInfo.outputPath('sealed.pdf'))).toContain('327호점');
  expect(faults).toEqual([]);
  await phone.close();
});

async function draftWithList(request: Parameters<typeof asSender>[0], email: string) {
  const { authorization, call } = await asSender(request);
  const buffer = drawForm(EMPLOYMENT_FORM, 'TABLE').bytes;
  const uploaded = await request.post('/api/app/files', {
    headers: { authorization },
    multipart: { purpose: 'document', file: { name: '근로계약서.pdf', mimeType: 'application/pdf', buffer } },
  });
  const { fileId } = (await uploaded.json()).result;
  await expect.poll(async () => (await call('GET', `/files/${fileId}`)).status).toBe('READY');
  const { contractId, version } = await call('POST', '/contracts', { title: '근로계약서', fileIds: [fileId] });
  const path = `/contracts/${contractId}`;
  const person = { name: '이도윤', email, role: 'SIGNER', order: 1, channels: ['MAIL'], verifications: [] };
  const put = await call('PUT', `${path}/receivers`, { version, receivers: [person] });
  const listFieldId = crypto.randomUUID();
  const common = { fileId, page: 1, receiverUuid: put.receivers[0].receiverUuid, required: true };
  const fields = [
    { ...common, fieldId: listFieldId, kind: 'LIST', name: '근무지', rect: { x: 140, y: 206, width: 200, height: 20 } },
    {
      ...common,
      fieldId: crypto.randomUUID(),
      kind: 'SIGNATURE',
      name: '서명',
      rect: { x: 380, y: 640, width: 130, height: 60 },
    },
  ];
  await call('PUT', `${path}/fields`, { version: put.contract.version, fields });
  return { contractId, path, call, listFieldId };
}
