import { randomUUID as uuid } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FINAL_CONFIRMATION } from '../../../rules/final-confirmation.ts';
import { CONSENT_VERSIONS } from '../../../server/content/terms.ts';
import { listEvents } from '../../../server/modules/audit/contract-events.repository.ts';
import { sortedStatuses } from '../../support/api-client.ts';
import { age, look } from '../../support/contracts.ts';
import type { Person } from '../../support/people.ts';
import { complete, fill, startSigning, sendContract, sign } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

const NINE = [uuid(), uuid(), uuid(), uuid(), uuid(), uuid(), uuid(), uuid(), uuid()] as const;

const eventsOf = async (call: { token: string; path: { contractId: string } }) =>
  (await api.ok('listContractEvents', call)).map(({ kind }) => kind);
const sealJobs = async (contractId: string) =>
  (await api.database.selectFrom('jobs').select('kind').where('jobKey', '=', contractId).execute()).map(
    ({ kind }) => kind,
  );

test('the turn passes, and the last one to finish asks for the seal', async () => {
  const { call, contractId, people, receivers, ids } = await sendContract(api, owner, {
    people: [{ order: 1 }, { order: 2 }],
    wishes: [{ name: '주소' }],
  });
  const first = await sign(api, people[0]?.email, { [ids[0] ?? '']: '서울시 마포구' });
  expect(first.result).toEqual({
    state: 'SIGNED',
    contractStatus: 'IN_PROGRESS',
    sealState: 'NONE',
    waitsFor: ['한유나'],
  });
  expect(await sealJobs(contractId)).toEqual([]);
  const seen = await look(api, owner, contractId);
  expect(seen.receivers.map(({ state, hasTurn }) => [state, hasTurn])).toEqual([
    ['SIGNED', false],
    ['NOTIFIED', true],
  ]);
  expect(seen.receivers[0]?.finishedAt).not.toBeNull();

  const second = await sign(api, people[1]?.email);
  expect(second.result).toEqual({ state: 'SIGNED', contractStatus: 'IN_PROGRESS', sealState: 'PENDING', waitsFor: [] });
  expect(await sealJobs(contractId)).toEqual(['seal-contract']);
  expect(await eventsOf(call)).toEqual(expect.arrayContaining(['FINAL_CONFIRMED', 'SIGNED', 'ALL_SIGNED']));
  expect((await eventsOf(call)).filter((kind) => kind === 'ALL_SIGNED')).toHaveLength(1);
  // The drafts are deleted, and the values kept in a form that can't be read from the table.
  for (const table of ['receiverDrafts', 'receiverMarks'] as const) {
    const uuids = receivers.map(({ receiverUuid }) => receiverUuid);
    const left = await api.database
      .selectFrom(table)
      .select('receiverUuid')
      .where('receiverUuid', 'in', uuids)
      .execute();
    expect(left).toEqual([]);
  }
  const rows = await api.database.selectFrom('receiverValues').select('contentEnc').execute();
  expect(rows.every(({ contentEnc }) => !contentEnc.toString('utf8').includes('마포구'))).toBe(true);
});

test('the chain says which sentence was confirmed, and each consent on its own', async () => {
  const { contractId, people } = await sendContract(api, owner);
  await sign(api, people[0]?.email);
  const events = await listEvents(api.database, contractId);
  const said = events.flatMap((event): unknown[] => {
    if (event.kind === 'CONSENTED') return [event.data.consents];
    return event.kind === 'FINAL_CONFIRMED' ? [event.data.version] : [];
  });
  expect(said).toEqual([
    [{ kind: 'ELECTRONIC_SIGNATURE', version: CONSENT_VERSIONS.ELECTRONIC_SIGNATURE }],
    [{ kind: 'PERSONAL_INFORMATION', version: CONSENT_VERSIONS.PERSONAL_INFORMATION }],
    FINAL_CONFIRMATION.version,
  ]);
});

test('finishing again by the same key answers the same, and without it that it is done', async () => {
  const { call, people } = await sendContract(api, owner);
  const token = await startSigning(api, people[0]?.email);
  const version = await fill(api, token);
  const [one, other] = await Promise.all([complete(api, token, version, 'k'), complete(api, token, version, 'k')]);
  const repeated = await complete(api, token, version, 'k');
  expect([one.status, other.status].filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(repeated.status).toBe(200);
  expect((await complete(api, token, version)).error.errorCode).toBe('ALREADY_ACTED');
  expect((await complete(api, token, version + 1, 'k')).error.errorCode).toBe('IDEMPOTENCY_MISMATCH');
  expect((await eventsOf(call)).filter((kind) => kind === 'SIGNED')).toHaveLength(1);
});

test('two who finish at the same moment end the contract once', async () => {
  const { call, contractId, people } = await sendContract(api, owner, { people: [{}, {}] });
  const tokens = [await startSigning(api, people[0]?.email), await startSigning(api, people[1]?.email)];
  const versions = [await fill(api, tokens[0] ?? ''), await fill(api, tokens[1] ?? '')];
  const answers = await Promise.all(tokens.map((token, place) => complete(api, token, versions[place] ?? 0)));
  expect(sortedStatuses(answers)).toEqual([200, 200]);
  expect((await eventsOf(call)).filter((kind) => kind === 'ALL_SIGNED')).toHaveLength(1);
  expect(await sealJobs(contractId)).toEqual(['seal-contract']);
});

test('of the last signature and a cancellation at the same moment one wins', async () => {
  const { call, contractId, people } = await sendContract(api, owner);
  const token = await startSigning(api, people[0]?.email);
  const version = await fill(api, token);
  const [signed, cancelled] = await Promise.all([
    complete(api, token, version),
    api.call('cancelContract', { ...call, body: { reason: '내용이 바뀌었어요' } }),
  ]);
  expect([signed.status, cancelled.status].filter((status) => status === 200)).toHaveLength(1);
  const { status, sealState } = await look(api, owner, contractId);
  expect([status, sealState]).toEqual(signed.status === 200 ? ['IN_PROGRESS', 'PENDING'] : ['CANCELLED', 'NONE']);
});

test('after the deadline nothing can be finished, whether or not anything has marked it', async () => {
  const { contractId, people } = await sendContract(api, owner);
  const token = await startSigning(api, people[0]?.email);
  const version = await fill(api, token);
  await age(api, contractId, 'expires_at');
  expect((await complete(api, token, version)).error.errorCode).toBe('CONTRACT_EXPIRED');
});

test('an older version is refused, and what is missing or wrong is named', async () => {
  const { people, ids } = await sendContract(api, owner, {
    wishes: [
      { name: '주소', required: true },
      { name: '금액', kind: 'AMOUNT' },
      { name: '암호', validation: { pattern: '(a+)+', message: '소문자 a만 적어주세요.' } },
    ],
  });
  const [address = '', amount = '', secret = ''] = ids;
  const token = await startSigning(api, people[0]?.email);
  const version = await fill(api, token);
  expect((await complete(api, token, version - 1)).error).toMatchObject({ errorCode: 'VERSION_CONFLICT', version });
  expect((await complete(api, token, version)).error).toMatchObject({
    errorCode: 'VALUES_WRONG',
    fieldErrors: [{ field: address, message: '꼭 채워야 해요.' }],
  });
  const values = { [address]: '서울', [amount]: '12만', [secret]: `${'a'.repeat(50)}!` };
  const put = await api.ok('putValues', { token, body: { version, values, markRefs: {} } });
  // Matching the last field's pattern would never finish. A response proves that the server gives up on it.
  const refused = await complete(api, token, put.version);
  expect(refused.error.fieldErrors?.map(({ field }) => field).toSorted()).toEqual([amount, secret].toSorted());
});

test('a text that its field cannot hold is asked for shorter; what cannot be put shorter is taken', async () => {
  const narrow = { x: 300, y: 40, width: 40, height: 12 };
  const { people, ids } = await sendContract(api, owner, {
    wishes: [
      { name: '비고', rect: narrow },
      { name: '성명', kind: 'NAME', rect: { ...narrow, y: 70 } },
      { name: '메모', kind: 'MULTILINE', rect: { ...narrow, y: 100 } },
    ],
  });
  const [remark = '', name = '', memo = ''] = ids;
  const token = await startSigning(api, people[0]?.email);
  const version = await fill(api, token);
  const long = '가나다라마바사아자차카타파하'.repeat(3);
  const values = { [remark]: long, [name]: long, [memo]: `${long}\n${long}` };
  const put = await api.ok('putValues', { token, body: { version, values, markRefs: {} } });
  const message = '칸에 다 들어가지 않아요. 더 짧게 적어주세요.';
  expect((await complete(api, token, put.version)).error).toMatchObject({
    errorCode: 'VALUES_WRONG',
    fieldErrors: [
      { field: remark, message },
      { field: memo, message },
    ],
  });
  const completeIn = async (language: string) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/sign/complete',
      headers: { 'accept-language': language, authorization: `Bearer ${token}`, 'idempotency-key': uuid() },
      payload: { version: put.version, confirmed: true },
    });
    return response.json();
  };
  expect(await completeIn('en')).toMatchObject({
    message: 'Some fields are empty or need your attention.',
    fieldErrors: [{ message: 'This is too long for the field. Shorten it.' }, {}],
  });
  expect(await completeIn('km')).toMatchObject({
    fieldErrors: [{ message: 'វែងពេកសម្រាប់ប្រអប់នេះ។ សូមសរសេរឱ្យខ្លី។' }, {}],
  });
  const short = { [remark]: '없음', [name]: long, [memo]: '하나' };
  const again = await api.ok('putValues', { token, body: { version: put.version, values: short, markRefs: {} } });
  expect((await complete(api, token, again.version)).result).toMatchObject({ state: 'SIGNED' });
});

test('what is hidden leaves no trace, formulas and dates are worked out again', async () => {
  const [tick, plate, count, sum, date, name, note, cleared, amount] = NINE;
  const { call, contractId, people } = await sendContract(api, owner, {
    wishes: [
      { fieldId: tick, kind: 'CHECKBOX' },
      {
        fieldId: plate,
        required: true,
        condition: { fieldId: tick, is: 'FILLED', value: null, effect: 'SHOWN' },
      },
      { fieldId: count, kind: 'NUMBER' },
      { fieldId: sum, kind: 'FORMULA', formula: `[${count}] * 1.1` },
      { fieldId: date, kind: 'SIGNED_DATE' },
      { fieldId: name, kind: 'NAME' },
      { fieldId: note, value: '제안한 말' },
      { fieldId: cleared, value: '지울 말' },
      { fieldId: amount, kind: 'AMOUNT', inWords: true },
    ],
  });
  const { status } = await sign(api, people[0]?.email, {
    [plate]: '12가 3456',
    [count]: '30',
    [cleared]: null,
    [amount]: '1200000',
  });
  expect(status).toBe(200);
  const signed = (await listEvents(api.database, contractId)).find((event) => event.kind === 'SIGNED');
  expect(signed?.data.values).toEqual({
    [count]: [1, '30'],
    [sum]: [1, '33'],
    [date]: [1, expect.stringMatching(/^\d{4}년 \d{1,2}월 \d{1,2}일$/)],
    [name]: [1, '이도윤'],
    [note]: [1, '제안한 말'],
    [amount]: [1, '금 일백이십만원정 (₩1,200,000)'],
  });
  expect(JSON.stringify(await api.ok('listContractEvents', call))).not.toContain('12가');
  const given = (await look(api, owner, contractId)).values;
  expect(given.map(({ fieldId, value }) => [fieldId, value])).toContainEqual([note, '제안한 말']);
  expect(given.some(({ fieldId }) => fieldId === plate || fieldId === cleared)).toBe(false);
});

test('a required formula without a result keeps a signer from finishing, and names the field to change', async () => {
  const [count, sum] = NINE;
  const { people } = await sendContract(api, owner, {
    wishes: [
      { fieldId: count, kind: 'NUMBER', name: '개월' },
      { fieldId: sum, kind: 'FORMULA', name: '월 금액', required: true, formula: `1200 / [${count}]` },
    ],
  });
  for (const [value, words] of [
    ['0', '‘개월’ 칸에 0을 적으면 ‘월 금액’ 칸을 계산할 수 없어요.'],
    [null, '‘개월’ 칸을 비워두면 ‘월 금액’ 칸을 계산할 수 없어요.'],
  ] as const) {
    const { error } = await sign(api, people[0]?.email, { [count]: value });
    expect(error).toMatchObject({ errorCode: 'VALUES_WRONG', fieldErrors: [{ field: count, message: words }] });
  }
  expect((await sign(api, people[0]?.email, { [count]: '12' })).status).toBe(200);
});

test('an approver finishes without values', async () => {
  const { call, people } = await sendContract(api, owner, { people: [{ role: 'APPROVER' }, { order: 2 }] });
  const token = await startSigning(api, people[0]?.email);
  expect((await complete(api, token, 0)).result).toMatchObject({ state: 'APPROVED', waitsFor: ['한유나'] });
  expect(await eventsOf(call)).toContain('APPROVED');
});

test('with showOthers NONE nobody learns whom it waits for or what others gave', async () => {
  const { people } = await sendContract(api, owner, {
    people: [{ order: 1 }, { order: 2 }],
    settings: { showOthers: 'NONE' },
  });
  expect((await sign(api, people[0]?.email)).result.waitsFor).toEqual([]);
  const token = await startSigning(api, people[1]?.email);
  expect((await api.ok('getSignContract', { token })).othersValues).toEqual([]);
});

test('with showOthers ALL the next one sees what was given, and only that', async () => {
  const { people, ids, receivers } = await sendContract(api, owner, {
    people: [{ order: 1 }, { order: 2 }, { order: 2 }],
    wishes: [{ name: '주소' }, { name: '둘째의 것', of: 1 }],
  });
  await sign(api, people[0]?.email, { [ids[0] ?? '']: '서울' });
  const token = await startSigning(api, people[1]?.email);
  await fill(api, token, { [ids[1] ?? '']: '아직' });
  const other = await startSigning(api, people[2]?.email);
  const { othersValues } = await api.ok('getSignContract', { token: other });
  expect(othersValues.every(({ receiverUuid }) => receiverUuid === receivers[0]?.receiverUuid)).toBe(true);
  expect(new Set(othersValues.map(({ value, mark }) => value ?? mark?.kind))).toEqual(new Set(['DRAWN', '서울']));
});
