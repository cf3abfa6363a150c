import { linkTo, sendTo, signBy } from './support/receiving.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('somebody who is told at the sending reads along, signs nothing, and gets the copy at the end', async ({
  page,
  request,
}) => {
  const sent = await sendTo(request, [
    { name: '이도윤' },
    { name: '문예린', role: 'VIEWER', order: null, when: 'AT_SENDING' },
  ]);
  const email = sent.receivers[1]?.email ?? '';
  const first = await linkTo(request, email);
  await page.goto(first);
  await expect(page.getByRole('heading', { level: 1, name: '문예린 님에게 읽어볼 문서를 보냈어요' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '문서 열기' }).click();
  await expect(page).toHaveURL('/copies');
  await expect(page.getByRole('heading', { level: 1, name: '읽어볼 문서예요' })).toBeVisible();
  await expect(page.getByText('이도윤 님의 차례예요.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '지금까지의 문서 보기' }).click();
  await expect(page).toHaveURL(`/preview/${sent.contractId}`);
  await expect(page.getByRole('region', { name: '1쪽 내용' })).toContainText('지급일이 휴일이면 전날에 지급한다.');
  await expect(async () => {
    const { receivers } = await sent.call('GET', sent.path);
    expect(receivers[1]).toMatchObject({ state: 'VIEWED', when: 'AT_SENDING' });
  }).toPass();

  await signBy(request, sent, 0);
  await expect.poll(async () => (await linkTo(request, email)) !== first).toBe(true);
  await page.goto(await linkTo(request, email));
  await expect(page.getByRole('heading', { level: 1, name: '문예린 님에게 문서 사본을 보냈어요' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '문서 내려받기' }).click();
  expect((await saved).suggestedFilename()).toBe('2026년 근로계약서_이도윤.pdf');
});
