import type { HwpDocument } from '@rhwp/core';
import { meaningOf } from '../../suggest/names/labels.ts';
import { readHeaderFields, type HeaderField } from './header-fields.ts';
import { fillFields, type Range } from './fill-fields.ts';
import { listFields, buildFieldPath, type ListedField } from './listed-fields.ts';
import { CELL_MARKER, findBlankCells, markCell } from './named-cells.ts';

/** A field of Hangul (누름틀), or a named cell (셀 필드) that is empty. */
export type HangulField = {
  name: string;
  help: string;
  /** The default text. Empty if the field only contains its guide text. */
  value: string;
  /**
   * The text that takes up the field's space during layout: the default or guide text, or a named cell's marker. It
   * isn't drawn.
   */
  shown: string;
  /** True for a named cell, which only becomes a suggestion if the field can cover the whole cell. */
  isNamedCell: boolean;
};

/** Fields by the text colour that marks them in rhwp's output, such as #7b3d02. */
export type FieldsByColour = ReadonlyMap<string, HangulField>;

const MAX_FIELDS = 1_000;
/** A colour that text hardly ever has. A character in this colour still has to occur in the field's text. */
const FIRST_COLOUR = 0x7b_3d_02;
/** The guide text that Hangul inserts by default: "click here and enter text". */
const HANGULS_OWN_GUIDE = /^이\s*곳을\s*마우스로\s*누르고\s*내용을\s*입력하세요\.?$/;
const HELP = /HelpState:wstring:(\d+):/;

/**
 * Gives each field's text its own colour, so that the rendered page shows where the field is, even in tables and text
 * boxes. Fills empty fields with their guide text first, because Hangul reserves space for it.
 */
export function markFields(document: HwpDocument, kind: 'HWP' | 'HWPX', bytes: Buffer): FieldsByColour {
  const heads = readHeaderFields(document, kind, bytes).filter(mayBeAsked);
  const listed = listFields(document);
  const fields = clickHereIn(listed);
  const cells = findBlankCells(document, listed)
    .filter((cell) => cell.name.trim() !== '' && mayBeAsked(cell))
    .slice(0, MAX_FIELDS);
  const marked = new Map<string, HangulField>();
  if (heads.length + fields.length + cells.length === 0) return marked;
  document.beginBatch();
  const nextColour = () => `#${(FIRST_COLOUR + marked.size).toString(16)}`;
  for (const { field, shown, start, end } of fillFields(document, fields)) {
    const colour = nextColour();
    colourBody(document, field, { start, end }, colour);
    marked.set(colour, { ...describe(field), shown, isNamedCell: false });
  }
  for (const cell of cells) {
    const colour = nextColour();
    markCell(document, cell, colour);
    marked.set(colour, { ...describe(cell), shown: CELL_MARKER, isNamedCell: true });
  }
  // From last to first, because filling a field moves the ones after it in the same paragraph.
  for (const field of heads.toReversed()) {
    const shown = field.value || field.guide || field.name;
    if (shown === '') continue;
    const colour = nextColour();
    colourHead(document, field, shown, colour);
    marked.set(colour, { ...describe(field), shown, isNamedCell: false });
  }
  document.endBatch();
  return marked;
}

const clickHereIn = (fields: readonly ListedField[]): ListedField[] =>
  fields.filter((field) => !field.cellField && mayBeAsked(field)).slice(0, MAX_FIELDS);

const chooseLabel = ({ name, guide }: { name: string; guide: string }) =>
  name.trim() || (HANGULS_OWN_GUIDE.test(guide.trim()) ? '' : guide.trim());

/**
 * Returns false for a field that asks for a resident registration number. It stays part of the page and isn't
 * suggested.
 */
const mayBeAsked = (field: { name: string; guide: string }) => meaningOf(chooseLabel(field)) !== null;

/** Treats the guide text as no value. Hangul stores it in empty fields, and rhwp doesn't always remove it. */
function describe({ name, guide, command, value }: Pick<HeaderField, 'name' | 'guide' | 'command' | 'value'>) {
  const own = value.trim();
  return { name: chooseLabel({ name, guide }), help: helpOf(command), value: own === guide.trim() ? '' : own };
}

/** Reads the help text from the field's command, where each string follows its length. */
function helpOf(command: string): string {
  const found = HELP.exec(command);
  if (!found) return '';
  const start = found.index + found[0].length;
  return command.slice(start, start + Number(found[1])).trim();
}

function colourBody(document: HwpDocument, field: ListedField, { start, end }: Range, colour: string) {
  const { sectionIndex, paraIndex, path } = field.location;
  const look = JSON.stringify({ textColor: colour });
  if (path.length > 0) {
    document.applyCharFormatInCellByPath(sectionIndex, paraIndex, buildFieldPath(field), start, end, look);
    return;
  }
  document.applyCharFormat(sectionIndex, paraIndex, start, end, look);
  if (paraIndex > 0) return;
  // rhwp lays out a section's first paragraph again when its text changes, but not when its format does.
  document.insertText(sectionIndex, paraIndex, 0, ' ');
  document.deleteText(sectionIndex, paraIndex, 0, 1);
}

function colourHead(document: HwpDocument, field: HeaderField, shown: string, colour: string) {
  const { section, isHeader, applyTo, paragraph, start } = field;
  if (field.value === '') document.insertTextInHeaderFooter(section, isHeader, applyTo, paragraph, start, shown);
  const end = start + Array.from(shown).length;
  const look = JSON.stringify({ textColor: colour });
  document.applyCharFormatInHeaderFooter(section, isHeader, applyTo, paragraph, start, paragraph, end, look);
}
