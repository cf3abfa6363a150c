import type { HwpDocument } from '@rhwp/core';
import { pathTo, type ListedField } from './listed-fields.ts';

/** Drawn in a named cell so that its place shows. An empty line is as high as one character, so nothing moves. */
export const CELL_MARKER = '가';

/** Identifies a named cell within a document. */
export const cellKeyOf = ({ location }: ListedField): string => JSON.stringify(location);

/** Finds the named cells (셀 필드) that contain neither text nor another field. */
export const findBlankCells = (fields: readonly ListedField[]): ListedField[] =>
  fields.filter(
    (cell) =>
      cell.cellField && cell.value.trim() === '' && !fields.some((other) => other !== cell && isInside(other, cell)),
  );

function isInside(field: ListedField, { location: cell }: ListedField): boolean {
  const { sectionIndex, paraIndex, path } = field.location;
  if (sectionIndex !== cell.sectionIndex || paraIndex !== cell.paraIndex) return false;
  return cell.path.every((outer, index) => {
    const own = path[index];
    const isCell = own?.controlIndex === outer.controlIndex && own.cellIndex === outer.cellIndex;
    // The cell itself is the last step, and the field may be in any of its paragraphs.
    return isCell && (index === cell.path.length - 1 || own.paraIndex === outer.paraIndex);
  });
}

export function markCell(document: HwpDocument, cell: ListedField, colour: string) {
  const { sectionIndex, paraIndex } = cell.location;
  const [path, look] = [pathTo(cell), JSON.stringify({ textColor: colour })];
  document.insertTextInCellByPath(sectionIndex, paraIndex, path, 0, CELL_MARKER);
  document.applyCharFormatInCellByPath(sectionIndex, paraIndex, path, 0, CELL_MARKER.length, look);
}
