import { cellText, groupHeadsOf, headOf, type Cell, type CellLabel } from '../page/cells.ts';
import { questionName } from '../names/label-text.ts';
import { mayNameParty } from '../parties/party-names.ts';
import { inReadingOrder } from '../page/seen.ts';

const NEAR = 2;
const MAX_LENGTH = 20;
/** Kinds of organisations, which seldom sign. */
const ORGANISATION = /(?:단체|기관|기업|법인)$/;

/**
 * Adds the headers of several columns that tell a column from the others of its row with the same name, as in 국비 현금 and
 * 자부담 현금. If a person heads one of these, so may a name that is an example head another.
 */
export function nameColumn(cell: Cell, cells: readonly Cell[]): string {
  const names = columnNamesOf(cell);
  const [own = ''] = names;
  const others = cells.filter((other) => other !== cell && Math.abs(other.y - cell.y) < NEAR && cellText(other) === '');
  const isOfPeople = others.some((other) => columnNamesOf(other)[0] === own && groupHeadsOf(other).some(isPerson));
  if (isOfPeople) return own;
  const taken = new Set(others.flatMap(columnNamesOf).map((name) => name.replaceAll(' ', '')));
  return names.find((name) => !taken.has(name.replaceAll(' ', ''))) ?? own;
}

/** Returns the names of a column, from its own header to that with all headers above it, but none of a person. */
function columnNamesOf(cell: Cell): string[] {
  const head = headOf(cell);
  if (!head) return [];
  const groups = groupHeadsOf(cell);
  const end = groups.findIndex((group) => group.text.length > MAX_LENGTH || isPerson(group));
  const above = (end === -1 ? groups : groups.slice(0, end)).map(({ words }) =>
    questionName(words.toSorted(inReadingOrder)),
  );
  const own = questionName(head.words);
  return [own, ...above.map((_, level) => [...above.slice(0, level + 1).toReversed(), own].join(' '))];
}

/** Returns whether a header may name a person, to whom its columns belong. */
const isPerson = ({ text }: CellLabel): boolean => mayNameParty(text) && !ORGANISATION.test(text);
