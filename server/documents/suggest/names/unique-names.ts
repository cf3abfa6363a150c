import type { FieldKind } from '../../../../rules/field-kinds.ts';
import type { Owned } from '../parties/document-parties.ts';
import { isKnownLabel } from './labels.ts';

const MARKS: Partial<Record<FieldKind, string>> = { SEAL: '날인', SIGNATURE: '서명' };
const MARK_NAMES = /^(?:날인|직인|인감|서명)$/;
/** Names for blanks that nothing on the page names, if their kind says what they ask for. */
const NAMES_OF_KINDS: Partial<Record<FieldKind, string>> = {
  AMOUNT: '금액',
  BUSINESS_NUMBER: '사업자등록번호',
  COMPANY: '회사',
  DATE: '날짜',
  EMAIL: '이메일',
  NAME: '성명',
  PHONE: '연락처',
};
const MAX_LENGTH = 60;

/**
 * Makes names unique for the person who fills in the fields.
 *
 * Signatures and stamps are named after their party. A second amount in digits gets (숫자), and unlabelled blanks get
 * their page and number.
 */
export function makeNamesUnique(named: readonly Owned[]): Owned[] {
  const owned = addTitles(addTitles(named, 'rowTitle'), 'sectionTitle');
  const rows = countRows(owned);
  const taken = new Map<string, number>();
  const unnamed = new Map<number, number>();
  const groups: Groups = { byKey: new Map(), names: new Set(), numbers: new Map() };
  return owned.map((one) => {
    const { found, page, partyName } = one;
    if (found.kind === 'RADIO') return { ...one, found: { ...found, group: groupOf(one, groups) } };
    const mark = MARKS[found.kind];
    let base = mark && partyName && MARK_NAMES.test(found.name) ? `${partyName} ${found.name}` : found.name;
    if (base === '' && partyName && (found.kind === 'NAME' || found.kind === 'COMPANY'))
      base = /^[a-z]/i.test(partyName)
        ? `${partyName} name`
        : found.kind === 'NAME'
          ? `${partyName} 성명`
          : companyName(partyName);
    base ||= NAMES_OF_KINDS[found.kind] ?? '';
    if (base === '') {
      const number = (unnamed.get(page) ?? 0) + 1;
      unnamed.set(page, number);
      base = `${page}쪽 ${number}번 칸`;
    }
    const isRow = (rows.get(keyOf(one, base)) ?? 0) > 1;
    const isOwn = !isRow && found.isPartys && !mark && partyName !== null && !base.startsWith(partyName);
    if (isOwn && isKnownLabel(base) && taken.has(keyOf(one, base))) base = `${found.rowPerson ?? partyName} ${base}`;
    else if (found.rowPerson && !base.startsWith(found.rowPerson) && taken.has(keyOf(one, base)))
      base = `${found.rowPerson} ${base}`;
    const key = keyOf(one, base);
    const count = (taken.get(key) ?? 0) + 1;
    taken.set(key, count);
    const isDigits = count > 1 && found.kind === 'AMOUNT' && /^[^…]*[₩￦]/.test(found.words);
    const name = count === 1 && !isRow ? base : isDigits ? `${base} (숫자)` : `${base} ${count}`;
    return { ...one, found: { ...found, name: name.slice(0, MAX_LENGTH) } };
  });
}

/** Adds the titles of rows or sections where blanks of the same name have several. */
function addTitles(owned: readonly Owned[], of: 'rowTitle' | 'sectionTitle'): Owned[] {
  const titles = new Map<string, Set<string>>();
  for (const one of owned) {
    const key = keyOf(one, one.found.name);
    titles.set(key, (titles.get(key) ?? new Set()).add(one.found[of] ?? ''));
  }
  return owned.map((one) => {
    const { name, kind, [of]: title } = one.found;
    const isAmbiguous = kind !== 'RADIO' && (titles.get(keyOf(one, name))?.size ?? 0) > 1;
    if (!title || !isAmbiguous || name === '' || name.startsWith(title)) return one;
    return { ...one, found: { ...one.found, name: `${title} ${name}` } };
  });
}

function countRows(owned: readonly Owned[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of owned) {
    const key = keyOf(one, one.found.name);
    if (one.found.isOfColumn) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Names a company's field after its party, adding 이름 (name) because 갑 alone says too little. */
const companyName = (party: string): string => (party.length > 1 ? party : `${party} 이름`);

/** A checkbox and the blank after it may have the same name, so they are counted separately. */
const keyOf = ({ found, partyName }: Owned, name: string) =>
  `${partyName ?? ''}/${found.kind === 'CHECKBOX' ? '□' : ''}${name}`;

/** Group names by page and key, all taken names, and the last number for each question. */
type Groups = { byKey: Map<string, string>; names: Set<string>; numbers: Map<string, number> };

/** Gives each group its own name, because a question can occur more than once. */
function groupOf({ found, page }: Owned, { byKey, names, numbers }: Groups): string {
  const key = `${page}/${found.groupKey ?? ''}`;
  const known = byKey.get(key);
  if (known !== undefined) return known;
  const base = (found.group ?? '').replace(/^(?:\d{1,2}[.)]|[①-⑳■●○※*·-])\s*/, '').slice(0, MAX_LENGTH);
  let number = numbers.get(base) ?? 1;
  let name = number === 1 ? base : `${base} ${number}`;
  for (; names.has(name); name = `${base} ${number}`) number += 1;
  numbers.set(base, number);
  names.add(name);
  byKey.set(key, name);
  return name;
}
