import { devices } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { newAddress, openAs, OWNER } from './support/people.ts';
import { signOnScreen } from './support/signing.ts';
import { publishTemplate } from './support/template-over-api.ts';
import { expect, expectAccessible, test, watch } from './support/test.ts';

// Includes correcting a sheet of 300 people by keyboard, sending it, and signing three contracts on phones.
test.setTimeout(240_000);

const COUNT = 300;
const SIGNERS = 3;
const HEAD = ['근로자 이름', '근로자 메일', '근로자 휴대폰', '부서'];
/** Invalid cells by row: missing names, email addresses or departments, and malformed addresses or numbers. */
const FAULTS: Readonly<Record<number, [column: number, text: string]>> = {
  9: [0, ''],
  40: [1, 'worker-at-home'],
  77: [1, ''],
  120: [2, '010-5518-332'],
  180: [3, ''],
  222: [1, 'worker@@example.com'],
  290: [2, '삼천오백'],
};

test('a sheet with seven faults is repaired by keyboard, sent, and signed on phones', async ({
  page,
  request,
  browser,
}) => {
  const { templateId, call } = await publishTemplate(request, `근로계약서 ${crypto.randomUUID().slice(0, 8)}`);
  const people = Array.from({ length: COUNT }, (_, place) => ({
    name: `일꾼${place}`,
    email: newAddress(`many-${place}`),
  }));
  const rows = people.map(({ name, email }, place) => {
    const row = [name, email, `010-2231-${1_000 + place}`, '물류운영팀'];
    const [column, text] = FAULTS[place] ?? [];
    return column === undefined ? row : row.with(column, text ?? '');
  });
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: '명단', rows: [HEAD, ...rows] }] }));

  await openAs(page, OWNER.email, `/template/send/${templateId}/config/many`);
  await expect(page.getByRole('heading', { name: '엑셀로 여러 명에게 보내요' })).toBeVisible();
  await expectAccessible(page);
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.getByLabel('파일 고르기', { exact: true }).setInputFiles([{ name: '12월_입사자.xlsx', mimeType, buffer }]);
  await page.waitForURL(/batchId=/);
  const wrong = (count: number) => page.getByRole('button', { name: `고쳐야 함 ${count}` });
  await expect(wrong(7)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: '다음 오류' }).click();
  const cursor = page.getByRole('textbox', { name: /번 줄/ });
  const right = [
    '일꾼9',
    people[40]?.email,
    people[77]?.email,
    '010-5518-3321',
    '재무팀',
    people[222]?.email,
    '010-2231-9085',
  ];
  for (const [place, text] of right.entries()) {
    await expect(cursor).toHaveAccessibleName(new RegExp(`${Number(Object.keys(FAULTS)[place]) + 1}번 줄`));
    await page.keyboard.type(text ?? '');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Alt+ArrowDown');
  }
  await expect(page.getByText('모두 준비됐어요')).toBeVisible();
  await expect(page.getByText('저장했어요')).toBeVisible();
  await page.reload();
  await expect(wrong(0)).toBeVisible();

  await page.getByRole('button', { name: '300건 보내기' }).click();
  await page.waitForURL(/\/preview\?/);
  await expect(page.getByRole('heading', { name: '300건을 이대로 보낼까요?' })).toBeVisible();
  await expect(page.getByRole('img', { name: '미리 보기 1쪽' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '300건 보내기' }).click();
  await page.waitForURL(/config\/many\?/);
  await expect(page.getByRole('heading', { name: '300건을 모두 보냈어요' })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);

  const batchId = new URL(page.url()).searchParams.get('batchId');
  const { rows: sent } = await call('GET', `/batches/${batchId}/rows?size=${SIGNERS}`);
  const phone = await browser.newContext({
    ...devices['Galaxy S9+'],
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  const faults = watch(phone);
  for (const { contractId } of sent) {
    const { receivers }: { receivers: { email: string }[] } = await call('GET', `/contracts/${contractId}`);
    const receiving = await phone.newPage();
    await signOnScreen(receiving, request, receivers[0]?.email ?? '');
    await receiving.close();
  }
  await phone.close();
  expect(faults).toEqual([]);
  await page.reload();
  await expect(page.getByRole('cell', { name: '서명함' })).toHaveCount(SIGNERS);
});
