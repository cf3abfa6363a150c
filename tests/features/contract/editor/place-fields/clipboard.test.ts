import { describe, expect, it } from 'vitest';
import { FIELD_KINDS, type FieldKind } from '#rules/field-kinds.ts';
import type { Field } from '@/entities/contract';
import { readClipboard, writeClipboard } from '@/features/contract/editor/place-fields/model/clipboard';
import { dropForeignParts } from '@/features/contract/editor/place-fields/model/drop-foreign-parts';
import { duplicateFields, pasteFields } from '@/features/contract/editor/place-fields/model/commands/place';
import { field, THREE_PAGES as pages, WON } from './sample';

const ID = '0198c0de-0000-7000-8000-000000000001';
const OTHER = '0198c0de-0000-7000-8000-000000000002';
const GONE = '0198c0de-0000-7000-8000-000000000003';
const [, second] = pages.list;
if (!second) throw new Error('The sample has three pages.');

const other = field(OTHER, [10, 10, 50, 20], { kind: 'NUMBER' });
/** Gives the field every property that exists, whatever its kind. */
const whole = (kind: FieldKind): Required<Field> => ({
  fieldId: ID,
  fileId: other.fileId,
  page: 1,
  rect: { x: 100, y: 200, width: 80, height: 22 },
  kind,
  receiverUuid: null,
  name: '모두',
  required: false,
  readOnly: true,
  fromSheet: true,
  help: '도움말',
  value: '값',
  senderMark: { from: 'COMPANY', sealId: GONE },
  fontSize: 12,
  align: 'CENTER',
  tabOrder: 7,
  format: 'YYYY-MM-DD',
  dateGaps: {
    year: { start: 0.1, end: 0.3 },
    month: { start: 0.4, end: 0.6 },
    day: { start: 0.7, end: 0.9 },
    shortYear: true,
  },
  inWords: true,
  acceptSeal: true,
  items: ['하나', '둘'],
  listBoxId: GONE,
  group: '묶음',
  part: 'VAT',
  preset: 'ADDRESS',
  validation: { minLength: 1, maxLength: 9, minimum: '1', maximum: '9', pattern: '^a$', message: '말' },
  condition: { fieldId: OTHER, is: 'MORE', value: '3', effect: 'SHOWN' },
  formula: `[${OTHER}] * 2`,
});

const HERE = { owners: [WON], chosen: WON, organizationUuid: 'here' };
const read = (fields: readonly Field[], ids: readonly string[], organizationUuid: string | null = 'here') => {
  const found = readClipboard(writeClipboard(fields, ids, { pages, organizationUuid }), HERE);
  if (!found) throw new Error('Nothing was read.');
  return found;
};
const copied = (fields: readonly Field[], ids: readonly string[]) => read(fields, ids).copied;
const pastedInto = (fields: readonly Field[], from: readonly Field[], ids: readonly string[]) =>
  pasteFields(fields, copied(from, ids), second, pages).fields.slice(fields.length);

describe('copying and pasting', () => {
  it.each(FIELD_KINDS)('keeps all of a field but its id and its page: %s', (kind) => {
    const original = whole(kind);
    const [copy] = pastedInto([other, original], [other, original], [ID]);
    expect(copy).toEqual({ ...original, fieldId: copy?.fieldId, page: 2 });
    expect(copy?.fieldId).not.toBe(ID);
  });

  it('keeps either mark of the sender', () => {
    const marks = [{ from: 'MINE', markId: null } as const, { from: 'MINE', markId: OTHER } as const];
    const fields = marks.map((senderMark, index) => field(String(index), [0, index * 30, 9, 9], { senderMark }));
    expect(pastedInto([], fields, ['0', '1']).map(({ senderMark }) => senderMark)).toEqual(marks);
  });

  it.each([
    ['pasted', pastedInto([other], [other, whole('FORMULA')], [OTHER, ID])],
    ['duplicated', duplicateFields([other, whole('FORMULA')], [OTHER, ID], pages).fields.slice(2)],
  ])('lets copies look at each other: %s', (_, [number, formula]) => {
    expect(number?.fieldId).not.toBe(OTHER);
    expect(formula).toMatchObject({
      condition: { ...whole('FORMULA').condition, fieldId: number?.fieldId },
      formula: `[${number?.fieldId}] * 2`,
    });
  });

  it('leaves a condition behind whose field another contract does not have, and says which field a formula lacks', () => {
    const [copy] = pastedInto([], [other, whole('FORMULA')], [ID]);
    const { condition: _, ...expected } = whole('FORMULA');
    expect(copy).toEqual({ ...expected, fieldId: copy?.fieldId, page: 2 });
  });

  it('knows fields of another organisation, and those from before they were told apart', () => {
    expect([read([other], [OTHER]).isForeign, read([other], [OTHER], 'elsewhere').isForeign]).toEqual([false, true]);
    const { organizationUuid: _, ...older } = JSON.parse(
      writeClipboard([other], [OTHER], { pages, organizationUuid: 'elsewhere' }),
    );
    expect(readClipboard(JSON.stringify(older), HERE)?.isForeign).toBe(false);
  });

  it('leaves behind the list box, the seal and the upload of another organisation, and keeps everything else', () => {
    const seen = other.rect;
    const list = { ...whole('LIST'), senderMark: { from: 'MINE', markId: null } as const };
    const long = { ...list, items: Array.from({ length: 101 }, (_, index) => `${index}`) };
    const fields = [other, list, long, whole('SEAL'), whole('FILE')].map((field) => ({ field, seen }));
    const left = dropForeignParts(fields);
    const { listBoxId: _, ...ownList } = list;
    const { listBoxId: __, senderMark: ___, ...bare } = whole('SEAL');
    expect(left.isAnyLeft).toBe(true);
    expect(left.copied.map(({ field }) => field)).toEqual([
      other,
      ownList,
      { ...ownList, items: undefined },
      bare,
      { ...bare, kind: 'FILE', value: null },
    ]);
    expect(dropForeignParts([{ field: other, seen }])).toEqual({ copied: [{ field: other, seen }], isAnyLeft: false });
  });
});
