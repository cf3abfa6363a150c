import { extractPhoneDigits } from '../../../../rules/phone-number.ts';
import type { Secrets } from '../../../security/secrets.ts';

/** What a visitor typed. Exactly one of them is known. */
export type VisitorContact = { email: string; phone: null } | { email: null; phone: string };

/** Equal for one address or number in all links, however it was typed. */
export const hashContact = (secrets: Pick<Secrets, 'hash'>, { email, phone }: VisitorContact) =>
  secrets.hash('direct-url-contact', email === null ? extractPhoneDigits(phone) : email.trim().toLowerCase());
