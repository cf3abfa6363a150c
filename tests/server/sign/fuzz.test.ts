import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findAccess } from '../../../server/contract/access.ts';
import { operations } from '../../../server/contract/document.ts';
import { addressOf } from '../../support/api-client.ts';
import { badRequest } from '../../support/bad-requests.ts';
import { example } from '../../support/example-body.ts';
import type { Person } from '../../support/people.ts';
import { createRandom } from '../../support/random.ts';
import { newestLink } from '../../support/receiving.ts';
import { DRAWN, fill, startSigning, sendContract } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

const NOBODY = '019b0000-0000-7000-8000-000000000000';
const ROUNDS = 40;
/** Everything that a receiver can do with their token. Opening, consents and verification have their own tests. */
const CALLS = operations.filter(({ id, tag }) => tag === 'sign' && findAccess(id).who === 'receiver');

let api: TestApp;
let owner: Person;
let ours: Awaited<ReturnType<typeof halfSigned>>;
let theirs: typeof ours;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
  ours = await halfSigned();
  theirs = await halfSigned();
});
afterAll(() => api.close());

let before: unknown;
beforeEach(async () => {
  before = await state();
});

async function halfSigned() {
  const made = await sendContract(api, owner, { people: [{}, { order: 2 }], wishes: [{ name: '주소' }] });
  const email = made.people[0]?.email ?? '';
  const token = await startSigning(api, email);
  const version = await fill(api, token, { [made.ids[0] ?? '']: '서울' });
  const { markId } = await api.ok('keepMark', { token, body: { mark: DRAWN } });
  const link = await newestLink(api, email);
  return { ...made, token, version, markId, link };
}

/** Reads everything that any of these calls could change, for both contracts. */
async function state() {
  const { rows } = await sql`
    select c.contract_id, c.status, c.seal_state, c.version, c.moved_at, c.end_reason, chain.length, chain.head_hash,
           (select json_agg(r order by r.receiver_uuid) from receivers r where r.contract_id = c.contract_id) as receivers,
           (select json_agg(d.version order by d.receiver_uuid) from receiver_drafts d join receivers using (receiver_uuid)
             where receivers.contract_id = c.contract_id) as drafts,
           (select count(*) from receiver_marks m join receivers using (receiver_uuid)
             where receivers.contract_id = c.contract_id) as marks,
           (select count(*) from receiver_values v join receivers using (receiver_uuid)
             where receivers.contract_id = c.contract_id) as given,
           (select count(*) from outbox_messages o where o.contract_id = c.contract_id) as messages,
           (select fields from contract_contents t where t.contract_id = c.contract_id) as fields
      from contracts c join contract_chains chain using (contract_id) order by c.contract_id`.execute(api.database);
  return rows;
}

const bodyFor = (schema: Parameters<typeof example>[0], { version, ids, markId }: typeof ours) => ({
  ...Object(example(schema)),
  ...('version' in Object(example(schema)) && { version, confirmed: true }),
  ...('values' in Object(example(schema)) && {
    values: { [ids[0] ?? '']: '부산' },
    markRefs: { [ids[0] ?? '']: markId },
  }),
});

test.each(CALLS.map((operation) => [operation.id, operation] as const))(
  '%s does nothing without the right token',
  async (id, operation) => {
    const { accessJwt: verifying } = await api.ok('openLink', { body: { linkToken: ours.link } });
    const known = await state();
    const tokens = [undefined, '', 'x', 'a.b.c', owner.accessJwt, `${ours.token}x`, ours.token.slice(0, -2)];
    // Receivers may ask a question before they have verified anything.
    if (id !== 'askQuestion' && findAccess(id).who === 'receiver') tokens.push(verifying);
    for (const token of tokens) {
      if (token === verifying && isOfVerifying(id)) continue;
      const { body } = operation;
      const response = await api.app.inject({
        method: operation.method === 'get' ? 'GET' : operation.method === 'put' ? 'PUT' : 'POST',
        url: addressOf(id, { valueRequestId: NOBODY }),
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { payload: JSON.stringify(bodyFor(body.schema, ours)) }),
      });
      expect([id, token?.slice(0, 8), response.statusCode]).toEqual([id, token?.slice(0, 8), 401]);
    }
    expect(await state()).toEqual(known);
  },
);

function isOfVerifying(id: (typeof CALLS)[number]['id']) {
  const access = findAccess(id);
  return access.who === 'receiver' && access.scope === 'verify';
}

test('with one’s own token nothing of somebody else’s document can be named', async () => {
  const { token } = ours;
  const foreign = { [theirs.ids[0] ?? '']: '남의 칸' };
  const said = [
    await api.fails('putValues', { token, body: { version: 0, values: foreign, markRefs: {} } }),
    await api.fails('putValues', {
      token,
      body: { version: 0, values: {}, markRefs: { [ours.fields[0]?.fieldId ?? '']: theirs.markId } },
    }),
    await api.fails('answerValueRequest', {
      token,
      path: { valueRequestId: NOBODY },
      body: { version: ours.version, confirmed: true },
    }),
    await api.fails('consentToValues', { token, path: { valueRequestId: NOBODY } }),
    await api.fails('keepMark', { token, body: { mark: { kind: 'IMAGE', fileId: NOBODY } } }),
  ];
  expect(said).toEqual([
    '422 FIELD_UNKNOWN',
    '404 MARK_UNKNOWN',
    '404 NOT_FOUND',
    '404 NOT_FOUND',
    '404 ATTACHMENT_UNKNOWN',
  ]);
  expect(await state()).toEqual(before);
});

test.each(CALLS.map((operation) => [operation.id, operation] as const))(
  '%s takes nonsense without failing, and leaves the other document alone',
  async (id, operation) => {
    const random = createRandom(id.length * 104_729 + id.charCodeAt(1));
    const other = JSON.stringify((await state()).filter((row) => Object(row).contractId === theirs.contractId));
    for (let round = 0; round < ROUNDS; round += 1) {
      const { address, contentType, payload } = badRequest(operation, random);
      const response = await api.app.inject({
        method: operation.method === 'get' ? 'GET' : operation.method === 'put' ? 'PUT' : 'POST',
        url: address,
        headers: {
          authorization: `Bearer ${ours.token}`,
          ...(contentType !== null && { 'content-type': contentType }),
        },
        ...(payload !== null && { payload }),
      });
      expect([address, payload?.slice(0, 200), response.statusCode < 500]).toEqual([
        address,
        payload?.slice(0, 200),
        true,
      ]);
    }
    const now = JSON.stringify((await state()).filter((row) => Object(row).contractId === theirs.contractId));
    expect(now).toBe(other);
  },
);

test('an address that was signed for one thing opens nothing else', async () => {
  const { documentUrl } = await api.ok('getSignContract', { token: theirs.token });
  const { pathname, searchParams } = new URL(documentUrl);
  const ask = (address: string, more: Record<string, string>) =>
    api.app.inject({ url: address, query: { ...Object.fromEntries(searchParams), ...more } });
  const own = searchParams.get('sig') ?? '';
  for (const address of ['/api/sign/certificate', `/api/sign/attachments/${NOBODY}`])
    expect([address, (await api.app.inject({ url: address, query: { sig: own } })).statusCode]).toEqual([address, 403]);
  expect((await ask('/api/sign/pages/1', {})).statusCode).toBe(403);
  expect((await ask(pathname, { sig: own })).statusCode).toBe(200);
  for (const sig of ['', 'x', `${own}a`, own.replace('receiver', 'member')])
    expect((await ask(pathname, { sig })).statusCode).toBeGreaterThan(399);
  expect((await ask(pathname, { of: '0'.repeat(64) })).statusCode).toBe(403);
});
