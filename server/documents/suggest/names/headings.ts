import { mayNameParty } from '../parties/party-names.ts';
import type { TextLine } from '../page/text-lines.ts';
import { wordsInText } from './label-text.ts';
import { isBlank } from './labels.ts';

export const MAX_HEAD_LENGTH = 24;
const MAX_HEAD_WORDS = 5;
const TITLE = /^[가-힣·ㆍ]{2,12}(?: [가-힣·ㆍ]{1,10})*$/;
const MAX_TITLE_WORDS = 4;
/** Matches text that isn't a heading: a document's title, or the end of a sentence or clause. */
const NO_TITLE = /(?:[서장류표]|각서|증명)$|(?:[을를은는에며고면로]|에서|으로|부터|까지|하여|하오니|합니다|입니다)$/;
export const NUMBERING = /^(?:\d{1,2}[.)]|[①-⑳]|[가-하][.)]|[■□●◆▶○※*·•-])\s*/;
const ARTICLE = /^제\s?\d+\s?조\s*[([]\s*([^)\]]{1,24}?)\s*[)\]]/;
const COLON = /^([^:]{1,26}?)\s*:/;
/**
 * Matches a sentence's subject with its particle. If only a few words follow, the text is a title, as in 등원과 귀가 시간. In
 * 남은 임금은, the first 은 belongs to a verb.
 */
const SUBJECT = /^(.{1,20}?[가-힣])(?:(?<!(?:^|\s)남|[받맡같])(?:은|는)\s|(?:이|가)\s(?=\S+\s+\S+\s+\S))/;
/** A verb stem, as in 발생하는 금액. */
const VERB_STEM = /(?:하|되|있|없)$/;
/** Ends of sentences, and words that never start a question. */
export const NO_NAME =
  /^(?:다음 달|매월|당월|단|다만|또는|그|이|위|아래|다음|매월|매주|매일|총|만|약|금|연|월|일|주|년|및|을|갑|병)$|(?:다|요|함|며|고)[.,]?$/;

/** Returns the heading in a line: an article's title, the words before a colon, or the topic of a numbered sentence. */
export function headIn(line: TextLine): string | null {
  const text = wordsInText(line.words.filter(({ text: word }) => !isBlank(word)));
  const article = ARTICLE.exec(text)?.[1];
  if (article) return article;
  const isNumbered = NUMBERING.test(text);
  const rest = text.replace(NUMBERING, '').replace(/^이 [가-힣]+의 /, '');
  const head = COLON.exec(rest)?.[1] ?? (isNumbered ? (SUBJECT.exec(rest)?.[1] ?? null) : null);
  if (!head || /[,%]/.test(head.replaceAll(/\([^)]*\)/g, '')) || head.split(' ').length > MAX_HEAD_WORDS) return null;
  // In 근로계약기간을 정하는 경우, the object is the topic.
  const name = head
    .replace(/\s*[([][^)\]]*[)\]]?$/, '')
    .replace(/[을를] .*$/, '')
    .trim();
  return name.length < 2 ||
    name.length > MAX_HEAD_LENGTH ||
    NO_NAME.test(name) ||
    mayNameParty(name) ||
    VERB_STEM.test(name) ||
    /(?:때에?|경우)$/.test(name) ||
    !/[가-힣a-z]{2}/i.test(name)
    ? null
    : name;
}

/** Returns the words of a line that is only a title, as in 위임할 일. */
export function titleIn({ words, cell }: TextLine): string | null {
  const text = wordsInText(words).replace(NUMBERING, '');
  const isTitle = cell === null && TITLE.test(text) && text.split(' ').length <= MAX_TITLE_WORDS;
  return isTitle && !NO_NAME.test(text) && !NO_TITLE.test(text) && !mayNameParty(text) && !isBlank(text) ? text : null;
}

/** Returns the subject of a line's sentence, as in 비밀유지 의무는 체결한 날부터. */
export function subjectOf({ words }: TextLine): string | null {
  const subject = /^([가-힣 ·]{2,14}?)[은는] /.exec(wordsInText(words))?.[1];
  return subject && !/^[이본위그] /.test(subject) && !NO_NAME.test(subject) && !mayNameParty(subject) ? subject : null;
}

/** Returns the kind of number or bullet at the start of a line. */
export function styleOf({ words: [first] }: TextLine): string | null {
  const number = NUMBERING.exec(first?.text ?? '')?.[0].trim();
  return number === undefined
    ? null
    : number
        .replace(/\d+/, '1')
        .replace(/[가-하]/, '가')
        .replace(/[①-⑳]/, '①');
}
