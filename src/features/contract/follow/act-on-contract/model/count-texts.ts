import type { Contract } from '@/entities/contract';

type Described = {
  status: Contract['status'];
  receivers: readonly Pick<Contract['receivers'][number], 'channels' | 'hasTurn' | 'role' | 'state'>[];
};
type Receiver = Described['receivers'][number];

const ASKED: readonly Receiver['state'][] = ['NOTIFIED', 'OPENED', 'VERIFIED'];

const hasActed = ({ state }: Receiver) => state === 'SIGNED' || state === 'APPROVED';
/** An extended deadline returns the turn to receivers who lost it at the earlier one. */
const regainsTurn = ({ role, state }: Receiver) => role !== 'VIEWER' && ASKED.includes(state);

/** Counts the receivers who get a text message about a reminder or a new deadline. */
export function countTexts(act: 'remind' | 'extend', { status, receivers }: Described): number {
  const isTold = (receiver: Receiver) =>
    receiver.hasTurn || (act === 'extend' && (hasActed(receiver) || (status === 'EXPIRED' && regainsTurn(receiver))));
  return receivers.filter((receiver) => isTold(receiver) && receiver.channels.includes('SMS')).length;
}
