import { tidyEmail } from '#rules/email.ts';
import { MAX_PERSON_NAME_LENGTH, normalizeName } from '#rules/names.ts';
import { isMobileNumber } from '#rules/phone-number.ts';
import { listSheetColumns } from '#rules/sheet-columns.ts';
import type { Template } from '@/entities/template';
import { isEmail } from '@/shared/lib/form-rules';
import type { EnteredPerson } from './chosen-recipients';

export type RequiredContact = { email: boolean; phone: boolean };

export function findRequiredContact({ content }: Pick<Template, 'content'>): RequiredContact {
  const columns = listSheetColumns(content);
  const needs = (kind: 'EMAIL' | 'PHONE') => columns.some((column) => column.kind === kind && column.isRequired);
  return { email: needs('EMAIL'), phone: needs('PHONE') };
}

/** Returns null if no contact details are missing. */
export function describeMissingContact(
  needs: RequiredContact,
  { email, phone }: { email: string | null; phone: string | null },
) {
  const isMailMissing = needs.email && !email;
  const isPhoneMissing = needs.phone && !phone;
  if (isMailMissing && isPhoneMissing) return '메일 주소와 휴대폰 번호가 없어요';
  if (isMailMissing) return '메일 주소가 없어요';
  return isPhoneMissing ? '휴대폰 번호가 없어요' : null;
}

export type EnteredPersonProblems = Partial<Record<'name' | 'email' | 'phone', string>>;

export function findEnteredPersonProblems(
  { name, email, phone }: Omit<EnteredPerson, 'key'>,
  needs: RequiredContact,
): EnteredPersonProblems {
  return {
    ...(normalizeName(name, MAX_PERSON_NAME_LENGTH) === null && {
      name: `이름을 1자에서 ${MAX_PERSON_NAME_LENGTH}자 사이로 적어주세요.`,
    }),
    ...((tidyEmail(email) === '' ? needs.email : !isEmail(email)) && { email: '메일 주소가 맞는지 확인해주세요.' }),
    ...((phone.trim() === '' ? needs.phone : !isMobileNumber(phone)) && { phone: '번호를 끝까지 적어주세요.' }),
  };
}
