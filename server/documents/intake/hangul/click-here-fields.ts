import type { HwpDocument } from '@rhwp/core';
import * as v from 'valibot';
import { meaningOf } from '../../suggest/labels.ts';
import { readHeadFields, type HeadField } from './head-fields.ts';

/** A 누름틀: a place in the text that the author of a Hangul document left for somebody to fill in. */
export type ClickHereField = {
  name: string;
  help: string;
  /** The text that stands in it by default; empty if only its guide stands there. */
  value: string;
  /** What is laid out in its place, and not drawn: the default text or the guide. */
  shown: string;
};

/** The fields by the colour, such as #7b3d02, in which rhwp writes their text. */
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
/** Colours that nobody chooses; and only characters of the field are taken for the field. */
const FIRST_COLOUR = 0x7b_3d_02;
/** What Hangul writes as the guide if the author gives none. */
const HANGULS_OWN_GUIDE = /^이\s*곳을\s*마우스로\s*누르고\s*내용을\s*입력하세요\.?$/;
const HELP = /HelpState:wstring:(\d+):/;

/**
 * Marks the text of each field by a colour of its own, so that drawing a page tells where each field stands, whatever it
 * stands in. A field that is empty is first filled with its guide, for which Hangul leaves room as well.
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
  // The last field of a paragraph comes first, so that filling it does not move the others.
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

const calledOf = ({ name, guide }: { name: string; guide: string }) =>
  name.trim() || (HANGULS_OWN_GUIDE.test(guide.trim()) ? '' : guide.trim());

/** What stands in a field for a resident registration number stays on the page. */
const mayBeAsked = (field: { name: string; guide: string }) => meaningOf(calledOf(field)) !== null;

/** Hangul writes the guide into the text of an empty field, and rhwp takes it out in most places. */
function describe({ name, guide, command, value }: Pick<HeadField, 'name' | 'guide' | 'command' | 'value'>) {
  const own = value.trim();
  return { name: calledOf({ name, guide }), help: helpOf(command), value: own === guide.trim() ? '' : own };
}

/** The command of a field lists its properties, each string with its length. */
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
  // rhwp does not lay out the first paragraph of a section anew after a change of its format, only of its text.
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
