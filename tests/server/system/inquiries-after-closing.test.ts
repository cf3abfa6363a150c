import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerInquiry, askerSecret, fileForm, operatorSecret } from '../../support/inquiries.ts';
import { join, signUp } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('after an account was closed, its inquiry goes on by links, and a new account does not get it', async () => {
  const { accessJwt: token, email } = await join(api, await signUp(api));
  const uploadAs = async (bytes: string) => api.ok('uploadInquiryFile', { token, raw: fileForm({ bytes }) });
  const { ticket } = await uploadAs('보낸 것');
  const unsent = await uploadAs('안 보낸 것');
  await api.ok('sendInquiry', { token, body: { message: '탈퇴하면 어떻게 되나요?', files: [ticket] } });
  const operator = await operatorSecret(api);
  expect(await askerSecret(api, email)).toBe('');
  await api.ok('withdrawUser', { token, body: { withdrawReason: '다 썼어요' } });

  expect((await answerInquiry(api, operator, '3년 동안 보관해요.')).statusCode).toBe(303);
  const secret = await askerSecret(api, email);
  const { messages } = await api.ok('getThread', { path: { secret } });
  expect(messages.map(({ message, files }) => [message, files.length])).toEqual([
    ['탈퇴하면 어떻게 되나요?', 1],
    ['3년 동안 보관해요.', 0],
  ]);
  const body = { message: '하나 더요.', files: [unsent.ticket] };
  expect(await api.fails('continueThread', { path: { secret }, body })).toBe('404 FILE_NOT_FOUND');
  const names = await api.database.selectFrom('inquiryFiles').select(['name', 'userUuid']).execute();
  expect(names).toEqual([{ name: '화면.png', userUuid: null }]);

  const again = await signUp(api, email);
  expect(await api.ok('listInquiries', { token: again.accessJwt })).toEqual([]);
});
