import type { components } from '#openapi';
import { isBlank } from '../../../rules/blank.ts';
import { describeValueProblem } from '../../content/value-problems.ts';
import { DomainError } from '../../contract/domain-error.ts';
import { findMissingCharacters } from '../../documents/fonts/faces.ts';

type Mark = components['schemas']['Mark'];
type FieldKind = components['schemas']['Field']['kind'];
type Unprintable = { field: string; characters: readonly string[] };

export const MAX_CHARACTERS = 100;
const MAX_NAMED = 20;
const LINE_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Reports unprintable characters and drawings without a visible line now instead of when the file is sealed. */
export function requirePrintableMark(mark: Mark) {
  if (mark.kind === 'DRAWN' && !isDrawnInside(mark))
    throw new DomainError('CHARACTER_UNPRINTABLE', { message: '아무것도 그려지지 않은 서명이에요. 다시 그려주세요.' });
  if (mark.kind === 'TYPED' || mark.kind === 'SEAL') {
    const texts = [
      mark.text,
      ...(mark.kind === 'SEAL' && mark.corporateText !== undefined ? [mark.corporateText] : []),
    ];
    // The sealed file would be held, because nothing of the mark could be found in it. Marks have a single line.
    if (texts.some((text) => isBlank(text) || LINE_BREAK.test(text))) throw new DomainError('CHARACTER_UNPRINTABLE');
  }
  if (mark.kind === 'TYPED') rejectUnprintable(findMissing(mark.text, mark.face));
  if (mark.kind === 'SEAL') rejectUnprintable(findMissing(mark.text + (mark.corporateText ?? ''), mark.face));
}

/** Returns whether any line reaches into the drawing area. What is outside would be drawn outside the field. */
function isDrawnInside({ width, height, strokes }: Extract<Mark, { kind: 'DRAWN' }>): boolean {
  return strokes.some(({ points }) =>
    points.some((x, at) => {
      const next = at + 3 < points.length ? at + 2 : at;
      return at % 2 === 0 && overlaps(x, points[next], width) && overlaps(points[at + 1], points[next + 1], height);
    }),
  );
}

const overlaps = (one: number | undefined, other: number | undefined, end: number) =>
  Math.max(one ?? 0, other ?? 0) >= 0 && Math.min(one ?? 0, other ?? 0) <= end;

function findMissing(text: string, face: Parameters<typeof findMissingCharacters>[1]): Unprintable[] {
  const characters = findMissingCharacters(text, face);
  return characters.length === 0 ? [] : [{ field: 'mark.text', characters }];
}

export function rejectUnprintable(found: readonly Unprintable[]) {
  if (found.length === 0) return;
  const named = [...new Set(found.flatMap(({ characters }) => characters))].slice(0, MAX_NAMED).join(' ');
  throw new DomainError('CHARACTER_UNPRINTABLE', {
    message: `인쇄할 수 없는 글자가 있어요: ${named}. 다른 글자로 바꿔주세요.`,
    fieldErrors: found
      .slice(0, MAX_NAMED)
      .map(({ field, characters }) => ({ field, ...describeProblem('TEXT', characters) })),
  });
}

function describeProblem(kind: FieldKind, found: readonly string[]) {
  const characters = found.slice(0, MAX_CHARACTERS);
  return { ...describeValueProblem({ kind }, { code: 'UNPRINTABLE', characters }), characters };
}
