import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { field, readyDraft, type Field } from '../../support/contracts.ts';
import { formOf, uploadAndProcess } from '../../support/files.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { drawPng } from '../../support/pictures.ts';
import { keepMark } from '../../support/sender-marks.ts';
import { complete, DRAWN, fill, startSigning, sendContract } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';
import { placeOf } from '../../support/value-rows.ts';

type Ids = { own: string; foreign: string; unknown: string };
const MARKS = ['SIGNATURE', 'SEAL', 'INITIALS'] as const;
const FILES = ['IMAGE', 'FILE'] as const;
const WHOSE = ['own', 'foreign', 'unknown'] as const;
const isMark = (kind: Field['kind']) => kind !== 'IMAGE' && kind !== 'FILE';
const rows = [...MARKS, ...FILES].flatMap((kind) => WHOSE.map((whose) => ({ kind, whose })));
type Told = { kind: Field['kind']; whose: (typeof WHOSE)[number]; fault: string | null };
/** Lists the expected problems: only the sender's own marks and files may be used. */
const expected = (mark: Omit<Ids, 'own'>, file: Omit<Ids, 'own'>): Told[] =>
  rows.map(({ kind, whose }) => ({
    kind,
    whose,
    fault: whose === 'own' ? null : (isMark(kind) ? mark : file)[whose],
  }));

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

const uploadPicture = async (person: Person) =>
  (await uploadAndProcess(api, person, await drawPng(), { purpose: 'image', filename: '사진.png' })).fileId;

async function attach(token: string) {
  const raw = formOf([{ name: 'file', bytes: await drawPng(), filename: '사진.png', type: 'image/png' }]);
  return (await api.ok('attachFile', { token, raw })).attachmentId;
}

const drawMark = async (token: string) => (await api.ok('keepMark', { token, body: { mark: DRAWN } })).markId;

test('the sender signs and fills with what is theirs alone', async () => {
  const [colleague, stranger] = [await join(api, owner, ['CONTRACT_SEND']), await signUp(api)];
  const mark = (person: Person) => keepMark(api, person).then(({ markId }) => markId);
  const marks: Ids = { own: await mark(owner), foreign: await mark(colleague), unknown: randomUUID() };
  const files: Ids = {
    own: await uploadPicture(owner),
    foreign: await uploadPicture(stranger),
    unknown: randomUUID(),
  };
  const ready = await readyDraft(api, owner);
  let { version } = ready;
  const told: Told[] = [];
  for (const { kind, whose } of rows) {
    const given = isMark(kind)
      ? { senderMark: { from: 'MINE' as const, markId: marks[whose] } }
      : { value: files[whose] };
    const own = field(ready.fileId, null, { kind, ...given, ...placeOf(4) });
    const put = await api.call('putFields', { ...ready.call, body: { version, fields: [...ready.fields, own] } });
    if (put.status === 200) ({ version } = put.result);
    const { problems } = await api.ok('checkContract', ready.call);
    const found = problems.find(({ severity, place }) => severity === 'ERROR' && place.fieldId === own.fieldId);
    told.push({ kind, whose, fault: put.status === 200 ? (found?.code ?? null) : put.error.errorCode });
  }
  // Another organisation's file is treated as unknown, so that its existence isn't disclosed.
  expect(told).toEqual(
    expected(
      { foreign: 'SENDER_MARK_NOT_YOURS', unknown: 'SENDER_MARK_GONE' },
      { foreign: 'FILE_NOT_FOUND', unknown: 'SENDER_VALUE_WRONG' },
    ),
  );
});

test('a receiver signs and fills with what is theirs alone', async () => {
  const wishes = [...MARKS, ...FILES].map((kind, place) => ({ kind, ...placeOf(place) }));
  const { people, ids } = await sendContract(api, owner, { wishes });
  const other = await sendContract(api, owner);
  const token = await startSigning(api, people[0]?.email);
  const foreign = await startSigning(api, other.people[0]?.email);
  const marks: Ids = { own: await drawMark(token), foreign: await drawMark(foreign), unknown: randomUUID() };
  const files: Ids = { own: await attach(token), foreign: await attach(foreign), unknown: randomUUID() };
  let version = await fill(api, token);
  const told: Told[] = [];
  for (const { kind, whose } of rows) {
    const id = ids[wishes.findIndex((wish) => wish.kind === kind)] ?? '';
    const body = isMark(kind)
      ? { version, values: {}, markRefs: { [id]: marks[whose] } }
      : { version, values: { [id]: files[whose] }, markRefs: {} };
    const { status, result, error } = await api.call('putValues', { token, body });
    if (status === 200) ({ version } = result);
    told.push({ kind, whose, fault: status === 200 ? null : error.errorCode });
  }
  expect(told).toEqual(
    expected(
      { foreign: 'MARK_UNKNOWN', unknown: 'MARK_UNKNOWN' },
      { foreign: 'ATTACHMENT_UNKNOWN', unknown: 'ATTACHMENT_UNKNOWN' },
    ),
  );
  // The rejected value left the previous one in place.
  expect((await complete(api, token, version)).status).toBe(200);
});
