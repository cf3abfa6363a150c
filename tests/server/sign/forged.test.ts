import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FINAL_PURPOSE } from '../../../server/modules/contracts/values/final-values.repository.ts';
import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import { look } from '../../support/contracts.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { CARVED, makeSeal } from '../../support/marks.ts';
import type { Person } from '../../support/people.ts';
import { realFile, sealingOf, workAndSeal } from '../../support/sealing-server.ts';
import { fill, startSigning, sendContract, sign } from '../../support/signing.ts';
import { replaceStoredFile, flip, moveHead, rewriteChain } from '../../support/tampering.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';
import { baseOf, sealOf, signedContract } from '../../support/waiting-for-the-seal.ts';

let api: TestApp;
let owner: Person;
let sealing: Sealing;
const engine = createTestEngine();
beforeAll(async () => {
  ({ api, owner } = await createSenderApp({ documents: engine }));
  sealing = await sealingOf(api);
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

type Forgery = { what: string; fault: string; forge: (contractId: string) => Promise<unknown> };
const FORGERIES: Forgery[] = [
  {
    what: 'the base exchanged on the disk',
    fault: 'BASE_DIFFERS',
    forge: async (contractId) => replaceStoredFile(api, await baseOf(api, contractId), flip),
  },
  {
    what: 'a base of another length',
    fault: 'BASE_DIFFERS',
    forge: async (contractId) =>
      replaceStoredFile(api, await baseOf(api, contractId), (bytes) => bytes.subarray(0, -20)),
  },
  {
    what: 'the row that names another base',
    fault: 'BASE_DIFFERS',
    async forge(contractId) {
      const other = await sendContract(api, owner, {}, realFile(api, owner, { pages: 2 }));
      const sha256 = await baseOf(api, other.contractId);
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
    fault: 'FACTS_DIFFER, PLAN_DIFFERS, VALUE_DIFFERS',
    forge: (contractId) =>
      sql`update contract_files set first_page = 2 where contract_id = ${contractId}`.execute(api.database),
  },
  {
    what: 'an amount of the sender changed after the sending',
    fault: 'PLAN_DIFFERS',
    forge: (contractId) =>
      sql`update contract_contents set fields = replace(fields::text, '삼백만 원', '삼천만 원')::jsonb
           where contract_id = ${contractId}`.execute(api.database),
  },
  {
    what: 'a field put somewhere else',
    fault: 'PLAN_DIFFERS',
    forge: (contractId) =>
      sql`update contract_contents set fields = jsonb_set(fields, '{0,rect,y}', '700')
           where contract_id = ${contractId}`.execute(api.database),
  },
  {
    what: 'a setting changed',
    fault: 'PLAN_DIFFERS',
    forge: (contractId) =>
      sql`update contracts set settings = jsonb_set(settings, '{footer}', 'false')
           where contract_id = ${contractId}`.execute(api.database),
  },
  {
    what: 'an annotation of the sender put in',
    fault: 'PLAN_DIFFERS',
    async forge(contractId) {
      const { files } = await look(api, owner, contractId);
      const highlight = {
        type: 'HIGHLIGHT',
        fileId: files[0]?.file.fileId ?? '',
        pageIndex: 0,
        rect: [10, 10, 100, 30],
        rotation: 0,
        color: [255, 255, 0],
        opacity: 1,
        quadPoints: [10, 30, 100, 30, 10, 10, 100, 10],
      };
      await sql`update contract_contents set annotations = ${JSON.stringify([highlight])}::jsonb
         where contract_id = ${contractId}`.execute(api.database);
    },
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
    what: 'values of another contract copied in',
    fault: 'VALUE_UNREADABLE',
    async forge(contractId) {
      const other = await signedContract(api, owner);
      await sql`update receiver_values set content_enc = source.content_enc, bound = source.bound
         from receiver_values as source join receivers as theirs on theirs.receiver_uuid = source.receiver_uuid
        where theirs.contract_id = ${other.contractId} and receiver_values.receiver_uuid in
              (select receiver_uuid from receivers where contract_id = ${contractId})`.execute(api.database);
    },
  },
  {
    what: 'values that say that they are of before',
    fault: 'VALUE_UNREADABLE',
    forge: (contractId) =>
      sql`update receiver_values set bound = false
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
  const { contractId, token } = await signedContract(api, owner);
  await forge(contractId);
  expect((await workAndSeal(api, sealing)).filter((outcome) => outcome !== 'done')).toEqual([]);
  expect(await sealOf(api, owner, contractId)).toEqual(['IN_PROGRESS', 'HELD', fault]);
  // Both sides can still open the contract.
  expect((await api.ok('getSignContract', { token })).sealState).toBe('HELD');
});

test('a mark of the sender that is copied from another contract, or put into another field: held', async () => {
  const { sealId } = await makeSeal(api, owner, { mark: CARVED, users: [owner] });
  const seal = { of: null, kind: 'SEAL' as const, senderMark: { from: 'COMPANY' as const, sealId } };
  const send = () => sendContract(api, owner, { wishes: [seal] }, realFile(api, owner));
  const [source, copied, moved] = [await send(), await send(), await send()];
  await sql`update contract_marks set mark_enc = source.mark_enc from contract_marks as source
     where contract_marks.contract_id = ${copied.contractId} and source.contract_id = ${source.contractId}`.execute(
    api.database,
  );
  await sql`update contract_marks set field_uuids = array[${moved.fields[0]?.fieldId ?? ''}::uuid]
     where contract_id = ${moved.contractId}`.execute(api.database);
  for (const { people } of [source, copied, moved]) await sign(api, people[0]?.email);
  await workAndSeal(api, sealing);
  expect(await sealOf(api, owner, source.contractId)).toEqual(['COMPLETED', 'DONE', null]);
  for (const { contractId } of [copied, moved])
    expect(await sealOf(api, owner, contractId)).toEqual(['IN_PROGRESS', 'HELD', 'VALUE_UNREADABLE']);
});

test('rows of before, which are bound to nothing, are read and sealed', async () => {
  const { contractId } = await signedContract(api, owner);
  const { secrets } = api.deps;
  const rows = await api.database
    .selectFrom('receiverValues as v')
    .innerJoin('receivers as r', 'r.receiverUuid', 'v.receiverUuid')
    .select(['v.receiverUuid', 'v.contentEnc'])
    .where('r.contractId', '=', contractId)
    .execute();
  for (const { receiverUuid, contentEnc } of rows)
    await api.database
      .updateTable('receiverValues')
      .set({
        contentEnc: secrets.seal(FINAL_PURPOSE, secrets.open(FINAL_PURPOSE, contentEnc, receiverUuid)),
        bound: false,
      })
      .where('receiverUuid', '=', receiverUuid)
      .execute();
  expect(rows).toHaveLength(1);
  await workAndSeal(api, sealing);
  expect(await sealOf(api, owner, contractId)).toEqual(['COMPLETED', 'DONE', null]);
});

test('a draft or a mark of another receiver is nothing of one’s own', async () => {
  const sent = await sendContract(api, owner, { people: [{}, {}], wishes: [{ name: '주소' }] }, realFile(api, owner));
  const [one = '', other = ''] = sent.receivers.map(({ receiverUuid }) => receiverUuid);
  const tokens = [await startSigning(api, sent.people[0]?.email), await startSigning(api, sent.people[1]?.email)];
  await fill(api, tokens[0] ?? '', { [sent.ids[0] ?? '']: '서울시 마포구' });
  await fill(api, tokens[1] ?? '');
  for (const column of [
    { table: 'receiver_drafts', name: 'content_enc' },
    { table: 'receiver_marks', name: 'mark_enc' },
  ])
    await sql`update ${sql.table(column.table)} as mine set ${sql.ref(column.name)} = theirs.${sql.ref(column.name)}
       from ${sql.table(column.table)} as theirs
      where mine.receiver_uuid = ${other} and theirs.receiver_uuid = ${one}`.execute(api.database);
  const { draft, marks } = await api.ok('getSignContract', { token: tokens[1] ?? '' });
  expect(draft).toEqual({ version: 1, values: {}, markRefs: {}, annotations: [] });
  expect(marks).toEqual([]);
});
