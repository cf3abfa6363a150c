import type { ContractListItem } from '../api/contract';

type Person = ContractListItem['receivers'][number];
export type ReceiverProgress = 'done' | 'now' | 'mine' | 'waiting' | 'refused';

const SHOWN = 5;
const FINISHED: readonly Person['state'][] = ['SIGNED', 'APPROVED'];

function stateOf({ state, hasTurn, isMe }: Person): ReceiverProgress {
  if (FINISHED.includes(state)) return 'done';
  if (state === 'REJECTED') return 'refused';
  if (!hasTurn) return 'waiting';
  return isMe ? 'mine' : 'now';
}

/** Lists signers and approvers in order, without viewers and receivers who delegated. */
export function describeProgress(receivers: readonly Person[]) {
  const people = receivers
    .filter(({ role, state }) => role !== 'VIEWER' && state !== 'DELEGATED')
    .toSorted((one, other) => (one.order ?? 1) - (other.order ?? 1))
    .map((person) => ({ receiverUuid: person.receiverUuid, name: person.name, state: stateOf(person) }));
  const done = people.filter(({ state }) => state === 'done').length;
  const current = people.filter(({ state }) => state === 'now' || state === 'mine').map(({ name }) => name);
  const refused = people.find(({ state }) => state === 'refused');
  const words = [
    `${people.length}명 중 ${done}명 서명`,
    current.length > 0 && `${current.join(', ')} 님 차례`,
    refused && `${refused.name} 님이 거절`,
  ];
  return {
    shown: people.slice(0, SHOWN),
    hidden: Math.max(0, people.length - SHOWN),
    done,
    total: people.length,
    words: words.filter(Boolean).join(', '),
  };
}
