import * as v from 'valibot';
import { FIELD_KINDS } from '#rules/field-kinds.ts';
import type { Rect } from '#rules/page-geometry.ts';
import type { Field, SenderMark } from '@/entities/contract';
import { MAX_FIELDS } from './commands/place';
import { FONT_SIZES } from './field-kinds';
import { pickFields, getDisplayRect, type EditorPages, type Fields } from './field-set';

const MARKER = 'dojang/fields@1';

export type CopiedField = { field: Field; seen: Rect };

/** Requires an entry for each property of an API type, so that copying can't lose a new property. */
type Members<Shape> = { [Name in keyof Shape]-?: v.GenericSchema<unknown, NonNullable<Shape>[Name]> };

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const number = v.exactOptional(v.number());
const rect = v.strictObject({
  x: v.number(),
  y: v.number(),
  width: v.number(),
  height: v.number(),
} satisfies Members<Rect>);
const validation = v.strictObject({
  minLength: number,
  maxLength: number,
  minimum: v.exactOptional(text(32)),
  maximum: v.exactOptional(text(32)),
  pattern: v.exactOptional(text(200)),
  message: v.exactOptional(text(200)),
} satisfies Members<NonNullable<Field['validation']>>);
const condition = v.strictObject({
  fieldId: text(36),
  is: v.picklist(['FILLED', 'EMPTY', 'EQUAL', 'DIFFERENT', 'MORE', 'LESS']),
  value: v.nullable(text(2000)),
  effect: v.picklist(['SHOWN', 'REQUIRED']),
} satisfies Members<NonNullable<Field['condition']>>);
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const dateGap = v.strictObject({ start: share, end: share } satisfies Members<NonNullable<Field['dateGaps']>['year']>);
const dateGaps = v.strictObject({
  year: dateGap,
  month: dateGap,
  day: dateGap,
  shortYear: v.exactOptional(v.boolean()),
  printedYear: v.exactOptional(v.pipe(v.number(), v.integer())),
} satisfies Members<NonNullable<Field['dateGaps']>>);
const senderMark: v.GenericSchema<unknown, SenderMark> = v.variant('from', [
  v.strictObject({ from: v.literal('MINE'), markId: v.nullable(text(36)) }),
  v.strictObject({ from: v.literal('COMPANY'), sealId: text(36) }),
]);

const fieldSchema = v.object({
  fieldId: text(36),
  fileId: text(36),
  page: v.pipe(v.number(), v.integer()),
  rect,
  kind: v.picklist(FIELD_KINDS),
  receiverUuid: v.nullable(text(36)),
  name: text(100),
  required: v.boolean(),
  readOnly: v.exactOptional(v.boolean()),
  fromSheet: v.exactOptional(v.boolean()),
  help: v.exactOptional(text(300)),
  value: v.exactOptional(v.nullable(text(5000))),
  senderMark: v.exactOptional(senderMark),
  fontSize: v.exactOptional(v.picklist(FONT_SIZES)),
  align: v.exactOptional(v.picklist(['LEFT', 'CENTER', 'RIGHT'])),
  tabOrder: v.exactOptional(v.pipe(v.number(), v.integer())),
  format: v.exactOptional(text(50)),
  dateGaps: v.exactOptional(dateGaps),
  inWords: v.exactOptional(v.boolean()),
  acceptSeal: v.exactOptional(v.boolean()),
  items: v.exactOptional(v.pipe(v.array(text(200)), v.maxLength(1_000))),
  listBoxId: v.exactOptional(text(36)),
  group: v.exactOptional(text(100)),
  part: v.exactOptional(v.picklist(['SUPPLY', 'VAT', 'TOTAL'])),
  preset: v.exactOptional(v.picklist(['ADDRESS'])),
  validation: v.exactOptional(validation),
  condition: v.exactOptional(condition),
  formula: v.exactOptional(text(1000)),
} satisfies Members<Field>);
const schema = v.object({
  marker: v.literal(MARKER),
  organizationUuid: v.exactOptional(v.nullable(text(36))),
  fields: v.pipe(v.array(v.object({ field: fieldSchema, seen: rect })), v.minLength(1), v.maxLength(MAX_FIELDS)),
});

/** Serialises fields as text, for pasting into another contract in another tab. */
export const writeClipboard = (
  fields: Fields,
  ids: readonly string[],
  { pages, organizationUuid }: { pages: EditorPages; organizationUuid: string | null },
) =>
  JSON.stringify({
    marker: MARKER,
    organizationUuid,
    fields: pickFields(fields, ids).map((field) => ({ field, seen: getDisplayRect(field, pages) })),
  });

type Reader = { owners: readonly string[]; chosen: string | null; organizationUuid: string | null };
export type Clipboard = { copied: CopiedField[]; isForeign: boolean };

/** Returns null for any other clipboard content. Fields whose owner isn't in this contract go to the chosen owner. */
export function readClipboard(words: string, { owners, chosen, organizationUuid }: Reader): Clipboard | null {
  if (!words.includes(MARKER)) return null;
  const read = v.safeParse(schema, parse(words));
  if (!read.success) return null;
  const { fields, organizationUuid: from = organizationUuid } = read.output;
  const copied = fields.map(({ field, seen }) => {
    const isKnown = field.receiverUuid === null || owners.includes(field.receiverUuid);
    return { field: isKnown ? field : { ...field, receiverUuid: chosen }, seen };
  });
  return { copied, isForeign: from !== organizationUuid };
}

function parse(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    return null;
  }
}
