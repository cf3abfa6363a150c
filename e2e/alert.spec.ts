import { stdout } from 'node:process';
import { OWNER, signIn } from './support/people.ts';
import { arrive, callsOf, sendTo } from './support/receiving.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('what a receiver does comes up under the bell at once, and opening the document reads it', async ({
  page,
  request,
}) => {
  const title = `알림을 기다리는 동의서 ${Date.now()}`;
  const sent = await sendTo(request, [{ name: '이도윤' }], { title });
  const token = await arrive(request, sent.receivers[0]?.email ?? '');
  await signIn(page, OWNER.email);
  await page.getByRole('button', { name: /^알림/ }).click();
  const newest = page.getByRole('dialog', { name: '알림' });
  await expect(newest.getByRole('link', { name: '모두 보기' })).toBeVisible();
  const row = newest.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('거절했어요')).toHaveCount(0);

  await callsOf(request, () => token)('/reject', { reason: '시작일이 달라요.' });
  const begin = performance.now();
  await expect(row.getByRole('link', { name: '이도윤 님이 거절했어요 읽지 않음' })).toBeVisible();
  stdout.write(`An alert ${Math.round(performance.now() - begin)} ms after the answer to its act\n`);
  await expectAccessible(page);

  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goto('/alert?kind=DECLINED');
  const listed = page.getByRole('listitem').filter({ hasText: title });
  await expect(listed.getByRole('link', { name: '이도윤 님이 거절했어요', exact: true })).toBeVisible();
  await expectAccessible(page);
});
