import type { Found } from '../found.ts';
import { right, type SeenWord } from '../page/seen.ts';
import type { TextLine } from '../page/text-lines.ts';
import { mayNameParty } from '../parties/party-names.ts';
import { signersOn } from '../parties/sign-lines.ts';
import { WRITTEN_ON } from '../parties/document-parties.ts';
import { wordsInText } from './label-text.ts';
import { meaningOf } from './labels.ts';

/** Events that happen on a day, as in 착공 20  년  월  일. */
const EVENT =
  /^(?:착공|준공|착수|완료|시작|종료|개시|만료|만기|입사|퇴사|퇴직|입주|퇴거|입실|퇴실|출발|도착|발급|체결|해지|대여|반납|수령|인도)$/;
const DEED = /^(인도|명도|입주|반환|납품|제출|이행|완료|준공|납부|상환|변제|통지)(?:하|한|할|해|합|$)/;
/** Everyday verbs for returning things and paying them back. */
const SAID_PLAINLY: readonly (readonly [RegExp, string])[] = [
  [/^(?:돌려|되돌려)/, '반환'],
  [/^갚(?:는|을|고|으|겠|기|아)/, '상환'],
];
const HANDED_OVER = /^(?:인도|명도|입주)$/;

/** Names a date. A date alone on its line is the document's, and one in a range is a start or an end. */
export function nameDate(
  { rect }: Found,
  line: TextLine,
  { noun, head: topic, column }: { noun: string | null; head: string; column: string },
): string {
  const before = line.words.filter((word) => right(word) <= rect.x + 2 && !/^\d{1,4}$/.test(word.text));
  const after = line.words.filter((word) => word.x >= right(rect) - 4);
  const head = topic || periodAtStart(before);
  const label = column || (line.cell?.left ? paidOn(head) : '');
  if (line.words.every(({ text }) => /^[\d년월일._]+$/.test(text))) return label || WRITTEN_ON;
  const isAlone =
    after.every(({ text }) => /^[시분:]+$/.test(text)) || signersOn(line).length > 0 || isSignersLabel(after);
  if (before.length === 0 && isAlone) return label || WRITTEN_ON;
  const own = before.at(-1)?.text.endsWith(':')
    ? wordsInText(before)
        .split(/[,;)]/)
        .at(-1)
        ?.replace(/[\s:]+$/, '')
        .trim()
    : undefined;
  if (own && own !== head && /^[가-힣 ]{2,10}$/.test(own)) return own;
  // A date right after a sentence is the document's, as in 위와 같이 신청합니다.    년   월   일.
  if (isAlone && before.at(-1)?.text.endsWith('다.')) return WRITTEN_ON;
  const day = line.cell?.left ? null : dayIn(before);
  if (day !== null) return day;
  const [event] = before;
  if (before.length === 1 && event && EVENT.test(event.text)) return `${event.text}일`;
  if (noun && meaningOf(noun)?.kind === 'DATE') return noun;
  const following = after.map(({ text }) => text).join('');
  const isUntil = /^(?:\(?[^)]*\)?)?\s*까지/.test(following) || endsWith(line.words, rect, '까지');
  const paid = isUntil ? paidBefore(before, after) : null;
  if (paid) return `${paid} 지급일`;
  if (!head) return isUntil ? (plainDeed([...after, ...line.below]) ?? '') : '';
  const previous = before.at(-1)?.text ?? '';
  const isStart = /^(?:\(?[^)]*\)?)?\s*(?:부터|에서|~|∼|-|–)/.test(following) || endsWith(line.words, rect, '부터');
  const isEnd = isUntil || /(?:부터|~|∼)$/.test(previous);
  if (/(?:일|날짜|일자)$/.test(head)) return head;
  if (isStart) return `${head} 시작일`;
  if (isEnd && line.words.some(({ text }) => /부터|~|∼/.test(text))) return `${head} 종료일`;
  if (isEnd && /(?:기|기한)$/.test(head)) return head;
  if (/지불|지급/.test(following)) return `${head} 지급일`;
  return isEnd
    ? deadlineOf([...after.map(({ text }) => text), ...line.below.map(({ text }) => text)], head)
    : `${head} 날짜`;
}

/** Returns whether the words ask for a signer's name, as in 신청인 : after the date. */
function isSignersLabel(words: readonly SeenWord[]): boolean {
  const [, label = ''] = /^(\S+?) ?:$/.exec(wordsInText(words)) ?? [];
  return mayNameParty(label);
}

/** Returns the words before a date if they name a day, such as 발주일, 받은 날 and 이사하는 날은. */
function dayIn(before: readonly SeenWord[]): string | null {
  const [verb, noun] = before.slice(-2).map(({ text }) => text.replace(/[은는]?:?$/, ''));
  const last = noun ?? verb ?? '';
  if (/^[가-힣]{1,6}(?:일자?|날짜)$/.test(last) && !/^(?:생년월일|매일|요일)$/.test(last)) return last;
  if (/^(?:일시|기한|기일)$/.test(last) && noun !== undefined && /^[가-힣]{2,6}$/.test(verb ?? ''))
    return `${verb} ${last}`;
  return last === '날' && noun !== undefined && /^[가-힣]{1,6}[은는]$/.test(before.at(-2)?.text ?? '')
    ? `${before.at(-2)?.text} ${last}`
    : null;
}

/** Returns the period that starts the line, as in 교육 기간    년  월  일 ~    년  월  일. */
function periodAtStart(before: readonly SeenWord[]): string {
  const end = before.findIndex(({ text }) => /^(?:[\d년월일시분~∼()._-]+|부터|일부터)$/.test(text));
  const text = wordsInText(end === -1 ? before : before.slice(0, end));
  return /^(?:[가-힣]{1,6} ){0,2}[가-힣]{0,6}(?:기간|기한|일시|기일)$/.test(text) ? text : '';
}

/** Names a date beside an amount after its payment. */
const paidOn = (head: string): string => (meaningOf(head)?.kind === 'AMOUNT' ? `${head} 지급일` : head);

/** Returns what is due by a date, as in 일까지 임차인에게 인도하고. */
function deadlineOf(after: readonly string[], head: string): string {
  const deed = DEED.exec(after.find((word) => DEED.test(word)) ?? '')?.[1];
  if (deed === undefined) return head.endsWith('기간') ? `${head} 종료일` : `${head} 기한`;
  return HANDED_OVER.test(deed) ? `${deed}일` : `${deed} 기한`;
}

/** Returns the amount that is due by a date, as in 계약금 _____원을   년  월  일까지 을의 계좌에 내고. */
function paidBefore(before: readonly SeenWord[], after: readonly SeenWord[]): string | null {
  const end = before.findLastIndex(({ text }) => /원(?:정)?[을은]$/.test(text));
  const isPaid = after.some(({ text }) => /^(?:내[고며기어]|낸다|지급|납부|입금|송금|보내|치르)/.test(text));
  if (end === -1 || !isPaid) return null;
  const nouns = before.slice(0, end).map(({ text }) => text.replace(/[은는을]$/, ''));
  return nouns.findLast((noun) => noun.endsWith('금') && noun.length > 1 && meaningOf(noun)?.kind === 'AMOUNT') ?? null;
}

/** Returns what is due by a date if an everyday verb says it, as in 일까지 제자리에 돌려놓겠습니다. */
function plainDeed(after: readonly SeenWord[]): string | null {
  const end = after.findIndex(({ text }) => /다[.,]?$/.test(text));
  const said = after.slice(0, end === -1 ? after.length : end + 1);
  const deed = SAID_PLAINLY.find(([pattern]) => said.some(({ text }) => pattern.test(text)))?.[1];
  return deed === undefined ? null : `${deed} 기한`;
}

/** The particle may be part of the date's last word, as in 일부터. */
function endsWith(words: readonly SeenWord[], rect: Found['rect'], particle: string): boolean {
  const last = words.findLast((word) => word.x < right(rect) + 2 && right(word) > rect.x);
  return last !== undefined && last.text.includes(particle);
}
