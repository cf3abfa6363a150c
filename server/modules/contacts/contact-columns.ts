import { DomainError } from '../../contract/domain-error.ts';

export type SheetColumn = 'name' | 'company' | 'department' | 'title' | 'email' | 'phone' | 'memo' | 'groups';

/** Headings for each column, without spaces. If several match, the first one listed wins. */
const CALLED: readonly { column: SheetColumn; names: string }[] = [
  { column: 'name', names: '이름 name 성명 성함 고객명 담당자명 담당자 받는분 받는사람 수신자 수신인 fullname' },
  {
    column: 'company',
    names:
      '회사 company 회사명 회사이름 업체명 업체 기관명 기관 상호 상호명 법인명 직장 소속 소속회사 조직 조직명 organization',
  },
  { column: 'department', names: '부서 department 부서명 소속부서' },
  { column: 'title', names: '직함 title 직급 직책 직위 jobtitle position' },
  { column: 'email', names: '메일 email 이메일 이메일주소 메일주소 전자우편 전자메일 email주소 mail emailaddress' },
  {
    column: 'phone',
    names:
      '휴대폰 phone 핸드폰 휴대전화 휴대폰번호 핸드폰번호 휴대전화번호 휴대번호 모바일 mobile mobilephone cellphone hp 연락처 연락처번호 연락번호 전화번호 전화 phonenumber tel',
  },
  { column: 'memo', names: '메모 memo 비고 참고 참고사항 특이사항 note notes' },
  { column: 'groups', names: '그룹 groups group 그룹명 연락처그룹 묶음' },
];

/** Returns each column's position, and the headings that no column matches. */
export function findContactColumns(rows: readonly (readonly string[])[]) {
  const [head = [], ...below] = rows;
  const called = head.map(plain);
  const places = new Map<SheetColumn, number>();
  for (const { column, names } of CALLED) {
    const name = names.split(' ').find((one) => called.includes(one));
    if (name !== undefined) places.set(column, called.indexOf(name));
  }
  if (!places.has('name') || !(places.has('email') || places.has('phone'))) throw new DomainError('SHEET_HEAD_WRONG');
  const taken = new Set(places.values());
  const filled = new Set(below.flatMap((cells) => cells.flatMap((cell, place) => (cell ? place : []))));
  const nameless = [...filled].filter((place) => !head[place]).toSorted((one, other) => one - other);
  const unread = [
    ...head.filter((cell, place) => cell && !taken.has(place)),
    ...nameless.map((place) => `${columnLetters(place)}열`),
  ];
  return { places, unread };
}

/** Longer than any real heading. Without a limit, unclosed brackets take quadratic time. */
const MAX_HEAD = 100;

/** Reduces headings such as `E-Mail`, `휴대폰 번호 *` and `핸드폰(- 없이)` to the bare word. */
const plain = (head: string) =>
  head
    .slice(0, MAX_HEAD)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\[[^\]]*\]|[^\p{L}\p{N}]/gu, '');

/** Returns a column's name in a spreadsheet: A to Z, AA and so on. */
function columnLetters(place: number): string {
  const last = String.fromCodePoint(0x41 + (place % 26));
  return place < 26 ? last : columnLetters(Math.floor(place / 26) - 1) + last;
}
