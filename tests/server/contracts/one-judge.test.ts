import { afterAll, beforeAll, expect, test } from 'vitest';
import { field, look, readyDraft, verify, type Field } from '../../support/contracts.ts';
import { signUp, type Person } from '../../support/people.ts';
import { complete, fill, letIn, sendContract, type Wish } from '../../support/signing.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  owner = await signUp(api);
  await verify(api, owner);
});
afterAll(() => api.close());

type Values = { kind: Field['kind']; right: string[]; wrong: string[]; more?: Partial<Field> };
const TYPED: Values[] = [
  {
    kind: 'TEXT',
    right: ['서울시 마포구', '한글 English 1'],
    wrong: ['한글 🫠 글', '칸보다 긴 글 '.repeat(40), '가'.repeat(2001)],
  },
  { kind: 'TEXT', right: ['AB'], wrong: ['ab', 'ABC'], more: { validation: { pattern: '[A-Z]{2}' } } },
  {
    kind: 'TEXT',
    right: ['AB'],
    wrong: ['ab'],
    more: { validation: { pattern: '[A-Z]{2}', message: '대문자 둘이요.' } },
  },
  {
    kind: 'TEXT',
    right: ['가나다'],
    wrong: ['가', '가나다라마바'],
    more: { validation: { minLength: 2, maxLength: 5 } },
  },
  { kind: 'MULTILINE', right: ['한 줄\n두 줄'], wrong: ['여러 줄\n'.repeat(60), '글자 \u{10FFFD}'] },

  { kind: 'NUMBER', right: ['12', '-3.5'], wrong: ['abc', '1 2'] },
  { kind: 'NUMBER', right: ['10'], wrong: ['9', '11.5'], more: { validation: { minimum: '10', maximum: '11' } } },

  { kind: 'AMOUNT', right: ['1200000', '0'], wrong: ['abc', '1,200', '-5', '1.5'] },
  { kind: 'AMOUNT', right: ['100'], wrong: ['99'], more: { validation: { minimum: '100' } } },

  {
    kind: 'DATE',
    right: ['2026-02-28', '2028-02-29'],
    wrong: ['2026년 13월 45일', '2026-02-31', '2026-13-45', '2027-02-29'],
  },
  { kind: 'DATE', right: ['1994-12-07'], wrong: ['1899-01-01', '2999-01-01'], more: { name: '생년월일' } },
  { kind: 'CHECKBOX', right: ['true'], wrong: ['yes'] },
  { kind: 'RADIO', right: ['true'], wrong: ['yes'] },
  { kind: 'LIST', right: ['가'], wrong: ['다'], more: { items: ['가', '나'] } },
  { kind: 'NAME', right: ['김지수'], wrong: ['김\u{10FFFD}수'] },
  { kind: 'EMAIL', right: ['a@b.kr'], wrong: ['a@b', '한글'] },
  { kind: 'PHONE', right: ['010-1234-5678'], wrong: ['010-12'] },
  { kind: 'COMPANY', right: ['한빛물산'], wrong: ['한빛 🫠'] },
  { kind: 'BUSINESS_NUMBER', right: ['124-81-00998'], wrong: ['123', '124-81-00999'] },
];
const cases = TYPED.flatMap(({ right, wrong, ...one }) => [
  ...right.map((value) => ({ ...one, value, isRight: true })),
  ...wrong.map((value) => ({ ...one, value, isRight: false })),
]);
const placeOf = (place: number) => ({
  rect: { x: 20 + (place % 4) * 140, y: 10 + Math.floor(place / 4) * 36, width: 130, height: 24 },
});
const wishes: Wish[] = cases.map(({ kind, more }, place) => ({ kind, name: `칸${place}`, ...more, ...placeOf(place) }));

/** What the sender is told about each, by the check before sending. */
async function judgeSender(ready: Awaited<ReturnType<typeof readyDraft>>, written: Field[]) {
  const fields = [...ready.fields, ...written];
  await api.ok('putFields', { ...ready.call, body: { version: ready.version, fields } });
  const { problems } = await api.ok('checkContract', ready.call);
  const told = problems.filter(({ code }) => code.startsWith('SENDER_VALUE_'));
  return written.map(({ fieldId }) => told.find(({ place }) => place.fieldId === fieldId)?.fault ?? null);
}

/** What a receiver is told about each, while typing or at the end; what is wrong they leave empty then. */
async function judgeReceiver() {
  const { people, ids } = await sendContract(api, owner, { wishes });
  const token = await letIn(api, people[0]?.email);
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

const nameOf = ({ kind, value }: (typeof cases)[number]) => `${kind} ${value.slice(0, 20)}`;
const told = (verdicts: readonly (string | null)[]) =>
  cases.map((one, place) => `${nameOf(one)}: ${verdicts[place] ?? '맞아요'}`);

test('a value is judged alike, whoever has written it', async () => {
  const ready = await readyDraft(api, owner);
  const written = wishes.map((wish, place) =>
    field(ready.fileId, null, { required: false, ...wish, value: cases[place]?.value ?? null }),
  );
  const bySender = told(await judgeSender(ready, written));
  expect(bySender).toEqual(told(await judgeReceiver()));
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
  const token = await letIn(api, people[0]?.email);
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
  const token = await letIn(api, people[0]?.email);
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
