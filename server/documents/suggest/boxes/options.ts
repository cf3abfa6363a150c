/** Options that mean yes, and their opposites. */
const YES =
  '동의(?:함|합니다|한다)?|예|네|있음|있다|있습니다|유|가입|적용|포함|해당(?:됨|있음)?|허락(?:함)?|허용(?:함)?|승인|승낙|찬성|신청(?:함)?|희망(?:함)?|수신(?:함)?|제공(?:함)?|필요|발급|확인(?:함|했음)?|yes|agree';
const NO =
  '미동의|부동의|비동의|동의(?:하지)?(?:않음|안함|아니함|않습니다|하지않습니다|하지아니합니다|하지아니함)|아니[오요]|없음|없다|없습니다|무|미가입|미적용|적용제외|불포함|미포함|비포함|별도|제외|비해당|미해당|해당없음|불허|불승인|반려|반대|거부|거절|수신거부|미신청|미희망|불필요|미발급|no|disagree|[가-힣]{1,6}(?:하지)?(?:않음|안함|아니함)';
/** Endings of sentences, as in 승인합니다 and 별도로 한다. */
const ENDING = '(?:함|(?:으?로)?(?:합니다|한다|하였음|했음|하였습니다|됨)|으?로)?';
const IS_YES = new RegExp(`^(?:${YES})${ENDING}$`, 'i');
const IS_NO = new RegExp(`^(?:${NO})${ENDING}$`, 'i');

/** Options beside yes and no that mean neither. */
const IS_UNSURE = /^(?:잘)?(?:모름|모른다|모르겠음|모르겠다|모르겠습니다)$/;

/** Options that exclude each other. */
const SETS: readonly (readonly string[])[] = [
  ['남', '여'],
  ['남자', '여자'],
  ['남성', '여성'],
  ['양력', '음력'],
  ['기혼', '미혼'],
  ['내국인', '외국인'],
  ['개인', '법인'],
  ['개인', '단체'],
  ['개인', '법인', '단체'],
  ['국내', '국외'],
  ['전세', '월세'],
  ['자가', '전세', '월세'],
  ['전세', '보증금있는월세', '월세'],
  ['신규', '갱신'],
  ['신규', '변경'],
  ['신규', '변경', '해지'],
  ['신규', '연장'],
  ['신규', '재발급'],
  ['신규', '기존'],
  ['현금', '어음'],
  ['선불', '후불'],
  ['일시불', '할부'],
  ['유료', '무료'],
  ['개인', '사업자'],
  ['상용', '일용'],
  ['재직', '퇴직'],
  ['갑', '을'],
  ['갑', '을', '공동'],
  ['정규직', '계약직'],
  ['상', '중', '하'],
  ['오전', '오후'],
  ['주간', '야간'],
  ['왕복', '편도'],
  ['전일', '반일'],
  ['재학', '휴학'],
  ['재학', '졸업'],
  ['재학', '휴학', '졸업'],
  ['졸업', '중퇴'],
  ['신품', '중고'],
  ['신품', '중고품'],
  ['처음', '있음'],
  ['당월', '익월'],
  ['당월', '다음달'],
  ['정상', '이상'],
  ['함', '안함'],
  ['함', '아니함'],
  ['함', '하지않음'],
  ['한다', '하지않는다'],
];
/** Options for all or part of something. They can also start a longer option, as in 일부 지역. */
const SHARES: readonly (readonly string[])[] = [
  ['전부', '일부'],
  ['전액', '일부'],
];
/** Questions with a single answer, and questions with several. */
const ONE_ANSWER =
  /(?:형태|장소|지역|부담|방법|구분|종류|사유|이유|까닭|결과|판정|비율|부담률|빈도|정도|수준|식사|급식|여부|유형|성별|주기|시기|귀속|저작권|등급|상태|학년|기간|관계|신분증|의견|소견|조치|(?:타는|내리는|받는|보낼|받을) ?곳)$/;
const SEVERAL_ANSWERS =
  /모두|복수|제출(?:형태|방법|서류)|(?:안내|연락|수신|통지)(?:받을)?방법|해당(?:하는|되는)(?:것|곳|항목)|품목|용품|사항|항목|보험|서류|언어|경로|시설|요일/;
/** An amount, as in 1개월 and 3개월. */
const COUNT =
  /^(?:\d+|한|두|세|네|다섯|여섯)(?:개월|년|일|회|주|시간|명|인실|인|세|개|만원|원|%)(?:이상|이하|초과|미만|이내|동안)?$/;
const OTHER = /^(?:기타|그밖|그외|직접입력)/;
const SENTENCE = /(?:다|요|함|임|음)$/;
const ONLY_ONE =
  /하나만|한가지만|한개만|하나를(?:고|골|선택)|택일|택1|(?:다음|아래)(?:에서(?:고른|고르|선택)|에표시한(?:사람|것|바|방법|쪽))/;
/** Matches "none", which excludes every other option. */
const IS_NONE = /^(?:해당)?(?:사항)?없음$/;
const MAX_OPTIONS = 5;
/** The most options, such as reasons, of a question with a single answer. */
const MAX_ANSWERED = 6;
/** The most options of a question about a kind, such as 휴가 종류. */
const MAX_KINDS = 8;
/** The most options if the form says to choose only one. */
const MAX_CHOICES = 12;
const MAX_ANSWERS = 3;

const plain = (label: string) => label.replaceAll(/[\s·,./"“”'‘’]/g, '');

/** Returns whether the words end in an answer, as in 홍보 이용에 동의. In 이(가) 가입한다, the sentence goes on. */
export const endsInAnswer = (label: string): boolean => {
  const last = label.split(' ').at(-1) ?? '';
  return isAnswer(last) && (last === label || !/(?:가|이|은|는|을|를|\)) \S+$/.test(label));
};

/** Returns whether the label is an answer, such as 예 or 동의하지 않음, rather than a question. */
export const isAnswer = (label: string): boolean => {
  const text = plain(label);
  return IS_YES.test(text) || IS_NO.test(text) || SETS.some((set) => set.includes(text));
};

/** Returns whether the option means "other", which the signer completes. */
export const isOther = (label: string): boolean => OTHER.test(plain(label));

export const isYesOrNo = (label: string): boolean => IS_YES.test(plain(label)) || IS_NO.test(plain(label));

/** Steps of a scale, such as 매우 만족 and 그렇지 않다. */
const STEP =
  /^(?:매우|아주|대체로|전혀|약간|다소)?(?:그렇다|그렇지않다|아니다|보통(?:이다)?|만족(?:한다|함)?|불만족(?:한다|함)?|좋음|나쁨|우수|미흡|양호|불량|높음|낮음|쉬움|어려움|없음|있음|심함|가벼움|약함|강함|자주|가끔|항상|동의(?:한다|함)?|동의하지않(?:음|는다))$/;
/** A scale's lowest step. Its other steps can be any words, as in 전혀 아니다, 며칠 동안 and 거의 매일. */
const LOWEST_STEP = /^전혀|^한번도/;
const SCALE = { least: 3, most: 7 };

/** Returns whether the label is a scale's lowest step, which makes the columns beside it steps as well. */
export const isLowestStep = (label: string): boolean => LOWEST_STEP.test(plain(label));

export const isStep = (label: string): boolean => STEP.test(plain(label));

const isScale = (texts: readonly string[]): boolean =>
  texts.length >= SCALE.least &&
  texts.length <= SCALE.most &&
  new Set(texts).size === texts.length &&
  (texts.every((text) => STEP.test(text)) ||
    isBalanced(texts) ||
    [texts[0], texts.at(-1)].some((text) => LOWEST_STEP.test(text ?? '')));

/** Returns whether the scale has 보통 in the middle and an extreme at each end, as in 매우 나쁘다, 나쁘다, 보통, 좋다, 매우 좋다. */
const isBalanced = (texts: readonly string[]): boolean =>
  (texts[(texts.length - 1) / 2]?.startsWith('보통') ?? false) &&
  [texts[0], texts.at(-1)].every((text) => /^(?:매우|아주|몹시|전혀|거의)/.test(text ?? ''));

/** Returns whether the labels are a scale of numbers from 0 or 1. */
export const areCounted = (labels: readonly string[]): boolean =>
  labels.length >= SCALE.least &&
  (labels[0] === '0' || labels[0] === '1') &&
  labels.every((label, index) => label === String(Number(labels[0]) + index));

export function areAnswers(labels: readonly string[]): boolean {
  if (isScale(labels.map(plain)) || areCounted(labels)) return true;
  const texts = withoutCommonWords(labels).map(plain);
  if (texts.length < 2 || texts.length > MAX_ANSWERS || new Set(texts).size < texts.length) return false;
  const yes = texts.filter((text) => IS_YES.test(text) && !IS_NO.test(text));
  const no = texts.filter((text) => IS_NO.test(text));
  const unsure = texts.filter((text) => IS_UNSURE.test(text));
  if (yes.length > 0 && no.length > 0 && yes.length + no.length + unsure.length === texts.length) return true;
  if (areOfOneVerb(texts)) return true;
  const [one = '', other = ''] = texts;
  if (texts.length === 2 && (isOppositeOf(one, other) || isOppositeOf(other, one))) return true;
  if (texts.every((text) => haveOneVerb(text, texts))) return true;
  // One label may say what both are about, as in 하도급대금 전액 and 일부, so only the last words are compared.
  const ends = labels.map((label) => plain(label.split(' ').at(-1) ?? ''));
  const isDistinct = new Set(ends).size === ends.length;
  return (
    SETS.some((set) => texts.every((text) => set.includes(text))) ||
    (isDistinct && [...SETS, ...SHARES].some((set) => isPartOf(ends, set, labels)))
  );
}

/** Returns whether one label negates the ending of all others, as in 모두 표시, 성만 표시 and 표시하지 않음. */
function haveOneVerb(text: string, texts: readonly string[]): boolean {
  const stem = texts
    .map((other) => /^([가-힣]{2,4})하지(?:않|아니|못)/.exec(other)?.[1])
    .find((found) => found !== undefined);
  return stem !== undefined && (text.startsWith(stem) || text.endsWith(stem));
}

/** Returns whether one answer negates the others' verb, as in 쓰지 않음, 쓰고 있음 and 쓸 예정임. */
function areOfOneVerb(texts: readonly string[]): boolean {
  const no = texts.find((text) => /^[가-힣]{1,3}지(?:않|못)/.test(text));
  return no !== undefined && texts.every((text) => withoutFinal(text) === withoutFinal(no));
}

/** Returns the first syllable without its final consonant: 쓰 for both 쓸 and 쓰. */
function withoutFinal(text: string): number {
  const code = text.charCodeAt(0);
  return code - ((code - 0xac00) % 28);
}

/** Returns whether the last words are of this set, and only the first label has others. */
const isPartOf = (ends: readonly string[], set: readonly string[], labels: readonly string[]): boolean =>
  ends.every((end) => end.length > 1 && set.includes(end)) && labels.slice(1).every((label) => !label.includes(' '));

/** Returns whether one text negates the other, as in 이용 안 함 and 이용함, or 받지 않음 and 받음. */
const isOppositeOf = (no: string, yes: string): boolean => {
  const stem = /^([가-힣]{2,6}?)(?:하지)?(?:않음|안함|아니함|않습니다|안합니다)$/.exec(no)?.[1];
  if (stem !== undefined && new RegExp(`^${stem}(?:함|합니다|한다)?$`).test(yes)) return true;
  // 비 and 미 negate a noun, as in 비운전 and 운전.
  if (no === `비${yes}` || no === `미${yes}`) return true;
  const verb = /^([가-힣]{1,5})지(?:않음|않는다|않습니다|못함)$/.exec(no)?.[1];
  if (verb === undefined) return false;
  const base = verb.endsWith('하') ? verb.slice(0, -1) : null;
  const may = base === null ? [] : [`${base}할수있다`, `${base}할수있음`];
  return [
    `${verb}음`,
    withFinal(verb, 'ㅁ'),
    `${verb}는다`,
    `${withFinal(verb, 'ㄴ')}다`,
    `${verb}습니다`,
    ...may,
  ].includes(yes);
};

const FINALS = { ㄴ: 4, ㅁ: 16 } as const;

/** Adds a final consonant to the last syllable unless it has one: 타 becomes 탐. */
function withFinal(word: string, final: keyof typeof FINALS): string {
  const code = word.charCodeAt(word.length - 1);
  const isOpen = (code - 0xac00) % 28 === 0;
  return isOpen ? word.slice(0, -1) + String.fromCharCode(code + FINALS[final]) : word;
}

/** Drops the words that all labels start with: 부가세 포함 and 부가세 별도 become 포함 and 별도. */
function withoutCommonWords(labels: readonly string[]): string[] {
  const split = labels.map((label) => label.split(' '));
  const [first = []] = split;
  let common = 0;
  while (
    common < first.length - 1 &&
    split.every((words) => words.length > common + 1 && words[common] === first[common])
  )
    common += 1;
  return split.map((words) => words.slice(common).join(' '));
}

/** Returns how many options a remark after them allows, or null if it doesn't say. */
export function choiceIn(remark: string): 'one' | 'several' | null {
  if (ONLY_ONE.test(plain(remark))) return 'one';
  return /모두(?:표시|선택|고|√|체크|해당)|복수|여러개/.test(plain(remark)) ? 'several' : null;
}

/** Returns whether the words ask for one of the answers that follow, such as 납부 방법 and 보유자입니까? */
export const asksForOne = (question: string): boolean => {
  const asked = plain(question);
  return (
    /(?:\?|니까|는가)$/.test(asked) || ONLY_ONE.test(asked) || (ONE_ANSWER.test(asked) && !SEVERAL_ANSWERS.test(asked))
  );
};

/**
 * Returns whether the options exclude each other: known opposites, options of one kind, or a question with one answer.
 */
export function excludeEachOther(labels: readonly string[], question: string): boolean {
  if (areAnswers(labels)) return true;
  if (labels.length < 2) return false;
  if (ONLY_ONE.test(plain(question)) && labels.length <= MAX_CHOICES) return true;
  const asked = plain(question).replace(/[:]$|\(.*\)$/g, '');
  const isAnswered = ONE_ANSWER.test(asked) && !SEVERAL_ANSWERS.test(plain(question));
  const max = /(?:종류|유형|구분)$/.test(asked) ? MAX_KINDS : isAnswered ? MAX_ANSWERED : MAX_OPTIONS;
  if (labels.length > max) return false;
  if (labels.some((label) => IS_NONE.test(plain(label)))) return true;
  if (SEVERAL_ANSWERS.test(plain(question))) return false;
  const amounts = labels.filter((label) => !isOther(label));
  if (amounts.length > 1 && amounts.every((label) => COUNT.test(plain(label)))) return true;
  return ONE_ANSWER.test(asked) || (labels.length <= MAX_ANSWERS && haveOneEnding(labels.map(plain)));
}

/** Things that are agreed to, confirmed or requested one by one. */
const INDEPENDENT = /(?:동의|확인|수신|대여|발급|신청|제출|첨부|수집|이용|제공|조회|보험|서류|증명서|사본|[다요])$/;
const MAX_PAIR_LENGTH = 10;
const VERB = /(?<=[가-힣]{2})한다$/;

/**
 * Returns whether two unknown options probably exclude each other. Nearly all pairs with a question do, as in 요금 납부 □
 * 관리비에 합산 □ 자동이체.
 */
export const areLikelyPair = (labels: readonly string[], question: string): boolean =>
  labels.length === 2 &&
  (question !== '' || labels.every((label) => VERB.test(plain(label)))) &&
  !SEVERAL_ANSWERS.test(plain(question)) &&
  labels.every((label) => plain(label).length <= MAX_PAIR_LENGTH && !INDEPENDENT.test(plain(label).replace(VERB, '')));

/** The last syllable that things of a kind share, as in 일반실, 특실 and 가족실. */
const KIND_ENDING = /^[가-힣]{1,3}([실층형제급종석])$/;

function haveOneEnding(texts: readonly string[]): boolean {
  const [first = ''] = texts;
  // Sentences end alike, and several can be true, so the code below rules them out.
  const [last = ''] = texts.slice(-1);
  // The sentence may go on after the last label, as in 갑이 부담, 을이 부담 and 반씩 부담한다.
  if (!texts.slice(0, -1).some((text) => SENTENCE.test(text)) && /[가-힣]{2}한다$/.test(last))
    return haveOneEnding([...texts.slice(0, -1), last.slice(0, -2)]);
  if (texts.some((text) => SENTENCE.test(text))) return false;
  const kind = KIND_ENDING.exec(first)?.[1];
  if (kind !== undefined && texts.every((text) => KIND_ENDING.exec(text)?.[1] === kind)) return true;
  const ending = first.slice(-2);
  if (INDEPENDENT.test(ending)) return false;
  return ending.length === 2 && first.length > 2 && texts.every((text) => text.length > 2 && text.endsWith(ending));
}
