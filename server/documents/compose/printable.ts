import { findMissingCharacters } from '../fonts/faces.ts';
import type { Composition, FilledField, Mark } from './drawing.types.ts';
import { formatFieldText } from './field-text.ts';

export type UnprintableText = {
  /** The index of the field. Null for the footer and the page seal. */
  field: number | null;
  characters: string[];
};

/** Lists every unprintable character, so that people can fix them all at once. */
export class UnprintableCharactersError extends Error {
  override name = 'UnprintableCharactersError';
  readonly found: readonly UnprintableText[];
  constructor(found: readonly UnprintableText[]) {
    super(`no font prints ${found.flatMap(({ characters }) => characters).join(' ')}`);
    this.found = found;
  }
}

export function findUnprintable({ fields, footer, pageSeal }: Composition): UnprintableText[] {
  const inFields = fields.map((field, index) => ({ field: index, characters: charactersMissingIn(field) }));
  const around = [
    ...findMissingCharacters(footer ?? '', 'SANS'),
    ...(pageSeal ? charactersMissingInMark(pageSeal.mark) : []),
  ];
  return [...inFields, { field: null, characters: around }].filter(({ characters }) => characters.length > 0);
}

function charactersMissingIn(field: FilledField): string[] {
  const { value } = field;
  if (typeof value !== 'object')
    return findMissingCharacters(formatFieldText(field).replaceAll(/[\r\t]/g, ' '), field.face ?? 'SANS');
  return value === null ? [] : charactersMissingInMark(value);
}

function charactersMissingInMark(mark: Mark): string[] {
  if (mark.kind === 'TYPED') return findMissingCharacters(mark.text, mark.face);
  return mark.kind === 'SEAL' ? findMissingCharacters(mark.text + (mark.corporateText ?? ''), mark.face) : [];
}
