import { extractPhoneDigits } from './phone-number.ts';

/**
 * Lists the keys that identify a person. Keys are only compared with each other, so callers may hash them before
 * storing.
 */
export const listPersonKeys = ({ email, phone }: { email: string | null; phone: string | null }): string[] => [
  ...(email ? [`mail:${email.trim().normalize('NFC').toLowerCase()}`] : []),
  ...(phone ? [`phone:${extractPhoneDigits(phone)}`] : []),
];

export type RowPeople = {
  row: number;
  /** The keys of each person in the row, in slot order. */
  people: readonly (readonly string[])[];
};

/**
 * Maps each row to an earlier row with exactly the same people. A person who is in many rows, such as a manager who
 * signs them all, doesn't make them duplicates.
 */
export function findDuplicateRows(rows: readonly RowPeople[]): Map<number, number> {
  const seen = new Map<string, RowPeople[]>();
  const twins = new Map<number, number>();
  for (const row of rows) {
    const keys = row.people.map((own, slot) => own.map((key) => `${slot} ${key}`)).filter((own) => own.length > 0);
    if (keys.length === 0) continue;
    const twin = findRarest(keys, seen).find((other) => isSame(row, other));
    if (twin) twins.set(row.row, twin.row);
    // A duplicate of a duplicate also points to the first row, unless their keys differ.
    for (const key of keys.flat()) {
      const others = seen.get(key);
      if (others) others.push(row);
      else seen.set(key, [row]);
    }
  }
  return twins;
}

/** Lists the earlier rows that contain this row's rarest person. A duplicate has to be among them. */
function findRarest(keys: readonly (readonly string[])[], seen: ReadonlyMap<string, RowPeople[]>): RowPeople[] {
  const countRows = (own: readonly string[]) => own.reduce((count, key) => count + (seen.get(key)?.length ?? 0), 0);
  // A person who is new in this row rules out a duplicate. Nearly all rows end here.
  if (keys.some((own) => countRows(own) === 0)) return [];
  const rarest = keys.reduce((fewest, own) => (countRows(own) < countRows(fewest) ? own : fewest));
  return rarest.flatMap((key) => seen.get(key) ?? []).toSorted((one, other) => one.row - other.row);
}

const isSame = (one: RowPeople, other: RowPeople) =>
  one.people.every((keys, slot) => {
    const others = other.people[slot] ?? [];
    return keys.length === 0 ? others.length === 0 : keys.some((key) => others.includes(key));
  });
