import { toCanonicalJson } from './canonical-json.ts';

type PlannedField = { fieldId: string; receiverUuid: string | null; value?: unknown; senderMark?: unknown } & ListField;
/** A field with a list box. The plan contains the items of each list box only once, however many fields use them. */
type ListField = { listBoxId?: string; items?: readonly string[] };
type Plan<Field extends PlannedField> = {
  settings: { pageSealId?: unknown; mailTemplate?: unknown };
  fields: readonly Field[];
  seats: ReadonlyMap<string, string>;
};

/**
 * Serialises the settings and fields for the hash in the SENT event, with the receivers' ids at the time of sending.
 * The text contains only what all receivers see, so it leaves out values and which saved mark the sender used.
 */
export function serializePlan<Field extends PlannedField>({ settings, fields, seats }: Plan<Field>): string {
  const planned = fields.map((field) => ({
    ...pickPresent(field, field.listBoxId === undefined ? UNPLANNED : UNPLANNED_IN_LISTS),
    receiverUuid: seatOf(field.receiverUuid, seats),
  }));
  const lists = fields.flatMap(({ listBoxId, items = [] }) => (listBoxId === undefined ? [] : [[listBoxId, items]]));
  return toCanonicalJson({
    settings: pickPresent(settings, UNSETTLED),
    fields: planned,
    ...(lists.length > 0 && { lists: Object.fromEntries(lists) }),
  });
}

function seatOf(receiverUuid: string | null, seats: ReadonlyMap<string, string>): string | null {
  let seat = receiverUuid;
  const passed = new Set<string>();
  while (seat !== null && !passed.has(seat)) {
    passed.add(seat);
    seat = seats.get(seat) ?? seat;
  }
  return seat;
}

const UNPLANNED: ReadonlySet<string> = new Set(['value', 'senderMark']);
const UNPLANNED_IN_LISTS: ReadonlySet<string> = new Set([...UNPLANNED, 'items']);
const UNSETTLED: ReadonlySet<string> = new Set(['pageSealId', 'mailTemplate']);

/** Drops the given properties, and undefined ones, because they would be missing after a round trip through JSON. */
const pickPresent = (members: object, without: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(members).filter(([name, value]) => value !== undefined && !without.has(name)));
