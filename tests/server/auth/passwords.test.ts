import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshEmail, login, PASSWORD, signUp } from '../../support/people.ts';
import { sortedStatuses } from '../../support/api-client.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const NEW = 'Harbour-Light-9';

async function resetCode(email: string) {
  await api.ok('requestPasswordEmail', { body: { email } });
  const mail = (await api.mailsTo(email)).findLast(({ template }) => template === 'PASSWORD_RESET');
  return /change-password\/([0-9A-Za-z]{22})\n/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('the answer and its time are the same whether or not the address has an account', async () => {
  const { email } = await signUp(api);
  const measure = async (address: string) => {
    const start = performance.now();
    const { status, text } = await api.call('requestPasswordEmail', { body: { email: address } });
    return { answer: [status, text], time: performance.now() - start };
  };
  const known = await measure(email);
  const unknown = await measure(freshEmail());
  expect(known.answer).toEqual(unknown.answer);
  // Neither response arrives before the minimum time. The delay of a busy machine doesn't matter.
  for (const { time } of [known, unknown]) expect(time).toBeGreaterThan(140);
});

test('a link changes the password once and ends every session', async () => {
  const person = await signUp(api);
  const sessionCode = await resetCode(person.email);
  const { expiresAt } = await api.ok('checkPasswordSessionCode', { body: { sessionCode } });
  expect(Date.parse(expiresAt) - api.deps.now().getTime()).toBe(30 * 60_000);
  expect(await api.fails('changePasswordByCode', { body: { sessionCode, password: 'weak' } })).toBe(
    '422 PASSWORD_WEAK',
  );
  const change = () => api.call('changePasswordByCode', { body: { sessionCode, password: NEW } });
  expect(sortedStatuses(await Promise.all([change(), change()]))).toEqual([200, 410]);
  expect(await api.fails('checkPasswordSessionCode', { body: { sessionCode } })).toBe('410 SESSION_CODE_DEAD');
  expect(await api.fails('getUser', { token: person.accessJwt })).toBe('401 UNAUTHENTICATED');
  expect(await api.fails('login', { body: { email: person.email, password: PASSWORD } })).toBe('422 CREDENTIALS_WRONG');
  await login(api, person.email, NEW);
  expect((await api.mailsTo(person.email)).at(-1)?.template).toBe('PASSWORD_CHANGED');
});

test('a link dies after 30 minutes, and when a newer one is asked for', async () => {
  const { email } = await signUp(api);
  const old = await resetCode(email);
  const newer = await resetCode(email);
  expect(await api.fails('checkPasswordSessionCode', { body: { sessionCode: old } })).toBe('410 SESSION_CODE_DEAD');
  await api.ok('checkPasswordSessionCode', { body: { sessionCode: newer } });
  api.advance(30 * 60_000);
  expect(await api.fails('checkPasswordSessionCode', { body: { sessionCode: newer } })).toBe('410 SESSION_CODE_DEAD');
  const late = { body: { sessionCode: newer, password: NEW } };
  expect(await api.fails('changePasswordByCode', late)).toBe('410 SESSION_CODE_DEAD');
});

test('nobody can fill a mailbox with links', async () => {
  const { email } = await signUp(api);
  const ask = () => api.call('requestPasswordEmail', { body: { email } });
  for (let round = 0; round < 12; round += 1) expect((await ask()).status).toBe(200);
  expect((await api.mailsTo(email)).filter(({ template }) => template === 'PASSWORD_RESET')).toHaveLength(10);
});

test('a link that was asked for before does not undo a change', async () => {
  const person = await signUp(api);
  const sessionCode = await resetCode(person.email);
  await api.ok('changePassword', { token: person.accessJwt, body: { password: PASSWORD, newPassword: NEW } });
  expect(await api.fails('checkPasswordSessionCode', { body: { sessionCode } })).toBe('410 SESSION_CODE_DEAD');
});

test('changing one’s own password keeps this session and ends the others', async () => {
  const here = await signUp(api);
  const there = await login(api, here.email);
  const change = (password: string, newPassword: string) =>
    api.call('changePassword', { token: here.accessJwt, body: { password, newPassword } });
  expect((await change('wrong', NEW)).error).toMatchObject({ errorCode: 'PASSWORD_WRONG', triesLeft: 4 });
  expect((await change(PASSWORD, 'weak')).error.errorCode).toBe('PASSWORD_WEAK');
  expect((await change(PASSWORD, NEW)).status).toBe(200);
  await api.ok('getUser', { token: here.accessJwt });
  expect(await api.fails('getUser', { token: there.accessJwt })).toBe('401 UNAUTHENTICATED');
  for (let wrong = 0; wrong < 4; wrong += 1) await change('wrong', PASSWORD);
  expect((await change('wrong', PASSWORD)).error).toMatchObject({ errorCode: 'LOCKED', retryAfter: 600 });
});
