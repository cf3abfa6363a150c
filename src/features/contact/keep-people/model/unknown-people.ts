import { tidyEmail } from '#rules/email.ts';
import { extractPhoneDigits } from '#rules/phone-number.ts';
import type { Contact } from '@/entities/contact';

export type ContactDetails = { name: string; title: string; email: string | null; phone: string | null };

export const listAddresses = ({ email, phone }: Pick<ContactDetails, 'email' | 'phone'>): string[] => [
  ...(email ? [tidyEmail(email).toLowerCase()] : []),
  ...(phone ? [extractPhoneDigits(phone)] : []),
];

/** If several people share an address, returns only the first. */
export function findUnknownPeople<Person extends ContactDetails>(
  people: readonly Person[],
  contacts: readonly Pick<Contact, 'email' | 'phone'>[],
): Person[] {
  const known = new Set(contacts.flatMap(listAddresses));
  return people.filter((person) => {
    const addresses = listAddresses(person);
    const isStranger = addresses.length > 0 && !addresses.some((address) => known.has(address));
    addresses.forEach((address) => known.add(address));
    return isStranger;
  });
}
