import type { HwpDocument } from '@rhwp/core';
import { groupBy } from '../../../../rules/group-by.ts';
import { buildFieldPath, type ListedField } from './listed-fields.ts';

/** Characters in a paragraph, without the one at `end`. */
export type Range = { start: number; end: number };
type Filled = Range & { field: ListedField; shown: string };

/**
 * Writes guide texts into empty fields, and returns where each field's text is afterwards. rhwp can't tell, because an
 * empty field starts where its neighbour ends, and it would attribute the text to both.
 */
export function fillFields(document: HwpDocument, fields: readonly ListedField[]): Filled[] {
  const paragraphs = groupBy(fields, ({ location }) => JSON.stringify(location));
  return [...paragraphs.values()].flatMap((inOne) => {
    const inOrder = inOne.toSorted((one, other) => one.startCharIdx - other.startCharIdx);
    // From last to first, because inserting text moves the fields after it.
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

/** Counts code points like rhwp, not UTF-16 code units. */
const lengthOf = (text: string): number => Array.from(text).length;

function insert(document: HwpDocument, field: ListedField, text: string) {
  if (text === '') return;
  const { location, startCharIdx } = field;
  const { sectionIndex, paraIndex, path } = location;
  if (path.length === 0) document.insertText(sectionIndex, paraIndex, startCharIdx, text);
  else document.insertTextInCellByPath(sectionIndex, paraIndex, buildFieldPath(field), startCharIdx, text);
}
