import {
  getDisplaySize,
  toDisplayRect,
  toStoredRect,
  type PageShape,
  type Rect,
} from '../../../../rules/page-geometry.ts';
import type { Field } from '../../contracts/core/contract.types.ts';
import { findWords, isCovered, listAnchors, listRows, type WordAnchor, type Word } from './word-anchors.ts';

/** A page with its words, as displayed. */
export type PageWords = PageShape & { words: readonly Word[] };
export type MovedFields = { fields: Field[]; kept: number; moved: number; lost: Field[] };

const SAME_PLACE = 0.5;
/** Words moved together if their shifts differ by less, in points. */
const SAME_SHIFT = 3;
/** If a smaller share of fields can follow their words, the layouts differ too much. */
const MIN_FOLLOWING_SHARE = 1 / 3;

/**
 * Moves fields to another file. A field follows its words, up to a page away. Otherwise, it keeps its position, on the
 * last page if its own is missing.
 *
 * If only a few fields can follow, the layout is different, so those stay as well.
 */
export function moveFields(
  fields: readonly Field[],
  before: readonly PageWords[],
  after: readonly PageWords[],
  fileId: string,
): MovedFields {
  const files = { before: createFinder(before), after: createFinder(after) };
  const places = fields.map((field) => findPlace(field, before, after, files));
  const isAlike = places.filter((place) => place !== null).length >= fields.length * MIN_FOLLOWING_SHARE;
  const result: MovedFields = { fields: [], kept: 0, moved: 0, lost: [] };
  fields.forEach((field, index) => {
    const place = places[index];
    if (!place || !isAlike) {
      const stayed = { ...stay(field, before, after), fileId };
      result.lost.push(stayed);
      result.fields.push(stayed);
      return;
    }
    result[isSame(field, place) ? 'kept' : 'moved'] += 1;
    result.fields.push({ ...field, ...place, fileId });
  });
  return result;
}

/**
 * Creates a function that finds words in a file. Reads rows once, and searches once for words that several fields
 * share.
 */
function createFinder(pages: readonly PageWords[]) {
  const rows = pages.map(({ words }) => listRows(words));
  const known = new Map<string, ReturnType<typeof findWords>>();
  return {
    rows,
    find(text: string) {
      const found = known.get(text) ?? findWords(text, rows);
      known.set(text, found);
      return found;
    },
  };
}

type Place = { page: number; rect: Rect };
type Finder = ReturnType<typeof createFinder>;
type Files = { before: Finder; after: Finder };
type Shift = { page: number; x: number; y: number };

function findPlace(
  { page, rect }: Field,
  before: readonly PageWords[],
  after: readonly PageWords[],
  files: Files,
): Place | null {
  const old = before[page - 1];
  if (!old) return null;
  const seen = toDisplayRect(rect, old);
  const shift = findShift(listAnchors(seen, old.words, files.before.rows[page - 1] ?? []), page, files);
  const target = shift && after[shift.page - 1];
  if (!target) return null;
  const moved = { ...seen, x: seen.x + shift.x, y: seen.y + shift.y };
  if (countCovered(moved, target) > countCovered(seen, old)) return null;
  return isOn(moved, target) ? { page: shift.page, rect: toStoredRect(moved, target) } : null;
}

/**
 * Finds how far the words around a field have moved. The nearest word decides, preferably on the field's line. A second
 * word must agree, and so must the next one on the line, because after a reflow a single word misleads.
 */
function findShift(anchors: readonly WordAnchor[], page: number, files: Files): Shift | null {
  const leads = anchors.filter(({ isWitness }) => !isWitness);
  const lead = leads.find(({ isOnLine }) => isOnLine) ?? leads[0];
  const shift = lead && follow(lead, page, files);
  if (!shift) return null;
  const others = anchors.flatMap((anchor) => {
    const other = anchor === lead ? null : follow(anchor, page, files);
    return other ? [{ isOnLine: anchor.isOnLine, isSame: isSameShift(shift, other) }] : [];
  });
  const isAgreed = others.length === 0 ? lead.isOnLine : others.some(({ isSame }) => isSame);
  return isAgreed && (others.find(({ isOnLine }) => isOnLine)?.isSame ?? true) ? shift : null;
}

const isSameShift = (one: Shift, other: Shift) =>
  one.page === other.page && Math.abs(one.x - other.x) < SAME_SHIFT && Math.abs(one.y - other.y) < SAME_SHIFT;

/** Finds how far text has moved. If both files have it equally often, its occurrences are matched in order. */
function follow({ text, end }: WordAnchor, page: number, files: Files): Shift | null {
  const old = files.before.find(text);
  const fresh = files.after.find(text);
  const at = old.findIndex((found) => found.page === page - 1 && found.end.x === end.x && found.end.y === end.y);
  const found = fresh[at];
  if (!found || old.length !== fresh.length || Math.abs(found.page + 1 - page) > 1) return null;
  return { page: found.page + 1, x: found.end.x - end.x, y: found.end.y - end.y };
}

/** Counts the words that a field covers. If there are more than before, the field has no room. */
const countCovered = (field: Rect, { words }: PageWords) => words.filter((word) => isCovered(word, field)).length;

function isOn({ x, y, width, height }: Rect, page: PageShape) {
  const size = getDisplaySize(page);
  return x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height;
}

const isSame = ({ page, rect }: Field, place: Place) =>
  page === place.page && Math.abs(rect.x - place.rect.x) < SAME_PLACE && Math.abs(rect.y - place.rect.y) < SAME_PLACE;

/** Keeps the displayed position, moved back onto the page if necessary. */
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
