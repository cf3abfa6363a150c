import { missingLetters } from '../fonts/faces.ts';
import type { Composition, FilledField } from './drawing.types.ts';
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
  const seal = pageSeal?.mark;
  const around = [
    ...missingLetters(footer ?? '', 'SANS'),
    ...(seal ? missingLetters(seal.text + (seal.corporateText ?? ''), seal.face) : []),
  ];
  return [...inFields, { field: null, letters: around }].filter(({ letters }) => letters.length > 0);
}

function lettersMissingIn(field: FilledField): string[] {
  const { value } = field;
  if (typeof value !== 'object')
    return missingLetters(fieldText(field).replaceAll(/[\r\t]/g, ' '), field.face ?? 'SANS');
  if (value === null) return [];
  if (value.kind === 'TYPED') return missingLetters(value.text, value.face);
  return value.kind === 'SEAL' ? missingLetters(value.text + (value.corporateText ?? ''), value.face) : [];
}
