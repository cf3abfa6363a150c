import {
  getDisplaySize,
  toDisplayRect,
  toStoredRect,
  type PageShape,
  type Rect,
} from '../../../../rules/page-geometry.ts';
import type { Field } from '../../contracts/core/contract.types.ts';
import { findAnchor, findWords, listRows, type Word } from './follow-words.ts';

/** A page with its words as displayed. */
export type PageWords = PageShape & { words: readonly Word[] };
export type MovedFields = { fields: Field[]; kept: number; moved: number; lost: Field[] };

const SAME_PLACE = 0.5;

/**
 * Puts the fields of a file onto another one. A field follows its words if they stand there once, on its page or the one
 * before or after. Otherwise it keeps its place, or comes to the last page if its own is gone.
 */
export function moveFields(
  fields: readonly Field[],
  before: readonly PageWords[],
  after: readonly PageWords[],
  fileId: string,
): MovedFields {
  const rows = after.map(({ words }) => listRows(words));
  const result: MovedFields = { fields: [], kept: 0, moved: 0, lost: [] };
  for (const field of fields) {
    const place = findPlace(field, before, after, rows);
    if (!place) {
      const stayed = { ...stay(field, before, after), fileId };
      result.lost.push(stayed);
      result.fields.push(stayed);
      continue;
    }
    result[isSame(field, place) ? 'kept' : 'moved'] += 1;
    result.fields.push({ ...field, ...place, fileId });
  }
  return result;
}

type Place = { page: number; rect: Rect };

function findPlace(
  { page, rect }: Field,
  before: readonly PageWords[],
  after: readonly PageWords[],
  rows: ReturnType<typeof listRows>[],
): Place | null {
  const old = before[page - 1];
  if (!old) return null;
  const seen = toDisplayRect(rect, old);
  const anchor = findAnchor(seen, old.words);
  if (!anchor) return null;
  const first = Math.max(0, page - 2);
  const [only, ...more] = findWords(anchor.text, rows.slice(first, page + 1));
  if (!only || more.length > 0) return null;
  const target = after[first + only.page];
  if (!target) return null;
  const moved = { ...seen, x: seen.x + only.end.x - anchor.end.x, y: seen.y + only.end.y - anchor.end.y };
  return isOn(moved, target) ? { page: first + only.page + 1, rect: toStoredRect(moved, target) } : null;
}

function isOn({ x, y, width, height }: Rect, page: PageShape) {
  const size = getDisplaySize(page);
  return x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height;
}

const isSame = ({ page, rect }: Field, place: Place) =>
  page === place.page && Math.abs(rect.x - place.rect.x) < SAME_PLACE && Math.abs(rect.y - place.rect.y) < SAME_PLACE;

/** Keeps the place as it is seen, moved onto the page where it would stand outside. */
function stay(field: Field, before: readonly PageWords[], after: readonly PageWords[]): Field {
  const page = Math.min(field.page, after.length);
  const target = after[page - 1];
  if (!target) return field;
  const seen = toDisplayRect(field.rect, before[field.page - 1] ?? target);
  const size = getDisplaySize(target);
  const width = Math.min(seen.width, size.width);
  const height = Math.min(seen.height, size.height);
  const x = Math.max(0, Math.min(seen.x, size.width - width));
  const y = Math.max(0, Math.min(seen.y, size.height - height));
  return { ...field, page, rect: toStoredRect({ x, y, width, height }, target) };
}
