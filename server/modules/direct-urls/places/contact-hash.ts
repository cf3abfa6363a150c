import { tidyEmail } from '../../../../rules/email.ts';
import { extractPhoneDigits } from '../../../../rules/phone-number.ts';
import type { Secrets } from '../../../security/secrets.ts';

/** Either an email address or a phone number. */
export type VisitorContact = { email: string; phone: null } | { email: null; phone: string };

/** Returns the same hash for an address or number in every link, however it was typed. */
export const hashContact = (secrets: Pick<Secrets, 'hash'>, { email, phone }: VisitorContact) =>
  secrets.hash('direct-url-contact', email === null ? extractPhoneDigits(phone) : tidyEmail(email).toLowerCase());
