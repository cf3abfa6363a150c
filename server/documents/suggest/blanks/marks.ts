import { around, joined, type TextLine } from '../page/text-lines.ts';
import type { Rect } from '../../geometry.ts';
import type { Found } from '../found.ts';
import { SIGN_OR_STAMP } from '../names/labels.ts';
import { right, type SeenWord } from '../page/seen.ts';

const MARKS: readonly (readonly [Found['kind'], RegExp])[] = [
  ['SEAL', /^\(?(?:인|印|날인|직인|(?:법인|사용|대표)?인감(?:도장)?)\)$|^[㊞⑳印]$/],
  ['SIGNATURE', /㊞\)?$/],
  ['SIGNATURE', new RegExp(`^\\((?:서명|자필서명|${SIGN_OR_STAMP}|sign|signature)\\)$`, 'i')],
];
/** Matches a placeholder joined to the word before it, as in 임대인 서명 또는 날인㊞. */
const STAMPED = /((?:서명|날인|인)(?:또는|혹은|및|[·/])(?:서명|날인|인)㊞\)?)$/;
/** A translation, as in (서명/签字) and (인/Seal). */
const TRANSLATION = /\/(?:\p{Script=Han}+|[a-z]+)(?=\)$)/iu;
const OWN_NAME = /직인|인감/;
const MAX_WORDS = 4;
/** The smallest space for a name inside a stamp's brackets. */
const MIN_NAME_ROOM = 24;
/** The widest space before a mark in which the name would be hidden by the mark. */
const MAX_NARROW_ROOM = 60;
const MARK_OVERLAP = 2;
const MIN_SIZE = { width: 40, height: 26 };

/** Finds signing placeholders such as (인), (서명) and (인 또는 서명). */
export function findSigningPlaceholders(line: TextLine): Found[] {
  const found: Found[] = [];
  for (let start = 0; start < line.words.length; start += 1) {
    const apart = markInRoom(line.words, start);
    if (apart) found.push(apart);
    for (let count = MAX_WORDS; count > 0; count -= 1) {
      const words = line.words.slice(start, start + count);
      const mark = words.length === count && standTogether(words) ? markOf(words) : null;
      if (!mark) continue;
      found.push(besideName(mark, line.words[start - 1]));
      start += count - 1;
      break;
    }
  }
  return found;
}

/** Moves a mark to the right, off a space before it that is just wide enough for a name, as in 성명:        (인). */
function besideName(mark: Found, before: SeenWord | undefined): Found {
  const { rect, core = rect } = mark;
  const room = before ? core.x - right(before) : 0;
  if (room < MIN_NAME_ROOM || room > MAX_NARROW_ROOM) return mark;
  return { ...mark, rect: { ...rect, x: Math.max(rect.x, core.x - MARK_OVERLAP) } };
}

/** Finds the stamp at the end of a bracketed space for a name, as in 영수자 (              인 ). */
function markInRoom(words: readonly SeenWord[], index: number): Found | null {
  const [open, mark, close] = [words[index - 1], words[index], words[index + 1]];
  if (!open || mark?.text !== '인' || !open.text.endsWith('(') || !close?.text.startsWith(')')) return null;
  return mark.x - right(open) < MIN_NAME_ROOM ? null : placeholderAt(mark, 'SEAL', '날인', '(인)');
}

const standTogether = (words: readonly SeenWord[]) =>
  words.every((word, index) => {
    const next = words[index + 1];
    return !next || next.x - right(word) < word.height;
  });

function markOf(words: readonly SeenWord[]): Found | null {
  const text = joined(words);
  const behind = STAMPED.exec(text) ?? /(\([^()]+\)|㊞|^印)$/.exec(text);
  const mark = behind?.[1] ?? '';
  const untranslated = mark.replace(TRANSLATION, '');
  const kind = MARKS.find(([, pattern]) => pattern.test(untranslated))?.[0];
  if (!kind) return null;
  const box = around(words);
  // A name joined to the placeholder is part of the same word, so its share of the width doesn't count.
  const width = (box.width * mark.length) / text.length;
  const x = box.x + box.width - width;
  return placeholderAt(
    { x, y: box.y, width, height: box.height },
    kind,
    kind === 'SEAL' ? (OWN_NAME.exec(mark)?.[0] ?? '날인') : '서명',
    mark,
  );
}

function placeholderAt({ x, y, width, height }: Rect, kind: Found['kind'], name: string, words: string): Found {
  const grown = { width: Math.max(width, MIN_SIZE.width), height: Math.max(height, MIN_SIZE.height) };
  return {
    rect: { x: x + width / 2 - grown.width / 2, y: y + height / 2 - grown.height / 2, ...grown },
    core: { x, y, width, height },
    kind,
    name,
    words,
    confidence: 0.95,
    partyWord: null,
    isPartys: true,
  };
}
