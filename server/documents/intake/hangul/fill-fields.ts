import type { HwpDocument } from '@rhwp/core';
import { groupBy } from '../../../../rules/group-by.ts';
import { buildFieldPath, type ListedField } from './listed-fields.ts';

/** Characters of a paragraph, without the last. */
export type Range = { start: number; end: number };
type Filled = Range & { field: ListedField; shown: string };

/**
 * Writes the guide text into each empty field, and returns where the text of every field is then. rhwp cannot say: an
 * empty field begins where its neighbour ends, so that for rhwp a text there belongs to both.
 */
export function fillFields(document: HwpDocument, fields: readonly ListedField[]): Filled[] {
  const paragraphs = groupBy(fields, ({ location }) => JSON.stringify(location));
  return [...paragraphs.values()].flatMap((inOne) => {
    const inOrder = inOne.toSorted((one, other) => one.startCharIdx - other.startCharIdx);
    // Goes backwards, so that no text moves a place that is still needed.
    for (const field of inOrder.toReversed()) if (field.value === '') insert(document, field, textOf(field));
    let inserted = 0;
    return inOrder.flatMap((field): Filled[] => {
      const shown = textOf(field);
      const start = field.startCharIdx + inserted;
      if (field.value === '') inserted += lengthOf(shown);
      const end = field.value === '' ? start + lengthOf(shown) : field.endCharIdx + inserted;
      return end > start ? [{ field, shown, start, end }] : [];
    });
  });
}

const textOf = ({ value, guide, name }: ListedField): string => value || guide || name;

/** rhwp counts characters, not the halves of those beyond the first 65,536. */
const lengthOf = (text: string): number => Array.from(text).length;

function insert(document: HwpDocument, field: ListedField, text: string) {
  if (text === '') return;
  const { location, startCharIdx } = field;
  const { sectionIndex, paraIndex, path } = location;
  if (path.length === 0) document.insertText(sectionIndex, paraIndex, startCharIdx, text);
  else document.insertTextInCellByPath(sectionIndex, paraIndex, buildFieldPath(field), startCharIdx, text);
}
