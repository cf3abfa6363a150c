import type { Rect } from '../geometry.ts';
import { bracketRooms } from './brackets.ts';
import type { Cell } from './cells.ts';
import type { Found } from './found.ts';
import { gaps } from './gaps.ts';
import { cleaned, isKnownLabel, isMark, isNeverAsked, isRole, meaningInSentence, meaningOf } from './labels.ts';
import { partyNamed } from './parties.ts';
import type { Room } from './room.ts';
import { bottom, middle, right, type SeenPage, type SeenWord } from './seen.ts';
import { joined, type TextLine } from './text-lines.ts';

const UNDERSCORES = /_{2,}|^[.·…‥]{5,}$/;
const LEAST_LINE = 14;
const LEAST_ROOM = 40;
const MOST_COVERED = 0.4;
/** In its own height. */
const MOST_UNDER = 0.6;
const HEIGHT = 16;
/** 제1조 (목적), 3. 임금, [수임인]: what heads a part asks for nothing itself. */
const TITLE = /^(?:제\d+조|\d+[.)]|[■●◆▶["“(<〈])/;
/** 1., ③, ■, -: the label begins behind it. */
const BEGINNING = /^(?:\d+[.)]|[①-⑳■●◆▶○※*·/-])$|[::]$/;
const BOX = /^[□☐▢◻❏]$/;
const MOST_LABEL_WORDS = 4;
/** Words of one label stand no farther apart than this many of their own heights. */
const LABEL_GAP = 3.2;

/** What is left open on a line: underscores, drawn underlines, brackets, room in a sentence and behind a label. */
export function findRooms(
  page: SeenPage,
  lines: readonly TextLine[],
  cells: readonly Cell[],
  labels: ReadonlySet<SeenWord>,
): Found[] {
  const drawn = [...lines.flatMap((line) => [...underscores(line), ...bracketRooms(line)]), ...underlines(page, lines, cells)];
  const heads = new Set(cells.flatMap(({ words, above }) => (above && words.length > 0 ? [above] : [])));
  const taken = new Set([...labels, ...drawn.flatMap(({ rect, before }) => before.filter(({ y }) => y > middle(rect)))]);
  const named = ({ before }: Room) => before.some((word) => taken.has(word));
  const open = lines.flatMap((line) => [...labelRooms(line, heads), ...gaps(line)]).filter((room) => !named(room));
  const rooms = open.reduce<Room[]>(
    (known, room) => (known.some(({ rect }) => crosses(rect, room.rect)) ? known : [...known, room]),
    drawn,
  );
  return rooms.map((room) => nearestToItsUnit(room, rooms)).flatMap(nameRoom);
}

/** Of two blanks before one unit only the second is counted in it. */
function nearestToItsUnit(room: Room, rooms: readonly Room[]): Room {
  const [unit] = room.after;
  const isNearer = rooms.some(({ rect, after }) => unit !== undefined && after[0] === unit && rect.x > room.rect.x + 1);
  return isNearer ? { ...room, after: [], below: [] } : room;
}

const crosses = (a: Rect, b: Rect) =>
  Math.min(right(a), right(b)) - Math.max(a.x, b.x) > 8 &&
  Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y) > Math.min(a.height, b.height) / 2;

function underscores(line: TextLine): Room[] {
  return line.words.flatMap((word, index) =>
    UNDERSCORES.test(word.text)
      ? [{ rect: word, ...around(line, index, index + 1), confidence: 0.9 }]
      : [],
  );
}

const around = ({ words, below }: TextLine, before: number, after: number) => ({
  before: words.slice(0, before),
  after: words.slice(after),
  below,
});

/** Lines that belong to no table and carry no words. */
function underlines(page: SeenPage, lines: readonly TextLine[], cells: readonly Cell[]): Room[] {
  const free = page.horizontals.filter(
    (line) =>
      line.width >= LEAST_LINE &&
      line.width < page.info.width * 0.8 &&
      !page.verticals.some((other) => meets(line, other)) &&
      !cells.some((cell) => isEdge(line, cell)),
  );
  return free.flatMap((line) => {
    const near = lines.find((text) => line.y >= middle(text) - 2 && line.y <= bottom(text) + 8);
    const words = near?.words ?? [];
    if (isHeading(line, words)) return [];
    return freeParts(line, words).map((part) => {
      const rect = { x: part.x, y: line.y - HEIGHT, width: part.width, height: HEIGHT };
      const before = words.filter((word) => right(word) <= part.x + 3);
      const under = before.length > 0 ? [] : labelUnder(part, lines);
      const after = under.length > 0 ? [] : words.filter((word) => word.x >= right(part) - 3);
      const [own, below] = under.length > 0 ? [under, []] : [before, near?.below ?? []];
      return { rect, before: own, after, below, confidence: 0.85 };
    });
  });
}

/** ___________ with 성명 or Signature under it, where the line begins or in its middle. */
function labelUnder(line: Rect, lines: readonly TextLine[]): SeenWord[] {
  const under = lines
    .filter((text) => middle(text) > line.y && text.y - line.y < text.height * MOST_UNDER)
    .flatMap(({ words }) => words.filter((word) => word.x > line.x - 3 && right(word) < right(line) + 3));
  return isKnownLabel(joined(under)) ? under : [];
}

/** A line under words is there for them. */
const isHeading = (line: Rect, words: readonly SeenWord[]) =>
  words
    .filter((word) => right(word) > line.x + 2 && word.x < right(line) - 2)
    .reduce((sum, { width }) => sum + width, 0) >
  line.width * MOST_COVERED;

const meets = (line: Rect, other: Rect) =>
  other.y <= line.y + 1 && bottom(other) >= line.y - 1 && other.x >= line.x - 2 && other.x <= right(line) + 2;

const isEdge = (line: Rect, cell: Rect) =>
  (Math.abs(line.y - cell.y) < 3 || Math.abs(line.y - bottom(cell)) < 3) &&
  line.x < right(cell) - 3 &&
  right(line) > cell.x + 3;

/** The parts of a line over which nothing is printed. */
function freeParts(line: Rect, words: readonly SeenWord[]): Rect[] {
  const parts: Rect[] = [];
  let from = line.x;
  const over = words.filter((word) => right(word) > line.x + 2 && word.x < right(line) - 2);
  for (const word of over) {
    if (word.x - from >= LEAST_LINE) parts.push({ ...line, x: from, width: word.x - from });
    from = Math.max(from, right(word));
  }
  if (right(line) - from >= LEAST_LINE) parts.push({ ...line, x: from, width: right(line) - from });
  return parts;
}

/** `주    소 :` with nothing behind it. A label that nobody knows needs its colon and more room. */
function labelRooms(line: TextLine, heads: ReadonlySet<Cell>): Room[] {
  return line.words.flatMap((word, index) => {
    const next = line.words[index + 1];
    const gap = (next ? next.x - 4 : line.edge) - right(word);
    if (gap < LEAST_ROOM || UNDERSCORES.test(word.text) || isMark(word.text)) return [];
    const label = labelBefore(line.words.slice(0, index + 1));
    if (!label) return [];
    const text = joined(label);
    const hasColon = /[::]$/.test(text);
    const known = isKnownLabel(text);
    const begins = beginsColumn(line, label);
    if (!known && !(hasColon && gap >= 60 && begins)) return [];
    // Without a colon only a label that begins its line, or its column, is one; a party's name is its title.
    const signs = isRole(text) && next !== undefined && isMark(next.text);
    const isTitle = TITLE.test(text) || isRole(text);
    if (!hasColon && !signs && (!begins || isTitle || (line.cell && heads.has(line.cell)))) return [];
    const rect = { x: right(word) + 5, y: word.y - 2, width: gap - 6, height: Math.max(word.height + 4, HEIGHT) };
    return [{ rect, ...around(line, index + 1, index + 1), confidence: hasColon ? 0.8 : 0.6 }];
  });
}

function beginsColumn(line: TextLine, label: readonly SeenWord[]): boolean {
  const [first] = label;
  const index = first ? line.words.indexOf(first) : -1;
  const before = line.words[index - 1];
  if (before && (BEGINNING.test(before.text) || partyNamed(before.text))) return true;
  return index === 0 || (before !== undefined && first !== undefined && first.x - right(before) > LEAST_ROOM);
}

/** The last words before a room that make a label: known ones first, else what stands close together. */
export function labelBefore(words: readonly SeenWord[]): SeenWord[] | null {
  const last = words.at(-1);
  if (!last) return null;
  const close = words.slice(-MOST_LABEL_WORDS);
  const start = close.findLastIndex((word, index) => {
    const next = close[index + 1];
    if (BOX.test(word.text)) return true;
    return next !== undefined && next.x - right(word) > LABEL_GAP * word.height;
  });
  const together = close.slice(start + 1);
  for (let from = 0; from < together.length; from += 1) {
    const label = together.slice(from);
    if (isKnownLabel(joined(label))) return label;
  }
  const own = together.findLastIndex((word, index) => index < together.length - 1 && /[::.)]$/.test(word.text));
  return together.slice(own + 1);
}

function nameRoom({ rect, before, after, below, confidence }: Room): Found[] {
  const label = labelBefore(before);
  const text = label ? joined(label).replace(/[([]$/, '') : '';
  const isLabel = /[::]$/.test(text) || (isKnownLabel(text) && beforeIsShort(before));
  const place = { x: rect.x, y: rect.y, width: rect.width, height: rect.height };
  const sentence = meaningInSentence(before, [...after, ...below]);
  // Even behind 매도인: what the sentence calls it is surer.
  if (isLabel && !sentence.party) {
    const meaning = meaningOf(text);
    if (!meaning) return [];
    // 결제일 : ____ 일 is a number, 결제일 : ________ is a date.
    const isSure = meaning.known && meaning.kind !== 'DATE';
    const counted = isSure ? meaning.kind : meaningInSentence([], after).kind;
    const kind = counted === 'TEXT' ? meaning.kind : counted;
    return [
      {
        rect: place,
        kind,
        name: cleaned(text),
        words: text,
        confidence: meaning.known ? confidence + 0.05 : confidence - 0.15,
        partyWord: null,
        isPartys: true,
      },
    ];
  }
  if (isNeverAsked(joined(before.slice(-MOST_LABEL_WORDS)))) return [];
  const previous = cleaned((before.at(-1)?.text ?? '').replace(/[([]$/, ''));
  const { kind, party } = sentence;
  const words = [before.at(-1)?.text ?? '', after[0]?.text ?? ''].filter(Boolean).join(' … ');
  return [
    {
      rect: place,
      kind,
      name: party ?? (previous || '빈칸'),
      words,
      confidence: confidence - (kind === 'TEXT' ? 0.25 : 0.05),
      partyWord: party,
      isPartys: false,
    },
  ];
}

/** In a sentence even 금액 is a word, not a label. */
const beforeIsShort = (before: readonly SeenWord[]) => joined(before).length <= 30;
