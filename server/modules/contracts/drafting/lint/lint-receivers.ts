import { countGraphemes } from '../../../../../rules/graphemes.ts';
import { describeNameProblem, MAX_PERSON_NAME_LENGTH } from '../../../../../rules/names.ts';
import { suggestMailDomain } from '../../../../../rules/mail-domain.ts';
import { isMobileNumber } from '../../../../../rules/phone-number.ts';
import { isEmail } from '../../../../../rules/email.ts';
import type { Problem } from '../../core/contract.types.ts';
import { createError, createWarning, type Draft } from './draft.ts';

type Person = Draft['receivers'][number];

export function lintReceivers({ receivers, marks }: Draft): Problem[] {
  const problems = receivers.flatMap((person) => lintPerson(person, receivers));
  if (receivers.some(({ role }) => role === 'SIGNER')) return problems;
  const location = { setting: 'RECEIVERS' as const };
  const isSignedBySender = marks.some(({ places }) => places.some((field) => field !== null));
  // If only the sender signs, as on a certificate, the contract is sealed when it is sent.
  return isSignedBySender && !receivers.some(({ role }) => role === 'APPROVER')
    ? [createWarning('SEALED_AT_ONCE', '서명할 분이 없어요. 보내면 바로 잠가서 보내드려요', location), ...problems]
    : [createError('NO_SIGNER', '서명할 분이 한 명은 있어야 해요.', location), ...problems];
}

function lintPerson(person: Person, all: readonly Person[]): Problem[] {
  const problems: Problem[] = [];
  const { receiverUuid, name, email, phone, channels, verifications } = person;
  const location = { receiverUuid };
  const who = name ? `${name} 님` : person.slotName || `${person.position + 1}번째 받는 분`;
  const say = (code: Problem['code'], words: string) => problems.push(createError(code, `${who}: ${words}`, location));

  const nameProblem = describeNameProblem(name, '이름', MAX_PERSON_NAME_LENGTH);
  if (nameProblem !== null) say('NAME_WRONG', nameProblem);
  if (channels.length === 0) say('CHANNEL_MISSING', '메일이나 문자 가운데 보낼 방법을 골라주세요.');
  const needsMail = channels.includes('MAIL') || verifications.includes('EMAIL_CODE');
  if (email === null ? needsMail : !isEmail(email)) say('EMAIL_WRONG', '메일 주소가 맞는지 확인해주세요.');
  const needsPhone =
    channels.includes('SMS') || verifications.includes('PHONE_CODE') || verifications.includes('PHONE_IDENTITY');
  if (phone === null ? needsPhone : !isMobileNumber(phone)) say('PHONE_WRONG', '휴대폰 번호를 끝까지 적어주세요.');
  if (verifications.includes('ACCESS_CODE') && !isAccessCode(person.accessCode))
    say('ACCESS_CODE_WRONG', '비밀번호를 4자에서 20자 사이로 정해주세요.');

  const meant = email === null ? null : suggestMailDomain(email);
  if (meant) problems.push(createWarning('MAIL_DOMAIN_ODD', `${who}: 메일 주소가 ${meant} 아닌가요?`, location));
  const same = all.find((other) => other.position < person.position && isSame(other, person));
  if (same) {
    const what = same.email !== null && same.email.toLowerCase() === email?.toLowerCase() ? '메일 주소가' : '번호가';
    problems.push(createWarning('DUPLICATE_RECEIVER', `${who}: ${same.position + 1}번과 ${what} 같아요.`, location));
  }
  return problems;
}

export function isAccessCode(code: string | null): boolean {
  const length = countGraphemes(code ?? '');
  return length >= 4 && length <= 20;
}

const isSame = (one: Person, other: Person) =>
  (one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase()) ||
  (one.phone !== null && one.phone === other.phone);
