import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportChain } from '../../../server/audit/chain.ts';
import { verifyChain } from '../../../server/audit/verify-chain.ts';
import { readKnownSeals } from '../../../server/documents/seal/keys/key-store.ts';
import { verify as judge } from '../../../server/documents/verify/verify.ts';
import { readRecord } from '../../../server/modules/audit/contract-events.repository.ts';
import { destroyContents } from '../../../server/modules/contracts/running/destroy-contents.ts';
import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import { look, receiver } from '../../support/contracts.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { samplePdf } from '../../support/documents/sample-pdfs.ts';
import { everyKind, highlightOn } from '../../support/every-kind.ts';
import { open, uploadAndProcess, untilStatus, upload } from '../../support/files.ts';
import { makeListBox } from '../../support/list-boxes.ts';
import { CARVED, makeSeal } from '../../support/marks.ts';
import type { Person } from '../../support/people.ts';
import { drawPng } from '../../support/pictures.ts';
import { sealingOf, workAndSeal } from '../../support/sealing-server.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import { complete, fill, startSigning } from '../../support/signing.ts';
import { slot } from '../../support/templates.ts';
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

async function publish() {
  const token = owner.accessJwt;
  const { fileId } = await upload(api, owner, samplePdf({ pages: 2 }));
  await untilStatus(api, owner, fileId, 'READY');
  const picture = await uploadAndProcess(api, owner, await drawPng(), { purpose: 'image', filename: '도면.png' });
  const { sealId } = await makeSeal(api, owner, { mark: CARVED, users: [owner] });
  const { listBoxId } = await makeListBox(api, owner, ['서울', '부산']);
  const made = await api.ok('createTemplate', { token, body: { title: '표준근로계약서', fileIds: [fileId] } });
  const call = { token, path: { templateId: made.templateId } };
  const slots = [slot('근로자'), slot('보증인', { order: 2 })];
  const [worker = '', guarantor = ''] = slots.map(({ slotUuid }) => slotUuid);
  await api.ok('putTemplateSlots', { ...call, body: { version: 1, slots } });
  const fields = everyKind({ fileId, worker, guarantor }, { sealId, listBoxId, pictureId: picture.fileId });
  await api.ok('putTemplateFields', { ...call, body: { version: 2, fields } });
  await api.ok('putTemplateAnnotations', { ...call, body: { version: 3, annotations: [highlightOn(fileId)] } });
  const { content } = await api.ok('getTemplate', call);
  const settings = { ...content.settings, allowDelegate: true };
  const { version } = await api.ok('changeTemplate', { ...call, body: { version: 4, content: { settings } } });
  await api.ok('publishTemplate', { ...call, body: { version } });
  return { call, fields };
}

type Call = { token: string; path: { contractId: string } };
const create = async (call: { token: string; path: { templateId: string } }): Promise<Call> => {
  const { contractId } = await api.ok('createDraftFromTemplate', call);
  return { token: owner.accessJwt, path: { contractId } };
};
const lookAt = ({ path: { contractId } }: Call) => look(api, owner, contractId);
type Fields = Awaited<ReturnType<typeof lookAt>>['fields'];

async function putFields(call: Call, change: (fields: Fields) => Fields) {
  const { version, fields } = await lookAt(call);
  await api.ok('putFields', { ...call, body: { version, fields: change(fields) } });
}

async function putPeople(call: Call, about: string) {
  const { version, receivers } = await lookAt(call);
  const people = ['이도윤', '한유나'].map((name, place) => ({
    ...receiver(name, { email: `${about}-${place}@out.example`, order: place + 1 }),
    receiverUuid: receivers[place]?.receiverUuid ?? null,
  }));
  await api.ok('putReceivers', { ...call, body: { version, receivers: people } });
  return people.map(({ email }) => email ?? '');
}

const stored = ({ path: { contractId } }: Call) =>
  api.database
    .selectFrom('contractContents')
    .selectAll()
    .where('contractId', '=', contractId)
    .executeTakeFirstOrThrow();
const isByReference = async (call: Call) => (await stored(call)).versionUuid !== null;

/** Replaces ids, addresses and times with their order of appearance, so that two contracts can be compared. */
function describe(answer: unknown) {
  const seen = new Map<string, string>();
  const name = (word: string) => {
    const known = seen.get(word) ?? `#${seen.size}`;
    seen.set(word, known);
    return known;
  };
  const text = JSON.stringify(answer ?? null)
    .replaceAll(/\/api\/[^"]*/g, 'url')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'moment')
    .replaceAll(/[\da-f]{64}|DJ-[\w-]+|[A-Z]+-\d{4}-\d{4}/g, 'hash')
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}|[\w-]+@out\.example/g, name);
  const parsed: unknown = JSON.parse(text);
  return parsed;
}

test('a contract by reference answers like one with an own copy, from the draft to the end', async () => {
  const template = await publish();
  const calls = [await create(template.call), await create(template.call)] as const;
  const [referring, copied] = calls;
  await putFields(copied, ([first, ...rest]) => (first ? [{ ...first, name: '다른 이름' }, ...rest] : rest));
  await putFields(copied, ([first, ...rest]) =>
    first ? [{ ...first, name: template.fields[0]?.name ?? '' }, ...rest] : rest,
  );
  // Saving what is already there changes nothing.
  for (const _ of '12') await putFields(referring, (fields) => fields);
  const both = async <Answer>(ask: (call: Call, index: number) => Promise<Answer>) => {
    const answers = [await ask(referring, 0), await ask(copied, 1)] as const;
    const [one, other] = answers.map(describe);
    expect(one).toEqual(other);
    return answers;
  };
  const [drafted] = await both(lookAt);
  expect(drafted.fields.map(({ fieldId }) => fieldId)).toEqual(template.fields.map(({ fieldId }) => fieldId));
  expect(drafted.annotations).toHaveLength(1);

  const people = [await putPeople(referring, 'referring'), await putPeople(copied, 'copied')];
  for (const call of calls)
    await putFields(call, (fields) =>
      fields.map((field) => {
        if (field.name === '금액') return { ...field, value: '73,190,246' };
        return field.kind === 'TEXT' && field.value === '서울시' ? { ...field, value: '부산시' } : field;
      }),
    );
  expect([await isByReference(referring), await isByReference(copied)]).toEqual([true, false]);
  const row = await stored(referring);
  expect([row.fields, row.annotations, row.ownValuesEnc?.includes('73,190,246')]).toEqual([[], [], false]);
  await both(async (call) => (await lookAt(call)).fields);
  const [problems] = await both((call) => api.ok('checkContract', call));
  expect(problems.problems.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  const [copyOfDraft] = await both((call) => api.ok('duplicateContract', call).then(({ status }) => status));
  expect(copyOfDraft).toBe('DRAFT');

  await both((call) => api.ok('sendContract', call).then(({ status }) => status));
  await both(async (call) => (await lookAt(call)).fields);

  const tokens = [await startSigning(api, people[0]?.[0]), await startSigning(api, people[1]?.[0])];
  const [read] = await both((_, index) => api.ok('getSignContract', { token: tokens[index] ?? '' }));
  expect(read.fields.find(({ name }) => name === '금액')?.value).toBe('73,190,246');
  expect(Object.values(read.lists)).toEqual([['서울', '부산']]);
  const text = read.fields.find(({ value }) => value === '부산시')?.fieldId ?? '';
  const number = read.fields.find(({ kind }) => kind === 'NUMBER')?.fieldId ?? '';
  const versions: number[] = [];
  for (const token of tokens)
    versions.push(await fill(api, token, { [text]: '스무 자보다 길어서 여기에는 쓸 수 없는 말' }));
  const [refused] = await both(async (_, index) => {
    const { error } = await complete(api, tokens[index] ?? '', versions[index] ?? 0);
    return error;
  });
  expect(refused).toMatchObject({ errorCode: 'VALUES_WRONG', fieldErrors: [{ field: text }] });
  await both(async (_, index) => {
    const token = tokens[index] ?? '';
    const body = { version: versions[index] ?? 0, values: { [text]: '대구시', [number]: '21' }, markRefs: {} };
    const { version } = await api.ok('putValues', { token, body });
    return (await complete(api, token, version)).result;
  });

  await both(async (_, index) => {
    const token = await startSigning(api, people[index]?.[1]);
    await api.ok('delegateSigning', { token, body: { name: '정해원', email: `delegate-${index}@out.example` } });
  });
  expect(await isByReference(referring)).toBe(true);
  await both(async (call) => (await lookAt(call)).fields);
  await both(async (_, index) => {
    const token = await startSigning(api, `delegate-${index}@out.example`);
    const contract = await api.ok('getSignContract', { token });
    await complete(api, token, await fill(api, token));
    return contract;
  });

  await workAndSeal(api, sealing);
  const [ended] = await both(lookAt);
  expect(ended.status).toBe('COMPLETED');
  const formula = ended.fields.find(({ kind }) => kind === 'FORMULA')?.fieldId;
  const valueOf = (id: string | undefined) => ended.values.find(({ fieldId }) => fieldId === id)?.value;
  expect([valueOf(formula), valueOf(text)]).toEqual(['42', '대구시']);
  await both((call) => api.ok('listContractEvents', call));
  const known = await readKnownSeals(path.join(api.deps.config.dataDir, 'seal'));
  await both(async (call) => {
    const { documentUrl } = await lookAt(call);
    const { rawPayload } = await open(api, documentUrl);
    const { verdict } = judge(rawPayload, { known, verifyChain });
    expect(verdict).toBe('WHOLE');
    return verdict;
  });

  await both(async (call) => {
    const { contractId } = await api.ok('duplicateContract', call);
    const copy = { ...call, path: { contractId } };
    expect(await isByReference(copy)).toBe(false);
    return lookAt(copy);
  });
  await both(async (call) => {
    expect(await destroyContents(api.deps, call.path.contractId)).toBe(true);
    const record = await readRecord(api.database, call.path.contractId);
    expect(verifyChain(exportChain(record, 'CERTIFICATE'), record.head)).toMatchObject({ ok: true });
    const { contractId: _, ...left } = await stored(call);
    return left;
  });
  expect(await stored(referring)).toMatchObject({ versionUuid: null, owners: {}, ownValuesEnc: null, lists: {} });
});
