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
  const { pageSealId: _, ...shown } = settings;
  const planned = fields.map(({ value: __, senderMark: ___, ...field }) => ({
    ...field,
    receiverUuid: seatOf(field.receiverUuid, seats),
  }));
  return canonicalJson({ settings: withoutGaps(shown), fields: planned.map(withoutGaps) });
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

/** Drops members that are undefined: stored JSON never has them. */
const withoutGaps = (members: object) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
