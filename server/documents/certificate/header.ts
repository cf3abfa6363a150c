import { EMBLEM_OPERATORS } from './emblem.ts';
import { GREY_COLOUR, INK_COLOUR, LINE_COLOUR, type Sheet } from '../typeset/sheet.ts';
import { formatSeoulTime } from '../../../rules/dates.ts';
import { buildImageOperators } from '../compose/marks.ts';
import type { DrawingResources } from '../compose/resources.ts';
import { measureText } from '../fonts/glyphs.ts';
import { formatNumber as n } from '../pdf/serialize.ts';
import type { CertificateFacts } from './certificate.types.ts';
import { formatHashInGroups, layOutCells, type FlowCell } from './flow.ts';

export const LEFT_EDGE = 43;
export const RIGHT_EDGE = 551.5;

const GREEN = '0.039 0.4 0.263';
const GREEN_SOFT = '0.902 0.957 0.929';
const ROW = 19.8;
const NEXT_LINE = 12.4;
const PICTURE_TOP = 149;
const PICTURE_HEIGHT = 113;
const COLUMN = 144;
const VALUE = 207;
const SECOND = 356;
const SECOND_VALUE = 418.5;

export function drawHeader(sheet: Sheet, facts: CertificateFacts): void {
  sheet.place(EMBLEM_OPERATORS, LEFT_EDGE, 37.5, 22.4, 0.7);
  sheet.text('도장', 71, 55, { face: 'SANS_BOLD', size: 19.5 });
  const width = sheet.text(facts.certificateNo, RIGHT_EDGE, 52.5, { face: 'SANS_BOLD', size: 9.4, align: 'RIGHT' });
  sheet.text('증명서 번호', RIGHT_EDGE - width - 6, 52.5, { size: 9.4, color: GREY_COLOUR, align: 'RIGHT' });
  sheet.line(LEFT_EDGE, RIGHT_EDGE, 72.5, { width: 1.4, color: INK_COLOUR });
}

/** Draws the signed document's details. Returns the y-coordinate where the next section starts. */
export function drawDocumentFacts(sheet: Sheet, facts: CertificateFacts, resources: DrawingResources): number {
  sheet.text('감사추적인증서', LEFT_EDGE, 110, { face: 'SANS_BOLD', size: 21 });
  sheet.text('아래 문서를 누가, 언제, 어떻게 확인하고 서명했는지 증명합니다.', LEFT_EDGE, 130, {
    size: 9.8,
    color: GREY_COLOUR,
  });
  drawPicture(sheet, facts, resources);
  const end = SECOND - 16;
  let y = 162.6;
  const row = (
    values: readonly (readonly [word: string, value: string, at: number, valueAt: number, until: number])[],
  ) => {
    const { lines, draw } = layOutCells(
      values.flatMap(([word, text, at, x, until]): FlowCell[] => [
        { text: word, x: at, width: x - at, size: 9.3, color: GREY_COLOUR },
        { text, x, width: until - x, size: 9.4, face: 'SANS_BOLD' },
      ]),
      NEXT_LINE,
    );
    draw(sheet, y);
    const line = y + 7.3 + (lines - 1) * NEXT_LINE;
    for (const [, , at, , until] of values) sheet.line(at, until, line);
    y += ROW + (lines - 1) * NEXT_LINE;
  };
  row([['문서 이름', facts.title, COLUMN, VALUE, RIGHT_EDGE]]);
  row([
    ['문서 번호', facts.documentNo, COLUMN, VALUE, end],
    ['쪽수', `${facts.pageCount}쪽`, SECOND, SECOND_VALUE, RIGHT_EDGE],
  ]);
  drawStatus(sheet, facts, y);
  row([
    ['보낸 곳', facts.sentBy, COLUMN, VALUE, end],
    ['상태', '', SECOND, SECOND_VALUE, RIGHT_EDGE],
  ]);
  row([
    ['보낸 때', formatSeoulTime(facts.sentAt), COLUMN, VALUE, end],
    ['끝난 때', formatSeoulTime(facts.completedAt), SECOND, SECOND_VALUE, RIGHT_EDGE],
  ]);
  drawFingerprint(sheet, '처음 문서 지문', facts.originalSha256, y);
  drawFingerprint(sheet, '완성 문서 지문', facts.sealedSha256, y + ROW);
  return Math.max(y + 2 * ROW - 10, PICTURE_TOP + PICTURE_HEIGHT);
}

function drawPicture(sheet: Sheet, { firstPage }: CertificateFacts, resources: DrawingResources) {
  if (firstPage) {
    const box = { width: 81, height: 109 };
    sheet.place(buildImageOperators(resources.image('first-page'), box), LEFT_EDGE + 2, PICTURE_TOP + 2, box.height);
  }
  sheet.box(LEFT_EDGE, PICTURE_TOP, 85, PICTURE_HEIGHT, { radius: 2.6, stroke: LINE_COLOUR });
}

function drawStatus(sheet: Sheet, { isSealedAtOnce }: CertificateFacts, y: number) {
  const words = isSealedAtOnce ? '바로 잠금' : '모두 서명함';
  sheet.box(SECOND_VALUE, y - 11, measureText(words, 'SANS_BOLD', 9.2) + 25, 15.4, { radius: 3.6, fill: GREEN_SOFT });
  const tick = `${GREEN} RG 0.95 w 1 J 1 j 8 4 m 8 6.21 6.21 8 4 8 c 1.79 8 0 6.21 0 4 c 0 1.79 1.79 0 4 0 c 6.21 0 8 1.79 8 4 c h S 2.4 4 m 3.5 2.9 l 5.6 5.1 l S`;
  sheet.place(tick, SECOND_VALUE + 5.4, y - 7.3, 8);
  sheet.text(words, SECOND_VALUE + 17.5, y, { face: 'SANS_BOLD', size: 9.2, color: GREEN });
}

function drawFingerprint(sheet: Sheet, word: string, sha256: string, y: number): void {
  sheet.text(word, COLUMN, y, { size: 9.3, color: GREY_COLOUR });
  const width = sheet.text(formatHashInGroups(sha256), VALUE, y, { size: 8, color: GREY_COLOUR });
  sheet.text('SHA-256', VALUE + width + 6, y, { size: 7.4, color: GREY_COLOUR });
  sheet.line(COLUMN, RIGHT_EDGE, y + 7.3);
}

/** Draws a QR code. PDF's y points up, so its rows are flipped. */
export const buildQrOperators = (rows: readonly (readonly boolean[])[], side: number): string => {
  const cell = n(side / rows.length);
  const dark = rows.flatMap((row, index) => runs(row).map(([from, count]) => `${from} ${index} ${count} 1 re`));
  return `${INK_COLOUR} rg\nq ${cell} 0 0 -${cell} 0 ${n(side)} cm\n${dark.join('\n')}\nf\nQ`;
};

function runs(row: readonly boolean[]): [from: number, count: number][] {
  const found: [number, number][] = [];
  row.forEach((dark, index) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === index) last[1] += 1;
    else found.push([index, 1]);
  });
  return found;
}
