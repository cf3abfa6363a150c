import { mayNameParty, partyNamed } from '../parties/party-names.ts';

/** Units of a date or time right before the question, as in 년   월   일 받은 사람. */
const LEFT_OF_DATE = /^(?:.*년\s*)?월\s*일\s*(?=[가-힣]{2})/;
const LEFT_OF_TIME = /^(?:[시분]\s*(?:부터|까지)?\s+)+(?=[가-힣]{2})/;
/** Answers before the question, as in □ 남 □ 여) 생년월일 and □ 문자 □ 전자우편. */
const AFTER_BOX = /^.*[□☐▢◻❏○◯](?:\s*[^()\s]+\))?\s*(?=[가-힣a-z]{2})/i;
/** A signing placeholder before the question, as in 성명 (인) 생년월일. */
const AFTER_MARK = /^.*\((?:인|서명|날인)\)\s*(?=[가-힣]{2})/;
/** The answer that the question refers to, as in 참가하지 않습니다 (까닭:     ) and 받음 (병원:     ). */
const AFTER_ANSWER = /^(?:.*(?:\?|습니다|니까)|받음|필요|있음|예|네) (?=[가-힣]{2}(?! ?이름$))(?!이름$)/;
/** Names who fills in a column, as in 금액 (공간이 적음). */
const BY_WHOM = /(?<=[가-힣]) ?\([가-힣]{2,8}(?:이|가) (?:적음|적습니다|적는다|기재함?|작성함?)\)$/;
const SUBJECT = /^([가-힣]{1,8}?)(?:[은는이]|가)\s+(?=[가-힣]{2}|제)/;
/** Matches text that can't be a question: a signing placeholder, an article number, or part of a sentence. */
const TORN =
  /^\((?:서명|인|날인)\)$|^제\s?\d+조|(?:에게|에서|마다|부터|하여|하고)$|^[^“]*”|“[^”]*$|^[^가-힣a-z0-9①-⑳]*$/i;

/**
 * Removes whatever isn't part of a question: answers before it, parts of a date, the sentence's subject. Returns an
 * empty name for part of a sentence, because a numbered default is better than a misleading name.
 */
export function cleanName(name: string): string {
  const own = withoutSubject(
    withoutOtherBracket(name.replace(BY_WHOM, '').replace(AFTER_BOX, '').replace(AFTER_MARK, ''))
      .replace(AFTER_ANSWER, '')
      .replace(LEFT_OF_DATE, '')
      .replace(LEFT_OF_TIME, ''),
  );
  return TORN.test(own) ? '' : own;
}

/** Drops the text up to a closing bracket that was never opened, as in 근로자)주소. */
function withoutOtherBracket(name: string): string {
  const end = name.indexOf(')');
  const start = name.indexOf('(');
  return end === -1 || (start !== -1 && start < end) ? name : name.slice(end + 1).trim();
}

function withoutSubject(name: string): string {
  const subject = SUBJECT.exec(name)?.[1];
  // Drops the subject of a sentence before the label, as in 대금은 갑의 계좌 은행.
  if (subject !== undefined && /^\S+(?<![받맡같남])[은는] \S+의 \S+ \S+$/.test(name)) return name.replace(SUBJECT, '');
  return subject !== undefined && (partyNamed(subject) !== null || mayNameParty(subject))
    ? name.replace(SUBJECT, '')
    : name;
}
