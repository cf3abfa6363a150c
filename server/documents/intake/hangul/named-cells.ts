import type { HwpDocument } from '@rhwp/core';
import * as v from 'valibot';
import { buildFieldPath, type ListedField } from './listed-fields.ts';

/**
 * Inserted into a named cell to find its position. An empty line is as tall as one with a character, so nothing moves.
 */
export const CELL_MARKER = '가';

/** The paragraphs of a cell or text box. List 0 contains the document's own paragraphs. */
const paragraphList = v.object({
  listId: v.number(),
  hostListId: v.number(),
  sectionIndex: v.number(),
  hostPara: v.number(),
  controlIndex: v.number(),
  cellIndex: v.number(),
});
type ParagraphList = v.InferOutput<typeof paragraphList>;
const cursorModel = v.object({ lists: v.array(paragraphList) });
const controlList = v.array(v.object({ list: v.number() }));

/**
 * Finds named cells (셀 필드) with a blank first line and nothing anchored in them. A marker would move a picture, table,
 * text box or 누름틀, but not text on a later line, which still shows that the cell isn't blank.
 */
export function findBlankCells(document: HwpDocument, fields: readonly ListedField[]): ListedField[] {
  const cells = fields.filter(({ cellField, value }) => cellField && value.trim() === '');
  if (cells.length === 0) return [];
  const { lists } = v.parse(cursorModel, JSON.parse(document.getCursorModel()));
  const controls = v.parse(controlList, JSON.parse(document.getControls()));
  const byPlace = new Map(lists.map((list) => [placeOf(list), list]));
  const occupied = new Set(controls.map(({ list }) => list));
  return cells.filter((cell) => {
    const list = listOf(cell, byPlace);
    return list !== null && !occupied.has(list.listId);
  });
}

type Place = Pick<ParagraphList, 'hostListId' | 'sectionIndex' | 'hostPara' | 'controlIndex' | 'cellIndex'>;
const placeOf = ({ hostListId, sectionIndex, hostPara, controlIndex, cellIndex }: Place): string =>
  [hostListId, sectionIndex, hostPara, controlIndex, cellIndex].join('/');

function listOf({ location }: ListedField, byPlace: ReadonlyMap<string, ParagraphList>): ParagraphList | null {
  const { sectionIndex, paraIndex, path } = location;
  let list: ParagraphList | undefined;
  let hostPara = paraIndex;
  for (const { controlIndex, cellIndex, paraIndex: inner } of path) {
    list = byPlace.get(placeOf({ hostListId: list?.listId ?? 0, sectionIndex, hostPara, controlIndex, cellIndex }));
    if (!list) return null;
    hostPara = inner;
  }
  return list ?? null;
}

export function markCell(document: HwpDocument, cell: ListedField, colour: string) {
  const { sectionIndex, paraIndex } = cell.location;
  const [path, look] = [buildFieldPath(cell), JSON.stringify({ textColor: colour })];
  document.insertTextInCellByPath(sectionIndex, paraIndex, path, 0, CELL_MARKER);
  document.applyCharFormatInCellByPath(sectionIndex, paraIndex, path, 0, CELL_MARKER.length, look);
}
