import type { Transaction } from 'kysely';
import { getSeoulDay } from '../../../rules/dates.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { allocateDocumentNumbers } from './document-numbers.repository.ts';

const INITIALS = ['G', 'K', 'N', 'D', 'T', 'R', 'M', 'B', 'P', 'S', 'S', '', 'J', 'J', 'C', 'K', 'T', 'P', 'H'];
/** Romanised initials of syllables that start with a vowel, in the order of Korean vowels. */
const VOWELS = 'A A Y Y E E Y Y O W W O Y U W W W Y E U I'.split(' ');
const FIRST_SYLLABLE = 0xac00;
const COMPANY = /주식회사|유한회사|유한책임회사|사단법인|재단법인|\(주\)|㈜|\(유\)/g;
const UNNAMED = 'DJ';

/**
 * Returns the romanised initials of the first two syllables, such as HB for 한빛물산. Latin names give their own first
 * letters.
 */
export function derivePrefix(organizationName: string): string {
  const name = organizationName.normalize('NFC').replaceAll(COMPANY, ' ').trim();
  const letters = Array.from(name).flatMap((letter) => {
    const place = (letter.codePointAt(0) ?? 0) - FIRST_SYLLABLE;
    if (place >= 0 && place < 11_172)
      return INITIALS[Math.floor(place / 588)] || (VOWELS[Math.floor((place % 588) / 28)] ?? []);
    return /[a-z]/i.test(letter) ? letter.toUpperCase() : [];
  });
  return letters.length < 2 ? UNNAMED : letters.slice(0, 2).join('');
}

type Numbered = { organizationUuid: string; name: string; documentPrefix: string | null };

/** Takes the organisation's next number of the month in Seoul. Other senders wait for the end of the transaction. */
export async function assignDocumentNo(transaction: Transaction<DB>, organization: Numbered, at: Date) {
  const [documentNo = ''] = await assignDocumentNos(transaction, organization, at, 1);
  return documentNo;
}

/**
 * Takes several numbers in one go. Many contracts get theirs outside the transaction, so that no other sender has to
 * wait for it. Unused numbers leave gaps.
 */
export async function assignDocumentNos(
  connection: Connection,
  { organizationUuid, name, documentPrefix }: Numbered,
  at: Date,
  count: number,
): Promise<string[]> {
  const month = getSeoulDay(at).slice(2, 7).replace('-', '');
  const last = await allocateDocumentNumbers(connection, { organizationUuid, month, count });
  const prefix = `${documentPrefix ?? derivePrefix(name)}-${month}-`;
  return Array.from({ length: count }, (_, index) => `${prefix}${String(last - count + 1 + index).padStart(4, '0')}`);
}
