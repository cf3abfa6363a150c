import type { ChainEvent } from '../../audit/events.ts';

/** Replaces a deleted name. */
export const SOMEBODY = '받는 분';

/** Returns what a receiver was called when an event happened, whoever the contract was given to later. */
export type NameHistory = (event: ChainEvent, receiverUuid: string) => string;

/** Returns what a receiver was called at a time. */
export function createNamesOverTime(events: readonly ChainEvent[]) {
  const nameAt = createNameHistory(events);
  const corrections = events.filter(({ kind }) => kind === 'CONTACT_CORRECTED');
  return (time: Date, receiverUuid: string): string => {
    const [first] = events;
    const last = corrections.findLast(({ at }) => new Date(at) <= time) ?? first;
    return last ? nameAt(last, receiverUuid) : SOMEBODY;
  };
}

export function createNameHistory(events: readonly ChainEvent[]): NameHistory {
  const names = new Map<string, { from: number; name: string }[]>();
  const add = (receiverUuid: string, from: number, name: string) =>
    names.set(receiverUuid, [...(names.get(receiverUuid) ?? []), { from, name }]);
  for (const { kind, index, data } of events) {
    if (kind === 'SENT') for (const { receiverUuid, name } of data.receivers) add(receiverUuid, 0, name);
    if (kind === 'DELEGATED') add(data.toReceiverUuid, 0, data.after.name);
    if (kind === 'CONTACT_CORRECTED') add(data.receiverUuid, index, data.after.name);
  }
  return ({ index }, receiverUuid) => names.get(receiverUuid)?.findLast(({ from }) => from <= index)?.name || SOMEBODY;
}
