import type { Rect } from '../geometry.ts';
import { cleaned } from './labels.ts';
import type { Found } from './found.ts';
import { middle, overlap, right, type SeenPage, type SeenWord } from './seen.ts';
import type { TextLine } from './text-lines.ts';

const EMPTY_BOX = /^[□☐▢◻❏]/;
const SIDE = { least: 5, most: 18 };
const BRACKETS_MOST = 26;

/** Boxes as letters (□), as brackets ([  ]) and as drawn squares. */
export function findCheckboxes(page: SeenPage, lines: readonly TextLine[]): Found[] {
  const lettered = lines.flatMap(({ words }) =>
    words.flatMap((word, index) => {
      if (EMPTY_BOX.test(word.text)) {
        const side = Math.min(word.height, word.width);
        return [
          boxAt(
            { x: word.x, y: word.y, width: side, height: word.height },
            word.text.slice(1) || (words[index + 1]?.text ?? ''),
          ),
        ];
      }
      const next = words[index + 1];
      const closes =
        next !== undefined && /[[]$/.test(word.text) && /^\]/.test(next.text) && next.x - right(word) < BRACKETS_MOST;
      if (!closes) return /^\[\]$/.test(word.text) ? [boxAt(word, next?.text ?? '')] : [];
      const x = right(word) - 4;
      const option = next.text.slice(1) || (words[index + 2]?.text ?? '');
      return [boxAt({ x, y: word.y, width: next.x + 4 - x, height: word.height }, option)];
    }),
  );
  const drawn = page.boxes.filter(isSmallSquare).filter((box) => !page.words.some((word) => overlap(box, word) > 0.3));
  return [...lettered, ...drawn.map((box) => boxAt(box, wordAfter(box, lines)))];
}

const isSmallSquare = ({ width, height }: Rect) =>
  width >= SIDE.least && width <= SIDE.most && Math.abs(width - height) <= 2.5;

function wordAfter(box: Rect, lines: readonly TextLine[]): string {
  const line = lines.find(({ y, height }) => middle(box) >= y && middle(box) <= y + height);
  return line?.words.find((word: SeenWord) => word.x >= right(box) - 1 && word.x - right(box) < 24)?.text ?? '';
}

const boxAt = (rect: Rect, option: string): Found => ({
  rect: { x: rect.x, y: rect.y, width: rect.width, height: rect.height },
  kind: 'CHECKBOX',
  name: cleaned(option) || '체크',
  words: option,
  confidence: 0.85,
  partyWord: null,
  isPartys: false,
});
