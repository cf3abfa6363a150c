import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccess } from '../../../server/contract/access.ts';
import { operations } from '../../../server/contract/document.ts';
import { ENDLESS } from '../../support/api-client.ts';
import { badRequest } from '../../support/bad-requests.ts';
import { createRandom } from '../../support/random.ts';
import { signUp } from '../../support/people.ts';
import { receiver, sent, verify } from '../../support/contracts.ts';
import { arrive, newestLink } from '../../support/receiving.ts';
import { cpuSeconds } from '../../support/work.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { createDocuments } from '../access/documents.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ documents: createDocuments(), takesFilesIn: true });
});
afterAll(() => api.close());

async function receiverToken() {
  const person = await signUp(api);
  await verify(api, person);
  const email = `${person.userUuid}@out.example`;
  await sent(api, person, [receiver('이도윤', { email })]);
  const { token } = await arrive(api, await newestLink(api, email));
  const kinds = ['ELECTRONIC_SIGNATURE', 'PERSONAL_INFORMATION'];
  await api.ok('giveConsents', { token, body: { kinds } });
  return token;
}

const EACH = 25;
const HANGUL = /[가-힣]/;
let refused = 0;

test.each(operations.flatMap((operation) => (operation.id === ENDLESS ? [] : [[operation.id, operation] as const])))(
  '%s answers nonsense in the envelope',
  async (id, operation) => {
    const random = createRandom(id.length * 7919 + id.charCodeAt(0));
    const isReceivers = findAccess(id).who === 'receiver';
    const token = isReceivers ? await receiverToken() : (await signUp(api)).accessJwt;
    for (let round = 0; round < EACH; round += 1) {
      const { address, contentType, payload } = badRequest(operation, random);
      const response = await api.app.inject({
        method: methodOf(operation.method),
        url: address,
        headers: {
          authorization: `Bearer ${token}`,
          ...(contentType !== null && { 'content-type': contentType }),
        },
        ...(payload !== null && { payload }),
      });
      const fault = faultOf(response.statusCode, response.payload);
      const sent = [address, contentType, payload].map((part) => part?.slice(0, 200));
      expect(fault && [fault, ...sent, response.payload.slice(0, 300)]).toBeNull();
      if (response.statusCode >= 400) refused += 1;
    }
  },
);

test('that were more than a thousand refusals', () => {
  expect(refused).toBeGreaterThan(1000);
});

test.each([
  ['null byte', JSON.stringify({ email: 'a@hanbit.example', password: `a${String.fromCharCode(0)}` }), 400],
  ['half a surrogate pair', '{"email":"a@hanbit.example","password":"\\ud800"}', 400],
  ['a body too large', JSON.stringify({ email: 'a@hanbit.example', password: 'x'.repeat(1_100_000) }), 413],
  ['an array instead', '[]', 400],
  ['what was typed wrong', '{"email":"a","password":"x"}', 422],
])('%s is refused before a handler sees it', async (_, payload, status) => {
  expect((await api.call('login', { raw: { contentType: 'application/json', payload } })).status).toBe(status);
});

test('a type that no call takes is refused in words that fit every call', async () => {
  const { status, error } = await api.call('login', { raw: { contentType: 'text/xml', payload: '<login/>' } });
  expect([status, error.message]).toEqual([415, '보낸 내용의 형식이 맞지 않아요.']);
});

test('a list as long as a body holds nobody else up', async () => {
  const { accessJwt } = await signUp(api);
  const permissions = Array.from({ length: 100_000 }, (_, place) => String(place));
  const body = { organizationMemberUuid: '019b0000-0000-7000-8000-000000000000', permissions };
  const seconds = await cpuSeconds(async () =>
    expect(await api.fails('changePermissions', { token: accessJwt, body })).toBe('422 VALIDATION'),
  );
  expect(seconds).toBeLessThan(3);
  const twice = { ...body, permissions: ['API_MANAGE', 'API_MANAGE'] };
  expect(await api.fails('changePermissions', { token: accessJwt, body: twice })).toBe('422 VALIDATION');
});

test('an unknown address is answered in the envelope too', async () => {
  for (const url of ['/api/app/none', '/api/app/%FF', '/api/app/users/%E0%A4%A', '/api/uploads/%']) {
    const response = await api.app.inject({ method: 'GET', url });
    expect(JSON.parse(response.payload)).toMatchObject({ isSuccess: false, code: response.statusCode });
    expect([400, 404]).toContain(response.statusCode);
  }
});

/** Returns null for an acceptable response to nonsense. */
function faultOf(status: number, payload: string) {
  if (status >= 500) return 'it broke';
  if (status < 400) return null;
  const body: Record<string, unknown> = JSON.parse(payload);
  if (body['isSuccess'] !== false || body['code'] !== status) return 'not the envelope';
  if (!/^[A-Z_]+$/.test(String(body['errorCode']))) return 'no errorCode';
  return HANGUL.test(String(body['message'])) ? null : 'no Korean message';
}

const methodOf = (method: 'get' | 'post' | 'put' | 'patch' | 'delete') =>
  ({ get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const)[method];
