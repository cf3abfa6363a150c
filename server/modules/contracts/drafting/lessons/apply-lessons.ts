import { toDisplayRect, toStoredRect, type PageShape } from '../../../../../rules/page-geometry.ts';
import { computeOverlap } from '../../../../../rules/rect-overlap.ts';
import type { Suggestion } from '../../../../documents/fields.ts';
import { getFormParty, getLessonKey, getSuggestionKey, type Lesson } from './lesson.ts';

/** Fields may touch, but a widened one must not cover its neighbour. */
const MAX_OVERLAP = 0.15;

/** Changes a file's suggestions like the organisation's members changed similar ones. */
export function applyLessons(
  suggestions: readonly Suggestion[],
  lessons: readonly Lesson[],
  pages: readonly PageShape[],
): Suggestion[] {
  if (lessons.length === 0) return [...suggestions];
  const byKey = new Map(lessons.map((lesson) => [getLessonKey(lesson), lesson]));
  const parties = new Map(suggestions.map((one) => [getFormParty(one), one.party]));
  return suggestions.map((suggestion) => {
    const lesson = suggestion.kind === 'RADIO' ? undefined : byKey.get(getSuggestionKey(suggestion));
    if (!lesson) return suggestion;
    const { dateGaps, ...rest } = suggestion;
    const kind = lesson.kind ?? suggestion.kind;
    const party = lesson.party !== null && parties.has(lesson.party) ? lesson.party : null;
    return {
      ...rest,
      kind,
      ...(dateGaps && kind === 'DATE' && { dateGaps }),
      ...(party !== null && { partyName: party, party: parties.get(party) ?? null }),
      ...(lesson.width !== null && { rect: resize(suggestion, lesson.width, suggestions, pages[suggestion.page - 1]) }),
    };
  });
}

/** Resizes a suggestion. `width` is as displayed, also on a rotated page. */
function resize(suggestion: Suggestion, width: number, all: readonly Suggestion[], shape: PageShape | undefined) {
  const rect = shape
    ? toStoredRect({ ...toDisplayRect(suggestion.rect, shape), width }, shape)
    : { ...suggestion.rect, width };
  const isFree = all.every(
    (other) =>
      other === suggestion || other.page !== suggestion.page || computeOverlap(other.rect, rect) <= MAX_OVERLAP,
  );
  return isFree ? rect : suggestion.rect;
}
