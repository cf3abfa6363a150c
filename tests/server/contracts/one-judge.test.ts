import { afterAll, beforeAll, expect, test } from 'vitest';
import { field, look, readyDraft, type Field } from '../../support/contracts.ts';
import type { Person } from '../../support/people.ts';
import { complete, fill, startSigning, sendContract, type Wish } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';
import { cases, nameOf, placeOf, pairVerdicts } from '../../support/value-rows.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

const wishes: Wish[] = cases.map(({ kind, more }, place) => ({ kind, name: `칸${place}`, ...more, ...placeOf(place) }));

/** Returns the fault that the pre-send check reports for each of the sender's values. */
async function judgeSender(ready: Awaited<ReturnType<typeof readyDraft>>, written: Field[]) {
  const fields = [...ready.fields, ...written];
  await api.ok('putFields', { ...ready.call, body: { version: ready.version, fields } });
  const { problems } = await api.ok('checkContract', ready.call);
  const told = problems.filter(({ code }) => code.startsWith('SENDER_VALUE_'));
  return written.map(({ fieldId }) => told.find(({ place }) => place.fieldId === fieldId)?.fault ?? null);
}

/** What a receiver is told about each value, while typing or at the end. Invalid values are then left empty. */
async function judgeReceiver() {
  const { people, ids } = await sendContract(api, owner, { wishes });
  const token = await startSigning(api, people[0]?.email);
  const told = new Map<string, string>();
  let version = await fill(api, token);
  for (const [place, { value }] of cases.entries()) {
    const id = ids[place] ?? '';
    const body = { version, values: { [id]: value }, markRefs: {} };
    const { status, result, error } = await api.call('putValues', { token, body });
    if (status === 200) version = result.version;
    else told.set(id, error.fieldErrors?.[0]?.message ?? error.message);
  }
  for (;;) {
    const { status, error } = await complete(api, token, version);
    if (status === 200) return ids.map((id) => told.get(id) ?? null);
    const wrong = error.fieldErrors ?? [];
    for (const { field: id, message } of wrong) told.set(id, message);
    const values = Object.fromEntries(wrong.map(({ field: id }) => [id, null]));
    ({ version } = await api.ok('putValues', { token, body: { version, values, markRefs: {} } }));
  }
}

test('a value is judged alike, whoever has written it', async () => {
  const ready = await readyDraft(api, owner);
  const written = wishes.map((wish, place) =>
    field(ready.fileId, null, { required: false, ...wish, value: cases[place]?.value ?? null }),
  );
  const bySender = pairVerdicts(await judgeSender(ready, written));
  expect(bySender).toEqual(pairVerdicts(await judgeReceiver()));
  expect(cases.map((one, place) => [nameOf(one), bySender[place]?.endsWith('맞아요')])).toEqual(
    cases.map((one) => [nameOf(one), one.isRight]),
  );
});

const ASKED: Field['kind'][] = [
  'SIGNATURE',
  'SEAL',
  'INITIALS',
  'TEXT',
  'MULTILINE',
  'NUMBER',
  'AMOUNT',
  'DATE',
  'CHECKBOX',
  'RADIO',
  'LIST',
  'COMPANY',
  'BUSINESS_NUMBER',
  'IMAGE',
  'FILE',
];

test('what has to be filled in is missed alike', async () => {
  const required = ASKED.map((kind, place): Wish => ({ kind, required: true, items: ['가'], ...placeOf(place) }));
  const ready = await readyDraft(api, owner);
  const bySender = await judgeSender(
    ready,
    required.map((wish) => field(ready.fileId, null, wish)),
  );
  const { people, ids } = await sendContract(api, owner, { wishes: required });
  const token = await startSigning(api, people[0]?.email);
  const { error } = await complete(api, token, 0);
  const byReceiver = ids.map((id) => error.fieldErrors?.find((one) => one.field === id)?.message ?? null);
  expect(bySender).toEqual(byReceiver);
  expect(bySender).not.toContain(null);
});

const partsOf = (of: 0 | null, value: string | null = null) =>
  (['SUPPLY', 'VAT', 'TOTAL'] as const).map((part, place): Wish => ({
    of,
    kind: 'AMOUNT',
    name: part,
    part,
    group: `용역비 ${of}`,
    required: true,
    value: part === 'TOTAL' ? value : null,
    ...placeOf(place + (of === null ? 20 : 40)),
  }));

test('of amounts that belong together whoever fills in types one, and it has to agree with what else is typed', async () => {
  const { call, people, ids } = await sendContract(api, owner, { wishes: [...partsOf(0), ...partsOf(null, '2200')] });
  const [supply = '', vat = '', total = ''] = ids;
  const token = await startSigning(api, people[0]?.email);
  const version = await fill(api, token, { [supply]: '1000', [total]: '1200' });
  const refused = await complete(api, token, version);
  const words = '공급가액에 부가세 10%를 더하면 합계가 되어야 해요.';
  expect(refused.error.fieldErrors).toEqual([supply, total].map((id) => ({ field: id, message: words })));
  const body = { version, values: { [supply]: null }, markRefs: {} };
  const typed = await api.ok('putValues', { token, body });
  expect((await complete(api, token, typed.version)).status).toBe(200);
  const { values } = await look(api, owner, call.path.contractId);
  const given = [supply, vat, total].map((id) => values.find(({ fieldId }) => fieldId === id)?.value);
  expect(given).toEqual(['1091', '109', '1200']);
});
