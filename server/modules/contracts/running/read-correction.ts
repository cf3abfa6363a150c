import { MAX_PERSON_NAME_LENGTH, normalizeName } from '../../../../rules/names.ts';
import { extractPhoneDigits } from '../../../../rules/phone-number.ts';
import type { InputOf } from '../../../contract/operations.ts';
import type { Secrets } from '../../../security/secrets.ts';
import { hashAccessCode } from '../core/access-code-hash.ts';
import { isAccessCode } from '../drafting/lint/lint-receivers.ts';
import { normalizeAccessCode } from '../drafting/read-receivers.ts';
import { createFieldError } from './require-contact-details.ts';

export function readCorrection(secrets: Secrets, body: InputOf<'correctReceiver'>['body']) {
  const { name, title, email, phone, channels, accessCode, accessCodeHint, language } = body;
  const clean = name === undefined ? undefined : normalizeName(name, MAX_PERSON_NAME_LENGTH);
  if (clean === null) throw createFieldError('name', `이름을 1자에서 ${MAX_PERSON_NAME_LENGTH}자 사이로 적어주세요.`);
  const code = accessCode === undefined ? undefined : normalizeAccessCode(accessCode);
  if (code !== undefined && !isAccessCode(code))
    throw createFieldError('accessCode', '비밀번호를 4자에서 20자 사이로 정해주세요.');
  return {
    ...(clean !== undefined && { name: clean }),
    ...(title !== undefined && { title: title.normalize('NFC').trim() }),
    ...(email !== undefined && { email: email?.trim() || null }),
    ...(phone !== undefined && { phone: extractPhoneDigits(phone ?? '') || null }),
    ...(channels && { channels }),
    ...(code !== undefined && { accessCodeHash: hashAccessCode(secrets, code) }),
    ...(accessCodeHint !== undefined && { accessCodeHint: accessCodeHint.trim() }),
    ...(language !== undefined && { language }),
  };
}
