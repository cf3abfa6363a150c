import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccess } from '../../../server/contract/access.ts';
import { operations } from '../../../server/contract/document.ts';
import type { OperationId } from '../../../server/contract/operation-id.ts';
import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import type { Answer, Call } from '../../support/api-client.ts';
import { sealingOf } from '../../support/sealing-server.ts';
import { createFakeGateway } from '../../support/fake-gateway.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { ACCOUNT_ROWS } from './account.rows.ts';
import { BATCH_ROWS } from './batch.rows.ts';
import { BULK_ROWS } from './bulk.rows.ts';
import { CONTACT_ROWS } from './contact.rows.ts';
import { CONTRACT_ROWS } from './contract.rows.ts';
import { DIRECT_URL_ROWS } from './direct-url.rows.ts';
import { createDocuments } from './documents.ts';
import { FILE_ROWS } from './file.rows.ts';
import { idsOf } from './ids-of.ts';
import { MAIL_TEMPLATE_ROWS } from './mail-template.rows.ts';
import { LIST_BOX_ROWS } from './list-box.rows.ts';
import { MARK_ROWS } from './mark.rows.ts';
import { PAYMENT_ROWS } from './payment.rows.ts';
import { ORGANIZATION_ROWS } from './organization.rows.ts';
import { PUBLIC_ROWS } from './public.rows.ts';
import { READING_ROWS } from './reading.rows.ts';
import type { Row } from './rows.ts';
import { RUNNING_ROWS } from './running.rows.ts';
import { SIGNING_ROWS } from './signing.rows.ts';
import { TEMPLATE_ROWS } from './template.rows.ts';
import { TIDYING_ROWS } from './tidying.rows.ts';
import { wordsIn } from './words-in.ts';
import { createWorld, type World } from './worlds.ts';

const ROWS: Row[] = [
  ...ACCOUNT_ROWS,
  ...ORGANIZATION_ROWS,
  ...FILE_ROWS,
  ...CONTRACT_ROWS,
  ...RUNNING_ROWS,
  ...BULK_ROWS,
  ...BATCH_ROWS,
  ...TEMPLATE_ROWS,
  ...TIDYING_ROWS,
  ...CONTACT_ROWS,
  ...READING_ROWS,
  ...SIGNING_ROWS,
  ...PUBLIC_ROWS,
  ...MARK_ROWS,
  ...PAYMENT_ROWS,
  ...LIST_BOX_ROWS,
  ...DIRECT_URL_ROWS,
  ...MAIL_TEMPLATE_ROWS,
];

let api: TestApp;
let first: World;
let second: World;
let versionBefore: number;
beforeAll(async () => {
  api = await createTestApp({
    takesFilesIn: true,
    documents: createDocuments(),
    asApplication: true,
    config: { billing: 'emulator' },
    payments: createFakeGateway(),
  });
  const sealing: Sealing = await sealingOf(api);
  // Created one after another, because each waits until its contracts are sealed.
  first = await createWorld(api, sealing, MARKS[0]);
  second = await createWorld(api, sealing, MARKS[1]);
  for (const [of, other] of [[first, second] as const, [second, first] as const])
    of.heardOf.push(other.completed.contractId, other.running.contractId);
  versionBefore = await second.draft.version();
});
afterAll(() => api.close());

const MARKS = [
  { name: '가람', latin: 'garam' },
  { name: '나래', latin: 'narae' },
] as const;
const marks = MARKS.map(({ name, latin }) => new RegExp(`${name}|${latin}`));

const controls = new Map<OperationId, number>();
let refusals = 0;

const call = (id: OperationId, options: Call) => api.call(id, options);

/** The owner's call must succeed, because otherwise a refusal proves nothing. */
async function control(id: OperationId, options: Call) {
  const answer = await call(id, options);
  expect([id, answer.status < 400, answer.status < 400 ? '' : answer.text]).toEqual([id, true, '']);
  controls.set(id, (controls.get(id) ?? 0) + 1);
  return answer;
}

async function expectNothingOf(owner: World, answer: Answer<OperationId>, asked: Call) {
  const words = await wordsIn(answer);
  for (const mark of [owner.name, owner.latin]) expect(words).not.toContain(mark);
  const said = JSON.stringify(asked);
  const theirs = owner.ids.filter((id) => !said.includes(id));
  expect(theirs.filter((id) => words.includes(id))).toEqual([]);
  return words;
}

async function asStranger(id: OperationId, options: Call) {
  const answer = await call(id, options);
  await expectNothingOf(first, answer, options);
  refusals += 1;
  return answer.status < 400 ? `200 ${await wordsIn(answer)}` : `${answer.status} ${answer.error.errorCode}`;
}

/** Calls without a token, or with a token of the other kind, must be rejected before their input is examined. */
async function refuseOtherTokens(id: OperationId, { token, ...rest }: Call) {
  const { who } = findAccess(id);
  if (who.startsWith('anybody') || token === undefined) return;
  const other = who === 'receiver' ? first.token : first.running.receiverToken;
  const strangers = who === 'user or receiver' ? [{}] : [{}, { token: other }];
  for (const stranger of strangers) {
    expect(await api.fails(id, { ...rest, ...stranger })).toBe('401 UNAUTHENTICATED');
    refusals += 1;
  }
}

const NAMED = ROWS.filter((row) => row.kind === 'named');
const LISTS = ROWS.filter((row) => row.kind === 'list');
const ALONE = ROWS.filter((row) => row.kind === 'alone');
const titled = <R extends Row>(rows: R[]) => rows.map((row) => [row.id, row.about, row] as const);

test.each(titled(NAMED))('%s: another organisation’s %s is not there', async (id, _, { aim, refusal }) => {
  const aimed = await aim(first);
  expect(await asStranger(id, await aimed(second))).toMatch(refusal);
  const own = await aimed(first);
  await refuseOtherTokens(id, own);
  // The owner's call proves that the target, which the others were refused, still exists. It runs last because it may
  // remove the target.
  await control(id, own);
});

/** Makes the call for both organisations. The second response must contain none of the first one's data. */
async function answerEach({ id, call: callOf }: (typeof LISTS)[number] | (typeof ALONE)[number]) {
  const own = await callOf(first);
  await refuseOtherTokens(id, own);
  const answer = await control(id, own);
  const asked = await callOf(second);
  return [await wordsIn(answer), await expectNothingOf(first, await control(id, asked), asked)];
}

test.each(titled(LISTS))('%s holds what is one’s own and nothing else: %s', async (_, __, row) => {
  const answers = await answerEach(row);
  expect(answers.map((words) => marks.findIndex((mark) => mark.test(words)))).toEqual([0, 1]);
});

test.each(titled(ALONE))('%s names nothing of another’s: %s', async (_, __, row) => {
  expect(await answerEach(row)).toHaveLength(2);
});

test('every operation of the document was called with success by whom it belongs to', () => {
  const ids = operations.map(({ id }) => id);
  const called = ids.filter((id) => controls.has(id));
  const total = [...controls.values()].reduce((sum, count) => sum + count, 0);
  process.stdout.write(
    `access: ${called.length} of ${ids.length} operations called with success, ` +
      `${ROWS.length} rows, ${total} controls, ${refusals} refusals\n`,
  );
  expect(called).toEqual(ids);
});

/** Ids that no row refers to, and why. */
const NOT_AIMED = {
  'getImage imageId': 'pictures are public by an address that nobody can guess',
  'returnFromPhoneVerification requestUuid': 'the provider names it; nothing is answered but where to go',
  'putFields fields.fieldId': 'the caller makes it, and it is known in this draft alone',
  'putFields fields.condition.fieldId': 'as above',
  'putTemplateFields fields.fieldId': 'the caller makes it, and it is known in this template alone',
  'putTemplateFields fields.condition.fieldId': 'as above',
  'putTemplateFields fields.receiverUuid': 'a slot of this template, which the caller makes',
  'putTemplateSlots slots.slotUuid': 'as above',
  'readAlerts ids': 'ids of others are passed over: tests/server/alerts',
  'sendTemplate people.slotUuid': 'as above',
  'sendTemplate values.fieldId': 'a field of this template',
  'sendToContacts values.fieldId': 'as above',
  'validateInvitation organizationMemberUuid': 'whoever got the mail has no account yet',
} as const satisfies Partial<Record<`${OperationId} ${string}`, string>>;

const isAimed = (id: OperationId, name: string) =>
  NAMED.some((row) => row.id === id && row.about.split(/[^\w.]+/).includes(name));

test('each id that a call may name was another’s once', () => {
  const missing = operations.flatMap((operation) =>
    idsOf(operation).flatMap((name) => (isAimed(operation.id, name) ? [] : `${operation.id} ${name}`)),
  );
  expect(missing.toSorted()).toEqual(Object.keys(NOT_AIMED).toSorted());
});

test('what was refused has changed nothing of whoever tried', async () => {
  expect(await second.draft.version()).toBe(versionBefore);
});
