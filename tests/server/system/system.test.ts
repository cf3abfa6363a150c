import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('health and readiness', async () => {
  expect(await api.ok('getHealth')).toMatchObject({ status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  expect(await api.ok('getReadiness')).toEqual({ database: true, files: true, queue: true });
});

test('a process that no longer looks for its jobs is not ready', async () => {
  let isRead = true;
  const worker = await createTestApp({ queueIsRead: () => isRead });
  await worker.ok('getReadiness');
  isRead = false;
  expect(await worker.fails('getReadiness')).toBe('503 UNAVAILABLE');
  await worker.close();
});

test('a question reaches the people who run the service, and nothing else', async () => {
  const question = {
    name: '류건우',
    email: 'gw@hanbit.example',
    company: '한빛물산',
    message: '<b>얼마예요?</b>\n둘째 줄',
  };
  await api.ok('sendInquiry', { body: question });
  const [mail] = await api.mailsTo('support@dojang.test');
  expect(mail?.subject).toBe('[도장] 문의가 왔어요: 류건우');
  expect(mail?.html).toContain('&lt;b&gt;얼마예요?&lt;/b&gt;');
  expect(mail?.text).toContain('<b>얼마예요?</b>\n둘째 줄');
  expect(await api.fails('sendInquiry', { body: { ...question, name: 'a\nBcc: b' } })).toBe('422 NAME_INVALID');
  const rows = await api.database.selectFrom('inquiries').select('subject').execute();
  expect(rows).toHaveLength(1);
});

test('without its database it is not ready', async () => {
  const broken = await createTestApp();
  await broken.ok('getReadiness');
  await broken.database.destroy();
  const { status, headers } = await broken.call('getReadiness');
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(await broken.ok('getHealth')).toMatchObject({ status: 'ok' });
  await broken.close();
});
