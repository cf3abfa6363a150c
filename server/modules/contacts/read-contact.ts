import { countGraphemes } from '../../../rules/graphemes.ts';
import { describeNameProblem, MAX_PERSON_NAME_LENGTH, tidyName } from '../../../rules/names.ts';
import { isPhoneNumber, extractPhoneDigits } from '../../../rules/phone-number.ts';
import { isEmail, tidyEmail } from '../../../rules/email.ts';
import type { ContactFacts } from './contacts.repository.ts';

type Typed = {
  name: string;
  company?: string;
  title?: string;
  email?: string | null;
  phone?: string | null;
  memo?: string;
};
export type FieldProblem = { field: string; message: string };

const COMPANY_MAX = 100;
const MEMO_MAX = 300;

export function readContact(typed: Typed): { facts: Omit<ContactFacts, 'groupUuids'>; problems: FieldProblem[] } {
  const nameProblem = describeNameProblem(typed.name, '이름', MAX_PERSON_NAME_LENGTH);
  const email = tidyEmail(typed.email ?? '') || null;
  const phone = extractPhoneDigits(typed.phone ?? '') || null;
  const facts = {
    name: tidyName(typed.name),
    company: clean(typed.company),
    title: clean(typed.title),
    email,
    phone,
    memo: clean(typed.memo),
  };
  const faults: [boolean, string, string][] = [
    [nameProblem !== null, 'name', nameProblem ?? ''],
    [countGraphemes(facts.company) > COMPANY_MAX, 'company', `회사를 ${COMPANY_MAX}자까지 적을 수 있어요.`],
    [
      countGraphemes(facts.title) > MAX_PERSON_NAME_LENGTH,
      'title',
      `직함을 ${MAX_PERSON_NAME_LENGTH}자까지 적을 수 있어요.`,
    ],
    [countGraphemes(facts.memo) > MEMO_MAX, 'memo', `메모를 ${MEMO_MAX}자까지 적을 수 있어요.`],
    [email === null && phone === null, 'email', '메일 주소나 휴대폰 번호 가운데 하나를 적어주세요.'],
    [email !== null && !isEmail(email), 'email', '메일 주소가 맞는지 확인해주세요.'],
    [phone !== null && !isPhoneNumber(phone), 'phone', '번호를 끝까지 적어주세요.'],
  ];
  return { facts, problems: faults.flatMap(([wrong, field, message]) => (wrong ? [{ field, message }] : [])) };
}

const clean = (text = '') => text.normalize('NFC').trim();
