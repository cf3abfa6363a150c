import { formatSeoulTime } from '../../../rules/dates.ts';
import type { Mark } from '../compose/drawing.types.ts';
import { buildMarkOperators } from '../compose/marks.ts';
import type { DrawingResources } from '../compose/resources.ts';
import { buildSealOperators, measureSeal } from '../compose/seal-mark.ts';
import { formatMatrixOperator, type UprightBox } from '../compose/upright.ts';
import { breakLines } from '../fonts/layout.ts';
import { measureText } from '../fonts/glyphs.ts';
import { toPrintableName } from '../compose/printable-text.ts';
import { GREY_COLOUR, INK_COLOUR, LINE_COLOUR, type Sheet } from '../typeset/sheet.ts';
import type { CertificateParty } from './certificate.types.ts';
import { layOutCells, type PageFlow, type LaidOutCells } from './flow.ts';
import { LEFT_EDGE, RIGHT_EDGE } from './header.ts';

const WHOLE_WIDTH = RIGHT_EDGE - LEFT_EDGE;
const CARD_WIDTH = 248.5;
const BETWEEN = 11;
const PADDING = 11;
const NAME = 32.5;
const LABEL = 51;
const HEAD = 31;
const NEXT_LINE = 11.6;
const ROW = 14.8;
const MARK_HEIGHT = 46;
const WRITTEN_HEIGHT = 34;
const MARK_WIDTH = 104;

type Card = { height: number; draw: (sheet: Sheet, x: number, y: number, height: number) => void };

export function drawParties(flow: PageFlow, parties: readonly CertificateParty[], resources: DrawingResources): void {
  const [only] = parties;
  if (only && parties.length === 1) {
    drawCards(flow, [layAlone(only, resources)]);
    return;
  }
  const cards = parties.map((party) => layBeside(party, resources));
  for (let index = 0; index < cards.length; index += 2) {
    if (index > 0) flow.y += BETWEEN;
    drawCards(flow, cards.slice(index, index + 2));
  }
}

function drawCards(flow: PageFlow, cards: readonly Card[]): void {
  const height = Math.max(...cards.map((card) => card.height));
  flow.makeRoom(height);
  cards.forEach((card, index) => card.draw(flow.sheet, LEFT_EDGE + index * (WHOLE_WIDTH - CARD_WIDTH), flow.y, height));
  flow.y += height;
}

function rowsOf(party: CertificateParty) {
  const who: [string, string | null][] = [
    [party.contactWord, party.contact],
    ['본인 확인', party.verifiedBy],
    ['링크', party.link],
    ['기기', party.device],
  ];
  const when: [string, string | null][] = [
    ['처음 연 때', party.openedAt && formatSeoulTime(party.openedAt)],
    [party.signedWord, party.signedAt && formatSeoulTime(party.signedAt)],
    ['접속 주소', party.ip],
  ];
  return { who: known(who), when: known(when) };
}

const known = (rows: readonly (readonly [string, string | null])[]) =>
  rows.flatMap(([word, value]) => (value ? [[word, value] as const] : []));

type Block = { height: number; draw: (sheet: Sheet, x: number, y: number) => void };

const heightOf = ({ lines }: LaidOutCells) => ROW + (lines - 1) * NEXT_LINE;

function layRows(rows: readonly (readonly [word: string, value: string])[], width: number): Block {
  const laid = rows.map(([word, value]) =>
    layOutCells(
      [
        { text: word, x: 0, width: LABEL, size: 9, color: GREY_COLOUR },
        { text: value, x: LABEL, width: width - LABEL, size: 9.2 },
      ],
      NEXT_LINE,
    ),
  );
  return {
    height: laid.reduce((sum, row) => sum + heightOf(row), 0),
    draw(sheet, x, y) {
      let top = y;
      for (const row of laid) {
        row.draw(sheet, top + 10.5, x);
        top += heightOf(row);
      }
    },
  };
}

/** Lays out the name and job title side by side or, if they don't fit, below each other. */
function layName({ order, name, title }: CertificateParty, width: number): Block {
  const room = width - NAME - PADDING;
  const names = breakLines(toPrintableName(name, 'SANS_BOLD'), 'SANS_BOLD', 10.6, room);
  const first = measureText(names[0] ?? '', 'SANS_BOLD', 10.6);
  const shown = toPrintableName(title.replaceAll(/\s+/g, ' '));
  const isBeside = names.length === 1 && first + 6.5 + measureText(shown, 'SANS', 9.2) <= room;
  const under = isBeside || shown === '' ? [] : breakLines(shown, 'SANS', 9.2, room);
  return {
    height: HEAD + (names.length - 1 + under.length) * 13,
    draw(sheet, x, y) {
      sheet.box(x + PADDING, y + 10, 15, 15, { radius: 4.2, fill: INK_COLOUR });
      const number = order === null ? '보' : String(order);
      const look = { face: 'SANS_BOLD', size: 8.6, color: '1 1 1', align: 'CENTER' } as const;
      sheet.text(number, x + 18.5, y + 20.7, look);
      names.forEach((line, index) =>
        sheet.text(line, x + NAME, y + 21.4 + index * 13, { face: 'SANS_BOLD', size: 10.6 }),
      );
      if (isBeside) sheet.text(shown, x + NAME + 6.5 + first, y + 21.4, { size: 9.2, color: GREY_COLOUR });
      under.forEach((line, index) =>
        sheet.text(line, x + NAME, y + 21.4 + (names.length + index) * 13, { size: 9.2, color: GREY_COLOUR }),
      );
    },
  };
}

function layBeside(party: CertificateParty, resources: DrawingResources): Card {
  const name = layName(party, CARD_WIDTH);
  const { who, when } = rowsOf(party);
  const rows = layRows([...who, ...when], CARD_WIDTH - 2 * PADDING);
  const dash = name.height + rows.height + 4;
  return {
    height: party.mark ? dash + 7 + MARK_HEIGHT + 8 : dash + 2,
    draw(sheet, x, y, height) {
      sheet.box(x, y, CARD_WIDTH, height, { radius: 7, stroke: LINE_COLOUR });
      name.draw(sheet, x, y);
      rows.draw(sheet, x + PADDING, y + name.height);
      if (!party.mark) return;
      sheet.line(x + PADDING, x + CARD_WIDTH - PADDING, y + dash, { dash: '[2 2] 0 d' });
      drawMark(sheet, party.mark, { x: x + 30, y: y + dash + 7, width: CARD_WIDTH - 60 }, resources);
    },
  };
}

function layAlone(party: CertificateParty, resources: DrawingResources): Card {
  const width = WHOLE_WIDTH - (party.mark ? MARK_WIDTH : 0);
  const name = layName(party, width);
  const { who, when } = rowsOf(party);
  const whenWidth = 162;
  const left = layRows(who, width - whenWidth - 2 * PADDING - 14);
  const right = layRows(when, whenWidth);
  const rows = Math.max(left.height, right.height);
  return {
    height: Math.max(name.height + rows + 6, party.mark ? MARK_HEIGHT + 24 : 0),
    draw(sheet, x, y, height) {
      sheet.box(x, y, WHOLE_WIDTH, height, { radius: 7, stroke: LINE_COLOUR });
      name.draw(sheet, x, y);
      left.draw(sheet, x + PADDING, y + name.height);
      right.draw(sheet, x + width - whenWidth - PADDING, y + name.height);
      if (!party.mark) return;
      const top = y + (height - MARK_HEIGHT) / 2;
      drawMark(sheet, party.mark, { x: x + width, y: top, width: MARK_WIDTH - PADDING }, resources);
    },
  };
}

type Place = { x: number; y: number; width: number };

function drawMark(sheet: Sheet, mark: Mark, { x, y, width }: Place, resources: DrawingResources) {
  sheet.place(fittedMark(mark, { width, height: MARK_HEIGHT, matrix: '' }, resources), x, y, MARK_HEIGHT);
}

/** Draws a mark on a card. A seal is scaled to fit instead of having its real size. */
function fittedMark(mark: Mark, box: UprightBox, resources: DrawingResources): string {
  if (mark.kind !== 'SEAL') {
    const written = { ...box, height: WRITTEN_HEIGHT };
    const place = formatMatrixOperator(1, 0, 0, 1, 0, (box.height - WRITTEN_HEIGHT) / 2);
    return `${place}\n${buildMarkOperators(mark, written, (fileId) => resources.image(fileId))}`;
  }
  const size = measureSeal(mark);
  const scale = Math.min(1, box.height / size.height, box.width / size.width);
  return `${formatMatrixOperator(scale, 0, 0, scale, box.width / 2, box.height / 2)}\n${buildSealOperators(mark)}`;
}
