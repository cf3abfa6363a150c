import { openAs, OWNER } from './support/people.ts';
import { pdfSample } from './support/sending.ts';
import { expect, test } from './support/test.ts';

test('whoever began with a file is asked before they go on with a template, and finds the file again', async ({
  page,
}) => {
  await openAs(page, OWNER.email, '/contract/send/upload');
  const title = `시작한 문서 ${crypto.randomUUID().slice(0, 8)}`;
  await page
    .getByLabel('파일 고르기', { exact: true })
    .setInputFiles({ name: `${title}.pdf`, mimeType: 'application/pdf', buffer: pdfSample() });
  await expect(page.getByLabel('문서 이름')).toHaveValue(title);
  await expect(page.getByText('저장했어요')).toBeVisible();

  const templates = page.getByRole('complementary', { name: '템플릿으로 더 빨리' });
  await templates.getByRole('listitem').first().getByRole('link').click();
  const question = page.getByRole('dialog', { name: '나갈까요?' });
  await question.getByRole('button', { name: '계속 쓰기' }).click();
  await expect(page).toHaveURL(/\/contract\/send\/upload/);
  await expect(page.getByLabel('문서 이름')).toHaveValue(title);

  await templates.getByRole('listitem').first().getByRole('link').click();
  await question.getByRole('button', { name: '나가기' }).click();
  await page.waitForURL(/\/template\/send\/[0-9a-f-]{36}\/config\/single/);
  await expect(page.getByRole('heading', { level: 1, name: '받는 분만 적으면 돼요' })).toBeVisible();

  await page.goto('/contract/dashboard/normal?tab=DRAFT');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});
