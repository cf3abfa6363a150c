/** What a number counts, by the unit after it. */
const COUNTED: readonly (readonly [RegExp, string])[] = [
  [/^회/, '횟수'],
  [/^(?:년|개월)/, '기간'],
  [/^(?:명|인)(?!도)/, '인원'],
  [/^일\s*(?:이내|전|후|안|까지)/, '기한'],
];
/** Units that are the question themselves, as in ( ) 학년 ( ) 반. */
const ASKED = /^(?:학년|층)/;
const MAX_SHORT = 6;

/** Names a number by its heading and its unit, so that ___% and ___년 below 하자담보 are two different questions. */
export function nameByUnit(head: string, unit: string, previous: string): string {
  const asked = ASKED.exec(unit)?.[0];
  if (asked) return asked;
  if (/^세(?:[^가-힣]|$)/.test(unit)) return '나이';
  if (head === '') return unit.startsWith('요일') ? '요일' : head;
  const topic = head.replace(/ 등$/, '');
  if (/^(?:%|퍼센트)/.test(unit))
    return /[율률]$/.test(topic) ? topic : `${topic}${topic.length < MAX_SHORT ? '율' : ' 비율'}`;
  if (unit.startsWith('일') && /^매[월달]$/.test(previous)) return topic.endsWith('일') ? topic : `${topic} 지급일`;
  const noun = COUNTED.find(([pattern]) => pattern.test(unit))?.[1];
  return noun && !/(?:기간|기한|횟수|인원|수|일)$/.test(topic) ? `${topic} ${noun}` : head;
}
