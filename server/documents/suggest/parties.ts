import type { Rect } from '../geometry.ts';
import { bottom, middle, right, type SeenWord } from './seen.ts';
import { around, joined, type TextLine } from './text-lines.ts';

/** People who fill in a whole form on their own. */
const APPLICANTS = [
  '신청인',
  '신청자',
  '신고인',
  '신고자',
  '청구인',
  '청구자',
  '지원자',
  '동의자',
  '서약자',
  '서약인',
  '각서인',
  '위임자',
  '제출자',
  '제출인',
  '회원',
  '고객',
  '학생',
  '수강생',
  '수강자',
  '교육생',
  '이용자',
  '이용인',
  '입주자',
  '입주민',
  '환자',
  '퇴직자',
  '사직인',
  '본인',
];
/** First parties provide the work, the goods or the authority. Second parties receive it. */
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
  '대여인',
  '대주',
  '원사업자',
  '원도급인',
  '위탁사',
  '발주처',
  '주문자',
  '정보제공자',
  '공개자',
  '회사',
  'client',
  'employer',
  'company',
  'customer',
  'lessor',
  'landlord',
  'seller',
  'discloser',
  'disclosing party',
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
  '차용인',
  '차주',
  '수급사업자',
  '하수급인',
  '수탁사',
  '수주자',
  '정보수령자',
  '수령자',
  '피용자',
  '프리랜서',
  '정보주체',
  '직원',
  '동의인',
  ...APPLICANTS,
  'contractor',
  'employee',
  'consultant',
  'freelancer',
  'lessee',
  'tenant',
  'buyer',
  'recipient',
  'receiving party',
];
/** Other signers, who belong to neither party. */
const OTHERS = [
  '보증인',
  '연대보증인',
  '입회인',
  '증인',
  '참관인',
  '병',
  '입회자',
  '정',
  '보호자',
  '친권자',
  '후견인',
  '대리인',
  '공동중개사',
  '법정대리인',
  '중개업자',
  '개업공인중개사',
  'witness',
  'guarantor',
];
const ROLES = new Map<string, number | null>([
  ...FIRST.map((name) => [name.replace(' ', ''), 0] as const),
  ...SECOND.map((name) => [name.replace(' ', ''), 1] as const),
  ...OTHERS.map((name) => [name, null] as const),
]);
const FARTHEST = 240;
const BULLET = /^[■□▪●▶◆○※*·-]$/;
const TITLE_LENGTH = 16;
/** The minimum space between two columns on a line. */
const COLUMN_GAP = 24;
/** The space between spaced characters, as in 성    명, may be wider. */
const SYLLABLE_GAP = 60;
const BRACKETED = /^["“'‘[(<〈【].+["”'’\])>〉】]$/;
/** Matches a label after the title, such as 성명: or 주소: */
const LABEL_BEHIND = /^[가-힣·]{1,10}[::]/;

export type Party = { party: number | null; partyName: string };

/** Returns the party in texts such as "갑", (갑), [갑], 갑: and 을(수급인). */
export function partyNamed(text: string): Party | null {
  const words = text.replaceAll(/[\s"“”'‘’[\](){}<>〈〉【】::■□▪●○※*·]/g, ' ').trim();
  const [first = ''] = words.split(/\s+/);
  for (const name of [words, first]) {
    const party = ROLES.get(name.toLowerCase().replaceAll(' ', ''));
    if (party !== undefined) return { party, partyName: name };
  }
  return null;
}

type Title = Rect & Party & { cell: Rect | null };

/** Finds party titles: alone above a section or before its labels, but not within a sentence. */
export function partyTitles(lines: readonly TextLine[], isLabel: (text: string) => boolean): Title[] {
  return lines.flatMap((line) =>
    columnsOf(line).flatMap((words) => {
      const title = titleOf(words, isLabel);
      const named = title && partyNamed(joined(title));
      // A label that wraps, such as (회사명), is no title in its first half.
      return title && named && !/^\([^)]*$/.test(joined(title)) && joined(title).length <= TITLE_LENGTH
        ? [{ ...named, ...around(title), cell: line.cell }]
        : [];
    }),
  );
}

/** A title such as 임 대 인 has to be alone, but (갑) and 수임인 may precede a label. */
function titleOf(words: readonly SeenWord[], isLabel: (text: string) => boolean): SeenWord[] | null {
  const [first, ...rest] = words;
  if (!first) return null;
  if (rest.length === 0 || /^[::]/.test(rest[0]?.text ?? '') || words.every(({ text }) => text.length === 1))
    return [...words];
  if (words.length === 2 && partyNamed(joined(words))?.partyName === joined(words)) return [...words];
  if (words.length === 2 && BRACKETED.test(rest[0]?.text ?? '')) return [first];
  return BRACKETED.test(first.text) || LABEL_BEHIND.test(joined(rest)) || isLabel(joined(rest)) ? [first] : null;
}

const isSyllable = ({ text }: SeenWord) => /^[가-힣]$/.test(text);
const gapBetween = (before: SeenWord, word: SeenWord) =>
  isSyllable(before) && isSyllable(word) ? SYLLABLE_GAP : COLUMN_GAP;

function columnsOf({ words }: TextLine): SeenWord[][] {
  const columns: SeenWord[][] = [];
  words.forEach((word, index) => {
    const before = words[index - 1];
    const column = columns.at(-1);
    if (!column || !before || word.x - right(before) > gapBetween(before, word))
      columns.push(BULLET.test(word.text) ? [] : [word]);
    else if (column.length > 0 || !BULLET.test(word.text)) column.push(word);
  });
  return columns;
}

/** The party whose title is to the left on the same line, or else nearest above in the same column. */
export function partyFor(place: Rect, titles: readonly Title[], isInTable: boolean): Party | null {
  const beside = titles.filter((title) => right(title) <= place.x + 2 && spans(title, middle(place)));
  const nearest = beside.toSorted((a, b) => right(b) - right(a))[0];
  if (nearest) return nearest;
  const above = titles.filter(
    (title) =>
      bottom(title) <= middle(place) &&
      place.y - bottom(title) < FARTHEST &&
      title.x <= place.x + 4 &&
      (!isInTable || title.cell === null || isColumnOf(title.cell, place)),
  );
  // If several titles are side by side, the last one left of the blank heads its column.
  return above.toSorted((a, b) => Math.round((bottom(b) - bottom(a)) / 8) || b.x - a.x)[0] ?? null;
}

/** In a table, a title heads only the cells directly below its own. */
const isColumnOf = (cell: Rect, place: Rect) => cell.x <= place.x + 2 && right(cell) >= right(place) - 2;

const spans = ({ y, height }: Rect, at: number) => at >= y - 4 && at <= y + height + 4;
