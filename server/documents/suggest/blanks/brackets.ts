import type { Rect } from '../../geometry.ts';
import { isMark } from '../names/labels.ts';
import { isUnitWord } from '../names/sentences.ts';
import { around, type Room } from './room.ts';
import { right, type SeenWord } from '../page/seen.ts';
import type { TextLine } from '../page/text-lines.ts';

/** Narrower brackets are checkboxes, unless a unit follows. */
const WIDE = 26;
const MIN_WIDTH = 4;
const OPENING = /[([][^)\]]?$/;

/** The space between two brackets, and the words that contain the brackets. */
type Bracket = { rect: Rect; open: SeenWord; close: SeenWord; index: number; hasUnit: boolean };

/** Finds blanks between brackets, such as `(        )`, `(₩        )` and `(   )%`. */
export const bracketRooms = (line: TextLine): Room[] =>
  bracketsOf(line)
    .filter(({ rect, hasUnit }) => rect.width >= WIDE || hasUnit)
    .map(({ rect, index }) => ({ rect, ...around(line, index + 1, index + 1), confidence: 0.85 }));

function bracketsOf(line: TextLine): Bracket[] {
  return line.words.flatMap((open, index) => {
    const close = line.words[index + 1];
    if (!close || !OPENING.test(open.text) || !(/^[)\]]/.test(close.text) || isMark(close.text))) return [];
    const rect = { x: right(open), y: open.y, width: close.x - right(open), height: open.height };
    if (rect.width < MIN_WIDTH) return [];
    const behind = line.words[index + 2];
    const isNear = behind !== undefined && behind.x - right(close) < open.height / 2;
    const unit = close.text.replace(/^[)\]]/, '') || (isNear ? behind.text : '');
    return [{ rect, open, close, index, hasUnit: isUnitWord(unit) || unit.startsWith('요일') }];
  });
}
