import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshEmail, PASSWORD, signUp } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const SECOND = 1_000;
let addresses = 0;
/** Uses a different address each time, like an attacker who has many. */
const tryOnce = (email: string, { password = 'no', device }: { password?: string; device?: string } = {}) =>
  api.call('login', { body: { email, password, ...(device && { device }) }, address: `203.0.113.${(addresses += 1)}` });
const outcome = async (...asked: Parameters<typeof tryOnce>) => {
  const { status, error } = await tryOnce(...asked);
  return status === 200 ? '200' : `${status} ${error.errorCode} ${error.retryAfter ?? ''}`.trim();
};

test('whoever guesses from many addresses waits, twice as long each time, a minute at most', async () => {
  const { email } = await signUp(api);
  for (let tries = 0; tries < 5; tries += 1) expect(await outcome(email)).toBe('422 CREDENTIALS_WRONG');
  const waits: number[] = [];
  for (let tries = 0; tries < 9; tries += 1) {
    expect(await outcome(email)).toBe('422 CREDENTIALS_WRONG');
    const { error } = await tryOnce(email, { password: PASSWORD });
    expect(error).toMatchObject({ errorCode: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    waits.push(error.retryAfter ?? 0);
    api.advance((error.retryAfter ?? 0) * SECOND);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect(await outcome(email, { password: PASSWORD })).toBe('200');
  expect(await outcome(email)).toBe('422 CREDENTIALS_WRONG');
  expect(await outcome(email, { password: PASSWORD })).toBe('200');
});

test('a hundred tries at once are no way around it', async () => {
  const { email } = await signUp(api);
  const answers = await Promise.all(Array.from({ length: 40 }, () => tryOnce(email)));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(6);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(34);
});

test('a try that has to wait is none of the five of its address', async () => {
  const { email } = await signUp(api);
  for (let tries = 0; tries < 6; tries += 1) await tryOnce(email);
  const fromHome = (password: string) =>
    api.call('login', { body: { email, password }, address: '198.51.100.7' }).then(({ status }) => status);
  for (let tries = 0; tries < 6; tries += 1) expect(await fromHome(PASSWORD)).toBe(429);
  api.advance(SECOND);
  expect(await fromHome('no')).toBe(422);
  api.advance(2 * SECOND);
  expect(await fromHome(PASSWORD)).toBe(200);
});

test('a browser in which somebody has signed in before is counted apart', async () => {
  const { email } = await signUp(api);
  const device = 'd'.repeat(48);
  expect(await outcome(email, { password: PASSWORD, device })).toBe('200');
  for (let tries = 0; tries < 6; tries += 1) await tryOnce(email);
  expect(await outcome(email, { password: PASSWORD })).toMatch(/^429/);
  expect(await outcome(email, { password: PASSWORD, device: 'e'.repeat(48) })).toMatch(/^429/);
  expect(await outcome(email, { device })).toBe('422 CREDENTIALS_WRONG');
  expect(await outcome(email, { password: PASSWORD, device })).toBe('200');
});

test('its holder is told once, whoever and however many alarm at once', async () => {
  const { email } = await signUp(api);
  const devices = Array.from({ length: 6 }, (_, place) => `${place}`.repeat(48));
  for (const device of devices) expect(await outcome(email, { password: PASSWORD, device })).toBe('200');
  for (let tries = 0; tries < 4; tries += 1) await Promise.all(devices.map((device) => tryOnce(email, { device })));
  const answers = await Promise.all(devices.map((device) => outcome(email, { device })));
  expect(answers).toEqual(devices.map(() => '422 CREDENTIALS_WRONG'));
  expect((await api.mailsTo(email)).filter(({ template }) => template === 'LOGIN_TROUBLE')).toHaveLength(1);
});

test('its holder is told once a day, and nobody else learns whether there is an account', async () => {
  const { email } = await signUp(api);
  const told = async (to: string) => (await api.mailsTo(to)).filter(({ template }) => template === 'LOGIN_TROUBLE');
  for (let tries = 0; tries < 5; tries += 1) await tryOnce(email);
  expect(await told(email)).toHaveLength(1);
  api.advance(2 * 3_600_000);
  for (let tries = 0; tries < 5; tries += 1) await tryOnce(email);
  expect(await told(email)).toHaveLength(1);

  const nobody = freshEmail();
  const answers: string[] = [];
  for (let tries = 0; tries < 7; tries += 1) answers.push(await outcome(nobody));
  expect(answers.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => '422 CREDENTIALS_WRONG'));
  expect(answers[6]).toMatch(/^429 RATE_LIMITED/);
  expect(await told(nobody)).toEqual([]);
});
