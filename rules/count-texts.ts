type Receiver = { channels: readonly string[]; hasTurn: boolean; role: string; state: string };
type Described = { status: string; receivers: readonly Receiver[] };

const ASKED: ReadonlySet<string> = new Set(['NOTIFIED', 'OPENED', 'VERIFIED']);

const hasActed = ({ state }: Receiver) => state === 'SIGNED' || state === 'APPROVED';
/** An extended deadline returns the turn to receivers who lost it at the earlier one. */
const regainsTurn = ({ role, state }: Receiver) => role !== 'VIEWER' && ASKED.has(state);

/** Counts the receivers of a contract who get a text message about a reminder or a new deadline. */
export function countTexts(act: 'remind' | 'extend', { status, receivers }: Described): number {
  const isTold = (receiver: Receiver) =>
    receiver.hasTurn || (act === 'extend' && (hasActed(receiver) || (status === 'EXPIRED' && regainsTurn(receiver))));
  return receivers.filter((receiver) => isTold(receiver) && receiver.channels.includes('SMS')).length;
}
