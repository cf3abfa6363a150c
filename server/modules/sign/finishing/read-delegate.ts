import { MAX_PERSON_NAME_LENGTH, normalizeName } from '../../../../rules/graphemes.ts';
import { isMobileNumber, extractPhoneDigits } from '../../../../rules/phone-number.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Delegate } from '../../contracts/core/receiver-transitions.ts';
import type { ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { isMailAddress } from '../../../text/mail-address.ts';

const createFault = (field: string, message: string, english: string) =>
  new DomainError('VALIDATION', { fieldErrors: [{ field, message, english }] });

/** Messages go to all given contacts. Contacts that the verification methods need are required. */
export function readDelegate(
  typed: { name: string; email?: string; phone?: string },
  { email: ownEmail, phone: ownPhone, verifications }: ReceiverRow,
): Delegate {
  const name = normalizeName(typed.name, MAX_PERSON_NAME_LENGTH);
  if (name === null) throw new DomainError('NAME_INVALID');
  const email = typed.email?.trim() || null;
  const phone = extractPhoneDigits(typed.phone ?? '') || null;
  if (email !== null && !isMailAddress(email))
    throw createFault('email', '메일 주소가 맞는지 확인해주세요.', 'Check the email address.');
  if (phone !== null && !isMobileNumber(phone))
    throw createFault('phone', '휴대폰 번호를 확인해주세요.', 'Check the mobile number.');
  const needsPhone = verifications.includes('PHONE_CODE') || verifications.includes('PHONE_IDENTITY');
  if (email === null && verifications.includes('EMAIL_CODE'))
    throw createFault(
      'email',
      '메일로 확인하는 문서예요. 메일 주소를 적어주세요.',
      'This document is verified by email. Enter an email address.',
    );
  if (phone === null && needsPhone)
    throw createFault(
      'phone',
      '휴대폰으로 확인하는 문서예요. 번호를 적어주세요.',
      'This document is verified by phone. Enter a mobile number.',
    );
  if (email === null && phone === null)
    throw createFault('email', '메일 주소나 휴대폰 번호를 적어주세요.', 'Enter an email address or a mobile number.');
  const isSelf =
    (email !== null && email.toLowerCase() === ownEmail?.toLowerCase()) || (phone !== null && phone === ownPhone);
  if (isSelf) throw new DomainError('DELEGATE_SELF');
  return { name, email, phone, channels: [...(email ? ['MAIL' as const] : []), ...(phone ? ['SMS' as const] : [])] };
}
