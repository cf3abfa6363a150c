import { MAX_PERSON_NAME_LENGTH, normalizeName } from '../../../rules/names.ts';
import { extractPhoneDigits, isMobileNumber } from '../../../rules/phone-number.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { InputOf } from '../../contract/operations.ts';
import { isEmail, tidyEmail } from '../../../rules/email.ts';
import type { DirectUrlTerms } from './direct-url.types.ts';
import { createValidationError } from './parse-terms.ts';
import type { Visitor } from './visitor-sheet.ts';

type Body = InputOf<'startDirectUrl'>['body'];

export function parseVisitor(
  body: Body,
  { contactBy, domains }: Pick<DirectUrlTerms, 'contactBy' | 'domains'>,
): Visitor {
  const name = normalizeName(body.name, MAX_PERSON_NAME_LENGTH);
  if (name === null)
    throw createValidationError('name', `이름을 1자에서 ${MAX_PERSON_NAME_LENGTH}자 사이로 적어주세요.`);
  const email = tidyEmail(body.email ?? '');
  const phone = extractPhoneDigits(body.phone ?? '');
  if (email !== '' && phone !== '')
    throw createValidationError('phone', '메일 주소와 휴대폰 번호 가운데 하나만 적어주세요.');
  if (contactBy === 'PHONE' || (contactBy === 'EITHER' && email === '')) {
    if (!isMobileNumber(phone)) throw createValidationError('phone', '휴대폰 번호를 끝까지 적어주세요.');
    return { name, email: null, phone, language: body.language };
  }
  if (!isEmail(email)) throw createValidationError('email', '메일 주소가 맞는지 확인해주세요.');
  if (domains.length > 0 && !domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase()))
    throw new DomainError('DOMAIN_NOT_ALLOWED');
  return { name, email, phone: null, language: body.language };
}
