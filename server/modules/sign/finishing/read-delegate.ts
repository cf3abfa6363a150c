import { MAX_PERSON_NAME_LENGTH, normalizeName } from '../../../../rules/names.ts';
import { isMobileNumber, extractPhoneDigits } from '../../../../rules/phone-number.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import { createFieldError } from '../../../contract/words/field-languages.ts';
import type { Delegate } from '../../contracts/core/receiver-transitions.ts';
import type { ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { isEmail, tidyEmail } from '../../../../rules/email.ts';

const createFault = (...about: Parameters<typeof createFieldError>) =>
  new DomainError('VALIDATION', { fieldErrors: [createFieldError(...about)] });

/**
 * Reads the delegate's details. Messages go to every address and number entered. Those that verification needs are
 * required.
 */
export function readDelegate(
  typed: { name: string; email?: string; phone?: string },
  { email: ownEmail, phone: ownPhone, verifications }: ReceiverRow,
): Delegate {
  const name = normalizeName(typed.name, MAX_PERSON_NAME_LENGTH);
  if (name === null) throw new DomainError('NAME_INVALID');
  const email = tidyEmail(typed.email ?? '') || null;
  const phone = extractPhoneDigits(typed.phone ?? '') || null;
  if (email !== null && !isEmail(email)) throw createFault('email', (words) => words.email);
  if (phone !== null && !isMobileNumber(phone)) throw createFault('phone', (words) => words.phone);
  const needsPhone = verifications.includes('PHONE_CODE') || verifications.includes('PHONE_IDENTITY');
  if (email === null && verifications.includes('EMAIL_CODE')) throw createFault('email', (words) => words.emailNeeded);
  if (phone === null && needsPhone) throw createFault('phone', (words) => words.phoneNeeded);
  if (email === null && phone === null) throw createFault('email', (words) => words.contactNeeded);
  const isSelf =
    (email !== null && email.toLowerCase() === ownEmail?.toLowerCase()) || (phone !== null && phone === ownPhone);
  if (isSelf) throw new DomainError('DELEGATE_SELF');
  return { name, email, phone, channels: [...(email ? ['MAIL' as const] : []), ...(phone ? ['SMS' as const] : [])] };
}
