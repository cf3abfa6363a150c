import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSealingJobs } from '../../../server/modules/sealing/sealing.jobs.ts';
import type { ClosedEvent } from '../../../server/audit/chain.ts';
import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import { inbox, look, verify, work } from '../../support/contracts.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { CARVED, makeSeal } from '../../support/marks.ts';
import { signUp, type Person } from '../../support/people.ts';
import { hurry, realFile, sealingOf, workAndSeal } from '../../support/sealing-server.ts';
import { complete, fill, letIn, sendContract, sign } from '../../support/signing.ts';
import { exchangeEvent, exchangeFile, flip, moveHead, rewriteChain } from '../../support/tampering.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
let sealing: Sealing;
const engine = createTestEngine();
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true, documents: engine });
  sealing = await sealingOf(api);
  owner = await signUp(api);
  await verify(api, owner);
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

const backdate = (event: ClosedEvent) => ({ ...event, at: '2026-01-01T00:00:00.000Z' });
const kindsOf = async (call: { token: string; path: { contractId: string } }) =>
  (await api.ok('listContractEvents', call)).map(({ kind }) => kind);
const stateOf = async (contractId: string) => {
  const { status, sealState, sealError } = await look(api, owner, contractId);
  return [status, sealState, sealError];
};
const rowOf = (contractId: string) =>
  api.database
    .selectFrom('contracts')
    .select(['baseSha256', 'sealedSha256'])
    .where('contractId', '=', contractId)
    .executeTakeFirstOrThrow();
const baseOf = async (contractId: string) => (await rowOf(contractId)).baseSha256 ?? '';

/** A contract with one text, one signer, everything signed, not yet sealed. */
async function signed() {
  const plan = { wishes: [{ name: '주소' }, { of: null, name: '금액', value: '삼백만 원' }] };
  const sent = await sendContract(api, owner, plan, realFile(api, owner));
  const { result, token } = await sign(api, sent.people[0]?.email, { [sent.ids[0] ?? '']: '서울시 마포구 연남동' });
  expect(result.sealState).toBe('PENDING');
  return { ...sent, token };
}

test('what was edited in the record keeps a contract from being sealed, and everybody who can act hears of it', async () => {
  const { call, contractId, token } = await signed();
  await exchangeEvent(api, contractId, 'SIGNED', backdate);
  await workAndSeal(api, sealing);
  expect(await stateOf(contractId)).toEqual(['IN_PROGRESS', 'HELD', 'EVENT_CHANGED']);
  expect((await kindsOf(call)).at(-1)).toBe('SEAL_HELD');
  expect((await api.ok('getCopies', { token })).sealState).toBe('HELD');
  expect((await rowOf(contractId)).sealedSha256).toBeNull();
  // Nobody tries again.
  await hurry(api);
  expect(await workAndSeal(api, sealing)).toEqual([]);
  const subjects = async (address: string) =>
    (await inbox(api, address)).map(({ subject }) => subject).filter((subject) => subject.includes('잠그지 않'));
  expect(await subjects(owner.email)).toEqual(['[도장] "용역계약서" 문서를 아직 잠그지 않았어요']);
  expect(await subjects('support@dojang.test')).toHaveLength(1);
});

test('the log hears what differs, and not what it says', async () => {
  const { contractId, ids } = await signed();
  await rewriteChain(api, contractId, (events) =>
    events.map((event) => JSON.parse(JSON.stringify(event).replace('연남동', '망원동'))),
  );
  const heard: string[] = [];
  await work(api, createSealingJobs({ ...api.deps, sealing, onHeld: ({ differences }) => heard.push(differences) }));
  expect(await stateOf(contractId)).toEqual(['IN_PROGRESS', 'HELD', 'VALUE_DIFFERS']);
  expect(heard).toHaveLength(1);
  expect(heard[0]).toContain(`VALUE_DIFFERS: field ${ids[0]} of receiver`);
  expect(heard[0]).not.toContain('동');
});

type Forgery = { what: string; fault: string; forge: (contractId: string) => Promise<unknown> };
const FORGERIES: Forgery[] = [
  {
    what: 'the base exchanged on the disk',
    fault: 'BASE_DIFFERS',
    forge: async (contractId) => exchangeFile(api, await baseOf(contractId), flip),
  },
  {
    what: 'a base of another length',
    fault: 'BASE_DIFFERS',
    forge: async (contractId) => exchangeFile(api, await baseOf(contractId), (bytes) => bytes.subarray(0, -20)),
  },
  {
    what: 'the row that names another base',
    fault: 'BASE_DIFFERS',
    async forge(contractId) {
      const other = await sendContract(api, owner, {}, realFile(api, owner, { pages: 2 }));
      const sha256 = await baseOf(other.contractId);
      await sql`update contracts set base_sha256 = ${sha256} where contract_id = ${contractId}`.execute(api.database);
    },
  },
  {
    what: 'another title',
    fault: 'FACTS_DIFFER',
    forge: (contractId) =>
      sql`update contracts set title = '증여계약서' where contract_id = ${contractId}`.execute(api.database),
  },
  {
    what: 'another name of who signed',
    fault: 'FACTS_DIFFER',
    forge: (contractId) =>
      sql`update receivers set name = '홍길동' where contract_id = ${contractId}`.execute(api.database),
  },
  {
    what: 'a file that begins on another page',
    fault: 'FACTS_DIFFER',
    forge: (contractId) =>
      sql`update contract_files set first_page = 2 where contract_id = ${contractId}`.execute(api.database),
  },
  {
    what: 'values that do not decrypt',
    fault: 'VALUE_UNREADABLE',
    forge: (contractId) =>
      sql`update receiver_values set content_enc = set_byte(content_enc, 40, get_byte(content_enc, 40) # 1)
           where receiver_uuid in (select receiver_uuid from receivers where contract_id = ${contractId})`.execute(
        api.database,
      ),
  },
  {
    what: 'values that are gone',
    fault: 'VALUE_DIFFERS',
    forge: (contractId) =>
      sql`delete from receiver_values
           where receiver_uuid in (select receiver_uuid from receivers where contract_id = ${contractId})`.execute(
        api.database,
      ),
  },
  {
    what: 'ALL_SIGNED put in early',
    fault: 'NOT_ALL_SIGNED',
    forge: (contractId) =>
      rewriteChain(api, contractId, (events) => {
        const end = events.filter(({ kind }) => kind === 'ALL_SIGNED');
        const rest = events.filter(({ kind }) => kind !== 'ALL_SIGNED');
        const place = rest.findIndex(({ kind }) => kind === 'FINAL_CONFIRMED');
        return [...rest.slice(0, place), ...end, ...rest.slice(place)];
      }),
  },
  {
    what: 'the signature taken out of the chain',
    fault: 'VALUE_DIFFERS, NOT_ALL_SIGNED',
    forge: (contractId) => rewriteChain(api, contractId, (events) => events.filter(({ kind }) => kind !== 'SIGNED')),
  },
  {
    what: 'the openings of an event taken away',
    fault: 'VALUE_UNREADABLE',
    forge: (contractId) =>
      sql`delete from event_openings where contract_id = ${contractId} and event_index = 1`.execute(api.database),
  },
  {
    what: 'the openings of one event put to another',
    fault: 'VALUE_UNREADABLE',
    forge: (contractId) =>
      sql`update event_openings as e set content_enc = o.content_enc from event_openings as o
           where e.contract_id = ${contractId} and o.contract_id = e.contract_id and e.event_index = 0 and o.event_index = 1`.execute(
        api.database,
      ),
  },
  {
    what: 'the end of the chain cut off',
    fault: 'EVENT_MISSING',
    forge: (contractId) => moveHead(api, contractId, 1),
  },
];

test.for(FORGERIES)('$what: held', async ({ fault, forge }) => {
  const { contractId, token } = await signed();
  await forge(contractId);
  expect((await workAndSeal(api, sealing)).filter((outcome) => outcome !== 'done')).toEqual([]);
  expect(await stateOf(contractId)).toEqual(['IN_PROGRESS', 'HELD', fault]);
  // Both sides still open it.
  expect((await api.ok('getSignContract', { token })).sealState).toBe('HELD');
});

test('a chain that takes no event is held without one, and the sender can still cancel', async () => {
  const { call, contractId } = await signed();
  const before = await kindsOf(call);
  await moveHead(api, contractId, -1);
  await workAndSeal(api, sealing);
  expect(await stateOf(contractId)).toEqual(['IN_PROGRESS', 'HELD', 'FOREIGN']);
  expect(await kindsOf(call)).toEqual(before);
  await api.ok('cancelContract', { ...call, body: { reason: '다시 보낼게요' } });
  expect(await stateOf(contractId)).toEqual(['CANCELLED', 'NONE', null]);
});

test('what differs at the last signature is held at once, and the signature stands', async () => {
  const plan = { people: [{ order: 1 }, { order: 2 }], wishes: [{ name: '주소' }] };
  const { call, contractId, people, ids } = await sendContract(api, owner, plan, realFile(api, owner));
  await sign(api, people[0]?.email, { [ids[0] ?? '']: '서울시 마포구 연남동' });
  const token = await letIn(api, people[1]?.email);
  await sql`update contracts set title = '증여계약서' where contract_id = ${contractId}`.execute(api.database);
  const { status, result } = await complete(api, token, await fill(api, token));
  expect([status, result.state, result.sealState]).toEqual([200, 'SIGNED', 'HELD']);
  expect((await kindsOf(call)).slice(-3)).toEqual(['SIGNED', 'ALL_SIGNED', 'SEAL_HELD']);
  expect(await stateOf(contractId)).toEqual(['IN_PROGRESS', 'HELD', 'FACTS_DIFFER']);
});

test('held, the sender can cancel and send again, and nothing else', async () => {
  const { call, contractId, people } = await signed();
  const { receivers } = await look(api, owner, contractId);
  await exchangeEvent(api, contractId, 'SIGNED', backdate);
  await workAndSeal(api, sealing);
  const receiverUuid = receivers[0]?.receiverUuid ?? '';
  const one = { token: call.token, path: { ...call.path, receiverUuid } };
  const expiresAt = new Date(Date.now() + 400 * 86_400_000).toISOString();
  expect(await api.fails('extendContract', { ...call, body: { expiresAt } })).toBe('409 CONTRACT_HELD');
  expect(await api.fails('remindReceivers', { ...call, body: {} })).toBe('409 CONTRACT_HELD');
  expect(await api.fails('correctReceiver', { ...one, body: { name: '홍길동' } })).toBe('409 CONTRACT_HELD');
  expect(await api.fails('giveLink', one)).toBe('409 CONTRACT_HELD');
  expect(await api.fails('resendMessage', { ...one, body: { channel: 'MAIL' } })).toBe('409 CONTRACT_HELD');
  await api.ok('cancelContract', { ...call, body: { reason: '다시 보낼게요' } });
  expect(await stateOf(contractId)).toEqual(['CANCELLED', 'NONE', null]);
  await workAndSeal(api, sealing);
  expect((await inbox(api, people[0]?.email ?? '')).at(-1)?.subject).toContain('취소');
});

test('bytes that are missing are waited for, and nothing is left out', async () => {
  const { contractId } = await signed();
  const sha256 = await baseOf(contractId);
  const putBack = await exchangeFile(api, sha256, (bytes) => bytes);
  await rm(path.join(api.deps.config.dataDir, sha256.slice(0, 2), sha256));
  await workAndSeal(api, sealing);
  expect((await stateOf(contractId)).slice(0, 2)).toEqual(['IN_PROGRESS', 'RETRYING']);
  await putBack();
  await hurry(api);
  await workAndSeal(api, sealing);
  expect((await stateOf(contractId))[0]).toBe('COMPLETED');
});

test('a contract without receivers is compared, too', async () => {
  const { sealId } = await makeSeal(api, owner, { mark: CARVED, users: [owner] });
  const seal = { of: null, kind: 'SEAL' as const, senderMark: { from: 'COMPANY' as const, sealId } };
  const plan = { people: [{ role: 'VIEWER' as const }], wishes: [seal] };
  const { contractId } = await sendContract(api, owner, plan, realFile(api, owner));
  await exchangeFile(api, await baseOf(contractId), flip);
  await workAndSeal(api, sealing);
  expect(await stateOf(contractId)).toEqual(['IN_PROGRESS', 'HELD', 'BASE_DIFFERS']);
});
