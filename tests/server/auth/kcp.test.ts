import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decryptFromKcp, encryptForKcp, deriveKcpKeys } from '../../../server/adapters/identity/kcp-cipher.ts';
import { createKcpIdentity } from '../../../server/adapters/identity/kcp.ts';
import { registerKcpEmulator } from '../../../server/emulators/kcp/plugin.ts';
import { SCENARIOS } from '../../../server/emulators/kcp/scenarios.ts';
import { signUp, type Person } from '../../support/people.ts';
import { createTestApp, PUBLIC_URL, type TestApp } from '../../support/test-app.ts';

const SITE = { siteCode: 'T0000', encKey: 'TEST-ENC-KEY-0123456789' };
const PREFIX = '/api/emulators/kcp';
const provider = Fastify();
let base: string;
let api: TestApp;
let person: Person;

beforeAll(async () => {
  // call_url must be a complete URL, but the port isn't known before the server listens.
  const port = 20_000 + (process.pid % 20_000);
  base = `http://127.0.0.1:${port}${PREFIX}`;
  await registerKcpEmulator(provider, { prefix: PREFIX, publicBase: base, ...SITE });
  await provider.listen({ port, host: '127.0.0.1' });
  api = await createTestApp({ identity: createKcpIdentity({ baseUrl: base, ...SITE }) });
});
afterAll(async () => {
  await provider.close();
  await api.close();
});

const MINUTE = 60_000;
const jisu = {
  carrier: 'SKT',
  agree: 'Y',
  user_name: '김지수',
  birth: '900305',
  sex_digit: '2',
  phone_no: '010-1234-5678',
};

const LETTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescape = (text: string) => text.replaceAll(/&([#\w]+);/g, (all, name: string) => LETTERS[name] ?? all);

/** Reads the action and fields of a page's first form, as a browser does. */
function readForm(html: string) {
  const first = /<form[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
  const action = unescape(/action="([^"]*)"/.exec(first)?.[1] ?? '');
  const fields = Object.fromEntries(
    [...first.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      unescape(value),
    ]),
  );
  return { action, fields };
}

async function submit(html: string, more: Record<string, string> = {}, step?: string) {
  const { action, fields } = readForm(html);
  const url = new URL(step ? action.replace(/(certGateway\.do).*/, `$1/${step}`) : action, base);
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams({ ...fields, ...more }) });
  return response.text();
}

async function begin() {
  person = await signUp(api);
  const form = new FormData();
  form.set('callbackUrl', `${PUBLIC_URL}/annual-auth`);
  form.set('parameterOption1', 'annual');
  form.set('parameterOption2', '내 "값" <b>');
  const encoded = new Response(form);
  const raw = {
    contentType: encoded.headers.get('content-type') ?? '',
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
  const { text } = await api.call('startPhoneVerification', { token: person.accessJwt, raw });
  return text;
}

async function comeBack(html: string) {
  const { action, fields } = readForm(html);
  const requestUuid = new URL(action).searchParams.get('requestUuid') ?? '';
  const payload = new URLSearchParams(fields).toString();
  const raw = { contentType: 'application/x-www-form-urlencoded', payload };
  const answer = await api.call('returnFromPhoneVerification', { query: { requestUuid }, raw });
  const location = new URL(String(answer.headers['location']));
  const query = { requestUuid, userUuid: location.searchParams.get('userUuid') ?? '' };
  const token = person.accessJwt;
  return {
    status: answer.status,
    location,
    fields,
    validity: await api.ok('checkPhoneVerification', { token, query }),
  };
}

async function pass(phone: string) {
  const asked = await submit(await submit(await begin()), { ...jisu, phone_no: phone }, 'person');
  return submit(asked, { auth_code: /kcp-code">(\d{6})/.exec(asked)?.[1] ?? '' });
}

test('the cipher gives the published vector', async () => {
  const rv = 'ABEiM0RVZneImaq7zN3u/w==';
  const { key, iv } = await deriveKcpKeys(SITE.encKey, SITE.siteCode, rv);
  expect(key.toString('hex')).toBe('ae5229b5f5511779604bc883af16d237d0ba84595742cb00167496d0eca1ab8d');
  expect(iv.toString('hex')).toBe('d3bcc7a2e98f536c92b12ef446636a5f');
  const plain = '{"user_name":"홍길동"}';
  const { data } = await encryptForKcp(SITE.encKey, SITE.siteCode, plain, rv);
  expect(data).toBe('NBTOZDI1BLPR3HM/+FbmzrgqEefh9wiC7YAN9iR2A/E=');
  expect(await decryptFromKcp(SITE.encKey, SITE.siteCode, rv, data)).toBe(plain);
});

test('the page we answer has a button, no script, and goes to the provider', async () => {
  const html = await begin();
  expect(html).not.toMatch(/<script|onload/i);
  expect(html).toContain('<button type="submit">');
  expect(readForm(html).action).toBe(`${base}/certGateway.do`);
  expect(readForm(html).fields['kcp_page_submit_yn']).toBe('Y');
});

test('through the provider’s pages to a verified phone', async () => {
  const { status, location, fields, validity } = await comeBack(await pass('010-1234-5678'));
  expect([status, location.pathname, location.searchParams.get('message')]).toEqual([303, '/annual-auth', null]);
  expect(fields).toMatchObject({ res_cd: '0000', param_opt_1: 'annual', param_opt_2: '내 "값" <b>' });
  expect(validity).toEqual({
    valid: true,
    status: 'VERIFIED',
    parameterOption1: 'annual',
    parameterOption2: '내 "값" <b>',
    message: null,
  });
  const details = await api.ok('getUserDetails', { token: person.accessJwt });
  expect(details).toMatchObject({ phone: '01012345678', verified: true });
});

test('the same person has the same CI, another one has another', async () => {
  const first = await comeBack(await pass('010-1234-5678'));
  const second = await comeBack(await pass('010-1234-5678'));
  const hashes = await api.database
    .selectFrom('phoneVerifications')
    .select('ciHmac')
    .where(
      'requestUuid',
      'in',
      [first, second].map(({ location }) => location.searchParams.get('requestUuid') ?? ''),
    )
    .execute();
  expect(hashes[0]?.ciHmac).toBeTruthy();
  expect(hashes[0]?.ciHmac).toEqual(hashes[1]?.ciHmac);
});

test('cancelled at the provider', async () => {
  const { location, validity } = await comeBack(await submit(await submit(await begin()), {}, 'cancel'));
  expect(location.searchParams.get('message')).toBe('CANCELLED');
  expect(validity).toMatchObject({ valid: false, status: 'CANCELLED' });
  expect(validity.message).toBeTruthy();
});

test('three wrong codes end it', async () => {
  let page = await submit(await submit(await begin()), jisu, 'person');
  const wrong = { auth_code: page.includes('>000000<') ? '111111' : '000000' };
  for (const _ of [1, 2]) {
    page = await submit(page, wrong);
    expect(page).toContain('인증번호가 맞지 않습니다.');
  }
  const { location, validity } = await comeBack(await submit(page, wrong));
  expect(location.searchParams.get('message')).toBe('FAILED');
  expect(validity.status).toBe('FAILED');
});

test('the provider breaks down when asked, or fails by itself', async () => {
  const down = await comeBack(await pass(SCENARIOS.providerDown));
  expect(down.validity.status).toBe('FAILED');
  const failed = await comeBack(await pass(SCENARIOS.failedAtProvider));
  expect(failed.validity.status).toBe('FAILED');
  expect(
    await submit(await submit(await begin()), { ...jisu, phone_no: SCENARIOS.carrierMismatch }, 'person'),
  ).toContain('통신사에 등록된 정보와 다릅니다');
});

test('a forged return without having passed verifies nobody', async () => {
  const html = await begin();
  const key = readForm(html).fields['reg_cert_key'];
  expect(key).toBeTruthy();
  const row = await api.database
    .selectFrom('phoneVerifications')
    .select('requestUuid')
    .where('userUuid', '=', person.userUuid)
    .executeTakeFirstOrThrow();
  const raw = { contentType: 'application/x-www-form-urlencoded', payload: 'res_cd=0000' };
  const answer = await api.call('returnFromPhoneVerification', { query: row, raw });
  expect(String(answer.headers['location'])).toContain('message=FAILED');
  expect((await api.ok('getAnnualValidity', { token: person.accessJwt })).valid).toBe(false);
});

test('the result can be read once only', async () => {
  const html = await begin();
  const key = readForm(html).fields['reg_cert_key'] ?? '';
  const { orderNo } = await api.database
    .selectFrom('phoneVerifications')
    .select('orderNo')
    .where('userUuid', '=', person.userUuid)
    .executeTakeFirstOrThrow();
  const asked = await submit(await submit(html), jisu, 'person');
  await submit(asked, { auth_code: /kcp-code">(\d{6})/.exec(asked)?.[1] ?? '' });
  const read = async (order: string) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reg_cert_key: key, ordr_idxx: order }),
    };
    return (await fetch(`${base}/api/query/getCertData.do`, init)).json();
  };
  expect(await read('another')).toMatchObject({ res_cd: '1001' });
  expect(await read(orderNo)).toMatchObject({ res_cd: '0000' });
  expect(await read(orderNo)).toMatchObject({ res_cd: '1002' });
});

test('it stands beside our own routes, whose parsers and errors it does not share', async () => {
  const whole = await createTestApp();
  await registerKcpEmulator(whole.app, { prefix: PREFIX, publicBase: `${PUBLIC_URL}${PREFIX}`, ...SITE });
  const request = { site_cd: SITE.siteCode, ordr_idxx: 'DJ1', Ret_URL: `${PUBLIC_URL}/back` };
  const { rv, data } = await encryptForKcp(SITE.encKey, SITE.siteCode, JSON.stringify(request));
  const url = `${PREFIX}/api/reg/certDataReg.do`;
  const headers = { 'content-type': 'application/json', site_cd: SITE.siteCode, rv };
  const answer = await whole.app.inject({ method: 'POST', url, headers, payload: data });
  expect(JSON.parse(answer.payload)).toMatchObject({
    res_cd: '0000',
    call_url: `${PUBLIC_URL}${PREFIX}/certGateway.do`,
  });
  const garbled = await whole.app.inject({ method: 'POST', url, headers, payload: 'garbled' });
  expect(JSON.parse(garbled.payload)).toMatchObject({ res_cd: '1001' });
  expect((await whole.call('getHealth')).status).toBe(200);
  await whole.close();
});

test('a provider that is away is said to be away', async () => {
  const away = createKcpIdentity({ baseUrl: 'http://127.0.0.1:9', ...SITE });
  const input = { requestUuid: 'r', orderNo: 'o', returnUrl: PUBLIC_URL, options: ['annual', ''] as const };
  await expect(away.begin(input)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  api.advance(MINUTE);
});
