import type { Rect } from '../geometry.ts';
import { splitWord } from './level-words.ts';
import { isMark } from './labels.ts';
import type { SeenWord } from './seen.ts';

/** Print that a field must not cover. */
export type Print = {
  rect: Rect;
  /** Whether the print only says where to sign or stamp, such as (인): marks are put over it. */
  isMarkPlace: boolean;
};

/** The characters of a blank, a checkbox or the brackets around them. */
const BLANK = /([_□☐▢◻❏()[\]〔〕]+|[.·…‥]{3,})/;
const NAMES_MARK = /^\(?(?:서명|자필서명|날인|직인|인감|인|印)\)?$|^[㊞印]$/;

/** The parts of the words that are neither blanks nor brackets. */
export const printOf = (words: readonly SeenWord[]): Print[] =>
  words.flatMap((word): Print[] => {
    if (isMark(word.text) || NAMES_MARK.test(word.text)) return [{ rect: rectOf(word), isMarkPlace: true }];
    return splitWord(word, BLANK)
      .filter(({ text }) => !BLANK.test(text))
      .map((part) => ({ rect: rectOf(part), isMarkPlace: false }));
  });

const rectOf = ({ x, y, width, height }: Rect): Rect => ({ x, y, width, height });
