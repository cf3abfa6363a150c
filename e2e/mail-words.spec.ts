import { drawForm } from '../server/documents/typeset/draw-form.ts';
import { EMPLOYMENT_FORM } from '../server/content/forms/employment.ts';
import { findMail } from './support/mailbox.ts';
import { newAddress, openAs, OWNER } from './support/people.ts';
import { asSender } from './support/send-over-api.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// Covers creating and sending, with an accessibility check on every page.
test.setTimeout(180_000);

test('words are made, chosen for a document, and arrive', async ({ page, request }) => {
  const name = `입사 서류 ${crypto.randomUUID().slice(0, 8)}`;
  await openAs(page, OWNER.email, '/setting/mail');
  await expect(page.getByRole('article', { name: /^메일: / })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '새 문구 만들기' }).click();
  await page.getByLabel('문구 이름').fill(name);
  await page.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByLabel('메일 제목').fill('환영해요, ');
  await page.getByRole('button', { name: '{받는 분}' }).click();
  await page.getByRole('textbox', { name: '2번째 제목' }).fill('{조직}에 오신 것을 환영해요 🎉');
  await page.getByRole('textbox', { name: '1번째 문단' }).fill('{문서 이름:을} 읽고 {할 일}해주세요. 없는 {이름}');
  await expect(page.getByText('이 메일에 없는 이름이에요: {이름}. 목록에서 골라주세요.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: '1번째 문단' }).fill('{문서 이름:을} 읽고 {할 일}해주세요.');
  await expect(page.getByRole('article', { name: '메일: [도장] 환영해요, 이도윤' })).toContainText('환영해요 🎉');
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByRole('button', { name: '저장하기' })).toHaveAttribute('aria-disabled', 'true');

  const email = newAddress('welcomed');
  const { contractId, path, call } = await draftTo(request, email);
  await page.goto(`/contract/send/${contractId}/config`);
  await page.getByRole('combobox', { name: /메일 문구/ }).fill(name);
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await expect.poll(async () => (await call('GET', path)).mailTemplate).not.toBe('DEFAULT');
  await page.goto(`/contract/send/${contractId}/editor`);
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  const review = page.getByRole('dialog', { name: '이대로 보낼까요?' });
  await review.getByRole('button', { name: '이도윤 님이 받을 메일 보기' }).click();
  const message = page.getByRole('dialog', { name: '이도윤 님이 받을 메시지' });
  await expect(message.getByText('2026년 근로계약서를 읽고 서명해주세요.')).toBeVisible();
  await expectAccessible(page);
  await message.getByRole('button', { name: '닫기' }).last().click();
  await review.getByRole('button', { name: '보내기', exact: true }).click();

  const mail = await findMail(request, email, /환영해요, 이도윤/);
  expect(mail.text).toContain('에 오신 것을 환영해요 🎉');
  expect(mail.text).toContain('2026년 근로계약서를 읽고 서명해주세요.');
  expect(mail.text).toContain('이 메일의 링크는 받는 분만 쓸 수 있어요.');
  expect(mail.links).not.toEqual([]);
});

async function draftTo(request: Parameters<typeof asSender>[0], email: string) {
  const { authorization, call } = await asSender(request);
  const buffer = drawForm(EMPLOYMENT_FORM, 'TABLE').bytes;
  const uploaded = await request.post('/api/app/files', {
    headers: { authorization },
    multipart: { purpose: 'document', file: { name: '근로계약서.pdf', mimeType: 'application/pdf', buffer } },
  });
  const { fileId } = (await uploaded.json()).result;
  await expect.poll(async () => (await call('GET', `/files/${fileId}`)).status).toBe('READY');
  const { contractId, version } = await call('POST', '/contracts', { title: '2026년 근로계약서', fileIds: [fileId] });
  const path = `/contracts/${contractId}`;
  const person = { name: '이도윤', email, role: 'SIGNER', order: 1, channels: ['MAIL'], verifications: [] };
  const put = await call('PUT', `${path}/receivers`, { version, receivers: [person] });
  const signature = {
    fieldId: crypto.randomUUID(),
    fileId,
    page: 1,
    receiverUuid: put.receivers[0].receiverUuid,
    required: true,
    kind: 'SIGNATURE',
    name: '서명',
    rect: { x: 380, y: 640, width: 130, height: 60 },
  };
  await call('PUT', `${path}/fields`, { version: put.contract.version, fields: [signature] });
  return { contractId, path, call };
}
