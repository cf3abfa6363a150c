import { formatSeoulTime } from '../../../rules/dates.ts';
import { GREY_COLOUR, INK_COLOUR, LINE_COLOUR, type Sheet } from '../typeset/sheet.ts';
import type { CertificateEvent } from './certificate.types.ts';
import { FLOW_BOTTOM, layOutCells, type PageFlow, type LaidOutCells } from './flow.ts';
import { LEFT_EDGE, RIGHT_EDGE } from './header.ts';

const HEAD = 34.6;
const ROW = 16;
const NEXT_LINE = 11.2;

const AT = LEFT_EDGE + 4;
const WHO = 142;
const WHAT = 204;
const DEVICE = 388;
const IP = 481;
const GAP = 5;

/** Draws the table of events over as many pages as it needs. The last page keeps room for the footer. */
export function drawEvents(flow: PageFlow, events: readonly CertificateEvent[], footTop: number): void {
  const rows = events.map(layEvent);
  flow.makeRoom(HEAD + heightOf(rows[0]));
  drawHeader(flow);
  rows.forEach((row, index) => {
    const isLast = index === rows.length - 1;
    if (flow.makeRoom(heightOf(row), isLast ? footTop : FLOW_BOTTOM)) drawHeader(flow);
    row.draw(flow.sheet, flow.y + 11.1);
    flow.y += heightOf(row);
    flow.sheet.line(LEFT_EDGE, RIGHT_EDGE, flow.y);
  });
}

const heightOf = (row: LaidOutCells | undefined) => ROW + ((row?.lines ?? 1) - 1) * NEXT_LINE;

function drawHeader(flow: PageFlow): void {
  const { sheet, y } = flow;
  drawSectionTitle(sheet, '기록', y);
  const look = { size: 8.8, color: GREY_COLOUR };
  const heads: [string, number][] = [
    ['때 (한국 시각)', AT],
    ['누가', WHO],
    ['한 일', WHAT],
    ['기기', DEVICE],
    ['접속 주소', IP],
  ];
  for (const [word, x] of heads) sheet.text(word, x, y + 22.6, look);
  sheet.line(LEFT_EDGE, RIGHT_EDGE, y + 28.2, { color: LINE_COLOUR });
  flow.y = y + 28.2;
}

export function drawSectionTitle(sheet: Sheet, title: string, y: number): void {
  sheet.text(title, LEFT_EDGE, y, { face: 'SANS_BOLD', size: 11.6 });
  sheet.line(LEFT_EDGE, RIGHT_EDGE, y + 10.4, { width: 0.9, color: INK_COLOUR });
}

const layEvent = ({ at, who, what, device, ip }: CertificateEvent): LaidOutCells =>
  layOutCells(
    [
      { text: formatSeoulTime(at), x: AT, width: WHO - AT, size: 8.7, color: GREY_COLOUR },
      { text: who, x: WHO, width: WHAT - WHO - GAP, size: 9, face: 'SANS_BOLD' },
      { text: what, x: WHAT, width: DEVICE - WHAT - GAP, size: 9 },
      { text: device ?? '', x: DEVICE, width: IP - DEVICE - GAP, size: 8.3, color: GREY_COLOUR },
      { text: ip ?? '', x: IP, width: RIGHT_EDGE - IP, size: 8.6, color: GREY_COLOUR },
    ],
    NEXT_LINE,
  );
