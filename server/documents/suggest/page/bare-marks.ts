import { isBlank } from '../names/labels.ts';
import { mayNameParty } from '../parties/party-names.ts';
import { middle, right, type SeenPage, type SeenWord } from './seen.ts';

const BARE = /^(?:서명|날인)$/;
/** The smallest space for a name before 서명 or 날인. */
const MIN_ROOM = 30;
/** With more space than this after 서명 or 날인, another column begins. */
const MIN_SPACE = 30;

/**
 * Adds brackets to 서명 and 날인 where they ask for a signature, as in 수검자 ________ 서명. The words before them must name a
 * person, because a column's header can also be 서명.
 */
export function withBracketedMarks(page: SeenPage): SeenPage {
  if (!page.words.some(({ text }) => BARE.test(text))) return page;
  return {
    ...page,
    words: page.words.map((word) => (isBareMark(word, page) ? { ...word, text: `(${word.text})` } : word)),
  };
}

function isBareMark(word: SeenWord, { words, verticals }: SeenPage): boolean {
  if (!BARE.test(word.text)) return false;
  const line = words.filter((other) => other !== word && Math.abs(middle(other) - middle(word)) < word.height / 2);
  if (line.some(({ x }) => x > word.x && x - right(word) < MIN_SPACE)) return false;
  const side = Math.max(0, ...verticals.filter((rule) => rule.x < word.x && spans(rule, word)).map(({ x }) => x));
  const before = line.filter((other) => other.x < word.x && other.x > side).toSorted((a, b) => a.x - b.x);
  const last = before.at(-1);
  if (!last || (!isBlank(last.text) && word.x - right(last) < MIN_ROOM)) return false;
  return before.some(({ text }) => mayNameParty(text.replace(/\(.*$/, '')));
}

const spans = ({ y, height }: { y: number; height: number }, word: SeenWord) =>
  y < middle(word) && y + height > middle(word);
