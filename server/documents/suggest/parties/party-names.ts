/** People who fill in a whole form alone. */
const APPLICANTS = [
  '신청인',
  '신청자',
  '신고인',
  '신고자',
  '청구인',
  '청구자',
  '지원자',
  '동의자',
  '서약자',
  '서약인',
  '각서인',
  '위임자',
  '제출자',
  '제출인',
  '회원',
  '고객',
  '학생',
  '수강생',
  '수강자',
  '교육생',
  '이용자',
  '이용인',
  '입주자',
  '입주민',
  '환자',
  '퇴직자',
  '사직인',
  '본인',
];
/** First parties provide the work, the goods or the authority; second parties receive it. */
const FIRST = [
  '갑',
  '사업주',
  '사용자',
  '위임인',
  '위탁자',
  '발주자',
  '도급인',
  '임대인',
  '매도인',
  '공급자',
  '양도인',
  '채권자',
  '대여인',
  '대주',
  '원사업자',
  '원도급인',
  '위탁사',
  '발주처',
  '주문자',
  '정보제공자',
  '공개자',
  '회사',
  'client',
  'employer',
  'company',
  'customer',
  'lessor',
  'landlord',
  'seller',
  'discloser',
  'disclosing party',
];
const SECOND = [
  '을',
  '근로자',
  '수임인',
  '수탁자',
  '수급자',
  '수급인',
  '임차인',
  '매수인',
  '공급받는자',
  '양수인',
  '채무자',
  '차용인',
  '차주',
  '수급사업자',
  '하수급인',
  '수탁사',
  '수주자',
  '정보수령자',
  '수령자',
  '피용자',
  '프리랜서',
  '정보주체',
  '직원',
  '동의인',
  ...APPLICANTS,
  'contractor',
  'employee',
  'consultant',
  'freelancer',
  'lessee',
  'tenant',
  'buyer',
  'recipient',
  'receiving party',
];
/** Signers who aren't a party. */
const OTHERS = [
  '보증인',
  '연대보증인',
  '입회인',
  '증인',
  '참관인',
  '병',
  '입회자',
  '정',
  '보호자',
  '친권자',
  '후견인',
  '대리인',
  '공동중개사',
  '법정대리인',
  '중개업자',
  '개업공인중개사',
  'witness',
  'guarantor',
];
export const isApplicant = (name: string): boolean => APPLICANTS.includes(name);

const ROLES = new Map<string, number | null>([
  ...FIRST.map((name) => [name.replace(' ', ''), 0] as const),
  ...SECOND.map((name) => [name.replace(' ', ''), 1] as const),
  ...OTHERS.map((name) => [name, null] as const),
]);

/** Words such as 입사자 and 소유자, which only name a party if the form asks them to sign. */
const PERSON = /^(?:[가-힣]{1,6}[인자생주원처사측교관업체]|[가-힣]{0,5}(?:교|가|선|기|목)수)$/;
/** A representative at the end of a title, as in 가수의 법정대리인. */
const REPRESENTATIVE = /(?:법정대리인|연대보증인|대리인|보증인|보호자|친권자)$/;
/** A clerk, as in 보안 담당 and 경리담당. */
const CLERK = /(?<=^| )[가-힣]{2,4} ?담당$/;
/** A person in charge, as in 담당 수의사. */
const ADVISER = /^(?:담당|주치|집도|지도|책임) (?:[가-힣]{0,3}의사|교사|교수|강사|간호사)$/;
/** The head of an organisation after its name, as in 해오름어린이집 원장. Alone, 학교장 is a label of the 학교. */
const HEADS =
  '(?:학교|학원|병원|센터|연구소|사업소|관리소|보건소|지점|본부|부서|조합|위원|협회|이사|대표회|교|원|총|관|회|단|소|점|팀|부|실|국|사)장';
const HEAD = new RegExp(`(?<=[가-힣]{2} )${HEADS}$`);
const ONLY_HEAD = new RegExp(`^${HEADS}$`);
/** Labels for a person's name, including office clerks, which aren't parties. */
const NAME_LABELS =
  /^(?:성명|이름|성함|대표자?|대표이사|담당자|접수[자인]|처리자|취급자|책임자|예금주|명의인|작성자|서명자?|날인|확인자?|주소|회사|상호|부서|소속|은행|연락처|거래처|사업체|업체|기관|직업|수신처|주식회사|유한회사|금융기관)$/;

export type Party = { party: number | null; partyName: string };

/** Caches parties, because several rules look up the same words. The limits bound a child process's memory. */
const MAX_KEPT = { words: 2_000, length: 40 };
const kept = new Map<string, Party | null>();

/** Returns the party in labels such as "갑", (갑), [갑], 갑: and 을(수급인). */
export function partyNamed(text: string): Party | null {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const party = findParty(text);
  if (kept.size >= MAX_KEPT.words) kept.clear();
  if (text.length <= MAX_KEPT.length) kept.set(text, party);
  return party;
}

function findParty(text: string): Party | null {
  // A label with another label in brackets, such as 회사(부서), doesn't name a party.
  if (NAME_LABELS.test(/\(([가-힣]{2,6})\)$/.exec(text)?.[1] ?? '')) return null;
  const words = text.replaceAll(/[\s"“”'‘’[\](){}<>〈〉【】:■□▪●○※*·]/g, ' ').trim();
  const [first = ''] = words.split(/\s+/);
  for (const name of [words, first]) {
    const party = ROLES.get(name.toLowerCase().replaceAll(' ', ''));
    if (party !== undefined) return { party, partyName: name };
  }
  return null;
}

/** Nouns that end like a person but name an action or a thing. */
const NO_PERSON =
  /(?:심사|숙사|식사|검사|조사|인사|(?<!시)공사|행사|봉사|감사|복사|상사|입사|퇴사|승인|확인|할인|투자|이자|발생|위생|지원|종교|보관|횟수|아기수|접수|영수|회수|점수|인수|필수|특수|복수)$/;
/** A person named by what they do, as in 받은 사람. */
const DOER = /^([가-힣]{1,4}[은는]) ?사람$/;
/** A known party behind such words or another name, as in 맡기는 사람(신청인). */
const ALSO_CALLED = /사람 ?\(([가-힣]{2,6})\)$/;
const MARK_WORDS = /서명|날인|직인|인감|도장|확인/;

/** Returns the person in a title that may name a party: its first word, or all of it if spread out. */
export function personIn(text: string): string | null {
  const words = text.replaceAll(/[\s"“”'‘’[\](){}<>〈〉【】:■□▪●○※*·]/g, ' ').trim();
  const called = ALSO_CALLED.exec(text)?.[1];
  if (called !== undefined && partyNamed(called)) return called;
  const doer = DOER.exec(words)?.[1];
  if (doer !== undefined) return `${doer} 사람`;
  const representative = REPRESENTATIVE.exec(words)?.[0];
  if (representative) return representative;
  const clerk = CLERK.exec(words)?.[0];
  if (clerk) return clerk.replace(' ', '');
  const head = HEAD.exec(words)?.[0];
  if (head) return head;
  for (const word of [words.replaceAll(' ', ''), words.split(/\s+/)[0] ?? ''])
    if (PERSON.test(word) && !NAME_LABELS.test(word) && !NO_PERSON.test(word) && !MARK_WORDS.test(word)) return word;
  return null;
}

/** Returns whether a title ends with a person, as in 가수의 법정대리인 and 해오름어린이집 원장. */
export const endsWithPersonTitle = (text: string): boolean =>
  REPRESENTATIVE.test(text) || HEAD.test(text) || CLERK.test(text) || ADVISER.test(text);
/** Returns whether the party signs for the organisation that receives the form. */
export const isHead = (name: string): boolean => ONLY_HEAD.test(name);
export const isNameLabel = (text: string): boolean => NAME_LABELS.test(text);
export const mayNameParty = (text: string): boolean => partyNamed(text) !== null || personIn(text) !== null;
