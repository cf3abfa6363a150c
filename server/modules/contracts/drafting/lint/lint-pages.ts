import { areGapsOpen, listGapRects } from '../../../../../rules/date-gaps.ts';
import { isMark } from '../../../../../rules/field-kinds.ts';
import { groupBy } from '../../../../../rules/group-by.ts';
import { toDisplayRect, toStoredRect, type PageShape, type Rect } from '../../../../../rules/page-geometry.ts';
import { computeOverlap } from '../../../../../rules/rect-overlap.ts';
import type { Field, Problem } from '../../core/contract.types.ts';
import { locateField, formatFieldName, createPageShapeLookup, createWarning, type Draft } from './draft.ts';

const NOTICED_COVER = 0.25;
/** The share of a word that has to be inside a photo box. */
const INSIDE = 0.9;
const BLANKS_TOLD = 20;
const UNREAD = '글자를 아직 다 읽지 못해서, 가려진 글자와 빈칸은 살펴보지 못했어요. 이대로 보낼 수 있어요.';

/** Reports fields that cover print, and blanks without a field. */
export function lintPages(draft: Draft): Problem[] {
  const { files, fields, read } = draft;
  const unread = read.flatMap(({ fileId, isRead }) => {
    if (isRead) return [];
    const name = files.find(({ file }) => file.fileUuid === fileId)?.file.name ?? '';
    return [createWarning('PAGES_UNREAD', `${name}: ${UNREAD}`, { fileId })];
  });
  const shapeOf = createPageShapeLookup(draft);
  const printOn = new Map(read.map(({ fileId, print }) => [fileId, groupBy(print, ({ page }) => page)]));
  const hidden = fields.flatMap((field) => {
    const print = printOn.get(field.fileId)?.get(field.page) ?? [];
    const inked = inkedRects(field, shapeOf(field));
    const photos = field.kind === 'IMAGE' ? photoPlaces(draft, field) : [];
    const covers = print.some(
      ({ rect, isMarkPlace, isDigit }) =>
        !(isMarkPlace && isMark(field)) &&
        // A radio button may cover the digit that it stands for, as in a scale from 1 to 5.
        !(isDigit && field.kind === 'RADIO') &&
        !photos.some((photo) => computeOverlap(photo, rect) > INSIDE) &&
        inked.some((ink) => computeOverlap(ink, rect) > NOTICED_COVER),
    );
    return covers
      ? [createWarning('FIELD_OVER_TEXT', `${formatFieldName(field)}이 인쇄된 글자를 가려요.`, locateField(field))]
      : [];
  });
  const blanks = read.flatMap(({ fileId, suggestions }) => {
    const own = fields.filter((field) => field.fileId === fileId);
    const fieldsOn = groupBy(own, ({ page }) => page);
    return suggestions
      .filter(({ page, rect }) => !fieldsOn.get(page)?.some((field) => computeOverlap(field.rect, rect) > 0))
      .map(({ page, rect, name }) =>
        createWarning('BLANK_LEFT', `${page}쪽에 채울 사람이 없는 빈칸이 있어요${name ? ` (${name})` : ''}.`, {
          fileId,
          page,
          rect,
        }),
      );
  });
  return [...unread, ...hidden, ...blanks.slice(0, BLANKS_TOLD)];
}

/** Returns the photo boxes on a field's page. A photo may cover their print, such as 사진 (3×4cm). */
const photoPlaces = ({ read }: Draft, field: Field): Rect[] =>
  read
    .filter(({ fileId }) => fileId === field.fileId)
    .flatMap(({ suggestions }) => suggestions)
    .flatMap(({ kind, page, rect }) => (kind === 'IMAGE' && page === field.page ? [rect] : []));

/** Returns where a field prints: its date gaps, or its whole rectangle. */
function inkedRects({ rect, dateGaps }: Field, shape: PageShape | null): Rect[] {
  if (!dateGaps || !areGapsOpen(dateGaps) || !shape) return [rect];
  return listGapRects(toDisplayRect(rect, shape), dateGaps).map((gap) => toStoredRect(gap, shape));
}
