import type { KeptMark, MarkUse } from '../api/kept-mark';

const NAMES: Record<MarkUse, string> = { SIGNATURE: '내 서명', SEAL: '내 도장', INITIALS: '짧은 서명' };

/** Names must be unique, because lists identify marks by name. */
export function createMarkName(use: MarkUse, kept: readonly Pick<KeptMark, 'name'>[]): string {
  const taken = new Set(kept.map(({ name }) => name));
  let name = NAMES[use];
  for (let count = 2; taken.has(name); count += 1) name = `${NAMES[use]} ${count}`;
  return name;
}
