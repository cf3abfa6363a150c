import { extractPhoneDigits } from '#rules/phone-number.ts';

type Reachable = { name: string; email: string | null; phone: string | null };

const sameMail = (one: string | null, other: string | null) =>
  Boolean(one?.trim()) && one?.trim().toLowerCase() === other?.trim().toLowerCase();
const samePhone = (one: string | null, other: string | null) =>
  Boolean(one?.trim()) && extractPhoneDigits(one ?? '') === extractPhoneDigits(other ?? '');

/** Compares names as well as addresses, because people in one household may share an address. */
export const includesPerson = (person: Reachable, people: readonly Reachable[]) =>
  people.some(
    ({ name, email, phone }) =>
      name.trim() === person.name.trim() && (sameMail(email, person.email) || samePhone(phone, person.phone)),
  );
