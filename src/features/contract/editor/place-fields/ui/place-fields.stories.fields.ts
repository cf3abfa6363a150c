import type { QueryClient } from '@tanstack/react-query';
import type { Field, FieldKind, Suggestion } from '@/entities/contract';
import { listBoxQueries, type ListBox } from '@/entities/setting/list-box';
import { SENDER_PARTY } from './party-names';

export const FILE = '0198c0de-0000-7000-8000-0000000000f1';
export const PAPER =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842"><rect width="595" height="842" fill="white"/><path d="M200 90h195M72 160h451M72 190h451M72 220h380M72 280h451M72 310h300" stroke="#bbb" stroke-width="9"/></svg>',
  );
export const pageOf = (number: number, picture = PAPER) => ({
  number,
  width: 595,
  height: 842,
  rotation: 0 as const,
  cropBox: [0, 0, 595, 842],
  imageUrl: picture,
  largeImageUrl: picture,
});
export const parties = [
  { owner: '0198c0de-0000-7000-8000-0000000000a1', name: '정해원', title: '한빛물산 대표이사', place: 0 },
  { owner: '0198c0de-0000-7000-8000-0000000000a2', name: '이도윤', title: '직원', place: 1 },
  SENDER_PARTY,
];
export const field = (index: number, kind: FieldKind, name: string, change: Partial<Field> = {}): Field => ({
  fieldId: `0198c0de-0000-7000-8000-0000000000${index + 10}`,
  fileId: FILE,
  page: 1,
  rect: {
    x: 80 + (index % 2) * 220,
    y: 350 + Math.floor(index / 2) * 60,
    width: 180,
    height: kind === 'SIGNATURE' ? 50 : 24,
  },
  kind,
  receiverUuid: parties[index % 2]?.owner ?? null,
  name,
  required: true,
  ...change,
});
export const FIELDS = [
  field(0, 'SIGNATURE', '대표 서명'),
  field(1, 'SIGNATURE', '직원 서명', { acceptSeal: true }),
  field(2, 'NAME', '성명'),
  field(3, 'TEXT', '주소', { validation: { maxLength: 60 }, help: '주민등록지를 적어주세요' }),
  field(4, 'AMOUNT', '월급', { inWords: true }),
  field(5, 'FORMULA', '연봉', { formula: '[0198c0de-0000-7000-8000-000000000014] * 12', required: false }),
  field(6, 'LABEL', '안내', { receiverUuid: null, value: '해당하는 곳에 표시해주세요', required: false }),
  field(7, 'CHECKBOX', '동의', { rect: { x: 300, y: 560, width: 5, height: 5 } }),
  field(8, 'LIST', '부서', { items: ['물류', '생산'], receiverUuid: '0198c0de-0000-7000-8000-0000000000ff' }),
];
export const SUGGESTIONS: Suggestion[] = [0, 1, 2].map((index) => ({
  page: 1,
  rect: { x: 100, y: 620 + index * 40, width: 160, height: 24 },
  kind: (['NAME', 'DATE', 'SIGNATURE'] as const)[index] ?? 'TEXT',
  party: index % 2,
  partyName: ['근로자', null, '사업주'][index] ?? null,
  name: ['성명', '작성일', '서명'][index] ?? '',
  confidence: 0.9,
  words: '',
  source: 'TEXT',
}));

export const OWN = [
  field(0, 'AMOUNT', '계약 금액', { receiverUuid: null, inWords: true, value: '3300000' }),
  field(1, 'DATE', '계약일', { receiverUuid: null, value: '2026-11-23' }),
  field(2, 'LIST', '지급 방법', { receiverUuid: null, items: ['계좌 이체', '현금'] }),
  field(3, 'BUSINESS_NUMBER', '사업자등록번호', { receiverUuid: null, value: '123' }),
  field(4, 'CHECKBOX', '부가세 포함', { receiverUuid: null, value: 'true' }),
];

const listBox = (index: number, name: string, items: string[]): ListBox => ({
  listBoxId: `0198c0de-0000-7000-8000-0000000000e${index}`,
  name,
  items,
  version: 1,
  changedAt: '2026-11-20T00:00:00Z',
});
const BRANCHES = listBox(1, '근무지', ['서울', '부산', '대전', '광주', '대구', '울산']);
const LIST_BOXES = [BRANCHES, listBox(2, '부서', ['물류', '생산'])];
export const LISTED = field(0, 'LIST', '근무지', { listBoxId: BRANCHES.listBoxId, items: BRANCHES.items });
export function seedListBoxes(cache: QueryClient) {
  cache.setQueryData(
    listBoxQueries.list().queryKey,
    LIST_BOXES.map(({ items, ...box }) => ({ ...box, count: items.length, firstItems: items.slice(0, 5) })),
  );
  for (const box of LIST_BOXES) cache.setQueryData(listBoxQueries.one(box.listBoxId).queryKey, box);
}
