import type { Rect } from '../../geometry.ts';
import { splitWord } from './level-words.ts';
import { isMark, SIGN_OR_STAMP } from '../names/labels.ts';
import type { SeenWord } from './seen.ts';

/** Printed text that fields must not cover. */
export type Print = {
  rect: Rect;
  isMarkPlace: boolean;
  /** True for a single digit, which the signer may circle as an answer. */
  isDigit?: true;
};

/** Characters of blanks, checkboxes and brackets, and circled numbers, which are chosen like boxes. */
const BLANK = /([_□☐▢◻❏○◯()[\]①-⑨]+|[.·…‥]{3,})/;
/** Separates the parts of a number, as in |  -    -  |. */
const SEPARATOR = /^[-–—‐]$/;
const NAMES_MARK = /^\(?(?:서명|자필서명|날인|직인|인감|인|印)\)?$|^[㊞印]$/;

/** The phrase (서명 또는 인) and variants. */
const MARK_PHRASE = new RegExp(
  `^\\(?(?:${SIGN_OR_STAMP}|(?:자필)?(?:서명|날인)(?:또는|및|[·/])?(?:서명|날인|인|도장)?)\\)?$`,
);
const MAX_PHRASE_WORDS = 4;

/** Returns the text that isn't a blank or a bracket. */
export function printOf(words: readonly SeenWord[]): Print[] {
  const print: Print[] = [];
  for (let index = 0; index < words.length;) {
    const count = countMarkWords(words.slice(index, index + MAX_PHRASE_WORDS));
    const own = words.slice(index, index + Math.max(1, count));
    for (const word of own) {
      if (count > 0) print.push({ rect: rectOf(word), isMarkPlace: true });
      else
        for (const part of splitWord(word, BLANK))
          if (!BLANK.test(part.text) && !SEPARATOR.test(part.text))
            print.push({ rect: rectOf(part), isMarkPlace: false, ...(/^\d$/.test(part.text) && { isDigit: true }) });
    }
    index += own.length;
  }
  return print;
}

function countMarkWords(words: readonly SeenWord[]): number {
  const [first] = words;
  if (!first) return 0;
  for (let count = words.length; count > 1; count -= 1) {
    const some = words.slice(0, count);
    const text = some.map((word) => word.text).join('');
    if (MARK_PHRASE.test(text) && some.every(({ y }) => Math.abs(y - first.y) < first.height)) return count;
  }
  return isMark(first.text) || NAMES_MARK.test(first.text) ? 1 : 0;
}

const rectOf = ({ x, y, width, height }: Rect): Rect => ({ x, y, width, height });
