import { encode } from 'uqr';
import { formatSeoulTime } from '../../../rules/dates.ts';
import { checkDrawnText } from '../compose/read-back.ts';
import { DrawingResources } from '../compose/resources.ts';
import { buildSealOperators } from '../compose/seal-mark.ts';
import type { DrawnText } from '../compose/text.ts';
import { formatMatrixOperator } from '../compose/upright.ts';
import { NewPdf } from '../pdf/new-pdf.ts';
import { createPackedStream } from '../pdf/packed-stream.ts';
import { dict, encodeText } from '../pdf/objects.ts';
import type { CertificateFacts } from './certificate.types.ts';
import { drawAttachments } from './attachments.ts';
import { drawEvents } from './events.ts';
import { PageFlow } from './flow.ts';
import { drawDocumentFacts, drawHeader, LEFT_EDGE, buildQrOperators, RIGHT_EDGE } from './header.ts';
import { drawParties } from './parties.ts';
import { A4, GREY_COLOUR, Sheet } from '../typeset/sheet.ts';

const FOOT_HEIGHT = 72;
const FOOT_TOP = A4.height - FOOT_HEIGHT - 6;
const NEXT_PAGE_TOP = 100;
const QR_SIDE = 58;
const SEAL_MM = 21;

/** Draws the audit trail certificate (감사추적인증서), without a seal. */
export function drawCertificate(facts: CertificateFacts): Buffer {
  const pdf = new NewPdf();
  const pictures = new Map(facts.images);
  if (facts.firstPage) pictures.set('first-page', facts.firstPage);
  const resources = new DrawingResources(pdf, pictures);
  const drawn: DrawnText[] = [];
  const flow = new PageFlow(() => {
    const sheet = new Sheet(resources, (text) => drawn.push(text));
    drawHeader(sheet, facts);
    return { sheet, y: NEXT_PAGE_TOP };
  });

  flow.y = drawDocumentFacts(flow.sheet, facts, resources) + 21;
  flow.sheet.text('서명한 사람', LEFT_EDGE, flow.y, { face: 'SANS_BOLD', size: 11.6 });
  flow.y += 13;
  drawParties(flow, facts.parties, resources);
  flow.y += 23;
  drawAttachments(flow, facts.parties);
  drawEvents(flow, facts.events, FOOT_TOP);
  flow.makeRoom(0, FOOT_TOP);
  const { sheets } = flow;
  sheets.forEach((sheet, index) => drawFoot(sheet, facts, index + 1, sheets.length));

  const pages = sheets.map((sheet) => ({
    MediaBox: [0, 0, A4.width, A4.height],
    Resources: resources.ref,
    Contents: pdf.add(createPackedStream(sheet.content)),
  }));
  checkDrawnText(drawn, resources.finish());
  const root = pdf.addPages(pages, {
    Lang: encodeText('ko-KR'),
    ViewerPreferences: dict({ DisplayDocTitle: true }),
  });
  return pdf.finish(
    root,
    pdf.add(dict({ Title: encodeText(formatCertificateTitle(facts)), Producer: encodeText('도장 Dojang') })),
  );
}

export const formatCertificateTitle = ({
  certificateNo,
  title,
}: Pick<CertificateFacts, 'certificateNo' | 'title'>): string => `감사추적인증서 ${certificateNo} · ${title}`;

function drawFoot(sheet: Sheet, facts: CertificateFacts, page: number, pages: number): void {
  const issued = `발급 ${formatSeoulTime(facts.issuedAt)} · ${page} / ${pages}쪽`;
  if (page < pages) {
    sheet.text(issued, RIGHT_EDGE, A4.height - 22, { size: 8.6, color: GREY_COLOUR, align: 'RIGHT' });
    return;
  }
  const top = FOOT_TOP;
  const address = `${facts.publicUrl}/certificates`;
  const qr = encode(`${address}?check=${encodeURIComponent(facts.certificateNo)}`, { ecc: 'M', border: 0 });
  sheet.place(buildQrOperators(qr.data, QR_SIDE), LEFT_EDGE, top, QR_SIDE);
  const x = LEFT_EDGE + QR_SIDE + 14;
  sheet.text('이 증명서가 진짜인지 확인하려면', x, top + 9.5, { face: 'SANS_BOLD', size: 9.6 });
  const words = `QR을 찍거나 ${address.replace(/^https?:\/\//, '')} 에서 증명서 번호를 적어주세요. 가지고 있는 PDF를 올리면 문서 지문이 같은지 바로 확인해요. 문서 지문은 한 글자만 바뀌어도 완전히 달라져요.`;
  const lines = sheet.paragraph(words, x, top + 25, {
    size: 8.8,
    color: GREY_COLOUR,
    width: 352,
    lineHeight: 12.9,
    most: 3,
  });
  const stamp = facts.timestamped ? '제3자 시점확인 있음' : '제3자 시점확인 없음';
  const key = `잠근 열쇠 ${facts.keyId} · ${stamp}`;
  sheet.text(`${issued} · ${key}`, x, top + 25 + lines * 12.9 + 3.5, { size: 8.6, color: GREY_COLOUR });
  const seal = buildSealOperators({ kind: 'SEAL', text: '도장증명', shape: 'SQUARE', face: 'BATANG', sizeMm: SEAL_MM });
  sheet.place(`${formatMatrixOperator(1, 0, 0, 1, 30, 30)}\n${seal}`, RIGHT_EDGE - 67, top - 1, 60);
}
