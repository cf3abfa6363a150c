import { arrive, linkTo, sendTo, signBy } from '../support/receiving.ts';
import { passDeadline } from '../support/test-database.ts';
import { inspectDialog } from './support/acts.ts';
import { expect, test } from './support/test.ts';

test('a document that is over says why, and whom to ask', async ({ view, request }) => {
  await test.step('taken back', async () => {
    const { receivers, path, call } = await sendTo(request, [{ name: '이도윤' }]);
    const link = await linkTo(request, receivers[0]?.email ?? '');
    await call('POST', `${path}/cancel`, { reason: '내용이 바뀌었어요' });
    await view.open(link);
    await view.see('heading', '보낸 분이 문서를 거뒀어요');
    await view.seeText(/내용이 바뀌었어요/);
    await view.picture('cancelled');
    await inspectDialog(view, '보낸 분에게 물어보기');
  });
  await test.step('too late', async () => {
    const { receivers, contractId } = await sendTo(request, [{ name: '이도윤' }]);
    const link = await linkTo(request, receivers[0]?.email ?? '');
    await passDeadline(contractId);
    await view.open(link);
    await view.see('heading', '마감이 지났어요');
    await view.picture('expired');
    await inspectDialog(view, '보낸 분에게 물어보기');
  });
  await test.step('declined', async () => {
    const { receivers } = await sendTo(request, [{ name: '이도윤' }]);
    const email = receivers[0]?.email ?? '';
    const link = await linkTo(request, email);
    const headers = { authorization: `Bearer ${await arrive(request, email)}`, 'Idempotency-Key': crypto.randomUUID() };
    const declined = await request.post('/api/sign/reject', { headers, data: { reason: '조건이 달라요' } });
    expect(declined.ok(), await declined.text()).toBe(true);
    await view.open(link);
    await view.see('button', '보낸 분에게 물어보기');
    await view.picture('declined');
    await inspectDialog(view, '보낸 분에게 물어보기');
  });
  await test.step('finished', async () => {
    const sent = await sendTo(request, [{ name: '이도윤' }]);
    const link = await linkTo(request, sent.receivers[0]?.email ?? '');
    await signBy(request, sent);
    await expect.poll(async () => (await sent.call('GET', sent.path)).status, { timeout: 60_000 }).toBe('COMPLETED');
    await view.open(link);
    await view.see('button', '문서 내려받기');
    await view.picture('finished');
  });
});
