import { isAutoFilled, isSenderText, isTextField, needsItems } from '../../../../../rules/field-kinds.ts';
import { groupBy } from '../../../../../rules/group-by.ts';
import { toDisplayRect, type PageShape, type Rect } from '../../../../../rules/page-geometry.ts';
import { computeOverlap } from '../../../../../rules/rect-overlap.ts';
import type { Suggestion } from '../../../../documents/fields.ts';
import type { Field } from '../../core/contract.types.ts';
import type { FileContents } from '../lint/draft.ts';
import { getFormParty, getLessonLabel, getSuggestionKey, type Lesson } from './lesson.ts';

/** How much of a suggestion a field has to cover to count as based on it. Keep in step with the editor. */
const SAME_PLACE = 0.4;
/** Smaller changes of the width are alignment, not correction. */
const MIN_WIDENING = 0.15;
const MIN_POINTS = 8;
const MIN_SHOWN = 2;

type Placed = { suggestion: Suggestion; field: Field };
type ShapeOf = (place: { fileId: string; page: number }) => PageShape | null;

/**
 * Compares a sender's fields with their files' suggestions, and returns a lesson per label. A lesson without changes
 * means that the suggestion was accepted. Leaves out labels whose fields were changed in different ways.
 */
export function findLessons(fields: readonly Field[], read: readonly FileContents[], shapeOf: ShapeOf): Lesson[] {
  const byPlace = groupBy(fields, ({ fileId, page }) => `${fileId}/${page}`);
  const lessons = new Map<string, Lesson | null>();
  for (const { fileId, suggestions } of read) {
    const placed = suggestions.flatMap((suggestion): Placed[] => {
      const field = (byPlace.get(`${fileId}/${suggestion.page}`) ?? []).find(
        ({ rect }) => computeOverlap(suggestion.rect, rect) > SAME_PLACE,
      );
      return field && isTaught(suggestion, field) ? [{ suggestion, field }] : [];
    });
    const partyOf = findParties(placed);
    for (const one of placed) {
      const key = getSuggestionKey(one.suggestion);
      const lesson = lessonOf(one, partyOf, shapeOf(one.field));
      const known = lessons.get(key);
      lessons.set(key, known === undefined || (known && isSame(known, lesson)) ? lesson : null);
    }
  }
  return [...lessons.values()].filter((lesson) => lesson !== null);
}

/**
 * Returns whether a field can teach something. Groups of options can't, because they change as a whole, and neither can
 * the sender's own text.
 */
const isTaught = (suggestion: Suggestion, field: Field): boolean =>
  getLessonLabel(suggestion) !== '' &&
  suggestion.kind !== 'RADIO' &&
  field.kind !== 'RADIO' &&
  !needsItems(field) &&
  !isAutoFilled(field) &&
  !isSenderText(field);

function lessonOf(
  { suggestion, field }: Placed,
  partyOf: ReadonlyMap<string, string>,
  shape: PageShape | null,
): Lesson {
  const { kind, receiverUuid } = field;
  const party = partyOf.get(receiverUuid ?? '') ?? null;
  // Stored rectangles are unrotated, but widths count as displayed.
  const seenWidth = (rect: Rect) => (shape ? toDisplayRect(rect, shape) : rect).width;
  const [width, before] = [seenWidth(field.rect), seenWidth(suggestion.rect)];
  const change = Math.abs(width - before);
  const isResized = change > MIN_POINTS && change > MIN_WIDENING * before;
  return {
    label: getLessonLabel(suggestion),
    formParty: getFormParty(suggestion),
    kind: kind === suggestion.kind ? null : kind,
    party: party === null || party === getFormParty(suggestion) ? null : party,
    width: isResized && isTextField(field) ? Math.round(width) : null,
  };
}

/** Finds out which of the form's parties each person is: the one with most of the person's fields. */
function findParties(placed: readonly Placed[]): Map<string, string> {
  const named = placed.filter(({ suggestion }) => getFormParty(suggestion) !== '');
  const parties = new Map<string, string>();
  for (const [owner, own] of groupBy(named, ({ field }) => field.receiverUuid ?? '')) {
    const counts = [...groupBy(own, ({ suggestion }) => getFormParty(suggestion))]
      .map(([name, { length }]) => ({ name, length }))
      .toSorted((a, b) => b.length - a.length);
    const [most, second] = counts;
    if (most && most.length >= MIN_SHOWN && most.length > (second?.length ?? 0)) parties.set(owner, most.name);
  }
  // If several people share a party's fields, none of them is that party.
  const names = [...parties.values()];
  return new Map([...parties].filter(([, name]) => names.filter((other) => other === name).length === 1));
}

const isSame = (one: Lesson, other: Lesson) =>
  one.kind === other.kind && one.party === other.party && one.width === other.width;
