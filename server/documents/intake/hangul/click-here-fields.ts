import type { HwpDocument } from '@rhwp/core';
import * as v from 'valibot';
import { meaningOf } from '../../suggest/names/labels.ts';
import { readHeadFields, type HeadField } from './head-fields.ts';

/** A 누름틀, the form field of a Hangul document. */
export type ClickHereField = {
  name: string;
  help: string;
  /** The default text, or an empty string if the field contains only its guide text. */
  value: string;
  /** The default or guide text, which takes up space in the layout but isn't drawn. */
  shown: string;
};

/** Maps the text colour that marks a field in rhwp's output, such as #7b3d02, to the field. */
export type FieldsByColour = ReadonlyMap<string, ClickHereField>;

const step = v.object({ controlIndex: v.number(), cellIndex: v.optional(v.number(), 0), paraIndex: v.number() });
const listed = v.object({
  fieldId: v.number(),
  fieldType: v.string(),
  cellField: v.boolean(),
  name: v.string(),
  guide: v.string(),
  command: v.string(),
  value: v.string(),
  location: v.object({
    sectionIndex: v.number(),
    paraIndex: v.number(),
    path: v.optional(v.array(step), []),
  }),
  startCharIdx: v.number(),
  endCharIdx: v.number(),
});
type Listed = v.InferOutput<typeof listed>;

const MAX_FIELDS = 1_000;
/** An unlikely colour for text. A character in this colour still counts only if it occurs in the field's text. */
const FIRST_COLOUR = 0x7b_3d_02;
/** The guide text that Hangul inserts by default. */
const HANGULS_OWN_GUIDE = /^이\s*곳을\s*마우스로\s*누르고\s*내용을\s*입력하세요\.?$/;
const HELP = /HelpState:wstring:(\d+):/;

/**
 * Gives each field's text a unique colour, so that the rendered page shows where the field is, even inside tables and
 * text boxes. Empty fields are filled with their guide text first, because Hangul reserves space for it.
 */
export function markFields(document: HwpDocument, kind: 'HWP' | 'HWPX', bytes: Buffer): FieldsByColour {
  const heads = readHeadFields(document, kind, bytes).filter(mayBeAsked);
  const fields = listFields(document);
  const marked = new Map<string, ClickHereField>();
  if (heads.length + fields.length === 0) return marked;
  document.beginBatch();
  for (const { fieldId, value, guide, name } of fields)
    if (value === '') document.setFieldValue(fieldId, guide || name);
  const filled = new Map(listFields(document).map((field) => [field.fieldId, field]));
  const nextColour = () => `#${(FIRST_COLOUR + marked.size).toString(16)}`;
  for (const field of fields) {
    const now = filled.get(field.fieldId);
    if (!now || now.endCharIdx <= now.startCharIdx) continue;
    const colour = nextColour();
    colourBody(document, now, colour);
    marked.set(colour, { ...describe(field), shown: now.value });
  }
  // Goes backwards, because filling a field moves the fields after it in the same paragraph.
  for (const field of heads.toReversed()) {
    const shown = field.value || field.guide || field.name;
    if (shown === '') continue;
    const colour = nextColour();
    colourHead(document, field, shown, colour);
    marked.set(colour, { ...describe(field), shown });
  }
  document.endBatch();
  return marked;
}

const listFields = (document: HwpDocument): Listed[] =>
  v
    .parse(v.array(listed), JSON.parse(document.getFieldList()))
    .filter((field) => field.fieldType === 'clickhere' && !field.cellField && mayBeAsked(field))
    .slice(0, MAX_FIELDS);

const chooseLabel = ({ name, guide }: { name: string; guide: string }) =>
  name.trim() || (HANGULS_OWN_GUIDE.test(guide.trim()) ? '' : guide.trim());

/** The text of a field for a resident registration number stays on the page, and the field isn't suggested. */
const mayBeAsked = (field: { name: string; guide: string }) => meaningOf(chooseLabel(field)) !== null;

/** Treats the guide text as no value: Hangul stores it in empty fields, and rhwp doesn't always remove it. */
function describe({ name, guide, command, value }: Pick<HeadField, 'name' | 'guide' | 'command' | 'value'>) {
  const own = value.trim();
  return { name: chooseLabel({ name, guide }), help: helpOf(command), value: own === guide.trim() ? '' : own };
}

/** Reads the help text from the field's command, which prefixes each string with its length. */
function helpOf(command: string): string {
  const found = HELP.exec(command);
  if (!found) return '';
  const start = found.index + found[0].length;
  return command.slice(start, start + Number(found[1])).trim();
}

function colourBody(document: HwpDocument, field: Listed, colour: string) {
  const { location, startCharIdx: start, endCharIdx: end } = field;
  const { sectionIndex, paraIndex, path } = location;
  const look = JSON.stringify({ textColor: colour });
  if (path.length > 0) {
    const steps = path.map(({ controlIndex, cellIndex, paraIndex: cellParaIndex }) => ({
      controlIndex,
      cellIndex,
      cellParaIndex,
    }));
    document.applyCharFormatInCellByPath(sectionIndex, paraIndex, JSON.stringify(steps), start, end, look);
    return;
  }
  document.applyCharFormat(sectionIndex, paraIndex, start, end, look);
  if (paraIndex > 0) return;
  // rhwp lays out a section's first paragraph again only if its text changes, not if its format does.
  document.insertText(sectionIndex, paraIndex, 0, ' ');
  document.deleteText(sectionIndex, paraIndex, 0, 1);
}

function colourHead(document: HwpDocument, field: HeadField, shown: string, colour: string) {
  const { section, isHeader, applyTo, paragraph, start } = field;
  if (field.value === '') document.insertTextInHeaderFooter(section, isHeader, applyTo, paragraph, start, shown);
  const end = start + Array.from(shown).length;
  const look = JSON.stringify({ textColor: colour });
  document.applyCharFormatInHeaderFooter(section, isHeader, applyTo, paragraph, start, paragraph, end, look);
}
