import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { SignContract } from '@/entities/sign-contract';
import type { StoredValues } from '@/features/receiver/sign-document/api/kept-values';
import type { SendResult } from '@/features/receiver/sign-document/api/send-unsent';
import type { UnsentChanges } from '@/features/receiver/sign-document/model/unsent-changes';
import { ApiError, type ErrorCode } from '@/shared/api';
import { signContract, signField } from '../../../support/sign-contract';
import { OUTCOME, DOCUMENT, ADDRESS, SIGNATURE, fail, UNTOUCHED, start, TYPED, sent, throwing } from './start';

it('keeps what is typed on the device at once and on the server soon after', async () => {
  const outgoing: UnsentChanges[] = [];
  const { actor, at, isKeeping, kept, fill } = start({
    save: ({ unsent }) => {
      outgoing.push(unsent);
      return Promise.resolve(sent({ values: { [ADDRESS]: '부산' } }));
    },
  });
  await at('filling');
  fill(ADDRESS, '부');
  fill(ADDRESS, '부산');
  expect(kept.map(({ unsent }) => unsent.values[ADDRESS])).toEqual(['부', '부산']);
  await isKeeping('resting');
  expect(outgoing.map(({ values }) => values)).toEqual([{ [ADDRESS]: '부산' }]);
  expect(actor.getSnapshot().context.contract?.draft).toMatchObject({ version: 1, values: { [ADDRESS]: '부산' } });
  expect(kept.at(-1)?.unsent).toEqual({ values: {}, marks: {} });
});

it('goes on typing while nobody answers, and sends all of it when somebody does', async () => {
  let isOnline = false;
  const { actor, at, isKeeping, kept, fill } = start({
    save: ({ unsent, version }) =>
      isOnline
        ? Promise.resolve(sent({ version: version + 1, values: { [ADDRESS]: unsent.values[ADDRESS] ?? '' } }))
        : Promise.reject(fail('NETWORK')),
  });
  await at('filling');
  fill(ADDRESS, '부산');
  await isKeeping('lost');
  actor.send({ type: 'marked', fieldIds: [SIGNATURE], mark: TYPED });
  expect(kept.at(-1)?.unsent).toEqual({ values: { [ADDRESS]: '부산' }, marks: { [SIGNATURE]: TYPED } });
  isOnline = true;
  actor.send({ type: 'connection.restored' });
  await isKeeping('resting');
  expect(actor.getSnapshot().context.contract?.draft.values).toEqual({ [ADDRESS]: '부산' });
});

it('begins with what the device kept, at what is still to be filled in', async () => {
  const unsent = { values: { [ADDRESS]: '서울' }, marks: {} };
  const { actor, at, isKeeping } = start({
    open: () => Promise.resolve({ contract: DOCUMENT, kept: { unsent, request: null } }),
  });
  await at('filling');
  expect(actor.getSnapshot().context.filling?.getSnapshot().context.currentId).toBe(SIGNATURE);
  await isKeeping('resting');
  expect(actor.getSnapshot().context.contract?.draft.values).toEqual({ [ADDRESS]: '서울' });
});

it('begins in another browser at what is still to be filled in', async () => {
  const draft = { version: 3, values: { [ADDRESS]: '서울' }, markRefs: {}, annotations: [] };
  const { actor, at } = start({ open: () => Promise.resolve({ contract: { ...DOCUMENT, draft }, kept: null }) });
  await at('filling');
  expect(actor.getSnapshot().context.filling?.getSnapshot().context.currentId).toBe(SIGNATURE);
});

it('begins with what was refused before a reload, marked, and does not ask for it again', async () => {
  const kept: StoredValues = {
    unsent: { values: { [ADDRESS]: '부산 😊' }, marks: {} },
    refused: { characters: ['😊'], values: {} },
    request: null,
  };
  const outgoing: UnsentChanges[] = [];
  const { actor, at, isKeeping, shown } = start({
    open: () => Promise.resolve({ contract: DOCUMENT, kept }),
    save: ({ unsent }) => {
      outgoing.push(unsent);
      return Promise.resolve(sent({}));
    },
  });
  await at('filling');
  expect(shown(ADDRESS)).toBe('부산 😊');
  const [question] = actor.getSnapshot().context.filling?.getSnapshot().context.questions ?? [];
  expect(question?.problem).toEqual({ code: 'UNPRINTABLE', characters: ['😊'] });
  actor.send({ type: 'flush' });
  await isKeeping('resting');
  expect(outgoing).toEqual([]);
});

it('takes over what was filled in elsewhere, and says so', async () => {
  const other = [signField(1, { name: '주소' }), signField(3, { name: '메모', required: false })];
  const [, MEMO = ''] = other.map(({ fieldId }) => fieldId);
  const { actor, at, isKeeping, fill, shown } = start({
    open: () => Promise.resolve({ contract: signContract({ fields: other }), kept: null }),
    save: () => Promise.resolve(sent({ version: 7, values: { [ADDRESS]: '대구', [MEMO]: '거기서' } })),
  });
  await at('filling');
  fill(ADDRESS, '대구');
  await isKeeping('resting');
  expect(actor.getSnapshot().context.newer).toBe(1);
  expect(shown(MEMO)).toBe('거기서');
});

it('leaves a field empty that somebody has emptied, whatever is known for it', async () => {
  const field = signField(1, { kind: 'NAME', name: '이름' });
  const contract = signContract({ fields: [field] });
  const { at, isKeeping, fill, shown } = start({
    open: () => Promise.resolve({ contract, kept: null }),
    // The server stores nothing for an empty field.
    save: ({ unsent, version }) =>
      Promise.resolve(
        sent({
          version: version + 1,
          values: Object.fromEntries(
            Object.entries(unsent.values).flatMap(([id, value]) => (value === null ? [] : [[id, value]])),
          ),
        }),
      ),
  });
  await at('filling');
  await isKeeping('resting');
  expect(shown(field.fieldId)).toBe(contract.me.name);
  fill(field.fieldId, null);
  await isKeeping('saving');
  await isKeeping('resting');
  expect(shown(field.fieldId) ?? null).toBeNull();
});

it('does not take its own for news, whatever the version', async () => {
  const { actor, at, isKeeping, fill } = start({
    save: ({ unsent }) =>
      Promise.resolve(sent({ version: 9, values: { [ADDRESS]: (unsent.values[ADDRESS] ?? '').normalize('NFC') } })),
  });
  await at('filling');
  fill(ADDRESS, '대구'.normalize('NFD'));
  await isKeeping('resting');
  expect(actor.getSnapshot().context.newer).toBe(0);
});

it('knows more than an answer that a saving has overtaken', async () => {
  const answers: ((contract: SignContract) => void)[] = [];
  const { actor, at, isKeeping, fill, shown } = start({
    read: () => new Promise((resolve) => void answers.push(resolve)),
  });
  await at('filling');
  actor.send({ type: 'refresh' });
  fill(ADDRESS, '대구');
  await isKeeping('resting');
  for (const answer of answers) answer(DOCUMENT);
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { reading: 'fresh' } }));
  expect(shown(ADDRESS)).toBe('대구');
  expect(actor.getSnapshot().context).toMatchObject({ newer: 0, contract: { draft: { version: 1 } } });
});

it('leaves what the server will not take where it is, keeps it on the device, and asks for it to be changed', async () => {
  const refusal = { fieldId: ADDRESS, value: '부산 😊', characters: ['😊'], words: '' };
  let saves = 0;
  const { actor, at, isKeeping, kept, effects, fill, finishAll, shown } = start({
    save: ({ unsent }) => {
      saves += 1;
      return Promise.resolve(
        unsent.values[ADDRESS]?.includes('😊')
          ? sent({ version: saves }, { refusals: [refusal] })
          : sent({ version: saves }),
      );
    },
  });
  await at('filling');
  finishAll();
  fill(ADDRESS, '부산 😊');
  await isKeeping('resting');
  expect(shown(ADDRESS)).toBe('부산 😊');
  expect(kept.at(-1)).toMatchObject({ unsent: { values: { [ADDRESS]: '부산 😊' } }, refused: { characters: ['😊'] } });
  const savesBefore = saves;
  actor.send({ type: 'connection.restored' });
  actor.send({ type: 'review' });
  expect(actor.getSnapshot().matches({ open: { acting: 'filling' } })).toBe(true);
  expect(effects.at(-1)).toBe('at the fields');
  expect(actor.getSnapshot().context.filling?.getSnapshot().context.currentId).toBe(ADDRESS);
  expect(saves).toBe(savesBefore);
  actor.getSnapshot().context.filling?.send({ type: 'cleaned', fieldId: ADDRESS });
  expect(kept.at(-1)?.unsent.values).toEqual({ [ADDRESS]: '부산' });
  await isKeeping('resting');
  expect(saves).toBe(savesBefore + 1);
  expect(kept.at(-1)?.unsent.values).toEqual({});
});

it('does not finish with something that is refused while it finishes', async () => {
  const refusal = { fieldId: ADDRESS, value: '부산', characters: [], words: '안 돼요.' };
  const { actor, at, effects, finishAll, finishKeys } = start({
    save: () => Promise.resolve(sent({}, { refusals: [refusal] })),
  });
  await at('filling');
  finishAll();
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { keeping: 'saving' } }));
  await at('filling');
  expect(finishKeys).toEqual([]);
  expect(effects).toEqual(['at the review', 'at the fields']);
});

it('does not finish with what was filled in after the button was pressed', async () => {
  const { actor, at, fill, finishAll, finishKeys } = start();
  await at('filling');
  finishAll();
  expect(actor.getSnapshot().matches({ open: { acting: 'settling' } })).toBe(true);
  fill(ADDRESS, '울산');
  expect(actor.getSnapshot().matches({ open: { acting: 'reviewing' } })).toBe(true);
  await waitFor(actor, ({ context }) => context.contract?.draft.values[ADDRESS] === '울산');
  expect(finishKeys).toEqual([]);
});

it('marks what the server finds wrong at the end', async () => {
  const fieldErrors = [{ field: ADDRESS, message: '칸에 다 들어가지 않아요.' }];
  const body = { isSuccess: false, code: 422, errorCode: 'VALUES_WRONG', message: '', fieldErrors } as const;
  const { actor, at, finishAll } = start({
    finish: throwing(new ApiError('VALUES_WRONG', { status: 422, body })),
  });
  await at('filling');
  finishAll();
  await waitFor(actor, ({ context }) => context.failure?.code === 'VALUES_WRONG');
  expect(actor.getSnapshot().context.filling?.getSnapshot().context.questions[0]?.problem).toEqual({
    code: 'REFUSED',
    words: '칸에 다 들어가지 않아요.',
  });
});

it('clears the message about wrong values once they are corrected', async () => {
  const fieldErrors = [{ field: ADDRESS, message: '보내는 분이 정한 모양이 아니에요.' }];
  const body = { isSuccess: false, code: 422, errorCode: 'VALUES_WRONG', message: '', fieldErrors } as const;
  const { actor, at, fill, finishAll } = start({
    finish: throwing(new ApiError('VALUES_WRONG', { status: 422, body })),
  });
  await at('filling');
  finishAll();
  await waitFor(actor, ({ context }) => context.failure?.code === 'VALUES_WRONG');
  fill(ADDRESS, '');
  expect(actor.getSnapshot().context.failure?.code).toBe('VALUES_WRONG');
  fill(ADDRESS, '울산');
  expect(actor.getSnapshot().context.failure).toBeNull();
});

it('marks text that does not fit as soon as it is typed, and asks for no review', async () => {
  const { actor, at, fill, fillAll } = start();
  await at('filling');
  fillAll();
  fill(ADDRESS, '부산광역시 해운대구 센텀중앙로 '.repeat(15));
  expect(actor.getSnapshot().context.filling?.getSnapshot().context.questions[0]?.problem).toEqual({ code: 'ROOM' });
  actor.send({ type: 'review' });
  expect(actor.getSnapshot().matches({ open: { acting: 'filling' } })).toBe(true);
});

describe('of two tabs', () => {
  it('the older one hands over what it has, and writes no more until somebody goes on there', async () => {
    const device: StoredValues = { unsent: { values: { [ADDRESS]: '새 창에서' }, marks: {} }, request: null };
    let opened = 0;
    const { actor, at, isKeeping, kept, hands, effects, fill, shown } = start({
      save: throwing(fail('NETWORK')),
      open: () => Promise.resolve({ contract: DOCUMENT, kept: (opened += 1) === 1 ? null : device }),
    });
    await at('filling');
    fill(ADDRESS, '옛 창에서');
    await isKeeping('lost');
    actor.send({ type: 'taken' });
    expect(hands).toMatchObject([{ unsent: { values: { [ADDRESS]: '옛 창에서' } } }]);
    await isKeeping('elsewhere');
    const writes = kept.length;
    actor.send({ type: 'connection.restored' });
    actor.send({ type: 'flush' });
    expect(actor.getSnapshot().matches({ open: { keeping: 'elsewhere' } })).toBe(true);
    expect(kept.length).toBe(writes);
    expect(shown(ADDRESS)).toBe('옛 창에서');
    actor.send({ type: 'continue' });
    await waitFor(actor, () => shown(ADDRESS) === '새 창에서');
    expect(effects).toContain('take');
    await isKeeping('lost');
  });

  it('the newer one takes what it is handed, but for what was filled in there since', async () => {
    const fields = [signField(1), signField(3)];
    const [ONE = '', TWO = ''] = fields.map(({ fieldId }) => fieldId);
    const { actor, at, isKeeping, fill, shown } = start({
      open: () => Promise.resolve({ contract: signContract({ fields }), kept: null }),
      save: ({ unsent, version }) =>
        Promise.resolve(
          sent({
            version: version + 1,
            values: {
              ...actor.getSnapshot().context.contract?.draft.values,
              ...Object.fromEntries(Object.entries(unsent.values).map(([id, value]) => [id, value ?? ''])),
            },
          }),
        ),
    });
    await at('filling');
    fill(ONE, '여기서');
    await isKeeping('resting');
    const unsent = { values: { [ONE]: '거기서', [TWO]: '거기서' }, marks: {} };
    actor.send({ type: 'handed', kept: { unsent, request: null, draft: UNTOUCHED, marks: [] } });
    expect([shown(ONE), shown(TWO)]).toEqual(['여기서', '거기서']);
    await isKeeping('resting');
    expect(actor.getSnapshot().context.contract?.draft.values).toEqual({ [ONE]: '여기서', [TWO]: '거기서' });
  });

  it('what was typed in the older one stands against what is only proposed in the newer one', async () => {
    const field = signField(1, { kind: 'NAME' });
    const saves: UnsentChanges[] = [];
    const { actor, at, isKeeping, shown } = start({
      open: () => Promise.resolve({ contract: signContract({ fields: [field] }), kept: null }),
      read: () => new Promise(() => {}),
      save: ({ unsent }) => {
        saves.push(unsent);
        return Promise.resolve({ draft: null, marks: [], refusals: [], drawingProblem: null });
      },
    });
    await at('filling');
    expect(shown(field.fieldId)).toBe('이도윤');
    // The value was saved between this tab's reads of the document and of the device, so it found the value in neither.
    const draft = { ...UNTOUCHED, version: 1, values: { [field.fieldId]: '이도윤 (개명)' } };
    const unsent = { values: {}, marks: {} };
    actor.send({ type: 'handed', kept: { unsent, request: null, draft, marks: [] } });
    expect(shown(field.fieldId)).toBe('이도윤 (개명)');
    await isKeeping('resting');
    expect(saves.filter(({ values }) => field.fieldId in values)).toEqual([]);
  });
});

it('finishes once everything is with the server', async () => {
  const { actor, at, effects, finishAll } = start();
  await at('filling');
  finishAll();
  await waitFor(actor, (snapshot) => snapshot.matches('finished'));
  expect(actor.getSnapshot().context.outcome).toEqual(OUTCOME);
  expect(effects).toEqual(['at the review', 'forgotten', 'finished']);
});

it.each<[ErrorCode, number | undefined]>([
  ['NETWORK', undefined],
  ['TIMEOUT', undefined],
  ['UNAVAILABLE', 503],
  ['IDEMPOTENCY_RUNNING', 409],
])('after %s, asks again under the same name until it knows that the document is signed', async (code, status) => {
  let tries = 0;
  const { actor, at, effects, finishKeys, finishAll } = start({
    finish: () => ((tries += 1) < 3 ? Promise.reject(fail(code, status)) : Promise.resolve(OUTCOME)),
  });
  await at('filling');
  finishAll();
  await at('unsure');
  expect(actor.getSnapshot().context.failure?.code).toBe(code);
  await waitFor(actor, (snapshot) => snapshot.matches('finished'));
  expect([finishKeys.length, new Set(finishKeys).size, effects.at(-1)]).toEqual([3, 1, 'finished']);
});

it('asks again as soon as the connection is back, and under another name when something has changed', async () => {
  let isLost = true;
  const { actor, at, finishKeys, fill, finishAll } = start({
    delays: { SAVE: 1, AGAIN: 60_000 },
    finish: () => (isLost ? Promise.reject(fail('NETWORK')) : Promise.resolve(OUTCOME)),
  });
  await at('filling');
  finishAll();
  await at('unsure');
  actor.send({ type: 'connection.restored' });
  await waitFor(actor, () => finishKeys.length === 2);
  await at('unsure');
  expect(new Set(finishKeys).size).toBe(1);
  actor.send({ type: 'edit' });
  expect(actor.getSnapshot().context.failure).toBeNull();
  fill(ADDRESS, '울산');
  await waitFor(actor, ({ context }) => context.contract?.draft.version === 2);
  isLost = false;
  actor.send({ type: 'review' });
  actor.send({ type: 'finish' });
  await waitFor(actor, (snapshot) => snapshot.matches('finished'));
  expect([finishKeys.length, new Set(finishKeys).size]).toEqual([3, 2]);
});

it('does not finish while nobody can be reached', async () => {
  const { actor, at, kept, finishAll } = start({ save: throwing(fail('NETWORK')) });
  await at('filling');
  finishAll();
  await waitFor(actor, ({ context }) => context.failure?.code === 'NETWORK');
  expect(actor.getSnapshot().matches({ open: { acting: 'reviewing' } })).toBe(true);
  expect(kept.at(-1)?.unsent.values).toEqual({ [ADDRESS]: '부산' });
});

it.each<[ErrorCode, number, string]>([
  ['VALUES_WRONG', 422, 'filling'],
  ['VERSION_CONFLICT', 409, 'reviewing'],
  ['INTERNAL', 500, 'reviewing'],
])('after %s one can go on', async (code, status, place) => {
  const { actor, at, finishAll } = start({ finish: throwing(fail(code, status)) });
  await at('filling');
  finishAll();
  await waitFor(actor, ({ context }) => context.failure?.code === code);
  expect(actor.getSnapshot().matches({ open: { acting: place === 'filling' ? 'filling' : 'reviewing' } })).toBe(true);
});

it('takes a second finishing, in another tab, for the first', async () => {
  const { actor, at, effects, finishAll } = start({ finish: throwing(fail('ALREADY_ACTED', 409)) });
  await at('filling');
  finishAll();
  await waitFor(actor, (snapshot) => snapshot.matches('finished'));
  expect(effects).toContain('finished');
});

it.each<[ErrorCode, number]>([
  ['CONTRACT_CANCELLED', 410],
  ['CONTRACT_REJECTED', 410],
  ['CONTRACT_EXPIRED', 410],
  ['DELEGATED', 410],
  ['LINK_OVER', 410],
])('%s while it is open ends it, and what was typed leaves the device', async (code, status) => {
  const { actor, at, effects, fill } = start({ save: throwing(fail(code, status)) });
  await at('filling');
  fill(ADDRESS, '부산');
  await waitFor(actor, (snapshot) => snapshot.matches('ended'));
  expect(actor.getSnapshot().context.end).toBe(code);
  expect(effects).toEqual(['forgotten']);
});

it.each<ErrorCode>(['DOCUMENT_HELD', 'NOT_YOUR_TURN'])(
  '%s stops it, and what was typed waits on the device',
  async (code) => {
    const { actor, at, effects, fill } = start({ save: throwing(fail(code, 409)) });
    await at('filling');
    fill(ADDRESS, '부산');
    await waitFor(actor, (snapshot) => snapshot.matches('ended'));
    expect(actor.getSnapshot().context.end).toBe(code);
    expect(effects).toEqual([]);
  },
);

it('a token that is refused leads back, and what was typed stays on the device', async () => {
  const { actor, at, effects, kept, fill } = start({ save: throwing(fail('UNAUTHENTICATED', 401)) });
  await at('filling');
  fill(ADDRESS, '부산');
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(effects).toEqual(['refused']);
  expect(kept.at(-1)?.unsent.values).toEqual({ [ADDRESS]: '부산' });
});

it('opens again after a failure', async () => {
  let isFirst = true;
  const { actor, at } = start({
    open: () => {
      if (!isFirst) return Promise.resolve({ contract: DOCUMENT, kept: null });
      isFirst = false;
      return Promise.reject(fail('NETWORK'));
    },
  });
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  actor.send({ type: 'retry' });
  await at('filling');
  expect(actor.getSnapshot().context).toMatchObject({ failure: null, contract: DOCUMENT });
});

it.each([
  ['has signed', { state: 'SIGNED' }],
  ['only reads along', { role: 'VIEWER', state: 'VERIFIED' }],
] as const)('is finished at once for somebody who %s', async (_, change) => {
  const me = { ...DOCUMENT.me, ...change };
  const { actor, effects } = start({
    open: () => Promise.resolve({ contract: signContract({ me }), kept: null }),
  });
  await waitFor(actor, (snapshot) => snapshot.matches('finished'));
  expect(effects).toEqual(['forgotten', 'finished']);
});

it('asks somebody who has signed only about what was changed since', async () => {
  const me = { ...DOCUMENT.me, state: 'SIGNED' as const };
  const reconfirm = {
    valueRequestId: '0198c0de-0000-7000-8000-0000000000e1',
    name: '정해원',
    message: '',
    changes: [],
  };
  const { actor, at, effects } = start({
    open: () => Promise.resolve({ contract: signContract({ me, reconfirm }), kept: null }),
  });
  await at('reconfirming');
  expect(actor.getSnapshot().can({ type: 'finish' })).toBe(false);
  actor.send({ type: 'consent' });
  await waitFor(actor, (snapshot) => snapshot.matches('finished'));
  expect(effects).toContain('finished');
});

it('declines with a reason, and not before it was written', async () => {
  const reasons: string[] = [];
  const { actor, at, effects } = start({
    decline: ({ reason }) => {
      reasons.push(reason);
      return Promise.resolve({ ...OUTCOME, state: 'REJECTED', contractStatus: 'REJECTED' });
    },
  });
  await at('filling');
  actor.send({ type: 'decline' });
  expect(actor.getSnapshot().can({ type: 'finish' })).toBe(false);
  actor.send({ type: 'back' });
  await at('filling');
  actor.send({ type: 'decline' });
  actor.send({ type: 'reason.given', reason: '근무 시작일이 달라요' });
  await waitFor(actor, (snapshot) => snapshot.matches('declined'));
  expect(reasons).toEqual(['근무 시작일이 달라요']);
  expect(effects).toEqual(['forgotten', 'declined']);
});

it('asks the sender and comes back to the fields', async () => {
  const { actor, at, effects } = start();
  await at('filling');
  actor.send({ type: 'ask' });
  actor.send({ type: 'question.given', text: '급여일이 언제인가요?' });
  await at('filling');
  expect(effects).toEqual(['asked']);
});

it('tells once that the first page was shown, again if that was lost', async () => {
  let tries = 0;
  const { actor, at } = start({
    view: () => ((tries += 1) === 1 ? Promise.reject(fail('NETWORK')) : Promise.resolve(null)),
  });
  await at('filling');
  actor.send({ type: 'shown' });
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { viewing: 'seen' } }));
  expect(tries).toBe(2);
});

const WISH = '돌려주세요 😊';
const asNext = (answer: () => Promise<SendResult>) => {
  const wish = signField(1, { name: '특약', required: false });
  const place = signField(2, { name: '주소' });
  const contract = signContract({ fields: [wish, place] });
  const signing = start({
    delays: { SAVE: 60_000, AGAIN: 60_000 },
    open: () => Promise.resolve({ contract, kept: null }),
    save: answer,
  });
  const { actor, fill, at } = signing;
  const filling = () => actor.getSnapshot().context.filling;
  const goOn = async () => {
    await at('filling');
    fill(wish.fieldId, WISH);
    filling()?.send({ type: 'next' });
    return filling()?.getSnapshot().value;
  };
  const current = () => {
    const { currentId } = filling()?.getSnapshot().context ?? {};
    return [wish, place].find(({ fieldId }) => fieldId === currentId)?.name;
  };
  return { ...signing, filling, goOn, current, wish, place };
};
const refusing = () => {
  const refusal = { fieldId: signField(1).fieldId, value: WISH, characters: ['😊'], words: '' };
  return Promise.resolve(sent({ version: 1 }, { refusals: [refusal] }));
};

describe('going on from a character that only the server knows', () => {
  it('asks it at once, and stays where it refuses', async () => {
    const { isKeeping, filling, goOn, current } = asNext(refusing);
    expect(await goOn()).toBe('asking');
    await isKeeping('resting');
    expect([current(), filling()?.getSnapshot().value]).toEqual(['특약', 'filling']);
    expect(filling()?.getSnapshot().context.questions[0]?.problem).toEqual({ code: 'UNPRINTABLE', characters: ['😊'] });
  });

  it('goes on with its answer, and at once where it has answered before', async () => {
    const { isKeeping, filling, goOn, current } = asNext(() => Promise.resolve(sent({ values: { [ADDRESS]: WISH } })));
    await goOn();
    await isKeeping('resting');
    expect(current()).toBe('주소');
    filling()?.send({ type: 'previous' });
    filling()?.send({ type: 'next' });
    expect(current()).toBe('주소');
  });

  it('waits for the saving after the present one where that is older than what was typed', async () => {
    const answers: ((answer: SendResult) => void)[] = [];
    const signing = asNext(() => new Promise((resolve) => void answers.push(resolve)));
    const { actor, at, isKeeping, fill, filling, current, wish } = signing;
    await at('filling');
    fill(wish.fieldId, '돌려주세요');
    actor.send({ type: 'flush' });
    await isKeeping('saving');
    fill(wish.fieldId, WISH);
    filling()?.send({ type: 'next' });
    answers[0]?.(sent({ version: 1, values: { [wish.fieldId]: '돌려주세요' } }));
    await waitFor(actor, () => answers.length === 2);
    expect(current()).toBe('특약');
    answers[1]?.(await refusing());
    await isKeeping('resting');
    expect([current(), filling()?.getSnapshot().value]).toEqual(['특약', 'filling']);
  });

  it('goes on without a network, and the review stops at what is refused later', async () => {
    let isOnline = false;
    const signing = asNext(() => (isOnline ? refusing() : Promise.reject(fail('NETWORK'))));
    const { actor, at, isKeeping, fill, filling, goOn, current, place } = signing;
    await goOn();
    await isKeeping('lost');
    expect(current()).toBe('주소');
    fill(place.fieldId, '부산');
    filling()?.send({ type: 'next' });
    await at('reviewing');
    isOnline = true;
    actor.send({ type: 'connection.restored' });
    await at('filling');
    expect(current()).toBe('특약');
  });
});
