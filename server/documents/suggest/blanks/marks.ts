import { around, joined, type TextLine } from '../page/text-lines.ts';
import type { Found } from '../found.ts';
import { SIGN_OR_STAMP } from '../names/labels.ts';
import { right, type SeenWord } from '../page/seen.ts';

const MARKS: readonly (readonly [Found['kind'], RegExp])[] = [
  ['SEAL', /^\(?(?:인|印|날인|직인|인감)\)$|^[㊞⑳印]$/],
  ['SIGNATURE', new RegExp(`^\\((?:서명|자필서명|${SIGN_OR_STAMP}|sign|signature)\\)$`, 'i')],
];
/** Words that a form uses for a particular stamp. */
const OWN_NAME = /직인|인감/;
const MAX_WORDS = 4;
const MIN_SIZE = { width: 40, height: 26 };

/** Finds signing placeholders such as (인), (서명) and (인 또는 서명). */
export function findSigningPlaceholders(line: TextLine): Found[] {
  const found: Found[] = [];
  for (let start = 0; start < line.words.length; start += 1) {
    for (let count = MAX_WORDS; count > 0; count -= 1) {
      const words = line.words.slice(start, start + count);
      const mark = words.length === count && standTogether(words) ? markOf(words) : null;
      if (!mark) continue;
      found.push(mark);
      start += count - 1;
      break;
    }
  }
  return found;
}

const standTogether = (words: readonly SeenWord[]) =>
  words.every((word, index) => {
    const next = words[index + 1];
    return !next || next.x - right(word) < word.height;
  });

function markOf(words: readonly SeenWord[]): Found | null {
  const text = joined(words);
  const behind = /(\([^()]+\)|㊞|^印)$/.exec(text);
  const mark = behind?.[1] ?? '';
  const kind = MARKS.find(([, pattern]) => pattern.test(mark))?.[0];
  if (!kind) return null;
  const box = around(words);
  // A name directly before the placeholder is part of the same word.
  const width = (box.width * mark.length) / text.length;
  const x = box.x + box.width - width;
  const grown = { width: Math.max(width, MIN_SIZE.width), height: Math.max(box.height, MIN_SIZE.height) };
  return {
    rect: { x: x + width / 2 - grown.width / 2, y: box.y + box.height / 2 - grown.height / 2, ...grown },
    core: { x, y: box.y, width, height: box.height },
    kind,
    name: kind === 'SEAL' ? (OWN_NAME.exec(mark)?.[0] ?? '날인') : '서명',
    words: mark,
    confidence: 0.95,
    partyWord: null,
    isPartys: true,
  };
}
