import type { FilledField, Mark, PageSeal } from '../../server/documents/compose/drawing.types.ts';
import { FORMS } from '../../server/content/forms/forms.ts';
import { dict, PdfStream } from '../../server/documents/pdf/objects.ts';
import { IncrementalUpdate } from '../../server/documents/pdf/incremental-update.ts';
import { openPdf } from '../../server/documents/pdf/pdf-file.ts';
import { toStoredRect } from '../../rules/page-geometry.ts';
import { drawForm } from '../../server/documents/typeset/draw-form.ts';
import type { PlacedBlank } from '../../server/documents/typeset/form-page.ts';
import { A4 } from '../../server/documents/typeset/sheet.ts';
import type { FormStyle } from '../../server/documents/typeset/form.types.ts';

const EMPLOYER: Mark = {
  kind: 'SEAL',
  text: '대표이사',
  corporateText: '한빛물산 주식회사',
  shape: 'ROUND',
  face: 'BATANG',
  sizeMm: 20,
};
const WORKER: Mark = { kind: 'TYPED', text: '이도윤', face: 'PEN' };
const PERSONAL: Mark = { kind: 'SEAL', text: '이도윤', shape: 'SQUARE', face: 'MYEONGJO', sizeMm: 15 };
export const PAGE_SEAL: PageSeal = {
  edge: 'RIGHT',
  mark: { ...PERSONAL, text: '한빛물산', face: 'BATANG', sizeMm: 26 },
};

const TEXTS: Record<string, readonly [first: string, second: string]> = {
  COMPANY: ['한빛물산 주식회사', '동해포장 주식회사'],
  NAME: ['정해원', '이도윤'],
  TEXT: ['서울특별시 강남구 테헤란로 123', '경기도 성남시 분당구 판교로 45'],
  PHONE: ['02-1234-5678', '010-1234-2731'],
  EMAIL: ['hw.jung@hanbit.example', 'doyun.lee@hanbit.example'],
  BUSINESS_NUMBER: ['123-45-67891', '214-88-12345'],
  AMOUNT: ['3200000', '3200000'],
  NUMBER: ['5', '25'],
};

const BY_LABEL: Record<string, string> = {
  '근무 장소': '서울 본사 4층',
  '업무의 내용': '포장 설비의 관리',
  용역명: '누리집 새 단장',
  목적: '새 포장재의 공동 개발',
  '임금 지급일': '25',
};

export function createFilledForm(code: string, look: FormStyle): { bytes: Buffer; fields: FilledField[] } {
  const form = FORMS.find((one) => one.code === code);
  if (!form) throw new Error(`there is no form ${code}`);
  const { bytes, blanks } = drawForm(form, look);
  return { bytes, fields: blanks.flatMap((blank, index) => fill(blank, index)) };
}

function fill({ page, rect, kind, party, label }: PlacedBlank, index: number): FilledField[] {
  if (kind === 'CHECKBOX') return index % 2 === 0 ? [{ page, rect, kind, value: true }] : [];
  if (kind === 'DATE') return label === '날짜' ? [] : [{ page, rect, kind, value: '1994-03-02' }];
  if (kind === 'SIGNATURE' || kind === 'SEAL') {
    const box = { x: rect.x - 10, y: rect.y - 22, width: rect.width + 20, height: rect.height + 36 };
    const value = party === 0 ? EMPLOYER : kind === 'SEAL' ? PERSONAL : WORKER;
    return [{ page, rect: box, kind, value }];
  }
  const value = BY_LABEL[label] ?? TEXTS[kind]?.[party === 1 ? 1 : 0] ?? '';
  return [
    { page, rect, kind, value, face: 'SANS', fontSize: 10, ...(kind === 'AMOUNT' && { align: 'CENTER' as const }) },
  ];
}

/** Stores pages sideways and rotates them for viewing, as scanners do. */
export function storeSideways({ bytes, fields }: { bytes: Buffer; fields: FilledField[] }) {
  const update = new IncrementalUpdate(openPdf(bytes));
  const before = update.add(new PdfStream(dict({}), Buffer.from(`0 1 -1 0 ${A4.height} 0 cm`)));
  for (const { ref, dict: page } of update.file.pages()) {
    const contents = [before, page.get('Contents')];
    update.set(ref, page.with({ Rotate: 90, MediaBox: [0, 0, A4.height, A4.width], Contents: contents }));
  }
  const laid = Buffer.concat([bytes, ...update.serialize(Buffer.alloc(16, 1)).chunks]);
  const pages = openPdf(laid).pages();
  const placed = fields.map((field) => {
    const info = pages[field.page - 1]?.info;
    return info ? { ...field, rect: toStoredRect(field.rect, info) } : field;
  });
  return { bytes: laid, fields: placed };
}
