import { toUprightBox } from '../compose/upright.ts';
import type { Rect } from '../geometry.ts';
import { openPdf } from '../pdf/pdf-file.ts';
import { readDrawing } from './read-drawn.ts';

export type FieldPlace = { fieldId: string; page: number; rect: Rect };

const PAINTS = /\s(?:S|f|Do|Tj)(?:\s|$)/;

/**
 * Lists fields with no drawing at their position. Marks, ticks and images have no text to compare, but this finds
 * missing ones.
 */
export function listEmptyFields(sealed: Buffer, places: readonly FieldPlace[]): FieldPlace[] {
  if (places.length === 0) return [];
  const file = openPdf(sealed);
  const painted = new Map<number, string[]>();
  return places.filter(({ page, rect }) => {
    const parts = painted.get(page) ?? (readDrawing(file, page)?.parts ?? []).filter((part) => PAINTS.test(part));
    painted.set(page, parts);
    if (parts.length === 0) return true;
    const { matrix } = toUprightBox(rect, file.page(page).info);
    const found = parts.findIndex((part) => part.trimStart().startsWith(`q\n${matrix}\n`));
    // Two fields in the same position need a drawing each.
    if (found !== -1) parts.splice(found, 1);
    return found === -1;
  });
}
