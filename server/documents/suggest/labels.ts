import type { FieldKind } from '../fields.ts';

type Meaning = { kind: FieldKind; known: boolean };

const KINDS: readonly (readonly [FieldKind, RegExp])[] = [
  ['SIGNATURE', /^(?:.*서명|서명란|서명날인|signature|signed by)$/i],
  ['SEAL', /^(?:날인|도장|인감|직인)$/],
  ['BUSINESS_NUMBER', /사업자(?:등록)?번호$/],
  ['EMAIL', /(?:이메일|전자우편|메일)(?:주소)?$|^e-?mail(?:address)?$/i],
  [
    'PHONE',
    /(?:연락처|전화|전화번호|휴대폰|휴대전화|핸드폰|휴대폰번호|휴대전화번호|연락번호)$|^(?:tel|telephone|phone|mobile|phonenumber)\.?$/i,
  ],
  [
    'COMPANY',
    /(?:상호|회사명|법인명|사업체명|업체명|기관명|단체명|상호명|사업장명|회사|소속)(?:\(.*\))?$|^company(?:name)?$/i,
  ],
  ['DATE', /(?:생년월일|날짜|작성일|작성일자|계약일|계약일자|입사일|동의일|신청일)$|^(?:date|dateofbirth)$/i],
  [
    'AMOUNT',
    /(?:금액|임금|월급|급여|연봉|보증금|계약금|중도금|잔금|위약금|대금|총액|선금|차임|월세)$|^(?:amount|total)$/i,
  ],
  [
    'NAME',
    /(?:성명|이름|성함|대표자|대표이사|대표|대표자명|대표자성명|담당자|담당자명|예금주|보호자|신청인|동의자|위임인|수임인|서명자|작성자)(?:\(.*\))?$|^(?:name|fullname|printname|by)$/i,
  ],
  [
    'TEXT',
    /(?:주소|소재지|직위|직책|부서|은행|은행명|계좌번호|학교|학과|목적|용도|장소|내용|업종|종목|업태|국적|비고|사유)$|^(?:address|title|department)$/i,
  ],
];

/** The number of a resident may be asked for only where a law says so: it is never proposed. */
const NEVER = /주민(?:등록)?번호|외국인등록번호|여권번호/;

/** What a label asks for; null for what must not be asked. */
export function meaningOf(label: string): Meaning | null {
  const text = cleaned(label);
  if (NEVER.test(text)) return null;
  for (const [kind, pattern] of KINDS) if (pattern.test(text)) return { kind, known: true };
  return { kind: 'TEXT', known: false };
}

export const isKnownLabel = (text: string): boolean => (meaningOf(text)?.known ?? false) && cleaned(text).length <= 14;

/** 「■ 성   명 :」 says 성명. */
export const cleaned = (label: string): string =>
  label
    .replaceAll(/\s/g, '')
    .replaceAll(/^[■□▪●○※*·\-\d.)]+|[::]+$/g, '')
    .replaceAll(/^["“'[(]|["”'\])]$/g, '');

const AMOUNT_AFTER = /^(?:원정?|만원)/;
const AMOUNT_BEFORE = /(?:^|일)금$|[₩￦$]$|^(?:KRW|USD|EUR|JPY)$/;
const NUMBERS = '년|개월|월|주|일|시간?|분|명|인|회|세|개|부|통|%|퍼센트|㎡|평|days|months|years|hours|percent';
const NUMBER_AFTER = new RegExp(`^(?:${NUMBERS})`);
const UNIT = new RegExp(`^(?:원정?|만원|${NUMBERS})$`);
const UNIT_WORD = new RegExp(
  `^(?:원정?|만원|${NUMBERS}|호)(?:[은는이가을를의에로간씩]|으로|부터|까지|이내|이상|이하|로부터)*(?:$|[^가-힣a-z])`,
);
const SUBJECT_AFTER = /^(?:은\(는\)|는\(은\)|은|는|이\(가\)|가\(이\))/;
const NAMED_AFTER = /^\)?\(?이하["“'‘]?(?<party>[가-힣]+)/;

/** What a blank within a sentence asks for, by the words around it. */
export function meaningInSentence(before: string, after: string): { kind: FieldKind; party: string | null } {
  const named = NAMED_AFTER.exec(after)?.groups?.['party'] ?? null;
  if (named) return { kind: isPerson(named) ? 'NAME' : 'COMPANY', party: named };
  if (AMOUNT_AFTER.test(after) || AMOUNT_BEFORE.test(before)) return { kind: 'AMOUNT', party: null };
  if (NUMBER_AFTER.test(after)) return { kind: 'NUMBER', party: null };
  if (before === '' && SUBJECT_AFTER.test(after)) return { kind: 'COMPANY', party: null };
  return { kind: 'TEXT', party: null };
}

const isPerson = (party: string) =>
  /^(?:근로자|위임인|수임인|임차인|임대인|매수인|매도인|직원|피용자|정보주체)/.test(party);

/** A unit and nothing else; a unit as a word of a sentence: 원정은, %로. */
export const isUnit = (text: string): boolean => UNIT.test(text);
export const isUnitWord = (text: string): boolean => UNIT_WORD.test(text);

/** (인), (서명 */
export const isMark = (text: string): boolean => /^\(?(?:인|印|서명|날인|직인|인감|자필서명|sign)\b|[㊞]$|\((?:인|서명)\)?$/i.test(text);
