import type { FieldKind } from '../../../../rules/field-kinds.ts';
import { partyNamed } from '../parties/party-names.ts';

type Meaning = { kind: FieldKind; known: boolean };

/** Stems of words for people, such as 신청인 and 신청자. */
const ROLES =
  '대표|담당|신청|작성|동의|서약|위임|수임|대리|보호|보증|서명|영수|인수|인계|수령|대행|책임|관리|제출|지원|청구|의뢰|확인|양도|양수|임대|임차|매도|매수|승계';

const KINDS: readonly (readonly [FieldKind, RegExp])[] = [
  [
    'SIGNATURE',
    /^(?:(?:.*[^부도])?서명|서명란|서명(?:및|또는|·|\/)?(?:날인|도장|인)|(?:authori[sz]ed)?signature|signedby|by)$/i,
  ],
  ['SEAL', /^(?:날인|도장|인감|직인)$/],
  ['IMAGE', /^사진(?:\(.*\))?$/],
  ['BUSINESS_NUMBER', /사업자(?:등록)?번호$/],
  ['EMAIL', /(?:이메일|전자우편|메일)(?:주소)?$|^e-?mail(?:address)?$/i],
  [
    'PHONE',
    /(?:연락처|연락망|전화|전화번호|휴대폰|휴대전화|핸드폰|휴대폰번호|휴대전화번호|연락번호|팩스|팩스번호|fax번호)$|^(?:tel|telephone|phone|mobile|fax|phonenumber)\.?$/i,
  ],
  [
    'COMPANY',
    /(?:상호|(?:학원|병원|의원|센터|단체|사무소|점포|매장|가게|업소|시설|사업장|상점)명|(?:법인|회사|단체|업체|기관|상점)이름|회사명|법인명|사업체명|업체명|기관명|단체명|상호명|사업장명|업체|회사|거래처|^수신)(?:\(.*\))?$|^(?:company(?:name)?|client|contractor|supplier|consultant)$/i,
  ],
  [
    'DATE',
    /(?:생년월일|연월일|날짜|일자|기일|(?:계약|작성|입사|퇴사|퇴직|동의|신청|개시|시작|종료|만료|희망|발행|발급|제출|접수|납품|예정|착수|완료|인도|입주|잔금|거래|매매|지급|결제|상환|만기|작업|배송|도착|방문|수령|체결|서명|등록|신고|교부|시행|착공|준공|가입|취득|상실|해지|탈퇴|출생|발병|진단|입원|퇴원|사고)일)$|^(?:date|dateofbirth)$/i,
  ],
  [
    'AMOUNT',
    /(?:금액|임금|월급|급여|연봉|보증금|계약금|중도금|잔금|위약금|대금|총액|선금|차임|월세|단가|가액|세액|소득액|부가세|부가가치세|합계|소계|총계|수당)$|^(?:원금|amount|total|price|fee)$/i,
  ],
  ['NUMBER', /(?:수량|면적|나이|연령|인원|인원수|횟수|일수|시간수)$|^(?:quantity|qty)$/i],
  [
    'NAME',
    new RegExp(
      `(?:성명|(?<![가-힣])이름|(?:[자인원생님주번]|아이|아동|자녀|부모|가족|배우자|선수|교사|강사)이름|성함|명의인|대표이사|대표|예금주|사람|(?:${ROLES})[자인])(?:명|성명)?(?:\\(.*\\))?$|^(?:name|fullname|print(?:ed)?name)$`,
      'i',
    ),
  ],
  [
    'TEXT',
    /(?:주소|이름|소재지|직업|근무처|직위|직책|직급|부서|소속|은행|은행명|금융기관|금융회사|계좌번호|학교|학과|학번|목적|용도|장소|내용|업종|종목|업태|국적|비고|사유|품명|품목명?|명칭|우편번호|규격|사번|사원번호|단위)(?:\(.*\))?$|^(?:address|title|department)$/i,
  ],
];

/**
 * Never suggested: resident registration numbers, which the law restricts, and fields for an office, as in 등록번호 (관리사무소
 * 기재) and 담당자 확인란.
 */
const NEVER =
  /주민\)?(?:\([^)]*\))?(?:등록)?번호|외국인등록번호|여권번호|^(?:접수|처리)(?:일|일자|일시|번호|기간|자)(?:$|\d|즉시|\(인\))|(?:귀하|귀중)$|^(?:계약|내부[가-힣]*)번호$|내부관리번호$|^(?:담당|접수|처리|관리|심사|기관)[가-힣]{0,6}(?:확인|기재|작성|기입|사용)(?:란|사항)$|\([가-힣]*(?:소|실|과|처|청|부서|기관|은행|회사)(?:에서)?(?:기재|작성|기입)란?\)$/;

/**
 * Caches meanings, because pages repeat labels and several rules look up each one. The limits bound a child process's
 * memory.
 */
const MAX_KEPT = { labels: 2_000, length: 40 };
const kept = new Map<string, Meaning | null>();

/** Returns a label's meaning, or null if its answer must not be asked for. */
export function meaningOf(label: string): Meaning | null {
  const known = kept.get(label);
  if (known !== undefined) return known;
  const meaning = findMeaning(cleaned(label));
  if (kept.size >= MAX_KEPT.labels) kept.clear();
  if (label.length <= MAX_KEPT.length) kept.set(label, meaning);
  return meaning;
}

/** Amounts that sentences are about as often as blanks are. */
const FEE = /(?:수강|사용|이용|임대|임차|대여|관리|보험|교육|참가|수수|위탁)료$|(?<![혈수용체])액$/;

function findMeaning(text: string): Meaning | null {
  if (NEVER.test(text)) return null;
  for (const part of partsOf(text))
    for (const [kind, pattern] of KINDS) if (pattern.test(part)) return { kind, known: true };
  if (/[가-힣]\(원\)$/.test(text)) return { kind: 'AMOUNT', known: true };
  if (FEE.test(text)) return { kind: 'AMOUNT', known: false };
  return { kind: 'TEXT', known: false };
}

const MAX_LABEL_LENGTH = 14;
const MAX_BILINGUAL_LENGTH = 30;

/** Lists the alternatives in a label: the first half of 성명/단체명, 단가 in 단가(원), and both languages of 성명 Name. */
function partsOf(text: string): string[] {
  const plain = text.replace(/\([^()]*\)$/, '');
  const korean = /^[가-힣·]+(?=[a-z])/i.exec(plain)?.[0];
  const english = /(?<=[가-힣])[a-z-]+$/i.exec(plain)?.[0];
  return [plain.split('/')[0] ?? '', text, plain, korean ?? '', english ?? ''].filter((part) => part !== '');
}

export const isKnownLabel = (text: string): boolean =>
  (meaningOf(text)?.known ?? false) &&
  cleaned(text).length <= (/[a-z]/i.test(text) ? MAX_BILINGUAL_LENGTH : MAX_LABEL_LENGTH) &&
  !text.includes(',');

/** Strips spaces, bullets and punctuation: 「■ 성   명 :」 becomes 성명. */
export const cleaned = (label: string): string =>
  label
    .replaceAll(/\s/g, '')
    .replaceAll(/^(?:[■□▪●○※*·\-.)]|\d+[.)])+|:+$|(?<=[가-힣])\d\)$/g, '')
    .replaceAll(/^["“'[(]|["”'\]]$|(?<!\([^()]*)\)$/g, '');

/** Returns whether the word names a signer, which can head a section or label a blank. */
export const isRole = (text: string): boolean =>
  new RegExp(`^(?:${ROLES})[자인]$`).test(text) || partyNamed(text.replace(/\([^)]*\)$/, '')) !== null;

const BLANK = /_{2,}|^[.·…‥]{5,}$/;
/** Returns whether the word is a blank, such as ________ or .......... */
export const isBlank = (text: string): boolean => BLANK.test(text);

export const isNeverAsked = (text: string): boolean => NEVER.test(text.replaceAll(/\s/g, ''));

/** A regular expression for 서명 또는 인, 인 또는 서명, 기명날인 및 서명 and similar, without spaces. */
export const SIGN_OR_STAMP =
  '(?:자필|기명)?(?:서명|날인|인|도장)(?:또는|혹은|및|[·/])(?:서명|날인|인|도장|직인)|(?:자필|기명)?서명날인';

/** Returns whether the word is (인), or the first word of (서명 또는 인). */
export const isMark = (text: string): boolean =>
  /\((?:인|印|서명|자필서명|날인|직인|(?:법인|사용|대표)?인감(?:도장)?)\)?$|\((?:서명|날인|인|직인)[/·]|㊞\)?$|^印$/.test(
    text,
  );
