import { meaningOf } from './labels.ts';
import { mayNameParty } from '../parties/party-names.ts';

/** What a number counts, by its unit. */
const COUNTED: readonly (readonly [RegExp, string])[] = [
  [/^회/, '횟수'],
  [/^(?:년|개월)/, '기간'],
  [/^(?:명|인)(?!도)/, '인원'],
  [/^일\s*(?:이내|전|후|안|까지)/, '기한'],
  [/^시간/, '시간'],
  [/^(?:km|킬로미터)/i, '거리'],
];
/** What a total counts, as in (총 ___ 주). */
const TOTALS: readonly (readonly [RegExp, string])[] = [
  [/^회/, '횟수'],
  [/^주/, '주수'],
  [/^일/, '일수'],
  [/^(?:명|인)/, '인원'],
  [/^시간/, '시간'],
];
/** Units that are the question, as in ( ) 학년 ( ) 반. */
const ASKED = /^(?:학년|층|반(?![가-힣]))/;
/** Actions that happen at a place. */
const PLACED = /^(?:납품|인도|설치|배송|배달|수행|시공|반납|보관|제출|근무|거주)$/;
const MAX_SHORT = 6;
const SUBJECT = /^([가-힣]{3,10})[은는]$/;
/** What happens at the end of a clause, as in 지급한다 and 연체하거나. */
const ACTION = /^([가-힣]{2,4})(?:(?:하|한|할|함|합|해|했|되|된|될)[가-힣]*[.,]?|\)[.,]?)$/;
const CLAUSE_END = /(?:다|고|며|면|거나|때에는|여|아|어|서)[.,]?$|[.,]$/;
const PAYMENT = /^(?:지급|지불|송금|납부|납입|입금)$/;
const MONTHLY = /^(?:매[월달]|달|익월)$/;

export type Counted = { before: readonly string[]; unit: string; after: readonly string[] };

/** Names a number after its heading and its unit, so that ___% and ___년 below 하자담보 are two questions. */
export function nameByUnit(head: string, { before, unit, after }: Counted): string {
  const asked = ASKED.exec(unit)?.[0];
  const previous = before.at(-1) ?? '';
  if (asked) return asked;
  if (/^번(?![가-힣])/.test(unit)) return '번호';
  if (/^세(?:[^가-힣]|$)/.test(unit)) return '나이';
  if (/^(?:지방)?법원/.test(unit)) return '관할 법원';
  const paid = /^원(?:정)?[을를]?$/.test(unit) ? findPurposeAfter(after, [...before, ...after]) : null;
  if (paid) return paid;
  const rated =
    interestForDelay({ before, unit, after }) ??
    rateIn(previous, unit, after) ??
    (isDamagesForDelay(before, unit) ? '지체상금률' : rateOf(before, unit));
  if (rated) return rated;
  const total = /^\(?총$/.test(previous) ? TOTALS.find(([pattern]) => pattern.test(unit))?.[1] : undefined;
  if (total) return `총 ${total}`;
  const notice = periodOfNotice({ before, unit, after });
  if (notice) return notice;
  const clause = actionIn(after);
  if (/^에서?$/.test(unit) && clause && PLACED.test(clause)) return `${clause} 장소`;
  if (/^(?:매주|1?주)$/.test(previous) && /^일(?!요)/.test(unit))
    return ['주', clause ?? doneOn(after), '일수'].filter(Boolean).join(' ');
  if (unit.startsWith('회')) {
    const done = objectBefore(before);
    if (clause && done) return `${done} ${clause} 횟수`;
    const subject = subjectBefore(before);
    if (subject) return `${subject} 횟수`;
  }
  if (/^(?:일|주|개월|년)마다$/.test(unit) && clause) return `${clause} 주기`;
  const isTerm = /^(?:일|시간)\s*(?:이내|전|후|안)/.test(`${unit} ${after[0] ?? ''}`);
  if (head === '' && isTerm && clause) return `${clause} 기한`;
  if (head === '') return unit.startsWith('요일') ? '요일' : head;
  const topic = head.replace(/ 등$/, '');
  if (/^1(?:일|주|회|개월)$/.test(previous) && unit.startsWith('시간'))
    return topic.endsWith('시간') ? `${previous} ${topic}` : `${previous} 시간`;
  if (isFraction(previous) && /^에(?![가-힣])/.test(unit)) return asRate(topic);
  if (/^(?:%|퍼센트)/.test(unit))
    return /[율률]$/.test(topic) ? topic : topic.length < MAX_SHORT ? asRate(topic) : `${topic} 비율`;
  if (/^일(?!\s*(?:이내|전|후|안))/.test(unit) && MONTHLY.test(previous)) {
    if (clause && !PAYMENT.test(clause)) return `${clause}일`;
    return topic.endsWith('일') ? topic : `${topic.replace(/의 지급$/, '')} 지급일`;
  }
  if (unit.startsWith('개월') && previous === '년') return `${topic} 개월 수`;
  if (isTerm && clause)
    return `${topic.endsWith(clause) ? topic.replace(/의 (?=[^ ]+$)/, ' ') : `${topic} ${clause}`} 기한`;
  const noun = COUNTED.find(([pattern]) => pattern.test(unit))?.[1];
  return noun && !/(?:기간|기한|시간|횟수|인원|[일년월주차개]수|일)$/.test(topic) ? `${topic} ${noun}` : head;
}

/** Names a period's length, as in 휴직 기간 ... (모두 ___개월 ___일). */
export function nameTotal(near: string | null, topic: string, unit: string): string | null {
  const period = /^(.*?) ?기간$/.exec(topic)?.[1];
  if (period === undefined || (near !== null && !/^(?:모두|총|합계|전체)$/.test(near))) return null;
  const noun = unit.startsWith('개월') && near !== null ? '개월 수' : /^일[)간]?$/.test(unit) ? '일수' : undefined;
  return noun ? `${period} ${noun}`.trim() : null;
}

/** Adds what is counted to the words before a blank, as in 할부 ___개월 and 불량 ___개. */
export function appendQuantity(near: string, unit: string): string {
  const noun = /^개월(?![가-힣])/.test(unit) ? '개월 수' : /^개(?![가-힣])/.test(unit) ? '수량' : undefined;
  return noun && /^[가-힣]{2}$/.test(near) && !/(?:기간|기한|수량|개수)$/.test(near) ? `${near} ${noun}` : near;
}

/** Returns what a percentage or fraction is, as in 연 ___%의 지연이자를 and 1,000분의 ___을 지체상금으로. */
function rateIn(previous: string, unit: string, after: readonly string[]): string | null {
  const isShare = /^(?:%|퍼센트)[의을를]$/.test(unit) || (isFraction(previous) && /^[을를]$/.test(unit));
  const particle = unit.endsWith('의') || !/^[%퍼]/.test(unit) ? '을|를|으로|로' : '으로|로';
  const noun = isShare ? new RegExp(`^([가-힣]{2,8}?)(?:${particle})$`).exec(after[0] ?? '')?.[1] : undefined;
  return noun ? asRate(noun) : null;
}

/** What has to be announced in advance, by a word of the sentence. */
const ANNOUNCED: readonly (readonly [RegExp, string])[] = [
  [/^해지/, '해지'],
  [/^(?:휴강|결강)/, '휴강'],
  [/^(?:갱신|연장|거절)/, '갱신 거절'],
  [/^(?:퇴직|사직)/, '퇴직'],
  [/^(?:옮[기길긴]|이전)/, '이전'],
];

/** Names a period of notice or a time limit, as in 계약을 해지하려면 ___일 전에 통지한다 and 어긴 것을 ___일 안에 바로잡지 않으면. */
function periodOfNotice({ before, unit, after }: Counted): string | null {
  const term = /^(?:일|주|개월|시간)\s*(전|이내|안)/.exec(`${unit} ${after[0] ?? ''}`)?.[1];
  const end = after.findIndex((word) => /[다요]\.$/.test(word));
  const rest = end === -1 ? after : after.slice(0, end + 1);
  if (term === '전' && rest.some((word) => /^(?:통지|통보|알[리린려립])/.test(word))) {
    const said = [...before, ...rest];
    const what = ANNOUNCED.find(([pattern]) => said.some((word) => pattern.test(word)))?.[1] ?? '';
    return `${what} 통지 기한`.trim();
  }
  return term !== undefined && term !== '전' && rest.some((word) => /^(?:바로잡|시정)/.test(word)) ? '시정 기한' : null;
}

/** Returns whether the number is the penalty for a delay, as in 늦어진 날마다 대금의 ___%를 더한다. */
const isDamagesForDelay = (before: readonly string[], unit: string): boolean =>
  (/^(?:%|퍼센트)/.test(unit) || isFraction(before.at(-1) ?? '')) &&
  before.some((word) => /^(?:날|하루|1일)(?:마다|당)?$/.test(word)) &&
  before.some((word) => /^(?:늦|지체|지연)/.test(word));

/** Names the interest on late payments, as in 대금이 늦은 때에는 연 ___%의 이자를 더한다. */
function interestForDelay({ before, unit, after }: Counted): string | null {
  const isYearly = /^(?:%|퍼센트)/.test(unit) && /^연$/.test(before.at(-1)?.replace(/[(]$/, '') ?? '');
  const isLate = before.some((word) => /^(?:늦|지체|지연|연체|밀린)|^못한$/.test(word));
  return isYearly && isLate && after.some((word) => /^(?:이자|손해금|이율)/.test(word)) ? '지연 이자율' : null;
}

/** Returns what the words after an amount say it is paid as, as in ______원을 보증금으로 맡긴다, or the limit it sets. */
function findPurposeAfter([first = '']: readonly string[], sentence: readonly string[]): string | null {
  // As in 병은 금 ______원을 한도로 갑의 채무를 보증한다.
  if (first === '한도로') return sentence.some((word) => /보증/.test(word)) ? '보증 한도액' : '한도액';
  const noun = /^([가-힣]{2,8}?)(?:으로|로)$/.exec(first)?.[1];
  return noun !== undefined && meaningOf(noun)?.kind === 'AMOUNT' ? noun : null;
}

/** Returns whether the blank is the numerator of a fraction, as in 1,000분의 ___. */
export const isFraction = (previous: string): boolean => /\d분의$/.test(previous);

/** Returns what the sentence defines as a percentage, as in 하자보수보증금은 계약 금액의 ___%로 한다. */
function rateOf(before: readonly string[], unit: string): string | null {
  if (!/^(?:%|퍼센트)/.test(unit)) return null;
  const start = before.findLastIndex((word) => CLAUSE_END.test(word)) + 1;
  const subject = before.slice(start).findLast((word) => SUBJECT.test(word)) ?? '';
  const noun = SUBJECT.exec(subject)?.[1];
  return noun && !mayNameParty(noun) ? asRate(noun) : null;
}

const CALLED_RATES =
  /(?:이자|연체|상금|수수료|할인|인상|인하|분배|배분|부담|출자|보증금|적립|가산금?|손해금|변동|지분|달성|출석|진도|료|보수)$/;

/** Adds the suffix for a rate: 율 after a vowel or ㄴ, and 률 after other consonants. */
function asRate(noun: string): string {
  if (/[율률]$/.test(noun)) return noun;
  if (!CALLED_RATES.test(noun)) return `${noun} 비율`;
  const last = (noun.charCodeAt(noun.length - 1) - 0xac00) % 28;
  return `${noun}${last === 0 || last === 4 ? '율' : '률'}`;
}

export const isAction = (word: string): boolean => ACTION.test(word);

/** Returns what the clause after the blank says happens, such as 지급 in 일 안에 갑에게 지급한다. */
function actionIn(after: readonly string[]): string | null {
  // In 지정한 계좌로 지급한다, the first verb describes the account.
  const end = after.find(
    (word, index) =>
      (ACTION.test(word) || CLAUSE_END.test(word)) && !(/[한된할될]$/.test(word) && index < after.length - 1),
  );
  return ACTION.exec(end ?? '')?.[1] ?? null;
}

/** Returns what happens on the days that the blank counts, as in 매주 ___일 근무, 주휴일은 일요일. */
const doneOn = (words: readonly string[]): string =>
  words.some((word) => /^(?:근무|근로|주휴일)/.test(word))
    ? '근무'
    : (words.find((word) => /^(?:수업|강의)/.test(word))?.slice(0, 2) ?? '');

/** Returns the object before the blank, as in 견본을 연 ___회 제출하여. */
const objectBefore = (before: readonly string[]): string | null =>
  before
    .slice(-2)
    .flatMap((word) => /^([가-힣]{2,8})[을를]$/.exec(word)?.[1] ?? [])
    .at(-1) ?? null;

/** Returns the subject before the blank, as in 무상 수정은 ___회까지로 한다. */
function subjectBefore(before: readonly string[]): string | null {
  const noun = /^([가-힣]{2,8})[은는]$/.exec(before.at(-1) ?? '')?.[1];
  if (!noun) return null;
  const other = before.at(-2) ?? '';
  return /^[가-힣]{2,4}$/.test(other) && !/[은는이가을를의에한할된될와과로]$/.test(other) ? `${other} ${noun}` : noun;
}
