import * as v from 'valibot';
import { FIELD_KINDS } from '#rules/field-kinds.ts';
import type { Rect } from '#rules/page-geometry.ts';
import type { Field } from '@/entities/contract';
import { MAX_FIELDS } from './commands/place';
import { FONT_SIZES } from './field-kinds';
import { pick, seenOf, type EditorPages, type Fields } from './field-set';

const MARKER = 'dojang/fields@1';

export type Copied = { field: Field; seen: Rect };

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const rect = v.strictObject({ x: v.number(), y: v.number(), width: v.number(), height: v.number() });
const fontSizes = v.custom<NonNullable<Field['fontSize']>>((size) => FONT_SIZES.some((known) => known === size));
const validation = v.strictObject({
  minLength: v.exactOptional(v.number()),
  maxLength: v.exactOptional(v.number()),
  minimum: v.exactOptional(text(32)),
  maximum: v.exactOptional(text(32)),
  pattern: v.exactOptional(text(200)),
  message: v.exactOptional(text(200)),
});

/** Conditions and formulas name fields of the contract that they come from, and stay there. */
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
  help: v.exactOptional(text(300)),
  value: v.exactOptional(v.nullable(text(5000))),
  fontSize: v.exactOptional(fontSizes),
  align: v.exactOptional(v.picklist(['LEFT', 'CENTER', 'RIGHT'])),
  format: v.exactOptional(text(50)),
  inWords: v.exactOptional(v.boolean()),
  acceptSeal: v.exactOptional(v.boolean()),
  items: v.exactOptional(v.pipe(v.array(text(200)), v.maxLength(100))),
  group: v.exactOptional(text(100)),
  validation: v.exactOptional(validation),
});
const schema = v.object({
  marker: v.literal(MARKER),
  fields: v.pipe(v.array(v.object({ field: fieldSchema, seen: rect })), v.minLength(1), v.maxLength(MAX_FIELDS)),
});

/** As text, so that it also reaches another tab with another contract. */
export const writeClipboard = (fields: Fields, ids: readonly string[], pages: EditorPages) =>
  JSON.stringify({ marker: MARKER, fields: pick(fields, ids).map((field) => ({ field, seen: seenOf(field, pages) })) });

/** Null for whatever else was copied. Owners that this contract does not know become whoever is chosen. */
export function readClipboard(words: string, owners: readonly string[], chosen: string | null): Copied[] | null {
  if (!words.includes(MARKER)) return null;
  const read = v.safeParse(schema, parse(words));
  if (!read.success) return null;
  return read.output.fields.map(({ field, seen }) => {
    const isKnown = field.receiverUuid === null || owners.includes(field.receiverUuid);
    return { field: isKnown ? field : { ...field, receiverUuid: chosen }, seen };
  });
}

function parse(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    return null;
  }
}
