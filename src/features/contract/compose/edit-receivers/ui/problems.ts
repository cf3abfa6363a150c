import { tidyEmail } from '#rules/email.ts';
import { countGraphemes } from '#rules/graphemes.ts';
import { MAX_PERSON_NAME_LENGTH, normalizeName } from '#rules/names.ts';
import { isMobileNumber, extractPhoneDigits } from '#rules/phone-number.ts';
import { MAX_RECEIVERS, MAX_MESSAGE_LENGTH } from '@/shared/config';
import { isEmail } from '@/shared/lib/form-rules';
import { needsMail, needsPhone, type ReceiverList, type Person } from '../model/person';

export const isTooLong = (message: string) => countGraphemes(message) > MAX_MESSAGE_LENGTH;

export type PersonProblems = Partial<Record<'name' | 'email' | 'phone' | 'accessCode' | 'message', string>>;

const ACCESS_CODE_MIN = 4;
const ACCESS_CODE_MAX = 20;

export function findPersonProblems(person: Person): PersonProblems {
  const problems: PersonProblems = {};
  const { name, email, phone, role, verifications, accessCode, message } = person;
  if (name.trim() === '') problems.name = '이름을 적어주세요.';
  else if (countGraphemes(name.trim()) > MAX_PERSON_NAME_LENGTH)
    problems.name = `${MAX_PERSON_NAME_LENGTH}자까지 적을 수 있어요.`;
  else if (normalizeName(name, MAX_PERSON_NAME_LENGTH) === null)
    problems.name = '보이지 않는 글자가 들어 있어요. 지우고 다시 적어주세요.';
  const asked = role === 'VIEWER' ? { ...person, verifications: [] } : person;
  if (tidyEmail(email) === '' ? needsMail(asked) : !isEmail(email)) problems.email = '메일 주소가 맞는지 확인해주세요.';
  if (phone.trim() === '' ? needsPhone(asked) : !isMobileNumber(phone)) problems.phone = '번호를 끝까지 적어주세요.';
  const codeLength = countGraphemes(accessCode.normalize('NFKC').trim());
  if (
    role !== 'VIEWER' &&
    verifications.includes('ACCESS_CODE') &&
    (codeLength < ACCESS_CODE_MIN || codeLength > ACCESS_CODE_MAX)
  )
    problems.accessCode = `비밀번호를 ${ACCESS_CODE_MIN}자에서 ${ACCESS_CODE_MAX}자 사이로 정해주세요.`;
  if (isTooLong(message)) problems.message = `${MAX_MESSAGE_LENGTH}자까지 적을 수 있어요.`;
  return problems;
}

/**
 * A contract on which nobody has to act, such as a certificate signed by the sender alone, is sealed as soon as it is
 * sent.
 */
export const isSealedImmediately = ({ people }: Pick<ReceiverList, 'people'>) =>
  people.every(({ role }) => role === 'VIEWER');

export function findListProblem({ people }: Pick<ReceiverList, 'people'>): string | null {
  if (people.length > MAX_RECEIVERS) return `받는 분은 ${MAX_RECEIVERS}명까지 넣을 수 있어요.`;
  return isSealedImmediately({ people }) || people.some(({ role }) => role === 'SIGNER')
    ? null
    : '서명할 분이 한 명은 있어야 해요.';
}

const mailKey = ({ email }: Pick<Person, 'email'>) => tidyEmail(email).toLowerCase();
const phoneKey = ({ phone }: Pick<Person, 'phone'>) => extractPhoneDigits(phone);

/**
 * Shared contact details only cause a warning, because two people in one household may have the same address or number.
 */
export function findSameContacts(people: readonly Pick<Person, 'email' | 'phone'>[], index: number) {
  const person = people[index];
  if (!person) return {};
  const before = people.slice(0, index);
  const sameMail = mailKey(person) === '' ? -1 : before.findIndex((other) => mailKey(other) === mailKey(person));
  const samePhone = phoneKey(person) === '' ? -1 : before.findIndex((other) => phoneKey(other) === phoneKey(person));
  return {
    ...(sameMail >= 0 && { email: `${sameMail + 1}번과 메일 주소가 같아요.` }),
    ...(samePhone >= 0 && { phone: `${samePhone + 1}번과 번호가 같아요.` }),
  };
}
