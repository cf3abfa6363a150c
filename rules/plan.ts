import { canonicalJson } from './canonical-json.ts';

type PlannedField = { fieldId: string; receiverUuid: string | null; value?: unknown; senderMark?: unknown };
type Plan<Field extends PlannedField> = {
  settings: { pageSealId?: unknown };
  fields: readonly Field[];
  /** Who had the place of a receiver at the sending, of those who took it over since. */
  seats: ReadonlyMap<string, string>;
};

/**
 * What a contract asks for, as a text to hash: its settings and its fields with the owners of the sending, as all receivers see
 * them. Values are no part of it, and where the sender keeps a mark is nobody's business.
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

/** A member that is undefined is not there: it never was in what is stored. */
const withoutGaps = (members: object) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
