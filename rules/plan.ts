import { canonicalJson } from './canonical-json.ts';

type PlannedField = { fieldId: string; receiverUuid: string | null; value?: unknown; senderMark?: unknown };
type Plan<Field extends PlannedField> = {
  settings: { pageSealId?: unknown };
  fields: readonly Field[];
  /** The id of each delegate, mapped to the id of the receiver they took over from. */
  seats: ReadonlyMap<string, string>;
};

/**
 * What a contract asks for, as a text to hash: the settings, and the fields with their owners at sending, as all
 * receivers see them. Values are not included, and neither is where the sender keeps a mark, which nobody else needs to
 * know.
 */
export function planText<Field extends PlannedField>({ settings, fields, seats }: Plan<Field>): string {
  const planned = fields.map((field) => ({
    ...pickPresent(field, UNPLANNED),
    receiverUuid: seatOf(field.receiverUuid, seats),
  }));
  return canonicalJson({ settings: pickPresent(settings, UNSETTLED), fields: planned });
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
const UNSETTLED: ReadonlySet<string> = new Set(['pageSealId']);

/** Leaves out members that are undefined as well: stored JSON never has them. */
const pickPresent = (members: object, without: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(members).filter(([name, value]) => value !== undefined && !without.has(name)));
