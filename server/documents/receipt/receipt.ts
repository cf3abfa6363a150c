import { formatSeoulTime } from '../../../rules/dates.ts';
import { checkDrawnText } from '../compose/read-back.ts';
import { toPrintableName } from '../compose/printable-text.ts';
import { DrawingResources } from '../compose/resources.ts';
import type { DrawnText } from '../compose/text.ts';
import { EMBLEM_OPERATORS } from '../certificate/emblem.ts';
import { NewPdf } from '../pdf/new-pdf.ts';
import { dict, encodeText } from '../pdf/objects.ts';
import { createPackedStream } from '../pdf/packed-stream.ts';
import { A4, GREY_COLOUR, INK_COLOUR, Sheet } from '../typeset/sheet.ts';
import type { ReceiptFacts } from './receipt.types.ts';

const LEFT = 62;
const RIGHT = A4.width - 62;
const VALUE = 170;
const ROW = 25;
const LINE_HEIGHT = 14;

/** Draws a payment receipt (영수증) on one A4 page, which states that it isn't a tax invoice. */
export function drawReceipt(facts: ReceiptFacts): Buffer {
  const pdf = new NewPdf();
  const resources = new DrawingResources(pdf, new Map<string, never>());
  const drawn: DrawnText[] = [];
  const sheet = new Sheet(resources, (text) => drawn.push(text));
  drawHeader(sheet, facts);
  const y = drawSums(sheet, facts, drawRows(sheet, facts, 180));
  drawSeller(sheet, facts, y + 34);
  drawFoot(sheet);
  const page = {
    MediaBox: [0, 0, A4.width, A4.height],
    Resources: resources.ref,
    Contents: pdf.add(createPackedStream(sheet.content)),
  };
  checkDrawnText(drawn, resources.finish());
  const root = pdf.addPages([page], {
    Lang: encodeText('ko-KR'),
    ViewerPreferences: dict({ DisplayDocTitle: true }),
  });
  return pdf.finish(root, pdf.add(dict({ Title: encodeText(`영수증 ${facts.orderId}`) })));
}

function drawHeader(sheet: Sheet, { buyer, orderId }: ReceiptFacts) {
  sheet.place(EMBLEM_OPERATORS, LEFT, 54, 22.4, 0.7);
  sheet.text('도장', LEFT + 28, 71.5, { face: 'SANS_BOLD', size: 19.5 });
  const width = sheet.text(orderId, RIGHT, 69, { size: 9.4, align: 'RIGHT' });
  sheet.text('주문 번호', RIGHT - width - 6, 69, { size: 9.4, color: GREY_COLOUR, align: 'RIGHT' });
  sheet.line(LEFT, RIGHT, 90, { width: 1.4, color: INK_COLOUR });
  sheet.text('영수증', LEFT, 130, { face: 'SANS_BOLD', size: 23 });
  const number = buyer.businessNumber === null ? '' : ` (${buyer.businessNumber})`;
  sheet.paragraph(`${toPrintableName(buyer.name)}${number} 귀하`, LEFT, 153, {
    size: 11,
    width: RIGHT - LEFT,
    lineHeight: LINE_HEIGHT,
    most: 1,
  });
}

function drawRows(sheet: Sheet, facts: ReceiptFacts, top: number): number {
  const rows: (readonly [string, string])[] = [
    ['내용', facts.orderName],
    ['결제한 때', formatSeoulTime(facts.paidAt)],
    ...(facts.period ? [['쓰는 기간', `${facts.period.from} ~ ${facts.period.to}`] as const] : []),
    ['결제 수단', facts.card],
    ['승인 번호', facts.approveNo],
  ];
  rows.forEach(([word, value], index) => {
    const y = top + index * ROW;
    sheet.text(word, LEFT, y, { size: 10, color: GREY_COLOUR });
    sheet.text(value, VALUE, y, { size: 10.5 });
    sheet.line(LEFT, RIGHT, y + 9);
  });
  return top + rows.length * ROW;
}

function drawSums(sheet: Sheet, { supplied, vat, amount, refunded }: ReceiptFacts, top: number): number {
  const rows: (readonly [string, number])[] = [
    ['공급가액', supplied],
    ['부가세', vat],
    ['결제한 금액', amount],
    ...(refunded > 0 ? [['돌려받은 금액', refunded] as const] : []),
  ];
  rows.forEach(([word, won], index) => {
    const y = top + 14 + index * ROW;
    const isSum = won === amount;
    const face = isSum ? 'SANS_BOLD' : 'SANS';
    sheet.text(word, LEFT, y, { size: isSum ? 11.5 : 10, color: isSum ? INK_COLOUR : GREY_COLOUR, face });
    sheet.text(`${won.toLocaleString('ko')}원`, RIGHT, y, { size: isSum ? 14 : 10.5, align: 'RIGHT', face });
  });
  return top + 14 + rows.length * ROW;
}

function drawSeller(sheet: Sheet, { seller }: ReceiptFacts, top: number) {
  sheet.line(LEFT, RIGHT, top - 20, { width: 1.4, color: INK_COLOUR });
  sheet.text('파는 곳', LEFT, top, { face: 'SANS_BOLD', size: 11 });
  const lines = [
    `${seller.name} · 대표 ${seller.representative}`,
    `사업자등록번호 ${seller.businessNumber}`,
    `${seller.address} · ${seller.phone}`,
  ];
  lines.forEach((line, index) =>
    sheet.paragraph(line, LEFT, top + 20 + index * 17, { size: 10, width: RIGHT - LEFT, lineHeight: 17, most: 1 }),
  );
}

function drawFoot(sheet: Sheet) {
  const look = { size: 9, color: GREY_COLOUR };
  sheet.text('세금계산서가 아니에요.', LEFT, A4.height - 74, look);
  sheet.text('카드 매출전표가 세금계산서를 대신해요. 부가세 공제에도 쓸 수 있어요.', LEFT, A4.height - 60, look);
}
