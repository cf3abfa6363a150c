import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInquiryLinkRepository } from '../../../server/modules/support/inquiry-links.repository.ts';
import { openSecrets } from '../../../server/security/open-secrets.ts';
import { openCommandLine } from '../../support/command-line.ts';
import { signUp } from '../../support/people.ts';
import { createTestApp, PUBLIC_URL, type TestApp } from '../../support/test-app.ts';

const secretKey = randomBytes(32);
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ secretKey });
});
afterAll(() => api.close());

const { answer, dojang } = openCommandLine(() => ({
  DATABASE_URL: api.connectionString,
  SECRET_KEY: secretKey.toString('base64'),
  PUBLIC_URL,
}));

it('lists the inquiries that wait, and makes a link that opens one', async () => {
  expect((await dojang('inquiries')).out).toBe('답을 기다리는 문의가 없어요.\n');
  const { accessJwt: token } = await signUp(api);
  const body = { subject: '세금계산서', message: '받을 수 있나요?' };
  const { inquiryId } = await api.ok('sendInquiry', { token, body });
  expect(await answer('inquiries')).toMatchObject({ inquiries: [{ inquiryId, subject: '세금계산서' }] });

  const { url } = await answer('inquiries', '--link', inquiryId);
  expect(url).toMatch(/^https:\/\/dojang\.test\/api\/support\/[0-9A-Za-z]{22}$/);
  // Links are hashed with one of the installation's keys, which the command opens as a server does.
  const secrets = await openSecrets(api.database, { key: secretKey, before: null });
  const links = createInquiryLinkRepository({ secrets, now: () => new Date() });
  expect(await links.find(api.database, 'SUPPORT', url.slice(-22))).toBe(inquiryId);
});

it.each([
  ['없음', '--link needs the ID of an inquiry.'],
  [randomUUID(), 'There is no inquiry'],
])('refuses a link to %s', async (id, words) => {
  const { code, out, err } = await dojang('inquiries', '--link', id);
  expect([code === 0, out]).toEqual([false, '']);
  expect(err).toContain(words);
});
