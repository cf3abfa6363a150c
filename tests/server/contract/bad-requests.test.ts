import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../../server/contract/document.ts';
import { badRequest, createRandom } from '../../support/bad-requests.ts';
import { signUp } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const EACH = 60;
const HANGUL = /[가-힣]/;
let refused = 0;

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s answers nonsense in the envelope',
  async (id, operation) => {
    const random = createRandom(id.length * 7919 + id.charCodeAt(0));
    const person = await signUp(api);
    for (let round = 0; round < EACH; round += 1) {
      const { address, contentType, payload } = badRequest(operation, random);
      const response = await api.app.inject({
        method: methodOf(operation.method),
        url: address,
        headers: {
          authorization: `Bearer ${person.accessJwt}`,
          ...(contentType !== null && { 'content-type': contentType }),
        },
        ...(payload !== null && { payload }),
      });
      const said = `${address} ${contentType} ${payload?.slice(0, 200)} → ${response.payload.slice(0, 300)}`;
      expect(response.statusCode, said).toBeLessThan(500);
      if (response.statusCode < 400) continue;
      refused += 1;
      const body: Record<string, unknown> = JSON.parse(response.payload);
      expect(body, said).toMatchObject({ isSuccess: false, code: response.statusCode });
      expect(String(body['errorCode']), said).toMatch(/^[A-Z_]+$/);
      expect(String(body['message']), said).toMatch(HANGUL);
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

test('an unknown address is answered in the envelope too', async () => {
  for (const url of ['/api/app/none', '/api/app/%FF', '/api/app/users/%E0%A4%A', '/api/uploads/%']) {
    const response = await api.app.inject({ method: 'GET', url });
    expect(JSON.parse(response.payload)).toMatchObject({ isSuccess: false, code: response.statusCode });
    expect([400, 404]).toContain(response.statusCode);
  }
});

const methodOf = (method: 'get' | 'post' | 'put' | 'patch' | 'delete') =>
  ({ get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const)[method];
