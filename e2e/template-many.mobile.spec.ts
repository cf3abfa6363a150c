import { writeXlsx } from 'hucre/xlsx';
import { newAddress, openAs, OWNER } from './support/people.ts';
import { signOnScreen } from './support/signing.ts';
import { publishTemplate } from './support/template-over-api.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.setTimeout(120_000);

test('on a phone a sheet is uploaded, one cell is repaired, and the documents are sent and signed', async ({
  page,
  request,
}) => {
  const { templateId, call } = await publishTemplate(request, `근로계약서 ${crypto.randomUUID().slice(0, 8)}`);
  const [first, second] = [newAddress('phone-1'), newAddress('phone-2')];
  const rows = [
    ['근로자 이름', '근로자 메일', '부서'],
    ['이도윤', first, '물류운영팀'],
    ['박민지', 'minji@@example.com', '재무팀'],
  ];
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: '명단', rows }] }));

  await openAs(page, OWNER.email, `/template/send/${templateId}/config/many`);
  await expect(page.getByRole('heading', { name: '엑셀로 여러 명에게 보내요' })).toBeVisible();
  await expectAccessible(page);
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.getByLabel('파일 고르기', { exact: true }).setInputFiles([{ name: '명단.xlsx', mimeType, buffer }]);
  await page.waitForURL(/batchId=/);
  const people = page.getByRole('list', { name: '받는 분' }).getByRole('button');
  await expect(people).toHaveCount(2);
  await expect(people.first()).toContainText('박민지');
  await expect(page.getByRole('heading', { level: 1, name: '2명에게 한 번에 보내요' })).toBeVisible();
  await expect(page.getByRole('group', { name: '거르기' }).getByRole('button')).toHaveCount(3);
  await expectAccessible(page);

  await page.getByRole('button', { name: '고칠 분부터 보기' }).click();
  const form = page.getByRole('dialog', { name: '2번 줄' });
  const mail = form.getByRole('textbox', { name: '근로자 메일' });
  await expect(mail).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await mail.fill(second);
  await form.getByRole('button', { name: '다음 고칠 분' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('모두 준비됐어요')).toBeVisible();

  await page.getByRole('button', { name: '2건 보내기' }).click();
  await page.waitForURL(/\/preview\?/);
  await expect(page.getByRole('heading', { name: '2건을 이대로 보낼까요?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '2건 보내기' }).click();
  await page.waitForURL(/config\/many\?/);
  await expect(page.getByRole('heading', { name: '2건을 모두 보냈어요' })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);

  const batchId = new URL(page.url()).searchParams.get('batchId');
  await signOnScreen(page, request, second);
  await expect
    .poll(async () => {
      const { rows: sent }: { rows: { standing: string }[] } = await call('GET', `/batches/${batchId}/rows`);
      return sent.map(({ standing }) => standing);
    })
    .toEqual(['SENT', 'COMPLETED']);
});
