import { missingLetters } from '../fonts/faces.ts';
import type { Composition, FilledField, Mark } from './drawing.types.ts';
import { fieldText } from './field-text.ts';

export type Unprintable = {
  /** Where in the list of fields; null for the footer and the seal over the pages' edges. */
  field: number | null;
  letters: string[];
};

/** Values hold letters that no font prints. Every one of them, so that a person mends them at once. */
export class UnprintableLetters extends Error {
  override name = 'UnprintableLetters';
  readonly found: readonly Unprintable[];
  constructor(found: readonly Unprintable[]) {
    super(`no font prints ${found.flatMap(({ letters }) => letters).join(' ')}`);
    this.found = found;
  }
}

/** Looked up before anything is drawn. */
export function findUnprintable({ fields, footer, pageSeal }: Composition): Unprintable[] {
  const inFields = fields.map((field, index) => ({ field: index, letters: lettersMissingIn(field) }));
  const around = [...missingLetters(footer ?? '', 'SANS'), ...(pageSeal ? lettersMissingInMark(pageSeal.mark) : [])];
  return [...inFields, { field: null, letters: around }].filter(({ letters }) => letters.length > 0);
}

function lettersMissingIn(field: FilledField): string[] {
  const { value } = field;
  if (typeof value !== 'object')
    return missingLetters(fieldText(field).replaceAll(/[\r\t]/g, ' '), field.face ?? 'SANS');
  return value === null ? [] : lettersMissingInMark(value);
}

function lettersMissingInMark(mark: Mark): string[] {
  if (mark.kind === 'TYPED') return missingLetters(mark.text, mark.face);
  return mark.kind === 'SEAL' ? missingLetters(mark.text + (mark.corporateText ?? ''), mark.face) : [];
}
