import { extractPhoneDigits } from './phone-number.ts';

/** Lists the keys that identify a person. They are only ever compared, so they may be hashed before they are stored. */
export const listPersonKeys = ({ email, phone }: { email: string | null; phone: string | null }): string[] => [
  ...(email ? [`mail:${email.trim().normalize('NFC').toLowerCase()}`] : []),
  ...(phone ? [`phone:${extractPhoneDigits(phone)}`] : []),
];

export type RowPeople = {
  row: number;
  /** The keys of each person in the row, always in slot order. */
  people: readonly (readonly string[])[];
};

/**
 * Finds rows with the same people as an earlier row, and maps each to that earlier row. All people must be the same, so
 * somebody who appears in many rows, such as a manager who signs all of them, doesn't turn rows into duplicates.
 */
export function findDuplicateRows(rows: readonly RowPeople[]): Map<number, number> {
  const seen = new Map<string, RowPeople[]>();
  const twins = new Map<number, number>();
  for (const row of rows) {
    const keys = row.people.map((own, slot) => own.map((key) => `${slot} ${key}`)).filter((own) => own.length > 0);
    if (keys.length === 0) continue;
    const twin = findRarest(keys, seen).find((other) => isSame(row, other));
    if (twin) twins.set(row.row, twin.row);
    // A duplicate of a duplicate refers to the first row, unless it has a different key.
    for (const key of keys.flat()) {
      const others = seen.get(key);
      if (others) others.push(row);
      else seen.set(key, [row]);
    }
  }
  return twins;
}

/** Lists the earlier rows that contain this row's rarest person, because a duplicate contains all of a row's people. */
function findRarest(keys: readonly (readonly string[])[], seen: ReadonlyMap<string, RowPeople[]>): RowPeople[] {
  const countRows = (own: readonly string[]) => own.reduce((count, key) => count + (seen.get(key)?.length ?? 0), 0);
  // If somebody appears in no earlier row, this row can't be a duplicate. That is true of nearly every row.
  if (keys.some((own) => countRows(own) === 0)) return [];
  const rarest = keys.reduce((fewest, own) => (countRows(own) < countRows(fewest) ? own : fewest));
  return rarest.flatMap((key) => seen.get(key) ?? []).toSorted((one, other) => one.row - other.row);
}

const isSame = (one: RowPeople, other: RowPeople) =>
  one.people.every((keys, slot) => {
    const others = other.people[slot] ?? [];
    return keys.length === 0 ? others.length === 0 : keys.some((key) => others.includes(key));
  });
