import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import { look, receiver, type Field, field } from '../../support/contracts.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { samplePdf } from '../../support/documents/sample-pdfs.ts';
import { highlightOn } from '../../support/every-kind.ts';
import { untilStatus } from '../../support/files.ts';
import type { Person } from '../../support/people.ts';
import { sealingOf, workAndSeal } from '../../support/sealing-server.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import { complete, fill, startSigning } from '../../support/signing.ts';
import { draftTemplate, publishedTemplate } from '../../support/templates.ts';
import type { TestApp } from '../../support/test-app.ts';

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

const AMOUNT: Partial<Field> = {
  kind: 'TEXT',
  name: '금액',
  required: false,
  rect: { x: 300, y: 300, width: 80, height: 20 },
};

async function create() {
  const template = await publishedTemplate(api, owner, {
    file: samplePdf({ pages: 2 }),
    fields: (fileId) => [field(fileId, null, AMOUNT)],
  });
  const { contractId } = await api.ok('createDraftFromTemplate', template.call);
  const call = { token: owner.accessJwt, path: { contractId } };
  const contract = await look(api, owner, contractId);
  return { template, call, contractId, contract, version: contract.version };
}
type Made = Awaited<ReturnType<typeof create>>;

const stored = (contractId: string) =>
  api.database
    .selectFrom('contractContents')
    .selectAll()
    .where('contractId', '=', contractId)
    .executeTakeFirstOrThrow();

const price = (fields: readonly Field[], value: string) =>
  fields.map((one) => (one.name === '금액' ? { ...one, value } : one));

type Change = { what: string; change: (made: Made) => Promise<unknown> };
const CHANGES: Change[] = [
  {
    what: 'a field that moved',
    change: ({ call, version, contract: { fields } }) =>
      api.ok('putFields', {
        ...call,
        body: { version, fields: fields.map((one) => ({ ...one, rect: { ...one.rect, x: one.rect.x + 1 } })) },
      }),
  },
  {
    what: 'fields in another order',
    change: ({ call, version, contract: { fields } }) =>
      api.ok('putFields', { ...call, body: { version, fields: fields.toReversed() } }),
  },
  {
    what: 'a field that is gone',
    change: ({ call, version, contract: { fields } }) =>
      api.ok('putFields', { ...call, body: { version, fields: fields.slice(1) } }),
  },
  {
    what: 'a file whose pages were arranged',
    async change({ call, version, template: { fileId } }) {
      const pages = [2, 1].map((page) => ({ page, turn: 0 as const }));
      const arranged = await api.ok('arrangePages', { token: call.token, path: { fileId }, body: { pages } });
      await untilStatus(api, owner, arranged.fileId, 'READY');
      await api.ok('changeContract', { ...call, body: { version, fileIds: [arranged.fileId] } });
      const { fields } = await look(api, owner, call.path.contractId);
      expect(fields.map((one) => [one.fileId, one.page])).toEqual(fields.map(() => [arranged.fileId, 2]));
    },
  },
  {
    what: 'a drawing',
    change: ({ call, version, template: { fileId } }) =>
      api.ok('putAnnotations', { ...call, body: { version, annotations: [highlightOn(fileId)] } }),
  },
];

test.each(CHANGES)('$what gives the contract a copy of its own, with its values', async ({ change }) => {
  const made = await create();
  const { call, contractId } = made;
  await api.ok('putFields', { ...call, body: { version: made.version, fields: price(made.contract.fields, '7,319') } });
  const priced = await look(api, owner, contractId);
  expect((await stored(contractId)).versionUuid).not.toBeNull();
  await change({ ...made, contract: priced, version: priced.version });
  expect(await stored(contractId)).toMatchObject({ versionUuid: null, owners: {}, ownValuesEnc: null });
  const changed = await look(api, owner, contractId);
  expect(changed.fields.find(({ name }) => name === '금액')?.value).toBe('7,319');
  expect(changed.fields.length + changed.annotations.length).not.toBe(0);
  // The template is unchanged.
  const again = await api.ok('createDraftFromTemplate', made.template.call);
  expect((await look(api, owner, again.contractId)).fields.map(withoutOwner)).toEqual(
    made.contract.fields.map(withoutOwner),
  );
});
const withoutOwner = ({ receiverUuid: _, ...rest }: Field) => rest;

test('a value that is the version’s again is stored no longer', async () => {
  const { call, contractId, contract, version } = await create();
  const priced = await api.ok('putFields', { ...call, body: { version, fields: price(contract.fields, '7,319') } });
  expect((await stored(contractId)).ownValuesEnc).not.toBeNull();
  await api.ok('putFields', { ...call, body: { version: priced.version, fields: contract.fields } });
  expect(await stored(contractId)).toMatchObject({ ownValuesEnc: null, fields: [] });
  expect((await look(api, owner, contractId)).fields).toEqual(contract.fields);
});

test('a process reads a version once, whichever contracts refer to it', async () => {
  const { template, contractId } = await create();
  const other = await api.ok('createDraftFromTemplate', template.call);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  for (const id of [contractId, other.contractId]) await look(api, owner, id);
  const texts = query.mock.calls.map(([asked]: unknown[]) =>
    typeof asked === 'string' ? asked : String(Object(asked).text),
  );
  query.mockRestore();
  expect(texts.filter((text) => text.includes('"contract_contents"'))).toHaveLength(2);
  expect(texts.filter((text) => text.includes('"template_versions"'))).toEqual([]);
});

test('fields of somebody who was taken out still name them, as in a copy', async () => {
  const { call, contractId, contract, version } = await create();
  const [worker] = contract.receivers;
  await api.ok('putReceivers', { ...call, body: { version, receivers: [receiver('이도윤')] } });
  const changed = await look(api, owner, contractId);
  expect(changed.fields).toEqual(contract.fields);
  expect(changed.fields[0]?.receiverUuid).toBe(worker?.receiverUuid);
  const { problems } = await api.ok('checkContract', call);
  expect(problems.map(({ code }) => code)).toContain('FIELD_WITHOUT_OWNER');
});

test('a template that is made from such a contract has its fields, without the sender’s value', async () => {
  const { call, contract, version } = await create();
  await api.ok('putFields', { ...call, body: { version, fields: price(contract.fields, '7,319') } });
  const { templateId } = await api.ok('createTemplate', {
    token: call.token,
    body: { title: '계약에서', contractId: call.path.contractId },
  });
  const { content } = await api.ok('getTemplate', { token: call.token, path: { templateId } });
  expect(content.fields.map(({ name, rect, value }) => ({ name, rect, value }))).toEqual(
    contract.fields.map(({ name, rect }) => ({ name, rect, value: undefined })),
  );
});

test('only a published version can be referred to, and it stays', async () => {
  const { contractId } = await create();
  const working = await draftTemplate(api, owner);
  const { draftUuid } = await api.database
    .selectFrom('templates')
    .select('draftUuid')
    .where('templateUuid', '=', working.templateId)
    .executeTakeFirstOrThrow();
  await expect(
    api.database
      .updateTable('contractContents')
      .set({ versionUuid: draftUuid })
      .where('contractId', '=', contractId)
      .execute(),
  ).rejects.toThrow('published template versions only');
  const { versionUuid } = await stored(contractId);
  await expect(
    api.database.deleteFrom('templateVersions').where('versionUuid', '=', versionUuid).execute(),
  ).rejects.toThrow('does not change');
});

test('values that do not decrypt are neither copied nor sent without them', async () => {
  const { call, contractId, contract, version, template } = await create();
  const put = await api.ok('putFields', { ...call, body: { version, fields: price(contract.fields, '7,319') } });
  await sql`update contract_contents set own_values_enc = own_values_enc || '\\x00' where contract_id = ${contractId}`.execute(
    api.database,
  );
  const before = await stored(contractId);
  const annotations = [highlightOn(template.fileId)];
  const attempts = [
    await api.call('duplicateContract', call),
    await api.call('putAnnotations', { ...call, body: { version: put.version, annotations } }),
    await api.call('sendContract', call),
  ];
  expect(attempts.map(({ status }) => status)).toEqual([500, 500, 500]);
  expect(await stored(contractId)).toEqual(before);
  expect((await look(api, owner, contractId)).status).toBe('DRAFT');
});

type Forgery = { what: string; fault: RegExp; forge: (contractId: string) => Promise<unknown> };
const FORGERIES: Forgery[] = [
  {
    what: 'a reference to another version',
    fault: /PLAN_DIFFERS/,
    async forge(contractId: string) {
      const other = await publishedTemplate(api, owner, { file: samplePdf({ pages: 1 }) });
      await sql`update contract_contents set version_uuid = (select published_uuid from templates where template_uuid = ${other.templateId})
                 where contract_id = ${contractId}`.execute(api.database);
    },
  },
  {
    what: 'fields given to somebody else',
    fault: /PLAN_DIFFERS/,
    forge: (contractId: string) =>
      sql`update contract_contents set owners = (select jsonb_object_agg(key, gen_random_uuid()) from jsonb_each(owners))
           where contract_id = ${contractId}`.execute(api.database),
  },
  {
    what: 'values that are gone',
    fault: /PLAN_DIFFERS/,
    forge: (contractId: string) =>
      sql`update contract_contents set own_values_enc = null where contract_id = ${contractId}`.execute(api.database),
  },
  {
    what: 'values that do not decrypt',
    fault: /VALUE_UNREADABLE/,
    forge: (contractId: string) =>
      sql`update contract_contents set own_values_enc = own_values_enc || '\\x00' where contract_id = ${contractId}`.execute(
        api.database,
      ),
  },
];

test.each(FORGERIES)('$what is found before the seal', async ({ fault, forge }) => {
  const { call, contractId, contract, version } = await create();
  const email = `${contractId}@out.example`;
  const people = [{ ...receiver('이도윤', { email }), receiverUuid: contract.receivers[0]?.receiverUuid ?? null }];
  const put = await api.ok('putReceivers', { ...call, body: { version, receivers: people } });
  const fields = price(contract.fields, '7,319');
  await api.ok('putFields', { ...call, body: { version: put.contract.version, fields } });
  await api.ok('sendContract', call);
  const token = await startSigning(api, email);
  expect((await complete(api, token, await fill(api, token))).status).toBe(200);
  await forge(contractId);
  await workAndSeal(api, sealing);
  const held = await look(api, owner, contractId);
  expect(held).toMatchObject({ sealState: 'HELD', sealError: expect.stringMatching(fault) });
});
