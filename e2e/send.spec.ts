import { findMail, linkIn } from './support/mailbox.ts';
import { newAddress, openAs, OWNER } from './support/people.ts';
import { expectOpens, fillDraftFields, hangulSample, pdfSample, pngSample, textTo } from './support/sending.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { placeAll } from './support/form-parties.ts';

// Covers conversions and an accessibility check on every page.
test.setTimeout(240_000);

test('a document goes from three files to two people in order', async ({ page, request }) => {
  const first = newAddress('haewon');
  await openAs(page, OWNER.email, '/contract/send');
  await expect(page).toHaveURL('/contract/send/upload');
  await expect(page.getByRole('heading', { name: '서명받을 파일을 올려주세요' })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('파일 고르기', { exact: true }).setInputFiles([
    { name: '2026년 근로계약서_이도윤.pdf', mimeType: 'application/pdf', buffer: pdfSample() },
    { name: '사업자등록증.png', mimeType: 'image/png', buffer: await pngSample() },
    { name: '동의서.hwpx', mimeType: 'application/octet-stream', buffer: await hangulSample() },
    { name: '큰 사진.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10_485_761) },
  ]);
  await expect(page.getByText('10.1MB예요. 10MB보다 작은 파일만 올릴 수 있어요.')).toBeVisible();
  await page.getByRole('button', { name: '큰 사진.jpg 빼기' }).click();
  await page.getByRole('button', { name: '바뀐 모습 보기' }).click();
  const look = page.getByRole('dialog', { name: '이대로 쓸까요?' });
  await expect(look.getByRole('button', { name: '1쪽 크게 보기' })).toBeVisible();
  await expectAccessible(page);
  await look.getByRole('button', { name: '이대로 쓰기' }).click();
  await expect(page.getByLabel('문서 이름')).toHaveValue('2026년 근로계약서_이도윤');

  const handle = page.getByRole('button', { name: '동의서.hwpx 순서 바꾸기' });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('2번째로 옮겼어요')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: '다음', exact: true })).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('저장했어요')).toBeVisible();

  await page.reload();
  await expect(page.getByText('사업자등록증.png', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '다음', exact: true }).click();

  await expect(page.getByRole('heading', { name: '누구에게 보낼까요?' })).toBeVisible();
  const contractId = new URL(page.url()).pathname.split('/')[3] ?? '';
  await page.getByLabel('이름').fill('정해원');
  await page.getByLabel('메일 주소').fill(first);
  await page.getByRole('button', { name: '받는 분 더하기' }).click();
  await page.getByLabel('이름').nth(1).fill('이도윤');
  await page.keyboard.press('Tab');
  const second = page.getByRole('group', { name: '이도윤', exact: true });
  await second.getByRole('radio', { name: '문자' }).check();
  await second.getByLabel('휴대폰 번호').fill('010-3482-273');
  await second.getByRole('button', { name: /^본인 확인/ }).click();
  await page.getByRole('checkbox', { name: '비밀번호' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await expect(second.getByText('번호를 끝까지 적어주세요.')).toBeVisible();
  await expect(second.getByLabel('휴대폰 번호')).toBeFocused();
  await second.getByLabel('휴대폰 번호').fill('010-3482-2731');
  await second.getByLabel('문서 비밀번호').fill('941207');
  await second.getByLabel('힌트').fill('생년월일 여섯 자리');
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+Enter');

  await page.waitForURL(/\/editor$/);
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  const review = page.getByRole('dialog', { name: '이대로 보낼까요?' });
  await expect(review.getByText('이도윤 님의 칸이 없어요')).toBeVisible();
  await expect(review.getByRole('button', { name: '보내기', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await review.getByRole('button', { name: /이도윤 님의 칸이 없어요/ }).click();
  await expect(page.getByRole('radio', { name: /이도윤/ })).toBeFocused();
  await expect(page.getByRole('radio', { name: /이도윤/ })).toBeChecked();

  await fillDraftFields(page, contractId);
  await page.reload();
  await page.getByRole('button', { name: '미리 보기' }).click();
  const rehearsal = page.getByRole('dialog', { name: '미리 보기' });
  await rehearsal.getByRole('button', { name: '서명하기' }).click();
  await rehearsal.getByRole('button', { name: '다 채우고 확인하기' }).click();
  await expect(rehearsal.getByText('다 채웠어요')).toBeVisible();
  await rehearsal.getByRole('button', { name: '닫기' }).click();

  // Places the suggested fields, and three more without a pointer.
  const fields = page.locator('[data-field]');
  await expect(fields).toHaveCount(2);
  await placeAll(page, '이도윤 님');
  await expect.poll(() => fields.count()).toBeGreaterThan(4);
  const taken = await fields.count();
  await page.getByRole('region', { name: '문서' }).focus();
  for (const [key, downwards] of [
    ['t', 2],
    ['d', 9],
    ['n', 16],
  ] as const) {
    await page.keyboard.press(key);
    for (let step = 0; step < downwards; step += 1) await page.keyboard.press('Shift+ArrowDown');
  }
  await expect(fields).toHaveCount(taken + 3);
  await expect(page.getByRole('banner').getByText('저장했어요')).toBeVisible();

  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await expect(review.getByText('정해원 님에게 먼저 보내고, 서명이 끝나면 이도윤 님에게 보내요.')).toBeVisible();
  await review.getByRole('button', { name: '보내기', exact: true }).click();
  await expect(page.getByText(/^연락처에 넣을까요\? .*정해원 님/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /넣기$/ }).click();
  await expect(page).toHaveURL(`/contract/${contractId}`);
  const link = linkIn(await findMail(request, first, /서명을 요청했어요/), '/receiver/callback');
  expect(link).toMatch(/^\/receiver\/callback\?t=[\dA-Za-z]{22}$/);
  await expectOpens(request, link, '2026년 근로계약서_이도윤');
  expect(await textTo(request, '01034822731')).toEqual([]);

  const record = page.getByRole('list', { name: '기록' });
  await expect(record.getByRole('listitem').first()).toContainText('정해원 님에게 메일을 보냈어요');
  await expectAccessible(page);
  await page.getByRole('button', { name: '더 보기' }).click();
  await page.getByRole('menuitem', { name: '보내기 취소' }).click();
  const question = page.getByRole('dialog', { name: '보내기를 취소할까요?' });
  await question.getByRole('textbox').fill('조건이 바뀌어서 새로 보내드릴게요.');
  await question.getByRole('button', { name: '보내기 취소' }).click();
  await expect(page.getByText('보내기를 취소했어요: “조건이 바뀌어서 새로 보내드릴게요.”')).toBeVisible();
  await expect(record).toContainText('김지수 님이 문서를 취소했어요');
  await expect(record).toContainText('문서를 2명에게 보냈어요');
  await page.getByRole('button', { name: /^모두 보기 \d+$/ }).click();
  await expect(page.getByRole('list', { name: '모든 기록' })).toContainText('보낼 문서를 확정했어요');
  await expectAccessible(page);
});
