import type { Contract, Receiver } from '@/entities/contract';

type Person = Pick<Receiver, 'name' | 'role' | 'order'>;

/** Leaves out viewers, who have no step. */
export function groupByStep(receivers: readonly Person[]): Person[][] {
  const orders = [...new Set(receivers.flatMap(({ order }) => order ?? []))].toSorted((one, other) => one - other);
  return orders.map((order) => receivers.filter((person) => person.order === order));
}

const namesOf = (people: readonly Person[]) => {
  const [first] = people;
  if (!first) return '';
  return people.length > 2
    ? `${first.name} 님 외 ${people.length - 1}명`
    : people.map(({ name }) => `${name} 님`).join(', ');
};

/** Returns a sentence such as "정해원 님에게 먼저 보내고, 서명이 끝나면 이도윤 님에게 보내요." */
export function describeOrder(receivers: readonly Person[]): string {
  const [first, second, ...rest] = groupByStep(receivers);
  if (!first) return '받는 분을 먼저 넣어주세요.';
  if (!second) return `${namesOf(first)}에게 보내요.`;
  const then = rest.length > 0 ? `${namesOf(second)}부터 차례로` : `${namesOf(second)}에게`;
  return `${namesOf(first)}에게 먼저 보내고, 서명이 끝나면 ${then} 보내요.`;
}

export function formatRoleCounts(receivers: readonly Person[]): string {
  const count = (role: Person['role']) => receivers.filter((person) => person.role === role).length;
  const parts = [
    { words: '서명', people: count('SIGNER') },
    { words: '검토', people: count('APPROVER') },
    { words: '사본', people: count('VIEWER') },
  ];
  return parts
    .filter(({ people }) => people > 0)
    .map(({ words, people }) => `${words} ${people}명`)
    .join(' · ');
}

export const countPages = ({ files }: Pick<Contract, 'files'>) =>
  files.reduce((sum, { file }) => sum + (file.pageCount ?? 0), 0);

/** Skips viewers, who have nothing to do. */
export const findFirstReceiver = (receivers: readonly Receiver[]) =>
  receivers
    .filter(({ role }) => role !== 'VIEWER')
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .at(0);
