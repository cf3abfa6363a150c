import type { ReceiverRow } from './receivers.repository.ts';

const DONE: ReadonlySet<string> = new Set(['SIGNED', 'APPROVED', 'REJECTED', 'DELEGATED']);

/** Lists the unfinished receivers with the lowest order. It is their turn. */
export function listNextReceivers<Row extends Pick<ReceiverRow, 'role' | 'state' | 'signingOrder'>>(
  receivers: readonly Row[],
) {
  const open = receivers.filter(({ role, state }) => role !== 'VIEWER' && !DONE.has(state));
  const order = Math.min(...open.map(({ signingOrder }) => signingOrder ?? Infinity));
  return open.filter(({ signingOrder }) => signingOrder === order);
}
