import { around, type TextLine } from './text-lines.ts';
import type { Found } from './found.ts';
import { right, type SeenWord } from './seen.ts';

const MOST_WORDS = 12;
const YEAR_ROOM = 44;

/** 20  년  월  일, with room, dots or underscores between: one date, however it is set. */
export function findDates(line: TextLine): Found[] {
  const found: Found[] = [];
  for (let start = 0; start < line.words.length; start += 1) {
    for (let count = Math.min(MOST_WORDS, line.words.length - start); count > 0; count -= 1) {
      const words = line.words.slice(start, start + count);
      if (!isDate(words)) continue;
      found.push(dateOf(words, line.words[start - 1]));
      start += count - 1;
      break;
    }
  }
  return found;
}

function isDate(words: readonly SeenWord[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  if (!/^(?:20)?[_\s.]*년[_\s.]*월[_\s.]*일$/.test(text) && !/^20[_\s]*\.[_\s]*\.[_\s]*\.?$/.test(text)) return false;
  // 연월일 as a word of a sentence has no room to write in.
  return text.includes('_') || around(words).width > 4 * (words[0]?.height ?? 10);
}

function dateOf(words: readonly SeenWord[], before: SeenWord | undefined): Found {
  const box = around(words);
  const open = words[0]?.text === '년' ? Math.min(YEAR_ROOM, before ? box.x - right(before) - 4 : YEAR_ROOM) : 0;
  return {
    rect: { x: box.x - open, y: box.y - 2, width: box.width + open, height: box.height + 4 },
    kind: 'DATE',
    name: '날짜',
    words: words.map((word) => word.text).join(' '),
    confidence: 0.95,
    partyWord: null,
    isPartys: false,
  };
}
