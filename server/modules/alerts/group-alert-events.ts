import { toSeoulDay } from './causes/mail-time.ts';
import type { AlertKind } from './causes/alert-kinds.ts';
import type { AlertEvent } from './claim-causes.repository.ts';

/** A member's events of one document, batch or kind on one day. */
export type AlertEventGroup = Omit<AlertEvent, 'isMailed'> & {
  groupKey: string;
  day: string;
  kinds: AlertKind[];
  count: number;
  /** By kind, the events for which the action sent no email. */
  unmailed: Map<AlertKind, { count: number; last: AlertEvent }>;
};

/** Groups events for alerts. The newest event writes the alert's text. */
export function groupAlertEvents(all: readonly AlertEvent[]): AlertEventGroup[] {
  const groups = new Map<string, AlertEventGroup>();
  for (const told of all) {
    const groupKey = told.batchUuid ?? told.contractId ?? told.kind;
    const day = toSeoulDay(told.at);
    const key = `${told.seatUuid} ${groupKey} ${day}`;
    const group = groups.get(key);
    const gathered = group ? addEvent(group, told) : startGroup(told, groupKey, day);
    groups.set(key, gathered);
    if (told.isMailed) continue;
    const count = (gathered.unmailed.get(told.kind)?.count ?? 0) + 1;
    gathered.unmailed.set(told.kind, { count, last: told });
  }
  return [...groups.values()];
}

const startGroup = ({ isMailed: _, ...told }: AlertEvent, groupKey: string, day: string): AlertEventGroup => ({
  ...told,
  groupKey,
  day,
  kinds: [told.kind],
  count: 1,
  unmailed: new Map(),
});

const addEvent = (group: AlertEventGroup, { isMailed: _, ...told }: AlertEvent): AlertEventGroup => ({
  ...group,
  ...told,
  contractId: group.contractId === told.contractId ? told.contractId : null,
  kinds: [...new Set([...group.kinds, told.kind])],
  count: group.count + 1,
});
