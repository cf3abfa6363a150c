import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { createHandlers } from '../../../server/handlers.ts';
import { createAuthenticator } from '../../../server/modules/auth/authenticate.ts';
import { createPagePictureService } from '../../../server/modules/files/page-pictures.ts';
import { createFindPreview } from '../../../server/modules/sign/entry/link-previews.ts';
import { createClient, type Answer } from '../../support/api-client.ts';
import { inbox, verify, work } from '../../support/contracts.ts';
import { freshEmail, PASSWORD, signUp, type Person } from '../../support/people.ts';
import { arrive, sendToReceiver, newestCode, newestLink } from '../../support/receiving.ts';
import { complete, CONSENTS, fill, sendContract } from '../../support/signing.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const PEOPLE = 60;
const PER_CONTRACT = 10;
const PICTURES = 24;
const LIMITS = { perMinute: 600, entriesPerMinute: 30 };

let api: TestApp;
let owner: Person;
/** Counts requests like production, on the same database. All calls come from one address. */
let office: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  owner = await signUp(api);
  await verify(api, owner);
});
beforeEach(() => startCounting(LIMITS));
afterAll(() => api.close());

async function startCounting(rateLimits: typeof LIMITS) {
  app = await buildApp({
    handlers: createHandlers(api.deps, createPagePictureService(api.deps)),
    authenticate: createAuthenticator(api.deps),
    findPreview: createFindPreview(api.database),
    rateLimits,
  });
  office = { ...api, app, ...createClient(app) };
}

const count = <Key>(keys: readonly Key[]) => {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};
const outcome = ({ status, error }: Pick<Answer<'login'>, 'status' | 'error'>) =>
  status === 200 ? '200' : error.errorCode;
const many = (times: number, ask: (place: number) => Promise<Pick<Answer<'login'>, 'status' | 'error'>>) =>
  Promise.all(Array.from({ length: times }, async (_, place) => outcome(await ask(place)))).then(count);

test('sixty people of one office open, verify, read and sign within a minute', { timeout: 120_000 }, async () => {
  const emails: string[] = [];
  for (let contract = 0; contract < PEOPLE / PER_CONTRACT; contract += 1) {
    const people = Array.from({ length: PER_CONTRACT }, () => ({
      email: `office-${randomBytes(6).toString('hex')}@out.example`,
      verifications: ['EMAIL_CODE' as const],
    }));
    await sendContract(api, owner, { people });
    emails.push(...people.map(({ email }) => email));
  }
  await work(api);
  const links = await Promise.all(emails.map((email) => newestLink(api, email)));
  const since = performance.now();
  const arrivals = await Promise.all(links.map((linkToken) => arrive(office, linkToken)));
  const path = { step: 'email-code' };
  await Promise.all(arrivals.map(({ token }) => office.ok('sendCode', { token, path })));
  await work(api);
  const tokens = await Promise.all(
    arrivals.map(async ({ token }, place) => {
      const messages = await inbox(api, emails[place] ?? '');
      const code = messages.flatMap(({ bodyText }) => /\b\d{6}\b/.exec(bodyText ?? '')?.[0] ?? []).at(-1) ?? '';
      return (await office.ok('confirmStep', { token, path, body: { code } })).accessJwt;
    }),
  );
  const signed = await Promise.all(
    tokens.map(async (token) => {
      await office.ok('giveConsents', { token, body: { kinds: CONSENTS } });
      const { pages } = await office.ok('getSignContract', { token });
      const url = pages[0]?.imageUrl ?? '';
      for (let picture = 0; picture < PICTURES; picture += 1) expect((await app.inject({ url })).statusCode).toBe(200);
      for (let look = 0; look < PICTURES; look += 1) await office.ok('getSignContract', { token });
      return (await complete(office, token, await fill(office, token))).status;
    }),
  );
  expect(count(signed)).toEqual(new Map([[200, PEOPLE]]));
  // A longer run would prove nothing about a single minute.
  expect(performance.now() - since).toBeLessThan(60_000);
});

test('sixty members log in at nine o’clock, and refresh', { timeout: 60_000 }, async () => {
  const members: Person[] = [];
  for (let member = 0; member < PEOPLE; member += 1) members.push(await signUp(api));
  const body = (place: number) => ({ email: members[place]?.email, password: PASSWORD });
  expect(await many(PEOPLE, (place) => office.call('login', { body: body(place) }))).toEqual(
    new Map([['200', PEOPLE]]),
  );
  const refreshed = await many(PEOPLE, (place) =>
    office.call('refreshAccessToken', { body: { refreshJwt: members[place]?.refreshJwt } }),
  );
  expect(refreshed).toEqual(new Map([['200', PEOPLE]]));
});

test.each([
  ['openLink', 'LINK_WRONG', () => ({ body: { linkToken: randomBytes(11).toString('hex') } })],
  ['login', 'CREDENTIALS_WRONG', () => ({ body: { email: freshEmail(), password: 'no' } })],
  ['refreshAccessToken', 'UNAUTHENTICATED', () => ({ body: { refreshJwt: randomBytes(40).toString('hex') } })],
  ['checkPasswordSessionCode', 'SESSION_CODE_DEAD', () => ({ body: { sessionCode: randomBytes(9).toString('hex') } })],
  ['validateInvitation', 'INVITATION_NOT_FOUND', () => ({ query: { organizationMemberUuid: crypto.randomUUID() } })],
] as const)('wrong secrets from one network are judged thirty times a minute: %s', async (id, error, make) => {
  const token = 'bm90.b3Vy.dG9rZW4';
  const answers = await many(100, (place) => office.call(id, { ...make(), ...(place % 2 === 0 && { token }) }));
  expect(answers).toEqual(
    new Map([
      [error, 30],
      ['RATE_LIMITED', 70],
    ]),
  );
  expect(outcome(await office.call(id, { ...make(), address: '198.51.100.1' }))).toBe(error);
});

test('a right link between wrong ones buys none of them', async () => {
  const { linkToken } = await sendToReceiver(api, owner);
  const wrong: string[] = [];
  for (let tries = 0; tries < 40; tries += 1) {
    if (tries % 2 === 0) await office.call('openLink', { body: { linkToken } });
    wrong.push(outcome(await office.call('openLink', { body: { linkToken: randomBytes(11).toString('hex') } })));
  }
  expect(wrong.slice(0, 30)).not.toContain('RATE_LIMITED');
  expect(new Set(wrong.slice(30))).toEqual(new Set(['RATE_LIMITED']));
});

test('wrong codes of many receivers from one network are judged thirty times a minute', async () => {
  const path = { step: 'email-code' };
  const receivers: { email: string; token: string }[] = [];
  for (let place = 0; place < 8; place += 1) {
    const { email, linkToken } = await sendToReceiver(api, owner, { verifications: ['EMAIL_CODE'] });
    const { token } = await arrive(api, linkToken);
    await api.ok('sendCode', { token, path });
    receivers.push({ email, token });
  }
  const codes = await Promise.all(receivers.map(async ({ email }) => newestCode(api, email)));
  const answers: string[] = [];
  for (const [place, { token }] of receivers.entries()) {
    const code = codes[place] === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      answers.push(outcome(await office.call('confirmStep', { token, path, body: { code } })));
  }
  expect(count(answers)).toEqual(
    new Map([
      ['CODE_WRONG', 24],
      ['LOCKED', 6],
      ['RATE_LIMITED', 10],
    ]),
  );
});

const from = (place: number) => `203.0.113.${place}`;

test('one link, one account and one receiver are not hammered without end, from however many addresses', async () => {
  const { linkToken } = await sendToReceiver(api, owner);
  const opened = await many(40, (place) => office.call('openLink', { body: { linkToken }, address: from(place) }));
  expect(opened.get('200')).toBeGreaterThanOrEqual(30);
  expect(outcome(await office.call('openLink', { body: { linkToken }, address: from(50) }))).toBe('RATE_LIMITED');

  const body = { email: owner.email, password: PASSWORD };
  const logIns: string[] = [];
  for (let times = 0; times < 32; times += 1)
    logIns.push(outcome(await office.call('login', { body, address: from(times) })));
  expect(count(logIns)).toEqual(
    new Map([
      ['200', 30],
      ['RATE_LIMITED', 2],
    ]),
  );

  // Another session of the same link counts as the same receiver.
  const sessions = [await arrive(api, linkToken), await arrive(api, linkToken)];
  await startCounting({ ...LIMITS, perMinute: 50 });
  const looks: string[] = [];
  for (let look = 0; look < 60; look += 1)
    looks.push(
      outcome(await office.call('getArrival', { token: sessions[look % 2]?.token ?? '', address: from(look) })),
    );
  expect(count(looks)).toEqual(
    new Map([
      ['200', 50],
      ['RATE_LIMITED', 10],
    ]),
  );
  const { token } = await arrive(api, (await sendToReceiver(api, owner)).linkToken);
  expect((await office.call('getArrival', { token })).status).toBe(200);
});

const made = () => [1, 2, 3].map(() => randomBytes(20).toString('base64url')).join('.');

test('a made-up token widens nothing', async () => {
  await startCounting({ ...LIMITS, perMinute: 50 });
  const answers: string[] = [];
  for (let look = 0; look < 60; look += 1) answers.push(outcome(await office.call('getArrival', { token: made() })));
  expect(count(answers)).toEqual(
    new Map([
      ['UNAUTHENTICATED', 50],
      ['RATE_LIMITED', 10],
    ]),
  );
  expect((await app.inject({ url: '/api/health', headers: { authorization: `Bearer ${made()}` } })).statusCode).toBe(
    429,
  );
  // A caller who is identified is still let in from that address.
  const { token } = await arrive(api, (await sendToReceiver(api, owner)).linkToken);
  expect((await office.call('getArrival', { token })).status).toBe(200);
});
