import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGate } from '../../support/gate.ts';
import { login, signUp, type Person } from '../../support/people.ts';
import { createTestApp, PUBLIC_URL, type TestApp } from '../../support/test-app.ts';
import { waitUntil } from '../../support/wait-until.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const MINUTE = 60_000;
const FORM = {
  callbackUrl: `${PUBLIC_URL}/profile/information`,
  parameterOption1: 'profile',
  parameterOption2: 'echo',
};

async function multipart(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const encoded = new Response(form);
  return { contentType: encoded.headers.get('content-type') ?? '', payload: Buffer.from(await encoded.arrayBuffer()) };
}
const start = async (person: Person, change: Record<string, string> = {}) =>
  api.call('startPhoneVerification', { token: person.accessJwt, raw: await multipart({ ...FORM, ...change }) });
async function begin(person: Person) {
  const { status, text } = await start(person);
  expect([status, text]).toEqual([200, '<form action="https://identity.test/"></form>']);
  return api.identity.seen.began.at(-1)?.requestUuid ?? '';
}
const comeBack = (fields: Record<string, string>, query: Record<string, string> = {}) => {
  const raw = { contentType: 'application/x-www-form-urlencoded', payload: new URLSearchParams(fields).toString() };
  return api.call('returnFromPhoneVerification', { query, raw });
};
const check = ({ accessJwt, userUuid }: Person, requestUuid: string) =>
  api.call('checkPhoneVerification', { token: accessJwt, query: { requestUuid, userUuid } });

test('passed: the page gets the request, the account its phone for 365 days', async () => {
  const person = await signUp(api);
  const requestUuid = await begin(person);
  expect(api.identity.seen.began.at(-1)).toMatchObject({
    returnUrl: `${PUBLIC_URL}/api/app/auths/phone-verify/callback?requestUuid=${requestUuid}`,
    options: ['profile', 'echo'],
  });
  expect((await check(person, requestUuid)).result).toMatchObject({ valid: false, status: 'REQUESTED' });
  const { status, headers } = await comeBack({ res_cd: '0000', param_opt_3: requestUuid });
  expect(status).toBe(303);
  expect(headers['location']).toBe(
    `${PUBLIC_URL}/profile/information?requestUuid=${requestUuid}&userUuid=${person.userUuid}`,
  );
  const echo = { parameterOption1: 'profile', parameterOption2: 'echo', message: null };
  expect((await check(person, requestUuid)).result).toEqual({ valid: true, status: 'VERIFIED', ...echo });
  const validity = await api.ok('getAnnualValidity', { token: person.accessJwt });
  expect(validity).toMatchObject({ valid: true, verifiedAt: api.deps.now().toISOString() });

  const row = await api.database
    .selectFrom('phoneVerifications')
    .selectAll()
    .where('requestUuid', '=', requestUuid)
    .executeTakeFirstOrThrow();
  const kept = Buffer.concat(
    [row.nameEnc, row.phoneEnc, row.birthDateEnc, row.ciHmac].map((part) => part ?? Buffer.alloc(0)),
  );
  for (const secret of ['김지수', '01012345678', '1990', 'ci-of-jisu']) expect(kept.includes(secret)).toBe(false);
  expect(row.vendorHandleEnc).toBeNull();

  api.advance(31 * MINUTE);
  const later = await login(api, person.email);
  expect((await check(later, requestUuid)).result).toMatchObject({ valid: false, status: 'VERIFIED' });
  api.advance(365 * 24 * 60 * MINUTE);
  const { accessJwt } = await login(api, person.email);
  expect((await api.ok('getSession', { token: accessJwt })).annualVerification.valid).toBe(false);
});

test('posted twice, even at once, the provider is asked once', async () => {
  const person = await signUp(api);
  const requestUuid = await begin(person);
  const before = { ...api.identity.seen };
  const provider = createGate();
  api.identity.behaviour.mayAnswer = provider.opened;
  const posts = [1, 2].map(() => comeBack({ res_cd: '0000' }, { requestUuid }));
  // Both have arrived before either gets a response.
  await waitUntil(() => expect(api.identity.seen.returned).toBe(before.returned + 2));
  provider.open();
  const answers = await Promise.all(posts);
  const replay = await comeBack({ res_cd: '9999' }, { requestUuid });
  const locations = [...answers, replay].map(({ headers }) => headers['location']);
  expect(new Set(locations).size).toBe(1);
  expect(String(locations[0])).not.toContain('message');
  expect(api.identity.seen.fetched).toBe(before.fetched + 1);
});

test('cancelled, failed, without a result, too late', async () => {
  const person = await signUp(api);
  const ending = async (fields: Record<string, string>) => {
    const requestUuid = await begin(person);
    const { headers } = await comeBack(fields, { requestUuid });
    const { result } = await check(person, requestUuid);
    expect(result).toMatchObject({ valid: false });
    expect(result.message).toMatch(/요\.$/);
    return [new URL(String(headers['location'])).searchParams.get('message'), result.status];
  };
  expect(await ending({ res_cd: '9999' })).toEqual(['CANCELLED', 'CANCELLED']);
  expect(await ending({ res_cd: '8888', res_msg: '%E0%A4%A' })).toEqual(['FAILED', 'FAILED']);
  api.identity.behaviour.answers = false;
  expect(await ending({ res_cd: '0000' })).toEqual(['FAILED', 'FAILED']);
  api.identity.behaviour.answers = true;
  const requestUuid = await begin(person);
  api.advance(30 * MINUTE);
  const { headers } = await comeBack({ res_cd: '0000' }, { requestUuid });
  expect(String(headers['location'])).toContain('message=EXPIRED');
  expect((await check(await login(api, person.email), requestUuid)).result.status).toBe('EXPIRED');
});

test('only our own pages are gone back to', async () => {
  const person = await signUp(api);
  const { host } = new URL(PUBLIC_URL);
  const tricks = [
    'https://evil.example/annual-auth',
    `${PUBLIC_URL}@evil.example/annual-auth`,
    `${PUBLIC_URL}.evil.example/annual-auth`,
    `//${host}/annual-auth`,
    `//evil.example/annual-auth`,
    '/annual-auth',
    `${PUBLIC_URL}/annual-auth/../dashboard`,
    `${PUBLIC_URL}/annual-auth/`,
    `${PUBLIC_URL}/annual-auth?next=//evil.example`,
    `${PUBLIC_URL}/annual-auth#@evil.example`,
    `${PUBLIC_URL}/%61nnual-auth`,
    `http://${host}/annual-auth`,
    `${PUBLIC_URL}\\@evil.example/annual-auth`,
    `${PUBLIC_URL}/annual-auth\r\nset-cookie: a=b`,
    ' javascript:alert(1)',
  ];
  for (const callbackUrl of tricks) {
    expect((await start(person, { callbackUrl })).error.errorCode).toBe('CALLBACK_NOT_ALLOWED');
  }
});

test('purposes of later features, an absent provider, too many starts', async () => {
  const person = await signUp(api);
  expect((await start(person, { parameterOption1: 'receiver' })).error.errorCode).toBe('VALIDATION');
  expect((await start(person, { parameterOption1: '__proto__' })).error.errorCode).toBe('VALIDATION');
  api.identity.behaviour.begins = false;
  expect((await start(person)).error).toMatchObject({ code: 503, errorCode: 'PROVIDER_FAILED' });
  api.identity.behaviour.begins = true;
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => start(person)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(answers.find(({ status }) => status === 429)?.error).toMatchObject({
    errorCode: 'RATE_LIMITED',
    retryAfter: 3600,
  });
  api.advance(60 * MINUTE);
  expect((await start(await login(api, person.email))).status).toBe(200);
});

test('nobody sees the verification of somebody else', async () => {
  const [person, stranger] = [await signUp(api), await signUp(api)];
  const requestUuid = await begin(person);
  expect((await check(stranger, requestUuid)).error.errorCode).toBe('VERIFICATION_NOT_FOUND');
  expect((await check({ ...stranger, userUuid: person.userUuid }, requestUuid)).error.errorCode).toBe(
    'VERIFICATION_NOT_FOUND',
  );
  expect((await check({ ...person, userUuid: stranger.userUuid }, requestUuid)).error.errorCode).toBe(
    'VERIFICATION_NOT_FOUND',
  );
  expect((await comeBack({ res_cd: '0000' }, { requestUuid: stranger.userUuid })).error.errorCode).toBe(
    'VERIFICATION_NOT_FOUND',
  );
  expect((await comeBack({ res_cd: '0000', param_opt_3: 'urn:uuid:x' })).error.errorCode).toBe(
    'VERIFICATION_NOT_FOUND',
  );
});
