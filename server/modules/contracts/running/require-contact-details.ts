import { isMobileNumber } from '../../../../rules/phone-number.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import { isEmail } from '../../../../rules/email.ts';
import type { ReceiverRow } from '../core/receivers.repository.ts';

export const createFieldError = (field: string, message: string) =>
  new DomainError('VALIDATION', { fieldErrors: [{ field, message }] });

export function requireContactDetails({ email, phone, channels, verifications }: ReceiverRow) {
  if (channels.length === 0) throw createFieldError('channels', '메일이나 문자 가운데 보낼 방법을 골라주세요.');
  const needsMail = channels.includes('MAIL') || verifications.includes('EMAIL_CODE');
  if (email === null ? needsMail : !isEmail(email)) throw createFieldError('email', '메일 주소가 맞는지 확인해주세요.');
  const needsPhone =
    channels.includes('SMS') || verifications.includes('PHONE_CODE') || verifications.includes('PHONE_IDENTITY');
  if (phone === null ? needsPhone : !isMobileNumber(phone))
    throw createFieldError('phone', '휴대폰 번호를 끝까지 적어주세요.');
}
