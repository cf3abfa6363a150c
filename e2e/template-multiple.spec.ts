import { newAddress, openAs, OWNER } from './support/people.ts';
import { arrive } from './support/receiving.ts';
import { publishTemplate } from './support/template-over-api.ts';
import { passSchedule } from './support/test-database.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const NAMES = ['한유나', '임시온', '류건우', '백서현', '강나래'];

test('a template is scheduled for five contacts, sent when it is due, and opened by one of them', async ({
  page,
  request,
}) => {
  const { templateId, call } = await publishTemplate(request, `안전 교육 확인서 ${crypto.randomUUID().slice(0, 8)}`);
  const company = `현장 ${crypto.randomUUID().slice(0, 8)}`;
  const emails = NAMES.map(() => newAddress('site'));
  for (const [place, name] of NAMES.entries()) await call('POST', '/contacts', { name, company, email: emails[place] });

  await openAs(page, OWNER.email, `/template/send/${templateId}/config/multiple`);
  await expect(page.getByRole('heading', { level: 1, name: '연락처에서 골라 여러 건' })).toBeVisible();
  await page.getByRole('searchbox').fill(company);
  for (const name of NAMES) await page.getByRole('checkbox', { name: new RegExp(`^${name} ${company}`) }).check();
  await expect(page.getByRole('heading', { name: '받는 분 5명' })).toBeVisible();
  await expectAccessible(page);

  const send = page.getByRole('button', { name: '5명에게 보내기' });
  await send.click();
  await expect(page.getByText('고칠 곳이 있어요.')).toBeVisible();
  await page.getByLabel('부서').fill('현장관리팀');
  await send.click();
  const review = page.getByRole('dialog', { name: '5명에게 보낼까요?' });
  await review.getByRole('radio', { name: '나중에 보내기' }).check();
  await expectAccessible(page);
  await review.getByRole('button', { name: '예약하기' }).click();
  await page.waitForURL(/\/config\/many\?batchId=/);
  const batchId = new URL(page.url()).searchParams.get('batchId') ?? '';
  expect((await call('GET', `/batches/${batchId}`)).state).toBe('SCHEDULED');

  await page.goto(`/template/${templateId}`);
  await page.getByRole('tab', { name: '보낸 기록' }).click();
  await expect(page.getByRole('list', { name: '여러 건 보내기' }).getByText('예약함')).toBeVisible();
  await expectAccessible(page);

  await passSchedule(batchId);
  await expect
    .poll(async () => (await call('GET', `/batches/${batchId}`)).counts.sent, { timeout: 90_000 })
    .toBe(NAMES.length);
  await arrive(request, emails[2] ?? '');
  await page.goto(`/contract/dashboard/normal?batch=${batchId}`);
  await expect(page.getByText('5건 중 1–5')).toBeVisible();
  await expect
    .poll(async () => {
      const { rows } = await call('GET', `/batches/${batchId}/rows`);
      return rows.filter(({ standing }: { standing: string }) => standing === 'OPENED').length;
    })
    .toBe(1);
});
