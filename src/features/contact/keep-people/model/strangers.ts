import { extractPhoneDigits } from '#rules/phone-number.ts';
import type { Contact } from '@/entities/contact';

export type Reachable = { name: string; title: string; email: string | null; phone: string | null };

export const addressesOf = ({ email, phone }: Pick<Reachable, 'email' | 'phone'>): string[] => [
  ...(email ? [email.trim().toLowerCase()] : []),
  ...(phone ? [extractPhoneDigits(phone)] : []),
];

/** The people whose address is in no contact. If several share an address, only the first is returned. */
export function strangersAmong<Person extends Reachable>(
  people: readonly Person[],
  contacts: readonly Pick<Contact, 'email' | 'phone'>[],
): Person[] {
  const known = new Set(contacts.flatMap(addressesOf));
  return people.filter((person) => {
    const addresses = addressesOf(person);
    const isStranger = addresses.length > 0 && !addresses.some((address) => known.has(address));
    addresses.forEach((address) => known.add(address));
    return isStranger;
  });
}
