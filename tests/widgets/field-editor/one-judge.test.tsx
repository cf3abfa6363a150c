import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { layoutField } from '#rules/field-layout.ts';
import { measurePrintedText } from '#rules/character-widths.ts';
import { matchAnything } from '#rules/value-problem.ts';
import { valueProblemMessages } from '#rules/value-problem-words.ts';
import type { ResolvedField } from '#rules/resolve-fields.ts';
import {
  fillFieldsMachine,
  NO_REJECTIONS,
  addRejections,
  type FillFieldsInput,
  type ValueRejection,
} from '@/entities/filling';
import { initializeSigning } from '@/features/receiver/sign-document/model/merge-values';
import { listSigningPages } from '@/features/receiver/sign-document/model/signing-fields';
import { toSenderFieldsInput } from '@/widgets/field-editor/model/own-side-input';
import { useSenderValidation } from '@/widgets/field-editor/model/use-sender-validation';
import { signContract, signField } from '../../support/sign-contract';
import { cases, nameOf, pairVerdicts, placeOf } from '../../support/value-rows';
import { waitUntil } from '../../support/wait-until.ts';

const UNKNOWN_TO_FONTS = ['🫠', '\u{10FFFD}'];
const contract = signContract();
const pages = listSigningPages(contract);
const rows = cases.map(({ kind, more, value }, place) => ({
  ...signField(place),
  kind,
  name: `칸${place}`,
  required: false,
  ...more,
  ...placeOf(place),
  value,
}));
const ids = rows.map(({ fieldId }) => fieldId);
const own = rows.map((field) => ({ ...field, receiverUuid: null }));
const theirs = rows.map(({ value: _, ...field }) => field);

/** Problems that only the server can find, and reports to both sides. */
const unprintable = rows.flatMap(({ fieldId, value }): ValueRejection[] => {
  const characters = UNKNOWN_TO_FONTS.filter((character) => value.includes(character));
  return characters.length > 0 ? [{ fieldId, value, characters, words: '' }] : [];
});

/**
 * The sender's page measures text itself. On a receiver's page, the server reports overflow, and only for otherwise
 * valid values.
 */
const overflowing = (all: readonly ResolvedField[]) =>
  rows.flatMap((field): ValueRejection[] => {
    const { fieldId, value, rect, kind } = field;
    const isWrong = all.some((one) => one.field.fieldId === fieldId && one.problem);
    if (isWrong || (kind !== 'TEXT' && kind !== 'MULTILINE')) return [];
    if (!layoutField(field, rect, measurePrintedText).overflows) return [];
    return [{ fieldId, value, characters: [], words: valueProblemMessages.ko(field, { code: 'ROOM' }) }];
  });

const said = (all: readonly ResolvedField[]) =>
  pairVerdicts(
    ids.map((id) => {
      const { field, problem } = all.find((one) => one.field.fieldId === id) ?? {};
      if (!field) throw new Error('a field was lost');
      return problem ? valueProblemMessages.ko(field, problem) : null;
    }),
  );

async function fill(input: FillFieldsInput, typed: readonly Pick<(typeof rows)[number], 'fieldId' | 'value'>[]) {
  const actor = createActor(fillFieldsMachine, { input }).start();
  await waitFor(actor, ({ context }) => context.fits !== matchAnything);
  for (const { fieldId, value } of typed) actor.send({ type: 'typed', fieldId, value });
  return actor;
}

async function judgeInPanel() {
  const refused = addRejections(NO_REJECTIONS, unprintable);
  const view = renderHook(() => useSenderValidation(own, pages, refused));
  await waitUntil(() => expect(view.result.current.all.some(({ problem }) => problem?.code === 'PATTERN')).toBe(true));
  return view.result.current;
}

test('a value is judged alike in the panel, on the way through one’s own side, and on the page of a receiver', async () => {
  const { all, placed } = await judgeInPanel();
  const inPanel = said(all);
  const onTheWay = await fill(toSenderFieldsInput(placed, unprintable), []);
  expect(said(onTheWay.getSnapshot().context.resolved)).toEqual(inPanel);

  const { input } = initializeSigning({ contract: signContract({ fields: theirs }), kept: null });
  const signing = await fill(input, rows);
  signing.send({ type: 'refused', refusals: unprintable });
  signing.send({ type: 'refused', refusals: overflowing(signing.getSnapshot().context.resolved) });
  expect(said(signing.getSnapshot().context.resolved)).toEqual(inPanel);

  expect(cases.map((one, place) => [nameOf(one), inPanel[place]?.endsWith('맞아요')])).toEqual(
    cases.map((one) => [nameOf(one), one.isRight]),
  );
});

const MARKED = (['SIGNATURE', 'SEAL', 'INITIALS', 'IMAGE', 'FILE'] as const).map((kind, place) => ({
  ...signField(place),
  kind,
  name: kind,
  required: true,
  ...placeOf(place),
}));
const isMissed = (all: readonly ResolvedField[]) =>
  MARKED.map(({ fieldId }) => all.find(({ field }) => field.fieldId === fieldId)?.problem?.code ?? null);
const start = (input: FillFieldsInput) => createActor(fillFieldsMachine, { input }).start();
const nothing = MARKED.map(() => null);
const missing = MARKED.map(() => 'MISSING');

test('marks and files are missed alike in the panel, on the way through one’s own side, and on the page of a receiver', () => {
  const empty = MARKED.map((field) => ({ ...field, receiverUuid: null, value: null }));
  const full = empty.map((field, place) =>
    place < 3 ? { ...field, senderMark: { from: 'MINE' as const, markId: null } } : { ...field, value: field.fieldId },
  );
  for (const [own, expected] of [
    [empty, missing],
    [full, nothing],
  ] as const) {
    const { all, placed } = renderHook(() => useSenderValidation(own, pages, NO_REJECTIONS)).result.current;
    const onTheWay = start(toSenderFieldsInput(placed, []));
    expect([isMissed(all), isMissed(onTheWay.getSnapshot().context.resolved)]).toEqual([expected, expected]);
  }
  const { input } = initializeSigning({ contract: signContract({ fields: MARKED }), kept: null });
  const signing = start(input);
  expect(isMissed(signing.getSnapshot().context.resolved)).toEqual(missing);
  for (const { fieldId } of MARKED) signing.send({ type: 'typed', fieldId, value: fieldId });
  expect(isMissed(signing.getSnapshot().context.resolved)).toEqual(nothing);
});
