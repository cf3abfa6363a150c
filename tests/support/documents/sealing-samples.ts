import { randomBytes } from 'node:crypto';
import type { FilledField } from '../../../server/documents/compose/drawing.types.ts';
import { DrawingResources } from '../../../server/documents/compose/resources.ts';
import { NewPdf } from '../../../server/documents/pdf/new-pdf.ts';
import { dict, name, PdfStream } from '../../../server/documents/pdf/objects.ts';
import { A4, Sheet } from '../../../server/documents/typeset/sheet.ts';

const LINES = 38;

export function textContract(pageCount: number): Buffer {
  const pdf = new NewPdf();
  const resources = new DrawingResources(pdf, new Map());
  const pages = Array.from({ length: pageCount }, (_, index) => {
    const sheet = new Sheet(resources, () => undefined);
    for (let line = 0; line < LINES; line += 1) {
      const text = `제${index + 1}조 제${line + 1}항 갑과 을은 서로 믿고 이 계약을 성실히 지키며 그 내용을 다툼 없이 이행하기로 한다.`;
      sheet.text(text, 60, 70 + line * 18, { face: 'SERIF', size: 10.5 });
    }
    return {
      MediaBox: [0, 0, A4.width, A4.height],
      Resources: resources.ref,
      Contents: pdf.add(new PdfStream(dict({}), Buffer.from(sheet.content, 'latin1'))),
    };
  });
  resources.finish();
  return pdf.finish(pdf.addPages(pages));
}

/** Twelve pages of scanned paper, whose pictures can't be compressed further. */
export function scannedContract(bytes: number, pageCount = 12): Buffer {
  const pdf = new NewPdf();
  const width = 1000;
  const height = Math.floor(bytes / pageCount / width);
  const pages = Array.from({ length: pageCount }, () => {
    const picture = new PdfStream(
      dict({
        Type: name('XObject'),
        Subtype: name('Image'),
        Width: width,
        Height: height,
        ColorSpace: name('DeviceGray'),
        BitsPerComponent: 8,
      }),
      randomBytes(width * height),
    );
    return {
      MediaBox: [0, 0, A4.width, A4.height],
      Resources: dict({ XObject: dict({ Scan: pdf.add(picture) }) }),
      Contents: pdf.add(new PdfStream(dict({}), Buffer.from(`${A4.width} 0 0 ${A4.height} 0 0 cm /Scan Do`))),
    };
  });
  return pdf.finish(pdf.addPages(pages));
}

const waves = (phase: number) => ({
  width: 4,
  points: Array.from({ length: 60 }, (_, index) => [20 + index * 4.5, 60 + 40 * Math.sin(index / 4 + phase)]).flat(),
});
const signature = (phase: number) =>
  ({ kind: 'DRAWN', width: 320, height: 120, strokes: [waves(phase), waves(phase + 1), waves(phase + 2)] }) as const;

const text = (page: number, y: number, kind: FilledField['kind'], value: string): FilledField => ({
  page,
  rect: { x: 300, y, width: 220, height: 20 },
  kind,
  value,
});

/** Ten fields on the first and the last page, two of them hand-drawn signatures. */
export function tenFields(pageCount: number): FilledField[] {
  const last = pageCount;
  return [
    text(1, 100, 'NAME', '이도윤'),
    text(1, 130, 'TEXT', '서울특별시 강남구 테헤란로 123, 4층 (역삼동)'),
    text(1, 160, 'PHONE', '010-1234-2731'),
    text(1, 190, 'DATE', '2026-12-01'),
    text(1, 220, 'AMOUNT', '32000000'),
    text(last, 300, 'COMPANY', '한빛물산 주식회사'),
    text(last, 330, 'BUSINESS_NUMBER', '123-45-67891'),
    { page: last, rect: { x: 300, y: 360, width: 14, height: 14 }, kind: 'CHECKBOX', value: true },
    { page: last, rect: { x: 300, y: 400, width: 160, height: 60 }, kind: 'SIGNATURE', value: signature(0) },
    { page: last, rect: { x: 300, y: 480, width: 160, height: 60 }, kind: 'SIGNATURE', value: signature(1) },
  ];
}
