import type { FieldDraft } from './send-over-api.ts';

const emptyPage = (turned: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]${turned} /Resources << >> >>`;

/** Returns two blank pages, the second one rotated, so that all ink comes from fields. */
export function blankPdf(): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    emptyPage(''),
    emptyPage(' /Rotate 90'),
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 5\n0000000000 65535 f \n${entries}trailer\n<< /Size 5 /Root 1 0 R >>`;
  return Buffer.from(`${text}${table}\nstartxref\n${text.length}\n%%EOF\n`, 'latin1');
}

const SUM = crypto.randomUUID();
const LINES =
  '1. 수습 기간은 세 달로 하고, 그동안의 임금은 전액을 준다.\n2. World-class “성과급”은 (해마다) 따로 정한다.\n\n끝.';
const LONG = '부산광역시 사상구 낙동대로 943번길 101동 1204호 (모라동, 무궁화아파트)';

type Filled = FieldDraft & {
  writes?: string;
  puts?: string;
};

/** A filled-in field of every kind on one page, and a few on a rotated page. */
export const EVERY_KIND: readonly Filled[] = (
  [
    { kind: 'TEXT', name: '글', writes: '이도윤' },
    { kind: 'TEXT', name: '긴 글', writes: LONG },
    { kind: 'TEXT', name: '가운데 글', align: 'CENTER', fontSize: 14, writes: 'AVATAR 주식회사 To. 갑' },
    { kind: 'TEXT', name: '오른쪽 글', align: 'RIGHT', fontSize: 9, writes: '3층 ①호 (서울)' },
    { kind: 'MULTILINE', name: '여러 줄', high: 74, writes: LINES },
    { kind: 'MULTILINE', name: '줄인 여러 줄', align: 'CENTER', high: 40, writes: `${LONG}\n${LONG}` },
    { kind: 'NUMBER', name: '숫자', writes: '1234.5' },
    { kind: 'AMOUNT', name: '금액', fieldId: SUM, writes: '42000000' },
    { kind: 'AMOUNT', name: '한글 금액', inWords: true, writes: '3150000' },
    { kind: 'FORMULA', name: '계산', formula: `[${SUM}] / 12` },
    { kind: 'DATE', name: '날짜', format: 'YYYY년 M월 D일', writes: '2026-12-01' },
    { kind: 'DATE', name: '생년월일', format: 'YYYY-MM-DD', writes: '1994-05-18' },
    { kind: 'SIGNED_DATE', name: '서명한 날' },
    { kind: 'LIST', name: '목록', items: ['정규직', '계약직'], writes: '계약직' },
    { kind: 'NAME', name: '이름', writes: '이도윤' },
    { kind: 'EMAIL', name: '메일', writes: 'doyun.lee@example.com' },
    { kind: 'PHONE', name: '전화', writes: '010-2345-6789' },
    { kind: 'COMPANY', name: '회사', writes: '㈜한빛상사' },
    { kind: 'BUSINESS_NUMBER', name: '사업자 번호', writes: '220-81-62517' },
    { kind: 'CHECKBOX', name: '동의', wide: 18, high: 18, writes: 'true' },
    { kind: 'RADIO', name: '고르기', wide: 16, high: 16, group: 'g', writes: 'true' },
    { kind: 'LABEL', name: '안내', receiverUuid: null, value: '보내는 분이 적은 말' },
    { kind: 'FILE', name: '파일', writes: 'attachment' },
    { kind: 'IMAGE', name: '사진', high: 56, writes: 'attachment' },
    { kind: 'SIGNATURE', name: '그린 서명', high: 48, puts: 'drawn' },
    { kind: 'SIGNATURE', name: '적은 서명', high: 40, puts: 'typed' },
    { kind: 'SIGNATURE', name: '찍은 서명', high: 48, puts: 'photo' },
    { kind: 'INITIALS', name: '이니셜', wide: 60, high: 30, puts: 'typed' },
    { kind: 'SEAL', name: '도장', wide: 64, high: 64, puts: 'seal' },
    { kind: 'SEAL', name: '칸보다 큰 도장', wide: 30, high: 30, puts: 'seal' },
  ] satisfies (Omit<Filled, 'rect'> & { wide?: number; high?: number })[]
).map(
  (
    (y) =>
    ({ wide = 200, high = 22, ...field }: Omit<Filled, 'rect'> & { wide?: number; high?: number }, index: number) => {
      const column = index % 2;
      const rect = { x: 50 + column * 270, y: y[column] ?? 0, width: wide, height: high };
      y[column] = rect.y + high + 18;
      return { ...field, rect };
    }
  )([30, 30]),
);

/** Fields on the rotated page, displayed at the same size as the others. */
export const TURNED: readonly Filled[] = [
  { kind: 'TEXT', name: '돌린 글', page: 2, rect: { x: 60, y: 80, width: 24, height: 200 }, writes: '누운 쪽의 글' },
  { kind: 'CHECKBOX', name: '돌린 동의', page: 2, rect: { x: 120, y: 80, width: 20, height: 20 }, writes: 'true' },
  { kind: 'SEAL', name: '돌린 도장', page: 2, rect: { x: 180, y: 80, width: 64, height: 64 }, puts: 'seal' },
  { kind: 'SIGNATURE', name: '돌린 서명', page: 2, rect: { x: 280, y: 80, width: 44, height: 160 }, puts: 'drawn' },
];
