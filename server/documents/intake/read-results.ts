import * as v from 'valibot';
import { FIELD_KINDS } from '../../../rules/field-kinds.ts';
import { NOTICE_CODES, REFUSAL_CODES } from '../intake.types.ts';
import type { ArrangedPages } from '../pdf/arrange.ts';
import type { BothPictures } from '../pages/picture.ts';
import type { DocumentAnalysis } from '../suggest/read-document.ts';
import type { IntakeResult } from './intake-file.ts';

const side = v.pipe(v.number(), v.finite());
const kind = v.picklist(['PDF', 'PNG', 'JPEG', 'HWP', 'HWPX']);
const rect = v.strictObject({ x: side, y: side, width: side, height: side });
const bytes = v.instance(Uint8Array);

const page = v.strictObject({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  width: side,
  height: side,
  rotation: v.picklist([0, 90, 180, 270]),
  cropBox: v.strictTuple([side, side, side, side]),
});

const gap = v.strictObject({ start: side, end: side });
const dateGaps = v.strictObject({
  year: gap,
  month: gap,
  day: gap,
  shortYear: v.exactOptional(v.boolean()),
  printedYear: v.exactOptional(v.number()),
});
const suggestionSchema = v.strictObject({
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  rect,
  kind: v.picklist(FIELD_KINDS),
  party: v.nullable(v.number()),
  partyName: v.nullable(v.string()),
  name: v.string(),
  group: v.exactOptional(v.string()),
  dateGaps: v.exactOptional(dateGaps),
  required: v.exactOptional(v.boolean()),
  help: v.exactOptional(v.string()),
  value: v.exactOptional(v.string()),
  maxLength: v.exactOptional(v.number()),
  items: v.exactOptional(v.array(v.string())),
  confidence: side,
  words: v.string(),
  source: v.picklist(['TEXT', 'ACRO_FORM', 'HANGUL_FIELD', 'TEXT_TAG']),
});

const refused = v.strictObject({
  refusal: v.strictObject({ errorCode: v.picklist(REFUSAL_CODES), message: v.string() }),
  kind: v.nullable(kind),
});

const taken = v.strictObject({
  refusal: v.null(),
  kind,
  needsConfirmation: v.boolean(),
  pages: v.pipe(v.array(page), v.minLength(1)),
  notices: v.array(v.picklist(NOTICE_CODES)),
  suggestions: v.array(suggestionSchema),
  normalised: v.nullable(bytes),
  normalisedSha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
});

/** Validates the child process's result, because the child has read an untrusted file. */
export const readIntakeResult = (value: unknown): IntakeResult => v.parse(v.union([refused, taken]), value);
const suggestions = v.array(suggestionSchema);
const reading = v.strictObject({ print: v.array(bytes), suggestions });
export const readDocumentAnalysis = (value: unknown): DocumentAnalysis => v.parse(reading, value);
/** Validates the reason for refusing a file. Null if there is none. */
export const readRefusalCode = (value: unknown) => v.parse(v.nullable(v.picklist(REFUSAL_CODES)), value);
export const readAnswer = (value: unknown): boolean => v.parse(v.boolean(), value);
export const readPageNumbers = (value: unknown): number[] => v.parse(v.array(v.number()), value);
export const readPicture = (value: unknown): Uint8Array => v.parse(bytes, value);

const arranged = v.strictObject({ bytes, pages: v.pipe(v.array(page), v.minLength(1)) });
export const readArrangedPages = (value: unknown): ArrangedPages => v.parse(arranged, value);

const bothPictures = v.strictObject({ small: bytes, large: bytes });
export const readBothPictures = (value: unknown): BothPictures => v.parse(bothPictures, value);
