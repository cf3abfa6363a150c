import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { age, field, inbox, look, readyDraft, tick, work, type Field } from '../../support/contracts.ts';
import type { Person } from '../../support/people.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

const placeOf = (place: number) => ({
  rect: { x: 20 + (place % 4) * 140, y: 10 + Math.floor(place / 4) * 36, width: 130, height: 24 },
});

type Judged = [code: string, severity: string, message: string, characters?: string[]];
const AMOUNT_WORDS = '금액을 원 단위 숫자로 적어주세요.';

describe('what the sender left', () => {
  const problemsOf = async (fields: (fileId: string, receiverUuid: string) => Field[]) => {
    const ready = await readyDraft(api, owner);
    const placed = fields(ready.fileId, ready.receivers[0]?.receiverUuid ?? '').map((one, place) => ({
      ...one,
      ...placeOf(place + 40),
    }));
    const body = { version: ready.version, fields: [...ready.fields, ...placed] };
    await api.ok('putFields', { ...ready.call, body });
    const { problems } = await api.ok('checkContract', ready.call);
    const told = problems.filter(({ code }) => code !== 'BLANK_LEFT');
    return told.map(({ code, severity, message, characters }): Judged =>
      characters ? [code, severity, message, characters] : [code, severity, message],
    );
  };
  const amount: Partial<Field> = { kind: 'AMOUNT', name: '금액', value: 'abc', required: false };

  test.each<[string, Partial<Field>, Judged[]]>([
    [
      'to begin with, which its receiver may change',
      {},
      [['PROPOSAL_WRONG', 'WARNING', `‘금액’ 칸에 미리 채운 값: ${AMOUNT_WORDS}`]],
    ],
    ['for good', { readOnly: true }, [['SENDER_VALUE_WRONG', 'ERROR', `‘금액’ 칸: ${AMOUNT_WORDS}`]]],
    [
      'for good, nothing',
      { readOnly: true, required: true, value: null },
      [['SENDER_VALUE_MISSING', 'ERROR', '‘금액’ 칸을 보내는 쪽에서 채워주세요.']],
    ],
    ['for good, a name that is known', { readOnly: true, required: true, value: null, kind: 'NAME' }, []],
    [
      'a label without a glyph',
      { kind: 'LABEL', value: '글자 🫠' },
      [['SENDER_VALUE_UNPRINTABLE', 'ERROR', '‘금액’ 칸: 인쇄할 수 없는 글자가 있어요: 🫠', ['🫠']]],
    ],
    [
      'a label beyond its field',
      { kind: 'LABEL', value: '긴 글 '.repeat(40) },
      [['SENDER_VALUE_TOO_LONG', 'ERROR', '‘금액’ 칸: 칸에 다 들어가지 않아요. 더 짧게 적어주세요.']],
    ],
    ['a mark, which nobody leaves in another’s field', { kind: 'SIGNATURE', value: 'x' }, []],
  ])('in a receiver’s field %s', async (_, more, expected) => {
    expect(await problemsOf((file, receiverUuid) => [field(file, receiverUuid, { ...amount, ...more })])).toEqual(
      expected,
    );
  });

  const fieldsWhere = (value: string) => (file: string) => {
    const asked = field(file, null, { kind: 'CHECKBOX', required: false, value });
    const condition = { fieldId: asked.fieldId, is: 'EMPTY' as const, value: null, effect: 'SHOWN' as const };
    return [asked, field(file, null, { ...amount, required: true, condition })];
  };

  test('is not judged where a condition hides it', async () => {
    expect(await problemsOf(fieldsWhere('true'))).toEqual([]);
    expect(await problemsOf(fieldsWhere(''))).toMatchObject([
      ['SENDER_VALUE_WRONG', 'ERROR', `‘금액’ 칸: ${AMOUNT_WORDS}`],
    ]);
  });

  test('of radio buttons that belong together one tells that none is chosen', async () => {
    expect(
      (
        await problemsOf((file) =>
          ['월', '화'].map((name) => field(file, null, { kind: 'RADIO', group: '요일', name, required: true })),
        )
      ).map(([code]) => code),
    ).toEqual(['SENDER_VALUE_MISSING']);
  });
});

/** Turns a valid draft into one from before values were validated, with this value in it. */
async function spoil(contractId: string, value: string) {
  const { fields } = await look(api, owner, contractId);
  const spoilt = fields.map((one) => (one.receiverUuid === null ? { ...one, value } : one));
  await api.database
    .updateTable('contractContents')
    .set({ fields: JSON.stringify(spoilt) })
    .where('contractId', '=', contractId)
    .execute();
}

async function withAmount() {
  const ready = await readyDraft(api, owner);
  const own = field(ready.fileId, null, { kind: 'AMOUNT', value: '100', ...placeOf(40) });
  const body = { version: ready.version, fields: [...ready.fields, own] };
  await api.ok('putFields', { ...ready.call, body });
  return { ...ready, own };
}

test('nothing unchecked is sent, with its place said, at once or for later', async () => {
  const { call, contractId, own } = await withAmount();
  await spoil(contractId, 'abc');
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  for (const body of [undefined, { scheduledAt }]) {
    const { status, error } = await api.call('sendContract', { ...call, ...(body && { body }) });
    expect([status, error.errorCode]).toEqual([422, 'CHECK_FAILED']);
    expect(error.problems).toMatchObject([
      { code: 'SENDER_VALUE_WRONG', fault: AMOUNT_WORDS, place: { fieldId: own.fieldId } },
    ]);
  }
  expect((await look(api, owner, contractId)).status).toBe('DRAFT');
});

test('what was scheduled before values were judged goes back to its maker', async () => {
  const { call, contractId } = await withAmount();
  await api.ok('sendContract', { ...call, body: { scheduledAt: new Date(Date.now() + 3_600_000).toISOString() } });
  await spoil(contractId, 'abc');
  await age(api, contractId, 'scheduled_at');
  await tick(api);
  await work(api);
  expect((await look(api, owner, contractId)).status).toBe('DRAFT');
  expect((await inbox(api, owner.email)).at(-1)?.subject).toContain('예약한 문서를 보내지 못했어요');
});
