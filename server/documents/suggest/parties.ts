import type { Rect } from '../geometry.ts';
import { bottom, middle, right } from './seen.ts';
import type { TextLine } from './text-lines.ts';

/** Who gives the work, the thing or the power comes first; who takes it, second. */
const FIRST = [
  '갑',
  '사업주',
  '사용자',
  '위임인',
  '위탁자',
  '발주자',
  '도급인',
  '임대인',
  '매도인',
  '공급자',
  '양도인',
  '채권자',
  '회사',
];
const SECOND = [
  '을',
  '근로자',
  '수임인',
  '수탁자',
  '수급자',
  '수급인',
  '임차인',
  '매수인',
  '공급받는자',
  '양수인',
  '채무자',
  '정보주체',
  '직원',
  '동의인',
];
const ROLES = new Map([...FIRST.map((name) => [name, 0] as const), ...SECOND.map((name) => [name, 1] as const)]);
const FARTHEST = 240;
const BULLET = /^[■□▪●▶◆○※*·-]$/;
const TITLE_LENGTH = 8;

export type Party = { party: number; partyName: string };

/** "갑", (갑), [갑], 갑: and 을(수급인). */
export function partyNamed(text: string): Party | null {
  const letters = text.replaceAll(/[\s"“”'‘’[\](){}<>〈〉::■□▪●○※*·]/g, ' ').trim();
  const [first = ''] = letters.split(/\s+/);
  const party = ROLES.get(first);
  return party === undefined ? null : { party, partyName: first };
}

type Title = Rect & Party;

/** Words that stand alone as the title of what follows, not those within a sentence. */
export function partyTitles(lines: readonly TextLine[]): Title[] {
  return lines.flatMap((line) =>
    line.words.flatMap((word, index) => {
      const named = partyNamed(word.text);
      const before = line.words[index - 1];
      const after = line.words[index + 1];
      const alone =
        (!before || BULLET.test(before.text) || word.x - right(before) > 24) &&
        (!after || after.x - right(word) > 24 || /^[::]/.test(after.text));
      return named && alone && word.text.length <= TITLE_LENGTH ? [{ ...named, ...rectOf(word) }] : [];
    }),
  );
}

/** The title on the same line before the place, else the nearest above it in its column. */
export function partyFor(place: Rect, titles: readonly Title[]): Party | null {
  const beside = titles.filter((title) => right(title) <= place.x + 2 && spans(title, middle(place)));
  const nearest = beside.toSorted((a, b) => right(b) - right(a))[0];
  if (nearest) return nearest;
  const above = titles.filter(
    (title) => bottom(title) <= middle(place) && place.y - bottom(title) < FARTHEST && title.x <= place.x + 4,
  );
  // Of titles side by side the last one before the place heads its column.
  return above.toSorted((a, b) => Math.round((bottom(b) - bottom(a)) / 8) || b.x - a.x)[0] ?? null;
}

const spans = ({ y, height }: Rect, at: number) => at >= y - 4 && at <= y + height + 4;
const rectOf = ({ x, y, width, height }: Rect): Rect => ({ x, y, width, height });
