import { tidyEmail } from '../../../../rules/email.ts';
import { describeNameProblem, MAX_PERSON_NAME_LENGTH, tidyName } from '../../../../rules/names.ts';
import { extractPhoneDigits } from '../../../../rules/phone-number.ts';
import type { InputOf } from '../../../contract/operations.ts';
import type { Secrets } from '../../../security/secrets.ts';
import { hashAccessCode, normalizeAccessCode } from '../core/access-code-hash.ts';
import { isAccessCode } from '../drafting/lint/lint-receivers.ts';
import { createFieldError } from './require-contact-details.ts';

export function readCorrection(secrets: Secrets, body: InputOf<'correctReceiver'>['body']) {
  const { name, title, email, phone, channels, accessCode, accessCodeHint, language } = body;
  const nameProblem = name === undefined ? null : describeNameProblem(name, '이름', MAX_PERSON_NAME_LENGTH);
  if (nameProblem !== null) throw createFieldError('name', nameProblem);
  const code = accessCode === undefined ? undefined : normalizeAccessCode(accessCode);
  if (code !== undefined && !isAccessCode(code))
    throw createFieldError('accessCode', '비밀번호를 4자에서 20자 사이로 정해주세요.');
  return {
    ...(name !== undefined && { name: tidyName(name) }),
    ...(title !== undefined && { title: title.normalize('NFC').trim() }),
    ...(email !== undefined && { email: tidyEmail(email ?? '') || null }),
    ...(phone !== undefined && { phone: extractPhoneDigits(phone ?? '') || null }),
    ...(channels && { channels }),
    ...(code !== undefined && { accessCodeHash: hashAccessCode(secrets, code) }),
    ...(accessCodeHint !== undefined && { accessCodeHint: accessCodeHint.trim() }),
    ...(language !== undefined && { language }),
  };
}
