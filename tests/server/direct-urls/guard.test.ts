import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirm, freshVisitor, listed, makeLink, read, startAndOpen, visit } from '../../support/direct-urls.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

const plain = ({ arrival }: Awaited<ReturnType<typeof startAndOpen>>) => ({
  scope: arrival.scope,
  steps: arrival.steps,
  letter: { ...arrival.letter, receiverUuid: '', expiresAt: '' },
});

test('whoever comes back is led to their own contract, and before the code nothing looks different', async () => {
  const made = await makeLink(api);
  const first = await visit(api, made);
  const [own] = await listed(api, made);
  const again = await startAndOpen(api, made, { ...first.visitor, name: '다른 이름' });
  expect(plain(again)).toEqual({
    ...plain(first),
    letter: { ...plain(first).letter, receiver: plain(again).letter.receiver },
  });
  expect(again.arrival.letter.receiver).toMatchObject({ name: '다른 이름', state: 'NOTIFIED', actedAt: null });
  expect(await read(api, made)).toMatchObject({ taken: 2, opening: 1 });

  const admission = await confirm(api, again);
  expect(admission).toMatchObject({ scope: 'sign', isEarlierContract: true });
  expect((await api.ok('getArrival', { token: admission.accessJwt })).letter.receiver.name).toBe('이도윤');
  expect(await listed(api, made)).toMatchObject([{ contractId: own?.contractId }]);
  expect(await read(api, made)).toMatchObject({ taken: 1, opening: 0 });
  expect((await api.call('getArrival', { token: again.token })).error.errorCode).toBe('CONTRACT_EXPIRED');
});

test('two who confirm one contact at the same time end in one contract', async () => {
  const made = await makeLink(api);
  const visitor = freshVisitor();
  const [one, two] = [await startAndOpen(api, made, visitor), await startAndOpen(api, made, visitor)];
  const admissions = [await confirm(api, one), await confirm(api, two)];
  expect(admissions.map(({ isEarlierContract = false }) => isEarlierContract)).toEqual([false, true]);
  expect(await listed(api, made)).toHaveLength(1);
  expect(await read(api, made)).toMatchObject({ taken: 1, opening: 0 });
});

test('without the guard, one person can take part several times', async () => {
  const made = await makeLink(api, { terms: { guard: 'NONE' } });
  const { visitor } = await visit(api, made);
  const { admission } = await visit(api, made, visitor);
  expect(admission.isEarlierContract).toBeUndefined();
  expect(await listed(api, made)).toHaveLength(2);
});

test('codes of one contact do not open the contract of a corrected one', async () => {
  const made = await makeLink(api);
  const { visitor } = await visit(api, made);
  const [own] = await listed(api, made);
  const receiverUuid = own?.receivers[0]?.receiverUuid ?? '';
  await api.database
    .updateTable('receivers')
    .set({ email: 'somebody-else@out.example' })
    .where('receiverUuid', '=', receiverUuid)
    .execute();
  const { admission } = await visit(api, made, visitor);
  expect(admission).toMatchObject({ scope: 'verify', steps: [{ step: 'EMAIL_CODE', isPassed: false }] });
});
