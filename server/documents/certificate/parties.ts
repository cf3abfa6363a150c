import { seoulTime } from '../../../rules/dates.ts';
import type { Mark } from '../compose/drawing.types.ts';
import { markOperators } from '../compose/marks.ts';
import type { DrawingResources } from '../compose/resources.ts';
import { sealOperators, sealSize } from '../compose/seal-mark.ts';
import { cm, type Upright } from '../compose/upright.ts';
import type { CertificateParty } from './certificate.types.ts';
import { LEFT, RIGHT } from './head.ts';
import { fitted, GREY, INK, LINE, type Sheet } from '../typeset/sheet.ts';

export const CARD_HEIGHT = 180;
export const CARD_WIDTH = 248.5;
const GAP = RIGHT - LEFT - 2 * CARD_WIDTH;
const MARK_HEIGHT = 46;
const WRITTEN_HEIGHT = 34;

export const cardLeft = (index: number) => LEFT + (index % 2) * (CARD_WIDTH + GAP);

export function drawParty(
  sheet: Sheet,
  party: CertificateParty,
  x: number,
  y: number,
  resources: DrawingResources,
): void {
  sheet.box(x, y, CARD_WIDTH, CARD_HEIGHT, { radius: 7, stroke: LINE });
  sheet.box(x + 11, y + 10, 15, 15, { radius: 4.2, fill: INK });
  sheet.text(party.order === null ? '보' : String(party.order), x + 18.5, y + 20.7, {
    face: 'SANS_BOLD',
    size: 8.6,
    color: '1 1 1',
    align: 'CENTER',
  });
  const name = fitted(party.name, 'SANS_BOLD', 10.6, 120);
  const width = sheet.text(name, x + 32.5, y + 21.4, { face: 'SANS_BOLD', size: 10.6 });
  const title = fitted(party.title, 'SANS', 9.2, CARD_WIDTH - 50 - width);
  sheet.text(title, x + 39 + width, y + 21.4, { size: 9.2, color: GREY });
  const rows: [string, string][] = [
    [party.contactWord, party.contact],
    ['본인 확인', party.verifiedBy],
    ['처음 연 때', party.openedAt ? seoulTime(party.openedAt) : '—'],
    [party.signedWord, party.signedAt ? seoulTime(party.signedAt) : '—'],
    ['접속 주소', party.ip ?? '—'],
  ];
  rows.forEach(([word, value], index) => {
    const at = y + 41.5 + index * 15.75;
    sheet.text(word, x + 11, at, { size: 9, color: GREY });
    sheet.text(fitted(value, 'SANS', 9.2, CARD_WIDTH - 73), x + 62, at, { size: 9.2 });
  });
  sheet.line(x + 11, x + CARD_WIDTH - 11, y + 115.7, { dash: '[2 2] 0 d' });
  if (!party.mark) return;
  const box: Upright = { width: CARD_WIDTH - 60, height: MARK_HEIGHT, matrix: '' };
  sheet.place(fittedMark(party.mark, box, resources), x + 30, y + 124, MARK_HEIGHT);
}

/** On paper a seal has its size; on the card it has what room there is. */
function fittedMark(mark: Mark, box: Upright, resources: DrawingResources): string {
  if (mark.kind !== 'SEAL') {
    const written = { ...box, height: WRITTEN_HEIGHT };
    const place = cm(1, 0, 0, 1, 0, (box.height - WRITTEN_HEIGHT) / 2);
    return `${place}\n${markOperators(mark, written, (fileId) => resources.image(fileId))}`;
  }
  const size = sealSize(mark);
  const scale = Math.min(1, box.height / size.height, box.width / size.width);
  return `${cm(scale, 0, 0, scale, box.width / 2, box.height / 2)}\n${sealOperators(mark)}`;
}
