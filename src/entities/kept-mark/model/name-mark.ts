import type { KeptMark, MarkUse } from '../api/kept-mark';

const NAMES: Record<MarkUse, string> = { SIGNATURE: '내 서명', SEAL: '내 도장', INITIALS: '짧은 서명' };

/** The name of a new mark until its owner gives it another one: two marks of one name could not be told apart in a list. */
export function nameMark(use: MarkUse, kept: readonly Pick<KeptMark, 'name'>[]): string {
  const taken = new Set(kept.map(({ name }) => name));
  let name = NAMES[use];
  for (let count = 2; taken.has(name); count += 1) name = `${NAMES[use]} ${count}`;
  return name;
}
